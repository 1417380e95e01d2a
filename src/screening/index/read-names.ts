import { isNaturalPerson } from '../../domain/names/natural-person.ts'
import type { ListedEntity } from '../listed-entity.ts'
import { nameTokens, type NameSort, type NameTokens } from '../tokens/name-tokens.ts'
import { spellingsOf } from '../tokens/spellings.ts'

/** Names of one entry that are indexed; a hostile list cannot hold a server for one entry. */
const namesPerEntityMax = 1000

/** A name of an entry, read. */
export interface ReadName extends NameTokens {
  /** Its position among the entry's names. */
  readonly place: number
  readonly sort: NameSort
}

/** The names of an entry, read, without those that read the same as an earlier one. */
export function readNames(entity: ListedEntity): readonly ReadName[] {
  const seen = new Set<string>()
  const names: ReadName[] = []
  const count = Math.min(entity.names.length, namesPerEntityMax)
  for (let place = 0; place < count; place++) {
    const text = entity.names[place]?.text ?? ''
    const sort = sortOf(entity, text)
    for (const spelling of spellingsOf(text, sort)) {
      const read = nameTokens(spelling, sort)
      const key = read.tokens.join(' ')
      if (key === '' || seen.has(key)) continue
      seen.add(key)
      names.push({ ...read, place, sort })
    }
  }
  return names
}

/** Entries of unknown kind are read as a person when the name can be one's. */
function sortOf(entity: ListedEntity, text: string): NameSort {
  if (entity.kind === 'unknown') return isNaturalPerson(text) ? 'person' : 'other'
  return entity.kind === 'person' ? 'person' : 'other'
}
