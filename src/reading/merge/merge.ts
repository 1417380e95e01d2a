import { isClientNumber } from '../../domain/formats/uci.ts'
import type { Mrz } from '../../domain/formats/mrz.ts'
import type { FieldEvidence, FieldSource } from '../../ports/reader.ts'
import type { Barcode } from '../codes/barcode/read-barcodes.ts'
import { confidenceLevels } from '../page/confidence.ts'
import { lettersOf } from '../page/fold.ts'
import type { LabelledDocument } from '../fields/labelled-document.ts'
import { boxOf } from '../page/rows.ts'
import { mrzArea } from '../codes/machine-codes.ts'
import type { MrzReading } from '../codes/mrz/read-mrz.ts'
import type { Word } from '../page/page.ts'
import { boxAround } from '../raster/turned-place.ts'
import type { Point, Quad } from '../raster/warp.ts'
import type { RecognisedPage } from '../recognise/recognise.ts'

/** Confidence of a value from a code. docs/reading.md#sources-of-a-value. */
const sourceConfidence: Readonly<Record<'barcode' | 'mrz', number>> = { barcode: 1, mrz: 0.99 }
/** Fields that an MRZ writes without accents, hyphens or apostrophes, and print in full. */
const spelledInPrint = ['last_name', 'first_name'] as const

/** Fields whose values are long enough to be recognised anywhere on the page. */
const foundAnywhere: ReadonlySet<string> = new Set(['last_name', 'first_name', 'id_number'])

/** An MRZ or barcode with its page. */
export interface CodeOnPage<Code> {
  readonly code: Code
  readonly page: RecognisedPage
  /** Maps a point of the image that the code was found in to the page as read. */
  readonly placeOf: (point: Point) => Point
}

/** The sources of a document's fields. */
export interface Sources {
  readonly barcode: CodeOnPage<Barcode> | null
  readonly mrzReading: CodeOnPage<MrzReading> | null
  readonly print: Readonly<Record<string, FieldEvidence>>
  readonly document: LabelledDocument
  /** The field names the type can carry. */
  readonly names: ReadonlySet<string>
}

/** One value for each field, the best source first: barcode, MRZ, print. Absent where no source has one. */
export function mergeSources(sources: Sources): Record<string, FieldEvidence> {
  const { print, document, names } = sources
  const fields: Record<string, FieldEvidence> = {}
  const { barcode, mrz } = fieldsOfCodes(sources)
  for (const name of names) {
    const evidence = barcode[name] ?? mrz[name] ?? print[name]
    if (evidence !== undefined) fields[name] = evidence
  }
  for (const name of spelledInPrint) {
    const evidence = fields[name]
    const spelled = evidence === undefined ? null : printedSpelling(evidence, print[name], document)
    if (spelled !== null) fields[name] = spelled
  }
  if (fields.address?.source === 'barcode' && print.address !== undefined) {
    fields.address = { ...fields.address, value: accented(fields.address.value, print.address.value) }
  }
  return fields
}

/** Printed values of the fields that an MRZ or barcode also gives, for the comparison of the two. Doubtful print is not compared. */
export function printedBeside({ barcode, mrzReading, print, document }: Sources): Record<string, string> {
  const given = { ...mrzReading?.code.mrz.fields, ...barcode?.code.record?.fields }
  const printed: Record<string, string> = {}
  for (const [name, value] of Object.entries(given)) {
    const labelled = print[name]
    const evidence = labelled ?? (foundAnywhere.has(name) ? spellingOnPage(value, document) : null)
    if (evidence !== null && (labelled === undefined || labelled.confidence >= confidenceLevels.legible)) {
      printed[name] = evidence.value
    }
  }
  return printed
}

/** The fields of the barcode and of the MRZ with their places. The barcode's win. */
export function fieldsOfCodes({
  barcode,
  mrzReading,
  print,
  document,
}: Sources): Readonly<Record<'barcode' | 'mrz', Readonly<Record<string, FieldEvidence>>>> {
  const read = mrzReading === null ? {} : mrzFields(mrzReading.code.mrz)
  const ofMrz = mrzReading === null ? {} : evidenceOf(read, 'mrz', mrzReading, mrzArea(mrzReading.code))
  const record = barcode?.code.record ?? null
  const ofBarcode =
    barcode === null || record === null ? {} : evidenceOf(record.fields, 'barcode', barcode, barcode.code.area)
  const { id_number: cardNumber, ...others } = ofMrz
  const otherNumber = cardNumber !== undefined && isClientNumber(document.type.id, print.id_number?.value)
  return { barcode: ofBarcode, mrz: otherNumber ? others : ofMrz }
}

