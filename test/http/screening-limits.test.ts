import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { withTenant } from '../../src/store/tenant.ts'
import { idleReader } from '../support/idle-reader.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, place) => ({ name: `Person Number${from + place}` }))
const words = (count: number) => Array.from({ length: count }, () => 'ab').join(' ')

describe('a call that names more than can be screened', () => {
  let server: TestServer
  before(async () => {
    server = await startTestServer({ world: { reader: idleReader } })
  })
  after(() => server.stop())

  const issues = async (values: object, more: object = {}) => {
    const answer = await server.post('/v1/kyc/verify', { kind: 'corporation', values, ...more })
    const body = (await answer.json()) as { detail: readonly Record<string, unknown>[] }
    return { status: answer.status, issues: body.detail }
  }

  it('250 parties are answered 200', async () => {
    const values = { legal_name: 'Clear Ltd.', ...lists(249) }
    assert.equal((await issues(values)).status, 200)
  })

  it('251 parties are a 422 that says how many', async () => {
    assert.deepEqual(await issues({ legal_name: 'Clear Ltd.', ...lists(250) }), {
      status: 422,
      issues: [
        {
          type: 'too_long',
          loc: ['body', 'values'],
          msg: 'Values should have at most 250 parties to screen, not 251',
          ctx: { field_type: 'Parties', max_length: 250, actual_length: 251 },
        },
      ],
    })
  })

  it('a party that is in several lists counts once', async () => {
    const values = { legal_name: 'Clear Ltd.', ...lists(249), signatories: people(50) }
    assert.equal((await issues(values)).status, 200)
  })

  it('a name of 65 words is a 422 at its place', async () => {
    const name = words(65)
    const values = { legal_name: 'Clear Ltd.', directors: [{ name: 'Ann Lee' }, { name, country: 'CA' }] }
    assert.deepEqual(await issues(values), {
      status: 422,
      issues: [
        {
          type: 'too_long',
          loc: ['body', 'values', 'directors', 1, 'name'],
          input: name,
          msg: 'Name should have at most 64 words, not 65',
          ctx: { field_type: 'Words', max_length: 64, actual_length: 65 },
        },
      ],
    })
  })

  it('a legal name of 301 characters is a 422 at its place, beside the other limits', async () => {
    const { status, issues: found } = await issues({ legal_name: 'a'.repeat(301), ...lists(250) })
    assert.equal(status, 422)
    assert.deepEqual(
      found.map(({ type, loc, msg }) => [type, loc, msg]),
      [
        ['too_long', ['body', 'values'], 'Values should have at most 250 parties to screen, not 251'],
        ['string_too_long', ['body', 'values', 'legal_name'], 'String should have at most 300 characters'],
      ],
    )
  })

  it('a name made of several values is a 422 at the values', async () => {
    const values = { first_name: 'a'.repeat(100), middle_names: 'b'.repeat(100), last_name: 'c'.repeat(100) }
    const { issues: found } = await issues(values, { kind: 'individual' })
    assert.deepEqual(
      found.map(({ loc, msg }) => [loc, msg]),
      [[['body', 'values'], 'String should have at most 300 characters']],
    )
  })

  it('is answered when screening is switched off, up to the 10,000 values of a body', async () => {
    const off = { screen_sanctions: false }
    assert.equal((await issues({ legal_name: words(65), ...lists(250) }, off)).status, 200)
    const tooMany = await issues({ legal_name: 'Clear Ltd.', directors: people(10_000) }, off)
    assert.equal(tooMany.status, 422)
    assert.deepEqual(
      tooMany.issues.map(({ type, loc }) => [type, loc]),
      [['too_long', ['body']]],
    )
  })

  it('nothing of it is stored, and the schema is refused first', async () => {
    const reference = 'too-many'
    const values = { legal_name: 'Clear Ltd.', ...lists(250) }
    assert.equal((await issues(values, { reference })).status, 422)
    const stored = await withTenant(server.services.store.app, server.workspaceId, (tx) =>
      tx.selectFrom('kyc_case').select('id').where('reference', '=', reference).execute(),
    )
    assert.deepEqual(stored, [])
    const both = await issues(values, { environment: 'moon' })
    assert.deepEqual(
      both.issues.map(({ loc }) => loc),
      [['body', 'environment']],
    )
  })
})

/** So many parties in lists of 50. */
function lists(count: number) {
  const keys = ['directors', 'partners', 'trustees', 'settlors', 'beneficiaries', 'beneficial_owners'] as const
  return Object.fromEntries(
    keys.map((key, place) => [key, people(Math.max(0, Math.min(50, count - place * 50)), place * 50)]),
  )
}
