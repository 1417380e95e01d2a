import { NodeFS } from '@electric-sql/pglite/nodefs'
import { fsyncSync } from 'node:fs'

type StartOptions = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']

interface OpenFile {
  readonly nfd: number
}

/** Input/output error, in the numbering of WASI. */
const EIO = 29

/**
 * A database folder whose commits reach the disk. PGlite's file layer has no fsync, so a sync of the database does nothing
 * (pglite issue 1107); this class adds it. It changes internals of the file layer, so package.json pins the exact version and
 * every start checks that a commit raises `syncs`.
 */
export class DurableFolder extends NodeFS {
  /** Syncs that the operating system has confirmed. */
  syncs = 0
  readonly #onPanic: () => void

  /** `onPanic` must end the thread: after a panic of PostgreSQL, PGlite would go on answering. */
  constructor(folder: string, onPanic: () => void) {
    super(folder)
    this.#onPanic = onPanic
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): Promise<{ emscriptenOpts: StartOptions }> {
    const { emscriptenOpts } = await super.init(database, options)
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: object) => this.#addSync(module)]
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: this.#onPanic } }
  }

  /** Throws what the operating system throws. */
  protected sync(fileDescriptor: number): void {
    fsyncSync(fileDescriptor)
    this.syncs++
  }

  #addSync(module: object): void {
    const fsync = ({ nfd }: OpenFile): number => {
      try {
        this.sync(nfd)
        return 0
      } catch {
        return EIO // PostgreSQL panics on any failed sync
      }
    }
    Object.assign(fileOperations(module), { fsync })
  }
}

function fileOperations(module: object): object {
  const fileLayer = 'NODEFS' in module ? module.NODEFS : null
  if (typeof fileLayer === 'object' && fileLayer !== null && 'stream_ops' in fileLayer) {
    if (typeof fileLayer.stream_ops === 'object' && fileLayer.stream_ops !== null) return fileLayer.stream_ops
  }
  throw new Error('The file layer of PGlite has changed: its files cannot be synced')
}
