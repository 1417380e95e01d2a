import type { ClientKind } from '../../../contract/client-kind.ts'
import { normaliseName } from '../../names/normalise.ts'
import { birthDatesOf, datesOf } from '../../profile/date-readings.ts'
import { isNaturalParty } from '../../profile/natural-party.ts'
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
 * dates differ; one without a birth date is any of them. docs/rules/checks.md#whose-document.
 */
export function peopleOfFile(input: Input): readonly PersonOfFile[] {
  const { kind } = input
  if (kind === 'individual') return clientOf(input)
  const people = merged(namedIn(input))
  return kind === 'estate' ? [...deceasedOf(input), ...people] : people
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
  const days = datesOf(profile, 'date_of_birth')
  if (names.length > 0) return [personOf('client', names, days)]
  const shown = strongestIdentity(documents)?.facts.fields
  const [read] = shown === undefined ? [] : holderNames(shown)
  if (shown === undefined || read === undefined) return []
  const born = dateField(shown, 'date_of_birth')
  return [personOf('client', [read], days.length > 0 || born === null ? days : [born])]
}

/** The deceased, by the name of the estate. A certificate cannot say whose estate it is. */
function deceasedOf({ profile: { values } }: Input): readonly PersonOfFile[] {
  const given = deceasedName(values.legal_name ?? '')
  return given === '' ? [] : [personOf('deceased', [given, ...(values.other_names ?? [])], [])]
}

function personOf(role: PersonRole, names: readonly string[], birthDates: readonly string[]): PersonOfFile {
  const [name = ''] = names
  return { name, names, dateOfBirth: onlyDay(birthDates), birthDates, isNatural: true, roles: new Set([role]) }
}

interface Named {
  /** Its place among the entries of the file. */
  readonly place: number
  readonly role: PersonRole
  readonly names: readonly string[]
  readonly birthDates: readonly string[]
  readonly isNatural: boolean
}

/** The entries of the file in the order compared, the contact person last. */
function namedIn({ profile }: Input): readonly Named[] {
  const { values } = profile
  const all: Named[] = []
  for (const role of lists) {
    const parties = values[role]
    if (parties !== undefined) addParties(parties, role, all)
  }
  addContact(profile, all)
  return all
}

function addParties(parties: readonly Party[], role: PersonRole, all: Named[]): void {
  for (const party of parties) {
    const isNatural = isNaturalParty(party)
    all.push({ place: all.length, role, names: [party.name], birthDates: birthDatesOf(party), isNatural })
    if (party.owned_by !== undefined) addParties(party.owned_by, role, all)
  }
}

/** A contact person is given in parts. docs/api.md#who-is-screened. */
function addContact(profile: Profile, all: Named[]): void {
  if (!profile.given.has('first_name') && !profile.given.has('last_name')) return
  const names = profileNames({ ...profile, values: { ...profile.values, names: [] } })
  if (names.length === 0) return
  const birthDates = datesOf(profile, 'date_of_birth')
  all.push({ place: all.length, role: 'contact', names, birthDates, isNatural: true })
}

/** Entries of one name and the days they share. */
interface Group {
  /** Place of its first entry in the file. */
  place: number
  names: readonly string[]
  birthDates: readonly string[]
  isNatural: boolean
  readonly roles: Set<PersonRole>
  /** True for entries that can be of several others of their name. */
  readonly isAnyOf: boolean
}

function merged(all: readonly Named[]): readonly PersonOfFile[] {
  const byName = new Map<string, Named[]>()
  for (const entry of all) {
    const key = normaliseName(entry.names[0] ?? '')
    const same = byName.get(key)
    if (same === undefined) byName.set(key, [entry])
    else same.push(entry)
  }
  const groups: Group[] = []
  for (const entries of byName.values()) groups.push(...groupsOf(entries))
  if (groups.length < all.length) groups.sort((a, b) => a.place - b.place)
  return groups.slice(0, peopleMax).map(({ names, birthDates, isNatural, roles }) => {
    const [name = ''] = names
    return { name, names, birthDates, dateOfBirth: onlyDay(birthDates), isNatural, roles }
  })
}

/** One person for each birth date; an entry without one, or with two readings, joins the only person that it can be. */
function groupsOf(entries: readonly Named[]): readonly Group[] {
  const groups: Group[] = []
  for (const entry of entries.length === 1 ? entries : entries.toSorted((a, b) => certainty(a) - certainty(b))) {
    const { place, names, birthDates, isNatural, role } = entry
    const possible = groups.filter((group) => !group.isAnyOf && canBe(group.birthDates, birthDates))
    const isAnyOf = possible.length > 1
    const days = isAnyOf
      ? sharedDays(
          possible.flatMap((group) => group.birthDates),
          birthDates,
        )
      : birthDates
    const same = isAnyOf
      ? groups.find((group) => group.isAnyOf && group.birthDates.join() === days.join())
      : possible[0]
    if (same === undefined) {
      groups.push({ place, names, birthDates: days, isNatural, roles: new Set([role]), isAnyOf })
      continue
    }
    same.roles.add(role)
    same.isNatural ||= isNatural
    same.birthDates = sharedDays(same.birthDates, days)
    if (place < same.place) Object.assign(same, { place, names })
  }
  return groups
}

/** One day first, then two readings, then no day; else the order of the file. */
function certainty({ birthDates }: Named): number {
  return birthDates.length === 0 ? 3 : birthDates.length
}

/** True unless both have days and share none. */
function canBe(a: readonly string[], b: readonly string[]): boolean {
  return a.length === 0 || b.length === 0 || a.some((day) => b.includes(day))
}

function sharedDays(a: readonly string[], b: readonly string[]): readonly string[] {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a
  return a.filter((day) => b.includes(day))
}

function onlyDay(days: readonly string[]): string | undefined {
  return days.length === 1 ? days[0] : undefined
}
