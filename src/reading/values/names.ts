import type { Word } from '../page.ts'
import { fold } from '../fields/fold.ts'

/** Words of one name. */
const nameWordsMax = 7
/** Courtesy titles, not part of a name. */
const titles = /^(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|MM|Monsieur|Madame|Mademoiselle|Dr|Me|Maître|Mister|Sir)\.?$/i
/** What cards print behind a name: whose child somebody is, the name before marriage. */
const relations = /^(?:fils|fille|son|daughter|née?|épouse|ép|veuve|vve|dit|dite)$/i
const letters = /^[\p{L}][\p{L}’'.-]*$/u
const particles = new Set('de du des d la le les van von der den di da dos el al ben bin ibn abd y e et'.split(' '))
const companyWords = new Set(
  (
    'inc ltd ltee limited corp corporation co company llc llp lp sa sas sasu sarl sarlau eurl snc senc sencrl gmbh bank banque caisse credit ' +
    'union hydro energie energy power light gas gaz eau water electric electricite services service group groupe holdings fiducie trust ' +
    'assurance insurance societe compagnie cie enterprises entreprises solutions industries ateliers populaire mutual financial'
  ).split(' '),
)
const streetWords = new Set(
  (
    'street st avenue ave road rd drive dr crescent cres boulevard blvd boul lane way court place pl rue chemin ch rang route rte quai allee ' +
    'impasse cours suite unit apt app bureau succ hay quartier lotissement lot immeuble bp cp box'
  ).split(' '),
)

/** A person's name as printed, without marks around it; null when the words are no name. */
export function readPersonName(words: readonly Word[]): { value: string; words: readonly Word[] } | null {
  const kept: Word[] = []
  for (const word of words) {
    const text = trimmed(word.text)
    if (kept.length === 0 && (text === '' || titles.test(text))) continue
    if (kept.length > 0 && relations.test(text)) break
    if (!letters.test(text) || kept.length === nameWordsMax) break
    kept.push(word)
    if (/[,;:]$/.test(word.text) && !/\p{Lu}/u.test(word.text.slice(1))) break
  }
  const value = kept.map((word) => trimmed(word.text)).join(' ')
  return looksLikeName(value) ? { value, words: kept } : null
}

/** Whether a text may be somebody's name: letters, each word with a capital except particles. */
export function looksLikeName(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '')
  if (words.length === 0 || words.length > nameWordsMax || text.replace(/[^\p{L}]/gu, '').length < 2) return false
  return words.every((word) => letters.test(word) && (/^(?:[dl]['’])?\p{Lu}/u.test(word) || particles.has(fold(word))))
}

/** Whether a line names a person rather than a company or a street: two words or more, none of a firm. */
export function namesPerson(text: string): boolean {
  const words = text
    .replace(/,/g, '')
    .split(' ')
    .filter((word) => word !== '')
  return words.length >= 2 && looksLikeName(words.join(' ')) && !namesCompany(text) && !namesStreet(text)
}

/** Whether a line holds a word of a firm. */
export function namesCompany(text: string): boolean {
  return wordsOf(text).some((word) => companyWords.has(word))
}

/** Whether a line holds a word of a street or a post box. */
export function namesStreet(text: string): boolean {
  return wordsOf(text).some((word) => streetWords.has(word))
}

function wordsOf(text: string): string[] {
  return fold(text).split(/[^a-z0-9]+/)
}

/** A word without the marks recognition and print put around it; a full stop after an initial or a title stays. */
function trimmed(text: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}.]+$/u, '')
  return /^(?:\p{L}|M|Mr|Mrs|Ms|Dr|Jr|Sr|St|Ste)\.$/u.test(bare) ? bare : bare.replace(/\.+$/, '')
}
