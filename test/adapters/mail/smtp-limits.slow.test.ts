import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { describe, it } from 'node:test'
import { openSmtp } from '../../../src/adapters/mail/smtp.ts'
import { MailFailed } from '../../../src/ports/mailer.ts'
import { specimenMail as mail } from '../../support/mail.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

const dripMs = 2_000

async function timedOut(port: number): Promise<number> {
  const startedAt = performance.now()
  await assert.rejects(
    openSmtp(new URL(`smtp://127.0.0.1:${port}`), 'no-reply@lender.example').send(mail),
    (error: unknown) => error instanceof MailFailed && error.code === 'timeout',
  )
  return Math.round((performance.now() - startedAt) / 1_000)
}

describe('an SMTP server', { concurrency: true }, () => {
  it('that never greets is left after 10 s', async () => {
    const server = await startSmtpServer({ hangs: true })
    const seconds = await timedOut(server.port)
    await server.stop()
    assert.ok(seconds >= 9 && seconds <= 14, `${seconds} s`)
  })

  it('that answers a line now and then and never ends is left after 30 s', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => {})
      const drip = setInterval(() => socket.write('250-more\r\n'), dripMs)
      socket.on('close', () => clearInterval(drip))
      socket.write('220 here\r\n')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const seconds = await timedOut((server.address() as AddressInfo).port)
    server.close()
    assert.ok(seconds >= 29 && seconds <= 34, `${seconds} s`)
  })
})
