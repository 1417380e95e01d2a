const initialCapacity = 1024

/** A growing list of unsigned 32-bit numbers. */
export class NumberRow {
  #numbers = new Uint32Array(initialCapacity)
  #count = 0

  get count(): number {
    return this.#count
  }

  add(number: number): void {
    if (this.#count === this.#numbers.length) {
      const wider = new Uint32Array(this.#count * 2)
      wider.set(this.#numbers)
      this.#numbers = wider
    }
    this.#numbers[this.#count++] = number
  }

  at(index: number): number {
    return this.#numbers[index] ?? 0
  }

  /** The numbers added so far, without copying. */
  all(): Uint32Array {
    return this.#numbers.subarray(0, this.#count)
  }
}
