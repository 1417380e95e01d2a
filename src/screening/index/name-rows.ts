import { NumberRow } from './number-row.ts'
import type { NameRole } from '../tokens/name-roles.ts'
import type { ReadName } from './read-names.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The names of all entries as token numbers, numbered in the order added. */
export class NameRows {
  /** Start of each name in `tokens`, plus the end of the last. */
  readonly starts = new NumberRow()
  readonly tokens = new NumberRow()
  /** What each token is (`nameRoles`). */
  readonly roles: NameRole[] = []
  readonly entities = new NumberRow()
  readonly places = new NumberRow()

  constructor() {
    this.starts.add(0)
  }

  get count(): number {
    return this.entities.count
  }

  /** Returns the name's number. */
  add({ tokens, sort, place, roles }: ReadName, entity: number, vocabulary: Vocabulary): number {
    const id = this.count
    const first = this.tokens.count
    vocabulary.countName(sort)
    for (const text of tokens) {
      const token = vocabulary.number(text)
      if (!this.#has(token, first, this.tokens.count)) vocabulary.countToken(token, sort)
      this.tokens.add(token)
    }
    this.roles.push(...roles)
    this.starts.add(this.tokens.count)
    this.entities.add(entity)
    this.places.add(place)
    return id
  }

  /** The names that contain each token, each name once: starts per token, and the names. */
  postings(tokenCount: number): { readonly starts: Uint32Array; readonly names: Uint32Array } {
    const [tokens, nameStarts] = [this.tokens.all(), this.starts.all()]
    const starts = new Uint32Array(tokenCount + 1)
    const last = new Int32Array(tokenCount).fill(-1)
    for (let name = 0; name + 1 < nameStarts.length; name++) {
      const end = nameStarts[name + 1] ?? 0
      for (let place = nameStarts[name] ?? 0; place < end; place++) {
        const token = tokens[place] ?? 0
        if (last[token] === name) continue
        last[token] = name
        starts[token + 1] = (starts[token + 1] ?? 0) + 1
      }
    }
    for (let token = 0; token < tokenCount; token++) starts[token + 1] = (starts[token + 1] ?? 0) + (starts[token] ?? 0)
    const next = starts.slice(0, tokenCount)
    const names = new Uint32Array(starts[tokenCount] ?? 0)
    last.fill(-1)
    for (let name = 0; name + 1 < nameStarts.length; name++) {
      const end = nameStarts[name + 1] ?? 0
      for (let place = nameStarts[name] ?? 0; place < end; place++) {
        const token = tokens[place] ?? 0
        if (last[token] === name) continue
        last[token] = name
        const at = next[token] ?? 0
        names[at] = name
        next[token] = at + 1
      }
    }
    return { starts, names }
  }

  #has(token: number, from: number, to: number): boolean {
    for (let place = from; place < to; place++) if (this.tokens.at(place) === token) return true
    return false
  }
}
