import type { ListedKind, ListedNameKind } from '../../domain/screening/result.ts'
import type { ListedBirth } from '../entity/listed-entity.ts'
import { birthOf, monthBirth, yearBirth } from './births.ts'
import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { childrenOf, readXml, textOf, under, type XmlElement } from './xml-records.ts'

/**
 * The sanctions list of the Swiss State Secretariat for Economic Affairs (SECO) as XML. The file keeps targets that were taken off
 * (`de-listed`), which are left out, and earlier states in `modification`, which are not read.
 */
export const chSecoXml: ListFormat = {
  id: 'ch-seco-xml',
  version: 1,
  idsAreUnique: true,
  recognises: (head) => head.includes('<swiss-sanctions-list'),
  async read(file, found) {
    const places = new Map<string, string>()
    const programs = new Map<string, string>()
    const drafts: { readonly draft: EntityDraft; readonly target: XmlElement }[] = []
    await readXml(file, {
      root: 'swiss-sanctions-list',
      records: new Set(['sanctions-program', 'target', 'place']),
      onStart: (name, { date = '' }) => {
        if (name === 'swiss-sanctions-list') found.publishedOn(listDate(date))
      },
      onRecord(record) {
        if (record.name === 'place') places.set(idOf(record), textOf(record, 'country'))
        else if (record.name === 'sanctions-program') keepProgram(record, programs)
        else if (isListed(record)) drafts.push({ draft: draftOf(record, file.listId, programs), target: record })
      },
    })
    for (const { draft, target } of drafts) {
      addPlaces(draft, target, places)
      found.entity(listedEntity(draft, target.line))
    }
  },
}

/** A programme's name in English, else in the first language, for each of its sets of measures. */
function keepProgram(program: XmlElement, programs: Map<string, string>): void {
  const names = [...childrenOf(program, 'program-key'), ...childrenOf(program, 'program-name')]
  const name = names.find(({ attributes }) => attributes['lang'] === 'eng') ?? names[0]
  for (const set of childrenOf(program, 'sanctions-set')) programs.set(idOf(set), name?.text ?? '')
}

/** Whether the latest modification is no removal; of one day the first in the file counts. */
function isListed(target: XmlElement): boolean {
  const [latest] = childrenOf(target, 'modification').toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
  return latest?.attributes['modification-type'] !== 'de-listed'
}

function dayOf({ attributes }: XmlElement): string {
  return attributes['effective-date'] ?? attributes['enactment-date'] ?? ''
}

function draftOf(target: XmlElement, listId: string, programs: ReadonlyMap<string, string>): EntityDraft {
  const draft = draftEntity({ listId, recordId: idOf(target), kind: kindOf(target) }, ['sanction'])
  for (const identity of identitiesOf(target)) {
    const isMain = identity.attributes['main'] === 'true'
    for (const name of childrenOf(identity, 'name')) addName(draft, name, isMain)
    draft.births.push(...childrenOf(identity, 'day-month-year').map(birthOfElement))
    for (const nationality of under(identity, 'nationality', 'country')) {
      draft.countries.push({ text: countryOf(nationality), role: 'nationality' })
    }
    for (const document of childrenOf(identity, 'identification-document')) {
      const [issuer] = childrenOf(document, 'issuer')
      const type = /passport/i.test(document.attributes['document-type'] ?? '') ? 'passport' : 'national_id'
      const country = issuer?.attributes['code'] ?? issuer?.text ?? ''
      draft.identifiers.push({ type, value: textOf(document, 'number'), country })
    }
  }
  draft.gender = childrenOf(target, 'individual')[0]?.attributes['sex'] ?? ''
  const imo = /\bIMO[^\d]{0,20}(\d{7})\b/i.exec(
    under(target, 'object', 'other-information')
      .map(({ text }) => text)
      .join(' '),
  )
  if (imo !== null) draft.identifiers.push({ type: 'imo', value: imo[1] ?? '' })
  draft.programs.push(...childrenOf(target, 'sanctions-set-id').map(({ text }) => programs.get(text) ?? ''))
  const listed = childrenOf(target, 'modification').filter(
    ({ attributes }) => attributes['modification-type'] === 'listed',
  )
  draft.listedOn = listed.map(dayOf).sort()[0] ?? ''
  return draft
}

