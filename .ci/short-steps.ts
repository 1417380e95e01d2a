/** One step of .ci/run. */
export interface Step {
  readonly name: string
  readonly command: readonly string[]
  /** Cores that it keeps busy: steps share the machine while the sum of theirs is at most its own. */
  readonly cores: 1 | 2
}

/** A step is made for 45 s; a machine that is busy with other work still passes. Steps of tests have no limit but the run's. */
export const faultSecondsMax = 300

const tests = (script: string, cores: Step['cores']): Step => ({
  name: script,
  command: ['npm', 'run', '--silent', script],
  cores,
})

const program = (front: 'bench' | 'faults', words: string, cores: Step['cores'] = 1): Step => ({
  name: words.replace(/ --.*/, '') + (words.includes('--engine server') ? ', PostgreSQL' : ''),
  command: ['npm', 'run', '--silent', front, '--', ...words.split(' ')],
  cores,
})

/** The README's test command and the suites that need more than it. */
export const testSteps: readonly Step[] = [
  { name: 'test', command: ['npm', 'test'], cores: 2 },
  { name: 'install-packages', command: ['.ci/install-packages'], cores: 2 },
  { name: 'sbom', command: ['npm', 'run', '--silent', 'sbom'], cores: 1 },
  { name: 'install-onnx', command: ['.ci/install-onnx'], cores: 2 },
  tests('test:slow', 2),
  tests('test:postgres', 2),
  tests('test:browser', 1),
  tests('test:s3', 1),
  tests('test:api', 1),
  { name: 'demo', command: ['bin/gatehouse', 'demo'], cores: 1 },
]

/**
 * Every fault program in a form of 45 s at most; .ci/soak has the long forms. Times and rates are printed and not judged
 * (--faults-only), since steps share the machine. Kills at labelled steps are in test/durability/crash.slow.test.ts, which
 * test:slow and test:postgres run, one on each engine.
 */
export const faultSteps: readonly Step[] = [
  program('faults', 'crash --kills 15 --within 25'),
  program('faults', 'crash --kills 15 --within 25 --engine server'),
  program('faults', 'delivery-crash --kills 15 --within 25'),
  program('faults', 'delivery-crash --kills 15 --within 25 --engine server'),
  program('faults', 'idempotency --retries 600 --kills 4'),
  program('faults', 'idempotency --retries 600 --kills 4 --engine server'),
  program('faults', 'slow-clients --seconds 3 --faults-only'),
  program('faults', 'power-loss --trials 1'),
  program('faults', 'restarts --restarts 5'),
  program('faults', 'disk-full'),
  program('faults', 'receivers --deadline-ms 2000 --times 2'),
  program('faults', 'eid-provider --faults-only'),
  program('faults', 'deliveries --seconds 5 --rate 25 --faults-only'),
  program('faults', 'deliveries --seconds 5 --rate 25 --faults-only --engine server'),
  program('faults', 'hold --seconds 20 --rate 50 --faults-only'),
  program('faults', 'hold --seconds 20 --rate 60 --faults-only --engine server'),
  program('faults', 'fuzz --requests 5000 --files 6 --within 35'),
  program('faults', 'locks --requests 5000'),
  program('faults', 'delivery-simulation --seeds 500 --store 5'),
  program('faults', 'delivery-simulation --seeds 10 --store 5 --engine server'),
  program('faults', 'claims --workspaces 20 --engine server'),
  program('faults', 'replay --verdicts 200'),
  program('faults', 'replay --verdicts 200 --engine server'),
  program('faults', 'reader-faults --faults 6 --deadline-ms 10000'),
  program('faults', 'uploads --rounds 1 --faults-only'),
  program('faults', 'vectors'),
  program('faults', 'hostile-files --mutations 60 --within 35 --faults-only', 2),
  program('bench', 'reading --levels text --texts 80 --readers 2 --quiet --fields-min 0.985 --types-min 0.985', 2),
]
