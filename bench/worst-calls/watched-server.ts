import { readConfig } from '../../src/config/read-config.ts'
import { startServer } from '../../src/start-server.ts'
import { idleReader } from '../../test/support/idle-reader.ts'
import { startHeartbeat, threadCpuMs } from './heartbeat.ts'

/** Iterations of the loop that a machine is compared with. */
const yardstickIterations = 20_000_000
const yardstickRounds = 5

/**
 * The real server with a heartbeat on its main thread, as a child of `target.ts`. Settings come from the environment. It tells its
 * parent where it is, and answers `begin` and `end` around each call.
 */
const config = readConfig(process.env)
const server = await startServer(config, { jobs: 'with' }, { reader: idleReader })
const heartbeat = startHeartbeat()
process.on('message', (message) => {
  if (message === 'begin') heartbeat.begin()
  if (message === 'stop') void server.stop().then(() => process.exit(0))
  process.send?.(message === 'end' ? heartbeat.end() : { began: true })
})
process.send?.({ url: server.url, key: server.firstStart?.key ?? '', yardstickMs: yardstick() })

/** CPU of a loop that does the same on every machine; the least of several. */
function yardstick(): number {
  const rounds = Array.from({ length: yardstickRounds }, () => {
    const startedAt = threadCpuMs()
    let state = 1
    for (let index = 0; index < yardstickIterations; index++) state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d)
    return threadCpuMs() - startedAt + (state === 0 ? 1 : 0)
  })
  return Math.min(...rounds)
}
