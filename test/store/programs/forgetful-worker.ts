/** The thread of the embedded database on a folder whose syncs do nothing. */
import { parentPort, workerData } from 'node:worker_threads'
import { DurableFolder } from '../../../src/store/embedded/durable-folder.ts'
import { serveDatabase } from '../../../src/store/embedded/serve.ts'

class ForgetfulFolder extends DurableFolder {
  protected override sync(): void {}
}

await serveDatabase(new ForgetfulFolder(workerData.folder, () => process.exit(1)), parentPort!)
