import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** A program of bench/ or test/faults/, started by name. */
export interface Program {
  readonly name: string
  /** In the folder of its list. */
  readonly file: string
  /** One line for the list. */
  readonly about: string
  /** Whether it starts a PostgreSQL, whose programs must be installed then. */
  readonly postgres: 'never' | 'with --engine server' | 'always'
  /** Flags of the runtime. */
  readonly flags?: readonly string[]
}

export interface ProgramList {
  /** The npm script that starts them. */
  readonly script: string
  readonly folder: string
  readonly programs: readonly Program[]
}

/** Starts the program that the words name, with the rest of the words, and returns its exit code. Without a name, lists them. */
export async function runNamed(list: ProgramList, words: readonly string[]): Promise<number> {
  const [name, ...options] = words
  const program = list.programs.find((known) => known.name === name)
  if (program === undefined) {
    console.log(listed(list, name))
    return name === undefined ? 0 : 1
  }
  const child = spawn(process.execPath, commandOf(list, program, options), { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** The words after `node` that start a program. */
export function commandOf({ folder }: ProgramList, program: Program, options: readonly string[]): readonly string[] {
  return [...(program.flags ?? []), path.join(folder, program.file), ...options]
}

function listed({ script, programs }: ProgramList, name: string | undefined): string {
  const width = Math.max(...programs.map((program) => program.name.length)) + 2
  const needs = { never: '', 'with --engine server': ' (--engine server: PostgreSQL)', always: ' (PostgreSQL)' }
  return [
    ...(name === undefined ? [] : [`There is no ${name}.`]),
    `npm run ${script} -- NAME [options]; each file opens with its options, and all take --json. NAME is one of`,
    ...programs.map((program) => `  ${program.name.padEnd(width)}${program.about}${needs[program.postgres]}`),
  ].join('\n')
}
