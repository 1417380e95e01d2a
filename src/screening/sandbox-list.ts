import { createHash } from 'node:crypto'
import type { ScreenedList } from '../domain/screening/result.ts'
import { draftEntity, listedEntity, type EntityDraft } from './importers/entity-draft.ts'
import { birthOf } from './importers/births.ts'
import type { ListedEntity } from './entity/listed-entity.ts'

const listId = 'sandbox'
const publishedOn = '2026-01-01'
const sourceUrl = 'https://example.com/sandbox-list'

/**
 * The fictional list of the sandbox, one entry per persona; production never uses it. The position of the head of an
 * international organization has no country. docs/screening-lists.md#the-sandbox-list.
 */
const personas: readonly (Partial<EntityDraft> & {
  readonly recordId: string
  readonly name: string
  readonly born?: string
})[] = [
  {
    recordId: 'sandbox-sanctionov',
    name: 'Serge Sanctionov',
    born: '1970-01-01',
    topics: ['sanction'],
    programs: ['SANDBOX-SANCTIONS'],
    gender: 'male',
    names: [
      { text: 'Серж Санкционов', kind: 'original' },
      { text: 'S. Sanctionov', kind: 'weak' },
    ],
    listedOn: '2022-03-01',
  },
  {
    recordId: 'sandbox-politico',
    name: 'Paula Politico',
    born: '1962-06-15',
    topics: ['pep'],
    gender: 'female',
    countries: [{ text: 'BR', role: 'position' }],
    pep: { position: 'Minister of Finance', country: 'BR', international: false, from: '2019-01-01', to: '' },
  },
  {
    recordId: 'sandbox-domestic',
    name: 'Denis Domestic',
    born: '1968-03-03',
    topics: ['pep'],
    gender: 'male',
    countries: [{ text: 'CA', role: 'position' }],
    pep: { position: 'Member of Parliament', country: 'CA', international: false, from: '2021-09-20', to: '' },
  },
  {
    recordId: 'sandbox-hioffice',
    name: 'Helene Hioffice',
    born: '1959-11-20',
    topics: ['pep'],
    gender: 'female',
    pep: { position: 'Secretary-General', country: '', international: true, from: '2020-01-01', to: '' },
  },
  {
    recordId: 'sandbox-familypep',
    name: 'Fiona Familypep',
    born: '1990-07-07',
    topics: ['rca'],
    gender: 'female',
    countries: [{ text: 'BR', role: 'position' }],
    pep: { position: 'Daughter of a Minister of Finance', country: 'BR', international: false, from: '', to: '' },
  },
  {
    recordId: 'sandbox-trading',
    name: 'Sanctioned Specimen Trading LLC',
    kind: 'organization',
    topics: ['sanction'],
    programs: ['SANDBOX-SANCTIONS'],
    listedOn: '2022-03-01',
  },
]

/** The sandbox list, compiled at each start. `checkedOn` is today, so the list never becomes outdated. */
export function sandboxList(checkedOn: string): {
  readonly list: ScreenedList
  readonly entities: readonly ListedEntity[]
} {
  const entities = personas
    .map(({ name, born, recordId, kind, names = [], ...rest }) =>
      listedEntity(
        {
          ...draftEntity({ listId, recordId, kind: kind ?? 'person' }),
          ...rest,
          names: [{ text: name, kind: 'primary' }, ...names],
          births: born === undefined ? [] : [birthOf(born)],
          sourceUrl,
        },
        0,
      ),
    )
    .toSorted((a, b) => (a.recordId < b.recordId ? -1 : 1))
  const hash = createHash('sha256')
  for (const entity of entities) hash.update(`${JSON.stringify(entity)}\n`)
  const list = {
    id: listId,
    name: 'Sandbox list (fictional)',
    sha256: hash.digest('hex'),
    publishedOn,
    checkedOn,
    entities: entities.length,
  }
  return { list, entities }
}
