import { readFileSync } from 'node:fs'
import { Refusal } from '../contract/errors.ts'
import { ConfigError } from '../config/settings.ts'
import { SecretMissing } from '../ports/secrets.ts'
import { StoreLocked } from '../store/connection/errors.ts'
import { readArguments } from './arguments.ts'
import { CommandFailed, UsageError, type Command, type CommandContext } from './command.ts'
import { withDefaultWorkspace } from './default-workspace.ts'
import { commandsToDescribe, findCommand, helpLines } from './help.ts'

/** docs/operations.md#commands: success, refusal, invalid usage. */
const exitCodes = { success: 0, refusal: 1, usage: 2 } as const

export interface Output {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Width of the terminal; absent where `out` is none. */
  readonly columns?: number | undefined
}

/** Runs the named command and returns its exit code. With `--json`, `out` gets exactly one JSON value. */
export async function runCommand(
  words: readonly string[],
  output: Output,
  makeContext: (say: (line: string) => void, progress: (line: string) => void) => CommandContext,
): Promise<number> {
  const json = words.includes('--json')
  const plain = withoutJson(words)
  try {
    if (plain[0] === '--version') return say([productVersion()], { version: productVersion() }, json, output)
    const described = commandsToDescribe(plain)
    if (described !== null) return say(helpLines(described), described.map(inBrief), json, output)
    const command = findCommand(plain)
    const asked = readArguments(command, plain.slice(command.words.split(' ').length))
    const context = makeContext(json ? () => {} : (line) => output.out(`${line}\n`), (line) => output.err(`${line}\n`))
    const given = await withDefaultWorkspace(command, asked, context)
    const value = await command.run(context, given)
    print(command, value, json, output)
    return exitCodes.success
  } catch (error) {
    return explain(error, json, output)
  }
}

function print(command: Command, value: unknown, json: boolean, output: Output): void {
  if (json) output.out(`${JSON.stringify(value)}\n`)
  else for (const line of command.lines(value, output.columns ?? Number.POSITIVE_INFINITY)) output.out(`${line}\n`)
}

function say(lines: readonly string[], value: unknown, json: boolean, { out }: Output): number {
  out(json ? `${JSON.stringify(value)}\n` : `${lines.join('\n')}\n`)
  return exitCodes.success
}

function inBrief({ words, about }: Command) {
  return { command: words, about }
}

/** The version of package.json. */
function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  const parsed: { readonly version: string } = JSON.parse(text)
  return parsed.version
}

function explain(error: unknown, json: boolean, output: Output): number {
  if (error instanceof CommandFailed) {
    if (json) output.out(`${JSON.stringify(error.value)}\n`)
    return exitCodes.refusal
  }
  if (error instanceof Refusal) {
    if (json) output.out(`${JSON.stringify({ status: error.status, ...error.body })}\n`)
    else output.err(`refused (${error.status}): ${refusalLine(error)}\n`)
    return exitCodes.refusal
  }
  const message = error instanceof Error ? error.message : String(error)
  const code = failureCode(error)
  if (json) output.out(`${JSON.stringify({ code, message })}\n`)
  else output.err(code === 'usage' ? `${message}\nRun gatehouse help to see every command.\n` : `${message}\n`)
  return code === 'usage' || code === 'setting' ? exitCodes.usage : exitCodes.refusal
}

/** Code for `--json` of an error that is not an API refusal. */
function failureCode(error: unknown): 'usage' | 'setting' | 'store_locked' | 'secret_missing' | 'failed' {
  if (error instanceof UsageError) return 'usage'
  if (error instanceof ConfigError) return 'setting'
  if (error instanceof SecretMissing) return 'secret_missing'
  return error instanceof StoreLocked ? 'store_locked' : 'failed'
}

function refusalLine({ body }: Refusal): string {
  if ('code' in body) return `${body.code}: ${body.message}`
  const { detail } = body
  if (typeof detail === 'string') return detail
  if ('code' in detail) return `${detail.code}: ${detail.message}`
  return detail.map((issue) => `${issue.loc.slice(1).join('.')}: ${issue.msg}`).join('; ')
}

/** `--json` may be in any position, also before the command. */
function withoutJson(words: readonly string[]): readonly string[] {
  return words.filter((word) => word !== '--json')
}
