import type { ListedName } from '../entity/listed-entity.ts'
import { memoised } from '../script/memoised.ts'
import { nameTokens } from './name-tokens.ts'

/** What a word of a person's name is, where the list separates given and family name; a number, one byte per word in an index. */
export const nameRoles = { unknown: 0, given: 1, family: 2 } as const

export type NameRole = (typeof nameRoles)[keyof typeof nameRoles]

/** The roles of a name's tokens, in their order; all unknown where the list has no parts or the parts are not the name. */
export function rolesOf(tokens: readonly string[], { given = '', family = '' }: ListedName): readonly NameRole[] {
  const unknown = tokens.map(() => nameRoles.unknown)
  if (given === '' || family === '') return unknown
  const familyWords = tokensOf(family)
  const rest = tokens.length - familyWords.length
  if (familyWords.length === 0 || rest < 1) return unknown
  if (areAt(tokens, rest, familyWords)) return tokens.map((_, at) => (at < rest ? nameRoles.given : nameRoles.family))
  if (!areAt(tokens, 0, familyWords)) return unknown
  return tokens.map((_, at) => (at < familyWords.length ? nameRoles.family : nameRoles.given))
}

/** Aliases of one entry repeat the family name. */
const tokensOf = memoised((family) => nameTokens(family, 'person').tokens)

function areAt(tokens: readonly string[], start: number, part: readonly string[]): boolean {
  return part.every((token, place) => tokens[start + place] === token)
}
