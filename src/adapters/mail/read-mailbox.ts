import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { mailFiles, mailSuffix } from './mailbox.ts'
import { isMailId } from './message.ts'
import { readMessage } from './read-message.ts'

/** A mail of the mailbox without its text. */
export interface ListedMail {
  readonly id: string
  /** ISO 8601; '' when the mail has none. */
  readonly date: string
  readonly to: string
  readonly subject: string
}

/** A mail of the mailbox; `links` are the web addresses of its text, each once. */
export interface ReadMail extends ListedMail {
  readonly text: string
  readonly links: readonly string[]
}

/** The stored mails, newest first; empty when none was ever written. */
export async function listMailbox(folder: string): Promise<readonly ListedMail[]> {
  const listed: ListedMail[] = []
  for (const { name } of await mailFiles(folder)) {
    const mail = await readMailbox(folder, name.slice(0, -mailSuffix.length))
    if (mail !== null) listed.push({ id: mail.id, date: mail.date, to: mail.to, subject: mail.subject })
  }
  return listed
}

/** One stored mail; null when there is none with this id. */
export async function readMailbox(folder: string, id: string): Promise<ReadMail | null> {
  if (!isMailId(id)) return null
  try {
    const message = readMessage(await readFile(path.join(folder, id + mailSuffix)))
    return { id, ...message, links: linksOf(message.text) }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function linksOf(text: string): readonly string[] {
  const found = [...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link.replace(/[.,;:!?)»]+$/, ''))
  return [...new Set(found)]
}
