import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One line of a vector file; every suite knows its own fields. */
export interface Row {
  readonly id: string
  readonly [field: string]: unknown
}

/** Null when the row holds, a sentence when it does not, 'not run' when the suite has no way to try it. */
export type Outcome = string | null

export interface Suite {
  /** Name of the file in the folder, without `.jsonl`. */
  readonly name: string
  /** Opens what the rows need, tries them one by one and closes it. `folder` holds the files that rows name. */
  run(rows: readonly Row[], folder: string, report: (row: Row, outcome: Outcome) => void): Promise<void>
}

export const notRun = 'not run'

/** The rows of a suite's file, null when the folder has none. */
export function readRows(folder: string, name: string): readonly Row[] | null {
  try {
    const lines = readFileSync(join(folder, `${name}.jsonl`), 'utf8').split('\n')
    return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line) as Row)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** A sentence unless the two agree. */
export function expectSame(found: unknown, expected: unknown, what = ''): Outcome {
  return found === expected ? null : `${what} ${String(found)}, not ${String(expected)}`.trim()
}
