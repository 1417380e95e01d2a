import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer/lib/mailer'
import { MailRefused, type Mail } from '../../ports/mailer.ts'
import { isMailAddress } from './address.ts'

/** Longest subject and display name, in characters. */
const headerLengthMax = 255

/** Ids become a Message-ID and a file name. */
const idPattern = /^[\w-]{1,64}$/

/** Whether an id can name a mail. */
export function isMailId(id: string): boolean {
  return idPattern.test(id)
}

/**
 * A mail as nodemailer takes it: text and HTML as multipart/alternative, a Message-ID of id and sender that is the same at
 * every attempt, and Auto-Submitted (RFC 3834), which stops automatic replies. Throws MailRefused when the recipient is no plain
 * address: it could name a second one.
 */
export function messageOf(mail: Mail, from: string): SendMailOptions {
  if (!isMailId(mail.id)) throw new Error('the id of a mail is not a plain one')
  if (!isMailAddress(mail.to)) throw new MailRefused('address')
  const domain = domainToASCII(from.slice(from.lastIndexOf('@') + 1)) || 'localhost'
  return {
    from: { name: headerText(mail.fromName), address: from },
    to: { name: '', address: mail.to },
    envelope: { from, to: [mail.to] },
    subject: headerText(mail.subject),
    messageId: `<${mail.id}@${domain}>`,
    text: mail.text,
    html: mail.html,
    headers: { 'Content-Language': headerText(mail.language), 'Auto-Submitted': 'auto-generated' },
    // Fixed, so that what is in the mailbox can be read back without a parser of every form.
    encoding: 'quoted-printable',
    textEncoding: 'B',
    newline: 'win',
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** One line without control characters, line separators or marks that turn the direction of what follows. */
function headerText(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, headerLengthMax)
}
