import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, describe, it } from 'node:test'
import { openSmtp } from '../../src/adapters/mail/smtp.ts'
import { readMessage } from '../../src/adapters/mail/read-message.ts'
import { deriveKeys } from '../../src/adapters/secret-key/keyring.ts'
import { queueMail, sealMail } from '../../src/operations/mail/queue-mail.ts'
import { sendDueMails } from '../../src/operations/mail/send-due-mails.ts'
import { openWorkspaceKeys } from '../../src/operations/workspace-keys.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import { cancelMails, dueMails, readMail } from '../../src/store/mails.ts'
import { withTenant } from '../../src/store/tenant.ts'
import { StoppedClock } from '../support/clock.ts'
import { jobContext } from '../support/job-context.ts'
import { idleReader } from '../support/idle-reader.ts'
import { specimenMail } from '../support/mail.ts'
import { KeptLog, startTestServer } from '../support/server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { openTestStore, type TestStore } from '../support/store.ts'
import { addWorkspace } from '../store/workspace.ts'

const minuteMs = 60_000
const { id: _id, ...body } = specimenMail

describe('mail that is due', () => {
  let opened: TestStore
  let server: TestSmtpServer
  let clock: StoppedClock
  let log: KeptLog
  let tenantId: string
  const tenants: string[] = []
  before(async () => void (opened = await openTestStore()))
  after(() => opened.close())
  beforeEach(async () => {
    server = await startSmtpServer()
    clock = new StoppedClock()
    log = new KeptLog()
    tenantId = await newWorkspace()
  })
  afterEach(async () => {
    await server.stop()
    // What is left would be due in the next test, whichever workspace it is of.
    for (const tenant of tenants.splice(0)) {
      await withTenant(opened.store.app, tenant, (tx) =>
        tx.deleteFrom('mail').where('tenant_id', '=', tenant).execute(),
      )
    }
  })

  const newWorkspace = async () => {
    const id = await addWorkspace(opened.store)
    tenants.push(id)
    return id
  }

  const services = () => {
    const { store } = opened
    const keys = deriveKeys('a secret of the test that is long enough')
    const mailer = openSmtp(new URL(`smtp://127.0.0.1:${server.port}`), 'no-reply@lender.example')
    return { store, clock, mailer, workspaceKeys: openWorkspaceKeys({ store, keys, clock }) }
  }
  const queue = async (other: Partial<typeof body> & { tenant?: string; eidKey?: number } = {}) => {
    const { tenant = tenantId, eidKey = null, ...changed } = other
    const at = clock.now()
    const given = { tenantId: tenant, kind: 'eid_invitation', mail: { ...body, ...changed }, eidKey, at }
    const sealed = await sealMail(services(), given)
    await withTenant(opened.store.app, tenant, (tx) => queueMail(tx, sealed))
    return sealed.mail.id
  }
  const send = (stopping = new AbortController().signal) => sendDueMails(services(), { log, stopping })
  const stored = (id: string, tenant = tenantId) =>
    withTenant(opened.store.app, tenant, (tx) => readMail(tx, tenant, id)).then((mail) => mail!)
  const dataKeys = (tenant = tenantId) =>
    withTenant(opened.store.app, tenant, (tx) =>
      tx.selectFrom('data_key').select('id').where('tenant_id', '=', tenant).execute(),
    ).then((keys) => keys.length)
  const subjects = () => server.mails.map(({ bytes }) => readMessage(bytes).subject)

  it('is sent once, then emptied, and its data key destroyed', async () => {
    const id = await queue()
    assert.equal(await dataKeys(), 1)
    assert.ok((await stored(id)).body.length > 0)
    await send()
    await send()
    assert.deepEqual(subjects(), [body.subject])
    assert.match(server.mails[0]!.bytes.toString(), new RegExp(`Message-ID: <${id}@lender\\.example>`))
    const mail = await stored(id)
    assert.deepEqual(
      [mail.state, mail.attempts, mail.body.length, mail.failure, mail.finishedAt],
      ['sent', 1, 0, null, clock.now()],
    )
    assert.equal(await dataKeys(), 0)
  })

  it('of every workspace is sent, more than one batch of it', async () => {
    const other = await newWorkspace()
    for (let number = 0; number < 10; number++) {
      await queue({ subject: `here ${number}` })
      await queue({ subject: `there ${number}`, tenant: other })
    }
    await send()
    assert.equal(new Set(subjects()).size, 20)
    assert.equal(server.mails.length, 20)
  })

  it('is nothing that another workspace can read', async () => {
    const id = await queue()
    const other = await newWorkspace()
    assert.equal(await withTenant(opened.store.app, other, (tx) => readMail(tx, other, id)), null)
    assert.equal(await withTenant(opened.store.app, other, (tx) => readMail(tx, tenantId, id)), null)
  })

  it('is stored without a readable part of it', async () => {
    const { body: bytes } = await stored(await queue())
    for (const part of ['ada@client.example', 'Bonjour', 'lender.example']) assert.equal(bytes.indexOf(part), -1)
  })

  it('is tried six times, after 1, 5, 30, 120 and 360 minutes, and then has failed', async () => {
    server.refuse({ recipient: 451 })
    const id = await queue()
    for (const [index, wait] of [1, 5, 30, 120, 360].entries()) {
      await send()
      const mail = await stored(id)
      assert.deepEqual([mail.state, mail.attempts, mail.failure], ['pending', index + 1, 'smtp_451'])
      assert.equal(mail.dueAt.getTime() - clock.now().getTime(), wait * minuteMs)
      clock.advance(wait * minuteMs - 1)
      await send()
      assert.equal((await stored(id)).attempts, index + 1)
      clock.advance(1)
    }
    await send()
    const mail = await stored(id)
    assert.deepEqual([mail.state, mail.attempts, mail.failure, mail.body.length], ['failed', 6, 'smtp_451', 0])
    assert.equal(await dataKeys(), 0)
    assert.equal(server.connections(), 6)
  })

  it('is sent at a later attempt when the server accepts it again', async () => {
    server.refuse({ content: 452 })
    const id = await queue()
    await send()
    server.refuse(null)
    clock.advance(minuteMs)
    await send()
    const mail = await stored(id)
    assert.deepEqual([mail.state, mail.attempts, mail.failure, subjects().length], ['sent', 2, null, 1])
  })

  it('has failed at once when the server refuses it for good, and holds up no other mail', async () => {
    server.refuse({ recipient: 550 })
    const id = await queue()
    await send()
    server.refuse(null)
    const next = await queue()
    await send()
    const mail = await stored(id)
    assert.deepEqual([mail.state, mail.attempts, mail.failure, mail.body.length], ['failed', 1, 'smtp_550', 0])
    assert.equal((await stored(next)).state, 'sent')
  })

  it('leaves codes in the log, and nothing of the mail', async () => {
    server.refuse({ recipient: 451 })
    await queue()
    await send()
    server.refuse({ recipient: 550 })
    clock.advance(minuteMs)
    await send()
    assert.deepEqual(
      log.lines.map(({ level, facts }) => [level, facts]),
      [
        ['warn', { tenant_id: tenantId, cause: 'smtp_451', count: 1 }],
        ['error', { tenant_id: tenantId, cause: 'smtp_550', count: 2 }],
      ],
    )
    assert.doesNotMatch(JSON.stringify(log.lines), /@|Bonjour|Nord/)
  })

  it('is sent by one of two processes that look at the same moment', async () => {
    for (let number = 0; number < 20; number++) await queue({ subject: `mail ${number}` })
    await Promise.all([send(), send(), send()])
    assert.equal(server.mails.length, 20)
    assert.equal(new Set(subjects()).size, 20)
  })

  it('belongs to the process that claimed it for two minutes, and then to the next', async () => {
    const id = await queue()
    const claimed = await dueMails(opened.store, clock.now(), 8)
    assert.deepEqual(claimed, [{ tenantId, id, attempts: 1 }])
    clock.advance(2 * minuteMs - 1)
    await send()
    assert.equal(server.mails.length, 0)
    clock.advance(1)
    await send()
    assert.deepEqual([server.mails.length, (await stored(id)).attempts], [1, 2])
  })

  it('is given up after six processes ended while they held it', async () => {
    const id = await queue()
    for (let count = 0; count < 6; count++) {
      assert.equal((await dueMails(opened.store, clock.now(), 8)).length, 1)
      clock.advance(2 * minuteMs)
    }
    await send()
    const mail = await stored(id)
    assert.deepEqual([mail.state, mail.failure, server.mails.length], ['failed', 'interrupted', 0])
  })

  it('has failed when its data key was destroyed', async () => {
    const id = await queue()
    await withTenant(opened.store.app, tenantId, (tx) =>
      tx.deleteFrom('data_key').where('tenant_id', '=', tenantId).execute(),
    )
    await send()
    assert.deepEqual([(await stored(id)).state, (await stored(id)).failure], ['failed', 'data_key_lost'])
    assert.equal(server.mails.length, 0)
  })

  it('has failed when its body is another mail’s', async () => {
    const [first, second] = [await queue(), await queue({ subject: 'the other' })]
    const { body: moved } = await stored(second)
    await withTenant(opened.store.app, tenantId, (tx) =>
      tx.updateTable('mail').set({ body: moved }).where('tenant_id', '=', tenantId).where('id', '=', first).execute(),
    )
    await send()
    assert.deepEqual([(await stored(first)).failure, (await stored(second)).state], ['seal_broken', 'sent'])
    assert.deepEqual(subjects(), ['the other'])
  })

  it('is not sent once it was cancelled with its request, also when it waits for another attempt', async () => {
    server.refuse({ recipient: 451 })
    const [cancelled, kept] = [await queue({ eidKey: 1001 }), await queue({ eidKey: 1002, subject: 'kept' })]
    await send()
    await withTenant(opened.store.app, tenantId, (tx) => cancelMails(tx, tenantId, 1001, clock.now()))
    server.refuse(null)
    clock.advance(minuteMs)
    await send()
    const mail = await stored(cancelled)
    assert.deepEqual([mail.state, mail.body.length, mail.finishedAt !== null], ['cancelled', 0, true])
    assert.equal((await stored(kept)).state, 'sent')
    assert.deepEqual(subjects(), ['kept'])
    assert.equal(await dataKeys(), 0)
  })

  it('stays cancelled when the cancellation came while it was being sent', async () => {
    const id = await queue({ eidKey: 1001 })
    const { mailer, ...rest } = services()
    const cancelling = {
      ...mailer,
      send: () => withTenant(opened.store.app, tenantId, (tx) => cancelMails(tx, tenantId, 1001, clock.now())),
    }
    await sendDueMails({ ...rest, mailer: cancelling }, { log, stopping: new AbortController().signal })
    assert.equal((await stored(id)).state, 'cancelled')
  })

  it('is not queued when the transaction of its cause is rolled back', async () => {
    const at = clock.now()
    const sealed = await sealMail(services(), { tenantId, kind: 'eid_invitation', mail: body, eidKey: null, at })
    const rolledBack = withTenant(opened.store.app, tenantId, async (tx) => {
      await queueMail(tx, sealed)
      throw new Error('no such case')
    })
    await assert.rejects(rolledBack, /no such case/)
    await send()
    assert.deepEqual([server.mails.length, await dataKeys()], [0, 0])
  })

  it('waits when the process stops', async () => {
    const id = await queue()
    await send(AbortSignal.abort())
    assert.deepEqual([(await stored(id)).state, (await stored(id)).attempts, server.mails.length], ['pending', 0, 0])
  })
})

describe('a server', () => {
  it('writes mail into the mailbox of its data folder when no SMTP server is configured', async () => {
    const { listMailbox } = await import('../../src/adapters/mail/read-mailbox.ts')
    const { mailboxFolder } = await import('../../src/adapters/mail/mailbox.ts')
    const server = await startTestServer({ world: { reader: idleReader } })
    try {
      const { services, workspaceId: tenantId, clock } = server
      const given = { tenantId, kind: 'eid_invitation', mail: body, eidKey: null, at: clock.now() }
      const sealed = await sealMail(services, given)
      await withTenant(services.store.app, tenantId, (tx) => queueMail(tx, sealed))
      await sendMail.run(services, jobContext())
      const [mail, ...others] = await listMailbox(mailboxFolder(server.dataDir))
      assert.deepEqual([mail!.id, mail!.to, mail!.subject, others], [sealed.mail.id, body.to, body.subject, []])
    } finally {
      await server.stop()
    }
  })
})
