import { findDocumentType } from '../../domain/document-types/index.ts'
import type { DocumentType } from '../../domain/document-types/definition/document-type.ts'
import type { Detection } from './classify.ts'

/** Words of this confidence prove a type alone. */
const provenConfidence = 0.6
/** Values that the document shows and that not every document has, at least. */
const ownValuesMin = 2

/** The detection of a document of no type. */
export const noType: Detection = { docType: 'other', confidence: 0 }

/**
 * Whether a document that words take for a type shows what the type is read for: a chat about a bill has the words of a bill and none
 * of its values. A name, an issuer and a date show nothing, since every document has them. docs/reading.md#type.
 */
export function showsType(
  type: DocumentType | null,
  { confidence }: Detection,
  values: Readonly<Record<string, unknown>>,
): boolean {
  if (type === null || confidence >= provenConfidence) return true
  const common = new Set(findDocumentType(noType.docType)?.fields.map(({ name }) => name))
  const own = type.fields.filter(({ name }) => !common.has(name))
  return own.filter(({ name }) => values[name] !== undefined).length >= Math.min(ownValuesMin, own.length)
}
