import { readFile } from 'node:fs/promises'
import { firstKeyFile } from '../../src/adapters/data-folder/first-key.ts'

/** The key that a program made at its first start, from the file that it writes where there is no terminal. */
export async function readFirstKey(dataDir: string): Promise<string> {
  return (await readFile(firstKeyFile(dataDir), 'utf8')).trim()
}
