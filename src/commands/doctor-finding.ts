import type { CommandContext } from './command.ts'

/** Result of one check of `doctor`. docs/operations.md#when-something-is-wrong. */
export interface Finding {
  readonly id: string
  /** False is a fault, and doctor exits 1. */
  readonly ok: boolean
  /** A state that is allowed and that an operator must know. */
  readonly warning?: true
  readonly detail: string
  /** What to do when it is not ok, or a warning. */
  readonly fix: string
}

/** One check of the installation. docs/operations.md#when-something-is-wrong. */
export type Examination = (context: CommandContext) => Promise<Finding>
