import { createSecretKey, randomBytes, randomUUID } from 'node:crypto'
import { deriveKeys } from '../src/adapters/secret-key/keyring.ts'
import { newSealer } from '../src/operations/sealing/sealer.ts'
import { wrapWorkspaceKey } from '../src/operations/workspace-keys.ts'
import { median, printFigures } from '../test/support/figures.ts'
import { verdictInputSample } from './load/verdict-input-sample.ts'

/**
 * What a filing's keys and columns cost: `npm run bench -- seal`. Baseline in the same run: the same JSON made and not sealed.
 * The rounds take turns. Documents are measured by `npm run faults -- uploads`.
 */

const rounds = 3
const filings = 5_000

await benchFilings()

async function benchFilings(): Promise<void> {
  const keys = deriveKeys('a secret of the measurement, long enough')
  const tenantId = randomUUID()
  const key = createSecretKey(randomBytes(32))
  const stored = wrapWorkspaceKey(keys.newest, tenantId, { version: 1, key })
  const services = { workspaceKeys: { open: async () => ({ version: 1, key }) } }
  const input = verdictInputSample
  const plain = () => [Buffer.from(JSON.stringify(input)), Buffer.from(JSON.stringify(input))]
  const sealed = async () => {
    const rowId = randomUUID()
    const sealer = await newSealer(services, {
      tenantId,
      workspaceKey: stored,
      case: { environment: 'sandbox', reference: 'client-1001' },
    })
    const [one, two] = plain()
    sealer.seal('verdict.input', rowId, one!)
    sealer.seal('verdict.answer', rowId, two!)
    sealer.seal('kyc_case.subject', '', Buffer.from('"Clara Clearwater"'))
  }
  const perFiling: Record<string, number[]> = { plain: [], sealed: [] }
  for (let round = 0; round <= rounds; round++) {
    for (const [way, work] of Object.entries({ plain, sealed })) {
      const started = process.cpuUsage()
      for (let filing = 0; filing < filings; filing++) await work()
      const { user, system } = process.cpuUsage(started)
      if (round > 0) perFiling[way]!.push((user + system) / filings)
    }
  }
  const bytes = plain()[0]!.length
  printFigures({ plain_us: median(perFiling['plain']!), sealed_us: median(perFiling['sealed']!), bytes: 2 * bytes })
  console.log(`baseline  a filing's JSON  ${median(perFiling['plain']!).toFixed(0)} µs CPU (2 x ${bytes} bytes)`)
  console.log(
    `          and sealed       ${median(perFiling['sealed']!).toFixed(0)} µs CPU (data key, wrapping, 3 columns)`,
  )
}
