import { NumberRow } from './number-row.ts'

const initialCapacityBytes = 65_536
/** Bytes that one character unit may take in UTF-8. */
const unitBytesMax = 3

/** Texts as UTF-8 one after the other, added one at a time. */
export class TextRow {
  /** Where each text begins, in bytes, and where the last one ends. */
  readonly starts = new NumberRow()
  #bytes = Buffer.alloc(initialCapacityBytes)
  #size = 0

  constructor() {
    this.starts.add(0)
  }

  add(text: string): void {
    const needed = this.#size + text.length * unitBytesMax
    if (needed > this.#bytes.length) {
      const wider = Buffer.alloc(Math.max(needed, this.#bytes.length * 2))
      wider.set(this.#bytes)
      this.#bytes = wider
    }
    this.#size += this.#bytes.write(text, this.#size, 'utf8')
    this.starts.add(this.#size)
  }

  /** What was added so far, in place. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#size)
  }
}
