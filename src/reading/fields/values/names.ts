import { readRecord } from '../../../domain/values/data-record.ts'
import type { Word } from '../../page/page.ts'
import { fold } from '../../page/fold.ts'
import data from './name-words.json' with { type: 'json' }

/** Most words of one name. */
const nameWordsMax = 7
/** Courtesy titles, which are not part of a name. */
const titles = /^(?:M|Mr|Mrs|Ms|Miss|Mme|Mlle|MM|Monsieur|Madame|Mademoiselle|Dr|Me|Maître|Mister|Sir)\.?$/i
/** Words after a name on cards: parents, the name before marriage. */
const relations = /^(?:fils|fille|son|daughter|née?|épouse|ép|veuve|vve|dit|dite)$/i
const letters = /^[\p{L}][\p{L}’'.-]*$/u
const folded = /^[a-z]+(?:-[a-z]+)*$/
/** Words that tell what a line is, lower case without accents. */
const { particles, companyWords, streetWords, labelWords } = readRecord('name-words.json', data, (record) => ({
  particles: new Set(record.texts('particles', folded)),
  companyWords: new Set(record.texts('companies', folded)),
  streetWords: new Set(record.texts('streets', folded)),
  /** Words of titles and labels, which print in capitals as names do. */
  labelWords: new Set(record.texts('labels', folded)),
}))

/** A person's name at the start of the words, as printed without marks around it; null without one. */
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
  const value = kept
    .map((word) => trimmed(word.text))
    .join(' ')
    // Small j and J look alike.
    .replace(/(?<=^| )j(?=\p{Ll}{2,} \p{Lu})/gu, 'J')
    // À is no name: it is the initial A with a speck above it.
    .replace(/(?<= )À(?=\.|$| )/gu, 'A')
  return looksLikeName(value) ? { value, words: kept } : null
}

