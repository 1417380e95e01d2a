/** A server that opens a pool, sends the process id of its child and waits to be killed while the child reads the second file. */
import { openReader } from '../../../src/reading/process/pool.ts'

const [, , childPath = '', idle = '', busy = ''] = process.argv
const reader = await openReader({ readers: 1, childPath })
const { signal } = new AbortController()
const read = (path: string) => reader.read([{ path, mime: 'image/png', docTypeHint: null }], { signal })
const [outcome] = await read(idle)
if (busy !== '') void read(busy)
process.send!(outcome?.status === 'read' ? outcome.reading.fields.pid : '')
