import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { EncryptionContext } from '../../domain/crypto/envelope.ts'
import type { Mail } from '../../ports/mailer.ts'

/** What is sealed of a mail; its id is the row's. */
export type MailBody = Omit<Mail, 'id'>

const StoredBody = Type.Object({
  to: Type.String(),
  fromName: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  language: Type.String(),
})

/** What a mail's body is bound to. */
export function mailContext(tenantId: string, id: string): EncryptionContext {
  return { tenantId, case: null, column: 'mail.body', rowId: id }
}

/** The bytes of a body, before they are sealed. */
export function bodyBytes({ to, fromName, subject, text, html, language }: MailBody): Buffer {
  return Buffer.from(JSON.stringify({ to, fromName, subject, text, html, language }))
}

/** The body of opened bytes. Throws when a later version stored them in another form. */
export function readBody(bytes: Buffer): MailBody {
  const value: unknown = JSON.parse(bytes.toString('utf8'))
  if (!Value.Check(StoredBody, value)) throw new Error('a stored mail has a body that this version cannot read')
  return value
}
