import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import type { Certificate } from './certificate.ts'

/** What the server accepted. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** The bytes of the mail, without those of the protocol. */
  readonly bytes: Buffer
  /** It came over TLS. */
  readonly secure: boolean
  readonly user: string | null
}

export interface TestSmtpServer {
  readonly port: number
  /** What was accepted, in the order of arrival. */
  readonly mails: ReceivedMail[]
  /** Connections that were opened. */
  connections(): number
  /** From now on recipients, or contents, get this reply in place of acceptance; null: they are accepted. */
  refuse(reply: { readonly recipient?: number; readonly content?: number } | null): void
  stop(): Promise<void>
}

/** A real SMTP server on a free port of 127.0.0.1. */
export async function startSmtpServer(
  options: {
    /** Offers STARTTLS with this certificate, or TLS from the start when `secure`. */
    readonly certificate?: Certificate
    readonly secure?: boolean
    /** Demands this login. */
    readonly login?: { readonly user: string; readonly password: string }
    /** Never greets. */
    readonly hangs?: boolean
  } = {},
): Promise<TestSmtpServer> {
  const { certificate, login, secure = false, hangs = false } = options
  const mails: ReceivedMail[] = []
  let connections = 0
  let refused: { readonly recipient?: number; readonly content?: number } | null = null
  const refusal = (reply: number) =>
    Object.assign(new Error('not for someone@elsewhere.example'), { responseCode: reply })
  const server = new SMTPServer({
    ...certificate,
    secure,
    logger: false,
    closeTimeout: 100,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    authOptional: login === undefined,
    disabledCommands: [...(certificate === undefined || secure ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    onConnect(_session, accept) {
      connections++
      if (!hangs) accept()
    },
    onAuth({ username, password }, _session, answer) {
      if (username === login?.user && password === login?.password) answer(null, { user: username })
      else answer(new Error('wrong password'))
    },
    onRcptTo(_address, _session, answer) {
      answer(refused?.recipient === undefined ? null : refusal(refused.recipient))
    },
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (refused?.content !== undefined) return answer(refusal(refused.content))
        const { mailFrom, rcptTo } = session.envelope
        mails.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          bytes: Buffer.concat(chunks),
          secure: session.secure,
          user: session.user ?? null,
        })
        answer(null)
      })
    },
  })
  // A client that leaves is what some tests are about.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  return {
    port: (listening.address() as AddressInfo).port,
    mails,
    connections: () => connections,
    refuse: (reply) => void (refused = reply),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
