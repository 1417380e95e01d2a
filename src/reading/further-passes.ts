import type { FieldEvidence } from '../ports/reader.ts'
import type { LabelledDocument } from './fields/labelled-document.ts'
import { rereadLabels } from './fields/reread-labels.ts'
import { fieldNames } from './fields/unlabelled.ts'
import { confidenceLevels } from './page/confidence.ts'
import { isPlain } from './page/is-plain.ts'
import { meanConfidence, type ReadPage } from './page/page.ts'
import type { PageContent } from './page-content.ts'
import type { Ocr } from './recognise/ocr/tesseract.ts'
import { isSmall, recogniseSecondPass, type RecognisedPage } from './recognise/recognise.ts'

/** CPU of a further pass against that of the first one, at most: of whole pages in both languages, and at labels. */
export const pageCpuShare = 1.5
const labelsCpuShare = 0.5

/** A further OCR pass once the missing fields are known; null when it is not needed. */
type Pass = (
  document: LabelledDocument,
  fields: Readonly<Record<string, FieldEvidence>>,
  content: PageContent,
  ocr: Ocr,
) => Promise<readonly ReadPage[] | null>

/** Fields of cards and passports that only print has, under labels that are the first to be lost in a bad photograph. */
const printedOnly = ['place_of_birth', 'id_issue_date', 'issuing_authority'] as const

/**
 * A pass over pages that were read once, quickly, because their codes give every key field, when a field that only print has is
 * missing and the print was not read well. It finds two of three; a page that was read well does not have them.
 */
const rereadBesideCodes: Pass = async ({ type, pages }, fields, { recognised }, ocr) => {
  const names = fieldNames(type)
  const coded = recognised.filter(({ codes }) => codes.complete)
  const read = pages.map(({ page }) => page)
  const found = printedOnly.every((name) => !names.has(name) || fields[name] !== undefined)
  if (coded.length === 0 || found || (meanConfidence(read) ?? 0) >= confidenceLevels.certain) return null
  return readAgain(read, coded, ocr)
}

/** A pass over the places where labels promise a value. */
const rereadAtLabels: Pass = async (document, fields, { recognised }, ocr) =>
  rereadLabels(document, fields, recognised, ocr)

/**
 * A pass over small images without codes, when a field is missing: one pass loses their small print. On other pages the second pass
 * found none of the missing key fields of 13 passes over 10 documents at 45 % of the CPU. docs/reading.md#second-passes.
 */
const rereadSmall: Pass = async ({ type, pages }, fields, { recognised }, ocr) => {
  const small = recognised.filter((page) => isSmall(page) && !page.codes.complete)
  const found = [...fieldNames(type)].every((name) => fields[name] !== undefined)
  const read = pages.map(({ page }) => page)
  return small.length === 0 || found || isPlain(read) ? null : readAgain(read, small, ocr)
}

/** The pages, those with an image read a second time. */
function readAgain(
  pages: readonly ReadPage[],
  images: readonly RecognisedPage[],
  ocr: Ocr,
): Promise<readonly ReadPage[]> {
  return Promise.all(
    pages.map(async (page) => {
      const image = images.find((other) => other.page.index === page.index)
      return image === undefined ? page : (await recogniseSecondPass({ ...image, page }, ocr)).page
    }),
  )
}

/** The further passes in their order, each on what the ones before have found. */
export const furtherPasses: readonly { readonly pass: Pass; readonly cpuShare: number }[] = [
  { pass: rereadBesideCodes, cpuShare: pageCpuShare },
  { pass: rereadAtLabels, cpuShare: labelsCpuShare },
  { pass: rereadSmall, cpuShare: pageCpuShare },
]
