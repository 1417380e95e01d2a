import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { listMailbox, readMailbox } from '../../src/adapters/mail/read-mailbox.ts'
import { mailboxFolder } from '../../src/adapters/mail/mailbox.ts'
import { purgeRateWindows } from '../../src/jobs/purge-rate-windows.ts'
import { sendMail } from '../../src/jobs/send-mail.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { jobContext } from '../support/job-context.ts'
import { askPeople, owner, sessionOf, setUpOwner } from '../support/people.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const minute = 60_000
const hour = 60 * minute
const long = 'cinq hérons gris sur 2 ponts'
const other = 'treize loutres brunes à 6 h 40'
let server: TestServer
let ownerSession: string

interface Invited {
  readonly id: string
}
interface Members {
  readonly members: readonly {
    readonly person_id: string
    readonly email: string
    readonly production: string | null
  }[]
  readonly invitations: readonly { readonly id: string; readonly email: string }[]
}

const on = () => ({ workspace_id: server.workspaceId })
const members = async () => (await server.operate('members.list', on())) as Members
const invite = async (email: string, given: object = { production: 'reviewer' }) =>
  (await server.operate('members.invite', { ...on(), email, ...given })) as Invited
const entries = () => auditRows(server.services.store).entries()
const codeOf = async (answer: Response) => {
  const { detail } = (await answer.json()) as { detail: string | { code: string } }
  return [answer.status, typeof detail === 'string' ? detail : detail.code]
}
const statusOf = async (session: string | null) => (await askPeople(server, 'me', {}, { session })).status
const signIn = (email: string, password: string) => askPeople(server, 'sign-in', { email, password })

/** Sends what is queued; the newest mail to an address, and the token of its link. */
async function mailTo(email: string) {
  await sendMail.run(server.services, jobContext())
  const folder = mailboxFolder(server.dataDir)
  const ids = (await listMailbox(folder)).filter(({ to }) => to.includes(email)).map(({ id }) => id)
  const mail = await readMailbox(folder, ids.toSorted().at(-1) ?? '')
  const link = new URL(mail?.links[0] ?? 'http://none/')
  // Ids of one millisecond have no order.
  server.clock.advance(1_000)
  return { count: ids.length, subject: mail?.subject, page: link.pathname, token: link.hash.slice(1) }
}

/** Somebody who was invited and has joined. */
async function join(email: string, given: object = { production: 'reviewer' }, password = long) {
  await invite(email, given)
  const { token } = await mailTo(email)
  const answer = await askPeople(server, 'accept', { token, name: 'Grace Hopper', password })
  assert.equal(answer.status, 200)
  const person = (await members()).members.find((one) => one.email === email)!
  return { id: person.person_id, session: sessionOf(answer) }
}

before(async () => {
  server = await startTestServer({ world: { reader: idleReader } })
  ownerSession = (await setUpOwner(server)).session
})
after(() => server.stop())
beforeEach(() => server.clock.advance(10 * minute))

