import assert from 'node:assert/strict'
import tls from 'node:tls'
import { afterEach, describe, it } from 'node:test'
import { readMessage } from '../../../src/adapters/mail/read-message.ts'
import { openSmtp } from '../../../src/adapters/mail/smtp.ts'
import { MailFailed, MailRefused } from '../../../src/ports/mailer.ts'
import { selfSignedCertificate } from '../../support/certificate.ts'
import { specimenMail as mail } from '../../support/mail.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'

const from = 'no-reply@lender.example'
const login = { user: 'robot', password: 'of the test' }

const servers: TestSmtpServer[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
})

async function start(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options)
  servers.push(server)
  const mailer = (rest = '', { scheme = 'smtp', user = '' } = {}) =>
    openSmtp(new URL(`${scheme}://${user}localhost:${server.port}${rest}`), from)
  return { server, mailer }
}

/** The lines of the header block, unfolded. */
const headersOf = (bytes: Buffer) =>
  (bytes.toString('latin1').split('\r\n\r\n')[0] ?? '').replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
const header = (bytes: Buffer, name: string) =>
  headersOf(bytes)
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    .map((line) => line.slice(name.length + 2))

/** An error of this kind and code, with nothing of the mail in it. */
const failsWith = (kind: typeof MailFailed | typeof MailRefused, code: string) => (error: unknown) => {
  assert.ok(error instanceof kind, String(error))
  assert.equal(error.code, code)
  assert.doesNotMatch(`${error.message} ${error.stack}`, /ada@|client\.example|elsewhere|Nord|Bonjour|robot/)
  return true
}

describe('a mail over SMTP', () => {
  it('arrives as text and HTML in UTF-8, with the headers of a mail that nobody should answer', async () => {
    const { server, mailer } = await start()
    await mailer().send(mail)
    const [got] = server.mails
    assert.deepEqual([got!.from, got!.to, server.mails.length], [from, ['ada@client.example'], 1])
    const bytes = got!.bytes
    const { date, ...read } = readMessage(bytes)
    assert.deepEqual(read, { to: mail.to, subject: mail.subject, text: mail.text.trimEnd() })
    assert.ok(Math.abs(Date.parse(date) - Date.now()) < 60_000)
    assert.match(header(bytes, 'Content-Type')[0]!, /^multipart\/alternative;/)
    assert.deepEqual(header(bytes, 'Content-Language'), ['fr'])
    assert.deepEqual(header(bytes, 'Auto-Submitted'), ['auto-generated'])
    assert.deepEqual(header(bytes, 'Message-ID'), [`<${mail.id}@lender.example>`])
    assert.match(bytes.toString(), /Content-Type: text\/html; charset=utf-8/)
    assert.match(bytes.toString(), /<html lang=3D"fr">/)
    assert.deepEqual(header(bytes, 'X-Mailer'), [])
  })

  it('has a Message-ID in plain letters when the sender’s domain has others', async () => {
    const { server } = await start()
    await openSmtp(new URL(`smtp://localhost:${server.port}`), 'avis@prêts.example').send(mail)
    assert.deepEqual(header(server.mails[0]!.bytes, 'Message-ID'), [`<${mail.id}@xn--prts-hpa.example>`])
  })

  it('has the same Message-ID when it is sent again', async () => {
    const { server, mailer } = await start()
    await mailer().send(mail)
    await mailer().send(mail)
    const ids = server.mails.map(({ bytes }) => header(bytes, 'Message-ID')[0])
    assert.equal(ids.length, 2)
    assert.equal(ids[0], ids[1])
  })

  for (const [what, breaks] of [
    ['a carriage return and a line feed', '\r\n'],
    ['a line feed', '\n'],
    ['a carriage return', '\r'],
    ['a line separator', '\u2028'],
    ['a null', '\0'],
  ] as const) {
    it(`cannot get a header or a recipient through ${what} in name, subject or language`, async () => {
      const { server, mailer } = await start()
      const planted = `x${breaks}Bcc: eve@evil.example${breaks}${breaks}<b>body</b>`
      await mailer().send({
        ...mail,
        fromName: planted,
        subject: planted,
        language: `fr${breaks}Bcc: eve@evil.example`,
      })
      const { bytes, to } = server.mails[0]!
      assert.deepEqual(to, ['ada@client.example'])
      assert.deepEqual(header(bytes, 'Bcc'), [])
      assert.equal(readMessage(bytes).subject, 'x Bcc: eve@evil.example <b>body</b>')
      assert.equal(readMessage(bytes).text, mail.text.trimEnd())
      assert.equal(header(bytes, 'From').length, 1)
      assert.match(header(bytes, 'From')[0]!, /<no-reply@lender\.example>$/)
    })
  }

  for (const to of [
    'ada@client.example, eve@evil.example',
    'ada@client.example\r\nRCPT TO:<eve@evil.example>',
    'Ada <ada@client.example>',
    'ada',
    '"a b"@client.example',
  ]) {
    it(`is refused before a connection is opened for the recipient ${JSON.stringify(to)}`, async () => {
      const { server, mailer } = await start()
      await assert.rejects(mailer().send({ ...mail, to }), failsWith(MailRefused, 'address'))
      assert.equal(server.connections(), 0)
    })
  }

  for (const [where, reply, kind] of [
    ['recipient', 550, MailRefused],
    ['recipient', 553, MailRefused],
    ['recipient', 451, MailFailed],
    ['recipient', 421, MailFailed],
    ['recipient', 503, MailFailed],
    ['content', 554, MailRefused],
    ['content', 452, MailFailed],
  ] as const) {
    it(`is ${kind === MailRefused ? 'refused for good' : 'to be tried again'} after ${reply} to the ${where}`, async () => {
      const { server, mailer } = await start()
      server.refuse({ [where]: reply })
      await assert.rejects(mailer().send(mail), failsWith(kind, `smtp_${reply}`))
      server.refuse(null)
      await mailer().send(mail)
      assert.equal(server.mails.length, 1)
    })
  }

  it('is to be tried again when nobody listens', async () => {
    const { server, mailer } = await start()
    await server.stop()
    servers.length = 0
    await assert.rejects(mailer().send(mail), failsWith(MailFailed, 'connection'))
  })
})

