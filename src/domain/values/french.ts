import type { Noun } from './noun.ts'

/**
 * Words with an aspirated h, without accents: they take a full article ("la Hongrie", "de Hong Kong"). Other common words and
 * places have a mute one. Académie française, Dictionnaire, 9e édition.
 */
const aspirated: ReadonlySet<string> = new Set([
  ...['hongrie', 'honduras', 'hong', 'hollande', 'haut', 'haute', 'hausse', 'hors', 'huit', 'huissier', 'hypotheses'],
])

/**
 * Given names with a mute h. The h of any other name counts as aspirated ("de Hassan", "de Huang"): usage is divided, and a
 * full "de" is never wrong.
 */
const muteNames: ReadonlySet<string> = new Set([
  ...['helene', 'heloise', 'henri', 'henriette', 'hermine', 'hermenegilde', 'herve', 'hector', 'hilaire', 'hippolyte'],
  ...[
    'hopital',
    'hotel',
    'habitations',
    'hydro',
    'honore',
    'honorine',
    'horace',
    'hortense',
    'hubert',
    'huguette',
    'hugo',
    'hugues',
    'hyacinthe',
  ],
])

/** A vowel that is heard: "Yves" begins with one, "Yémen" and "Yasmine" do not. */
const vowel = /^(?:[aeiouœæ]|y[^aeiou])/
/** A number or a word that takes the full article in spite of its vowel. */
const neverElided = /^(?:onz|oui\b|ouistiti)/
const firstWord = /^[\p{L}\p{M}]+/u

/** The bit that a small ASCII letter has beside its capital. */
const smallLetter = 0x20
/** First letters that settle the matter, and those that leave it to the rest of the word; any other consonant is no vowel. */
const codesOf = (letters: string): ReadonlySet<number> => new Set([...letters].map((letter) => letter.charCodeAt(0)))
const plainVowels = codesOf('aeiu')
const unsettled = codesOf('hoy')

/** True when "le", "de" and "que" lose their vowel before the text. `ofName`: the text is a person's or a firm's name. */
export function elides(text: string, ofName: boolean): boolean {
  const first = text.charCodeAt(0) | smallLetter
  if (first >= 0x61 && first <= 0x7a) {
    if (plainVowels.has(first)) return true
    if (!unsettled.has(first)) return false
  }
  const [word = ''] = firstWord.exec(text) ?? []
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (plain.startsWith('h')) return ofName ? muteNames.has(plain) : !aspirated.has(plain)
  return vowel.test(plain) && !neverElided.test(plain)
}

/** A small word of French that changes with the noun after it. */
export type Link = 'le' | 'du' | 'au' | 'un' | 'aucun' | 'de' | 'que'

/** What each word becomes before a masculine, a feminine and a plural noun, and where it elides. */
const articles: Readonly<Record<'le' | 'du' | 'au', Readonly<Record<'m' | 'f' | 'p' | 'elided', string>>>> = {
  le: { m: 'le ', f: 'la ', p: 'les ', elided: 'l’' },
  du: { m: 'du ', f: 'de la ', p: 'des ', elided: 'de l’' },
  au: { m: 'au ', f: 'à la ', p: 'aux ', elided: 'à l’' },
}

/** A noun with "le", "du", "au", "un", "aucun", "de" or "que" before it, contracted and elided as French does. */
export function linked(link: Link, noun: Noun): string {
  const { fr, agreement, article } = noun
  const plural = agreement.endsWith('p')
  if (link === 'que') return article === 'never' ? elided('que', fr) : `que ${linked('le', noun)}`
  if (link === 'un') return plural ? `des ${fr}` : `${agreement === 'f' ? 'une' : 'un'} ${fr}`
  if (link === 'aucun') return `${agreed('aucun', noun)} ${fr}`
  if (link === 'de') return article === 'place' && (plural || !isBare(noun)) ? linked('du', noun) : elided('de', fr)
  if (article === 'never') return link === 'le' ? fr : link === 'au' ? `à ${fr}` : elided('de', fr)
  const forms = articles[link]
  if (plural) return forms.p + fr
  return (elides(fr, false) ? forms.elided : agreement === 'f' ? forms.f : forms.m) + fr
}

/** A name without an article, such as a person's, after the word: "d’Eva", "de Clara". */
export function linkedName(link: Link, name: string): string {
  if (link === 'du' || link === 'de') return (elides(name, true) ? 'd’' : 'de ') + name
  if (link === 'que') return (elides(name, true) ? 'qu’' : 'que ') + name
  return link === 'au' ? `à ${name}` : name
}

/** "de France" and "d’Iran", but "du Canada": feminine places and those with a vowel lose the article after "de". */
function isBare({ fr, agreement }: Noun): boolean {
  return agreement === 'f' || elides(fr, false)
}

function elided(word: 'de' | 'que', text: string): string {
  return elides(text, false) ? `${word.slice(0, -1)}’${text}` : `${word} ${text}`
}

/** A participle or adjective, written in the masculine, as it agrees with the noun: "expiré", "expirée", "expirés". */
export function agreed(word: string, { agreement }: Pick<Noun, 'agreement'>): string {
  const one = agreement.startsWith('f') && !word.endsWith('e') ? `${word}e` : word
  return agreement.endsWith('p') && !/[sx]$/.test(one) ? `${one}s` : one
}
