import type { ListedKind, ListedTopic } from '../../domain/screening/result.ts'
import type { ListedEntity } from '../entity/listed-entity.ts'
import { birthOf } from './births.ts'
import { draftEntity, listedEntity } from './entity-draft.ts'
import { givenFirst, identifierType, partsOf } from './ofac-remarks.ts'

/** An entry of the Consolidated Screening List, from its JSON or its CSV. Texts are as published, lists without blanks. */
export interface CslEntry {
  readonly id: string
  readonly source: string
  readonly type: string
  readonly name: string
  readonly altNames: readonly string[]
  readonly programs: readonly string[]
  /** Codes or names of countries. */
  readonly addressCountries: readonly string[]
  readonly nationalities: readonly string[]
  readonly birthDates: readonly string[]
  readonly birthPlaces: readonly string[]
  readonly identifiers: readonly { readonly type: string; readonly value: string; readonly country: string }[]
  readonly vesselFlag: string
  readonly startDate: string
  readonly url: string
}

/** Lists that restrict exports or contracts and freeze nothing: BIS and the State Department's AECA debarments. */
const restrictions = /denied persons|entity list|unverified|military end|debarred/i

/** The cleaned entry. Throws ListRefused without an id or a name. */
export function cslEntity(entry: CslEntry, listId: string, line: number): ListedEntity {
  const kind = kindOf(entry.type)
  const topic: ListedTopic = restrictions.test(entry.source) ? 'debarment' : 'sanction'
  const draft = draftEntity({ listId, recordId: entry.id, kind }, [topic])
  const named = (text: string) => (kind === 'person' ? { text: givenFirst(text), ...partsOf(text) } : { text })
  draft.names.push({ ...named(entry.name), kind: 'primary' })
  for (const text of entry.altNames) draft.names.push({ ...named(text), kind: 'alias' })
  draft.births.push(...entry.birthDates.map(birthOf))
  const role = kind === 'person' ? 'residence' : 'jurisdiction'
  for (const text of entry.nationalities) draft.countries.push({ text, role: 'nationality' })
  for (const text of [...entry.addressCountries, entry.vesselFlag]) draft.countries.push({ text, role })
  for (const text of entry.birthPlaces) draft.countries.push({ text: text.split(', ').at(-1) ?? '', role: 'birth' })
  for (const { type, value, country } of entry.identifiers) {
    const imo = /^IMO\s*(\d+)$/.exec(value)?.[1]
    if (/^gender$/i.test(type)) draft.gender = value
    else if (imo !== undefined) draft.identifiers.push({ type: 'imo', value: imo })
    else if (/\d/.test(value)) draft.identifiers.push({ type: identifierType(type), value, country })
  }
  draft.programs.push(entry.source, ...entry.programs)
  draft.listedOn = entry.startDate
  draft.sourceUrl = entry.url
  return listedEntity(draft, line)
}

/** BIS gives its entries no type. */
function kindOf(type: string): ListedKind {
  const kinds: Readonly<Record<string, ListedKind>> = {
    ...{ individual: 'person', entity: 'organization', vessel: 'vessel', aircraft: 'aircraft' },
  }
  return kinds[type.toLowerCase()] ?? 'unknown'
}