describe('a login', () => {
  it('is used, and checked by doctor', async () => {
    const { server, mailer } = await start({ login })
    const named = mailer('', { user: 'robot:of%20the%20test@' })
    await named.check()
    await named.send(mail)
    assert.deepEqual(
      server.mails.map(({ user }) => user),
      ['robot'],
    )
    await named.close()
  })

  it('that is wrong may be corrected: the mail is to be tried again', async () => {
    const { server, mailer } = await start({ login })
    const wrong = mailer('', { user: 'robot:wrong@' })
    await assert.rejects(wrong.send(mail), failsWith(MailFailed, 'authentication'))
    await assert.rejects(wrong.check(), failsWith(MailFailed, 'authentication'))
    assert.equal(server.mails.length, 0)
  })

  it('that is missing too', async () => {
    const { server, mailer } = await start({ login })
    await assert.rejects(mailer().send(mail), failsWith(MailFailed, 'smtp_530'))
    assert.equal(server.mails.length, 0)
  })

  it('is not given up for a server that offers none', async () => {
    const { server, mailer } = await start()
    await assert.rejects(mailer('', { user: 'robot:secret@' }).send(mail), failsWith(MailFailed, 'authentication'))
    assert.equal(server.mails.length, 0)
  })
})

describe('encryption', () => {
  const certificate = selfSignedCertificate()
  const trusting = async (work: () => Promise<void>) => {
    const known = tls.getCACertificates('default')
    tls.setDefaultCACertificates([...known, certificate.cert])
    try {
      await work()
    } finally {
      tls.setDefaultCACertificates(known)
    }
  }

  for (const [what, options, rest, scheme] of [
    ['STARTTLS', { certificate }, '?tls=on', 'smtp'],
    ['TLS from the start', { certificate, secure: true }, '', 'smtps'],
  ] as const) {
    it(`by ${what} is used with a certificate that is trusted`, async () => {
      const { server, mailer } = await start({ ...options, login })
      await trusting(() => mailer(rest, { scheme, user: 'robot:of%20the%20test@' }).send(mail))
      assert.deepEqual(
        server.mails.map(({ secure }) => secure),
        [true],
      )
    })

    it(`by ${what} sends nothing, and no password, with a certificate that nobody trusts`, async () => {
      const { server, mailer } = await start({ ...options, login })
      const named = mailer(rest, { scheme, user: 'robot:of%20the%20test@' })
      await assert.rejects(named.send(mail), failsWith(MailFailed, 'tls'))
      await assert.rejects(named.check(), failsWith(MailFailed, 'tls'))
      assert.equal(server.mails.length, 0)
    })
  }

  it('by STARTTLS is required: a server without it gets nothing', async () => {
    const { server, mailer } = await start()
    await assert.rejects(mailer('?tls=on').send(mail), failsWith(MailFailed, 'tls'))
    assert.equal(server.mails.length, 0)
  })

  it('is left out on loopback', async () => {
    const { server, mailer } = await start({ certificate })
    await mailer().send(mail)
    assert.deepEqual(
      server.mails.map(({ secure }) => secure),
      [false],
    )
  })
})
