import { partyKind } from './choice-values.ts'
import { normaliseKey } from './key-name.ts'
import { exposureMembers, isExposureKey } from './party-exposure.ts'
import type { Party } from './profile.ts'
import { knownMembers, type Member, type Members, type ValueKind, type ValueShape } from './value-shape.ts'

/** A list of people or entities. docs/rules/profile.md#parties. */
export const partiesShape: ValueShape = { kind: 'parties', isList: true, members: () => partyMembers }

type PartyKey = keyof Party | 'first_name' | 'last_name'

/** The keys of a party with their other names. docs/rules/profile.md#parties. */
const table: readonly (Member & { readonly name: PartyKey })[] = [
  member('name', 'name', 'full_name', 'names', 'nom_complet', 'legal_name'),
  member('first_name', 'name', 'firstname', 'given_name', 'prenom'),
  member('last_name', 'name', 'lastname', 'surname', 'family_name', 'nom', 'nom_de_famille'),
  { name: 'kind', aliases: ['party_kind', 'party_type', 'type_partie', 'type_de_personne'], shape: partyKind.shape },
  member('date_of_birth', 'birth_date', 'dob', 'birth_date', 'birthdate', 'date_naissance'),
  member('address', 'address', 'adresse', 'residential_address'),
  member('country', 'country', 'pays'),
  member('citizenship', 'countries', 'nationality', 'nationalite', 'citoyennete'),
  member('citizenships', 'countries', 'nationalities', 'nationalites', 'citoyennetes'),
  member('role', 'text', 'title', 'titre', 'fonction'),
  member('ownership_percent', 'percentage', 'ownership', 'percent', 'percentage', 'pourcentage', 'shares'),
  member('control', 'yes_no', 'controle'),
  {
    name: 'owned_by',
    aliases: ['owners', 'shareholders', 'beneficial_owners', 'actionnaires', 'beneficiaires_effectifs'],
    shape: partiesShape,
  },
  member('id_number', 'number', 'document_number'),
]

/** The party's key by every name of it, political exposure aside. */
export const partyKeys: ReadonlyMap<string, Member & { readonly name: PartyKey }> = new Map(
  table.flatMap((entry) => [entry.name, ...entry.aliases].map((known) => [known, entry] as const)),
)

const withExposure: readonly Member[] = [...table, ...exposureMembers]
/** Any other question that begins with `pep_` is read as this one. */
const pep = exposureMembers.find(({ name }) => name === 'pep') ?? null

const named = knownMembers(withExposure, normaliseKey)

/** The keys of a party that are read. */
export const partyMembers: Members = {
  list: withExposure,
  find: (key) => named.find(key) ?? (isExposureKey(normaliseKey(key)) ? pep : null),
}

function member<Name extends string>(name: Name, kind: ValueKind, ...aliases: readonly string[]) {
  return { name, aliases, shape: { kind } }
}
