import { mrzCharacters } from './glyph-fields.ts'

type Random = () => number

const filler = mrzCharacters.length - 1
const oh = mrzCharacters.indexOf('O')
const zero = mrzCharacters.indexOf('0')
/** Share of samples with random characters; without them the network would rely on the usual text. */
const anyOrderShare = 0.15
/** Probability to keep a letter O drawn in a number; most states do not use it. */
const ohShare = 0.1

/** Share of pronounceable names, in which neighbours help to read a broken letter. */
const spokenShare = 0.5
const vowels = [...'AAAAEEEEIIIOOOUUY']
const consonants = [...'BBCCDDDFFGGHHJKKLLLLMMMMNNNNPPQRRRRRSSSSSTTTTVVWXZ']

/** Kinds of runs in a text: share, number of characters, and a source of characters. */
const runs: readonly {
  readonly share: number
  readonly least: number
  readonly most: number
  readonly character: (random: Random) => () => number
}[] = [
  // Names and state codes. Half of them are random, so that no language is learnt.
  {
    share: 0.36,
    least: 2,
    most: 11,
    character: (random) => (random() < spokenShare ? spoken(random) : () => letter(random)),
  },
  // Dates and numbers.
  { share: 0.24, least: 2, most: 13, character: (random) => () => digit(random) },
  // Numbers of specimens.
  { share: 0.07, least: 2, most: 9, character: repeated },
  { share: 0.2, least: 1, most: 8, character: () => () => filler },
  // Numbers with letters in them.
  {
    share: 0.13,
    least: 3,
    most: 9,
    character: (random) => () => (random() < 0.62 ? digit(random) : codeLetter(random)),
  },
]

/** Random text of an MRZ as indexes of `mrzCharacters`: names, dates, numbers and fillers in turn. */
export function randomText(count: number, random: Random): number[] {
  const out: number[] = []
  const anyOrder = random() < anyOrderShare
  while (out.length < count) {
    if (anyOrder) {
      out.push(Math.floor(random() * mrzCharacters.length))
      continue
    }
    let chosen = random()
    const run = runs.find(({ share }) => (chosen -= share) < 0)
    if (run === undefined) continue
    const character = run.character(random)
    for (let rest = run.least + Math.floor(random() * (run.most - run.least + 1)); rest > 0; rest--)
      out.push(character())
  }
  // A sample starts anywhere, not only at the beginning of a run.
  const start = Math.floor(random() * Math.min(6, out.length - count + 1))
  return out.slice(start, start + count)
}

function digit(random: Random): number {
  return Math.floor(random() * 10)
}

function letter(random: Random): number {
  return 10 + Math.floor(random() * 26)
}

/** Alternating vowels and consonants, sometimes two of a kind, as in names of most languages. */
function spoken(random: Random): () => number {
  let vowel = random() < 0.35
  return () => {
    const from = vowel ? vowels : consonants
    if (random() > 0.2) vowel = !vowel
    return mrzCharacters.indexOf(from[Math.floor(random() * from.length)] ?? 'A')
  }
}

function codeLetter(random: Random): number {
  const chosen = letter(random)
  return chosen === oh && random() > ohShare ? zero : chosen
}

/** One repeated digit, mostly zero. */
function repeated(random: Random): () => number {
  const chosen = random() < 0.7 ? zero : digit(random)
  return () => chosen
}
