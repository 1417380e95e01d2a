import { findDocumentType } from '../../document-types/index.ts'
import { countryCode } from '../../values/countries.ts'
import type { SubjectDocument } from '../definition/document-subject.ts'

/**
 * The state, ISO alpha-2, whose MRZ the names of a document may come from; undefined when the type carries none
 * or the state is not known. docs/rules/checks.md#person-names step 1.
 */
export function mrzIssuer({ facts: { docType, fields } }: SubjectDocument): string | undefined {
  const { id_country: issuer } = fields
  if (issuer === undefined || findDocumentType(docType)?.carriesMrz !== true) return undefined
  return countryCode(issuer) ?? undefined
}