describe('an invitation', () => {
  it('is mailed in the language asked for, shows what it is to, and makes a member whose address is verified', async () => {
    const { id } = await invite('Grace@Example.com', { sandbox: 'owner', production: 'auditor', locale: 'fr' })
    const { subject, page, token } = await mailTo('grace@example.com')
    assert.deepEqual([subject, page], ['Vous êtes invité à Sandbox', '/console/join'])
    const shown = await askPeople(server, 'invitation', { token })
    assert.deepEqual(await shown.json(), {
      ...{ workspace: 'Sandbox', email: 'grace@example.com', locale: 'fr', has_account: false },
      ...{ sandbox: 'owner', production: 'auditor' },
    })
    const answer = await askPeople(server, 'accept', { token, name: 'Grace', password: long })
    const me = (await (await askPeople(server, 'me', {}, { session: sessionOf(answer) })).json()) as Record<
      string,
      unknown
    >
    assert.deepEqual([me['email_verified'], me['operates'], me['locale']], [true, false, 'fr'])
    const joined = (await entries()).find(
      (one) => one.action === 'member.joined' && one.actor_id.endsWith(String(me['id'])),
    )
    assert.equal(joined?.object_id, me['id'])
    const invited = (await entries()).find((one) => one.object_id === id)!
    assert.deepEqual([invited.action, invited.changed], ['member.invited', ['sandbox:owner', 'production:auditor']])
    assert.deepEqual(await codeOf(await askPeople(server, 'accept', { token, name: 'Eve', password: other })), [
      403,
      'link_invalid',
    ])
  })

  it('is refused for a member, and replaced by the next for the same address', async () => {
    await assert.rejects(invite(owner.email), { code: 'member_exists' })
    await invite('linus@example.com')
    const first = (await mailTo('linus@example.com')).token
    server.clock.advance(minute)
    await invite('linus@example.com')
    const second = (await mailTo('linus@example.com')).token
    assert.deepEqual(
      [
        await askPeople(server, 'invitation', { token: first }),
        await askPeople(server, 'invitation', { token: second }),
      ].map(({ status }) => status),
      [403, 200],
    )
    const { invitations } = await members()
    assert.equal(invitations.filter(({ email }) => email === 'linus@example.com').length, 1)
    await server.operate('members.withdraw', { ...on(), id: invitations[0]!.id })
    assert.equal((await askPeople(server, 'invitation', { token: second })).status, 403)
  })

  it('ends after seven days', async () => {
    await invite('late@example.com')
    const { token } = await mailTo('late@example.com')
    server.clock.advance(7 * 24 * hour)
    assert.equal((await askPeople(server, 'accept', { token, name: 'Late', password: long })).status, 403)
    assert.ok(!(await members()).invitations.some(({ email }) => email === 'late@example.com'))
    ownerSession = sessionOf(await signIn(owner.email, owner.password))
  })

  it('for who has an account is accepted with that account alone', async () => {
    const second = (await server.operate('workspaces.create', { name: 'Second' })) as Invited
    await server.operate('members.invite', { workspace_id: second.id, email: owner.email, production: 'auditor' })
    const { token } = await mailTo(owner.email)
    const { has_account: known } = (await (await askPeople(server, 'invitation', { token })).json()) as Record<
      string,
      unknown
    >
    assert.equal(known, true)
    const asNobody = await askPeople(server, 'accept', { token, name: 'Eve', password: other })
    assert.deepEqual(await codeOf(asNobody), [401, 'invited_as_another'])
    const answer = await askPeople(server, 'accept', { token }, { session: ownerSession })
    assert.equal(answer.status, 200)
    assert.equal(await statusOf(ownerSession), 401, 'a gain of rights changes the token')
    ownerSession = sessionOf(answer)
    const { workspaces } = (await (await askPeople(server, 'me', {}, { session: ownerSession })).json()) as {
      workspaces: { name: string; production: string }[]
    }
    assert.deepEqual(
      workspaces.map(({ name, production }) => `${name}: ${production}`),
      ['Sandbox: owner', 'Second: auditor'],
    )
  })
})

describe('a member', () => {
  it('has other roles from the next request, with before and after in the audit trail', async () => {
    const { id, session } = await join('mary@example.com')
    await server.operate('members.change', { ...on(), person_id: id, sandbox: 'api_manager', production: 'auditor' })
    const { workspaces } = (await (await askPeople(server, 'me', {}, { session })).json()) as { workspaces: object[] }
    assert.deepEqual(
      workspaces.map((one) => Reflect.get(one, 'production')),
      ['auditor'],
    )
    const entry = (await entries()).filter((one) => one.action === 'member.changed' && one.object_id === id).at(-1)
    assert.deepEqual(entry?.changed, ['sandbox:none:api_manager', 'production:reviewer:auditor'])
  })

  it('who is removed from the last workspace is forgotten, and signed out', async () => {
    const { id, session } = await join('rosalind@example.com')
    assert.equal(await statusOf(session), 200)
    await server.operate('members.remove', { ...on(), person_id: id })
    assert.equal(await statusOf(session), 401)
    assert.equal((await signIn('rosalind@example.com', long)).status, 401)
    const rows = JSON.stringify(await auditRows(server.services.store).everyRow())
    assert.ok(!rows.includes('rosalind@example.com'))
    assert.ok(rows.includes(id), 'the audit trail names the id')
  })

  it('who is the last owner is neither demoted nor removed', async () => {
    const me = (await members()).members.find(({ email }) => email === owner.email)!
    const given = { ...on(), person_id: me.person_id }
    await assert.rejects(server.operate('members.remove', given) as Promise<unknown>, { code: 'last_owner' })
    await assert.rejects(server.operate('members.change', { ...given, production: 'auditor' }) as Promise<unknown>, {
      code: 'last_owner',
    })
  })
})

