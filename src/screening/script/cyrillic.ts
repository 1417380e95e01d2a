/** Romanisation of Cyrillic letters, as passports and lists write them: Russian first (ICAO 9303 part 3, section 6). */
// prettier-ignore
const russian: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'yo', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l', м: 'm',
  н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
  // Letters of other Cyrillic alphabets with a single reading.
  і: 'i', ї: 'yi', є: 'ye', ґ: 'g', ў: 'u', ђ: 'dj', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', џ: 'dz', ѓ: 'g', ќ: 'k', ѕ: 'dz',
  қ: 'k', ғ: 'g', ә: 'a', ө: 'o', ұ: 'u', ү: 'u', һ: 'h', ң: 'n', ҳ: 'h', ҷ: 'j', ӣ: 'i', ӯ: 'u', ӏ: '',
}

/** Letters that a language reads differently. Ukrainian: Cabinet of Ministers resolution 55 of 2010. */
const ukrainian: Readonly<Record<string, string>> = { ...russian, г: 'h', и: 'y' }
const belarusian: Readonly<Record<string, string>> = { ...russian, г: 'h' }
const bulgarian: Readonly<Record<string, string>> = { ...russian, щ: 'sht', ъ: 'a', х: 'h', й: 'y' }
const serbian: Readonly<Record<string, string>> = { ...russian, х: 'h', ц: 'c', ж: 'z', ш: 's', ч: 'c' }

/** Matches `ъ` as a vowel (Bulgarian); before a vowel it is a sign (Russian). */
const vowelSign = /ъ(?=[^еёюяії]|$)/

/** The romanisation of the language that a text's letters reveal; Russian by default. */
export function cyrillicLetters(lowerCase: string): Readonly<Record<string, string>> {
  if (/[ђјљњћџ]/.test(lowerCase)) return serbian
  if (lowerCase.includes('ў') || (lowerCase.includes('і') && lowerCase.includes('ы'))) return belarusian
  if (/[іїєґ]/.test(lowerCase)) return ukrainian
  if (vowelSign.test(lowerCase)) return bulgarian
  return russian
}

/** Latin letters and the Cyrillic letters that look the same. */
const lookalikes: ReadonlyMap<string, string> = new Map(
  'aа bв cс eе hн iі kк mм oо pр tт xх yу'.split(' ').map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? '']),
)
const mixedWord =
  /[\p{Script=Cyrillic}a-z]*(?:\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic})[\p{Script=Cyrillic}a-z]*/giu
const missingSpace = /(?<=\p{Script=Cyrillic}{2}(?<=\p{Ll}))(?=\p{Lu}(?=\p{Script=Cyrillic})\p{Ll})/gu

/**
 * Lower-case text with Cyrillic spelling corrected: a space before a capital after a small letter, and in words of
 * mixed alphabets the look-alike letters of the minority alphabet replaced.
 */
export function correctCyrillic(text: string): string {
  const lower = (capitalInside.test(text) ? text.replaceAll(missingSpace, ' ') : text).toLowerCase()
  if (!latinLetter.test(lower)) return lower
  return lower.replaceAll(mixedWord, (word) => {
    const latin = word.replaceAll(/[^a-z]/g, '')
    if (latin.length * 2 < word.length) return Array.from(word, (letter) => lookalikes.get(letter) ?? letter).join('')
    return Array.from(word, (letter) => latinLookalikes.get(letter) ?? letter).join('')
  })
}

/** Quick tests: text without these needs no correction. */
const capitalInside = /\p{Ll}\p{Lu}/u
const latinLetter = /[a-z\u017f\u212a]/

const latinLookalikes: ReadonlyMap<string, string> = new Map(
  Array.from(lookalikes, ([latin, cyrillic]): [string, string] => [cyrillic, latin]),
)

/** Ukrainian and Belarusian letters and their Russian counterparts. */
const russianLetters: Readonly<Record<string, string>> = { і: 'и', ї: 'и', є: 'е', ґ: 'г', ў: 'в' }

/**
 * The text in Russian letters, null when it has no Ukrainian or Belarusian letter: a list may have romanised the name
 * from Russian. Case is kept.
 */
export function inRussianLetters(text: string): string | null {
  if (!/[іїєґў]/i.test(text)) return null
  return Array.from(text, (letter) => {
    const other = russianLetters[letter.toLowerCase()]
    return other === undefined ? letter : letter === letter.toLowerCase() ? other : other.toUpperCase()
  }).join('')
}
