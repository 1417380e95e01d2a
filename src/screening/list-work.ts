import { Worker } from 'node:worker_threads'
import { ListRefused, SnapshotDamaged, type ReadProgress } from '../ports/list-engine.ts'
import type { ListMessage, ListTask } from './list-thread.ts'

/** Largest heap of the thread, in MB: 2 million entries fit. */
const heapMbMax = 8 * 1024
/** Longest that a task may take, in milliseconds; the largest published lists take a few minutes. */
const taskMsMax = 30 * 60_000
/** The thread is kept for the next task for so long: an import is two tasks, and loading it takes longer than a small list. */
const idleMsMax = 5_000

/** Runs a task and answers how it ended. Throws ListRefused or SnapshotDamaged. */
export type RunListTask = (task: ListTask, onProgress?: (progress: ReadProgress) => void) => Promise<ListMessage>

/**
 * Work on whole lists in a thread of its own, one task after the other. The thread is started when there is work and ended when
 * there is none, with all memory it took; it keeps no process alive.
 */
export function openListWork(): RunListTask {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const end = () => {
    void worker?.terminate()
    worker = null
  }
  function started(): Worker {
    const thread = startThread()
    thread.once('exit', () => {
      if (worker === thread) worker = null
    })
    worker = thread
    return thread
  }
  async function run(task: ListTask, onProgress?: (progress: ReadProgress) => void): Promise<ListMessage> {
    clearTimeout(idle)
    const thread = worker ?? started()
    try {
      const message = await answerOf(thread, task, onProgress)
      if (message.said === 'refused') throw new ListRefused(message.line, message.reason)
      if (message.said === 'damaged') throw new SnapshotDamaged(message.sha256)
      idle = setTimeout(end, idleMsMax).unref()
      return message
    } catch (error) {
      // Whatever it still holds is of no use.
      end()
      throw error
    }
  }
  return (task, onProgress) => {
    const running = last.then(() => run(task, onProgress))
    last = running.catch(() => {})
    return running
  }
}

function startThread(): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: heapMbMax }
  const thread = new Worker(new URL('./list-thread.ts', import.meta.url), { resourceLimits })
  // Whoever waits for a task hears of an error himself; one that comes while nobody waits must not end the process.
  return thread.on('error', () => {})
}

/** What the thread says last of a task. Throws when it fails, ends or takes too long. */
function answerOf(worker: Worker, task: ListTask, onProgress?: (progress: ReadProgress) => void): Promise<ListMessage> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('a list took too long'))), taskMsMax)
    const onMessage = (message: ListMessage) => {
      if (message.said === 'progress') onProgress?.(message.progress)
      else settle(() => resolve(message))
    }
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`the thread of a list ended with ${code}`)))
    function settle(how: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
      how()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.ref()
    worker.postMessage(task)
  })
}
