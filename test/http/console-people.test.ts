import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { permissions, roles } from '../../src/domain/people/roles.ts'
import { auditRows } from '../support/audit-rows.ts'
import { idleReader } from '../support/idle-reader.ts'
import { askPeople, owner, sessionOf, setUpOwner } from '../support/people.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const hour = 3_600_000
let server: TestServer

before(async () => void (server = await startTestServer({ world: { reader: idleReader } })))
after(() => server.stop())
beforeEach(() => server.clock.advance(60_000))

const signIn = async (email: string = owner.email, password: string = owner.password) =>
  askPeople(server, 'sign-in', { email, password })
const meOf = (session: string | null) => askPeople(server, 'me', {}, { session })
const entries = () => auditRows(server.services.store).entries()
const actionsSince = async (count: number) =>
  (await entries())
    .slice(count)
    .map(({ action }) => action)
    .toSorted()

describe('the link of the first person', () => {
  it('is made at the start, with its token in the fragment', () => {
    assert.match(server.setUpUrl!, new RegExp(`^${server.url}/console/set-up#[A-Za-z0-9_-]{43}$`))
  })

  it('refuses another token before any work, and a weak password with what is weak about it', async () => {
    const wrong = await askPeople(server, 'set-up', { ...owner, token: 'A'.repeat(43) })
    assert.deepEqual(
      [wrong.status, await wrong.json()],
      [
        403,
        {
          detail: {
            code: 'link_invalid',
            message: 'This link was used, has expired or was replaced. Ask for a new one.',
          },
        },
      ],
    )
    const token = server.setUpUrl!.split('#')[1]!
    for (const [password, type] of [
      ['Lovelace1815', 'value_error'],
      ['short', 'string_too_short'],
      ['password', 'value_error'],
    ] as const) {
      const weak = await askPeople(server, 'set-up', { ...owner, token, password })
      const { detail } = (await weak.json()) as { detail: { type: string; loc: string[]; ctx: object }[] }
      assert.deepEqual([weak.status, detail[0]!.type, detail[0]!.loc], [422, type, ['body', 'password']], password)
      assert.ok(!('input' in detail[0]!), 'the password is not repeated')
    }
  })

  it('makes the owner of every workspace, signed in, once', async () => {
    const before = (await entries()).length
    const { answer, session } = await setUpOwner(server)
    assert.equal(answer.status, 200)
    const me = (await (await meOf(session)).json()) as Record<string, unknown>
    const { id, permissions_by_role, ...shown } = me
    const all = [...permissions]
    assert.deepEqual(shown, {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      email_verified: true,
      locale: 'en',
      operates: true,
      workspaces: [
        {
          id: server.workspaceId,
          name: 'Sandbox',
          sandbox: 'owner',
          production: 'owner',
          may: { sandbox: all, production: all },
        },
      ],
    })
    const byRole = permissions_by_role as Record<string, string[]>
    assert.deepEqual(Object.keys(byRole), [...roles])
    assert.deepEqual(byRole['owner'], [...permissions])
    assert.deepEqual(byRole['api_manager'], ['access.read', 'access.change', 'cases.read', 'sandbox.use'])
    assert.deepEqual(await actionsSince(before), ['member.joined', 'session.started'])
    const joined = (await entries()).find(({ action }) => action === 'member.joined')!
    assert.deepEqual([joined.actor_id, joined.object_id], [`person-${String(id)}`, id])

    const again = await askPeople(server, 'set-up', { ...owner, token: server.setUpUrl!.split('#')[1]! })
    assert.equal(again.status, 403)
  })
})

