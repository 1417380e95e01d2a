import { existsSync, readFileSync } from 'node:fs'
import type { Figures } from '../../test/support/figures.ts'

/** The machine that a step ran on. */
export interface Machine {
  readonly cores: number
  readonly cpu: string
  readonly memory_gb: number
  readonly system: string
  readonly node: string
}

/** One line of a results file: what one step of .ci/soak came to. */
export interface Result {
  readonly step: string
  /** It proved what it is to prove, or was skipped. */
  readonly ok: boolean
  readonly seconds: number
  /** Why nothing was proven. */
  readonly skipped?: string
  /** Why it was ended from outside. */
  readonly stopped?: string
  /** ISO 8601, UTC. */
  readonly finished_at: string
  /** Short; with `+` when files had been changed since. */
  readonly commit: string
  readonly machine: Machine
  /** Processes that ran or waited when it began, over the last minute. */
  readonly load: number
  readonly figures: Figures
}

/** The lines of a results file, oldest first; none when there is no such file. */
export function readResults(file: string): readonly Result[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Result)
}

/** The newest line of each step. */
export function newestByStep(results: readonly Result[]): ReadonlyMap<string, Result> {
  return new Map(results.map((result) => [result.step, result]))
}
