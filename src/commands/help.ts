import { nearestName } from '../domain/names/nearest-name.ts'
import { UsageError, type Command } from './command.ts'
import { commands } from './index.ts'

/** A bare noun lists this many commands at least; one command alone is run. */
const nounCommandsMin = 2
const helpWords = ['help', '--help', '-h']

/**
 * The commands to describe when `words` ask for help: all, those of a bare noun (`keys`), or one. Null when they ask for a
 * command to run.
 */
export function commandsToDescribe(words: readonly string[]): readonly Command[] | null {
  const named = words.filter((word) => !helpWords.includes(word) && !word.startsWith('-'))
  if (words.length === 0) return commands
  if (words.some((word) => helpWords.includes(word))) return named.length === 0 ? commands : described(named)
  const ofNoun = commands.filter((command) => command.words.split(' ')[0] === words[0])
  return words.length === 1 && ofNoun.length >= nounCommandsMin ? ofNoun : null
}

/** The command that `words` begin with. Throws UsageError, with the nearest command, when there is none. */
export function findCommand(words: readonly string[]): Command {
  const found = commands.find((command) => begins(words, command))
  if (found !== undefined) return found
  const misspelt = words.slice(0, 2).join(' ')
  const known = commands.map((command) => command.words)
  const nouns = [...new Set(known.map((one) => one.split(' ')[0] ?? one))]
  const nearest = nearestName(misspelt, known) ?? nearestName(words[0] ?? '', nouns)
  throw new UsageError(`unknown command: ${misspelt}${nearest === null ? '' : `; did you mean gatehouse ${nearest}?`}`)
}

/** Lines that describe commands: each alone with its options, several with one line each. */
export function helpLines(described: readonly Command[]): readonly string[] {
  const [only] = described
  const alone = described.length === 1 && only !== undefined
  const usages = described.map(usage)
  const width = Math.max(...usages.map((text) => text.length))
  return [
    `Usage: gatehouse ${alone ? usage(only) : 'COMMAND'} [--json]`,
    '',
    ...(alone
      ? [only.about, ...optionLines(only)]
      : described.map((command, index) => `  ${(usages[index] ?? '').padEnd(width)}  ${command.about}`)),
    '',
    alone
      ? 'With --json it prints one JSON value.'
      : 'gatehouse help COMMAND describes its options. docs/operations.md has more.',
  ]
}

function described(named: readonly string[]): readonly Command[] {
  const wanted = named.join(' ')
  const found = commands.filter((command) => `${command.words} `.startsWith(`${wanted} `))
  return found.length > 0 ? found : [findCommand(named)]
}

function begins(words: readonly string[], command: Command): boolean {
  return command.words.split(' ').every((word, index) => words[index] === word)
}

function usage(command: Command): string {
  return [command.words, ...command.positionals].join(' ')
}

function optionLines({ options }: Command): readonly string[] {
  const named = Object.entries(options)
  if (named.length === 0) return []
  const width = Math.max(...named.map(([name]) => name.length))
  return [
    '',
    ...named.map(([name, { about, required, type }]) => {
      const need = !required ? '' : type === 'workspace' ? ' (default: the only workspace)' : ' (required)'
      return `  --${name.padEnd(width)}  ${about}${need}`
    }),
  ]
}
