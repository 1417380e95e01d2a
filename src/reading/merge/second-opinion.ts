import { docTypeOfReading } from '../../domain/checks/definition/document-facts.ts'
import { numberRule } from '../../domain/checks/rules/format.ts'
import { documentNumberRule } from '../../domain/formats/index.ts'
import { findDocumentType } from '../../domain/document-types/index.ts'
import type { DocumentType, FieldKind, FieldRule } from '../../domain/document-types/definition/document-type.ts'
import type { Clock } from '../../ports/clock.ts'
import type { FieldEvidence, FileToRead, Reader, Reading, ReadOutcome } from '../../ports/reader.ts'
import type { ImageQuestion, SecondOpinion } from '../../ports/second-opinion.ts'
import { readValues } from '../fields/read-value.ts'
import type { Word } from '../page/page.ts'

/** So low that the note `low_confidence` names every such value. */
const confidence = 0.4
/** Kinds whose values have a form to check. Free text has none, so it is never taken. */
const provableKinds: ReadonlySet<FieldKind> = new Set([
  'person_name',
  'date',
  'money',
  'id_number',
  'account',
  'iban',
  'sex',
  'country',
  'frequency',
  'code',
])
/** Kinds that are only checked when the rule has a grammar. */
const looseKinds: ReadonlySet<FieldKind> = new Set(['code', 'account'])

/**
 * A reader that asks a vision model for the key fields it did not find on an image. A value is taken only for a missing field, and
 * only when it fits its kind, grammar and check digits. Its source is `vision`, and a note asks to compare it. Without an answer
 * the reading stays as it is. docs/operations.md#readers.
 */
export function withSecondOpinion(reader: Reader, opinion: SecondOpinion, clock: Clock): Reader {
  return {
    ...reader,
    async read(files, options) {
      const { signal } = options
      const outcomes = await reader.read(files, options)
      return Promise.all(
        outcomes.map((outcome, index) => {
          const file = files[index]
          return file === undefined
            ? Promise.resolve(outcome)
            : completed(file, outcome, { opinion, signal, today: clock.now().toISOString().slice(0, 10) })
        }),
      )
    },
  }
}

async function completed(
  file: FileToRead,
  outcome: ReadOutcome,
  { opinion, signal, today }: { readonly opinion: SecondOpinion; readonly signal: AbortSignal; readonly today: string },
): Promise<ReadOutcome> {
  const mime = imageMime(file.mime)
  if (outcome.status !== 'read' || mime === null || signal.aborted) return outcome
  const { reading } = outcome
  const type = findDocumentType(docTypeOfReading(file.docTypeHint, reading))
  const missing = type === null || reading.textLength === 0 ? [] : missingRules(type, reading)
  if (type === null || missing.length === 0) return outcome
  const fields = missing.map(({ name, labels }) => ({ name, labels }))
  const answer = await opinion.ask({ path: file.path, mime, document: type.names.en, fields, signal })
  const found: Record<string, FieldEvidence> = {}
  for (const rule of missing) {
    const value =
      answer[rule.name] === undefined ? null : provenValue(rule, answer[rule.name] ?? '', { type, reading, today })
    if (value !== null) found[rule.name] = { value, source: 'vision', confidence, page: 0, box: null }
  }
  return { status: 'read', reading: withFound(reading, found) }
}

function withFound(reading: Reading, found: Readonly<Record<string, FieldEvidence>>): Reading {
  const values = Object.fromEntries(Object.entries(found).map(([name, { value }]) => [name, value]))
  const compare = Object.keys(found).map((subject) => ({ code: 'low_confidence', subject }) as const)
  return {
    ...reading,
    fields: { ...reading.fields, ...values },
    evidence: { ...reading.evidence, ...found },
    notes: [...reading.notes, ...compare],
  }
}

/** Rules of the missing key fields whose values can be checked. */
function missingRules(type: DocumentType, { fields }: Reading): readonly FieldRule[] {
  return type.fields.filter(
    ({ name, kind, grammar }) =>
      type.keyFields.includes(name) &&
      fields[name] === undefined &&
      provableKinds.has(kind) &&
      (grammar !== undefined || !looseKinds.has(kind)),
  )
}

/** The text as the canonical value of its field; null when it is not exactly one value of that kind and format. */
function provenValue(
  rule: FieldRule,
  text: string,
  {
    type,
    reading: { fields },
    today,
  }: { readonly type: DocumentType; readonly reading: Reading; readonly today: string },
): string | null {
  const words = wordsOf(text)
  const box = [0, 0, 0, 0] as const
  const found = readValues(rule, [{ words, box, text }], { dayFirst: null, today })
  const [first] = found
  // A text with more words than the value is a sentence about it.
  if (first === undefined || found.length > 1 || first.words.length !== words.length) return null
  const format =
    rule.name === 'id_number'
      ? documentNumberRule(type.id, fields.id_country)
      : numberRule(rule.name, first.value, fields.id_country)
  const holds = format === null || format.test(format.normalise(first.value), { country: fields.id_country }).valid
  return holds ? first.value : null
}

/** Words of a text as if printed on one line. */
function wordsOf(text: string): readonly Word[] {
  const height = 20
  const letter = 10
  let left = 0
  return text
    .trim()
    .split(/\s+/)
    .map((part) => {
      const word: Word = { text: part, box: [left, 0, part.length * letter, height], confidence: 1 }
      left += (part.length + 1) * letter
      return word
    })
}

function imageMime(mime: FileToRead['mime']): ImageQuestion['mime'] | null {
  return mime === 'image/jpeg' || mime === 'image/png' || mime === 'image/webp' ? mime : null
}
