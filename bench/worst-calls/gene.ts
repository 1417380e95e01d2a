import { textNames } from './texts.ts'

/** One part of a generated call: what stands at a place of it, how often and how long. */
export interface Gene {
  /** One of the places of the operation. */
  readonly place: string
  /** One of the texts. */
  readonly text: string
  /** Characters of each text. */
  readonly length: number
  /** Items of a list, keys of an object or repetitions. */
  readonly count: number
}

export const lengthMax = 1_000_000
export const countMax = 500_000
const genesMax = 8

/** A choice among several, made with a random number. */
export function chosen<T>(random: () => number, among: readonly T[]): T {
  const one = among[Math.floor(random() * among.length)]
  if (one === undefined) throw new Error('there is nothing to choose from')
  return one
}

/** A gene at any of the places: each group of them (`value:…`) is as likely as a place on its own. */
export function anyGene(random: () => number, places: readonly string[]): Gene {
  return {
    place: anyPlace(random, places),
    text: chosen(random, textNames),
    length: powerUpTo(random, lengthMax),
    count: powerUpTo(random, countMax),
  }
}

/** The genes with one change. */
export function mutated(random: () => number, genes: readonly Gene[], places: readonly string[]): readonly Gene[] {
  const index = Math.floor(random() * genes.length)
  const gene = genes[index]
  const kind = random()
  if (gene === undefined || (kind < 0.15 && genes.length < genesMax)) return [...genes, anyGene(random, places)]
  if (kind < 0.25 && genes.length > 1) return genes.toSpliced(index, 1)
  return genes.with(index, changed(random, gene, places))
}

function changed(random: () => number, gene: Gene, places: readonly string[]): Gene {
  const kind = random()
  if (kind < 0.2) return { ...gene, text: chosen(random, textNames) }
  if (kind < 0.35) return { ...gene, place: anyPlace(random, places) }
  const factor = chosen(random, [0.25, 0.5, 0.8, 1.25, 2, 4])
  return kind < 0.65
    ? { ...gene, length: within(gene.length * factor, lengthMax) }
    : { ...gene, count: within(gene.count * factor, countMax) }
}

function anyPlace(random: () => number, places: readonly string[]): string {
  const groups = Map.groupBy(places, (place) => place.replace(/:.*/, ''))
  return chosen(random, chosen(random, [...groups.values()]))
}

function within(value: number, max: number): number {
  return Math.min(max, Math.max(1, Math.round(value)))
}

/** Every order of magnitude is as likely as the next. */
function powerUpTo(random: () => number, max: number): number {
  return within(max ** random(), max)
}
