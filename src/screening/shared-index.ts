import { openIndex } from './engine.ts'
import type { NameIndex } from './index/name-index.ts'
import { sharedBytes } from './index/shared-bytes.ts'

/** An opened index whose bytes a second thread can open too, without a copy. */
export interface SharedIndex {
  /** Unique in the process. */
  readonly id: number
  /** Over a SharedArrayBuffer. */
  readonly bytes: Uint8Array
  readonly index: NameIndex
}

let last = 0

/** Opens compiled bytes; they are copied unless they can be shared already. Throws `IndexFormatError`. */
export function openSharedIndex(given: Uint8Array): SharedIndex {
  const bytes = given.buffer instanceof SharedArrayBuffer ? given : sharedBytes(given.length)
  if (bytes !== given) bytes.set(given)
  return { id: ++last, bytes, index: openIndex(bytes) }
}
