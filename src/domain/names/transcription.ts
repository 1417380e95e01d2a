/** Longest name transcribed, in characters; a name is cut there. docs/rules/checks.md#person-names step 1. */
const nameLengthMax = 400

/** Letters that the MRZ writes in more than one way, as its first way. ICAO 9303-3 §6, table A. */
const latin: ReadonlyMap<string, string> = new Map([
  ['Ä', 'AE'],
  ['Å', 'AA'],
  ['Ö', 'OE'],
  ['Ø', 'OE'],
  ['Ü', 'UE'],
  ['Ə', 'A'],
])

/** Letters of Cyrillic alphabets. ICAO 9303-3 §6, table B. */
const cyrillic: ReadonlyMap<string, string> = new Map(
  (
    'А=A Б=B В=V Г=G Ґ=G Д=D Е=E Ё=E Є=IE Ж=ZH З=Z И=I І=I Ї=I Й=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ў=U Ф=F Х=KH ' +
    'Ц=TS Ч=CH Ш=SH Щ=SHCH Ъ=IE Ы=Y Ь= Э=E Ю=IU Я=IA'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

/** Letters that only Ukrainian has, and those that it transcribes otherwise. ICAO 9303-3 §6, table B. */
const ukrainianOnly = /[ІЇЄҐ]/
const ukrainian: ReadonlyMap<string, string> = new Map([
  ['Г', 'H'],
  ['И', 'Y'],
])

/** The same for Serbian and Macedonian. ICAO 9303-3 §6, table B. */
const serbianOnly = /[ЂЈЉЊЋЏЃЌ]/
const serbian: ReadonlyMap<string, string> = new Map(
  'Ђ=D Ж=Z Ј=J Љ=LJ Њ=NJ Ћ=C Х=H Ц=C Ч=C Џ=DZ Ш=S Ѓ=G Ќ=K'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(2)] as const),
)

/** Any letter of the tables, composed or not: a name without one has no other transcription. */
const transcribed = /[ÄÅÖØÜƏäåöøüə\u0308\u030A\u0400-\u045F\u0490\u0491]/

/** The fillers after N and U that some MRZs write for Ñ and Ü. ICAO 9303-3 §6, table A. */
const filled = /([NU])XX/g

/** No other transcription. */
const none: readonly string[] = []

/**
 * The name as the MRZ of a travel document writes it: `Müller` is `MUELLER`, `Åse` `AASE`, `Иванов` `IVANOV`;
 * in each language that it can be of. Empty when the tables change nothing. Letters that have one transcription only (ß, Þ, Æ)
 * are those of `normaliseName`. ICAO 9303-3 §6.
 */
export function transcriptionsOf(name: string): readonly string[] {
  if (!transcribed.test(name)) return none
  const capitals = name.slice(0, nameLengthMax).normalize('NFC').toUpperCase()
  if (serbianOnly.test(capitals)) return [written(capitals, serbian)]
  if (ukrainianOnly.test(capitals)) return [written(capitals, ukrainian)]
  const [general, asUkrainian] = [written(capitals, latin), written(capitals, ukrainian)]
  if (general === asUkrainian) return general === capitals ? none : [general]
  return [general, asUkrainian]
}

function written(capitals: string, language: ReadonlyMap<string, string>): string {
  let text = ''
  for (const letter of capitals) text += language.get(letter) ?? latin.get(letter) ?? cyrillic.get(letter) ?? letter
  return text
}

/** The words without the fillers of Ñ and Ü (`MUNXXOZ`, `MUXXLLER`); null when there are none. ICAO 9303-3 §6, table A. */
export function withoutLetterFillers(words: readonly string[]): readonly string[] | null {
  if (!words.some((word) => word.includes('XX'))) return null
  const plain = words.map((word) => word.replace(filled, '$1'))
  return plain.some((word, index) => word !== words[index]) ? plain : null
}
