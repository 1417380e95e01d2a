import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { WorkerStart } from './messages.ts'

/** Starts a program in a thread and waits for its first message. Throws what the program throws before it. */
export async function startThread(program: URL, workerData: WorkerStart): Promise<Worker> {
  const worker = new Worker(program, { workerData })
  const waiting = new AbortController()
  const ended = once(worker, 'exit', { signal: waiting.signal }).then(() => Promise.reject(new Error('it stopped')))
  try {
    await Promise.race([once(worker, 'message', { signal: waiting.signal }), ended])
    return worker
  } finally {
    waiting.abort()
    ended.catch(() => {}) // cancelled
  }
}
