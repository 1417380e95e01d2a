import { cleanText } from '../page/clean-text.ts'

/** Most entries read of one directory. */
const entriesMax = 200
/** Longest text of one entry. */
const textCharactersMax = 200
const tags = { maker: 0x010f, software: 0x0131, changed: 0x0132, exifDirectory: 0x8769, taken: 0x9003 } as const

/** EXIF entries of an image; '' when unknown. Dates are YYYY-MM-DD. EXIF 2.3 §4.6. */
export interface ExifFacts {
  readonly created: string
  readonly modified: string
  readonly software: string
  /** Maker of the camera. */
  readonly camera: string
}

/** Reads the EXIF block of an image; a damaged block up to the damage. */
export function readExif(block: Uint8Array | null): ExifFacts {
  const facts = { created: '', modified: '', software: '', camera: '' }
  if (block === null) return facts
  const start = startsWithName(block) ? 6 : 0
  const view = new DataView(block.buffer, block.byteOffset + start, Math.max(0, block.byteLength - start))
  if (view.byteLength < 8) return facts
  const little = view.getUint16(0) === 0x4949
  const main = readDirectory(view, view.getUint32(4, little), little)
  const inner = main.numbers.get(tags.exifDirectory)
  const details = inner === undefined ? main : readDirectory(view, inner, little)
  facts.software = main.texts.get(tags.software) ?? ''
  facts.camera = main.texts.get(tags.maker) ?? ''
  facts.modified = isoDate(main.texts.get(tags.changed))
  facts.created = isoDate(details.texts.get(tags.taken)) || facts.modified
  return facts
}

function startsWithName(block: Uint8Array): boolean {
  return block[0] === 0x45 && block[1] === 0x78 && block[2] === 0x69 && block[3] === 0x66
}

function readDirectory(view: DataView, offset: number, little: boolean) {
  const texts = new Map<number, string>()
  const numbers = new Map<number, number>()
  if (offset + 2 > view.byteLength) return { texts, numbers }
  const count = Math.min(view.getUint16(offset, little), entriesMax)
  for (let entry = 0; entry < count; entry++) {
    const at = offset + 2 + entry * 12
    if (at + 12 > view.byteLength) break
    const tag = view.getUint16(at, little)
    const type = view.getUint16(at + 2, little)
    const length = view.getUint32(at + 4, little)
    if (type === 4) numbers.set(tag, view.getUint32(at + 8, little))
    if (type === 2) texts.set(tag, readText(view, length <= 4 ? at + 8 : view.getUint32(at + 8, little), length))
  }
  return { texts, numbers }
}

function readText(view: DataView, offset: number, length: number): string {
  if (offset + length > view.byteLength) return ''
  const bytes = new Uint8Array(view.buffer, view.byteOffset + offset, length)
  return cleanText(Buffer.from(bytes).toString('latin1').replace(/\0.*$/s, '')).trim().slice(0, textCharactersMax)
}

function isoDate(text: string | undefined): string {
  const [, year, month, day] = /^(\d{4}):(\d\d):(\d\d)/.exec(text ?? '') ?? []
  return year === undefined || year === '0000' ? '' : `${year}-${month}-${day}`
}
