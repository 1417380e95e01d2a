import { parseArgs } from 'node:util'
import { nearestName } from '../domain/names/nearest-name.ts'
import { UsageError, type Command, type Given, type Option } from './command.ts'

/** The options and positionals after the command's words, without `--json`. Throws UsageError that names the fault. */
export function readArguments(command: Command, words: readonly string[]): Given {
  const { values, positionals } = parse(command, words)
  const given: Record<string, Given[string]> = {}
  for (const [name, option] of Object.entries(command.options)) {
    const value = values[name]
    if (value === undefined && option.required && option.type !== 'workspace')
      throw new UsageError(`--${name} is required: ${option.about}`)
    if (value !== undefined) given[name] = readOption(name, option, value)
  }
  const needed = command.positionals.filter((name) => !isOptional(name)).length
  if (positionals.length < needed || positionals.length > command.positionals.length) {
    throw new UsageError(`expected ${command.positionals.join(' ') || 'no further arguments'}`)
  }
  command.positionals.forEach((name, index) => (given[name.replace(/[[\]]/g, '')] = positionals[index]))
  return given
}

/** An optional positional is written in square brackets and comes last. */
function isOptional(positional: string): boolean {
  return positional.startsWith('[')
}

function parse(command: Command, words: readonly string[]) {
  const options: Record<string, { type: 'string' | 'boolean' }> = {}
  for (const [name, option] of Object.entries(command.options)) {
    options[name] = { type: option.type === 'flag' ? 'boolean' : 'string' }
  }
  try {
    return parseArgs({ args: joinDashed(words, options), options, allowPositionals: true, strict: true })
  } catch (error) {
    const fault = error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'invalid arguments'
    throw new UsageError(`${fault}${meantOption(fault, Object.keys(options))}`)
  }
}

/** Values that begin with a dash, as one public key in 64 does, joined to their option. No option has a short form. */
function joinDashed(words: readonly string[], options: Readonly<Record<string, { type: string }>>): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1) ?? ''
    const isValue =
      /^-[^-]/.test(word) && options[before.replace(/^--/, '')]?.type === 'string' && before.startsWith('--')
    if (isValue) joined[joined.length - 1] = `${before}=${word}`
    else joined.push(word)
  }
  return joined
}

/** `; did you mean --workspace?` for an unknown option that is near a known one. */
function meantOption(fault: string, known: readonly string[]): string {
  const misspelt = /^Unknown option '--?([^']+)'/.exec(fault)?.[1]
  const nearest = misspelt === undefined ? null : nearestName(misspelt, known)
  return nearest === null ? '' : `; did you mean --${nearest}?`
}

function readOption(name: string, option: Option, value: string | boolean | (string | boolean)[]): Given[string] {
  const text = String(value)
  switch (option.type) {
    case 'flag':
      return true
    case 'text':
    case 'workspace':
      return text
    case 'list':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '')
    case 'number':
      if (!/^\d+$/.test(text)) throw new UsageError(`--${name} takes a whole number`)
      return Number(text)
    case 'switch':
      if (text !== 'on' && text !== 'off') throw new UsageError(`--${name} takes on or off`)
      return text === 'on'
  }
}
