import type { Metrics } from '../../ports/metrics.ts'
import type { Reuse } from './reuse.ts'

/** How the pool of reading processes is opened. docs/reading.md#limits. */
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
  /** Whether a child reads files of one workspace or of any. Default `workspace`. */
  readonly reuse?: Reuse
  /** Time without a change of workspace after which the reserve ends; default 10 minutes. */
  readonly aloneAfterMs?: number
  /** Children give up their rights through the launcher, where the system has one. Default true. docs/reader-sandbox.md#systems. */
  readonly launcher?: boolean
  /** Absolute path of a tesseract program that reads whole pages; default the WebAssembly build of the product. */
  readonly nativeOcr?: string | null
  /** Print of cards and photographs is read with the onnx packages; default our own network. docs/operations.md#readers. */
  readonly onnx?: boolean
  /** The child program; tests use one that misbehaves. */
  readonly childPath?: string
  /** Default none. */
  readonly metrics?: Metrics
}
