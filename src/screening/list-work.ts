import { Worker } from 'node:worker_threads'
import { ListRefused, SnapshotDamaged, type ReadProgress } from '../ports/list-engine.ts'
import type { ListMessage, ListTask } from './list-thread.ts'
import { askThread } from './thread-answer.ts'

/** Largest heap of the thread, in MB: 2 million entries fit. */
const heapMbMax = 8 * 1024
/** Longest duration of a task, in milliseconds; the largest published lists take a few minutes. */
const taskMsMax = 30 * 60_000
/**
 * How long an idle thread is kept: an import is two tasks, and starting a thread takes longer than reading a small
 * list.
 */
const idleMsMax = 5_000

/** Runs a task and returns its last message. Throws ListRefused or SnapshotDamaged. */
export type RunListTask = (task: ListTask, onProgress?: (progress: ReadProgress) => void) => Promise<ListMessage>

/**
 * Runs work on whole lists in a separate thread, one task at a time. The thread starts with the first task and ends
 * when idle, which frees its memory; it does not keep the process alive.
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
      if (message.type === 'refused') throw new ListRefused(message.line, message.reason)
      if (message.type === 'damaged') throw new SnapshotDamaged(message.sha256)
      idle = setTimeout(end, idleMsMax).unref()
      return message
    } catch (error) {
      // A failed thread is discarded, because its state is unknown.
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
  // The waiting task has its own error listener; without this one, an error between tasks would end the process.
  return thread.on('error', () => {})
}

/** The last message of a task. Throws when the task fails, the thread ends, or the time limit is reached. */
function answerOf(worker: Worker, task: ListTask, onProgress?: (progress: ReadProgress) => void): Promise<ListMessage> {
  return askThread<ListMessage>(worker, {
    ...{ task, name: 'the thread of a list', timeoutMs: taskMsMax, tooLate: 'a list took too long' },
    isAnswer(message) {
      if (message.type === 'progress') onProgress?.(message.progress)
      return message.type !== 'progress'
    },
  })
}
