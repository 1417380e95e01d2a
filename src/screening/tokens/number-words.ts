/** Number words that occur in names. `first` is 1: `1st International Bank`. */
const values = new Map<string, number>()
const groups: readonly (readonly [words: string, first: number, step: number])[] = [
  [
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
    1,
  ],
  ['first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth', 1, 1],
  ['twenty thirty forty fifty sixty seventy eighty ninety', 20, 10],
  ['fourty', 40, 1],
]
for (const [words, first, step] of groups)
  words.split(' ').forEach((word, index) => values.set(word, first + index * step))

const romanNumerals: ReadonlyMap<string, string> = new Map(
  'ii iii iv - vi vii viii ix - - xii xiii xiv xv xvi xvii xviii xix xx'
    .split(' ')
    .map((numeral, index): [string, string] => [numeral, String(index + 2)])
    .filter(([numeral]) => numeral !== '-'),
)

/** The words with numbers as digits: `forty four` and `44th` are `44`, `VII` is `7`. */
export function spellNumbers(words: readonly string[]): readonly string[] {
  const spelled: string[] = []
  let open = 0
  for (const word of words) {
    const value = values.get(word) ?? (open >= 20 && /^[1-9]$/.test(word) ? Number(word) : undefined)
    if (value !== undefined && value < 10 && open >= 20 && open % 10 === 0) {
      spelled[spelled.length - 1] = String(open + value)
      open = 0
      continue
    }
    spelled.push(value === undefined ? plainNumber(word) : String(value))
    open = values.has(word) ? (value ?? 0) : 0
  }
  return spelled
}

/** True for a word that may be part of a number. */
export function isNumberWord(word: string): boolean {
  return values.has(word) || romanNumerals.has(word) || /^\d/.test(word)
}

function plainNumber(word: string): string {
  const roman = romanNumerals.get(word)
  if (roman !== undefined) return roman
  const ordinal = /^0*(\d+)(?:st|nd|rd|th)?$/.exec(word)
  return ordinal?.[1] ?? word
}
