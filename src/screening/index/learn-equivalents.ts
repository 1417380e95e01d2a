import { isName } from '../tokens/name-tokens.ts'
import type { ReadName } from './read-names.ts'

/** Entries that must agree before two words count as one. */
const supportMin = 2
/** The same where the words share neither their first letter nor their script: a second name looks like a spelling. */
const strangersSupportMin = 3
/** Names of an entry compared with its first. */
const aliasesMax = 40

/** Words that lists themselves use for one another: two names of one entry that agree in every other word, in enough entries. */
export class EquivalentsLearned {
  readonly #support = new Map<string, number>()

  /** Takes in the names of one entry. */
  add(names: readonly ReadName[]): void {
    const primary = names[0]
    if (primary === undefined || primary.sort !== 'person' || names.length < 2) return
    const found = new Set<string>()
    for (const name of names.slice(1, aliasesMax)) {
      const pair = oneDifference(primary.tokens, name.tokens)
      if (pair !== null) found.add(pair)
    }
    for (const pair of found) this.#support.set(pair, (this.#support.get(pair) ?? 0) + 1)
  }

  /** The pairs with enough support, each once, in a settled order. */
  pairs(): readonly (readonly [string, string])[] {
    return [...this.#support]
      .map(([pair, support]) => {
        const [a = '', b = ''] = pair.split(' ')
        return { a, b, support }
      })
      .filter(({ a, b, support }) => support >= (a[0] === b[0] ? supportMin : strangersSupportMin))
      .map(({ a, b }): [string, string] => [a, b])
      .sort(([a, b], [c, d]) => compare(a, c) || compare(b, d))
  }
}

/** The two words in which names differ, sorted, when they agree in at least one other and in all others; null otherwise. */
function oneDifference(a: readonly string[], b: readonly string[]): string | null {
  const left = [...a.filter(isName)]
  const right: string[] = []
  for (const token of b.filter(isName)) {
    const place = left.indexOf(token)
    if (place < 0) right.push(token)
    else left.splice(place, 1)
    if (right.length > 1) return null
  }
  const [one] = left
  const [other] = right
  if (left.length !== 1 || one === undefined || other === undefined) return null
  if (a.filter(isName).length < 2 || one.length < 2 || other.length < 2) return null
  return one < other ? `${one} ${other}` : `${other} ${one}`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
