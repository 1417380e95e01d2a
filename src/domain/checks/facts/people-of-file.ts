import type { ClientKind } from '../../../contract/client-kind.ts'
import { normaliseName } from '../../names/normalise.ts'
import { everyoneBehind } from '../../profile/ownership-chain.ts'
import { partyLists } from '../../profile/party-lists.ts'
import { profileNames } from '../../profile/profile-names.ts'
import type { Party, Profile } from '../../profile/profile.ts'
import type { CheckedDocument } from '../definition/contexts.ts'
import type { PersonOfFile, PersonRole } from '../definition/document-subject.ts'
import { dateField } from './document-date.ts'
import { holderNames } from './holder-names.ts'
import { strongestIdentity } from './strongest-identity.ts'

interface Input {
  readonly kind: ClientKind
  readonly profile: Profile
  readonly documents: readonly CheckedDocument[]
}

/** People that one document is compared with, at most; signatories come first. */
const peopleMax = 500

/** Lists in the order compared: those who act for the client first. */
const lists = ['signatories', ...partyLists.filter((list) => list !== 'signatories')] as const

/** What stands around the name of the deceased in the name of an estate, in both languages. */
const beforeDeceased =
  /^(?:the\s+)?(?:(?:estate|succession|hoirie)\b(?:\s+of\b(?:\s+the\b)?|\s+de\b|\s+du\b|\s+d['’])?\s*)?(?:(?:the\s+)?late\s+|feue?\s+|défunte?\s+)?/i
const afterDeceased = /[\s,(]+(?:estate|succession|deceased|décédée?)\)?$/i

/**
 * The people of a file whom its documents may name, the client first. Entries of one name are one person unless their birth
 * dates differ. docs/rules/checks.md#whose-document.
 */
export function peopleOfFile(input: Input): readonly PersonOfFile[] {
  const { kind } = input
  if (kind === 'individual') return clientOf(input)
  return [...(kind === 'estate' ? deceasedOf(input) : []), ...merged([...partiesOf(input), ...contactOf(input)])]
}

/**
 * The name of the deceased in the name of an estate: "Estate of Ada Maple" and « Succession de feu Ada Maple » are of Ada
 * Maple. '' when nothing else is said.
 */
export function deceasedName(estate: string): string {
  return estate.trim().replace(beforeDeceased, '').replace(afterDeceased, '').trim()
}

/** The client; one who gave no name is whom the strongest identity document names. docs/rules/profile.md#values-from-documents. */
function clientOf({ profile, documents }: Input): readonly PersonOfFile[] {
  const names = profileNames(profile)
  const { date_of_birth: dateOfBirth } = profile.values
  const [name] = names
  if (name !== undefined) return [{ name, names, dateOfBirth, roles: new Set(['client']) }]
  const shown = strongestIdentity(documents)?.facts.fields
  const [read] = shown === undefined ? [] : holderNames(shown)
  if (shown === undefined || read === undefined) return []
  const born = dateOfBirth ?? dateField(shown, 'date_of_birth') ?? undefined
  return [{ name: read, names: [read], dateOfBirth: born, roles: new Set(['client']) }]
}

/** The deceased, by the name of the estate; else whom the first death certificate names. */
function deceasedOf({ profile: { values }, documents }: Input): readonly PersonOfFile[] {
  const certificate = documents.find(({ facts }) => facts.docType === 'death_certificate')
  const given = deceasedName(values.legal_name ?? '')
  const names = given === '' ? holderNames(certificate?.facts.fields ?? {}) : [given, ...(values.other_names ?? [])]
  const [name] = names
  return name === undefined ? [] : [{ name, names, dateOfBirth: undefined, roles: new Set(['deceased']) }]
}

interface Named {
  readonly role: PersonRole
  readonly names: readonly string[]
  readonly dateOfBirth: string | undefined
}

function partiesOf({ profile: { values } }: Input): readonly Named[] {
  return lists.flatMap((role) =>
    everyoneBehind(values[role] ?? []).map(({ name, date_of_birth: dateOfBirth }: Party) => ({
      role,
      names: [name],
      dateOfBirth,
    })),
  )
}

/** A contact person is given in parts. docs/api.md#who-is-screened. */
function contactOf({ profile }: Input): readonly Named[] {
  if (!profile.given.has('first_name') && !profile.given.has('last_name')) return []
  const names = profileNames({ ...profile, values: { ...profile.values, names: [] } })
  return names.length === 0 ? [] : [{ role: 'contact', names, dateOfBirth: profile.values.date_of_birth }]
}

interface Merged extends PersonOfFile {
  dateOfBirth: string | undefined
  readonly roles: Set<PersonRole>
}

function merged(all: readonly Named[]): readonly PersonOfFile[] {
  const people: Merged[] = []
  const byName = new Map<string, Merged[]>()
  for (const { role, names, dateOfBirth } of all) {
    const [name = ''] = names
    const key = normaliseName(name)
    const same = byName.get(key) ?? []
    byName.set(key, same)
    const known = same.find((person) => canBe(person.dateOfBirth, dateOfBirth))
    if (known !== undefined) {
      known.roles.add(role)
      known.dateOfBirth ??= dateOfBirth
      continue
    }
    if (people.length >= peopleMax) break
    const person: Merged = { name, names, dateOfBirth, roles: new Set([role]) }
    same.push(person)
    people.push(person)
  }
  return people
}

/** True unless both dates are known and differ. */
function canBe(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b
}
