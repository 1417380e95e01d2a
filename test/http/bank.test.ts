import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { simulateAccount } from '../../src/domain/bank/simulator/simulate-account.ts'
import { dateInTimeZone } from '../../src/domain/values/dates.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const dayMs = 86_400_000
const connections = '/v1/partner/bank-connections'

type Body = Record<string, unknown>

interface Transactions {
  readonly items: readonly {
    readonly id: string
    readonly date: string
    readonly type: string
    readonly category: string
    readonly amount: number
    readonly balance: number
  }[]
  readonly total: number
}

describe('bank connections over HTTP', () => {
  let server: TestServer
  let key: string
  before(async () => {
    server = await startTestServer()
    await server.operate('workspaces.update', { id: server.workspaceId, growth: true })
    key = await newKey(server.workspaceId, ['bank:read', 'bank:write', 'kyc:verify'])
  })
  after(() => server.stop())

  const newKey = async (workspaceId: string, scopes: readonly string[]) => {
    const made = await server.operate('keys.create', { workspace_id: workspaceId, name: 'bank', scopes })
    return (made as { key: string }).key
  }
  const otherWorkspace = async (settings: object = { growth: true }) => {
    const made = (await server.operate('workspaces.create', { name: 'Other', ...settings })) as { id: string }
    return made.id
  }
  const read = async (answer: Response) => ({ status: answer.status, body: (await answer.json()) as Body })
  const get = async (where: string, init: { key?: string; headers?: Record<string, string> } = {}) =>
    read(await server.call('GET', `${connections}${where}`, { key, ...init }))
  const post = async (where: string, body: unknown, init: { key?: string; headers?: Record<string, string> } = {}) =>
    read(await server.post(`${connections}${where}`, body, { key, ...init }))
  const connect = async (input: object = {}) => {
    const { status, body } = await post('', { bank_code: 'SBX-SALARY', ...input })
    assert.equal(status, 201)
    return body as Body & { id: string }
  }
  const newCase = async (given: object = {}) => {
    const answer = await server.post(
      '/v1/kyc/verify',
      { reference: randomUUID(), subject: 'Clara Clearwater', values: {}, screen_sanctions: false, ...given },
      { key },
    )
    return String(((await answer.json()) as Body)['case_id'])
  }
  const transactions = async (id: string, query = '') => {
    const { status, body } = await get(`/${id}/transactions${query}`)
    assert.equal(status, 200)
    return body as unknown as Transactions
  }
  const today = () => dateInTimeZone(server.clock.now().toISOString(), 'America/Toronto')
  const production = { headers: { 'X-Service-Environment': 'production' } }

  it('connects an account with every field, connected at once', async () => {
    const connection = await connect({ bank_name: 'My bank' })
    assert.deepEqual(Object.keys(connection), [
      'id',
      'tenant_id',
      'case_id',
      'bank_code',
      'bank_name',
      'account_holder',
      'account_last4',
      'status',
      'link_token',
      'connected_at',
      'expires_at',
      'avg_balance',
      'monthly_income',
      'monthly_expenses',
      'transaction_count',
      'cash_flow_data',
      'environment',
      'created_at',
      'updated_at',
    ])
    assert.equal(connection['tenant_id'], server.workspaceId)
    assert.equal(connection['case_id'], null)
    assert.equal(connection['bank_code'], 'SBX-SALARY')
    assert.equal(connection['account_holder'], 'Sandbox Client')
    assert.equal(connection['status'], 'connected')
    assert.equal(connection['cash_flow_data'], null)
    assert.equal(connection['environment'], 'sandbox')
    assert.match(String(connection['link_token']), /^link_sandbox_[0-9a-f]{48}$/)
    assert.match(String(connection['account_last4']), /^\d{4}$/)
    assert.match(String(connection['expires_at']), /^2027-02-19T/)
    assert.ok(Number(connection['monthly_income']) > 0)
  })

  it('answers the same connection again', async () => {
    const connection = await connect()
    assert.deepEqual(await get(`/${connection.id}`), { status: 200, body: connection })
  })

  it('names the client of the case as holder', async () => {
    const caseId = await newCase()
    const connection = await connect({ case_id: caseId })
    assert.equal(connection['case_id'], caseId)
    assert.equal(connection['account_holder'], 'Clara Clearwater')
  })

  it('names the client of the last verdict where the case has no subject', async () => {
    const caseId = await newCase({ subject: undefined, values: { first_name: 'Marc', last_name: 'Tremblay' } })
    assert.equal((await connect({ case_id: caseId }))['account_holder'], 'Marc Tremblay')
  })

  it('gives the same account for the same workspace, case and bank code', async () => {
    const caseId = await newCase()
    const [one, two] = [await connect({ case_id: caseId }), await connect({ case_id: caseId })]
    const other = await connect({ case_id: await newCase() })
    const rows = await transactions(one.id, '?limit=500')
    assert.notEqual(one.id, two.id)
    assert.deepEqual(await transactions(two.id, '?limit=500'), rows)
    assert.notDeepEqual(await transactions(other.id, '?limit=500'), rows)
  })

  it('answers the simulated account byte for byte, on either engine', async () => {
    const { id, case_id } = await connect({ case_id: await newCase(), bank_code: 'SBX-LARGE' })
    const client = {
      ...{ tenantId: server.workspaceId, caseId: String(case_id), bankCode: 'SBX-LARGE', bankName: null },
      ...{ holder: 'Clara Clearwater', isEntity: false, connectedOn: today() },
    }
    const simulated = simulateAccount(client, today()).transactions.toReversed()
    for (const offset of [0, 4900]) {
      const answer = await server.call('GET', `${connections}/${id}/transactions?offset=${offset}`, { key })
      const items = simulated.slice(offset, offset + 100).map(({ amountCents, balanceCents, ...row }) => ({
        ...{ id: row.id, date: row.date, description: row.description, amount: amountCents / 100 },
        ...{ type: amountCents < 0 ? 'debit' : 'credit', category: row.category, balance: balanceCents / 100 },
      }))
      const expected = { items, total: 5000, account_holder: 'Clara Clearwater', bank_name: 'Sandbox Bank' }
      assert.equal((await answer.text()).replaceAll(',\n', ','), JSON.stringify(expected))
    }
  })

  describe('refuses in this order', () => {
    const everywhere = (id: string) =>
      [
        ['POST', ''],
        ['GET', `/${id}`],
        ['GET', `/${id}/transactions`],
        ['POST', `/${id}/refresh`],
        ['GET', `/${id}/analysis`],
      ] as const
    const call = async (method: string, where: string, init: object) =>
      method === 'GET' ? get(where, init) : post(where, '{', init)

    it('403 without the scope, before the plan', async () => {
      const bare = await newKey(await otherWorkspace({}), ['kyc:verify'])
      for (const [method, where] of everywhere(randomUUID())) {
        const { status, body } = await call(method, where, { key: bare, ...production })
        assert.equal(status, 403)
        assert.match(String(body['detail']), /^API key lacks the bank:(read|write) scope$/)
      }
    })

    it('403 bank_scope_not_allowed without the Growth plan, before the environment', async () => {
      const workspaceId = await otherWorkspace()
      const bank = await newKey(workspaceId, ['bank:read', 'bank:write'])
      await server.operate('workspaces.update', { id: workspaceId, growth: false })
      for (const [method, where] of everywhere(randomUUID())) {
        const { status, body } = await call(method, where, { key: bank, ...production })
        assert.equal(status, 403)
        assert.equal((body['detail'] as Body)['code'], 'bank_scope_not_allowed')
      }
    })

    it('422 for another environment, before everything about the call itself', async () => {
      for (const [method, where] of everywhere('not-a-uuid')) {
        const { status, body } = await call(method, where, { headers: { 'X-Service-Environment': 'live' } })
        assert.deepEqual([status, body['detail']], [422, "environment must be 'sandbox' or 'production'"])
      }
    })

    it('409 bank_connect_unavailable in production, before parameters and body', async () => {
      for (const [method, where] of everywhere('not-a-uuid')) {
        if (where === '/not-a-uuid') continue
        const { status, body } = await call(method, where, production)
        assert.equal(status, 409)
        assert.equal((body['detail'] as Body)['code'], 'bank_connect_unavailable')
      }
    })

    it('404 for a connection of the other environment', async () => {
      const { id } = await connect()
      assert.deepEqual(await get(`/${id}`, production), {
        status: 404,
        body: { detail: 'Bank connection not found' },
      })
    })

    it('404 for an unknown connection and for one of another workspace alike', async () => {
      const { id } = await connect()
      const foreign = await newKey(await otherWorkspace(), ['bank:read', 'bank:write'])
      for (const [method, where] of everywhere(id).slice(1)) {
        const answer = { status: 404, body: { detail: 'Bank connection not found' } }
        assert.deepEqual(await call(method, where, { key: foreign }), answer)
        assert.deepEqual(await call(method, where.replace(id, randomUUID()), {}), answer)
      }
    })

    it('404 for an unknown case, one of another workspace and one of the other environment alike', async () => {
      const foreign = await newKey(await otherWorkspace(), ['bank:write', 'kyc:verify'])
      const inProduction = await newCase({ environment: 'production' })
      const answer = { status: 404, body: { detail: 'Case not found' } }
      assert.deepEqual(await post('', { bank_code: '006', case_id: randomUUID() }), answer)
      assert.deepEqual(await post('', { bank_code: '006', case_id: await newCase() }, { key: foreign }), answer)
      assert.deepEqual(await post('', { bank_code: '006', case_id: inProduction }), answer)
    })

    it('422 with everything that is wrong with a body', async () => {
      const { status, body } = await post('', { bank_name: 5, case_id: 'x' })
      assert.equal(status, 422)
      assert.deepEqual(
        (body['detail'] as { loc: unknown; type: string }[]).map(({ loc, type }) => [loc, type]),
        [
          [['body', 'bank_code'], 'missing'],
          [['body', 'bank_name'], 'string_type'],
          [['body', 'case_id'], 'uuid_parsing'],
        ],
      )
    })

    it('422 for an empty and for a long bank code', async () => {
      const typeOf = async (bank_code: string) =>
        ((await post('', { bank_code })).body['detail'] as { type: string }[]).map(({ type }) => type)
      assert.deepEqual(await typeOf(''), ['string_too_short'])
      assert.deepEqual(await typeOf('x'.repeat(65)), ['string_too_long'])
      assert.equal((await post('', { bank_code: 'x'.repeat(64) })).status, 201)
    })

    it('422 with everything that is wrong with path and query', async () => {
      const query = '?from=2026-02-30&to=x&type=both&category=fun&limit=0&offset=-1'
      const { status, body } = await get(`/not-a-uuid/transactions${query}`)
      assert.equal(status, 422)
      assert.deepEqual(
        (body['detail'] as { loc: unknown; type: string }[]).map(({ loc, type }) => [loc, type]),
        [
          [['path', 'connection_id'], 'uuid_parsing'],
          [['query', 'from'], 'date_from_datetime_parsing'],
          [['query', 'to'], 'date_from_datetime_parsing'],
          [['query', 'type'], 'literal_error'],
          [['query', 'category'], 'literal_error'],
          [['query', 'limit'], 'greater_than_equal'],
          [['query', 'offset'], 'greater_than_equal'],
        ],
      )
      const { id } = await connect()
      assert.equal((await get(`/${id}/transactions?limit=501`)).status, 422)
      assert.equal((await get(`/${id}/transactions?limit=ten`)).status, 422)
      assert.equal((await get(`/${id}/analysis?months=4`)).status, 422)
    })

    it('502 when the bank data provider does not answer, and stores nothing', async () => {
      const answer = { status: 502, body: { detail: 'the bank data service did not answer' } }
      assert.deepEqual(await post('', { bank_code: 'SBX-ERROR' }), answer)
    })
  })

  describe('transactions', () => {
    it('are the newest first, each with the fields of a transaction', async () => {
      const { id, transaction_count: count } = await connect({ bank_code: 'SBX-LARGE' })
      const { items, total } = await transactions(id)
      assert.equal(total, 5000)
      assert.equal(count, 5000)
      assert.equal(items.length, 100)
      assert.deepEqual(Object.keys(items[0] ?? {}), [
        'id',
        'date',
        'description',
        'amount',
        'type',
        'category',
        'balance',
      ])
      const days = items.map(({ date }) => date)
      assert.deepEqual(days, days.toSorted().toReversed())
      for (const { amount, type } of items) assert.equal(type, amount < 0 ? 'debit' : 'credit')
    })

    it('can be paged through with any limit, each once, to the oldest', async () => {
      const { id } = await connect({ bank_code: 'SBX-LARGE' })
      const walk = async (limit: number) => {
        const ids: string[] = []
        for (let offset = 0; ; offset += limit) {
          const { items } = await transactions(id, `?limit=${limit}&offset=${offset}`)
          if (items.length === 0) return ids
          ids.push(...items.map((item) => item.id))
        }
      }
      const [odd, large] = [await walk(333), await walk(500)]
      assert.equal(new Set(odd).size, 5000)
      assert.deepEqual(odd, large)
    })

    it('beyond the last are an empty page with the total', async () => {
      const { id } = await connect({ bank_code: 'SBX-LARGE' })
      assert.deepEqual((await transactions(id, '?offset=5000')).items, [])
      assert.equal((await transactions(id, '?offset=9007199254740991')).total, 5000)
    })

    it('are filtered by day, type and category; the total counts what the filters let through', async () => {
      const { id } = await connect()
      const all = (await transactions(id, '?limit=500')).items
      const [from, to] = ['2026-08-10', '2026-09-20']
      const between = await transactions(id, `?from=${from}&to=${to}&limit=500`)
      assert.deepEqual(
        between.items,
        all.filter(({ date }) => date >= from && date <= to),
      )
      const salaries = await transactions(id, '?category=salary&limit=2&offset=1')
      const expected = all.filter(({ category }) => category === 'salary')
      assert.deepEqual(salaries.items, expected.slice(1, 3))
      assert.equal(salaries.total, expected.length)
      const debits = await transactions(id, '?type=debit&limit=500')
      assert.equal(debits.total, all.filter(({ amount }) => amount < 0).length)
      assert.equal((await transactions(id, '?type=credit&category=rent')).total, 0)
    })

    it('add up: each balance is the one before plus the amount, exact to the cent', async () => {
      const { id } = await connect()
      const { items } = await transactions(id, '?limit=500')
      const cents = (amount: number) => Math.round(amount * 100)
      for (const [index, { balance, amount }] of items.slice(0, -1).entries()) {
        assert.equal(cents(balance), cents(items[index + 1]?.balance ?? 0) + cents(amount))
        assert.match(String(amount), /^-?\d+(\.\d{1,2})?$/)
      }
    })

    it('of an empty account are none', async () => {
      const { id } = await connect({ bank_code: 'SBX-EMPTY' })
      assert.deepEqual(await transactions(id), {
        items: [],
        total: 0,
        account_holder: 'Sandbox Client',
        bank_name: (await get(`/${id}`)).body['bank_name'],
      })
    })
  })

  describe('a refresh', () => {
    it('reads the account to today and fills the cash flow; what was there stays', async () => {
      const connection = await connect()
      const before = await transactions(connection.id, '?limit=500')
      server.clock.advance(35 * dayMs)
      const { status, body } = await post(`/${connection.id}/refresh`, '')
      const after = await transactions(connection.id, '?limit=500')
      assert.equal(status, 200)
      assert.ok(String(body['updated_at']) > String(connection['updated_at']))
      assert.equal(body['created_at'], connection['created_at'])
      assert.equal(body['expires_at'], connection['expires_at'])
      assert.equal((body['cash_flow_data'] as unknown[]).length, 3)
      assert.equal(body['transaction_count'], after.total)
      const newest = before.items[0]
      assert.ok(after.items.findIndex(({ id }) => id === newest?.id) > 0)
      assert.deepEqual(
        after.items.find(({ id }) => id === newest?.id),
        newest,
      )
      assert.deepEqual((await get(`/${connection.id}`)).body, body)
    })

    for (const [type, body] of [
      ['application/x-www-form-urlencoded', 'a=b'],
      ['application/octet-stream', 'x'],
      ['nonsense', '{'],
      ['text/plain', 'x'.repeat(1_100_000)],
      ['application/json', '{"a":'],
    ] as const) {
      it(`looks at no body: ${type}`, async () => {
        const { id } = await connect()
        const init = { key, headers: { 'Content-Type': type }, body }
        assert.equal((await server.call('POST', `${connections}/${id}/refresh`, init)).status, 200)
      })
    }

    it('is refused once the consent has ended; what was read stays readable', async () => {
      const { id } = await connect()
      server.clock.advance(90 * dayMs)
      const { status, body } = await post(`/${id}/refresh`, '')
      assert.equal(status, 409)
      assert.equal((body['detail'] as Body)['code'], 'bank_consent_ended')
      assert.ok((await transactions(id)).total > 0)
    })

    it('of ten at the same moment leaves one reading', async () => {
      const { id } = await connect()
      server.clock.advance(dayMs)
      const answers = await Promise.all(Array.from({ length: 10 }, () => post(`/${id}/refresh`, '')))
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
      const { total, items } = await transactions(id, '?limit=500')
      assert.equal(items.length, total)
    })
  })

  describe('an analysis', () => {
    it('covers 3 whole months, or as many as are asked for, and fills the cash flow once', async () => {
      const { id } = await connect()
      const months = async (query: string) =>
        ((await get(`/${id}/analysis${query}`)).body['cash_flow'] as unknown[]).length
      assert.equal(await months(''), 3)
      assert.equal(await months('?months=6'), 6)
      assert.equal(await months('?months=12'), 12)
      assert.equal(((await get(`/${id}`)).body['cash_flow_data'] as unknown[]).length, 3)
    })

    it('of 12 months fills the cash flow of the connection with its last three', async () => {
      const { id } = await connect()
      assert.equal((await get(`/${id}/analysis?months=12`)).status, 200)
      assert.equal(((await get(`/${id}`)).body['cash_flow_data'] as unknown[]).length, 3)
    })

    it('writes its flags in the language that is asked for', async () => {
      const { id } = await connect()
      const label = async (language: string) => {
        const { body } = await get(`/${id}/analysis`, { headers: { 'Accept-Language': language } })
        return (body['flags'] as { id: string; label: string }[]).find((flag) => flag.id === 'bank:nsf')?.label
      }
      assert.equal(await label('en'), 'No more than 1 returned payment in 90 days.')
      assert.match((await label('fr')) ?? '', /90 jours/)
    })

    it('compares the holder with the client of the case', async () => {
      const holderFlag = async (code: string) => {
        const { id } = await connect({ bank_code: code, case_id: await newCase() })
        const { body } = await get(`/${id}/analysis`)
        return (body['flags'] as { id: string; passed: boolean }[]).find((flag) => flag.id === 'bank:holder_name')
          ?.passed
      }
      assert.equal(await holderFlag('SBX-SALARY'), true)
      assert.equal(await holderFlag('SBX-JOINT'), true)
      assert.equal(await holderFlag('SBX-MISMATCH'), false)
    })

    it('does not compare an income with an account in another currency', async () => {
      const caseId = await newCase({ values: { first_name: 'Clara', country: 'CA', annual_income: '60000' } })
      const { id } = await connect({ bank_code: '007', case_id: caseId })
      const { body } = await get(`/${id}/analysis`)
      assert.equal(body['currency'], 'MAD')
      assert.ok(!(body['flags'] as { id: string }[]).some((flag) => flag.id === 'bank:income_declared'))
    })

    it('of an account on which nothing came in says nothing about deposits', async () => {
      const { id } = await connect({ bank_code: 'SBX-EMPTY', case_id: await newCase() })
      const { body } = await get(`/${id}/analysis`)
      const ids = (body['flags'] as { id: string }[]).map((flag) => flag.id)
      assert.ok(!ids.includes('bank:large_deposit') && !ids.includes('bank:circular_transfers'))
      assert.deepEqual([body['score'], body['band']], [null, null])
    })

    it('compares the income with the one that the last verdict of the case declared', async () => {
      const incomeFlag = async (annual_income: string) => {
        const caseId = await newCase({
          values: { first_name: 'Clara', last_name: 'Clearwater', country: 'CA', annual_income },
        })
        const { id } = await connect({ case_id: caseId })
        const { body } = await get(`/${id}/analysis`)
        return (body['flags'] as { id: string; passed: boolean }[]).find((flag) => flag.id === 'bank:income_declared')
          ?.passed
      }
      assert.equal(await incomeFlag('30000'), true)
      assert.equal(await incomeFlag('900000'), false)
    })
  })

  it('answers with no-store: an account is personal data', async () => {
    const { id } = await connect()
    const answer = await server.call('GET', `${connections}/${id}`, { key })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  })

  it('erases a connection with its case', async () => {
    const caseId = await newCase()
    const { id } = await connect({ case_id: caseId })
    await server.operate('cases.erase', { workspace_id: server.workspaceId, id: caseId, reason: 'request' })
    for (const suffix of ['', '/transactions', '/analysis']) {
      assert.deepEqual(await get(`/${id}${suffix}`), { status: 404, body: { detail: 'Bank connection not found' } })
    }
    assert.equal((await post(`/${id}/refresh`, '')).status, 404)
  })
})
