import type { Mail, Mailer } from '../../ports/mailer.ts'
import { messageOf } from './message.ts'
import { smtpError } from './smtp-error.ts'
import { smtpServerOf } from './smtp-url.ts'

/** Limits of one connection, in ms. */
const limits = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 10_000,
} as const
const sendMsMax = 30_000

/**
 * A mailer over an SMTP server (`parseSmtpUrl`), from one sender. Each mail has a connection of its own: mails are rare, and a
 * connection that was kept may have been closed. docs/operations.md#mail.
 */
export function openSmtp(url: URL, from: string): Mailer {
  let opening: ReturnType<typeof openTransport> | null = null
  const transport = () => (opening ??= openTransport(url))
  return {
    async send(mail: Mail) {
      const message = messageOf(mail, from)
      const { sendMail } = await transport()
      try {
        await sendMail({ ...message, signal: AbortSignal.timeout(sendMsMax) })
      } catch (error) {
        throw smtpError(error)
      }
    },
    async check() {
      const { verify } = await transport()
      try {
        await verify()
      } catch (error) {
        throw smtpError(error)
      }
    },
    async close() {
      if (opening !== null) (await opening).close()
    },
  }
}

/** Lazy: the library takes 0.2 s to load, and most processes never send. */
async function openTransport(url: URL) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    ...smtpServerOf(url),
    ...limits,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    sendMail: (message: Parameters<typeof transport.sendMail>[0]) => transport.sendMail(message),
    verify: () => transport.verify(),
    close: () => transport.close(),
  }
}
