import { countryCode } from '../../values/countries.ts'
import type { CheckedDocument } from '../definition/contexts.ts'

/**
 * The state, ISO alpha-2, whose MRZ the names of a document may come from; undefined when the type carries none
 * or the state is not known. docs/rules/checks.md#person-names step 1.
 */
export function mrzIssuer({ facts, type }: CheckedDocument): string | undefined {
  const { id_country: issuer } = facts.fields
  return type?.carriesMrz === true && issuer !== undefined ? (countryCode(issuer) ?? undefined) : undefined
}
