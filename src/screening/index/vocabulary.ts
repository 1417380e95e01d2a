import { isName, type NameSort } from '../tokens/name-tokens.ts'
import { addKeys, keyRows, keyTable, type KeyTable } from './key-table.ts'
import { NumberRow } from './number-row.ts'
import { keyBuffer, soundHash, vocabularyKeys } from './token-keys.ts'
import { tokenWeight } from './token-weight.ts'

/** Every distinct token, numbered in order of appearance, with the number of names of each sort that contain it. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #texts: string[] = []
  readonly #isName: boolean[] = []
  readonly #names: Readonly<Record<NameSort, number[]>> = { person: [], other: [] }
  readonly #namesInAll: Record<NameSort, number> = { person: 0, other: 0 }

  get count(): number {
    return this.#texts.length
  }

  /** The token's number; a new token gets the next number. */
  number(token: string): number {
    const known = this.#numbers.get(token)
    if (known !== undefined) return known
    const number = this.#texts.length
    this.#numbers.set(token, number)
    this.#texts.push(token)
    this.#isName.push(isName(token))
    this.#names.person.push(0)
    this.#names.other.push(0)
    return number
  }

  text(token: number): string {
    return this.#texts[token] ?? ''
  }

  /** False for legal forms and small words. */
  isName(token: number): boolean {
    return this.#isName[token] ?? false
  }

  countName(sort: NameSort): void {
    this.#namesInAll[sort]++
  }

  /** Counts one more name with the token. */
  countToken(token: number, sort: NameSort): void {
    const counts = this.#names[sort]
    counts[token] = (counts[token] ?? 0) + 1
  }

  /** Letters of all tokens, one byte each, and the start of each token. */
  letters(): { readonly starts: Uint32Array; readonly bytes: Uint8Array } {
    const starts = new NumberRow()
    starts.add(0)
    let size = 0
    for (const text of this.#texts) {
      size += text.length
      starts.add(size)
    }
    return { starts: starts.all(), bytes: Buffer.from(this.#texts.join(''), 'latin1') }
  }

  sounds(): Int32Array {
    const sounds = new Int32Array(this.count)
    for (let token = 0; token < sounds.length; token++) sounds[token] = soundHash(this.text(token))
    return sounds
  }

  weights(sort: NameSort): Uint8Array {
    const [counts, of] = [this.#names[sort], this.#namesInAll[sort]]
    const weights = new Uint8Array(this.count)
    for (let token = 0; token < weights.length; token++) {
      weights[token] = tokenWeight(this.text(token), sort, { names: counts[token] ?? 0, of })
    }
    return weights
  }

  /** The table of all tokens by their keys. */
  keys(): KeyTable {
    const rows = keyRows()
    const buffer = keyBuffer()
    this.#texts.forEach((text, token) => {
      vocabularyKeys(text, buffer)
      addKeys(rows, buffer, token)
    })
    return keyTable(rows)
  }
}
