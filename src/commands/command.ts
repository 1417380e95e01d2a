import type { Config } from '../config/read-config.ts'
import type { Reader } from '../ports/reader.ts'

/** How one option of a command is written. */
export interface Option {
  readonly type: 'text' | 'number' | 'switch' | 'flag' | 'list'
  readonly required?: boolean
  readonly about: string
}

/** A server that runs inside this process. */
export interface RunningServer {
  /** Base address, without a slash at the end. */
  readonly url: string
  /** Where metrics are read; null: nowhere. */
  readonly metricsUrl: string | null
  /** What the first start made; null on later ones. */
  readonly firstStart: { readonly workspaceId: string; readonly key: string } | null
  /** Refuses new work, finishes what is under way, closes everything. */
  stop(): Promise<void>
}

/** What a command may use. */
export interface CommandContext {
  readonly config: Config
  /** Runs an operator operation: through the running server, or on the store itself. Throws Refusal. */
  operate(operation: string, input: unknown): Promise<unknown>
  /** Loads a backup into the installation of the settings, which nobody else may hold. */
  restore(path: string): Promise<unknown>
  startServer(config: Config, options?: { readonly jobs?: 'with' | 'without' | 'only' }): Promise<RunningServer>
  /** A reader of its own that may look into one folder. The caller closes it. */
  openReader(folder: string): Promise<Reader>
  /** Resolves when the process is asked to stop. */
  untilAskedToStop(): Promise<void>
  /** Writes a line for a person; nothing when `--json` was given. */
  say(line: string): void
  /** Writes a line about work that takes long, beside the answer: on standard error, also with `--json`. */
  progress(line: string): void
}

export type Given = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** One command of the program. Thin: it turns words into an operation's input. docs/operations.md#commands. */
export interface Command {
  /** `keys rotate` */
  readonly words: string
  readonly about: string
  /** Names of the words that follow; all are required but a last one in square brackets. */
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, Option>>
  /** Answers what `--json` prints. */
  run(context: CommandContext, given: Given): Promise<unknown>
  /** The same for a person, as lines. */
  lines(value: unknown): readonly string[]
}

/** A command written wrongly: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** A command that found something wrong: exit code 1 after its answer is printed. */
export class CommandFailed extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('the command found something wrong')
    this.name = 'CommandFailed'
    this.value = value
  }
}
