import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'
import type { PartyIdentifier } from './party-identifier.ts'
import type { NamedParty, ScreenableParty } from './screenable-party.ts'

/** Longest name that is compared without a look at each letter, in characters. */
const plainLengthMax = 200

/** The parties of a request, each once: those of one name are merged unless birth date or kind contradict. */
export function distinctParties(named: readonly NamedParty[]): readonly ScreenableParty[] {
  return withLabels(mergeSame(named))
}

/** Merges parties of the same name unless birth date or kind contradict. */
function mergeSame(parties: readonly NamedParty[]): readonly Merged[] {
  const byName = new Map<string, Merged[]>()
  const order: Merged[] = []
  for (const party of parties) {
    const name = nameKey(party.names[0] ?? '')
    if (name === '') continue
    const same = byName.get(name)
    const other = same?.find((merged) => isSame(merged, party))
    if (other !== undefined) {
      addTo(other, party)
      continue
    }
    const { kind, dateOfBirth, gender } = party
    const merged = { first: party, kind, dateOfBirth, gender, lists: null }
    if (same === undefined) byName.set(name, [merged])
    else same.push(merged)
    order.push(merged)
  }
  return order
}

const listKeys = ['names', 'countries', 'boundTo'] as const
type ListKey = (typeof listKeys)[number]

/** A party with everything that the same party says elsewhere. */
interface Merged {
  readonly first: NamedParty
  kind: NamedParty['kind']
  dateOfBirth: string
  gender: NamedParty['gender']
  /** Null when it is said once. A body can repeat a party thousands of times: its lists are sets. */
  lists: (Readonly<Record<ListKey, Set<string>>> & { readonly identifiers: Map<string, PartyIdentifier> }) | null
}

function isSame(a: Merged, b: NamedParty): boolean {
  if (a.kind !== b.kind && a.kind !== 'unknown' && b.kind !== 'unknown') return false
  return a.dateOfBirth === '' || b.dateOfBirth === '' || a.dateOfBirth === b.dateOfBirth
}

function addTo(merged: Merged, party: NamedParty): void {
  const { names, countries, boundTo, identifiers } = merged.first
  merged.lists ??= {
    names: new Set(names),
    countries: new Set(countries),
    boundTo: new Set(boundTo),
    identifiers: new Map(identifiers.map(keyed)),
  }
  for (const key of listKeys) {
    for (const value of party[key]) merged.lists[key].add(value)
  }
  for (const identifier of party.identifiers) merged.lists.identifiers.set(...keyed(identifier))
  if (merged.kind === 'unknown') merged.kind = party.kind
  if (merged.dateOfBirth === '') merged.dateOfBirth = party.dateOfBirth
  merged.gender ??= party.gender
}

/** Words of plain letters, which only become capitals. */
const plainWords = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** The normalised name, by which parties are compared; a name without letters or digits is unchanged. */
export function nameKey(name: string): string {
  if (name.length <= plainLengthMax && plainWords.test(name)) return name.toUpperCase()
  const words = wordsOf(normaliseWithDigits(name))
  return words.length > 0 ? words.join(' ') : name.trim()
}

/** Unique labels: the second of a name gets `#2`. docs/rules/verdict.md#check-ids. */
function withLabels(parties: readonly Merged[]): readonly ScreenableParty[] {
  const taken = new Map<string, number>()
  return parties.map(({ first, kind, dateOfBirth, gender, lists }) => {
    const name = first.names[0] ?? ''
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return {
      party: count === 1 ? name : `${name}#${count}`,
      names: lists === null ? first.names : [...lists.names],
      kind,
      dateOfBirth,
      gender,
      countries: lists === null ? first.countries : [...lists.countries],
      boundTo: lists === null ? first.boundTo : [...lists.boundTo],
      identifiers: lists === null ? first.identifiers : [...lists.identifiers.values()],
    }
  })
}

function keyed(identifier: PartyIdentifier): [key: string, identifier: PartyIdentifier] {
  return [`${identifier.type} ${identifier.country} ${identifier.value}`, identifier]
}
