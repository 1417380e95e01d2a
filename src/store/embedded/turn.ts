/** A caller that waits longer for the one session gets an error, as from a full pool. */
const WAIT_TIMEOUT_MS = 10_000

/** A first-come, first-served lock. */
export class Turn {
  #taken = false
  readonly #waiting: (() => void)[] = []

  /** Whether it is taken, and how many callers wait for it. */
  get usage(): { readonly taken: boolean; readonly waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.length }
  }

  /** Resolves when it is the caller's turn, with the function that ends the turn; call that exactly once. Throws after 10 s. */
  async take(): Promise<() => void> {
    if (this.#taken) await this.#wait()
    this.#taken = true
    return () => this.#pass()
  }

  #pass(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#taken = false
    else next()
  }

  #wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const proceed = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(proceed), 1)
        reject(new Error('Timed out while waiting for the embedded database'))
      }, WAIT_TIMEOUT_MS)
      this.#waiting.push(proceed)
    })
  }
}
