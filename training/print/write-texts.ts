/**
 * Writes lines of random print for strips.py, a line each, until COUNT are written:
 * `node training/print/write-texts.ts RARE ENGLISH FRENCH OUT SEED COUNT OTHER...`. RARE, ENGLISH and FRENCH are the files of
 * draw-lines.ts; OTHER are further languages of the same form, whose words make names with the accents of Europe.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { seededRandom } from '../../tools/documents/random.ts'
import { cardPrint } from './card-print.ts'
import { madeUpPrint } from './made-up-print.ts'

/** How often a line is of a card, and how long a sentence is at most. */
const cardShare = 0.45
const sentenceCharacters = { least: 12, most: 60 } as const
/** Words kept of a list by frequency. */
const frequentWords = 8000

const [, , rareFile, englishFile, frenchFile, out, seed, count, ...otherFiles] = process.argv
if (!rareFile || !englishFile || !frenchFile || !out || !seed || !count || otherFiles.length === 0)
  throw new Error('Arguments are missing; give RARE ENGLISH FRENCH OUT SEED COUNT OTHER...')
const wordsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((word) => word.trim().normalize('NFC'))
    .filter((word) => /^[\p{Script=Latin}'’-]{2,18}$/u.test(word))
const random = seededRandom(Number(seed))
const english = wordsOf(englishFile)
const french = wordsOf(frenchFile)
const print = madeUpPrint({ rare: wordsOf(rareFile), everyday: [english, french] }, random)
const card = cardPrint(
  otherFiles.map((file) => wordsOf(file).slice(0, frequentWords)),
  print,
  random,
)
const lines: string[] = []
while (lines.length < Number(count)) {
  const kind = random()
  const { least, most } = sentenceCharacters
  const line =
    kind < cardShare
      ? card()
      : kind < cardShare + 0.15
        ? print.prose(least + Math.floor(random() * (most - least)))
        : kind < cardShare + 0.3
          ? print.label()
          : kind < cardShare + 0.48
            ? print.value()
            : `${print.label()} ${print.value()}`
  if (line.trim() !== '') lines.push(line.trim())
}
writeFileSync(out, `${lines.join('\n')}\n`)
