/** The thread of the embedded database: computing WebAssembly must not block the event loop of the process. */
import { parentPort, workerData } from 'node:worker_threads'
import { DurableFolder } from './durable-folder.ts'
import type { WorkerStart } from './messages.ts'
import { serveDatabase } from './serve.ts'

const { folder }: WorkerStart = workerData
if (parentPort === null) throw new Error('worker.ts must be started by session.ts')
await serveDatabase(new DurableFolder(folder, () => process.exit(1)), parentPort)
