import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { newFolder } from './store.ts'

export const program = path.join(import.meta.dirname, '../../bin/gatehouse')

export interface Finished {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The environment of a program under test: this one's, without settings of ours, and those given. */
export function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GATEHOUSE_'))
  return { ...Object.fromEntries(inherited), ...settings }
}

/** Runs the program to its end. */
export async function run(words: readonly string[], settings: Readonly<Record<string, string>>): Promise<Finished> {
  const child = spawn(program, words, { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, err] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = await once(child, 'close')
  return { code, out, err }
}

/** The program serving, from the moment it says where. */
export async function serve(
  settings: Readonly<Record<string, string>>,
  words: readonly string[] = ['serve'],
): Promise<{
  readonly child: ChildProcess
  readonly url: string
  readonly printed: () => string
  stop(): Promise<number | null>
}> {
  const child = spawn(program, words, { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (text: string) => {
      printed += text
      const found = /answers at (\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('exit', () => reject(new Error(`it ended: ${printed}`)))
  })
  return {
    child,
    url,
    printed: () => printed,
    async stop() {
      if (child.exitCode !== null) return child.exitCode
      child.kill('SIGTERM')
      const [code] = await once(child, 'exit')
      return code
    },
  }
}

/** A data folder with an empty database in it, and the settings that name it; removed by `remove`. */
export async function throwAwayFolder() {
  const { dataDir, remove } = await newFolder()
  return {
    dataDir,
    settings: {
      GATEHOUSE_DATA_DIR: dataDir,
      GATEHOUSE_PORT: '0',
      GATEHOUSE_LOG: 'error',
      GATEHOUSE_READERS: '1',
    },
    remove,
  }
}
