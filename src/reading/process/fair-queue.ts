/**
 * Files that wait for a reader. A workspace with fewer files in progress comes first, then workspaces take turns, then the calls of
 * a workspace: neither a call of five files nor a workspace with a hundred calls delays the single file of another.
 * docs/reading.md#fairness.
 */
export class FairQueue<Job> {
  /** Calls by workspace, in the order of the next turns. */
  readonly #workspaces = new Map<string, Job[][]>()
  /** Jobs taken and not done, by workspace. */
  readonly #inProgress = new Map<string, number>()
  #length = 0

  /** Jobs waiting, of every workspace. */
  get length(): number {
    return this.#length
  }

  /** Jobs of one workspace that wait. */
  waiting(workspace: string): number {
    return (this.#workspaces.get(workspace) ?? []).reduce((sum, jobs) => sum + jobs.length, 0)
  }

  /** Queues the jobs of one call, in their order. */
  add(workspace: string, jobs: readonly Job[]): void {
    if (jobs.length === 0) return
    this.#length += jobs.length
    const calls = this.#workspaces.get(workspace)
    if (calls === undefined) this.#workspaces.set(workspace, [[...jobs]])
    else calls.push([...jobs])
  }

  /**
   * The next job, of a workspace with at most `inProgressMax` jobs in progress; undefined when there is none. Its workspace and its
   * call go to the back. The job is in progress until `done`.
   */
  take(inProgressMax = Infinity): Job | undefined {
    let next: { readonly workspace: string; readonly count: number } | undefined
    for (const workspace of this.#workspaces.keys()) {
      const count = this.#inProgress.get(workspace) ?? 0
      if (count <= inProgressMax && count < (next?.count ?? Infinity)) next = { workspace, count }
    }
    if (next === undefined) return undefined
    this.#inProgress.set(next.workspace, next.count + 1)
    return this.#takeOf(next.workspace)
  }

  /** A job of the workspace is no longer in progress. */
  done(workspace: string): void {
    const count = (this.#inProgress.get(workspace) ?? 0) - 1
    if (count > 0) this.#inProgress.set(workspace, count)
    else this.#inProgress.delete(workspace)
  }

  #takeOf(workspace: string): Job | undefined {
    const calls = this.#workspaces.get(workspace) ?? []
    const call = calls.shift()
    const job = call?.shift()
    if (call !== undefined && call.length > 0) calls.push(call)
    this.#workspaces.delete(workspace)
    if (calls.length > 0) this.#workspaces.set(workspace, calls)
    this.#length--
    return job
  }
}
