import type { Mrz } from '../domain/formats/mrz.ts'
import type { FieldEvidence, ReadingNote } from '../ports/reader.ts'
import { textLength } from './page/page.ts'
import type { PageContent } from './page-content.ts'
import { untrustedBy } from './recognise/untrusted-image.ts'
import { holdsTwoDocuments } from './type/two-documents.ts'

/** A printed value below this confidence gets a `low_confidence` note. */
const lowConfidence = 0.55
/** A page with fewer characters than this is blank. */
export const textCharactersMin = 4

/** What a person should know of a reading. docs/api.md#document-entry. */
export function notesOf(
  content: PageContent,
  mrz: Mrz | null,
  {
    fields,
    leftOut,
  }: { readonly fields: Readonly<Record<string, FieldEvidence>>; readonly leftOut: readonly string[] },
): ReadingNote[] {
  const notes: ReadingNote[] = []
  const isBlank = content.pages.length > 0 && textLength(content.pages) < textCharactersMin
  if (isBlank) notes.push({ code: 'no_text' })
  const pagesWithCodes = content.pages.map((page) => ({
    page,
    codes: content.recognised.find((other) => other.page.index === page.index)?.codes ?? null,
  }))
  if (holdsTwoDocuments(pagesWithCodes)) notes.push({ code: 'two_documents' })
  if (content.flaws.some(({ blurred }) => blurred)) notes.push({ code: 'blurred' })
  const isTooSmall = content.flaws.some((trust) => untrustedBy(trust) === 'low_resolution')
  if (isTooSmall && !isBlank) notes.push({ code: 'low_resolution' })
  if (content.flaws.some(({ dark }) => dark)) notes.push({ code: 'dark' })
  if (content.flaws.some(({ glare }) => glare.length > 0)) notes.push({ code: 'glare' })
  for (const part of mrz?.valid === true ? mrz.repaired : [])
    notes.push({ code: 'repaired_by_check_digit', subject: part })
  for (const [name, { confidence, source }] of Object.entries(fields)) {
    if (confidence < lowConfidence && source === 'labelled_print') notes.push({ code: 'low_confidence', subject: name })
  }
  if (leftOut.length > 0) notes.push({ code: 'left_out', subject: leftOut.join(', ') })
  return notes
}
