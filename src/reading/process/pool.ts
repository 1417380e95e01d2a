import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FileToRead, Reader, ReadOptions, ReadOutcome } from '../../ports/reader.ts'
import { noMetrics } from '../../ports/metrics.ts'
import { FairQueue } from './fair-queue.ts'
import { ReaderChild, type ChildOutcome } from './reader-child.ts'
import { lowerAfterOf, nicenessOf, type Role } from './priority.ts'
import { meterReader, type ReaderMeter } from './reader-meter.ts'
import type { ReaderOptions } from './reader-options.ts'
import { readTwice, type AttemptLimits } from './read-twice.ts'
import { mayRead, slotFor } from './reuse.ts'
import { watchSharing, type Sharing } from './sharing.ts'

/** Time for one file, both attempts together. */
const deadlineMsDefault = 45_000
/** CPU time of one file, both attempts together. */
const fileCpuMsMax = 10_000
/** Most waiting files, of all workspaces and of one; further ones are refused as `busy`. */
const waitingFilesMax = 1_000
const workspaceWaitingFilesMax = 200
/** Files after which a child is replaced, which bounds memory leaks. */
const documentsPerChildMax = 200
/** Resident size at which a child is replaced after a file, and at which it is killed during one. */
const residentBytesAfterFileMax = 700 * 1024 ** 2
const residentBytesMax = 1_200 * 1024 ** 2
/** Delay before a child that ended without a file is replaced. It doubles each time, up to `most`. */
const replaceAfterMs = { first: 1_000, most: 60_000 } as const

interface Job {
  readonly file: FileToRead
  readonly workspace: string
  readonly signal: AbortSignal
  /** Of `performance.now()`. */
  readonly queuedAt: number
  readonly settle: (outcome: ReadOutcome) => void
}

/**
 * The document engine: files are read by a pool of child processes. Returns before they are warm.
 * docs/reading.md#limits.
 */
export async function openReader(options: ReaderOptions): Promise<Reader> {
  const pool = new Pool(options)
  return {
    read: (files, options) => pool.read(files, options),
    health: () => pool.health(),
    close: () => pool.close(),
  }
}

class Pool {
  readonly #options: ReaderOptions
  readonly #queue = new FairQueue<Job>()
  /** The readers, then the reserve. docs/reading.md#fairness. */
  readonly #slots: (ReaderChild | null)[]
  readonly #free: number[]
  readonly #reserve: number
  #reserveFree = true
  readonly #sharing: Sharing
  #shared = false
  readonly #ending = new Set<Promise<void>>()
  readonly #meter: ReaderMeter
  #restarts = 0
  /** Children in a row that ended without becoming warm. */
  #coldEnds = 0
  #closed = false

