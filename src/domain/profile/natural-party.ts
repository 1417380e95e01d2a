import { legalFormIn } from '../names/legal-forms.ts'
import type { Party } from './profile.ts'

/**
 * Whether a party is a human being. One said to be an entity or owned by somebody is not; one said to be a person, or with a birth
 * date, is unless its name is certainly an entity's. PCMLTFR s. 138(1), docs/rules/checks.md#legal-forms.
 */
export function isNaturalParty({ name, kind, date_of_birth: born, owned_by: behind }: Party): boolean {
  if (kind === 'entity' || behind !== undefined) return false
  const form = legalFormIn(name)
  return form === null || (form === 'likely' && (kind === 'person' || born !== undefined))
}
