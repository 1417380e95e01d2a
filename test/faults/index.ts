/**
 * The programs that pass or fail: they break something, or send hostile input, and compare what is there afterwards
 * with what was answered. `npm run faults -- NAME [options]`; without a name it lists them. docs/durability.md
 */
import { runNamed, type ProgramList } from '../support/programs.ts'

export const faults: ProgramList = {
  script: 'faults',
  folder: import.meta.dirname,
  programs: [
    {
      name: 'crash',
      file: 'crash.ts',
      about: 'kills the server under load, at random moments or at labelled steps',
      postgres: 'with --engine server',
    },
    {
      name: 'delivery-crash',
      file: 'delivery-crash.ts',
      about: 'kills the server while it delivers webhooks',
      postgres: 'with --engine server',
    },
    {
      name: 'idempotency',
      file: 'idempotency.ts',
      about: 'races retries of the same calls over kills of the server',
      postgres: 'with --engine server',
    },
    {
      name: 'power-loss',
      file: 'power-loss.ts',
      about: 'cuts the power of the embedded store; needs root and loop devices',
      postgres: 'never',
    },
    { name: 'restarts', file: 'restarts.ts', about: 'restarts the database under load', postgres: 'always' },
    {
      name: 'disk-full',
      file: 'disk-full.ts',
      about: 'fills the disk under the embedded store; needs root',
      postgres: 'never',
    },
    { name: 'fuzz', file: 'fuzz.ts', about: 'sends generated calls, valid and damaged', postgres: 'never' },
    {
      name: 'vectors',
      file: 'vectors.ts',
      about: 'runs the test vectors of other projects in a folder',
      postgres: 'never',
    },
    {
      name: 'hostile-files',
      file: 'hostile-files.ts',
      about: 'sends damaged documents',
      postgres: 'never',
    },
    {
      name: 'reader-faults',
      file: 'reader-faults.ts',
      about: 'crashes, hangs and swells the reading process',
      postgres: 'never',
    },
    {
      name: 'slow-clients',
      file: 'slow-clients.ts',
      about: 'sends a byte at a time from a thousand clients beside honest ones',
      postgres: 'never',
    },
    {
      name: 'receivers',
      file: 'receivers.ts',
      about: 'delivers to receivers that mean harm',
      postgres: 'never',
      flags: ['--expose-gc'],
    },
    {
      name: 'eid-provider',
      file: 'eid-provider.ts',
      about: 'asks an eID provider that fails in every way',
      postgres: 'never',
    },
    {
      name: 'delivery-simulation',
      file: 'delivery-simulation.ts',
      about: 'simulates lives of deliveries with faults and injected time',
      postgres: 'with --engine server',
    },
    {
      name: 'claims',
      file: 'claims.ts',
      about: 'claims deliveries by several workers, none twice',
      postgres: 'with --engine server',
    },
    {
      name: 'deliveries',
      file: 'deliveries.ts',
      about: 'delivers at a rate, alone and beside a receiver that hangs',
      postgres: 'with --engine server',
    },
    {
      name: 'locks',
      file: 'locks.ts',
      about: 'sends generated requests and policies at every lock',
      postgres: 'never',
    },
    {
      name: 'replay',
      file: 'replay.ts',
      about: 'computes stored verdicts again in another process',
      postgres: 'with --engine server',
    },
    {
      name: 'hold',
      file: 'hold.ts',
      about: 'holds a rate of calls and watches errors and memory',
      postgres: 'with --engine server',
    },
    {
      name: 'uploads',
      file: 'uploads.ts',
      about: 'uploads 600 MB at once and watches memory',
      postgres: 'never',
    },
  ],
}

if (import.meta.main) process.exitCode = await runNamed(faults, process.argv.slice(2))
