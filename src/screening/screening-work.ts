import { Worker } from 'node:worker_threads'
import { errors } from '../contract/errors.ts'
import type { ScreenedParty } from '../domain/screening/result.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import type { ScreeningTask, ScreeningTurn } from './screening-thread.ts'
import type { SharedIndex } from './shared-index.ts'

/** Largest heap of the thread, in MB. Indexes are outside of the heap and shared. */
const heapMbMax = 512
/** Screenings of one workspace that run or wait; one more is refused. */
const waitingMax = 16
const waitingRetrySeconds = 10
/** Longest time without an answer to a turn of some 10 ms, in milliseconds: the thread may start first, on a busy machine. */
const turnMsMax = 30_000
/** Longest time of a screening with its waiting, in milliseconds. */
const screeningMsMax = 120_000
/** How long an idle thread is kept, in milliseconds: starting one takes longer than most screenings. */
const idleMsMax = 60_000

/** A screening in the queue. */
interface Waiting {
  readonly id: number
  readonly parties: readonly PartyToScreen[]
  readonly indexes: readonly SharedIndex[]
  readonly done: ScreenedParty[]
  /** When it fails, on the clock of `performance`. */
  readonly endsAt: number
  /** The thread that has it. */
  begunIn: Worker | null
  readonly resolve: (parties: readonly ScreenedParty[]) => void
  readonly reject: (error: unknown) => void
}

/** Screenings too long for the thread that serves requests. */
export interface ScreeningWork {
  /**
   * Screens parties in a separate thread. Workspaces take turns, so that a long screening of one delays another by a turn. Throws
   * 429 when too many of the workspace wait, and an error when the thread fails.
   */
  screen(
    tenantId: string,
    parties: readonly PartyToScreen[],
    indexes: readonly SharedIndex[],
  ): Promise<readonly ScreenedParty[]>
  /** Frees the thread's part of an index that was replaced, once the screenings that use it have ended. */
  forget(index: SharedIndex): void
}

/**
 * One thread for all long screenings. It starts with the first, ends when idle, and is replaced when it fails: the screening whose
 * turn it was is rejected, the others go on. `onFault` hears of each failure.
 */
export function openScreeningWork({ onFault }: { readonly onFault: (error: unknown) => void }): ScreeningWork {
  /** By workspace, the one whose turn is next first. */
  const queues = new Map<string, Waiting[]>()
  const replaced = new WeakSet<SharedIndex>()
  let thread: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let isServing = false
  let lastId = 0

  function end(): void {
    void thread?.terminate()
    thread = null
  }

  function started(): Worker {
    const worker = new Worker(new URL('./screening-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
    })
    worker.once('exit', () => {
      if (thread === worker) thread = null
    })
    // A turn has a listener of its own; without this one, an error between turns would end the process.
    worker.on('error', () => {})
    thread = worker
    return worker
  }

  /** Gives turns until nothing waits. */
  async function serve(): Promise<void> {
    if (isServing) return
    isServing = true
    clearTimeout(idle)
    for (let [next] = queues; next !== undefined; [next] = queues) {
      const [tenantId, queue] = next
      const [first] = queue
      if (first !== undefined && (await hasEnded(first))) queue.shift()
      // After its turn a workspace goes to the end.
      queues.delete(tenantId)
      if (queue.length > 0) queues.set(tenantId, queue)
    }
    isServing = false
    idle = setTimeout(end, idleMsMax).unref()
  }

  /** Gives a screening one turn; true when it has been answered. */
  async function hasEnded(waiting: Waiting): Promise<boolean> {
    const worker = thread ?? started()
    if (performance.now() > waiting.endsAt) {
      worker.postMessage({ type: 'drop', screening: waiting.id } satisfies ScreeningTask)
      waiting.reject(new Error('a screening took too long'))
      return true
    }
    try {
      if (waiting.begunIn !== worker) worker.postMessage(beginning(waiting))
      waiting.begunIn = worker
      const turn = await turnOf(worker, waiting.id)
      waiting.done.push(...turn.parties)
      if (turn.isDone) waiting.resolve(waiting.done)
      return turn.isDone
    } catch (error) {
      // A failed thread is discarded, because its state is unknown.
      end()
      onFault(error)
      waiting.reject(error)
      return true
    }
  }

  function beginning({ id, parties, indexes, done }: Waiting): ScreeningTask {
    return {
      type: 'begin',
      screening: id,
      parties: parties.slice(done.length),
      indexes: indexes.map((index) => ({ id: index.id, bytes: index.bytes, isCurrent: !replaced.has(index) })),
    }
  }

  return {
    screen(tenantId, parties, indexes) {
      const queue = queues.get(tenantId) ?? []
      if (queue.length >= waitingMax) throw tooManyWait()
      const screened = new Promise<readonly ScreenedParty[]>((resolve, reject) => {
        const endsAt = performance.now() + screeningMsMax
        queue.push({ id: ++lastId, parties, indexes, done: [], endsAt, begunIn: null, resolve, reject })
      })
      queues.set(tenantId, queue)
      void serve()
      return screened
    },
    forget(index) {
      replaced.add(index)
      thread?.postMessage({ type: 'forget', index: index.id } satisfies ScreeningTask)
    },
  }
}

function tooManyWait(): Error {
  return errors.rateLimit({
    'X-RateLimit-Limit': String(waitingMax),
    'X-RateLimit-Remaining': '0',
    'Retry-After': String(waitingRetrySeconds),
  })
}

/** The answer to one turn. Throws when the thread fails, ends, or does not answer in time. */
function turnOf(worker: Worker, screening: number): Promise<ScreeningTurn> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new Error('the screening thread did not answer'))), turnMsMax)
    const onMessage = (turn: ScreeningTurn) => settle(() => resolve(turn))
    const onError = (error: unknown) => settle(() => reject(error))
    const onExit = (code: number) => settle(() => reject(new Error(`the screening thread ended with ${code}`)))
    function settle(how: () => void): void {
      clearTimeout(timer)
      worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      worker.unref()
      how()
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit)
    worker.ref()
    worker.postMessage({ type: 'run', screening } satisfies ScreeningTask)
  })
}
