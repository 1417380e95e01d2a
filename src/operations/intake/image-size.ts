import type { DocumentMime } from '../../ports/reader.ts'
import type { FileBytes } from './file-content.ts'
import type { PixelSize } from './pixel-size.ts'
import { tiffSizes } from './tiff-size.ts'

/** Most JPEG segments searched for the size. */
const segmentsMax = 400

/**
 * The sizes declared in an image's header, one per page, without decoding pixels; empty when the header has none. Images that are
 * too large are refused before they are opened. docs/api.md#limits.
 */
export async function declaredSizes(bytes: FileBytes, mime: DocumentMime): Promise<readonly PixelSize[]> {
  switch (mime) {
    case 'image/png':
      return pngSize(await bytes.at(0, 24))
    case 'image/webp':
      return webpSize(await bytes.at(0, 30))
    case 'image/jpeg':
      return jpegSize(bytes)
    case 'image/tiff':
      return tiffSizes(bytes)
    case 'application/pdf':
      return []
  }
}

/** The first chunk is the header (PNG third edition, 5.6). Its numbers also count when its name is damaged. */
function pngSize(head: Buffer): readonly PixelSize[] {
  const name = head.toString('latin1', 12, 16)
  if (head.length < 24 || (name !== 'IHDR' && /^[A-Za-z]{4}$/.test(name))) return []
  return [{ width: head.readUInt32BE(16), height: head.readUInt32BE(20) }]
}

/** RIFF container: lossy VP8, lossless VP8L, extended VP8X (RFC 9649). */
function webpSize(head: Buffer): readonly PixelSize[] {
  if (head.length < 30) return []
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [{ width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff }]
    case 'VP8L': {
      const bits = head.readUInt32LE(21)
      return [{ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }]
    }
    case 'VP8X':
      return [{ width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 }]
    default:
      return []
  }
}

/** Searches the segments for the first start-of-frame marker (ISO/IEC 10918-1 B.2.2). */
async function jpegSize(bytes: FileBytes): Promise<readonly PixelSize[]> {
  let offset = 2
  for (let count = 0; count < segmentsMax; count++) {
    const head = await bytes.at(offset, 9)
    if (head.length < 4 || head[0] !== 0xff) return []
    const marker = head[1] ?? 0
    if (marker === 0xff) {
      offset += 1
      continue
    }
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += 2
      continue
    }
    if (marker === 0xd9 || marker === 0xda) return []
    if (isStartOfFrame(marker)) {
      return head.length < 9 ? [] : [{ width: head.readUInt16BE(7), height: head.readUInt16BE(5) }]
    }
    offset += 2 + head.readUInt16BE(2)
  }
  return []
}

function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}
