import { MailFailed, MailRefused } from '../../ports/mailer.ts'

/** What nodemailer's codes mean. Its messages are never used: they quote the server, which quotes addresses. */
const words: Readonly<Record<string, string>> = {
  ETIMEDOUT: 'timeout',
  EABORT: 'timeout',
  ECONNECTION: 'connection',
  ESOCKET: 'connection',
  EDNS: 'dns',
  ETLS: 'tls',
  EAUTH: 'authentication',
  ENOAUTH: 'authentication',
  EPROTOCOL: 'protocol',
  EENVELOPE: 'envelope',
  EMESSAGE: 'message',
}

/** Replies that speak about the session and not about the mail: bad sequence, authentication required. RFC 5321, RFC 4954. */
const sessionReplies: readonly number[] = [503, 530]

/** Node's codes of a certificate or a handshake, which nodemailer hides behind ESOCKET. */
const tlsCode = /CERT|SIGNATURE|TLS|SSL|^EPROTO$/

/**
 * What an error of nodemailer means. A reply 5xx to sender, recipient or content, and what the library itself finds wrong with
 * them, is a MailRefused; the rest, wrong credentials among it, is a MailFailed.
 */
export function smtpError(error: unknown): MailFailed | MailRefused {
  const code = textIn(error, 'code')
  const reply = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0
  const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  const forGood = reply === 0 || (reply >= 500 && !sessionReplies.includes(reply))
  const word = wordOf(error, code, reply)
  return aboutMail && forGood ? new MailRefused(word) : new MailFailed(word)
}

function wordOf(error: unknown, code: string, reply: number): string {
  if (tlsCode.test(textIn(error, 'originalCode'))) return 'tls'
  if (reply !== 0 && code !== 'ETLS' && code !== 'EAUTH') return `smtp_${reply}`
  return words[code] ?? 'unknown'
}

function textIn(error: unknown, name: 'code' | 'originalCode'): string {
  if (!(error instanceof Error)) return ''
  const found = Object.entries(error).find(([key]) => key === name)?.[1]
  return typeof found === 'string' ? found : ''
}
