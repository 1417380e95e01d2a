import { parseArgs } from 'node:util'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { startPostgres } from '../test/support/postgres.ts'
import { startBaseline, startProduct } from './load/sides.ts'
import { compareCalls } from './load/turns.ts'

/**
 * GET of 100 of an account's 5,000 transactions against a bare server that selects 100 rows of 5,000, and the last page against
 * the first: `npm run bench -- bank [--rounds 9]`. Exits 1 when a call fails.
 */

const goals = { transactions: 0.5, lastPage: 0.9 } as const
const turns = { body: null, durationMs: 2_000, warmUpCalls: 10_000 } as const

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '9' }, ...figuresOption } })
const rounds = Number(values.rounds)
const postgres = await startPostgres()
const product = await startProduct('first page', postgres.url)
const connected = await fetch(`${product.url}/v1/partner/bank-connections`, {
  method: 'POST',
  headers: { Authorization: `Bearer ${product.key}` },
  body: JSON.stringify({ bank_code: 'SBX-LARGE' }),
})
const { id } = (await connected.json()) as { readonly id: string }
const first = { ...product, path: `/v1/partner/bank-connections/${id}/transactions` }
const last = { ...first, name: 'last page', path: `${first.path}?offset=4900` }
const baseline = await startBaseline(postgres.url, '{}')
const figures = {
  ...(await compareCalls('bank transactions', [first, { ...baseline, path: '/rows' }], {
    ...turns,
    rounds,
    goal: goals.transactions,
  })),
  ...(await compareCalls('bank last page', [last, first], { ...turns, rounds, goal: goals.lastPage })),
}
printFigures(figures)
await baseline.stop()
await product.stop()
await postgres.stop()
const failed = Object.entries(figures).filter(([name, figure]) => name.endsWith('_errors') && figure > 0)
if (failed.length > 0) process.exitCode = 1
