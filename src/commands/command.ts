import type { Config } from '../config/read-config.ts'
import type { OnProgress } from '../ports/progress.ts'
import type { Reader } from '../ports/reader.ts'
import type { DatabaseLogin } from '../store/database-login.ts'
import type { Migrated } from '../store/migrate-database.ts'
import type { SandboxReport } from '../reading/process/sandbox-report.ts'

/** How one option of a command is written. */
export interface Option {
  /** `workspace` is an id; where it is required, the only workspace is the default. */
  readonly type: 'text' | 'number' | 'switch' | 'flag' | 'list' | 'workspace'
  readonly required?: boolean
  readonly about: string
}

/** A server that runs inside this process. */
export interface RunningServer {
  /** Base address, without a slash at the end. */
  readonly url: string
  /** Where metrics are read; null: nowhere. */
  readonly metricsUrl: string | null
  /** What the first start created; null on later starts. */
  readonly firstStart: { readonly workspaceId: string; readonly key: string } | null
  /** Where the first person is set up; null: there is one. It is a secret: whoever opens it owns every workspace. */
  readonly setUpUrl: string | null
  /** Refuses new calls, finishes those in flight, closes everything. */
  stop(): Promise<void>
}

/** What a command may use. */
export interface CommandContext {
  readonly config: Config
  /** Runs an operator operation: through the running server, or on the store itself. Throws Refusal. */
  operate(operation: string, input: unknown): Promise<unknown>
  /** Brings the tables to this version, as the login that owns them. */
  migrate(): Promise<Migrated>
  /** The login of the configured server, examined; null: embedded. Throws StoreUnfit when it cannot connect. */
  databaseLogin(): Promise<DatabaseLogin | null>
  /** Restores a backup into the configured installation, which no other process may have open. */
  restore(
    path: string,
    options: { readonly unauthenticated: boolean; readonly apiKeysMayBeLost: boolean },
  ): Promise<unknown>
  startServer(config: Config, options?: { readonly jobs?: 'with' | 'without' | 'only' }): Promise<RunningServer>
  /** Opens a reader. The caller closes it. */
  openReader(): Promise<Reader>
  /** What holds the processes that read documents, and the path under which they could read the data folder, or null. */
  inspectSandbox(): Promise<SandboxReport & { readonly readableData: string | null }>
  /** Resolves when the process is asked to stop. */
  untilAskedToStop(): Promise<void>
  /** Asks the person at the terminal; `not_asked` where there is none, as in a script. */
  confirm(question: string): Promise<'yes' | 'no' | 'not_asked'>
  /** Whether `say` writes to a terminal; else it may write to a log or a file, where no secret belongs. */
  readonly hasTerminal: boolean
  /** Writes a line for a person; nothing when `--json` was given. */
  say(line: string): void
  /** Shows how far a long command is, on standard error. */
  readonly onProgress: OnProgress
  /** Writes a progress line to standard error, also with `--json`. */
  progress(line: string): void
}

export type Given = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>

/** One command of the program. Thin: it turns words into an operation's input. docs/operations.md#commands. */
export interface Command {
  /** `keys rotate` */
  readonly words: string
  readonly about: string
  /** Names of the positionals; all are required except a last one in square brackets. */
  readonly positionals: readonly string[]
  readonly options: Readonly<Record<string, Option>>
  /** Returns the value that `--json` prints. */
  run(context: CommandContext, given: Given): Promise<unknown>
  /** The same for a person, as lines of at most `columns` characters where that is possible. */
  lines(value: unknown, columns: number): readonly string[]
}

/** Invalid usage: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'UsageError'
  }
}

/** A command whose result is a failure: its result is printed and the exit code is 1. */
export class CommandFailed extends Error {
  readonly value: unknown

  constructor(value: unknown) {
    super('the command found something wrong')
    this.name = 'CommandFailed'
    this.value = value
  }
}
