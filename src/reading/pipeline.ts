import { findDocumentType } from '../domain/document-types/index.ts'
import type { DocumentType } from '../domain/document-types/definition/document-type.ts'
import type { Mrz } from '../domain/formats/mrz.ts'
import type { FieldEvidence, Reading } from '../ports/reader.ts'
import { readBarcode, type Barcode } from './codes/barcode/read-barcodes.ts'
import { certainty, classify, confidenceAgainstHint, type Detection } from './type/classify.ts'
import type { StructuralEvidence } from './codes/type-of-codes.ts'
import { doubtUnderGlare } from './recognise/image-defects.ts'
import { trustedValues, untrustedBy } from './recognise/untrusted-image.ts'
import { extractLabelled } from './fields/extract.ts'
import { labelDocument, type LabelledDocument } from './fields/labelled-document.ts'
import { scoreFields } from './fields/scoring/score-fields.ts'
import { extractUnlabelled, fieldNames } from './fields/unlabelled.ts'
import type { ReadingEngines } from './engines.ts'
import { readPageContent, type PageContent } from './page-content.ts'
import { fieldsOfCodes, mergeSources, printedBeside, type CodeOnPage } from './merge/merge.ts'
import { otherSources } from './merge/other-sources.ts'
import type { MrzReading } from './codes/mrz/read-mrz.ts'
import { openCpuBudget, type CpuBudget } from './page/cpu-budget.ts'
import { confidenceLevels } from './page/confidence.ts'
import { meanConfidence, textLength, type ReadPage } from './page/page.ts'
import type { DocumentRequest } from './process/protocol.ts'
import { isSmall, recogniseSecondPass, type RecognisedPage } from './recognise/recognise.ts'
import { fieldsBesideOcr } from './fields/text-beside-ocr.ts'
import { furtherPasses, pageCpuShare } from './further-passes.ts'
import { fieldsOfBothPasses } from './merge/fields-of-both-passes.ts'
import { noType, showsType } from './type/shows-type.ts'
import { notesOf, textCharactersMin } from './reading-notes.ts'
import { typeOfCodes } from './codes/type-of-codes.ts'

/** Values below this confidence are left out on a page with heavy noise: no value is better than a wrong one. */
const noisyConfidenceMin = 0.35

/**
 * Reads the bytes of one file: MRZ and barcode, words, type, fields. It throws only when the process must be replaced. `pageRead`
 * is called after a page that was read well.
 * docs/reading.md#sources-of-a-value.
 */
export async function readDocument(
  bytes: Uint8Array,
  request: DocumentRequest,
  engines: ReadingEngines,
  pageRead: () => void = () => {},
): Promise<Reading> {
  const startedAt = performance.now()
  const today = new Date().toISOString().slice(0, 10)
  const budget = openCpuBudget(request.cpuMs, pageRead)
  const opened = await readPageContent(bytes, { ...request, today, budget }, engines)
  const mrzReading = mrzReadingOf(opened.recognised)
  const mrz = mrzReading?.code.mrz ?? null
  const ahead = mrzReading !== null && mrzReading.page.page.index === 0
  const early = { ...typeOfCodes(mrz, recordOf(opened.recognised)?.code ?? null), ahead }
  const guess = detect(opened.pages, early, request.docTypeHint)
  const barcode = await barcodeOf(opened.recognised, { mrz, docType: guess.docType, hint: request.docTypeHint })
  const codes = { ...typeOfCodes(mrz, barcode?.code ?? null), ahead }
  const { content, detected } =
    codes.certain === null
      ? await withSecondPass(opened, guess, { codes, hint: request.docTypeHint, budget }, engines)
      : { content: opened, detected: detect([], codes, null) }
  const sources = { mrzReading, barcode, budget, today }
  const suggested = findDocumentType(chosenType(detected, request.docTypeHint))
  const ofSuggested = await understand(suggested, content, sources, engines)
  const isShown =
    codes.certain !== null || request.docTypeHint !== null || showsType(suggested, detected, ofSuggested.ruled)
  const type = isShown ? suggested : findDocumentType(noType.docType)
  const understood = isShown ? ofSuggested : await understand(type, content, sources, engines)
  const fields = Object.fromEntries(Object.entries(understood.fields).map(([name, { value }]) => [name, value]))
  return {
    docType: isShown ? detected.docType : noType.docType,
    docTypeConfidence: isShown ? detected.confidence : noType.confidence,
    fields,
    evidence: understood.fields,
    otherSources: understood.otherSources,
    pages: content.geometries,
    printed: understood.printed,
    mrz: mrz === null ? null : { format: mrz.format, lines: mrz.lines, parts: mrz.parts, fields: mrz.fields },
    barcode: barcode === null ? null : { kind: barcode.code.kind, fields: barcode.code.record?.fields ?? {} },
    textLength: textLength(content.pages),
    ocrConfidence: meanConfidence(content.pages),
    pageCount: content.pageCount,
    backSeen: type?.twoSided === true ? mrz?.format === 'TD1' || isOfBack(barcode) || understood.backPrint : null,
    metaCreated: content.created,
    metaModified: content.modified,
    producer: content.producer,
    revisions: content.revisions,
    perceptualHash: content.perceptualHash,
    capture: content.capture,
    untrusted: content.flaws.map(untrustedBy).find((defect) => defect !== null) ?? null,
    notes: [...content.notes, ...notesOf(content, mrz, understood)],
    durationMs: performance.now() - startedAt,
  }
}

