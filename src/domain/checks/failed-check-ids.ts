import type { Check } from '../../contract/check.ts'
import { legalWords } from '../names/company-name.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'
import { particles } from '../names/tokens.ts'
import { isPartnerCheck } from './partner-checks.ts'

/**
 * Ids that end in a party's name, which an event must not carry; also with the partner's prefix.
 * docs/webhooks.md#failed-checks.
 */
const endsInName = /^((?:partner:)?screening:[^:]*):/

/** Replaces a partner's id whose first part is cut. */
const unnamed = 'partner'
/** Shortest word that counts as a name, in letters. */
const nameLettersMin = 2
/** Shortest word of a name that is found inside a longer word (`GagnonReview`), in letters. */
const joinedLettersMin = 4
/** With fewer distinctive words, a name's particles count too (`Le Van Do`). */
const distinctiveWordsMin = 2
/** Digits in one part of an id from which on it may be a number or a date of a person; years and versions have fewer. */
const digitsMin = 6
/** Our prefix with a reserved start: fixed words, even when a party is called `Eid`. */
const ourStart = /^partner:(?:(?:eid|bank|policy):)?/

/**
 * Ids of failed critical and warning checks for a webhook, each once, without names and numbers of persons. `names` are those
 * of the parties: a partner's id is cut before the first part with a distinctive word of one, an `@`, or six digits.
 * docs/webhooks.md#failed-checks.
 */
export function failedCheckIds(checks: readonly Check[], names: readonly string[] = []): string[] {
  const nameWords = new Set(names.flatMap(distinctiveWords).filter((word) => word.length >= nameLettersMin))
  const ids = new Set<string>()
  for (const { id, severity, passed } of checks) {
    if (passed || severity === 'info') continue
    const cut = withoutPartyName(id)
    ids.add(isPartnerCheck(cut) ? withoutPerson(cut, nameWords) : cut)
  }
  return [...ids]
}

/** A check's id without the party's name at its end. */
export function withoutPartyName(id: string): string {
  return endsInName.exec(id)?.[1] ?? id
}

function withoutPerson(id: string, words: ReadonlySet<string>): string {
  const [ours = ''] = ourStart.exec(id) ?? []
  const parts = id.slice(ours.length).split(':')
  const personal = parts.findIndex((part) => mayNumber(part) || wordsOfText(part).some((word) => isNamed(word, words)))
  if (personal < 0) return id
  const kept = ours + parts.slice(0, personal).join(':')
  return kept === '' ? unnamed : kept.replace(/:$/, '')
}

/** Whether a part may hold an identity number, a telephone number, a date of birth or an e-mail address. */
function mayNumber(part: string): boolean {
  return /[@＠]/.test(part) || (part.match(/\p{Nd}/gu)?.length ?? 0) >= digitsMin
}

/** Without particles and legal forms: `preuve_de_revenu` must not match Marie de Montigny. */
function distinctiveWords(name: string): readonly string[] {
  const words = wordsOfText(name)
  const distinctive = words.filter((word) => word !== 'OF' && !particles.has(word) && !legalWords.has(word))
  return distinctive.length >= distinctiveWordsMin ? distinctive : words
}

function isNamed(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word)) return true
  for (const name of names) if (name.length >= joinedLettersMin && word.includes(name)) return true
  return false
}

function wordsOfText(text: string): string[] {
  return wordsOf(normaliseWithDigits(text))
}