function identitiesOf(target: XmlElement): readonly XmlElement[] {
  return ['individual', 'entity', 'object'].flatMap((kind) => under(target, kind, 'identity'))
}

function kindOf(target: XmlElement): ListedKind {
  if (childrenOf(target, 'individual').length > 0) return 'person'
  const type = childrenOf(target, 'object')[0]?.attributes['object-type'] ?? ''
  if (/vessel|ship/i.test(type)) return 'vessel'
  return /aircraft/i.test(type) ? 'aircraft' : 'organization'
}

/** A name in parts, then once more in each script that its parts have a spelling in. */
function addName(draft: EntityDraft, name: XmlElement, isMain: boolean): void {
  const type = name.attributes['name-type'] ?? ''
  const isPrimary = isMain && type === 'primary-name'
  const kind: ListedNameKind =
    name.attributes['quality'] === 'low'
      ? 'weak'
      : /^formerly/.test(type)
        ? 'previous'
        : isPrimary
          ? 'primary'
          : 'alias'
  const parts = childrenOf(name, 'name-part').toSorted(
    (a, b) => Number(a.attributes['order'] ?? 0) - Number(b.attributes['order'] ?? 0),
  )
  const plain = parts.map((part) => ({ type: typeOf(part), text: textOf(part, 'value') }))
  draft.names.push({ ...joinedName(draft, plain), kind })
  const scripts = new Set(parts.flatMap((part) => childrenOf(part, 'spelling-variant').map(spellingOf)))
  for (const script of scripts) {
    const spelt = parts.map((part) => {
      const variant = childrenOf(part, 'spelling-variant').find((one) => spellingOf(one) === script)
      return { type: typeOf(part), text: variant?.text ?? textOf(part, 'value') }
    })
    draft.names.push({ ...joinedName(draft, spelt), kind: kind === 'weak' ? 'weak' : 'alias' })
  }
}

function typeOf(part: XmlElement): string {
  return part.attributes['name-part-type'] ?? ''
}

function spellingOf({ attributes }: XmlElement): string {
  return `${attributes['lang'] ?? ''} ${attributes['script'] ?? ''}`
}

function joinedName(draft: EntityDraft, parts: readonly { readonly type: string; readonly text: string }[]) {
  const shown = parts.filter(({ type }) => type !== 'title' && type !== 'suffix')
  const joined = (wanted: RegExp) =>
    shown
      .filter(({ type }) => wanted.test(type))
      .map(({ text }) => text)
      .join(' ')
  const [given, family] = [joined(/given|father/), joined(/^(?:family|maiden)/)]
  if (draft.kind !== 'person' || given === '' || family === '') {
    return { text: shown.map(({ text }) => text).join(' ') }
  }
  return { text: `${given} ${joined(/^(?!.*given|.*father|family|maiden)/)} ${family}`, given, family }
}

function birthOfElement({ attributes }: XmlElement): ListedBirth | null {
  const part = (name: string) => Number(attributes[name] ?? 0)
  const [day, month, year] = [part('day'), part('month'), part('year')]
  if (day > 0 && month > 0) return birthOf(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
  return month > 0 ? monthBirth(year, month) : yearBirth(year, false)
}

/** Addresses and places of birth name a place, which stands after the targets. */
function addPlaces(draft: EntityDraft, target: XmlElement, places: ReadonlyMap<string, string>): void {
  const role = draft.kind === 'person' ? 'residence' : 'jurisdiction'
  for (const identity of identitiesOf(target)) {
    const country = ({ attributes }: XmlElement) => places.get(attributes['place-id'] ?? '') ?? ''
    for (const address of childrenOf(identity, 'address')) draft.countries.push({ text: country(address), role })
    for (const place of childrenOf(identity, 'place-of-birth')) {
      draft.countries.push({ text: country(place), role: 'birth' })
    }
  }
}

function countryOf({ attributes, text }: XmlElement): string {
  return attributes['iso-code'] || text
}

function idOf({ attributes }: XmlElement): string {
  return attributes['ssid'] ?? ''
}