describe('a forgotten password', () => {
  it('has the same answer for an unknown address, and one mail in five minutes for a person', async () => {
    const before = (await mailTo(owner.email)).count
    for (const email of ['nobody-here@example.com', owner.email, owner.email]) {
      const answer = await askPeople(server, 'forgot', { email })
      assert.deepEqual([answer.status, await answer.json()], [200, {}])
    }
    assert.deepEqual(
      [(await mailTo(owner.email)).count, (await mailTo('nobody-here@example.com')).count],
      [before + 1, 0],
    )
  })

  it('is replaced by the link once, within an hour; every session ends', async () => {
    const { session } = await join('dorothy@example.com')
    await askPeople(server, 'forgot', { email: 'dorothy@example.com' })
    const { token, page } = await mailTo('dorothy@example.com')
    assert.equal(page, '/console/new-password')
    const reset = await askPeople(server, 'reset', { token, password: other })
    assert.deepEqual([reset.status, await statusOf(session), await statusOf(sessionOf(reset))], [200, 401, 200])
    assert.deepEqual(
      [(await signIn('dorothy@example.com', long)).status, (await signIn('dorothy@example.com', other)).status],
      [401, 200],
    )
    assert.equal((await askPeople(server, 'reset', { token, password: long })).status, 403)
    server.clock.advance(10 * minute)
    await askPeople(server, 'forgot', { email: 'dorothy@example.com' })
    const late = await mailTo('dorothy@example.com')
    server.clock.advance(hour)
    assert.equal((await askPeople(server, 'reset', { token: late.token, password: long })).status, 403)
  })

  it('is replaced by a link of the operator where mail does not arrive', async () => {
    const { link } = (await server.operate('members.link', { email: owner.email })) as { link: string }
    const [where, token] = link.split('#')
    assert.equal(where, `${server.url}/console/new-password`)
    const reset = await askPeople(server, 'reset', { token, password: owner.password })
    assert.equal(reset.status, 200)
    ownerSession = sessionOf(reset)
    await assert.rejects(server.operate('members.link', {}) as Promise<unknown>, { code: 'people_exist' })
    await assert.rejects(server.operate('members.link', { email: 'nobody@example.com' }) as Promise<unknown>)
  })
})

