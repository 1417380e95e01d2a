/** The thread of the embedded database on a folder that cannot be synced while the file `fail` lies beside it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { DurableFolder } from '../../../src/store/embedded/durable-folder.ts'
import { serveDatabase } from '../../../src/store/embedded/serve.ts'

class FailingFolder extends DurableFolder {
  protected override sync(fileDescriptor: number): void {
    if (existsSync(join(workerData.folder, '..', 'fail'))) throw new Error('no space left on device')
    super.sync(fileDescriptor)
  }
}

await serveDatabase(new FailingFolder(workerData.folder, () => process.exit(1)), parentPort!)
