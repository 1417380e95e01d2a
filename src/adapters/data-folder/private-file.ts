import { randomUUID } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'

const fileMode = 0o600

/** Writes one line to a file of mode 0600 from the beginning; a file that is there is replaced. */
export async function writePrivateLine(file: string, line: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`
  try {
    const handle = await open(aside, 'wx', fileMode)
    try {
      await handle.writeFile(`${line}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
}
