### The benchmark in English.

## While it runs.

compiling = Compiling kernel, games and bots, unless nothing has changed since the last time. This can take minutes.
round = Round { $number } of { $rounds }
sharing = Two workers beside two commands
kept = The results are in { $file }.
failed = { $label } could not be measured: its process ended with { $code }. { $said }

## What is not there.

no-checkout = not measured: this build is only in a checkout of Meadhall
no-mypyc = not measured: mypyc, setuptools or hatchling is not installed; "make bench" brings them
no-compiler = not measured: there is no C compiler here
not-compiled = not measured: it could not be compiled. { $said }
no-scripts = not measured: its script is only in a checkout of Meadhall
no-catanatron = not measured: Catanatron is not installed; "make bench" brings it
no-openspiel = not measured: OpenSpiel is not installed; "make bench" brings it
no-node = not measured: there is no Node with npm here
no-npm = not measured: npm could not install it. { $said }

## The table.

about = Meadhall { $version }, { $python }, { $system }
machine = { $cpu }, { $cores ->
    [one] one core
   *[other] { $cores } cores
}, load { $load } before the run
how = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
}, { $what ->
    [games] all rows in turn, games each: { $number }.
   *[seconds] all rows in turn, seconds each: { $number }.
} Medians, and how far the rounds strayed from them.
head-game = random play
head-build = build
head-decisions = decisions/s
head-times = × Catanatron
head-copy = copy µs
head-games = games/s
head-simulations = simulations/s
head-cost = decisions in each
head-load = load ms
head-view = view bytes
head-import = import ms
head-start = start ms
head-target = target
build-plain = plain
build-compiled = compiled
met = met
missed = missed
unknown = unknown

## Two cores.

shared = { $command } with two workers ({ $build }): { $efficiency } of two commands at once ({ $low } to { $high }), { $twice } of twice one alone, { $speed } games/s

## Targets.

all-met = All targets are met.
not-judged = Without Catanatron nobody knows whether the targets are met.
missed-decisions = Missed: { $label }, { $build }: { $found } times Catanatron’s decisions, not { $bound }.
missed-copies = Missed: { $label }, { $build }: a copy { $found } times as fast as Catanatron’s, not { $bound }.
missed-simulations = Missed: { $label }, { $build }: a simulation takes the time of { $found } random decisions, more than { $bound }.
missed-sharing = Missed: { $label }, { $build }: two workers do { $found } of what two commands do, not { $bound }.
missed-import = Missed: { $label }, { $build }: the import takes { $found } ms, more than { $bound }.
missed-start = Missed: { $label }, { $build }: a first position takes { $found } ms, more than { $bound }.
none-alike = No results from this kind of machine are kept, so nobody knows what has become slower.
none-compared = No other engine was measured then and now, so nobody knows what has become slower.
none-slower = Nothing has become slower by more than a tenth since { $version }, by the measure of the other engines.
slower = Slower than in { $version }: { $label }, { $build }, { $what }: { $times } times as fast, by the measure of the other engines.
what-decisions = decisions
what-copies = copies
what-simulations = simulations
what-loading = loading
what-importing = importing
what-starting = starting
