import { spawn, type ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import type { FileToRead, Reading } from '../../ports/reader.ts'
import { creditCpuMsMax, creditedPagesMax } from '../page/cpu-budget.ts'
import { eachLine } from './each-line.ts'
import { launchReader } from './launch.ts'
import { cpuMsOf, processFamily, residentBytesOf } from './process-usage.ts'
import { answerBytesMax, answerDescriptor, isChildMessage, type DocumentRequest } from './protocol.ts'
import { sendFile } from './send-file.ts'
import { setNiceness } from './set-niceness.ts'

/** Interval at which the resident size and the CPU time of a reading child are checked. */
const watchIntervalMs = 100
/** CPU time that a child may use until the next look, which comes late on a busy machine. */
const cpuMarginMs = 700
/** Time a child has to load its engines. */
const startTimeoutMs = 30_000

/** Outcome of one file. */
export type ChildOutcome =
  | { readonly status: 'read'; readonly reading: Reading }
  | { readonly status: 'failed'; readonly cause: 'crash' | 'deadline' | 'memory' }

export interface ReaderChildOptions {
  /** The program, a .ts file. */
  readonly path: string
  /** Resident bytes at which a reading child is killed. */
  readonly residentBytesMax: number
  /** Absolute path of a native OCR program; with null the child starts no process. */
  readonly nativeOcr: string | null
  /** It reads print of cards and photographs with the onnx packages. */
  readonly onnx: boolean
  /** It gives up its rights through the launcher, where the system has one. */
  readonly launcher: boolean
  /** Scheduling priority as a nice value, -20 to 19. */
  readonly niceness: number
}

/** The priority of a child that has worked so long on one file. */
export interface LowerAfter {
  readonly cpuMs: number
  /** A nice value, -20 to 19. */
  readonly niceness: number
}

/**
 * One process that reads one file at a time. It is killed when a file makes it crash, hang or grow, and only that file is lost.
 * docs/reading.md#limits.
 */
export class ReaderChild {
  /** Files read so far. */
  documents = 0
  /** The workspace of its files; null before the first one. */
  workspace: string | null = null
  /** CPU milliseconds of the file in progress, else of the last one, as last measured. */
  fileCpuMs = 0
  /** The priority was lowered for a file that took long. */
  lowered = false
  /** Engines loaded, not ended. */
  ready = false
  /** The process has exited. */
  ended = false

  readonly #process: ChildProcess
  readonly #residentBytesMax: number
  /** The child leads a process group, so that programs it starts are killed with it. */
  readonly #leadsGroup: boolean
  /** True once its engines are loaded, false when it exits before. */
  readonly warm: Promise<boolean>
  /** Settles once the process has exited. */
  readonly exited: Promise<unknown>
  #cause: 'crash' | 'deadline' | 'memory' = 'crash'
  #settle: ((outcome: ChildOutcome) => void) | null = null
  #requestId = 0
  /** Of the file in progress: CPU milliseconds of pages that were read well, their number, and `fileCpuMs` at the last one. */
  #credit = { cpuMs: 0, pages: 0, sinceCpuMs: 0 }

  constructor(options: ReaderChildOptions) {
    this.#residentBytesMax = options.residentBytesMax
    this.#leadsGroup = options.nativeOcr !== null
    const { program, args } = launchReader(options.path, options)
    this.#process = spawn(program, args, {
      detached: this.#leadsGroup,
      // A child reads untrusted files: it gets no environment variable, no folder and no channel of Node's own.
      env: {},
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    })
    // A child that has ended closes the pipe; its exit settles the request.
    this.#process.stdin?.on('error', () => {})
    this.#setNiceness(options.niceness)
    this.exited = new Promise((gone) => {
      this.#process.once('exit', gone)
      // A process that did not start emits no exit; one that runs is killed on an error.
      this.#process.on('error', () => (this.#process.pid === undefined ? gone(null) : this.#killNow()))
    })
    this.warm = new Promise((resolve) => {
      const timer = setTimeout(() => void this.kill('crash'), startTimeoutMs)
      const settled = (warm: boolean) => {
        clearTimeout(timer)
        resolve(warm)
      }
      const answers = this.#process.stdio[answerDescriptor]
      if (answers instanceof Readable) {
        const overflow = () => void this.kill('crash')
        eachLine(answers, answerBytesMax, { line: (line) => this.#hear(line, settled), overflow })
      }
      void this.exited.then(() => settled(false))
    })
    this.#process.once('exit', (_code, signal) => {
      // V8 aborts when its heap is full.
      if (signal === 'SIGABRT') this.#cause = 'memory'
    })
    void this.exited.then(() => this.#end())
  }

  /**
   * Reads one file. The child is killed after `timeoutMs`, after `file.cpuMs` of its CPU time or when the signal aborts. One call
   * at a time.
   */
  async read(
    file: FileToRead & Pick<DocumentRequest, 'shrink' | 'cpuMs'>,
    options: { readonly timeoutMs: number; readonly signal: AbortSignal; readonly lowerAfter: LowerAfter | null },
  ): Promise<ChildOutcome> {
    this.fileCpuMs = 0
    this.#requestId++
    this.#credit = { cpuMs: 0, pages: 0, sinceCpuMs: 0 }
    const overrun = () => void this.kill('deadline')
    const timer = setTimeout(overrun, options.timeoutMs)
    options.signal.addEventListener('abort', overrun, { once: true })
    let watch: NodeJS.Timeout | undefined
    try {
      const startCpuMs = (await this.warm) ? await this.#cpuMs() : 0
      // It may have ended during either wait, and an ended child settles nothing.
      if (this.ended || !this.ready) return { status: 'failed', cause: this.#cause }
      watch = setInterval(() => void this.#watch(file.cpuMs, startCpuMs, options.lowerAfter), watchIntervalMs)
      return await new Promise<ChildOutcome>((settle) => {
        this.#settle = settle
        this.documents++
        this.#send({ id: this.#requestId, ...file })
      })
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      options.signal.removeEventListener('abort', overrun)
      this.#settle = null
    }
  }

  /** Resident bytes of the child and the programs it started; 0 on systems other than Linux. */
  async residentBytes(): Promise<number> {
    return residentBytesOf(await processFamily(this.#process.pid, this.#leadsGroup))
  }

  /** Kills the process and waits until it has exited. */
  async kill(cause: 'crash' | 'deadline' | 'memory' = 'crash'): Promise<void> {
    if (!this.ended) {
      this.#cause = cause
      this.#killNow()
    }
    await this.exited
  }

  #setNiceness(niceness: number): void {
    const { pid } = this.#process
    if (pid !== undefined) setNiceness(pid, niceness)
  }

  #killNow(): void {
    const { pid } = this.#process
    if (!this.#leadsGroup || pid === undefined) {
      this.#process.kill('SIGKILL')
      return
    }
    try {
      process.kill(-pid, 'SIGKILL')
    } catch {
      // The group has already exited.
    }
  }

  #hear(line: string, settled: (warm: boolean) => void): void {
    const message = parseLine(line)
    if (!isChildMessage(message)) {
      void this.kill('crash')
      return
    }
    if (message.type === 'ready') {
      this.ready = true
      settled(true)
      return
    }
    if (message.id !== this.#requestId) return
    if (message.type === 'done') this.#settle?.({ status: 'read', reading: message.reading })
    else this.#creditPage()
  }

  /** A page that was read well does not count against the file. docs/reading.md#cpu-of-a-file. */
  #creditPage(): void {
    const { cpuMs, pages, sinceCpuMs } = this.#credit
    if (pages === creditedPagesMax) return
    const pageCpuMs = Math.min(creditCpuMsMax, this.fileCpuMs - sinceCpuMs)
    this.#credit = { cpuMs: cpuMs + pageCpuMs, pages: pages + 1, sinceCpuMs: this.fileCpuMs }
  }

  #send(request: Parameters<typeof sendFile>[1]): void {
    const { stdin } = this.#process
    if (stdin === null) return
    // A file that cannot be read or sent whole leaves the child in the middle of a request.
    sendFile(stdin, request).catch(() => void this.kill('crash'))
  }

  #end(): void {
    this.ended = true
    this.ready = false
    this.#settle?.({ status: 'failed', cause: this.#cause })
  }

  async #cpuMs(): Promise<number> {
    return cpuMsOf(await processFamily(this.#process.pid, this.#leadsGroup))
  }

  async #watch(cpuMsMax: number, startCpuMs: number, lowerAfter: LowerAfter | null): Promise<void> {
    const id = this.#requestId
    const [bytes, cpuMs] = await Promise.all([this.residentBytes(), this.#cpuMs()])
    // The file may have ended during the look, and what it used says nothing of the next one.
    if (id !== this.#requestId || this.#settle === null) return
    this.fileCpuMs = Math.max(this.fileCpuMs, cpuMs - startCpuMs)
    if (!this.lowered && lowerAfter !== null && this.fileCpuMs > lowerAfter.cpuMs) {
      this.lowered = true
      this.#setNiceness(lowerAfter.niceness)
    }
    if (bytes > this.#residentBytesMax) await this.kill('memory')
    else if (this.fileCpuMs - this.#credit.cpuMs > cpuMsMax - cpuMarginMs) await this.kill('deadline')
  }
}

/** Undefined, which is no message, for a line that is not JSON. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
