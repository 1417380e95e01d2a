import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { smtpServerOf } from '../../../src/adapters/mail/smtp-url.ts'
import { readConfig } from '../../../src/config/read-config.ts'

const smtpUrl = (text: string) => readConfig({ GATEHOUSE_SMTP_URL: text }).smtpUrl
const server = (text: string) => smtpServerOf(smtpUrl(text)!)

describe('GATEHOUSE_SMTP_URL', () => {
  const connections: readonly (readonly [url: string, host: string, port: number, encryption: string])[] = [
    ['smtp://mail.lender.example', 'mail.lender.example', 587, 'STARTTLS'],
    ['smtp://mail.lender.example:25', 'mail.lender.example', 25, 'STARTTLS'],
    ['smtp://mail.lender.example?tls=on', 'mail.lender.example', 587, 'STARTTLS'],
    ['smtp://mail.lender.example/?tls=off', 'mail.lender.example', 587, 'none'],
    ['smtps://mail.lender.example', 'mail.lender.example', 465, 'TLS'],
    ['smtps://localhost:2465', 'localhost', 2465, 'TLS'],
    ['smtp://localhost:2525', 'localhost', 2525, 'none'],
    ['smtp://localhost?tls=on', 'localhost', 587, 'STARTTLS'],
    ['smtp://127.0.0.1:25', '127.0.0.1', 25, 'none'],
    ['smtp://[::1]:25', '::1', 25, 'none'],
    ['smtp://127.0.0.1.lender.example', '127.0.0.1.lender.example', 587, 'STARTTLS'],
    ['smtp://localhost.lender.example', 'localhost.lender.example', 587, 'STARTTLS'],
    ['smtp://[2001:db8::1]', '2001:db8::1', 587, 'STARTTLS'],
  ]
  for (const [url, host, port, encryption] of connections) {
    it(`${url} connects to ${host} on ${port} with ${encryption}`, () => {
      const { secure, requireTLS, ignoreTLS, auth, ...place } = server(url)
      assert.deepEqual(place, { host, port })
      assert.deepEqual(
        [secure, requireTLS, ignoreTLS],
        [encryption === 'TLS', encryption === 'STARTTLS', encryption === 'none'],
      )
      assert.equal(auth, undefined)
    })
  }

  it('has percent-encoded credentials, which are then required', () => {
    const { auth, forceAuth } = server('smtp://robot%40lender.example:p%3Ass%2Fword@mail.lender.example')
    assert.deepEqual([auth, forceAuth], [{ user: 'robot@lender.example', pass: 'p:ss/word' }, true])
  })

  it('is empty for the mailbox', () => assert.equal(smtpUrl(''), null))

  for (const wrong of [
    'mail.lender.example:587',
    'https://mail.lender.example',
    'smtp://',
    'smtp://mail.lender.example/path',
    'smtp://mail.lender.example?tls=maybe',
    'smtp://mail.lender.example?secure=false',
    'smtps://mail.lender.example?tls=off',
    'smtp://user:100%@mail.lender.example',
  ]) {
    it(`refuses ${wrong} without repeating it`, () => {
      assert.throws(() => smtpUrl(wrong), {
        name: 'ConfigError',
        message: 'GATEHOUSE_SMTP_URL must be empty or smtp://host:587 or smtps://user:password@host:465',
      })
    })
  }
})

describe('GATEHOUSE_MAIL_FROM', () => {
  const mailFrom = (text: string) => readConfig({ GATEHOUSE_MAIL_FROM: text }).mailFrom

  it('is no-reply@localhost unless it is given', () => {
    assert.deepEqual([mailFrom(''), mailFrom('kyc@lender.example')], ['no-reply@localhost', 'kyc@lender.example'])
  })

  for (const wrong of [
    'lender.example',
    'Lender <kyc@lender.example>',
    'a@x.example, b@x.example',
    'a@x.example\r\nBcc: b@x.example',
    'a@b@x.example',
    `${'a'.repeat(250)}@x.example`,
  ]) {
    it(`refuses ${JSON.stringify(wrong.slice(0, 40))}`, () => {
      assert.throws(() => mailFrom(wrong), /GATEHOUSE_MAIL_FROM must be a mail address/)
    })
  }
})
