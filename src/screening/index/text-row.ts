import { NumberRow } from './number-row.ts'

const initialCapacityBytes = 65_536
/** Most UTF-8 bytes of one UTF-16 code unit. */
const unitBytesMax = 3

/** A growing list of texts as concatenated UTF-8. */
export class TextRow {
  /** Start of each text in bytes, plus the end of the last. */
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

  /** The bytes added so far, without copying. */
  all(): Uint8Array {
    return this.#bytes.subarray(0, this.#size)
  }
}