/** A second pass over pages whose type is unknown, unless they were read well: what one pass read for certain, another reads alike. */
async function withSecondPass(
  opened: PageContent,
  guess: Detection,
  {
    codes,
    hint,
    budget,
  }: { readonly codes: StructuralEvidence; readonly hint: string | null; readonly budget: CpuBudget },
  { ocr }: ReadingEngines,
): Promise<{ readonly content: PageContent; readonly detected: Detection }> {
  const blank = textLength(opened.pages) < textCharactersMin
  const inBudget = budget.allows(opened.recognisedCpuMs * pageCpuShare)
  if (
    guess.docType !== noType.docType ||
    guess.confidence >= certainty ||
    opened.recognised.length === 0 ||
    blank ||
    isReadWell(opened) ||
    !inBudget
  )
    return { content: opened, detected: guess }
  const again = await Promise.all(opened.recognised.map((page) => recogniseSecondPass(page, ocr)))
  const pages = opened.pages.map((page) => again.find((other) => other.page.index === page.index)?.page ?? page)
  return { content: { ...opened, pages, recognised: again }, detected: detect(pages, codes, hint) }
}

/** Whether the words are certain, and no image is so small that one pass misses some. */
function isReadWell({ pages, recognised }: PageContent): boolean {
  return (meanConfidence(pages) ?? 0) >= confidenceLevels.certain && !recognised.some(isSmall)
}

/** The hint, unless the type of the pages has enough confidence. docs/api.md#document-entry. */
function chosenType(detected: Detection, hint: string | null): string {
  return hint === null || detected.confidence >= confidenceAgainstHint ? detected.docType : hint
}

/** The type of the words; the likely type of an MRZ counts when the words have no other. */
function detect(pages: readonly ReadPage[], codes: StructuralEvidence, hint: string | null): Detection {
  const read = classify(pages, codes, hint)
  const { likely } = codes
  return likely !== null && (read.docType === 'other' || read.docType === likely)
    ? { docType: likely, confidence: certainty }
    : read
}

/** The first valid MRZ, else the first. */
function mrzReadingOf(pages: readonly RecognisedPage[]): CodeOnPage<MrzReading> | null {
  const found = pages.flatMap((page) =>
    page.codes.mrzReading === null ? [] : [{ code: page.codes.mrzReading, page, placeOf: page.placeOf }],
  )
  return found.find(({ code }) => code.mrz.valid) ?? found[0] ?? null
}

function recordOf(pages: readonly RecognisedPage[]): CodeOnPage<Barcode> | null {
  const [first] = pages.flatMap((page) =>
    page.codes.barcode?.record ? [{ code: page.codes.barcode, page, placeOf: page.placeOf }] : [],
  )
  return first ?? null
}

/** A licence's record on any page; other barcodes only on cards and unknown types, and without a valid MRZ. */
async function barcodeOf(
  pages: readonly RecognisedPage[],
  { mrz, docType, hint }: { mrz: Mrz | null; docType: string; hint: string | null },
): Promise<CodeOnPage<Barcode> | null> {
  const card = docType === 'other' || findDocumentType(docType)?.photoId === true
  if (mrz?.valid === true || !(card || hint === 'driver_licence')) return null
  const record = recordOf(pages)
  if (record !== null) return record
  const expected = docType === 'driver_licence' || hint === 'driver_licence'
  for (const page of pages) {
    const { codes, placeOf, placeOfSource } = page
    if (codes.barcode !== null) return { code: codes.barcode, page, placeOf }
    const code = expected ? await readBarcode(page.source, { expected }) : null
    if (code !== null) return { code, page, placeOf: placeOfSource }
  }
  return null
}

