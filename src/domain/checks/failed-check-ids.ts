import type { Check } from '../../contract/check.ts'
import { legalWords } from '../names/company-name.ts'
import { normaliseWithDigits, wordsOf } from '../names/normalise.ts'
import { particles } from '../names/tokens.ts'
import { isPartnerCheck } from './partner-checks.ts'

/**
 * Ids that end in a party's name, which no payload may carry; also as a partner sends them.
 * docs/webhooks.md#failed-checks.
 */
const endsInName = /^((?:partner:)?screening:[^:]*):/

/** What is left of a partner's id that begins with a name. */
const unnamed = 'partner'
/** Letters of the shortest word that is taken for a name. */
const nameLettersMin = 2
/** Letters from which a word of a name is seen inside a longer one (`GagnonReview`). */
const joinedLettersMin = 4
/** Words of a name that say whose it is; with fewer, its small words count too (`Le Van Do`). */
const tellingWordsMin = 2
/** What we put in front of a partner's id, and the starts that make us do so: words of ours, whoever is called `Eid`. */
const ourStart = /^partner:(?:(?:eid|policy):)?/

/**
 * Ids of failed critical and warning checks for a webhook, each once, names cut off. `names` are those of the file: a partner's own
 * id ends before the first part that has a telling word of one. docs/webhooks.md#failed-checks.
 */
export function failedCheckIds(checks: readonly Check[], names: readonly string[] = []): string[] {
  const nameWords = new Set(names.flatMap(tellingWords).filter((word) => word.length >= nameLettersMin))
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
  const [ours = ''] = ourStart.exec(id) ?? []
  const parts = id.slice(ours.length).split(':')
  const named = parts.findIndex((part) => wordsOfText(part).some((word) => isNamed(word, words)))
  if (named < 0) return id
  const kept = ours + parts.slice(0, named).join(':')
  return kept === '' ? unnamed : kept.replace(/:$/, '')
}

/** `proof_of_income` and `preuve_de_revenu` name no `Bank of Exemple` and no Marie de Montigny. */
function tellingWords(name: string): readonly string[] {
  const words = wordsOfText(name)
  const telling = words.filter((word) => word !== 'OF' && !particles.has(word) && !legalWords.has(word))
  return telling.length >= tellingWordsMin ? telling : words
}

function isNamed(word: string, names: ReadonlySet<string>): boolean {
  if (names.has(word)) return true
  for (const name of names) if (name.length >= joinedLettersMin && word.includes(name)) return true
  return false
}

function wordsOfText(text: string): string[] {
  return wordsOf(normaliseWithDigits(text))
}
