import { companyNameKey, compareCompanyNames } from './company-name.ts'
import { editDistance } from './edit-distance.ts'
import { legalFormIn } from './legal-forms.ts'
import { normaliseWithDigits, wordsOf } from './normalise.ts'
import { closeNameScoreMin } from './same-scores.ts'

/** Score of two whole legal names without a word too many: "Maple Labs Holdings" is not "Maple Labs". */
const wholeNameScoreMin = 96

/** What stands between the two languages of a legal name, and what it does in brackets. */
const betweenLanguages = /\s*[/|\n]\s*|\s+[-–—]\s+/
const bracketed = /\([^()]*\)/g
/** Versions of one name, at most. */
const versionsMax = 4
/** Longest name compared letter by letter. */
const lettersMax = 120

/** Words of the name of a trust or partnership in English and French that do not say which one it is. */
const genericWords: ReadonlySet<string> = new Set(
  (
    'TRUST FIDUCIE FAMILY FAMILIALE FAMILIAL FAMILLE TESTAMENTARY TESTAMENTAIRE PARTNERSHIP LIMITED GENERAL SOCIETE EN ' +
    'COMMANDITE NOM COLLECTIF LP LLP SEC SENC SENCRL THE OF A LA LE LES L DE DES DU D AND ET'
  ).split(' '),
)

/**
 * Whether two legal names are one: whole, or one of them in one of its two languages, each with its legal form; with a shared number
 * also a close one. What is in brackets may be missing from one of them. docs/rules/checks.md#whose-document.
 */
export function isWholeName(own: string, shown: string, isNumbered: boolean): boolean {
  const scoreMin = isNumbered ? closeNameScoreMin : wholeNameScoreMin
  if (compareBracketed(own, shown) >= scoreMin || (isNumbered && isMisread(own, shown))) return true
  return (
    versionsOf(shown, isNumbered).some((version) => compareBracketed(own, version) >= scoreMin) ||
    versionsOf(own, isNumbered).some((version) => compareBracketed(version, shown) >= scoreMin)
  )
}

/** Whether two names of trusts or partnerships differ in language and form only: "Pine Family Trust", « Fiducie familiale Pine ». */
export function isTranslated(a: string, b: string): boolean {
  const [one, other] = [a, b].map((name) =>
    wordsOf(normaliseWithDigits(name.replaceAll('.', '')))
      .filter((word) => !genericWords.has(word))
      .toSorted()
      .join(' '),
  )
  return one !== undefined && one !== '' && one === other
}

/** The score of two names; brackets of one side only are left out. */
function compareBracketed(a: string, b: string): number {
  const [aPlain, bPlain] = [a.replace(bracketed, ' '), b.replace(bracketed, ' ')]
  const isOnOneSide = (aPlain === a) !== (bPlain === b)
  return Math.max(compareCompanyNames(a, b), isOnOneSide ? compareCompanyNames(aPlain, bPlain) : 0)
}

/** A legal name in each of its languages, each with a legal form; empty for a name in one language. */
function versionsOf(name: string, isNumbered: boolean): readonly string[] {
  const parts = name.split(betweenLanguages).slice(0, versionsMax)
  return parts.length > 1 && (isNumbered || parts.every((part) => legalFormIn(part) !== null)) ? parts : []
}

/** Whether two names differ in a few letters only, and in no number of several digits. */
function isMisread(a: string, b: string): boolean {
  const [one, other] = [companyNameKey(a), companyNameKey(b)]
  const length = Math.max(one.length, other.length)
  if (length > lettersMax || numbersIn(one) !== numbersIn(other)) return false
  const edits = Math.floor((length * (100 - closeNameScoreMin)) / 100)
  return editDistance(one, other, edits) <= edits
}

function numbersIn(text: string): string {
  return (text.match(/\d{2,}/g) ?? []).join(' ')
}
