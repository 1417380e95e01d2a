import type { Clock } from '../../src/ports/clock.ts'

/** A clock that stands until it is moved. */
export class StoppedClock implements Clock {
  #now: Date

  constructor(start = '2026-11-21T10:00:00.000Z') {
    this.#now = new Date(start)
  }

  now(): Date {
    return this.#now
  }

  set(iso: string): void {
    this.#now = new Date(iso)
  }

  advance(milliseconds: number): void {
    this.#now = new Date(this.#now.getTime() + milliseconds)
  }
}
