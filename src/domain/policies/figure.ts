import type { LockName } from '../policy-packs/definition/locked-rules.ts'

/** A value of a figure with its tightness: higher ranks are tighter, one rank for each day or case. */
export interface FigureValue {
  readonly shown: string
  readonly ranks: readonly number[]
}

/** One figure of a policy. */
export interface Figure {
  /** As in a policy file, such as `thresholds.kyc.income_tolerance`. */
  readonly path: string
  readonly value: FigureValue
  /** The lock that protects it against loosening; null for none. */
  readonly lock: LockName | null
  /** The provision that demands it whatever the locks; null for none. docs/rules/policy-packs.md#demanded-by-law. */
  readonly law: string | null
  /** The value when a pack does not name it. */
  readonly absent: FigureValue
}

/** The direction of a change; `other`: one part is tighter, another looser. */
export type Direction = 'tighter' | 'looser' | 'other'

/** Looser than any value. */
export const loosest: readonly number[] = [Number.NEGATIVE_INFINITY]

/** A figure. By default an absent one is looser than any value, and no law demands it. */
export function figure(
  path: string,
  value: FigureValue,
  lock: LockName | null,
  absent: FigureValue = { shown: 'none', ranks: loosest },
  law: string | null = null,
): Figure {
  return { path, value, lock, law, absent }
}

/** A number that is tighter when higher. */
export function higher(value: number): FigureValue {
  return { shown: String(value), ranks: [value] }
}

/** A number that is tighter when lower. */
export function lower(value: number): FigureValue {
  return { shown: String(value), ranks: [-value] }
}

/** A switch that is tighter when on. */
export function flag(on: boolean): FigureValue {
  return { shown: on ? 'on' : 'off', ranks: [on ? 1 : 0] }
}

/** A word of a list, loosest first. */
export function ranked<Word extends string>(words: readonly Word[], word: Word): FigureValue {
  return { shown: word, ranks: [words.indexOf(word)] }
}

/** The direction of a change; null when equally tight. A single rank counts for every case. */
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
