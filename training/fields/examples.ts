import { findDocumentType } from '../../src/domain/document-types/index.ts'
import type { FieldKind } from '../../src/domain/document-types/definition/document-type.ts'
import { extractLabelled } from '../../src/reading/fields/extract.ts'
import { labelDocument } from '../../src/reading/fields/labelled-document.ts'
import type { Candidate, SoughtField } from '../../src/reading/fields/scoring/candidate.ts'
import { candidatesFor, fieldsOf } from '../../src/reading/fields/scoring/candidates.ts'
import { featuresOf } from '../../src/reading/fields/scoring/features.ts'
import type { Features } from '../../src/reading/fields/scoring/places.ts'
import { extractUnlabelled } from '../../src/reading/fields/unlabelled.ts'
import { knownDocuments, type KnownDocument } from './collect.ts'

/** The day on which the documents are read. */
const today = '2026-10-15'

/** One field of one document: its candidates, the last of which is leaving it out, and which of them are right. */
export interface Example {
  readonly document: string
  readonly author: string
  readonly source: string
  readonly docType: string
  readonly field: string
  readonly kind: FieldKind
  /** The value that is printed, numbers without spaces; undefined when the field is not printed. */
  readonly printed: string | undefined
  readonly sought: SoughtField
  readonly candidates: readonly Candidate[]
  readonly values: readonly string[]
  readonly features: readonly Features[]
  /** Indexes of the candidates that are right. */
  readonly right: readonly number[]
  /** Index of what the rules gave; that of leaving it out where they gave nothing. */
  readonly given: number
  /** Whether the paper is known not to have the field when nothing is expected. */
  readonly isComplete: boolean
}

const numberKinds: ReadonlySet<FieldKind> = new Set(['iban', 'account', 'id_number'])

/** A value as it is compared: numbers are printed in groups, and mean the same without. */
export function writtenAs(kind: FieldKind, value: string): string {
  return numberKinds.has(kind) ? value.replaceAll(' ', '') : value
}

/** The examples of a document, one for each field of its type. */
function examplesOf({ name, author, source, docType, expected, pages }: KnownDocument): readonly Example[] {
  const type = findDocumentType(docType)
  if (type === null || docType === 'other') return []
  const document = labelDocument(type, pages, today)
  const labelled = extractLabelled(document)
  const found = { ...extractUnlabelled(document, labelled), ...labelled }
  return fieldsOf(type).map((sought): Example => {
    const candidates = candidatesFor(sought, document, found[sought.name])
    const features = featuresOf(sought, candidates, document)
    const expectedValue = expected[sought.name]
    const printed = expectedValue === undefined ? undefined : writtenAs(sought.kind, expectedValue)
    const values = candidates.map(({ value }) => value)
    const right = values.flatMap((value, index) => (writtenAs(sought.kind, value) === printed ? [index] : []))
    const given = candidates.findIndex((one) => one.given !== null)
    return {
      document: name,
      author,
      source,
      docType,
      field: sought.name,
      kind: sought.kind,
      printed,
      sought,
      candidates,
      values,
      features,
      right: right.length > 0 ? right : [values.length],
      given: given === -1 ? values.length : given,
      isComplete: author !== 'tuned',
    }
  })
}

/** The examples of a file that training/fields/collect.ts wrote. */
export function examplesIn(file: string): readonly Example[] {
  return knownDocuments(file).flatMap(examplesOf)
}
