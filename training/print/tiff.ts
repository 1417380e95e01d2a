import type { Raster } from '../../src/reading/raster/raster.ts'

/** Grey pictures as the pages of one uncompressed TIFF. TIFF 6.0, section 3. */
export function tiffOf(pages: readonly Raster[]): Buffer {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0])]
  let size = 8
  let pointerAt = 4
  for (const { width, height, pixels } of pages) {
    const data = Buffer.alloc(pixels.length + (pixels.length % 2))
    data.set(pixels)
    const dataAt = size
    const directory = Buffer.alloc(2 + entryCount * 12 + 4)
    const entries = [
      [256, 4, width],
      [257, 4, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, dataAt],
      [277, 3, 1],
      [278, 4, height],
      [279, 4, pixels.length],
    ] as const
    directory.writeUInt16LE(entries.length, 0)
    for (const [index, [tag, type, value]] of entries.entries()) {
      const at = 2 + index * 12
      directory.writeUInt16LE(tag, at)
      directory.writeUInt16LE(type, at + 2)
      directory.writeUInt32LE(1, at + 4)
      directory.writeUInt32LE(value, at + 8)
    }
    parts.push(data, directory)
    const directoryAt = dataAt + data.length
    writePointer(parts, pointerAt, directoryAt)
    pointerAt = directoryAt + 2 + entryCount * 12
    size = directoryAt + directory.length
  }
  return Buffer.concat(parts)
}

const entryCount = 9

function writePointer(parts: readonly Buffer[], at: number, value: number): void {
  let start = 0
  for (const part of parts) {
    if (at < start + part.length) {
      part.writeUInt32LE(value, at - start)
      return
    }
    start += part.length
  }
}
