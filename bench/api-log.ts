import { parseArgs } from 'node:util'
import { profile } from '../tools/documents/specimens/profile.ts'
import { engineOption, openEngine } from '../test/faults/engine.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { startProduct } from './load/sides.ts'
import { compareCalls } from './load/turns.ts'

/**
 * Stored verify calls of a server that logs its calls against those of one that does not, in turns:
 * `npm run bench -- api-log [--engine embedded|server]`. The CPU is that of the server process; embedded, with the database in it.
 */

const goal = 0.97

const { values: options } = parseArgs({
  options: { ...engineOption, ...figuresOption, rounds: { type: 'string', default: '9' } },
})
const engine = await openEngine(options.engine)
const logged = await startProduct('logged', engine.serverUrl)
const unlogged = await startProduct('not logged', engine.serverUrl, { GATEHOUSE_API_LOG_DAYS: '0' })
try {
  const values = profile('en', new Date().toISOString().slice(0, 10))
  let calls = 0
  printFigures(
    await compareCalls('api log', [logged, unlogged], {
      ...{ rounds: Number(options.rounds), durationMs: 4_000, warmUpCalls: 5_000, goal },
      body: () => JSON.stringify({ reference: `client-${calls++}`, values }),
    }),
  )
} finally {
  await logged.stop()
  await unlogged.stop()
  await engine.stop()
}
