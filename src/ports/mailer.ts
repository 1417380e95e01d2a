/** A mail to one recipient, with the same content as text and HTML. */
export interface Mail {
  /** Stable over repeated attempts: the Message-ID is made from it. */
  readonly id: string
  readonly to: string
  /** Display name of the sender; its address is a setting. */
  readonly fromName: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** BCP 47, for Content-Language. */
  readonly language: string
}

/** Sends mail over SMTP, or into the mailbox of the data folder. */
export interface Mailer {
  /** Resolves when the server has accepted the mail. Throws MailRefused when repeating is useless, MailFailed otherwise. */
  send(mail: Mail): Promise<void>
  /** Resolves when the server can be reached and accepts the credentials; throws MailFailed otherwise. For `doctor`. */
  check(): Promise<void>
  close(): Promise<void>
}

/** The server refused this recipient or content for good (SMTP 5xx). The code has no part of the mail. */
export class MailRefused extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the mail was refused: ${code}`)
    this.name = 'MailRefused'
    this.code = code
  }
}

/** The mail could not be handed over; it may be tried again. The code has no part of the mail. */
export class MailFailed extends Error {
  readonly code: string

  constructor(code: string) {
    super(`the mail could not be sent: ${code}`)
    this.name = 'MailFailed'
    this.code = code
  }
}
