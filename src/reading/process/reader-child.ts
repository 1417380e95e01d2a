import { fork, type ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Reading } from '../../ports/reader.ts'
import { isChildMessage, type ChildMessage, type ReadRequest } from './protocol.ts'

/** JavaScript heap of a child. Images and OCR use memory outside the heap, which the resident size limits. */
const heapMegabytesMax = 320
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
  /** Folders with uploads, which the child may read besides the product's own code. */
  readonly readableFolders: readonly string[]
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
    this.#process = fork(options.path, options.nativeOcr === null ? [] : [options.nativeOcr], {
      detached: this.#leadsGroup,
      execArgv: executionFlags(options),
      // A child reads untrusted files: it gets no environment variable.
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'json',
    })
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
      this.#process.on('message', (message) => this.#hear(message, settled))
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
    request: Omit<ReadRequest, 'type' | 'id'>,
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
        this.#send({ type: 'read', id: this.#requestId, ...request })
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

  #hear(message: unknown, settled: (warm: boolean) => void): void {
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

  #send(request: ReadRequest): void {
    // A child that has just exited refuses the message; its exit settles the request.
    if (this.#process.connected) this.#process.send(request, () => {})
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

async function residentBytesOf(pid: string): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024
}

/**
 * Node's permission model: a child reads the product and `readableFolders`, writes no file, starts no thread, and no process
 * without a native OCR program. It does not restrict native code (sharp) or, in Node 24, the network: the operating system
 * must. docs/reading.md#limits.
 */
function executionFlags({ path, readableFolders, nativeOcr }: ReaderChildOptions): string[] {
  const product = fileURLToPath(new URL('../../../', import.meta.url))
  const readable = [product, path, ...readableFolders].map((folder) => `--allow-fs-read=${folder}`)
  const starts = nativeOcr === null ? [] : ['--allow-child-process']
  return ['--permission', '--allow-addons', ...starts, ...readable, `--max-old-space-size=${heapMegabytesMax}`]
}