interface Understanding {
  /** What the rules and the codes gave, before the values were weighed against all others. */
  readonly ruled: Readonly<Record<string, FieldEvidence>>
  readonly fields: Readonly<Record<string, FieldEvidence>>
  readonly otherSources: Reading['otherSources']
  /** Fields that have no value for doubt. */
  readonly leftOut: readonly string[]
  readonly printed: Readonly<Record<string, string>>
  /** Labels that cards have on the back were found. */
  readonly backPrint: boolean
}

const nothingUnderstood: Understanding = {
  ruled: {},
  fields: {},
  otherSources: {},
  leftOut: [],
  printed: {},
  backPrint: false,
}

async function understand(
  type: DocumentType | null,
  content: PageContent,
  {
    budget,
    today,
    ...machine
  }: {
    readonly mrzReading: CodeOnPage<MrzReading> | null
    readonly barcode: CodeOnPage<Barcode> | null
    readonly budget: CpuBudget
    readonly today: string
  },
  { ocr }: ReadingEngines,
): Promise<Understanding> {
  if (type === null) return nothingUnderstood
  const names = namesOf(type, machine.mrzReading?.code.mrz ?? null)
  let document = labelDocument(type, content.pages, today)
  let print = printOf(document, content)
  const merge = () => {
    const sources = { ...machine, print, document, names }
    return { fields: mergeSources(sources), printed: printedBeside(sources), codes: fieldsOfCodes(sources) }
  }
  let merged = merge()
  for (const { pass, cpuShare } of furtherPasses) {
    if (!budget.allows(content.recognisedCpuMs * cpuShare)) continue
    const pages = await pass(document, merged.fields, content, ocr)
    if (pages === null) continue
    document = labelDocument(type, pages, today)
    print = printOf(document, content)
    const again = merge()
    merged = { ...again, fields: fieldsOfBothPasses(merged.fields, again.fields) }
  }
  const scored = scoreFields(document, merged.fields)
  const { fields, leftOut } = trustedValues(doubtUnderGlare(scored.fields, content.flaws), content.flaws)
  const doubted = { ...scored.leftOut, ...leftOut }
  const beside = fieldsBesideOcr(type, content.textsBesideOcr, { geometries: content.geometries, today })
  const { barcode, mrz } = merged.codes
  return {
    ruled: merged.fields,
    fields,
    otherSources: otherSources(fields, [barcode, mrz, merged.fields, print, doubted, beside]),
    leftOut: Object.keys(doubted),
    printed: merged.printed,
    backPrint: hasBackPrint(document),
  }
}

/** Names of the fields that a document can have: those of its type, and of a visa, which is of no type, also those of its MRZ. */
function namesOf(type: DocumentType, mrz: Mrz | null): ReadonlySet<string> {
  const isVisa = mrz !== null && type.id === noType.docType && typeOfCodes(mrz, null).isVisa === true
  return new Set([...fieldNames(type), ...(isVisa ? [...Object.keys(mrz.fields), 'mrz'] : [])])
}

function printOf(document: LabelledDocument, { recognised }: PageContent): Record<string, FieldEvidence> {
  const labelled = extractLabelled(document)
  const found = Object.entries({ ...extractUnlabelled(document, labelled), ...labelled })
  const noisy = new Set(recognised.filter(({ noise }) => noise === 'heavy').map(({ page }) => page.index))
  return Object.fromEntries(
    found.filter(([, { page, confidence }]) => confidence >= noisyConfidenceMin || !noisy.has(page)),
  )
}

/** Cards have a PDF417 on the back, also when its record cannot be parsed. */
function isOfBack(barcode: CodeOnPage<Barcode> | null): boolean {
  return barcode !== null && barcode.code.kind !== 'qr'
}

/** Whether labels of fields that cards print on the back were found. */
function hasBackPrint({ pages, type }: LabelledDocument): boolean {
  const names = type.id === 'national_id' ? ['address', 'father_name', 'mother_name'] : []
  return pages.some(({ hits }) => hits.some((hit) => hit.rules.some((rule) => names.includes(rule.name))))
}
