import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A glyph in font units, y upwards: closed contours of points, on the curve or controlling a quadratic curve. */
export interface Glyph {
  readonly contours: readonly (readonly OutlinePoint[])[]
  readonly advance: number
}

/** A point of an outline. */
export interface OutlinePoint {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

/** What is needed of a TrueType file to draw text without any font installed: outlines and widths. No hinting, no kerning. */
export interface Font {
  readonly unitsPerEm: number
  glyph(codePoint: number): Glyph
}

/** A development dependency: importing this module throws where it is not installed. */
const fontPackage = import.meta.resolve('dejavu-fonts-ttf/package.json')

/** Reads a font of the dejavu-fonts-ttf package by file name. Throws when a table is missing. */
export function loadFont(fileName: string): Font {
  return readFont(readFileSync(fileURLToPath(new URL(`ttf/${fileName}`, fontPackage))))
}

/** The font in a TrueType file. Throws when a table is missing. */
export function readFont(bytes: Buffer): Font {
  const table = tableReader(bytes)
  const [head, maxp, hhea, hmtx, loca, glyf] = [
    table('head'),
    table('maxp'),
    table('hhea'),
    table('hmtx'),
    table('loca'),
    table('glyf'),
  ]
  const glyphCount = maxp.readUInt16BE(4)
  const longOffsets = head.readInt16BE(50) === 1
  const metricCount = hhea.readUInt16BE(34)
  const glyphIndexOf = readCharacterMap(table('cmap'))

  const offset = (index: number) => (longOffsets ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2)
  const outline = (index: number, depth: number): OutlinePoint[][] => {
    if (index >= glyphCount || depth > compositeDepthMax || offset(index) === offset(index + 1)) return []
    const data = glyf.subarray(offset(index), offset(index + 1))
    return data.readInt16BE(0) >= 0 ? simpleOutline(data) : compositeOutline(data, (part) => outline(part, depth + 1))
  }
  const glyphs = new Map<number, Glyph>()
  return {
    unitsPerEm: head.readUInt16BE(18),
    glyph(codePoint) {
      const index = glyphIndexOf(codePoint)
      const known = glyphs.get(index)
      if (known) return known
      const advance = hmtx.readUInt16BE(Math.min(index, metricCount - 1) * 4)
      const glyph = { contours: outline(index, 0), advance }
      glyphs.set(index, glyph)
      return glyph
    },
  }
}

const compositeDepthMax = 5

function tableReader(bytes: Buffer): (tag: string) => Buffer {
  const count = bytes.readUInt16BE(4)
  return (tag) => {
    for (let record = 12; record < 12 + count * 16; record += 16) {
      if (bytes.toString('latin1', record, record + 4) !== tag) continue
      const start = bytes.readUInt32BE(record + 8)
      return bytes.subarray(start, start + bytes.readUInt32BE(record + 12))
    }
    throw new Error(`The font has no ${tag} table.`)
  }
}

/** Character to glyph index by a format 4 table (Unicode, basic plane); 0 for a character the font does not have. */
function readCharacterMap(cmap: Buffer): (codePoint: number) => number {
  const start = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4)).find(
    (offset) => cmap.readUInt16BE(offset) === 4,
  )
  if (start === undefined) throw new Error('The font has no format 4 character map.')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const [ends, starts] = [start + 14, start + 16 + segments * 2]
  const [deltas, ranges] = [starts + segments * 2, starts + segments * 4]
  return (codePoint) => {
    for (let segment = 0; segment < segments; segment += 1) {
      if (cmap.readUInt16BE(ends + segment * 2) < codePoint) continue
      const first = cmap.readUInt16BE(starts + segment * 2)
      if (first > codePoint) return 0
      const delta = cmap.readUInt16BE(deltas + segment * 2)
      const range = cmap.readUInt16BE(ranges + segment * 2)
      if (range === 0) return (codePoint + delta) & 0xffff
      const index = cmap.readUInt16BE(ranges + segment * 2 + range + (codePoint - first) * 2)
      return index === 0 ? 0 : (index + delta) & 0xffff
    }
    return 0
  }
}

function simpleOutline(data: Buffer): OutlinePoint[][] {
  const contourCount = data.readInt16BE(0)
  const ends = Array.from({ length: contourCount }, (_, index) => data.readUInt16BE(10 + index * 2))
  const pointCount = (ends.at(-1) ?? -1) + 1
  let at = 10 + contourCount * 2
  at += 2 + data.readUInt16BE(at)

  const flags: number[] = []
  while (flags.length < pointCount) {
    const flag = data.readUInt8(at++)
    const repeats = flag & 8 ? data.readUInt8(at++) : 0
    for (let count = 0; count <= repeats; count += 1) flags.push(flag)
  }
  const coordinates = (shortBit: number, sameBit: number) => {
    let value = 0
    return flags.map((flag) => {
      if (flag & shortBit) value += flag & sameBit ? data.readUInt8(at++) : -data.readUInt8(at++)
      else if (!(flag & sameBit)) {
        value += data.readInt16BE(at)
        at += 2
      }
      return value
    })
  }
  const xs = coordinates(2, 16)
  const ys = coordinates(4, 32)
  const points = flags.map((flag, index) => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & 1) === 1 }))
  return ends.map((end, index) => points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1))
}

/** Accented letters are a letter and an accent, moved. */
function compositeOutline(data: Buffer, outlineOf: (index: number) => OutlinePoint[][]): OutlinePoint[][] {
  const contours: OutlinePoint[][] = []
  let at = 10
  for (let flags = 0x20; flags & 0x20;) {
    flags = data.readUInt16BE(at)
    const part = data.readUInt16BE(at + 2)
    const wide = (flags & 1) === 1
    const dx = wide ? data.readInt16BE(at + 4) : data.readInt8(at + 4)
    const dy = wide ? data.readInt16BE(at + 6) : data.readInt8(at + 5)
    at += wide ? 8 : 6
    const scale = () => {
      at += 2
      return data.readInt16BE(at - 2) / 16384
    }
    let [xx, xy, yx, yy] = [1, 0, 0, 1]
    if (flags & 0x8) xx = yy = scale()
    else if (flags & 0x40) [xx, yy] = [scale(), scale()]
    else if (flags & 0x80) [xx, xy, yx, yy] = [scale(), scale(), scale(), scale()]
    for (const contour of outlineOf(part)) {
      contours.push(contour.map(({ x, y, onCurve }) => ({ x: x * xx + y * yx + dx, y: x * xy + y * yy + dy, onCurve })))
    }
  }
  return contours
}
