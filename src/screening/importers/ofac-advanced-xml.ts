import { ListRefused } from '../../ports/list-engine.ts'
import type { ListedBirth, ListedName } from '../entity/listed-entity.ts'
import type { ListedKind } from '../../domain/screening/result.ts'
import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { identifierType } from './ofac-remarks.ts'
import { periodBirth } from './ofac-period.ts'
import { childrenOf, readXml, textOf, under, type XmlElement } from './xml-records.ts'

/** What other parts of the file say of a party, by the ids of the file. */
interface Lookups {
  /** Texts of the reference value sets, by `Element ID`. */
  readonly values: Map<string, string>
  /** Country of a location. */
  readonly locations: Map<string, string>
  /** Identity documents by identity. */
  readonly documents: Map<string, XmlElement[]>
}

/**
 * OFAC's SDN and consolidated lists as Advanced XML (`sdn_advanced.xml`, `cons_advanced.xml`): parties, locations, documents and
 * programmes in parts that refer to one another. UN Sanctions List XML data model; OFAC FAQ "Advanced Sanctions Data Model".
 */
export const ofacAdvancedXml: ListFormat = {
  id: 'ofac-advanced-xml',
  version: 1,
  idsAreUnique: true,
  recognises: (head) =>
    /<(?:\w+:)?Sanctions[\s>]/.test(head) && /ADVANCED_XML|DateOfIssue|ReferenceValueSets/.test(head),
  async read(file, found) {
    const lookups: Lookups = { values: new Map(), locations: new Map(), documents: new Map() }
    const drafts = new Map<string, { readonly draft: EntityDraft; readonly line: number }>()
    let entries = 0
    await readXml(file, {
      root: 'Sanctions',
      records: new Set([
        ...['DateOfIssue', 'ReferenceValueSets', 'Location', 'IDRegDocument', 'DistinctParty', 'SanctionsEntry'],
      ]),
      onRecord(record) {
        if (record.name === 'DateOfIssue') found.publishedOn(dayOf(record))
        else if (record.name === 'ReferenceValueSets') keepValues(record, lookups.values)
        else if (record.name === 'Location') lookups.locations.set(idOf(record), countryOf(record, lookups))
        else if (record.name === 'IDRegDocument') keepDocument(record, lookups.documents)
        else if (record.name === 'SanctionsEntry') {
          entries++
          addEntry(drafts, record, lookups)
        } else {
          for (const profile of childrenOf(record, 'Profile')) {
            const draft = draftOf(record, profile, file.listId, lookups)
            drafts.set(idOf(profile), { draft, line: record.line })
          }
        }
      },
    })
    if (drafts.size > 0 && entries < drafts.size) {
      throw new ListRefused(
        0,
        `the file has ${drafts.size} parties and ${entries} entries (SanctionsEntry): a part is missing`,
      )
    }
    for (const { draft, line } of drafts.values()) found.entity(listedEntity(draft, line))
  },
}

function keepValues(sets: XmlElement, values: Map<string, string>): void {
  for (const { children } of sets.children) {
    for (const value of children) {
      values.set(`${value.name} ${idOf(value)}`, value.text || (value.attributes['Description'] ?? ''))
      const party = value.attributes['PartyTypeID']
      if (party !== undefined) values.set(`${value.name} of ${idOf(value)}`, party)
    }
  }
}

function keepDocument(document: XmlElement, documents: Map<string, XmlElement[]>): void {
  const identity = document.attributes['IdentityID'] ?? ''
  documents.set(identity, [...(documents.get(identity) ?? []), document])
}

/** A nationality's location has no country, but one part that is its name. */
function countryOf(location: XmlElement, { values }: Lookups): string {
  const [country] = childrenOf(location, 'LocationCountry')
  if (country !== undefined) return values.get(`Country ${country.attributes['CountryID'] ?? ''}`) ?? ''
  const parts = under(location, 'LocationPart', 'LocationPartValue', 'Value')
  return parts.length === 1 ? (parts[0]?.text ?? '') : ''
}

