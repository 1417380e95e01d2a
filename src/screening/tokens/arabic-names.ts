import { abjadFirst, abjadWord } from '../script/abjad.ts'
import { smallMark } from './name-words.ts'

/**
 * Arabic compound names, written as one, two or three words in Arabic or Latin letters: "servant of" (`Abd al-Rahman`,
 * `Abderrahmane`), "of God" (`Habib Ullah`), "of the faith" (`Nur al-Din`). All spellings of a name give the same
 * tokens.
 */

/** `Abdul`, `Abdel`, `Abdur-`: "servant of" with the article; the name itself follows, joined or separate. */
const servant = /^(?:abd|abed|ebd)(?:[aeu]l|o?ul|ol|[aeu][rsdn])?$/
const servantJoined = /^abd(?:[aeu]l|o?ul|ol|[eu][rsn]|i)(?=[a-z]{4})/
/** `Abdullahi` and `Abdullaev` contain "of God"; `Abdurakhmanov` is a family name. */
const servantUncut = /^abdo?ulla[hye]|(?:[oe]v|[oe]va)$/
const servantToken = 'abdul'

const surnameGod = /^[uo]llah$/
const god = /^(?:[aueo]{1,2}l{2,3}a?h|ulla|llah)$/
const ofGod = /(?<=[a-z]{3})(?:[aueo]llah|ulla)$/
const godEnding = 'ullah'

const article = /^(?:[aeu]l|u[rd]|[ae]d)$/
const faith = /^d(?:i|ee|ei|y)ne?$/
const articledFaith = /^(?:[aeu]l|[aeui]d)d(?:i|ee|ei|y)ne?$/
const ofFaith = /(?<=[a-z]{3})(?:[aeu]l|[aeui]d|oud)d(?:i|ee|ei|y)ne?$/
const faithEnding = 'uddin'

/** Fewest letters of a name after its article or "servant of" is split off. */
const nameProperMin = 3
const written = {
  article: abjadWord('ال'),
  servant: abjadWord('عبد'),
  /** The abjad form of the Latin token. */
  servantToken: abjadWord('عبدل'),
  god: abjadWord('الله'),
  godEnding: abjadWord('لله'),
  faith: abjadWord('الدين'),
  faithEnding: abjadWord('دين'),
} as const

const parts: ReadonlyMap<string, string> = new Map(
  'بن ابن بنت ولد'.split(' ').map((word): [string, string] => [abjadWord(word), `${smallMark}bin`]),
)

/** Titles before a person's name; `titles` has the same in Latin letters. */
export const abjadTitles: ReadonlySet<string> = new Set(
  'مولوی آیتالله حجتالاسلام مهندس المهندس دکتر دكتور الدكتور سردار سرتیپ ژنرال سرهنگ العمید اللواء العقید'
    .split(' ')
    .map((word) => abjadWord(word)),
)

/** Words that are a title of one person and a name of another; `titleNames` has the same in Latin letters. */
export const abjadTitleNames: ReadonlySet<string> = new Set(
  'سید شیخ حاج حاجی ملا مولانا قاری حافظ امام امیر استاد'.split(' ').map((word) => abjadWord(word)),
)

/** The words of a person's name with compounds joined; "of the faith" and "of God" in one spelling. */
export function joinArabic(words: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let index = skipEnding(words, joined); index < words.length; index++) {
    const word = words[index] ?? ''
    const before = joined.at(-1)
    const next = words[index + 1] ?? ''
    if (before !== undefined && before.length >= nameProperMin - 1) {
      const ending = endingOf(word, next)
      if (ending !== null && isAbjad(before) === isAbjad(word)) {
        joined[joined.length - 1] = stemOf(before) + ending.text
        index += ending.words - 1
        continue
      }
    }
    joined.push(isAbjad(word) ? spellWritten(word) : word.replace(ofGod, godEnding).replace(ofFaith, faithEnding))
  }
  return joined
}

/** `Ullah, Habib`: an ending written first belongs to the next word. Returns the number of joined words. */
function skipEnding(words: readonly string[], joined: string[]): number {
  const [first = '', second = ''] = words
  const ending = surnameGod.test(first) || article.test(first) ? endingOf(first, second) : null
  const named = ending === null ? undefined : words[ending.words]
  if (ending === null || named === undefined || isAbjad(named)) return 0
  joined.push(stemOf(named) + ending.text)
  return ending.words + 1
}

/** The ending that a word, or an article and a word, give to the name before them. */
function endingOf(word: string, next: string): { readonly text: string; readonly words: number } | null {
  if (word === written.god) return { text: written.godEnding, words: 1 }
  if (word === written.faith) return { text: written.faithEnding, words: 1 }
  if (god.test(word)) return { text: godEnding, words: 1 }
  if (articledFaith.test(word)) return { text: faithEnding, words: 1 }
  return article.test(word) && faith.test(next) ? { text: faithEnding, words: 2 } : null
}

/** `Abdul Lah`, `Abdu Allah`: "servant of" without its article. */
function stemOf(word: string): string {
  return servant.test(word) ? 'abd' : word
}

function spellWritten(word: string): string {
  for (const [whole, ending] of [
    [written.god, written.godEnding],
    [written.faith, written.faithEnding],
  ] as const) {
    if (word.length > whole.length + 1 && word.endsWith(whole)) return word.slice(0, -whole.length) + ending
  }
  return word
}

/** Splits the article or "servant of" off a word. After "servant of", shorter names also lose their article. */
export function splitArabic(word: string, isAfterServant: boolean): readonly string[] {
  const al = `${smallMark}al`
  if (!isAbjad(word)) {
    if (servant.test(word)) return [servantToken]
    const cut = servantUncut.test(word) ? null : servantJoined.exec(word)
    return cut === null ? [word] : [servantToken, word.slice(cut[0].length)]
  }
  if (word === written.servant) return [written.servantToken]
  const articled = written.servant + written.article
  if (word.startsWith(articled) && word.length >= articled.length + nameProperMin)
    return [written.servantToken, word.slice(articled.length)]
  const properMin = isAfterServant ? nameProperMin - 1 : nameProperMin
  return word.startsWith(written.article) && word.length >= written.article.length + properMin
    ? [al, word.slice(written.article.length)]
    : [word]
}

/** The particle that a word of Arabic letters is; undefined for a name. */
export function abjadParticle(word: string): string | undefined {
  return parts.get(word)
}

/** False for a word that none of these rules changes or joins. */
export function isArabicPart(word: string): boolean {
  if (isAbjad(word) || ofGod.test(word) || ofFaith.test(word)) return true
  return [servant, servantJoined, surnameGod, god, article, articledFaith].some((part) => part.test(word))
}

/** True for the token of "servant of"; an article after it has no meaning. */
export function isServant(token: string): boolean {
  return token === servantToken || token === written.servantToken
}

function isAbjad(word: string): boolean {
  return word.charCodeAt(0) >= abjadFirst && word.charCodeAt(0) < 0xfe
}
