import { setTimeout as pause } from 'node:timers/promises'
import { isCertainlyRolledBack } from './connection/errors.ts'

interface Waiting<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

export interface CommitOptions<Item, Result> {
  /** Writes items of one group in one commit; results in their order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Result[]>
  /** Items of different groups never share a commit nor wait for each other. */
  readonly groupOf: (item: Item) => string
  /** Two items of a group with the same key never share a commit: the second one waits for the next. */
  readonly keyOf: (item: Item) => string
  /**
   * How many items a commit may have, in descending order down to 1. Each size is a statement of its own, and planning a new one
   * takes the embedded database 70 to 150 ms, so there are few sizes.
   */
  readonly sizes: readonly number[]
  /** Pause after each commit, as a multiple of its duration, 250 ms at most: for work without a waiting caller. Default 0. */
  readonly pauses?: number
}

/** Longest pause after a commit: an outage that held up a commit must not be doubled by its pause. */
export const pauseMsMax = 250

/** Commit sizes, each half of the one before. */
export const halvingSizes = [16, 8, 4, 2, 1] as const

/**
 * Group commit: items that come while their group's last commit is in progress share the next one, in their order. Under load
 * one statement, one commit and one sync of the disk serve several callers. The first item is written at once. A promise
 * resolves after the commit of its own item. A commit that was certainly rolled back is repeated item by item, so that one bad
 * item fails alone; when it is unknown whether the commit happened, all of its items fail.
 */
export function groupCommit<Item, Result>(options: CommitOptions<Item, Result>): (item: Item) => Promise<Result> {
  const groups = new Map<string, Waiting<Item, Result>[]>()

  async function empty(group: string, waiting: Waiting<Item, Result>[]): Promise<void> {
    const { pauses = 0 } = options
    while (waiting.length > 0) {
      const begun = performance.now()
      await commit(takeBatch(waiting, options), options)
      if (pauses > 0) await pause(Math.min(pauses * (performance.now() - begun), pauseMsMax))
    }
    groups.delete(group)
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const group = options.groupOf(item)
      const waiting = groups.get(group)
      if (waiting !== undefined) {
        waiting.push({ item, resolve, reject })
        return
      }
      const first = [{ item, resolve, reject }]
      groups.set(group, first)
      void empty(group, first)
    })
}

/** Removes the oldest items that may share the next commit, as many as the largest size that they fill. */
function takeBatch<Item, Result>(
  waiting: Waiting<Item, Result>[],
  { keyOf, sizes }: CommitOptions<Item, Result>,
): readonly Waiting<Item, Result>[] {
  const keys = new Set<string>()
  const fitting: Waiting<Item, Result>[] = []
  for (const one of waiting) {
    const key = keyOf(one.item)
    if (!keys.has(key)) fitting.push(one)
    keys.add(key)
  }
  const size = sizes.find((items) => items <= fitting.length) ?? 1
  const batch = new Set(fitting.slice(0, size))
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !batch.has(one)))
  return [...batch]
}

/** Settles every item of the batch; never rejects. */
async function commit<Item, Result>(
  batch: readonly Waiting<Item, Result>[],
  options: CommitOptions<Item, Result>,
): Promise<void> {
  try {
    const results = await options.write(batch.map(({ item }) => item))
    for (const [index, result] of results.entries()) batch[index]?.resolve(result)
  } catch (error) {
    if (batch.length > 1 && isCertainlyRolledBack(error)) {
      for (const one of batch) await commit([one], options)
    } else {
      for (const { reject } of batch) reject(error)
    }
  }
}
