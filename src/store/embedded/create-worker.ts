/** Creates a new database in a thread of its own: it takes twice the memory of running one, which is freed with the thread. */
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { WorkerStart } from './messages.ts'

const { folder }: WorkerStart = workerData
const database = await PGlite.create({ fs: new NodeFS(folder) })
await database.close()
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() || entry.isDirectory()) sync(join(entry.parentPath, entry.name))
}
sync(folder)
parentPort?.postMessage('created')

function sync(path: string): void {
  const file = openSync(path, 'r')
  fsyncSync(file)
  closeSync(file)
}