function draftOf(party: XmlElement, profile: XmlElement, listId: string, lookups: Lookups): EntityDraft {
  const kind = kindOf(profile.attributes['PartySubTypeID'] ?? '', lookups)
  const recordId = party.attributes['FixedRef'] || idOf(profile)
  const draft = draftEntity({ listId, recordId, kind }, ['sanction'])
  for (const identity of childrenOf(profile, 'Identity')) {
    if (identity.attributes['False'] === 'true') continue
    const partTypes = namePartTypes(identity, lookups)
    for (const alias of childrenOf(identity, 'Alias')) addAlias(draft, alias, partTypes, lookups)
    for (const document of lookups.documents.get(idOf(identity)) ?? []) addDocument(draft, document, lookups)
  }
  for (const feature of childrenOf(profile, 'Feature')) addFeature(draft, feature, lookups)
  return draft
}

/** Vessels and aircraft are sub-types; persons and entities are the types of an unnamed sub-type. */
function kindOf(subType: string, { values }: Lookups): ListedKind {
  const type = values.get(`PartyType ${values.get(`PartySubType of ${subType}`) ?? ''}`) ?? ''
  const kinds: Readonly<Record<string, ListedKind>> = {
    ...{ vessel: 'vessel', aircraft: 'aircraft', individual: 'person', entity: 'organization' },
  }
  return kinds[(values.get(`PartySubType ${subType}`) ?? '').toLowerCase()] ?? kinds[type.toLowerCase()] ?? 'unknown'
}