  constructor(options: ReaderOptions) {
    this.#options = options
    const readers = options.readers ?? availableParallelism()
    this.#reserve = readers
    this.#slots = Array.from({ length: readers }, (_, slot) => (options.warmUp === 'lazy' ? null : this.#start(slot)))
    this.#free = this.#slots.map((_, slot) => slot)
    this.#slots.push(null)
    this.#sharing = watchSharing(() => this.#endReserve(), options.aloneAfterMs)
    this.#meter = meterReader(options.metrics ?? noMetrics, {
      queued: () => this.#queue.length,
      busy: () => this.#busy(),
      children: () => this.#slots.filter((child) => child?.ended === false).filter((child) => child !== null),
    })
  }

  read(files: readonly FileToRead[], { signal, workspace = '' }: ReadOptions): Promise<readonly ReadOutcome[]> {
    const queuedAt = performance.now()
    if (this.#closed || !this.#hasRoom(workspace, files.length)) {
      const outcomes = files.map((): ReadOutcome => ({ status: 'unavailable', cause: 'busy' }))
      for (const outcome of outcomes) this.#meter.settled(outcome, queuedAt)
      return Promise.resolve(outcomes)
    }
    const jobs: Job[] = []
    const outcomes = files.map(async (file) => {
      const outcome = await new Promise<ReadOutcome>((settle) =>
        jobs.push({ file, workspace, signal, queuedAt, settle }),
      )
      this.#meter.settled(outcome, queuedAt)
      return outcome
    })
    // A promise settles once: a file in progress is settled here, and its late outcome is ignored.
    const abort = () => jobs.forEach(({ settle }) => settle({ status: 'unavailable', cause: 'deadline' }))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    this.#queue.add(workspace, jobs)
    this.#shared = this.#sharing.note(workspace)
    if (this.#shared) this.#warmReserve()
    this.#dispatch()
    return Promise.all(outcomes).finally(() => signal.removeEventListener('abort', abort))
  }

  health() {
    const children = this.#slots.filter((child) => child?.ended === false)
    return {
      children: children.length,
      busy: this.#busy(),
      restarts: this.#restarts,
      ready: !this.#closed && (this.#options.warmUp === 'lazy' || children.some((child) => child?.ready === true)),
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#sharing.close()
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) {
      job.settle({ status: 'unavailable', cause: 'busy' })
    }
    await Promise.all([...this.#slots.map((child) => child?.kill()), ...this.#ending])
  }

  #hasRoom(workspace: string, files: number): boolean {
    return (
      this.#queue.length + files <= waitingFilesMax &&
      this.#queue.waiting(workspace) + files <= workspaceWaitingFilesMax
    )
  }

  #busy(): number {
    return this.#slots.length - this.#free.length - (this.#reserveFree ? 1 : 0)
  }

  #dispatch(): void {
    while (this.#free.length > 0) {
      // With a file in the reserve, a free reader is kept for a workspace that has none in progress.
      const job = this.#nextJob(this.#busy() < this.#reserve ? Infinity : 0)
      if (job === undefined) return
      void this.#work(this.#takeSlot(job.workspace), job)
    }
    const job = this.#shared && this.#reserveFree ? this.#nextJob(0) : undefined
    if (job === undefined) return
    this.#reserveFree = false
    void this.#work(this.#reserve, job)
  }

  #takeSlot(workspace: string): number {
    const slot = slotFor(workspace, this.#free, this.#slots)
    this.#free.splice(this.#free.indexOf(slot), 1)
    return slot
  }

  /** The next job of a workspace with at most so many files in progress. */
  #nextJob(inProgressMax: number): Job | undefined {
    for (let job = this.#queue.take(inProgressMax); job !== undefined; job = this.#queue.take(inProgressMax)) {
      if (!job.signal.aborted) return job
      this.#queue.done(job.workspace)
    }
    return undefined
  }

  async #work(slot: number, job: Job): Promise<void> {
    this.#meter.begun(job.queuedAt)
    const switched = this.#endForeign(slot, job.workspace)
    job.settle(await this.#readTwice(slot, job))
    await this.#retireIfSpent(slot)
    this.#queue.done(job.workspace)
    if (slot === this.#reserve) this.#reserveFree = true
    else this.#free.push(slot)
    this.#dispatch()
    if (switched && this.#queue.length === 0) this.#warmAhead(slot)
  }

  #readTwice(slot: number, job: Job): Promise<ReadOutcome> {
    const { deadlineMs = deadlineMsDefault, fileCpuMs = fileCpuMsMax } = this.#options
    return readTwice({
      ...{ deadlineMs, fileCpuMs },
      attempt: (limits) => this.#attempt(slot, job, limits),
      spentCpuMs: () => this.#slots[slot]?.fileCpuMs ?? 0,
      givenUp: () => job.signal.aborted || this.#closed,
    })
  }

  async #attempt(slot: number, { file, workspace, signal }: Job, limits: AttemptLimits): Promise<ChildOutcome> {
    let child = this.#slots[slot] ?? null
    if (child === null || child.ended) {
      if (this.#closed) return { status: 'failed', cause: 'crash' }
      child = this.#start(slot)
      this.#slots[slot] = child
    }
    const { timeoutMs, ...request } = limits
    const lowerAfter = lowerAfterOf(this.#roleOf(slot))
    child.workspace = workspace
    const outcome = await child.read({ ...file, ...request }, { timeoutMs, signal, lowerAfter })
    if (outcome.status === 'failed') {
      this.#restarts++
      this.#meter.restarted(outcome.cause)
      await child.kill()
    }
    return outcome
  }

  /** Replaces a child that failed, reached its number of files or its memory, before the next file needs it. */
  async #retireIfSpent(slot: number): Promise<void> {
    const child = this.#slots[slot] ?? null
    if (this.#closed || child === null) return
    const residentBytes = await child.residentBytes()
    const spent =
      child.ended ||
      child.lowered ||
      child.documents >= (this.#options.documentsPerChild ?? documentsPerChildMax) ||
      residentBytes > residentBytesAfterFileMax ||
      // The sharing ended while the reserve was busy.
      (slot === this.#reserve && !this.#shared)
    if (spent && !this.#closed) this.#replace(slot, child)
  }

  /** Ends a child that has read files of another workspace, and says whether it did: it may have kept them. */
  #endForeign(slot: number, workspace: string): boolean {
    const child = this.#slots[slot] ?? null
    if (child === null || child.ended || mayRead(child, workspace, this.#options.reuse)) return false
    this.#replace(slot, child)
    return true
  }

  /** Starts a child for the next workspace in another reader, the one free for longest, unless a free one has read nothing. */
  #warmAhead(used: number): void {
    const slot = this.#free.find((one) => one !== used)
    if (this.#closed || slot === undefined || this.#free.some((one) => this.#slots[one]?.workspace === null)) return
    const child = this.#slots[slot] ?? null
    if (child !== null && !child.ended) this.#replace(slot, child)
  }

  /** A reserve that no workspace needs gets no child. */
  #replace(slot: number, child: ReaderChild): void {
    if (!child.ended) this.#meter.recycled()
    this.#end(child)
    this.#slots[slot] = slot === this.#reserve && !this.#shared ? null : this.#start(slot)
  }

  #roleOf(slot: number): Role {
    return slot === this.#reserve ? 'reserve' : 'reader'
  }

  #warmReserve(): void {
    const child = this.#slots[this.#reserve] ?? null
    if (this.#reserveFree && (child === null || child.ended)) this.#slots[this.#reserve] = this.#start(this.#reserve)
  }

  #endReserve(): void {
    this.#shared = false
    const child = this.#slots[this.#reserve] ?? null
    if (child === null || !this.#reserveFree) return
    this.#slots[this.#reserve] = null
    this.#end(child)
  }

  #end(child: ReaderChild): void {
    const ending = child.kill().finally(() => this.#ending.delete(ending))
    this.#ending.add(ending)
  }

  #start(slot: number): ReaderChild {
    const child = new ReaderChild({
      path: this.#options.childPath ?? fileURLToPath(new URL('../child.ts', import.meta.url)),
      residentBytesMax: this.#options.residentBytesMax ?? residentBytesMax,
      nativeOcr: this.#options.nativeOcr ?? null,
      onnx: this.#options.onnx ?? false,
      launcher: this.#options.launcher ?? true,
      niceness: nicenessOf(this.#roleOf(slot)),
    })
    void child.warm.then((warm) => (this.#coldEnds = warm ? 0 : this.#coldEnds + 1))
    void child.exited.then(() => this.#replaceIdle(slot, child))
    return child
  }

  /** Replaces a child that ended while idle. Otherwise the server would stay not ready and get no file that starts one. */
  #replaceIdle(slot: number, child: ReaderChild): void {
    const idle = () => !this.#closed && this.#free.includes(slot) && this.#slots[slot] === child
    if (!idle()) return
    const delayMs = Math.min(replaceAfterMs.most, replaceAfterMs.first * 2 ** Math.max(0, this.#coldEnds - 1))
    setTimeout(() => {
      if (!idle()) return
      this.#restarts++
      this.#meter.restarted('crash')
      this.#slots[slot] = this.#start(slot)
    }, delayMs).unref()
  }
}
