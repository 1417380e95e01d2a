/** One step of .ci/soak. */
export interface SoakStep {
  readonly name: string
  readonly front: 'bench' | 'faults'
  readonly program: string
  readonly options: string
  /** It may take so long; a step that runs longer is ended and has failed. */
  readonly secondsMax: number
  /** The program takes --within: it is told to end in its time, and how much it did is among its figures. */
  readonly within?: true
  /** Takes a folder of data that is not in this repository: --data NAME=DIR. Steps that can do without run without. */
  readonly data?: 'may' | 'must'
}

const faults = (
  name: string,
  options: string,
  secondsMax: number,
  more: Pick<SoakStep, 'within' | 'data'> = {},
): SoakStep => ({
  name,
  front: 'faults',
  program: name.replace(/-(embedded|server)$/, ''),
  options,
  secondsMax,
  ...more,
})

const bench = (name: string, options: string, secondsMax: number, more: Pick<SoakStep, 'data'> = {}): SoakStep => ({
  ...faults(name, options, secondsMax, more),
  front: 'bench',
})

const server = '--engine server'

/** The long form of every fault program, and every benchmark, in the order they run. */
export const soakSteps: readonly SoakStep[] = [
  faults('crash-embedded', '--kills 200', 900, { within: true }),
  faults('crash-server', `--kills 200 ${server}`, 900, { within: true }),
  { ...faults('failpoints-embedded', '--failpoint all --kills 20', 1_200, { within: true }), program: 'crash' },
  { ...faults('failpoints-server', `--failpoint all --kills 20 ${server}`, 1_200, { within: true }), program: 'crash' },
  faults('delivery-crash-embedded', '--kills 1000', 1_800, { within: true }),
  faults('delivery-crash-server', `--kills 1000 ${server}`, 1_800, { within: true }),
  { ...faults('idempotency-race-embedded', '', 900), program: 'idempotency' },
  { ...faults('idempotency-race-server', server, 900), program: 'idempotency' },
  faults('power-loss', '--trials 5', 600),
  faults('restarts', '--restarts 20', 600),
  faults('disk-full', '', 300),
  faults('fuzz', '--requests 200000 --processes 2', 1_500, { within: true }),
  faults('vectors', '', 900, { data: 'must' }),
  faults('hostile-files', '--mutations 2000 --faults-only', 2_700, { within: true, data: 'may' }),
  faults('reader-faults', '--faults 100', 1_200),
  faults('slow-clients', '--faults-only', 300),
  faults('receivers', '', 900),
  faults('eid-provider', '--faults-only', 300),
  faults('delivery-simulation-embedded', '--seeds 20000 --store 200', 1_200),
  faults('delivery-simulation-server', `--seeds 200 --store 200 ${server}`, 1_200),
  faults('claims-server', server, 600),
  faults('deliveries-embedded', '--faults-only', 300),
  faults('deliveries-server', `--faults-only ${server}`, 300),
  faults('locks', '--requests 200000', 900),
  faults('replay-embedded', '--verdicts 10000', 1_500),
  faults('replay-server', `--verdicts 10000 ${server}`, 1_500),
  faults('hold-embedded', '--seconds 600 --faults-only', 900),
  faults('hold-server', `--seconds 600 --faults-only ${server}`, 900),
  faults('uploads', '--faults-only', 600),
  bench('verify', '', 1_500),
  bench('verdicts', '', 300),
  bench('idempotency-embedded', '', 480),
  bench('idempotency-server', server, 480),
  bench('eid', '', 900),
  bench('bank', '', 600),
  bench('console-first-view', '', 300),
  bench('start-embedded', '', 300),
  bench('start-server', server, 300),
  bench('backup-embedded', '', 600),
  bench('backup-server', server, 600),
  bench('cases-embedded', '--cases 100000', 900),
  bench('cases-server', `--cases 1000000 ${server}`, 1_800),
  bench('api-log-embedded', '', 600),
  bench('api-log-server', server, 600),
  bench('deliveries-list-embedded', '--rows 100000', 900),
  bench('deliveries-list-server', `--rows 1000000 ${server}`, 1_800),
  bench('case-report', '', 300),
  bench('event-loop-lag-embedded', '', 300),
  bench('event-loop-lag-server', server, 300),
  bench('worst-calls', '--seconds 90', 1_800),
  bench('seal', '', 300),
  bench('bank-analysis', '', 300),
  bench('metrics', '', 300),
  bench('screening', '', 1_800, { data: 'may' }),
  bench('listed-organisations', '', 900, { data: 'may' }),
  bench('screening-names', '', 1_800, { data: 'must' }),
  bench('worst-screening', '--seconds 120', 900, { data: 'may' }),
  bench('lists', '', 900, { data: 'must' }),
  bench('reading', '--readers 2 --quiet --first-seed 20', 7_200),
  bench('unseen', '--split open', 5_400),
  bench('words', '', 2_400),
  bench('reading-speed', '', 1_200),
  bench('reading-throughput', '', 1_800),
  bench('fair-reading', '', 2_700),
  bench('mrz', '', 900, { data: 'may' }),
  bench('mrz-accepted', '', 3_600),
  bench('barcodes', '', 900, { data: 'may' }),
  bench('captures', '--sample 40 --skip 24', 1_200),
  bench('reflections', '--sample 20 --skip 20', 1_200),
]
