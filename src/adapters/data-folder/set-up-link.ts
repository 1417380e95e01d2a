import path from 'node:path'
import { writePrivateLine } from './private-file.ts'

/** Writes the link of the first person to a file of the data folder that only this user can read. Returns its path. */
export async function keepSetUpLink(dataDir: string, url: string): Promise<string> {
  const file = path.join(dataDir, 'set-up-link')
  await writePrivateLine(file, url)
  return file
}
