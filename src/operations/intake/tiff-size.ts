import type { FileBytes } from './file-content.ts'
import type { PixelSize } from './pixel-size.ts'

const pagesMax = 1000
const entriesMax = 4096
const widthTag = 256
const heightTag = 257
/** Field types SHORT and LONG8 (TIFF 6.0 section 2, BigTIFF); every other type is read as LONG. */
const shortType = 3
const long8Type = 16

interface Layout {
  readonly little: boolean
  readonly big: boolean
}

/**
 * The sizes of every page of a TIFF or BigTIFF, from its chain of directories up to a loop or a broken directory. A page that
 * declares several sizes counts with the largest, because decoders differ in which one they use.
 */
export async function tiffSizes(bytes: FileBytes): Promise<readonly PixelSize[]> {
  const head = await bytes.at(0, 16)
  const layout: Layout = { little: head[0] === 0x49, big: head[head[0] === 0x49 ? 2 : 3] === 0x2b }
  if (head.length < (layout.big ? 16 : 8)) return []
  const sizes: PixelSize[] = []
  const seen = new Set<number>()
  let offset = layout.big ? wide(head, 8, layout) : word(head, 4, layout)
  while (offset > 0 && offset < bytes.sizeBytes && !seen.has(offset) && sizes.length < pagesMax) {
    seen.add(offset)
    const directory = await readDirectory(bytes, offset, layout)
    if (directory === null) break
    if (directory.size !== null) sizes.push(directory.size)
    offset = directory.next
  }
  return sizes
}

async function readDirectory(
  bytes: FileBytes,
  offset: number,
  layout: Layout,
): Promise<{ readonly size: PixelSize | null; readonly next: number } | null> {
  const [countBytes, entryBytes, nextBytes] = layout.big ? [8, 20, 8] : [2, 12, 4]
  const counted = await bytes.at(offset, countBytes)
  if (counted.length < countBytes) return null
  const entries = layout.big ? wide(counted, 0, layout) : half(counted, 0, layout)
  if (entries < 1 || entries > entriesMax) return null
  const table = await bytes.at(offset + countBytes, entries * entryBytes + nextBytes)
  let width = 0
  let height = 0
  for (let at = 0; at + entryBytes <= table.length && at < entries * entryBytes; at += entryBytes) {
    const tag = half(table, at, layout)
    if (tag === widthTag) width = Math.max(width, value(table, at, layout))
    if (tag === heightTag) height = Math.max(height, value(table, at, layout))
  }
  const end = entries * entryBytes
  const next = table.length < end + nextBytes ? 0 : layout.big ? wide(table, end, layout) : word(table, end, layout)
  return { size: width > 0 && height > 0 ? { width, height } : null, next }
}

function value(table: Buffer, at: number, layout: Layout): number {
  const place = at + (layout.big ? 12 : 8)
  switch (half(table, at + 2, layout)) {
    case shortType:
      return half(table, place, layout)
    case long8Type:
      return layout.big ? wide(table, place, layout) : word(table, place, layout)
    default:
      return word(table, place, layout)
  }
}

function half(bytes: Buffer, at: number, { little }: Layout): number {
  return little ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
}

function word(bytes: Buffer, at: number, { little }: Layout): number {
  return little ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)
}

function wide(bytes: Buffer, at: number, { little }: Layout): number {
  return Number(little ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at))
}
