import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { compareBeside } from './load/beside.ts'
import { startProduct } from './load/sides.ts'

/**
 * Stored verify calls that each have an Idempotency-Key of their own against those without, on two servers at the same moment:
 * `npm run bench -- idempotency [--engine embedded|server] [--seconds N]`.
 */

const goal = 0.92

const { values: options } = parseArgs({
  options: { ...engineOption, ...figuresOption, seconds: { type: 'string', default: '240' } },
})
const engine = await openEngine(options.engine)
const values = profile('en', new Date().toISOString().slice(0, 10))
const servers = [await startProduct('first', engine.serverUrl), await startProduct('second', engine.serverUrl)] as const
try {
  let calls = 0
  printFigures(
    await compareBeside('idempotent', servers, {
      ...{ goal, secondsMax: Number(options.seconds) },
      body: () => JSON.stringify({ reference: `client-${calls++}`, values }),
    }),
  )
} finally {
  for (const server of servers) await server.stop()
  await engine.stop()
}