/** Fields of an MRZ whose own check digit holds; names only when the whole MRZ is valid. */
function mrzFields(mrz: Mrz): Readonly<Record<string, string>> {
  const { last_name, first_name, ...proven } = mrz.fields
  const names =
    mrz.valid && last_name !== undefined ? { last_name, ...(first_name === undefined ? {} : { first_name }) } : {}
  // A valid MRZ without names was read with doubtful names, which its lines contain.
  return { ...proven, ...names, ...(mrz.valid && last_name === undefined ? {} : { mrz: mrz.lines.join('\n') }) }
}

function evidenceOf(
  fields: Readonly<Record<string, string>>,
  source: 'barcode' | 'mrz',
  { page: { page }, placeOf }: CodeOnPage<unknown>,
  area: Quad | null,
): Record<string, FieldEvidence> {
  const box = area === null ? null : boxAround([placeOf(area[0]), placeOf(area[1]), placeOf(area[2]), placeOf(area[3])])
  const place = { source, confidence: sourceConfidence[source], page: page.index, box }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value, ...place }]))
}

/** The printed form of an MRZ's or barcode's name when it has the same letters: with accents, and not cut off. Else null. */
function printedSpelling(
  evidence: FieldEvidence,
  labelled: FieldEvidence | undefined,
  document: LabelledDocument,
): FieldEvidence | null {
  if (!isMachine(evidence.source)) return null
  if (labelled !== undefined && sameName(labelled.value, evidence.value)) {
    return { ...evidence, value: asWritten(labelled.value), page: labelled.page, box: labelled.box }
  }
  const onPage = spellingOnPage(evidence.value, document)
  return onPage === null ? null : { ...onPage, source: evidence.source, confidence: evidence.confidence }
}

/** A barcode's text, which has no accents, with the accents of the print when the letters are the same. */
function accented(plain: string, printed: string): string {
  const letters = printed.match(/[\p{L}\p{N}]/gu) ?? []
  if (lettersOf(plain) !== lettersOf(printed)) return plain
  let next = 0
  return plain.replace(/[\p{L}\p{N}]/gu, (character) => letters[next++] ?? character)
}

/** A printed name without commas and without characters that OCR made of frames and rules at its ends. */
function asWritten(text: string): string {
  return text.replace(/[,;:]+(?= |$)/g, '').replace(/^[^\p{L}\p{N}'’]+|[^\p{L}\p{M}\p{N}.'’)]+$/gu, '')
}

function isMachine(source: FieldSource): boolean {
  return source === 'barcode' || source === 'mrz'
}

/** Same letters, or the MRZ's are the beginning of the printed ones, since an MRZ cuts long names. */
function sameName(printed: string, mrzReading: string): boolean {
  const [long, short] = [lettersOf(printed), lettersOf(mrzReading)]
  return long === short || (short.length >= 5 && long.startsWith(short) && long.length - short.length <= 12)
}

/** Neighbouring words anywhere on the pages with the letters of the value; null without them. */
function spellingOnPage(value: string, { pages }: LabelledDocument): FieldEvidence | null {
  const wanted = lettersOf(value)
  if (wanted.length < 2) return null
  for (const { rows, page } of pages) {
    for (const row of rows) {
      const words = spelling(row.words, wanted, false) ?? spelling(row.words, wanted, true)
      if (words === null) continue
      const text = asWritten(words.map((word) => word.text).join(' '))
      const confidence = Math.min(...words.map((word) => word.confidence))
      return { value: text, source: 'unlabelled_print', confidence, page: page.index, box: boxOf(words) }
    }
  }
  return null
}

function spelling(words: readonly Word[], wanted: string, cut: boolean): readonly Word[] | null {
  if (words.some((word) => word.text.includes('<<'))) return null
  for (let start = 0; start < words.length; start++) {
    if (lettersOf(words[start]?.text ?? '') === '') continue
    let letters = ''
    for (let end = start; end < words.length && letters.length < wanted.length; end++) {
      letters += lettersOf(words[end]?.text ?? '')
      if (letters === wanted || (cut && sameName(letters, wanted))) return words.slice(start, end + 1)
    }
  }
  return null
}
