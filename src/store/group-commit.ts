import { setTimeout as pause } from 'node:timers/promises'
import { isCertainlyRolledBack } from './connection/errors.ts'

interface Waiting<Item, Answer> {
  readonly item: Item
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: unknown) => void
}

export interface CommitOptions<Item, Answer> {
  /** Writes items of one group in one commit; answers in their order. */
  readonly write: (items: readonly Item[]) => Promise<readonly Answer[]>
  /** Items of different groups never share a commit nor wait for each other. */
  readonly groupOf: (item: Item) => string
  /** Two items of a group with the same key never share a commit either: the second one waits for the next. */
  readonly keyOf: (item: Item) => string
  /**
   * How many items a commit may hold, most first, down to 1. Each size is a statement that the database plans and keeps, so few
   * sizes are soon known to it: to plan one of a new size takes the embedded database 70 to 150 ms, and everybody waits.
   */
  readonly sizes: readonly number[]
  /** After each commit a pause of so many times what it took, 250 ms at most, for what nobody waits for. Default 0. */
  readonly pauses?: number
}

/** After a commit that a database away held up, nothing waits as long again. */
export const pauseMsMax = 250

/** Sizes of a commit, each half of the one before. */
export const halvingSizes = [16, 8, 4, 2, 1] as const

/**
 * Writes together what comes while the group's last commit is under way, in the order in which it came: under load one
 * statement, one commit and one sync of the disk serve several callers. Who comes first is written at once. Everybody is
 * answered after the commit that holds their own item. When the database kept nothing of a commit, each of its items is
 * tried alone, so that nobody fails for another; when it is not known what it kept, all of them fail.
 */
export function groupCommit<Item, Answer>(options: CommitOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const groups = new Map<string, Waiting<Item, Answer>[]>()

  async function empty(group: string, waiting: Waiting<Item, Answer>[]): Promise<void> {
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

/** Takes out the eldest that may share the next commit, as many as a size holds. */
function takeBatch<Item, Answer>(
  waiting: Waiting<Item, Answer>[],
  { keyOf, sizes }: CommitOptions<Item, Answer>,
): readonly Waiting<Item, Answer>[] {
  const keys = new Set<string>()
  const fitting: Waiting<Item, Answer>[] = []
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

/** Answers everyone in the batch, in one way or the other; never rejects. */
async function commit<Item, Answer>(
  batch: readonly Waiting<Item, Answer>[],
  options: CommitOptions<Item, Answer>,
): Promise<void> {
  try {
    const answers = await options.write(batch.map(({ item }) => item))
    for (const [index, answer] of answers.entries()) batch[index]?.resolve(answer)
  } catch (error) {
    if (batch.length > 1 && isCertainlyRolledBack(error)) {
      for (const one of batch) await commit([one], options)
    } else {
      for (const { reject } of batch) reject(error)
    }
  }
}
