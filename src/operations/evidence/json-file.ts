import { canonicalJson } from '../../domain/values/canonical-json.ts'
import type { ArchiveFile } from './zip-stream.ts'

/** A file of one value. */
export function jsonFile(name: string, value: unknown): ArchiveFile {
  return { name, content: Buffer.from(canonicalJson(value)) }
}

/** A file of values, a line each. */
export function linesFile(name: string, values: readonly unknown[]): ArchiveFile {
  return { name, content: Buffer.from(values.map((value) => `${canonicalJson(value)}\n`).join('')) }
}
