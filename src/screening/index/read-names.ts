import { legalFormIn } from '../../domain/names/legal-forms.ts'
import type { ListedEntity, ListedName } from '../entity/listed-entity.ts'
import { nameTokens, type NameSort, type NameTokens } from '../tokens/name-tokens.ts'
import { rolesOf, type NameRole } from '../tokens/name-roles.ts'
import { listedSpellings } from '../tokens/spellings.ts'

/** Most names indexed per entry, which bounds the cost of a hostile list. */
const namesPerEntityMax = 1000

const noParts: ListedName = { text: '', kind: 'primary' }

/** A name of an entry with its tokens. */
export interface ReadName extends NameTokens {
  /** Its position among the entry's names. */
  readonly place: number
  readonly sort: NameSort
  /** Per token. */
  readonly roles: readonly NameRole[]
}

/** The names of an entry with their tokens; a name with the same tokens as an earlier one is dropped. */
export function readNames(entity: ListedEntity): readonly ReadName[] {
  const names: ReadName[] = []
  const count = Math.min(entity.names.length, namesPerEntityMax)
  for (let place = 0; place < count; place++) {
    const text = entity.names[place]?.text ?? ''
    const sort = sortOf(entity, text)
    for (const spelling of listedSpellings(text, sort)) {
      const { tokens, words } = nameTokens(spelling, sort)
      if (tokens.length === 0 || names.some((earlier) => areSame(earlier.tokens, tokens))) continue
      names.push({ tokens, words, place, sort, roles: rolesOf(tokens, entity.names[place] ?? noParts) })
    }
  }
  return names
}

function areSame(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let place = 0; place < a.length; place++) if (a[place] !== b[place]) return false
  return true
}

/** A name of an entry of unknown kind is read as a person's when it can be one. */
function sortOf(entity: ListedEntity, text: string): NameSort {
  if (entity.kind === 'unknown') return legalFormIn(text) === null ? 'person' : 'other'
  return entity.kind === 'person' ? 'person' : 'other'
}
