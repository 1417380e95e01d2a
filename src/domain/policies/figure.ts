import type { LockName } from '../policy-packs/definition/locked-rules.ts'

/** A value of a figure, and how tight it is: the higher the tighter, one rank for each day or case that can differ. */
export interface FigureValue {
  readonly shown: string
  readonly ranks: readonly number[]
}

/** One figure of a policy. */
export interface Figure {
  /** As in a policy file, such as `thresholds.kyc.income_tolerance`. */
  readonly path: string
  readonly value: FigureValue
  /** The lock that holds it against loosening; null for none. */
  readonly lock: LockName | null
  /** What holds where a pack does not name it. */
  readonly absent: FigureValue
}

/** Which way a change goes; `other` where one part is tighter and another looser. */
export type Direction = 'tighter' | 'looser' | 'other'

/** Looser than anything. */
export const loosest: readonly number[] = [Number.NEGATIVE_INFINITY]

/** A figure; without `absent` every pack names it, or its absence means that nothing is asked. */
export function figure(
  path: string,
  value: FigureValue,
  lock: LockName | null,
  absent: FigureValue = { shown: 'none', ranks: loosest },
): Figure {
  return { path, value, lock, absent }
}

/** A number of which more is tighter. */
export function higher(value: number): FigureValue {
  return { shown: String(value), ranks: [value] }
}

/** A number of which less is tighter. */
export function lower(value: number): FigureValue {
  return { shown: String(value), ranks: [-value] }
}

/** A switch that is tighter when on. */
export function flag(on: boolean): FigureValue {
  return { shown: on ? 'on' : 'off', ranks: [on ? 1 : 0] }
}

/** A word of a list that goes from the loosest to the tightest. */
export function ranked<Word extends string>(words: readonly Word[], word: Word): FigureValue {
  return { shown: word, ranks: [words.indexOf(word)] }
}

/** Which way a value changed; null when it is as tight as it was. Ranks that stand alone hold for every case. */
export function directionOf(from: FigureValue, to: FigureValue): Direction | null {
  const length = Math.max(from.ranks.length, to.ranks.length)
  const steps = Array.from({ length }, (_, index) => Math.sign(rankAt(to, index) - rankAt(from, index)))
  const tighter = steps.some((step) => step > 0)
  const looser = steps.some((step) => step < 0)
  if (tighter && looser) return 'other'
  if (tighter) return 'tighter'
  return looser ? 'looser' : null
}

function rankAt({ ranks }: FigureValue, index: number): number {
  return ranks[index] ?? ranks[0] ?? 0
}
