/** A server that opens a pool, sends the process id of its child and waits to be killed. */
import { join } from 'node:path'
import { openReader } from '../../../src/reading/process/pool.ts'

const [, , childPath = '', folder = ''] = process.argv
const reader = await openReader({ readers: 1, readableFolders: [folder], childPath })
const [outcome] = await reader.read([{ path: join(folder, 'a.png'), mime: 'image/png', docTypeHint: null }], {
  signal: new AbortController().signal,
})
process.send!(outcome?.status === 'read' ? outcome.reading.fields.pid : '')
