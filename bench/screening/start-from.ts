/**
 * What a server does with a compiled index when it starts: read, prove whole, open. `node bench/screening/start-from.ts FILE` prints
 * milliseconds and milliseconds of CPU as JSON; a process of its own has no other memory to tidy.
 */
import { openIndex } from '../../src/screening/engine.ts'
import { readIndexFile } from '../../src/screening/index/read-index-file.ts'

const [before, since] = [performance.now(), process.cpuUsage()]
openIndex(await readIndexFile(process.argv[2] ?? ''))
const { user, system } = process.cpuUsage(since)
console.log(JSON.stringify({ ms: performance.now() - before, cpuMs: (user + system) / 1000 }))
