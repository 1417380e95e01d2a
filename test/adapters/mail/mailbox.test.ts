import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { openMailer } from '../../../src/adapters/mail/index.ts'
import { mailboxFolder, openMailbox } from '../../../src/adapters/mail/mailbox.ts'
import { listMailbox, readMailbox } from '../../../src/adapters/mail/read-mailbox.ts'
import { openSmtp } from '../../../src/adapters/mail/smtp.ts'
import { MailFailed, MailRefused } from '../../../src/ports/mailer.ts'
import { specimenMail as mail } from '../../support/mail.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'

const from = 'no-reply@lender.example'

describe('the mailbox', () => {
  let dataDir: string
  let folder: string
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-mailbox-'))
    folder = mailboxFolder(dataDir)
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))
  const send = (other: Partial<typeof mail> = {}) => openMailbox(folder, from).send({ ...mail, ...other })
  const fileOf = (id = mail.id) => path.join(folder, `${id}.eml`)

  it('is where mail goes without an SMTP server, in a folder and files of this user only', async () => {
    const mailer = openMailer({ smtpUrl: null, mailFrom: from, dataDir })
    await mailer.send(mail)
    await mailer.close()
    assert.deepEqual(await readdir(folder), [`${mail.id}.eml`])
    assert.deepEqual([(await stat(folder)).mode & 0o777, (await stat(fileOf())).mode & 0o777], [0o700, 0o600])
  })

  it('has the bytes that an SMTP server gets', async () => {
    const server = await startSmtpServer()
    await openSmtp(new URL(`smtp://127.0.0.1:${server.port}`), from).send(mail)
    await server.stop()
    await send()
    // Date and boundary differ from one composition to the next.
    const plain = (bytes: Buffer) =>
      bytes
        .toString('latin1')
        .replace(/^Date: .*$/m, 'Date')
        .replaceAll(/--_NmP-[\w-]+/g, '--boundary')
        .replace(/boundary=".*"/, 'boundary')
    assert.equal(plain(await readFile(fileOf())), plain(server.mails[0]!.bytes))
  })

  it('is read back with date, recipient, subject, text and links', async () => {
    await send({
      text: 'Hello,\n\nopen (https://lender.example/eid/1?a=b&c=d).\nAgain: https://lender.example/eid/1?a=b&c=d\n',
    })
    const { date, ...read } = (await readMailbox(folder, mail.id))!
    assert.ok(Math.abs(Date.parse(date) - Date.now()) < 60_000)
    assert.deepEqual(read, {
      id: mail.id,
      to: mail.to,
      subject: mail.subject,
      text: 'Hello,\n\nopen (https://lender.example/eid/1?a=b&c=d).\nAgain: https://lender.example/eid/1?a=b&c=d',
      links: ['https://lender.example/eid/1?a=b&c=d'],
    })
  })

  it('lists the newest first, and nothing where there is no folder', async () => {
    assert.deepEqual(await listMailbox(folder), [])
    for (const [id, minute] of [
      ['b', 2],
      ['c', 1],
      ['a', 3],
    ] as const) {
      await send({ id, subject: `mail ${id}` })
      await utimes(fileOf(id), 60 * minute, 60 * minute)
    }
    assert.deepEqual(
      (await listMailbox(folder)).map(({ id, subject, to }) => [id, subject, to]),
      ['a', 'b', 'c'].map((id) => [id, `mail ${id}`, mail.to]),
    )
  })

  it('has a mail that is sent again once', async () => {
    await send({ subject: 'first' })
    await send({ subject: 'second' })
    assert.deepEqual(
      (await listMailbox(folder)).map(({ subject }) => subject),
      ['second'],
    )
  })

  it('keeps the newest 500', async () => {
    await send({ id: 'oldest' })
    await utimes(fileOf('oldest'), 1, 1)
    for (let number = 0; number < 499; number++) await writeFile(fileOf(`other-${number}`), '')
    await send({ id: 'newest' })
    const names = await readdir(folder)
    assert.equal(names.length, 500)
    assert.ok(names.includes('newest.eml') && !names.includes('oldest.eml'))
  })

  it('reads no file outside of itself', async () => {
    await send()
    await writeFile(path.join(dataDir, 'secret.eml'), 'Subject: secret\r\n\r\n')
    assert.equal(await readMailbox(folder, '../secret'), null)
    assert.equal(await readMailbox(folder, 'missing'), null)
    await assert.rejects(send({ id: '../outside' }))
    assert.deepEqual((await readdir(dataDir)).toSorted(), ['mailbox', 'secret.eml'])
  })

  it('refuses what an SMTP server would not get either', async () => {
    await assert.rejects(send({ to: 'ada@client.example, eve@evil.example' }), MailRefused)
    assert.deepEqual(await listMailbox(folder), [])
  })

  it('that cannot be written fails with a code, so that the mail is tried again', async () => {
    await writeFile(folder, 'a file where the folder should be')
    const failed = (error: unknown) => error instanceof MailFailed && /^mailbox_e[a-z]+$/.test(error.code)
    await assert.rejects(send(), failed)
    await assert.rejects(openMailbox(folder, from).check(), failed)
    await rm(folder)
    await openMailbox(folder, from).check()
  })
})
