import { partyKind } from './choice-values.ts'
import { normaliseKey } from './key-name.ts'
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
  member('citizenship', 'country', 'nationality', 'nationalite'),
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

/** Answers of a party to a question of political exposure: `pep`, and any key that begins with `pep_`. */
const pep: Member = member('pep', 'yes_no', 'ppe')

/** The party's key by every name of it, `pep` aside. */
export const partyKeys: ReadonlyMap<string, PartyKey> = new Map(
  table.flatMap(({ name, aliases }) => [name, ...aliases].map((known) => [known, name] as const)),
)

/** True for a normalised key that answers a question of political exposure. */
export function isPepKey(normalised: string): boolean {
  return normalised === pep.name || normalised.startsWith('pep_') || pep.aliases.includes(normalised)
}

const named = knownMembers(table, normaliseKey)

/** The keys of a party that are read. */
export const partyMembers: Members = {
  list: [...table, pep],
  find: (key) => named.find(key) ?? (isPepKey(normaliseKey(key)) ? pep : null),
}

function member<Name extends string>(name: Name, kind: ValueKind, ...aliases: readonly string[]) {
  return { name, aliases, shape: { kind } }
}
