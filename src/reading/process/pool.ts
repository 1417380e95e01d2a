import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { FileToRead, Reader, ReadOptions, ReadOutcome } from '../../ports/reader.ts'
import { noMetrics, type Metrics } from '../../ports/metrics.ts'
import { FairQueue } from './fair-queue.ts'
import { ReaderChild, type ChildOutcome } from './reader-child.ts'
import { lowerAfterOf, nicenessOf, type Role } from './priority.ts'
import { meterReader, type ReaderMeter } from './reader-meter.ts'
import { watchSharing, type Sharing } from './sharing.ts'

/** Time for one file, both attempts together. */
const deadlineMsDefault = 45_000
/** Share of the deadline for the first attempt, so that there is time for a second one. */
const firstAttemptShare = 0.6
/** Least time left for a second attempt. */
const attemptMsMin = 1_000
/** CPU time of one file, both attempts together. */
const fileCpuMsMax = 10_000
/** Least CPU time left for a second attempt. */
const attemptCpuMsMin = 1_500
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
/** Reduction of the pages on the second attempt. */
const secondAttemptShrink = 2

export interface ReaderOptions {
  /** Child processes; default one per core. */
  readonly readers?: number
  /** `eager` starts the children at once without waiting for them, `lazy` with the first file. Default eager. */
  readonly warmUp?: 'eager' | 'lazy'
  readonly deadlineMs?: number
  /** CPU time of one file, both attempts together. */
  readonly fileCpuMs?: number
  readonly residentBytesMax?: number
  readonly documentsPerChild?: number
  /** Absolute path of a tesseract program that reads whole pages; default the WebAssembly build of the product. */
  readonly nativeOcr?: string | null
  /** The child program; tests use one that misbehaves. */
  readonly childPath?: string
  /** Default none. */
  readonly metrics?: Metrics
}

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
    this.#sharing = watchSharing(() => this.#endReserve())
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
    for (let slot = this.#free.shift(); slot !== undefined; slot = this.#free.shift()) {
      // With a file in the reserve, a free reader is kept for a workspace that has none in progress.
      const job = this.#nextJob(this.#busy() <= this.#reserve ? Infinity : 0)
      if (job === undefined) {
        this.#free.unshift(slot)
        return
      }
      void this.#work(slot, job)
    }
    const job = this.#shared && this.#reserveFree ? this.#nextJob(0) : undefined
    if (job === undefined) return
    this.#reserveFree = false
    void this.#work(this.#reserve, job)
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
    job.settle(await this.#readTwice(slot, job))
    await this.#retireIfSpent(slot)
    this.#queue.done(job.workspace)
    if (slot === this.#reserve) this.#reserveFree = true
    else this.#free.push(slot)
    this.#dispatch()
  }

  /** One attempt; when the child fails, a second one in a new child on smaller pages, in the time left. */
  async #readTwice(slot: number, job: Job): Promise<ReadOutcome> {
    const deadlineMs = this.#options.deadlineMs ?? deadlineMsDefault
    const fileCpuMs = this.#options.fileCpuMs ?? fileCpuMsMax
    const startedAt = performance.now()
    const attemptMs = deadlineMs * firstAttemptShare
    const first = await this.#attempt(slot, job, { timeoutMs: attemptMs, cpuMs: fileCpuMs, shrink: 1 })
    if (first.status === 'read') return first
    const leftMs = deadlineMs - (performance.now() - startedAt)
    const cpuMs = fileCpuMs - (this.#slots[slot]?.fileCpuMs ?? 0)
    const spent = leftMs < Math.min(attemptMsMin, deadlineMs / 4) || cpuMs < attemptCpuMsMin
    if (job.signal.aborted || this.#closed || spent) return { status: 'unavailable', cause: first.cause }
    const second = await this.#attempt(slot, job, { timeoutMs: leftMs, cpuMs, shrink: secondAttemptShrink })
    return second.status === 'read' ? second : { status: 'unavailable', cause: second.cause }
  }

  async #attempt(
    slot: number,
    { file, signal }: Job,
    { timeoutMs, ...limits }: { timeoutMs: number; cpuMs: number; shrink: number },
  ): Promise<ChildOutcome> {
    let child = this.#slots[slot] ?? null
    if (child === null || child.ended) {
      if (this.#closed) return { status: 'failed', cause: 'crash' }
      child = this.#start(slot)
      this.#slots[slot] = child
    }
    const lowerAfter = lowerAfterOf(this.#roleOf(slot))
    const outcome = await child.read({ ...file, ...limits }, { timeoutMs, signal, lowerAfter })
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
    const spent =
      child.ended ||
      child.lowered ||
      child.documents >= (this.#options.documentsPerChild ?? documentsPerChildMax) ||
      (await child.residentBytes()) > residentBytesAfterFileMax
    if (!spent || this.#closed) return
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
