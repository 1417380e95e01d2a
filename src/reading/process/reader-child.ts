import { spawn, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { FileToRead, Reading } from '../../ports/reader.ts'
import { eachLine } from './each-line.ts'
import { launchReader } from './launch.ts'
import { answerBytesMax, answerDescriptor, isChildMessage, type ChildMessage } from './protocol.ts'
import { sendFile } from './send-file.ts'

/** Interval at which the resident size of a reading child is checked. */
const watchIntervalMs = 200
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
}

/**
 * One process that reads one file at a time. It is killed when a file makes it crash, hang or grow, and only that file is lost.
 * docs/reading.md#limits.
 */
export class ReaderChild {
  /** Files read so far. */
  documents = 0
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

  constructor(options: ReaderChildOptions) {
    this.#residentBytesMax = options.residentBytesMax
    this.#leadsGroup = options.nativeOcr !== null
    const { program, args } = launchReader(options.path, options.nativeOcr)
    this.#process = spawn(program, args, {
      detached: this.#leadsGroup,
      // A child reads untrusted files: it gets no environment variable, no folder and no channel of Node's own.
      env: {},
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
    })
    // A child that has ended closes the pipe; its exit settles the request.
    this.#process.stdin?.on('error', () => {})
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

  /** Reads one file. The child is killed after `timeoutMs` or when the signal aborts. One call at a time. */
  async read(
    file: FileToRead & { readonly shrink: number },
    options: { readonly timeoutMs: number; readonly signal: AbortSignal },
  ): Promise<ChildOutcome> {
    const overrun = () => void this.kill('deadline')
    const timer = setTimeout(overrun, options.timeoutMs)
    options.signal.addEventListener('abort', overrun, { once: true })
    const watch = setInterval(() => void this.#watchMemory(), watchIntervalMs)
    try {
      if (!(await this.warm) || this.ended) return { status: 'failed', cause: this.#cause }
      return await new Promise<ChildOutcome>((settle) => {
        this.#settle = settle
        this.#requestId++
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
    const { pid } = this.#process
    const started = this.#leadsGroup ? await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '') : ''
    const sizes = await Promise.all([String(pid), ...(started.match(/\d+/g) ?? [])].map(residentBytesOf))
    return sizes.reduce((sum, bytes) => sum + bytes, 0)
  }

  /** Kills the process and waits until it has exited. */
  async kill(cause: 'crash' | 'deadline' | 'memory' = 'crash'): Promise<void> {
    if (!this.ended) {
      this.#cause = cause
      this.#killNow()
    }
    await this.exited
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
    this.#answer(message)
  }

  #answer({ id, reading }: Extract<ChildMessage, { type: 'done' }>): void {
    if (id === this.#requestId) this.#settle?.({ status: 'read', reading })
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

  async #watchMemory(): Promise<void> {
    if ((await this.residentBytes()) > this.#residentBytesMax) await this.kill('memory')
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

async function residentBytesOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}
