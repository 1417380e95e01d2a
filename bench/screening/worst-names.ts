import { recordOf, type NameIndex } from '../../src/screening/index/name-index.ts'
import { readRecord } from '../../src/screening/index/entity-record.ts'
import { defaultScreeningConfig, findHits } from '../../src/screening/engine.ts'
import type { PartyToScreen } from '../../src/ports/screener.ts'
import { partyLimits, wordsOfName } from '../../src/domain/screening/party-limits.ts'

/** Entries whose words are taken, evenly over the index. */
const entriesMax = 40_000
const changesWithoutGainMax = 60
/** The least by which a change must raise the cost, against noise. */
const gainMin = 1.02
const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Words of scripts that the lists of a machine may lack. */
const otherScripts = [
  ...'محمد علي حسن حسين احمد محمود عبدالله ابراهيم خالد صالح عبد ال بن نور الدين'.split(' '),
  ...'Владимир Сергей Андрій Олександр Генадзь Іванов'.split(' '),
  ...'김정은 박영수 王小明 李伟 משה דוד Γεώργιος'.split(' '),
]

/** The most expensive name that a search found. */
export interface WorstName {
  readonly text: string
  readonly kind: PartyToScreen['kind']
  /** CPU, in milliseconds. */
  readonly cpuMs: number
}

/** CPU of one search, in milliseconds: the best of several, with nothing memoised of the words. */
export function searchCpuMs(index: NameIndex, party: PartyToScreen, times = 3): number {
  let best = Number.POSITIVE_INFINITY
  for (let time = 0; time < times; time++) {
    index.scratch.similar.clear()
    const before = process.cpuUsage()
    findHits({ ...index }, party, defaultScreeningConfig)
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
  }
  return best
}

/** A party of which everything is known that widens a search. */
export function knownParty(text: string, kind: PartyToScreen['kind']): PartyToScreen {
  const countries = ['IR']
  return {
    ...{ party: text, names: [text], kind, dateOfBirth: '1970-01-02', countries, boundTo: countries },
    ...{ gender: null, identifiers: [] },
  }
}

/**
 * Names that cost most, by hill climbing from random ones: a word is replaced, added, dropped or repeated, and the change is kept
 * when the search takes longer. Never longer than a call may send. Worst first.
 */
export function findWorstNames(index: NameIndex, seconds: number, random: () => number): readonly WorstName[] {
  const draw = wordsOf(index, random)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.trunc(random() * items.length)]!
  const until = performance.now() + seconds * 1000
  const found: WorstName[] = []
  while (performance.now() < until) {
    const kind = random() < 0.5 ? 'person' : 'entity'
    const cost = (words: readonly string[]) => searchCpuMs(index, knownParty(words.join(' '), kind))
    let words = fitting(Array.from({ length: 2 + Math.trunc(random() * 15) }, draw))
    let cpuMs = cost(words)
    for (let fails = 0; fails < changesWithoutGainMax && performance.now() < until; fails++) {
      const place = Math.trunc(random() * words.length)
      const chance = random()
      const changed =
        chance < 0.6
          ? words.with(place, draw())
          : chance < 0.75
            ? words.toSpliced(place, 0, draw())
            : chance < 0.85
              ? words.toSpliced(place, words.length > 1 ? 1 : 0)
              : words.with(place, chance < 0.92 ? pick(words) : `${pick(words)}/`)
      const next = fitting(changed)
      const nextMs = cost(next)
      if (nextMs <= cpuMs * gainMin || cost(next) <= cpuMs) continue
      ;[words, cpuMs, fails] = [next, nextMs, 0]
    }
    found.push({ text: words.join(' '), kind, cpuMs })
  }
  return found.sort((a, b) => b.cpuMs - a.cpuMs)
}

function fitting(words: readonly string[]): string[] {
  const kept = words.slice(0, partyLimits.wordsOfName)
  while (kept.join(' ').length > partyLimits.charactersOfName) kept.pop()
  while (wordsOfName(kept.join(' ')) > partyLimits.wordsOfName) kept.pop()
  return kept
}

/** Draws words of every sort that is expensive: frequent, misspelt, joined, of other scripts, short, and initials. */
function wordsOf(index: NameIndex, random: () => number): () => string {
  const counts = new Map<string, number>()
  const step = Math.max(1, Math.trunc(index.entities / entriesMax))
  for (let entity = 0; entity < index.entities; entity += step) {
    for (const { text } of readRecord(recordOf(index, entity)).names) {
      for (const word of text.toLowerCase().split(/[\s,()/;:."]+/)) {
        if (word !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  const common = [...counts].sort(([, a], [, b]) => b - a).map(([word]) => word)
  const latin = common.filter((word) => /^[a-z]{4,}$/.test(word))
  const short = common.filter((word) => word.length <= 3)
  const other = [...common.filter((word) => /[^\u0000-\u024f]/.test(word)), ...otherScripts]
  /** A higher `skew` prefers the most frequent. */
  const pick = (words: readonly string[] | string, skew = 1) =>
    words[Math.trunc(words.length * random() ** skew)] ?? 'a'
  const misspelt = (word: string) => {
    const place = Math.trunc(random() * word.length)
    return word.slice(0, place) + pick(letters) + word.slice(place + 1)
  }
  const sorts: readonly (() => string)[] = [
    () => pick(letters),
    () => pick(latin, 4),
    () => pick(latin, 4),
    () => pick(latin),
    () => pick(short, 3),
    () => pick(other, 2),
    () => pick(other),
    () => misspelt(pick(latin, 3)),
    () => pick(latin, 3) + pick(latin, 3),
    () => pick(letters) + pick('aeiou') + (random() < 0.5 ? pick(letters) : ''),
  ]
  return () => sorts[Math.trunc(random() * sorts.length)]!()
}
