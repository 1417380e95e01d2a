import { createHash } from 'node:crypto'
import type { ListedEntity } from '../listed-entity.ts'

/** What a record leaves out when it says nothing else. */
const silent: Omit<ListedEntity, 'listId' | 'recordId' | 'kind' | 'names'> = {
  topics: [],
  births: [],
  countries: [],
  gender: null,
  identifiers: [],
  programs: [],
  listedOn: '',
  sourceUrl: '',
  pep: null,
}

/** An entry as canonical JSON: keys in one order, what is empty left out, so that equal entries are equal bytes. */
export function writeRecord(entity: ListedEntity): string {
  const { births, countries, identifiers, pep } = entity
  return JSON.stringify({
    listId: entity.listId,
    recordId: entity.recordId,
    kind: entity.kind,
    names: entity.names.map(({ text, kind, given, family }) => ({ text, kind, given, family })),
    topics: filled(entity.topics),
    births: filled(births)?.map(({ from, to, precision }) => ({ from, to, precision })),
    countries: filled(countries)?.map(({ code, role }) => ({ code, role })),
    gender: entity.gender ?? undefined,
    identifiers: filled(identifiers)?.map(({ type, value, country }) => ({ type, value, country })),
    programs: filled(entity.programs),
    listedOn: entity.listedOn === '' ? undefined : entity.listedOn,
    sourceUrl: entity.sourceUrl === '' ? undefined : entity.sourceUrl,
    pep:
      pep === null
        ? undefined
        : {
            position: pep.position,
            country: pep.country,
            international: pep.international,
            from: pep.from,
            to: pep.to,
          },
  })
}

/** The entry of a record of our own writing. */
export function readRecord(json: string): ListedEntity {
  const entity: ListedEntity = { ...silent, ...JSON.parse(json) }
  return entity
}

/** SHA-256 of a record, hex. */
export function recordHash(json: string): string {
  return createHash('sha256').update(json).digest('hex')
}

function filled<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length === 0 ? undefined : items
}
