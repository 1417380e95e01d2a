import { abjadTitleNames } from './arabic-names.ts'
import { branchWords, titleNames } from './name-words.ts'
import type { NameSort } from './name-tokens.ts'
import { isPatronymic } from './patronymic.ts'

/**
 * Whether one side often leaves a word out: a patronymic, a word that may be a title, and what says which branch of an organisation is
 * meant.
 */
export function isOmissible(token: string, sort: NameSort): boolean {
  if (sort === 'other') return branchWords.has(token)
  return titleNames.has(token) || abjadTitleNames.has(token) || isPatronymic(token)
}
