import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { startProduct } from './load/sides.ts'
import { compareCalls } from './load/turns.ts'

/**
 * Stored verify calls that each have an Idempotency-Key of their own against those without, on one server, in turns:
 * `npm run bench -- idempotency [--engine embedded|server]`.
 */

const goal = 0.92

const { values: options } = parseArgs({
  options: { ...engineOption, ...figuresOption, rounds: { type: 'string', default: '9' } },
})
const engine = await openEngine(options.engine)
const product = await startProduct(engine.name, engine.serverUrl)
try {
  const values = profile('en', new Date().toISOString().slice(0, 10))
  const sides = [
    { ...product, name: 'with a key', idempotent: true },
    { ...product, name: 'without' },
  ] as const
  let calls = 0
  printFigures(
    await compareCalls('idempotent', sides, {
      ...{ rounds: Number(options.rounds), durationMs: 2_000, warmUpCalls: 5_000, goal },
      body: () => JSON.stringify({ reference: `client-${calls++}`, values }),
    }),
  )
} finally {
  await product.stop()
  await engine.stop()
}
