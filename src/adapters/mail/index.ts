import type { Mailer } from '../../ports/mailer.ts'
import { mailboxFolder, openMailbox } from './mailbox.ts'
import { openSmtp } from './smtp.ts'

/** `GATEHOUSE_SMTP_URL` and what goes with it, as config/settings.ts describes them. */
export interface MailSettings {
  /** Null: mails are written into the mailbox of the data folder. */
  readonly smtpUrl: URL | null
  /** Address of the sender. */
  readonly mailFrom: string
  readonly dataDir: string
}

/** The configured mailer; nothing is connected or written yet. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: MailSettings): Mailer {
  return smtpUrl === null ? openMailbox(mailboxFolder(dataDir), mailFrom) : openSmtp(smtpUrl, mailFrom)
}
