import { createHash } from 'node:crypto'
import type { ListedEntity } from '../entity/listed-entity.ts'

/** Default values, which a record omits. */
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

/** Parses a record that we wrote. */
export function readRecord(json: string): ListedEntity {
  const entity: ListedEntity = { ...silent, ...JSON.parse(json) }
  return entity
}

/** SHA-256 of a record, hex. */
export function recordHash(json: string): string {
  return createHash('sha256').update(json).digest('hex')
}
