import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { mailboxFolder, openMailbox } from '../../src/adapters/mail/mailbox.ts'
import { doctorCommand } from '../../src/commands/doctor.ts'
import type { CommandContext } from '../../src/commands/command.ts'
import { runCommand } from '../../src/commands/run.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { idleReader } from '../support/idle-reader.ts'
import { specimenMail as mail } from '../support/mail.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

let dataDir: string
before(async () => void (dataDir = await mkdtemp(path.join(tmpdir(), 'gatehouse-mailbox-'))))
after(() => rm(dataDir, { recursive: true, force: true }))

const contextOf = (smtpUrl: string, say: (line: string) => void = () => {}) => {
  const config = readConfig({ GATEHOUSE_DATA_DIR: dataDir, GATEHOUSE_SMTP_URL: smtpUrl, GATEHOUSE_PORT: '0' })
  const parts: Partial<CommandContext> = { config, say, operate: async () => [], openReader: async () => idleReader }
  return parts as CommandContext
}
async function gatehouse(smtpUrl: string, ...words: string[]) {
  let [out, err] = ['', '']
  const output = { out: (text: string) => void (out += text), err: (text: string) => void (err += text) }
  const code = await runCommand(words, output, (say) => contextOf(smtpUrl, say))
  return { code, out, err }
}

describe('mailbox', () => {
  before(async () => {
    await openMailbox(mailboxFolder(dataDir), 'no-reply@lender.example').send(mail)
  })

  it('lists the mails, and shows one with its links and text', async () => {
    const listed = JSON.parse((await gatehouse('', 'mailbox', 'list', '--json')).out)
    assert.deepEqual(
      listed.map(({ id, to, subject }: typeof mail) => [id, to, subject]),
      [[mail.id, mail.to, mail.subject]],
    )
    const shown = JSON.parse((await gatehouse('', 'mailbox', 'show', mail.id, '--json')).out)
    assert.deepEqual(shown.links, ['https://lender.example/eid/a=b&c=d'])
    assert.equal(shown.text, mail.text.trimEnd())
    const { code, out } = await gatehouse('', 'mailbox', 'show', mail.id)
    assert.equal(code, 0)
    assert.match(out, /^subject +Prêts Nord vous demande/m)
    assert.match(out, /\n\nBonjour Ada,\n\nhttps:\/\/lender\.example\/eid\/a=b&c=d\n/)
  })

  it('exits 1 for a mail that is not there', async () => {
    for (const id of ['missing', '../secret']) {
      const { code, err } = await gatehouse('', 'mailbox', 'show', id)
      assert.deepEqual([code, /no mail with this id/.test(err)], [1, true])
    }
  })

  for (const words of [['list'], ['show', mail.id]]) {
    it(`${words[0]} says that there is none when mail is sent by SMTP, and exits 1`, async () => {
      const { code, out, err } = await gatehouse('smtp://mail.lender.example', 'mailbox', ...words)
      assert.deepEqual([code, out], [1, ''])
      assert.match(err, /GATEHOUSE_SMTP_URL is set/)
    })
  }
})

describe('the mail line of doctor', () => {
  const lineOf = async (smtpUrl: string) => {
    const lines: string[] = []
    await doctorCommand
      .run(
        contextOf(smtpUrl, (line) => void lines.push(line)),
        {},
      )
      .catch(() => {})
    const at = lines.findIndex((line) => / mail: /.test(line))
    return lines.slice(at, at + (lines[at]!.startsWith('WRONG') ? 2 : 1))
  }

  it('says where mail goes without a server', async () => {
    const [line] = await lineOf('')
    assert.match(line!, /^ok     mail: no mail leaves the installation: it is written to .*mailbox/)
  })

  it('is ok when the server accepts the login, and names the fix, not the password, when it does not', async () => {
    const server = await startSmtpServer({ login: { user: 'robot', password: 'right-one' } })
    const url = (password: string) => `smtp://robot:${password}@127.0.0.1:${server.port}`
    const right = await lineOf(url('right-one'))
    const wrong = await lineOf(url('wrong-one'))
    await server.stop()
    const none = await lineOf(url('right-one'))
    assert.deepEqual(right, [`ok     mail: 127.0.0.1:${server.port} accepts mail from no-reply@localhost`])
    assert.equal(wrong[0], `WRONG  mail: 127.0.0.1:${server.port} cannot be used: authentication`)
    assert.match(wrong[1]!, /Check GATEHOUSE_SMTP_URL/)
    assert.equal(none[0], `WRONG  mail: 127.0.0.1:${server.port} cannot be used: connection`)
    assert.doesNotMatch([...right, ...wrong, ...none].join(), /right-one|wrong-one|robot/)
  })
})
