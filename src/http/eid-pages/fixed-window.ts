import { Busiest } from '../busiest.ts'

/** Most names counted at a time; beyond it the least used ones are forgotten. */
const namesMax = 100_000

/** Counts calls by name in fixed windows, in the memory of one process. */
export class FixedWindow {
  readonly #limit: number
  readonly #windowMs: number
  #window = 0
  #counts = new Busiest<{ calls: number }>(namesMax)

  constructor(options: { readonly limit: number; readonly windowMs: number }) {
    this.#limit = options.limit
    this.#windowMs = options.windowMs
  }

  /** Counts one call. Returns 0 when it is within the limit, else the whole seconds until the window ends, at least 1. */
  spend(name: string, now: Date): number {
    const window = Math.floor(now.getTime() / this.#windowMs)
    if (window !== this.#window) {
      this.#window = window
      this.#counts = new Busiest(namesMax)
    }
    let count = this.#counts.get(name)
    if (count === undefined) {
      count = { calls: 0 }
      this.#counts.add(name, count)
    }
    count.calls++
    this.#counts.rank(name, count.calls)
    if (count.calls <= this.#limit) return 0
    return Math.max(1, Math.ceil(((window + 1) * this.#windowMs - now.getTime()) / 1000))
  }
}
