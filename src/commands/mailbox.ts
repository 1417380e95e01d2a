import { mailboxFolder } from '../adapters/mail/mailbox.ts'
import { listMailbox, readMailbox } from '../adapters/mail/read-mailbox.ts'
import type { Command, CommandContext } from './command.ts'
import { table } from './table.ts'

/** Mail that was written to the data folder because no SMTP server is configured. docs/operations.md#mail. */
export const mailboxCommands: readonly Command[] = [
  {
    words: 'mailbox list',
    about: 'show the mails of the mailbox, newest first; only without GATEHOUSE_SMTP_URL',
    positionals: [],
    options: {},
    run: (context) => listMailbox(folderOf(context)),
    lines: table,
  },
  {
    words: 'mailbox show',
    about: 'show one mail with its links',
    positionals: ['ID'],
    options: {},
    async run(context, given) {
      const mail = await readMailbox(folderOf(context), String(given['ID']))
      if (mail === null) throw new Error('the mailbox has no mail with this id: gatehouse mailbox list shows them')
      return mail
    },
    lines: mailLines,
  },
]

/** Throws when mail is sent by SMTP. */
function folderOf({ config: { smtpUrl, dataDir } }: CommandContext): string {
  if (smtpUrl !== null) throw new Error('GATEHOUSE_SMTP_URL is set: mail is sent by that server and no mailbox is kept')
  return mailboxFolder(dataDir)
}

function mailLines(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null || !('text' in value)) return table(value)
  const { text, ...head } = value
  return [...table(head), '', ...String(text).split('\n')]
}
