import type { Worker } from 'node:worker_threads'

/** What is asked of a thread. */
export interface ThreadQuestion<Message> {
  readonly task: unknown
  /** How errors name the thread. */
  readonly name: string
  readonly timeoutMs: number
  /** The error when the time is over. */
  readonly tooLate: string
  /** Whether a message is the answer; others came before it. */
  readonly isAnswer: (message: Message) => boolean
}

/**
 * Asks a thread and returns its answer. Keeps the process alive meanwhile, and not afterwards. Throws when the thread fails, ends,
 * or does not answer in time.
 */
export function askThread<Message>(worker: Worker, question: ThreadQuestion<Message>): Promise<Message> {
  const { task, name, timeoutMs, tooLate, isAnswer } = question
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error(tooLate))), timeoutMs)
    const onMessage = (message: Message) => {
      if (isAnswer(message)) settle(() => resolve(message))
    }
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`${name} ended with ${code}`)))
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
