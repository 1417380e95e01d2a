import { Worker } from 'node:worker_threads'
import { ListRefused, SnapshotDamaged, type ReadProgress } from '../ports/list-engine.ts'
import type { ListMessage, ListTask } from './list-thread.ts'

/** Largest heap of the thread, in MB: 2 million entries fit. */
const heapMbMax = 8 * 1024
/** Longest that a list may take, in milliseconds; the largest published ones take a few minutes. */
const taskMsMax = 30 * 60_000

/** Runs a task in a thread of its own and answers how it ended. Throws ListRefused or SnapshotDamaged. */
export function runInThread(task: ListTask, onProgress?: (progress: ReadProgress) => void): Promise<ListMessage> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./list-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
    })
    const timer = setTimeout(() => {
      reject(new Error('reading or compiling a list took too long'))
      void worker.terminate()
    }, taskMsMax)
    worker.on('message', (message: ListMessage) => {
      if (message.said === 'progress') onProgress?.(message.progress)
      else if (message.said === 'refused') reject(new ListRefused(message.line, message.reason))
      else if (message.said === 'damaged') reject(new SnapshotDamaged(message.sha256))
      else resolve(message)
    })
    worker.once('error', reject)
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`the thread of a list ended with ${code}`))
    })
  })
}
