/** What the queue of long screenings may hold. docs/screening.md#what-a-screening-may-cost. */
export interface QueueLimits {
  /** Screenings of one workspace. */
  readonly screeningsOfWorkspaceMax: number
  /** Words in the names of one workspace's screenings: a hundred calls as long as a call may be. */
  readonly wordsOfWorkspaceMax: number
  /** Screenings of all workspaces, each with its request of at most 1 MB. */
  readonly screeningsMax: number
  /** A workspace whose oldest screening is in the queue for so many milliseconds gets no other. */
  readonly oldestMsMax: number
}

export const queueLimits: QueueLimits = {
  screeningsOfWorkspaceMax: 400,
  wordsOfWorkspaceMax: 100_000,
  screeningsMax: 1600,
  oldestMsMax: 60_000,
}

/** One turn in so many is for the background while calls are in the queue. */
const backgroundTurnEvery = 10

export interface QueuedScreening {
  readonly tenantId: string
  /** No caller waits for it. */
  readonly isBackground: boolean
  /** Words of its names, at least one a name. */
  readonly words: number
  /** On the clock of `performance`, in milliseconds. */
  readonly queuedAt: number
}

type Queues<S> = Map<string, S[]>

/**
 * Whose turn is next: workspaces take turns, each with its oldest screening. Calls go before screenings of the background, which
 * have a tenth of the turns meanwhile and take no place of a call. docs/screening.md#what-a-screening-may-cost.
 */
export function screeningQueue<S extends QueuedScreening>(limits: QueueLimits = queueLimits) {
  /** By workspace, the one whose turn is next first. */
  const ofCalls: Queues<S> = new Map()
  const ofBackground: Queues<S> = new Map()
  let calls = 0
  let turns = 0

  const queuesOf = ({ isBackground }: QueuedScreening) => (isBackground ? ofBackground : ofCalls)

  /** Whether a call's screening can be added. A first one of its workspace is refused for what others queued alone. */
  function isOpenTo({ tenantId, words, queuedAt }: QueuedScreening): boolean {
    if (calls >= limits.screeningsMax) return false
    const queue = ofCalls.get(tenantId) ?? []
    const [oldest] = queue
    if (oldest === undefined) return true
    const wordsQueued = queue.reduce((sum, queued) => sum + queued.words, 0)
    return (
      queue.length < limits.screeningsOfWorkspaceMax &&
      wordsQueued + words <= limits.wordsOfWorkspaceMax &&
      queuedAt - oldest.queuedAt < limits.oldestMsMax
    )
  }

  return {
    /** Adds a screening; false when the queue is full for it, as it never is for the background. */
    add(screening: S): boolean {
      if (!screening.isBackground) {
        if (!isOpenTo(screening)) return false
        calls++
      }
      const queues = queuesOf(screening)
      const queue = queues.get(screening.tenantId)
      if (queue === undefined) queues.set(screening.tenantId, [screening])
      else queue.push(screening)
      return true
    },
    /** The screening whose turn is next; null when none is in the queue. */
    next(): S | null {
      const isForBackground = ofCalls.size === 0 || (ofBackground.size > 0 && ++turns % backgroundTurnEvery === 0)
      const [queue] = (isForBackground ? ofBackground : ofCalls).values()
      return queue?.[0] ?? null
    },
    /** Ends a turn: the workspace goes behind the others, without the screening when that has ended. */
    endTurn(screening: S, hasEnded: boolean): void {
      const queues = queuesOf(screening)
      const queue = queues.get(screening.tenantId) ?? []
      if (hasEnded) {
        queue.shift()
        if (!screening.isBackground) calls--
      }
      queues.delete(screening.tenantId)
      if (queue.length > 0) queues.set(screening.tenantId, queue)
    },
  }
}
