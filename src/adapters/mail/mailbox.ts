import { constants } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { MailFailed, type Mailer } from '../../ports/mailer.ts'
import { messageOf } from './message.ts'

/** Mails kept; the oldest are deleted. */
const mailsMax = 500
const fileMode = 0o600
const folderMode = 0o700

/** Ends the name of every mail in the folder. */
export const mailSuffix = '.eml'

/** The mailbox of an installation without an SMTP server. */
export function mailboxFolder(dataDir: string): string {
  return path.join(dataDir, 'mailbox')
}

/**
 * A mailer that writes each mail to `<id>.eml`, byte for byte what an SMTP server would get. A mail that is sent again replaces
 * itself. The files are not encrypted: for development and demonstrations. docs/operations.md#mail.
 */
export function openMailbox(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      const message = messageOf(mail, from)
      const { createTransport } = await import('nodemailer')
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message: bytes } = await composer.sendMail(message)
      if (!Buffer.isBuffer(bytes)) throw new Error('a mail was composed as a stream')
      await orFail(async () => {
        await mkdir(folder, { recursive: true, mode: folderMode })
        await writeWhole(path.join(folder, mail.id + mailSuffix), bytes)
        await deleteOldest(folder)
      })
    },
    check: () =>
      orFail(async () => {
        await mkdir(folder, { recursive: true, mode: folderMode })
        await access(folder, constants.R_OK | constants.W_OK)
      }),
    async close() {},
  }
}

/** Names of the stored mails with the moment each was written, newest first; empty when the folder is missing. */
export async function mailFiles(
  folder: string,
): Promise<readonly { readonly name: string; readonly writtenMs: number }[]> {
  const names = await readdir(folder).catch(emptyWhenMissing)
  const files = []
  for (const name of names.filter((one) => one.endsWith(mailSuffix))) {
    // A file that another process deletes meanwhile is left out.
    const found = await stat(path.join(folder, name)).catch(() => null)
    if (found !== null) files.push({ name, writtenMs: found.mtimeMs })
  }
  return files.toSorted((one, other) => other.writtenMs - one.writtenMs || (one.name < other.name ? 1 : -1))
}

async function deleteOldest(folder: string): Promise<void> {
  const names = await readdir(folder)
  if (names.length <= mailsMax) return
  for (const { name } of (await mailFiles(folder)).slice(mailsMax)) await rm(path.join(folder, name), { force: true })
}

async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const aside = `${file}.part`
  await rm(aside, { force: true })
  const handle = await open(aside, 'wx', fileMode)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(aside, file)
}

/** Errors of the file system name paths, so only their code is passed on. */
async function orFail(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    throw new MailFailed(
      error instanceof Error && 'code' in error ? `mailbox_${String(error.code).toLowerCase()}` : 'mailbox',
    )
  }
}

function emptyWhenMissing(error: unknown): readonly string[] {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
  throw error
}
