import { seededRandom } from '../../../tools/documents/random.ts'

/** Choices that are the same in every run of a seed. */
export interface Random {
  /** 0 to below `below`. */
  int(below: number): number
  /** True so often out of a hundred. */
  percent(share: number): boolean
  pick<Item>(items: readonly Item[]): Item
}

/** Choices of a seed. */
export function seededChoices(seed: number): Random {
  const next = seededRandom(seed)
  const int = (below: number) => Math.floor(next() * below)
  return {
    int,
    percent: (share) => next() * 100 < share,
    pick(items) {
      const item = items[int(items.length)]
      if (item === undefined) throw new Error('nothing to pick from')
      return item
    },
  }
}