describe('the cookie of a session', () => {
  it('is of this host alone, out of reach of scripts, for seven days', async () => {
    const answer = await signIn()
    const [header = '', device = ''] = answer.headers.getSetCookie()
    assert.match(
      header,
      /^__Host-gatehouse_session=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=604800$/,
    )
    assert.match(
      device,
      /^__Host-gatehouse_device=[A-Za-z0-9_-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=15552000$/,
    )
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.match(answer.headers.get('content-security-policy') ?? '', /^default-src 'none'; .*sandbox$/)
  })

  it('is replaced at every sign-in, and the session before it ended', async () => {
    const first = sessionOf(await signIn())
    const second = await askPeople(
      server,
      'sign-in',
      { email: owner.email, password: owner.password },
      { session: first },
    )
    assert.equal((await meOf(first)).status, 401)
    assert.equal((await meOf(sessionOf(second))).status, 200)
  })

  it('ends at sign-out, which removes it', async () => {
    const session = sessionOf(await signIn())
    const out = await askPeople(server, 'sign-out', {}, { session })
    assert.match(out.headers.get('set-cookie')!, /^__Host-gatehouse_session=; .*Max-Age=0$/)
    assert.deepEqual([(await meOf(session)).status, (await askPeople(server, 'sign-out', {})).status], [401, 200])
  })

  it('works until it was unused for 12 hours, and for 7 days whatever its use', async () => {
    const unused = sessionOf(await signIn())
    server.clock.advance(12 * hour - 1)
    assert.equal((await meOf(unused)).status, 200)
    server.clock.advance(12 * hour)
    assert.equal((await meOf(unused)).status, 401)
    const used = sessionOf(await signIn())
    for (let day = 0; day < 7 * 3 - 1; day++) {
      server.clock.advance(8 * hour)
      assert.equal((await meOf(used)).status, 200)
    }
    server.clock.advance(8 * hour)
    assert.equal((await meOf(used)).status, 401)
  })

  it('that is malformed or unknown is none', async () => {
    for (const session of ['', 'x', 'A'.repeat(43)]) assert.equal((await meOf(session)).status, 401)
    const answer = await meOf(null)
    assert.deepEqual([answer.status, await answer.json()], [401, { detail: 'Sign in first' }])
  })
})

describe('a sign-in that is refused', () => {
  const refused = [401, { detail: 'The e-mail address or the password is wrong' }]

  it('says the same of an unknown address and of a wrong password', async () => {
    for (const [email, password] of [
      ['nobody@example.com', owner.password],
      [owner.email, 'another long password of mine'],
    ] as const) {
      const answer = await signIn(email, password)
      assert.deepEqual([answer.status, await answer.json()], refused, email)
      assert.equal(answer.headers.get('set-cookie'), null)
    }
  })

  it('takes the same work: the times of both do not tell which it was', async () => {
    const rounds = 15
    const times = { unknown: Array<number>(), wrong: Array<number>() }
    for (let round = 0; round < rounds; round++) {
      for (const [kind, email] of [
        ['unknown', 'nobody@example.com'],
        ['wrong', owner.email],
      ] as const) {
        const begun = performance.now()
        await signIn(email, 'another long password of mine')
        times[kind].push(performance.now() - begun)
      }
    }
    const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]!
    const ratio = median(times.unknown) / median(times.wrong)
    assert.ok(ratio > 0.7 && ratio < 1.4, `unknown takes ${ratio.toFixed(2)} times as long as wrong`)
  })

  it('takes the address in any case, and a password in any Unicode form', async () => {
    assert.equal((await signIn('ADA@Example.COM')).status, 200)
    assert.equal((await signIn(owner.email, owner.password.normalize('NFD'))).status, 200)
  })
})

describe('the own details', () => {
  it('are changed, with an entry that names what and not to what', async () => {
    const session = sessionOf(await signIn())
    const answer = await askPeople(server, 'change', { name: 'Ada King', locale: 'fr' }, { session })
    const { name, locale } = (await answer.json()) as Record<string, unknown>
    assert.deepEqual([answer.status, name, locale], [200, 'Ada King', 'fr'])
    const { name: kept } = (await (await meOf(session)).json()) as Record<string, unknown>
    assert.equal(kept, 'Ada King')
    const entry = (await entries()).find(({ action }) => action === 'member.changed')!
    assert.deepEqual([entry.action, entry.changed], ['member.changed', ['name', 'locale']])
    assert.equal((await askPeople(server, 'change', { name: 'Ada Lovelace', locale: 'en' }, { session })).status, 200)
  })
})

describe('a call of people is refused', () => {
  const ask = (headers: Record<string, string>, body: unknown = {}, action = 'sign-in') =>
    askPeople(server, action, body, { headers })

  it('from a page of another origin, before its body is read', async () => {
    const others: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Origin: 'https://a.example' },
    ]
    for (const headers of others) {
      const answer = await ask(headers, 'not json')
      const { detail } = (await answer.json()) as { detail: { code: string } }
      assert.deepEqual([answer.status, detail.code], [403, 'cross_site_refused'])
    }
  })

  it('when its body is not valid, without the value', async () => {
    const answer = await ask({}, { email: 'no address', password: 5551234 })
    const text = await answer.text()
    assert.equal(answer.status, 422)
    assert.ok(!text.includes('5551234') && !text.includes('no address'), text)
    assert.equal((await ask({}, '[]')).status, 422)
    assert.equal((await ask({}, '{"email":"a@example.com","email":"b@example.com","password":"x"}')).status, 422)
  })

  it('with 404 for an action that is not there', async () => {
    assert.equal((await ask({}, {}, 'become-owner')).status, 404)
  })

  it('and nothing personal is logged or audited', async () => {
    const written = JSON.stringify([server.log.lines, await entries()])
    const token = server.setUpUrl!.split('#')[1]!
    for (const secret of [
      token,
      owner.email,
      owner.password,
      'Ada',
      'another long password',
      sessionOf(await signIn()),
    ]) {
      assert.ok(!written.includes(secret), secret)
    }
  })
})
