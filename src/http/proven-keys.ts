import { hash } from 'node:crypto'
import { windowMs } from './rate-limit.ts'

/** Most keys kept of one window, of 24 bytes each and their entry; further ones count as unproven. */
const keysMax = 100_000

/**
 * Which keys were proven in this window or the one before it, by a digest. Not a cache of the proof: every call proves its
 * key anew. docs/api.md#rate-limit.
 */
export class ProvenKeys {
  #window = 0
  #current = new Set<string>()
  #previous = new Set<string>()

  /** A key of the window before is one of this window from then on. */
  has(key: string, now: Date): boolean {
    this.#turn(now)
    const digest = digestOf(key)
    if (this.#current.has(digest)) return true
    if (!this.#previous.delete(digest)) return false
    this.#keep(digest)
    return true
  }

  add(key: string, now: Date): void {
    this.#turn(now)
    this.#keep(digestOf(key))
  }

  /** For a key that was proven and is refused: it was revoked or has expired. */
  delete(key: string): void {
    const digest = digestOf(key)
    this.#current.delete(digest)
    this.#previous.delete(digest)
  }

  #keep(digest: string): void {
    if (this.#current.size < keysMax) this.#current.add(digest)
  }

  #turn(now: Date): void {
    const window = Math.floor(now.getTime() / windowMs)
    if (window === this.#window) return
    this.#previous = window === this.#window + 1 ? this.#current : new Set()
    this.#current = new Set()
    this.#window = window
  }
}

/** 144 bits, enough that no two keys share one. */
function digestOf(key: string): string {
  return hash('sha256', key, 'base64').slice(0, 24)
}
