import type { KeyObject } from 'node:crypto'
import type { DocumentEntry } from '../../contract/document.ts'
import type { Locale } from '../../contract/locale.ts'
import { docTypeOfReading, type DocumentFacts, type Reuse } from '../../domain/checks/definition/document-facts.ts'
import { stepHint } from '../../domain/document-types/step-hint.ts'
import { readingNoteSentence } from '../../domain/document-types/reading-notes.ts'
import { withEntryMac, type EntryContext } from '../../domain/crypto/entry-mac.ts'
import type { ReadOutcome } from '../../ports/reader.ts'
import type { UploadedFile } from '../operation.ts'

/** A note of the reader, or of the call. */
type Note = Parameters<typeof readingNoteSentence>[0]

/** What applies to all files of a call. */
interface CallContext {
  /** The caller's document type id; null when none was sent or it is unknown. */
  readonly hint: string | null
  readonly hintSent: boolean
  readonly stepKey: string | null
  /** The step that an unknown `step_key` probably means; null when the step is known or none was sent. */
  readonly stepUnknown: { readonly nearest: string | null } | null
  readonly locale: Locale
  /** What the MAC is made with and binds. */
  readonly mac: { readonly key: KeyObject; readonly context: EntryContext }
}

/** One file's element of `documents`, with its MAC. An unread file has no fields and a note. docs/api.md#document-entry. */
export function entryOf(
  file: UploadedFile,
  outcome: ReadOutcome,
  documentId: string | undefined,
  context: CallContext,
): DocumentEntry {
  const { hint, locale, mac } = context
  const reading = outcome.status === 'read' ? outcome.reading : null
  const docType = reading === null ? (hint ?? 'other') : docTypeOfReading(hint, reading)
  const fields = reading?.fields ?? {}
  const notes: Note[] = reading === null ? [{ code: 'never_read' }] : [...reading.notes]
  if (context.hintSent && hint === null) notes.push({ code: 'hint_unknown' })
  if (context.stepUnknown !== null) notes.push(stepNote(context.stepUnknown.nearest))
  return withEntryMac(
    {
      filename: file.filename,
      doc_type: docType,
      step_hint: stepHint(docType, locale),
      step_key: context.stepKey,
      fields,
      meta_created: reading?.metaCreated ?? '',
      meta_provenance: { producer: reading?.producer ?? '', revisions: reading?.revisions ?? 1 },
      mapped: Object.keys(fields).length,
      notes: notes.map((note) => readingNoteSentence(note, locale)),
      ...(documentId === undefined ? {} : { document_id: documentId }),
    },
    mac,
  )
}

function stepNote(nearest: string | null): Note {
  return nearest === null ? { code: 'step_unknown' } : { code: 'step_near', subject: nearest }
}

/** The input of one file's checks; `reuse` is null when other cases were not searched. */
export function factsOf(
  file: UploadedFile,
  outcome: ReadOutcome,
  context: CallContext & { readonly reuse: Reuse },
): DocumentFacts {
  const { hint, stepKey, reuse } = context
  if (outcome.status === 'unavailable') return { from: 'unread', docType: hint ?? 'other' }
  const { reading } = outcome
  return {
    from: 'reading',
    filename: file.filename,
    hint,
    docType: docTypeOfReading(hint, reading),
    stepKey,
    fields: reading.fields,
    mapped: Object.keys(reading.fields).length,
    metaCreated: reading.metaCreated,
    producer: reading.producer,
    revisions: reading.revisions,
    reading,
    sha256: file.sha256.toString('hex'),
    reuse,
  }
}
