import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** One file of the built app, with its compressed forms. */
export interface BuiltFile {
  readonly type: string
  readonly plain: Buffer
  readonly br: Buffer | null
  readonly gzip: Buffer | null
}

/** The built app: its page, and its other files by their path below `/console/`. */
export interface BuiltConsole {
  /** HTML whose nonce is still empty. */
  readonly page: string
  readonly files: ReadonlyMap<string, BuiltFile>
}

/** Where the build writes. docs/console.md#build. */
const folder = path.join(import.meta.dirname, '../../../console/dist')

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Reads the built app into memory; null when it is not built. */
export async function readBuiltConsole(): Promise<BuiltConsole | null> {
  let page: string
  try {
    page = await readFile(path.join(folder, 'index.html'), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
  const names = await readdir(folder, { recursive: true })
  const files = new Map<string, BuiltFile>()
  for (const name of names) {
    const type = types[path.extname(name)]
    if (type === undefined) continue
    const bytesOf = async (ending: string) =>
      names.includes(`${name}${ending}`) ? readFile(path.join(folder, `${name}${ending}`)) : null
    files.set(name, {
      type,
      plain: await readFile(path.join(folder, name)),
      br: await bytesOf('.br'),
      gzip: await bytesOf('.gz'),
    })
  }
  return { page, files }
}
