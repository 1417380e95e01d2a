import { Worker } from 'node:worker_threads'
import { errors } from '../../contract/errors.ts'

/** An answer takes a second at most; a thread that starts loads its dictionaries first. */
const answerTimeoutMs = 20_000
/** The thread ends after this long without a question: its dictionaries take 90 MB. */
const idleMs = 60_000
/** Questions at a time; only who holds a link or a session asks one. */
const questionsMax = 20

/** How well a password withstands guessing. docs/console.md#passwords. */
export interface PasswordStrength {
  /** 0 to 4; at least 3 is asked for. */
  readonly score: number
  /** What is weak about it and what would help, as words of zxcvbn-ts that the console translates. */
  readonly warning: string | null
  readonly suggestions: readonly string[]
}

/** The question of a caller to the thread. */
export interface StrengthQuestion {
  readonly id: number
  readonly password: string
  /** Words that do not count: the person's own name and address. */
  readonly own: readonly string[]
}
/** The answer to the question of that id. */
export type StrengthAnswer = PasswordStrength & { readonly id: number }

interface Waiting {
  readonly resolve: (answer: PasswordStrength) => void
  readonly reject: (error: Error) => void
}

let thread: Worker | null = null
let idle: NodeJS.Timeout | null = null
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Estimates the strength of a password in a thread of its own: dictionaries and estimate would hold up every other request for up
 * to a second. Throws 429 when too many ask.
 */
export async function strengthOf(password: string, own: readonly string[]): Promise<PasswordStrength> {
  if (waiting.size >= questionsMax) throw errors.rateLimit({ 'Retry-After': '1' })
  const id = ++lastId
  const worker = openThread()
  if (idle !== null) clearTimeout(idle)
  let timer: NodeJS.Timeout | null = null
  try {
    return await new Promise<PasswordStrength>((resolve, reject) => {
      timer = setTimeout(() => endThread(new Error('the strength of a password took too long')), answerTimeoutMs)
      waiting.set(id, { resolve, reject })
      worker.postMessage({ id, password, own } satisfies StrengthQuestion)
    })
  } finally {
    if (timer !== null) clearTimeout(timer)
    waiting.delete(id)
    if (waiting.size === 0) {
      thread?.unref()
      idle = setTimeout(() => endThread(new Error('idle')), idleMs).unref()
    }
  }
}

function openThread(): Worker {
  if (thread === null) {
    const opened = new Worker(new URL('./password-strength-thread.ts', import.meta.url))
    opened.on('message', ({ id, ...strength }: StrengthAnswer) => waiting.get(id)?.resolve(strength))
    opened.on('error', (error) => {
      if (thread === opened) endThread(error instanceof Error ? error : new Error('the thread failed'))
    })
    thread = opened
  }
  thread.ref()
  return thread
}

function endThread(error: Error): void {
  const ended = thread
  thread = null
  for (const { reject } of waiting.values()) reject(error)
  void ended?.terminate()
}