describe('the own account', () => {
  it('gets another password for the current one; other sessions end and this one has a new token', async () => {
    const { session } = await join('emmy@example.com')
    const elsewhere = sessionOf(await signIn('emmy@example.com', long))
    const wrong = await askPeople(server, 'change-password', { current: 'x', password: other }, { session })
    assert.deepEqual(await codeOf(wrong), [403, 'password_wrong'])
    const done = await askPeople(server, 'change-password', { current: long, password: other }, { session })
    assert.deepEqual(
      [done.status, await statusOf(session), await statusOf(elsewhere), await statusOf(sessionOf(done))],
      [200, 401, 401, 200],
    )
  })

  it('does not let a stolen session guess the password', async () => {
    const { session } = await join('radia@example.com')
    const guess = () => askPeople(server, 'change-password', { current: 'x', password: other }, { session })
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) statuses.push((await guess()).status)
    assert.deepEqual(statuses, [403, 403, 403, 403, 403, 429])
  })

  it('gets another address, which is verified by the mail to it', async () => {
    const { session } = await join('sofia@example.com')
    const taken = await askPeople(server, 'change-email', { email: owner.email, password: long }, { session })
    assert.deepEqual(await codeOf(taken), [409, 'email_taken'])
    const given = { email: 'Sofia.K@example.com', password: long }
    assert.equal((await askPeople(server, 'change-email', given, { session })).status, 200)
    const verified = async () =>
      ((await (await askPeople(server, 'me', {}, { session })).json()) as Record<string, unknown>)['email_verified']
    assert.equal(await verified(), false)
    const { token, page } = await mailTo('sofia.k@example.com')
    assert.equal(page, '/console/confirm-email')
    assert.equal((await askPeople(server, 'confirm-email', { token })).status, 200)
    assert.deepEqual([await verified(), (await askPeople(server, 'confirm-email', { token })).status], [true, 403])
  })

  it('proves another address by no link that went to the one before', async () => {
    const { session } = await join('hedy@example.com')
    await askPeople(server, 'forgot', { email: 'hedy@example.com' })
    const { token: reset } = await mailTo('hedy@example.com')
    const move = async (email: string) =>
      (await askPeople(server, 'change-email', { email, password: long }, { session })).status
    assert.equal(await move('hedy.l@example.com'), 200)
    const { token } = await mailTo('hedy.l@example.com')
    // No mail goes to this one: five minutes have not gone by.
    assert.equal(await move('hedy.lamarr@example.com'), 200)
    const confirmed = await askPeople(server, 'confirm-email', { token })
    assert.deepEqual(await codeOf(confirmed), [403, 'link_invalid'])
    const chosen = await askPeople(server, 'reset', { token: reset, password: other })
    assert.deepEqual(await codeOf(chosen), [403, 'link_invalid'])
  })

  it('shows its live sessions, and ends one or all others', async () => {
    const { session } = await join('katherine@example.com')
    const headers = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0' }
    const body = { email: 'katherine@example.com', password: long }
    const second = sessionOf(await askPeople(server, 'sign-in', body, { headers }))
    const list = async () => {
      const answer = await askPeople(server, 'sessions', {}, { session })
      return ((await answer.json()) as { sessions: { id: string; agent: string; current: boolean }[] }).sessions
    }
    const shown = await list()
    assert.deepEqual(shown.map(({ agent, current }) => [agent, current]).toSorted(), [
      ['', true],
      ['Firefox, Linux', false],
    ])
    const { id } = shown.find(({ current }) => !current)!
    assert.equal((await askPeople(server, 'end-sessions', { id }, { session: ownerSession })).status, 404)
    assert.equal((await askPeople(server, 'end-sessions', { id }, { session })).status, 200)
    assert.deepEqual([await statusOf(second), await statusOf(session), (await list()).length], [401, 200, 1])
    const third = sessionOf(await signIn(body.email, body.password))
    assert.equal((await askPeople(server, 'end-sessions', {}, { session })).status, 200)
    assert.equal(await statusOf(third), 401)
  })
})

it('an ended session, a used link and the address of an expired invitation are deleted after 30 days', async () => {
  await invite('expired@example.com')
  server.clock.advance(38 * 24 * hour)
  await purgeRateWindows.run(server.services, jobContext())
  const rows = await auditRows(server.services.store).everyRow()
  assert.deepEqual([rows['session'], rows['person_link']], [[], []])
  assert.ok(!JSON.stringify(rows['invitation']).includes('@'))
  ownerSession = sessionOf(await signIn(owner.email, owner.password))
})

it('a person who makes a workspace is its owner', async () => {
  const { id } = (await (await askPeople(server, 'me', {}, { session: ownerSession })).json()) as { id: string }
  const made = await server.call('POST', '/console/api/workspaces.create', {
    key: null,
    body: JSON.stringify({ name: 'Third' }),
    headers: { Cookie: `__Host-gatehouse_session=${ownerSession}`, 'Sec-Fetch-Site': 'same-origin' },
  })
  const workspace = (await made.json()) as Invited
  assert.equal(made.status, 200, JSON.stringify(workspace))
  const listed = (await server.operate('members.list', { workspace_id: workspace.id })) as Members
  assert.deepEqual(
    listed.members.map(({ person_id, production }) => [person_id, production]),
    [[id, 'owner']],
  )
})

it('no address, name, password or token is in a log line or an audit entry', async () => {
  const { token } = await mailTo('sofia.k@example.com')
  const written = JSON.stringify([server.log.lines, await entries()])
  for (const secret of ['@example.com', 'Grace', 'hérons', 'loutres', token, ownerSession]) {
    assert.ok(!written.includes(secret), secret)
  }
})
