import type { ListedKind } from '../../src/domain/screening/result.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import type { ListedEntity, ListedName, ReadList } from '../../src/screening/entity/listed-entity.ts'

/** An entry of a fictional list: the first name is primary, the others aliases. */
export function listed(
  recordId: string,
  kind: ListedKind,
  names: readonly string[],
  more: Partial<ListedEntity> = {},
): ListedEntity {
  return {
    listId: 'fictional',
    recordId,
    kind,
    topics: ['sanction'],
    names: names.map((text, place): ListedName => ({ text, kind: place === 0 ? 'primary' : 'alias' })),
    births: [],
    countries: [],
    gender: null,
    identifiers: [],
    programs: ['TEST'],
    listedOn: '2024-05-01',
    sourceUrl: '',
    pep: null,
    ...more,
  }
}

export function listOf(...entities: readonly ListedEntity[]): ReadList {
  const list = {
    id: 'fictional',
    name: 'Fictional',
    sha256: 'f'.repeat(64),
    publishedOn: '2026-01-01',
    checkedOn: '2026-01-02',
    entities: entities.length,
  }
  return { list, entities }
}

/** A party of which only the name and the kind are known; `countries` are its nationalities unless `boundTo` says which. */
export function asked(
  name: string,
  kind: PartyToScreen['kind'] = 'person',
  more: Partial<PartyToScreen> = {},
): PartyToScreen {
  const { countries = [], boundTo = countries } = more
  return {
    party: name,
    names: [name],
    kind,
    dateOfBirth: '',
    gender: null,
    identifiers: [],
    ...more,
    countries,
    boundTo,
  }
}

/** One day, as a list writes it. */
export function bornOn(date: string): ListedEntity['births'] {
  return [{ from: date, to: date, precision: 'day' }]
}
