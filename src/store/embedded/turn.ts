/** A statement that waits longer than this for the one session is told so, as a full pool would. */
const WAIT_TIMEOUT_MS = 10_000

/** Lends one thing to one holder at a time, first come first served. */
export class Turn {
  #taken = false
  readonly #waiting: (() => void)[] = []

  /** Whether it is lent, and how many wait for it. */
  get usage(): { readonly taken: boolean; readonly waiting: number } {
    return { taken: this.#taken, waiting: this.#waiting.length }
  }

  /** Answers when it is the caller's turn. The caller then calls what it got exactly once. Throws after 10 s of waiting. */
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
