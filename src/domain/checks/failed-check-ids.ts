import type { Check } from '../../contract/check.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'
import { isPartnerCheck } from './partner-checks.ts'

/** Ids that end in a party's name, which no payload may carry; also as a partner sends them. domain/3-checks 3. */
const endsInName = /^((?:partner:)?screening:[^:]*):/

/** What is left of a partner's id that begins with a name. */
const unnamed = 'partner'
/** Letters of the shortest word that is taken for a name. */
const nameLettersMin = 2
/** Letters from which a word of a name is seen inside a longer one (`GagnonReview`). */
const joinedLettersMin = 4

/**
 * Ids of failed critical and warning checks for a webhook, each once, names cut off. `names` are those of the file: a partner's own
 * id ends before the first part that has a word of one. Contract 6.
 */
export function failedCheckIds(checks: readonly Check[], names: readonly string[] = []): string[] {
  const nameWords = new Set(names.flatMap(wordsOfText).filter((word) => word.length >= nameLettersMin))
  const ids = new Set<string>()
  for (const { id, severity, passed } of checks) {
    if (passed || severity === 'info') continue
    const cut = withoutPartyName(id)
    ids.add(isPartnerCheck(cut) ? withoutWords(cut, nameWords) : cut)
  }
  return [...ids]
}

/** An id of a check without the party's name that it may end in. */
export function withoutPartyName(id: string): string {
  return endsInName.exec(id)?.[1] ?? id
}

function withoutWords(id: string, words: ReadonlySet<string>): string {
  const parts = id.split(':')
  const named = parts.findIndex((part) => wordsOfText(part).some((word) => isNamed(word, words)))
  if (named < 0) return id
  return named === 0 ? unnamed : parts.slice(0, named).join(':')
}

function isNamed(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word)) return true
  for (const name of names) if (name.length >= joinedLettersMin && word.includes(name)) return true
  return false
}

function wordsOfText(text: string): string[] {
  return wordsOf(normaliseWithDigits(text))
}
