import { legalFormIn } from '../names/legal-forms.ts'
import type { Party } from './profile.ts'

/**
 * Whether a party is a human being. One said to be an entity or owned by somebody is not; one said to be a person, or with a birth
 * date, is unless its name is certainly an entity's. PCMLTFR s. 138(1), docs/rules/checks.md#legal-forms.
 */
export function isNaturalParty(party: Party): boolean {
  const { kind, owned_by: behind } = party
  return kind !== 'entity' && behind === undefined && entityName(party) === null
}

/**
 * How much a party's name is an entity's: `certain` whatever else is said, `likely` until `kind` or a birth date says that it is a
 * person. docs/rules/checks.md#legal-forms.
 */
export function entityName({
  name,
  kind,
  date_of_birth: born,
  birth_readings: readings,
}: Party): 'certain' | 'likely' | null {
  const form = legalFormIn(name)
  return form === 'likely' && (kind === 'person' || born !== undefined || readings !== undefined) ? null : form
}