function namePartTypes(identity: XmlElement, { values }: Lookups): ReadonlyMap<string, string> {
  const groups = under(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup')
  return new Map(
    groups.map((group) => [idOf(group), values.get(`NamePartType ${group.attributes['NamePartTypeID'] ?? ''}`) ?? '']),
  )
}

/** One name per documented name: the Latin one, then the same in other scripts. */
function addAlias(
  draft: EntityDraft,
  alias: XmlElement,
  partTypes: ReadonlyMap<string, string>,
  { values }: Lookups,
): void {
  const { AliasTypeID = '', Primary, LowQuality } = alias.attributes
  const type = values.get(`AliasType ${AliasTypeID}`) ?? ''
  const kind: ListedName['kind'] =
    LowQuality === 'true' ? 'weak' : Primary === 'true' ? 'primary' : /^f\.?k\.?a/i.test(type) ? 'previous' : 'alias'
  for (const [index, documented] of childrenOf(alias, 'DocumentedName').entries()) {
    const parts = under(documented, 'DocumentedNamePart', 'NamePartValue').map(({ text, attributes }) => ({
      text,
      type: partTypes.get(attributes['NamePartGroupID'] ?? '') ?? '',
    }))
    const joined = (wanted: RegExp) =>
      parts
        .filter((part) => wanted.test(part.type))
        .map(({ text }) => text)
        .join(' ')
    const [given, family] = [joined(/^(?:first|middle|patronymic)/i), joined(/^(?:last|maiden|matronymic)/i)]
    const isSplit = draft.kind === 'person' && given !== '' && family !== ''
    const rest = joined(/^(?!first|middle|patronymic|last|maiden|matronymic)/i)
    const text = isSplit ? `${given} ${family} ${rest}` : parts.map((part) => part.text).join(' ')
    const own = index === 0 || kind === 'weak' ? kind : 'alias'
    draft.names.push({ text, kind: own, ...(isSplit && { given, family }) })
  }
}

function addDocument(draft: EntityDraft, document: XmlElement, { values }: Lookups): void {
  const label = values.get(`IDRegDocType ${document.attributes['IDRegDocTypeID'] ?? ''}`) ?? ''
  const value = textOf(document, 'IDRegistrationNo')
  const imo = /^IMO\s*(\d+)$/.exec(value)?.[1]
  if (imo !== undefined) draft.identifiers.push({ type: 'imo', value: imo })
  else if (/\d/.test(value)) {
    const country = values.get(`Country ${document.attributes['IssuedBy-CountryID'] ?? ''}`) ?? ''
    draft.identifiers.push({ type: identifierType(label), value, country })
  }
}

function addFeature(draft: EntityDraft, feature: XmlElement, lookups: Lookups): void {
  const label = lookups.values.get(`FeatureType ${feature.attributes['FeatureTypeID'] ?? ''}`) ?? ''
  const isPerson = draft.kind === 'person'
  for (const version of childrenOf(feature, 'FeatureVersion')) {
    const details = childrenOf(version, 'VersionDetail').map(
      ({ text, attributes }) =>
        text || (lookups.values.get(`DetailReference ${attributes['DetailReferenceID'] ?? ''}`) ?? ''),
    )
    const countries = childrenOf(version, 'VersionLocation').map(
      ({ attributes }) => lookups.locations.get(attributes['LocationID'] ?? '') ?? '',
    )
    if (/^birthdate$/i.test(label)) draft.births.push(...childrenOf(version, 'DatePeriod').map(birthOfPeriod))
    else if (/^gender$/i.test(label)) draft.gender ||= details[0] ?? ''
    else if (/^place of birth$/i.test(label)) {
      for (const text of details) draft.countries.push({ text: text.split(', ').at(-1) ?? '', role: 'birth' })
    } else if (/^(?:nationality|citizenship) country$/i.test(label)) {
      for (const text of countries) draft.countries.push({ text, role: 'nationality' })
    } else if (/^location$|^vessel flag$|^nationality of registration$/i.test(label)) {
      const role = isPerson ? 'residence' : 'jurisdiction'
      for (const text of [...countries, ...(/flag/i.test(label) ? details : [])]) draft.countries.push({ text, role })
    } else if (/swift|bic/i.test(label)) {
      for (const value of details) draft.identifiers.push({ type: 'swift', value })
    } else if (/^digital currency address|vessel call sign|tail number/i.test(label)) {
      for (const value of details) draft.identifiers.push({ type: 'other', value })
    }
  }
}

function birthOfPeriod(period: XmlElement): ListedBirth | null {
  const edges = ['Start', 'End'].flatMap((edge) => childrenOf(period, edge))
  const days = edges.flatMap((edge) => [...childrenOf(edge, 'From'), ...childrenOf(edge, 'To')]).map(dayOf)
  return periodBirth(
    days,
    edges.some(({ attributes }) => attributes['Approximate'] === 'true'),
  )
}

function addEntry(
  drafts: ReadonlyMap<string, { readonly draft: EntityDraft }>,
  entry: XmlElement,
  { values }: Lookups,
) {
  const draft = drafts.get(entry.attributes['ProfileID'] ?? '')?.draft
  if (draft === undefined)
    throw new ListRefused(entry.line, 'an entry (SanctionsEntry) of a party that is not in the file')
  const days = under(entry, 'EntryEvent', 'Date').map(dayOf).filter(Boolean).sort()
  draft.listedOn ||= days[0] ?? ''
  for (const measure of childrenOf(entry, 'SanctionsMeasure')) {
    const type = values.get(`SanctionsType ${measure.attributes['SanctionsTypeID'] ?? ''}`) ?? ''
    if (/^program$/i.test(type)) draft.programs.push(textOf(measure, 'Comment'))
  }
}

/** Year, month and day of an element as YYYY-MM-DD; '' for none. */
function dayOf(element: XmlElement): string {
  const part = (name: string) => textOf(element, name).padStart(2, '0')
  return listDate(`${textOf(element, 'Year')}-${part('Month')}-${part('Day')}`)
}

function idOf({ attributes }: XmlElement): string {
  return attributes['ID'] ?? ''
}
