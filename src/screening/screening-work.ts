import { Worker } from 'node:worker_threads'
import { errors } from '../contract/errors.ts'
import { wordsOfName } from '../domain/screening/party-limits.ts'
import type { ScreenedParty } from '../domain/screening/result.ts'
import type { PartyToScreen } from '../ports/screener.ts'
import { queueLimits, screeningQueue, type QueuedScreening, type QueueLimits } from './screening-queue.ts'
import type { ScreeningTask, ScreeningTurn } from './screening-thread.ts'
import type { SharedIndex } from './shared-index.ts'
import { askThread } from './thread-answer.ts'

/** Largest heap of the thread, in MB. Indexes are outside of the heap and shared. */
const heapMbMax = 512
/** Wait before a refused call is worth another try, in seconds. */
const retrySeconds = 10
/** How long an idle thread is kept, in milliseconds: starting one takes longer than most screenings. */
const idleMsMax = 60_000

/** Times in milliseconds. */
export interface WorkTimes {
  /** Longest time without an answer to a turn of some 10 ms: the thread may start first, on a busy machine. */
  readonly turnMsMax: number
  /** Longest time of a call's screening with its waiting. */
  readonly callMsMax: number
}

const workTimes: WorkTimes = { turnMsMax: 30_000, callMsMax: 120_000 }

/** What a test sets; the rest is as documented. */
export interface WorkSettings {
  readonly startThread?: () => Worker
  readonly times?: Partial<WorkTimes>
  readonly limits?: Partial<QueueLimits>
}

/** A screening in the queue. */
interface Waiting extends QueuedScreening {
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

/** For whom a screening runs. */
export interface WorkScope {
  readonly tenantId: string
  /** No caller waits for it: it gives way to calls, has no longest time and is never refused. */
  readonly isBackground: boolean
}

/** Screenings too long for the thread that serves requests. */
export interface ScreeningWork {
  /**
   * Screens parties in a separate thread. Workspaces take turns, so that a long screening of one delays another by a turn. A call
   * throws 429 when the queue is full for it or its time ends before its first turn, and an error when the thread fails or the
   * time ends after it.
   */
  screen(
    scope: WorkScope,
    parties: readonly PartyToScreen[],
    indexes: readonly SharedIndex[],
  ): Promise<readonly ScreenedParty[]>
  /** Frees the thread's part of an index that was replaced, once the screenings that use it have ended. */
  forget(index: SharedIndex): void
}

/**
 * One thread for all long screenings. It starts with the first, ends when idle, and is replaced when it fails or cannot start: the
 * screening whose turn it was is rejected, the others go on. `onFault` hears of each failure.
 * docs/screening.md#what-a-screening-may-cost.
 */
export function openScreeningWork(
  { onFault }: { readonly onFault: (error: unknown) => void },
  settings: WorkSettings = {},
): ScreeningWork {
  const { startThread = newThread } = settings
  const { turnMsMax, callMsMax } = { ...workTimes, ...settings.times }
  const queue = screeningQueue<Waiting>({ ...queueLimits, ...settings.limits })
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
    const worker = startThread()
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
    try {
      for (let next = queue.next(); next !== null; next = queue.next()) queue.endTurn(next, await hasEnded(next))
    } finally {
      isServing = false
      idle = setTimeout(end, idleMsMax).unref()
    }
  }

  /** Gives a screening one turn; true when it has been answered. */
  async function hasEnded(waiting: Waiting): Promise<boolean> {
    if (performance.now() > waiting.endsAt) {
      giveUp(waiting)
      return true
    }
    try {
      const worker = thread ?? started()
      if (waiting.begunIn !== worker) worker.postMessage(beginning(waiting))
      waiting.begunIn = worker
      const turn = await turnOf(worker, waiting.id, turnMsMax)
      waiting.done.push(...turn.parties)
      if (turn.isDone) waiting.resolve(waiting.done)
      return turn.isDone
    } catch (error) {
      // A failed thread is discarded, because its state is unknown.
      end()
      waiting.reject(error)
      onFault(error)
      return true
    }
  }

  /** Ends a screening whose time is over: one that had no turn was asked beside too much, and may be asked again. */
  function giveUp({ id, begunIn, reject }: Waiting): void {
    if (begunIn === null) return reject(queueFull())
    if (begunIn === thread) thread.postMessage({ type: 'drop', screening: id } satisfies ScreeningTask)
    reject(new Error('a screening took too long'))
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
    screen({ tenantId, isBackground }, parties, indexes) {
      return new Promise((resolve, reject) => {
        const queuedAt = performance.now()
        const endsAt = isBackground ? Infinity : queuedAt + callMsMax
        const wanted = { tenantId, isBackground, words: wordsOf(parties), queuedAt, endsAt, parties, indexes }
        const isQueued = queue.add({ ...wanted, id: ++lastId, done: [], begunIn: null, resolve, reject })
        if (isQueued) void serve()
        else reject(queueFull())
      })
    },
    forget(index) {
      replaced.add(index)
      thread?.postMessage({ type: 'forget', index: index.id } satisfies ScreeningTask)
    },
  }
}

function newThread(): Worker {
  return new Worker(new URL('./screening-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heapMbMax },
  })
}

function queueFull(): Error {
  return errors.rateLimit({ 'Retry-After': String(retrySeconds) })
}

/** A name without a word costs a search too. */
function wordsOf(parties: readonly PartyToScreen[]): number {
  return parties.flatMap(({ names }) => names).reduce((sum, name) => sum + Math.max(1, wordsOfName(name)), 0)
}

/** The answer to one turn. Throws when the thread fails, ends, or does not answer in time. */
function turnOf(worker: Worker, screening: number, timeoutMs: number): Promise<ScreeningTurn> {
  const task: ScreeningTask = { type: 'run', screening }
  const name = 'the screening thread'
  return askThread<ScreeningTurn>(worker, {
    ...{ task, name, timeoutMs, tooLate: `${name} did not answer` },
    isAnswer: () => true,
  })
}