/** Whether a text may be a person's name: only letters, and a capital in every word except particles. */
export function looksLikeName(text: string): boolean {
  const words = text.split(' ').filter((word) => word !== '')
  if (words.length === 0 || words.length > nameWordsMax || text.replace(/[^\p{L}]/gu, '').length < 2) return false
  return words.every((word) => letters.test(word) && (/^(?:[dl]['’])?\p{Lu}/u.test(word) || particles.has(fold(word))))
}

/** Whether a line is a person's name of two words or more, without words of firms, streets and labels. */
export function namesPerson(text: string): boolean {
  const words = text
    .replace(/,/g, '')
    .split(' ')
    .filter((word) => word !== '')
  return (
    words.length >= 2 &&
    /^(?:[dl]['’])?\p{Lu}/u.test(words.at(-1) ?? '') &&
    looksLikeName(words.join(' ')) &&
    !namesCompany(text) &&
    !namesStreet(text) &&
    !wordsOf(text).some((word) => labelWords.has(word))
  )
}

/** Whether a line has a word of a firm. */
export function namesCompany(text: string): boolean {
  return wordsOf(text).some((word) => companyWords.has(word))
}

/** Whether a line has a word of a street or a post box. */
export function namesStreet(text: string): boolean {
  return wordsOf(text).some((word) => streetWords.has(word))
}

function wordsOf(text: string): string[] {
  return fold(text).split(/[^a-z0-9]+/)
}

/** A word without marks around it. A full stop after an initial or a title stays. */
function trimmed(text: string): string {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}.]+$/u, '')
  return /^(?:\p{L}|M|Mr|Mrs|Ms|Dr|Jr|Sr|St|Ste)\.$/u.test(bare) ? bare : bare.replace(/\.+$/, '')
}

/** Legal forms at the end of a firm's name. Only abbreviations have a full stop. */
const legalSuffix =
  /(?:^|[\s,])(?:(?:inc|ltd|corp|co|ltée|enr|l\.p|s\.e\.n\.c(?:\.r\.l)?|s\.e\.c|s\.a|s\.a\.s|s\.a\.r\.l)\.?|incorporated|incorporée|limited|limitée|corporation|llc|llp|lp|senc|sencrl|sec|sa|sas|sasu|sarl|sarlau|eurl|sci|snc|gmbh|plc|trust|foundation|fondation)(?=$|[\s,.;()])/iu

/** The name of a firm at the start of a text, up to its legal form; null without one. */
export function firmIn(text: string): string | null {
  const bare = text.replace(/^[^\p{L}\p{N}]+/u, '')
  const match = legalSuffix.exec(bare)
  if (match === null || match.index === 0 || match.index > 90) return null
  const name = bare.slice(0, match.index + match[0].length)
  // An open bracket belongs to the sentence.
  if (/\([^)]*$/.test(name)) return null
  const article = /^(?:an?|the|une?|la|le|any|each|deed of|acte de) \S+$/i.test(name)
  return /^(?:\p{Lu}|\d)/u.test(name) && name.split(' ').length <= 12 && !article ? name : null
}

/** Ordinal or bullet before a name in a list. */
const ordinal = /^(?:\(?\d{1,2}[.)]|\(?[a-z]\)|[-–—•*·▪])$/i
/** Words that are in no person's name: roles, columns of a register, countries. */
const notNames = new Set(
  (
    'director directors president vice secretary treasurer chair chairman officer chief executive manager partner shareholder trustee settlor ' +
    'beneficiary executor liquidator attorney signatory witness notary name address date status active number shares share class common ' +
    'preferred total percentage ownership voting resident canadian citizen yes registered office corporation signed signature title position ' +
    'administrateur administratrice administrateurs présidente président secrétaire trésorier trésorière vice-président gérant associé actionnaire ' +
    'fiduciaire constituant bénéficiaire liquidateur liquidatrice mandataire signataire témoin notaire nom adresse statut actif nombre actions ' +
    'catégorie ordinaires privilégiées pourcentage détention votants résident canadien citoyen oui siège social société signé titre fonction ' +
    'directeur directrice général générale canada québec ontario france maroc morocco montréal toronto paris casablanca rabat nationalité ' +
    'nationality born born-in since depuis holder role individual person personne particulier capital parts commissaire comptes greffier greffière extrait registrar informant attendant déclarant'
  ).split(' '),
)

/**
 * Persons and firms of one line in the order printed, joined by `; `; null without any. Commas, semicolons, "and" and "et" separate
 * them. A name has two words or more.
 */
export function readNames(words: readonly Word[]): { value: string; words: readonly Word[] } | null {
  const names: string[] = []
  const used: Word[] = []
  for (const part of namedParts(words)) {
    const found = nameIn(part)
    if (found === null) {
      if (names.length > 0) break
      continue
    }
    names.push(found.value)
    used.push(...found.words)
  }
  return names.length === 0 ? null : { value: names.join('; '), words: used }
}

/** One person or firm at the start of the words; null without one. */
export function nameIn(words: readonly Word[]): { value: string; words: readonly Word[] } | null {
  const start = words.findIndex((word) => !ordinal.test(word.text) && /[\p{L}\p{N}]/u.test(word.text))
  if (start === -1) return null
  const rest = words.slice(start)
  const firm = firmIn(rest.map((word) => word.text).join(' '))
  if (firm !== null) return { value: firm, words: rest.slice(0, firm.split(' ').length) }
  const read = readPersonName(rest)
  // "de Louise Roy" is in a list of parents; "de La Tour" is a name.
  const person =
    read === null ? null : { ...read, value: read.value.replace(/^(?:de |d['’])(?=\p{Lu}\S+ )(?!L(?:a|e|es) )/u, '') }
  if (person === null || !namesPerson(person.value)) return null
  const plain = person.value.split(' ').filter((word) => !/^\p{Lu}\.?$/u.test(word))
  if (plain.length === 0 || wordsLower(person.value).some((word) => notNames.has(word))) return null
  return person
}

const roles =
  /^(?:witness|notary|advisor|address|signature|date|temoin|notaire|conseiller|adresse|total|title|titre|name|nom)$/

/** Whether a text is a single word for a role or a label. */
export function namesRole(text: string): boolean {
  return roles.test(fold(text))
}

/** The words split where a list goes on. */
function namedParts(words: readonly Word[]): readonly (readonly Word[])[] {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (/^(?:and|et|&|\/|\||;|ainsi|also|or|ou)$/i.test(word.text)) {
      parts.push([])
      continue
    }
    parts.at(-1)?.push(word)
    if (/[,;]$/.test(word.text) && !/^(?:inc|ltd|ltée)/i.test(word.text)) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

function wordsLower(text: string): string[] {
  return text.toLowerCase().split(' ')
}
