/** Headers of images, and no more: enough for a program that reads what a file declares and nothing else. */

export const pngMark = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

export function png(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  return Buffer.concat([pngMark, header])
}

/** `before` stands between the start of the image and its frame: application segments, fill bytes. */
export function jpeg(width: number, height: number, options: { before?: Buffer; frame?: number } = {}): Buffer {
  const frame = Buffer.from([0xff, options.frame ?? 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0])
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from([0xff, 0xd8]), options.before ?? Buffer.alloc(0), frame, Buffer.from([0xff, 0xd9])])
}

export function jpegSegment(marker: number, content: Buffer): Buffer {
  const start = Buffer.from([0xff, marker, 0, 0])
  start.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([start, content])
}

/** The three layouts of RFC 9649. */
export function webp(layout: 'VP8 ' | 'VP8L' | 'VP8X', width: number, height: number): Buffer {
  const content = Buffer.alloc(16)
  if (layout === 'VP8 ') {
    Buffer.from([0, 0, 0, 0x9d, 0x01, 0x2a]).copy(content)
    content.writeUInt16LE(width, 6)
    content.writeUInt16LE(height, 8)
  } else if (layout === 'VP8L') {
    content[0] = 0x2f
    content.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
  } else {
    content.writeUIntLE(width - 1, 4, 3)
    content.writeUIntLE(height - 1, 7, 3)
  }
  const head = Buffer.alloc(20)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(content.length + 12, 4)
  head.write(`WEBP${layout}`, 8, 'latin1')
  head.writeUInt32LE(content.length, 16)
  return Buffer.concat([head, content])
}

interface TiffLayout {
  readonly order: 'little' | 'big'
  readonly format: 'classic' | 'big_tiff'
}

/** One directory per page. `next` overrides where the last one points, `entriesBefore` pads each directory with tags. */
export function tiff(
  pages: readonly (readonly [width: number, height: number])[],
  { order, format }: TiffLayout,
  options: { readonly next?: number; readonly entriesBefore?: number } = {},
): Buffer {
  const little = order === 'little'
  const wide = format === 'big_tiff'
  const half = (value: number) => number(value, 2, little)
  const word = (value: number) => number(value, wide ? 8 : 4, little)
  const entry = (tag: number, value: number) =>
    Buffer.concat([half(tag), half(4), word(1), number(value, 4, little), Buffer.alloc(wide ? 4 : 0)])
  const mark = Buffer.from(little ? 'II' : 'MM', 'latin1')
  const start = wide
    ? Buffer.concat([mark, half(43), half(8), half(0), word(16)])
    : Buffer.concat([mark, half(42), word(8)])
  const padding = Array.from({ length: options.entriesBefore ?? 0 }, () => entry(254, 0))
  const entryCount = padding.length + 2
  const directoryBytes = (wide ? 8 : 2) + entryCount * (wide ? 20 : 12) + (wide ? 8 : 4)
  const directories = pages.map(([width, height], index) => {
    const last = index === pages.length - 1
    const next = last ? (options.next ?? 0) : start.length + (index + 1) * directoryBytes
    const count = wide ? word(entryCount) : half(entryCount)
    return Buffer.concat([count, ...padding, entry(256, width), entry(257, height), word(next)])
  })
  return Buffer.concat([start, ...directories])
}

function number(value: number, bytes: 2 | 4 | 8, little: boolean): Buffer {
  const buffer = Buffer.alloc(bytes)
  if (bytes === 8) {
    if (little) buffer.writeBigUInt64LE(BigInt(value))
    else buffer.writeBigUInt64BE(BigInt(value))
  } else if (little) buffer.writeUIntLE(value, 0, bytes)
  else buffer.writeUIntBE(value, 0, bytes)
  return buffer
}
