import { stat } from 'node:fs/promises'
import path from 'node:path'
import { writePrivateLine } from './private-file.ts'

/** Where the first key lies when there is no terminal to print it on. docs/operations.md#the-first-start. */
export function firstKeyFile(dataDir: string): string {
  return path.join(dataDir, 'first-key')
}

/** Writes the first key to its file, of mode 0600 from the beginning; a file that is there is replaced. Returns the path. */
export async function keepFirstKey(dataDir: string, key: string): Promise<string> {
  const file = firstKeyFile(dataDir)
  await writePrivateLine(file, key)
  return file
}

/** The mode of the file while it lies there; null when it does not. */
export async function firstKeyMode(dataDir: string): Promise<number | null> {
  try {
    return (await stat(firstKeyFile(dataDir))).mode & 0o777
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
