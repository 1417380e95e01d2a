/** Most names counted at a time; beyond it all counts start anew. */
const namesMax = 100_000

/** Counts calls by name in fixed windows, in the memory of one process. */
export class FixedWindow {
  readonly #limit: number
  readonly #windowMs: number
  #window = 0
  #counts = new Map<string, number>()

  constructor(options: { readonly limit: number; readonly windowMs: number }) {
    this.#limit = options.limit
    this.#windowMs = options.windowMs
  }

  /** Counts one call. Returns 0 when it is within the limit, else the whole seconds until the window ends, at least 1. */
  spend(name: string, now: Date): number {
    const window = Math.floor(now.getTime() / this.#windowMs)
    if (window !== this.#window || this.#counts.size >= namesMax) {
      this.#window = window
      this.#counts = new Map()
    }
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    if (count <= this.#limit) return 0
    return Math.max(1, Math.ceil(((window + 1) * this.#windowMs - now.getTime()) / 1000))
  }
}
