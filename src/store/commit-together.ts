import { isCertainlyRolledBack } from './errors.ts'

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
  /** Items in one commit at most. */
  readonly itemsMax: number
}

/**
 * Writes together what comes while the group's last commit is under way, in the order in which it came: under load one
 * statement, one commit and one sync of the disk serve several callers. Who comes first is written at once. Everybody is
 * answered after the commit that holds their own item. When the database kept nothing of a commit, each of its items is
 * tried alone, so that nobody fails for another; when it is not known what it kept, all of them fail.
 */
export function commitTogether<Item, Answer>(options: CommitOptions<Item, Answer>): (item: Item) => Promise<Answer> {
  const groups = new Map<string, Waiting<Item, Answer>[]>()

  async function empty(group: string, waiting: Waiting<Item, Answer>[]): Promise<void> {
    while (waiting.length > 0) await commit(takeBatch(waiting, options), options)
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

/** Takes out those that may share the next commit. */
function takeBatch<Item, Answer>(
  waiting: Waiting<Item, Answer>[],
  { keyOf, itemsMax }: CommitOptions<Item, Answer>,
): readonly Waiting<Item, Answer>[] {
  const batch: Waiting<Item, Answer>[] = []
  const left: Waiting<Item, Answer>[] = []
  const keys = new Set<string>()
  for (const one of waiting) {
    const key = keyOf(one.item)
    const fits = batch.length < itemsMax && !keys.has(key)
    ;(fits ? batch : left).push(one)
    keys.add(key)
  }
  waiting.splice(0, waiting.length, ...left)
  return batch
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
