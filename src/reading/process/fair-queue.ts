/** A queue that serves calls round-robin, one file at a time: five files of one call do not delay the single file of another. */
export class FairQueue<Job> {
  readonly #calls: Job[][] = []

  /** Jobs waiting. */
  get length(): number {
    return this.#calls.reduce((sum, jobs) => sum + jobs.length, 0)
  }

  /** Queues the jobs of one call, in their order. */
  add(jobs: readonly Job[]): void {
    if (jobs.length > 0) this.#calls.push([...jobs])
  }

  /** The next job; undefined when the queue is empty. Its call goes to the back. */
  take(): Job | undefined {
    const call = this.#calls.shift()
    const job = call?.shift()
    if (call !== undefined && call.length > 0) this.#calls.push(call)
    return job
  }
}
