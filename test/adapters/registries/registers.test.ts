import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { openEgress } from '../../../src/adapters/egress/egress.ts'
import { openRegisters } from '../../../src/adapters/registries/index.ts'
import type { RegistryQuery } from '../../../src/domain/registry/registry-lookup.ts'
import { liveRegisters, type LiveRegister, type Register } from '../../../src/ports/registry.ts'
import {
  company,
  corporationsCanadaAnswer,
  enterprise,
  lei,
  leiParent,
  leiRecord,
  officers,
  owners,
} from '../../support/register-answers.ts'
import { startRegister, type RegisterServer } from '../../support/register-server.ts'

describe('registers online', () => {
  let server: RegisterServer
  const failures: string[] = []
  const seconds = { now: 0 }

  before(async () => {
    server = await startRegister()
  })
  after(() => server.stop())
  beforeEach(() => {
    server.answers = {}
    server.asked.length = 0
    failures.length = 0
  })

  async function register(id: LiveRegister): Promise<Register> {
    const registers = await openRegisters(
      { live: [{ id, base: server.base }], companiesHouseKey: 'key-of-a-test', snapshotFolder: null },
      {
        egress: openEgress({ allow: ['127.0.0.0/8'] }),
        now: () => new Date(seconds.now * 1000),
        onFailure: (cause) => failures.push(cause),
      },
    )
    return registers.of('production')[0]!
  }
  const signal = () => AbortSignal.timeout(5_000)
  const ask = async (id: LiveRegister, query: RegistryQuery) => (await register(id)).ask(query, signal())
  const found = async (id: LiveRegister, query: RegistryQuery) => {
    const answer = await ask(id, query)
    assert.equal(answer.status, 'found')
    return answer as Extract<typeof answer, { status: 'found' }>
  }

  it('Corporations Canada: a corporation by its number, with names, office, dates and last return', async () => {
    server.answers = { '/corporations/2291011.json?lang=eng': corporationsCanadaAnswer }
    const query = { by: 'registration_number', value: '2291011', country: 'CA' } as const
    const { entity, recordType, url } = await found('corporations_canada', query)
    assert.deepEqual(
      [recordType, url],
      ['federal corporation', 'https://ised-isde.canada.ca/cc/lgcy/fdrlCrpDtls.html?corpId=2291011'],
    )
    assert.deepEqual(entity, {
      legal_name: 'Maple Labs Inc.',
      previous_names: [
        { name: 'Birch Works Ltd.', until: '2019-05-01' },
        { name: 'Laboratoires Érable inc.', until: null },
      ],
      registration_number: '2291011',
      business_number: '123026635',
      lei: null,
      legal_form: 'Canada Business Corporations Act (CBCA) - 1987-02-12',
      jurisdiction: 'CA',
      status: 'active',
      status_raw: 'Active',
      status_since: null,
      incorporation_date: '1987-02-12',
      dissolution_date: null,
      registered_address: {
        street1: '1 Elm Street',
        city: 'Ottawa',
        province: 'ON',
        postal_code: 'K1A0B1',
        country: 'CA',
      },
      activity: [],
      officers: [],
      owners: [],
      parents: [],
      last_filing: { type: 'annual_return', date: '2026-03-02' },
    })
  })

  it('Corporations Canada: its words for a state', async () => {
    const [corporation] = corporationsCanadaAnswer
    const stateOf = async (status: string) => {
      server.answers = { '/corporations/1.json?lang=eng': [{ ...corporation, status }, null] }
      const query = { by: 'registration_number', value: '1', country: 'CA' } as const
      return (await found('corporations_canada', query)).entity.status
    }
    assert.equal(await stateOf('Active - Dissolution Pending (Non-compliance)'), 'active')
    assert.equal(await stateOf('Dissolved for non-compliance (s. 212)'), 'dissolved')
    assert.equal(await stateOf('Inactive - Amalgamated'), 'merged')
    assert.equal(await stateOf('Inactive - Discontinued'), 'inactive')
    assert.equal(await stateOf('Something new'), 'unknown')
  })

  it('Corporations Canada: 404 and a sentence in place of a record are no such corporation', async () => {
    const query = { by: 'business_number', value: '123026635', country: 'CA' } as const
    assert.deepEqual(await ask('corporations_canada', query), { status: 'not_found' })
    server.answers = { '/corporations/123026635.json?lang=eng': ['no corporation was found', null] }
    assert.deepEqual(await ask('corporations_canada', query), { status: 'not_found' })
  })

  it('Recherche d’entreprises: an enterprise by SIREN, without its auditor and without what is withheld', async () => {
    server.answers = { '/search?q=404833048&page=1&per_page=10': { results: [enterprise], total_results: 1 } }
    const { entity } = await found('recherche_entreprises', { by: 'siren', value: '404833048', country: 'FR' })
    assert.equal(entity.legal_name, 'ERABLE CONSEIL')
    assert.deepEqual(entity.registered_address, {
      street1: '8 RUE DE LONDRES',
      city: 'PARIS',
      province: null,
      postal_code: '75009',
      country: 'FR',
    })
    assert.deepEqual(
      entity.officers.map(({ name, role }) => `${name}: ${role}`),
      ['MARIE DUPONT: director', 'CHENE HOLDING: director', 'LUC MARTIN: auditor'],
    )
    assert.deepEqual([entity.status, entity.incorporation_date], ['active', '1996-01-15'])
  })

  it('Recherche d’entreprises: another SIREN in the results is not the one asked for', async () => {
    server.answers = { '/search?q=732829320&page=1&per_page=10': { results: [enterprise] } }
    assert.deepEqual(await ask('recherche_entreprises', { by: 'siren', value: '732829320', country: 'FR' }), {
      status: 'not_found',
    })
  })

  it('Recherche d’entreprises: by name only the very name, and several are to choose from', async () => {
    const results = [enterprise, { ...enterprise, siren: '732829320', nom_raison_sociale: 'ERABLE CONSEIL LYON' }]
    server.answers = {
      '/search?q=Érable Conseil SAS&page=1&per_page=10': { results },
      '/search?q=Érable&page=1&per_page=10': { results },
      '/search?q=Jumeau&page=1&per_page=10': {
        results: ['404833048', '732829320'].map((siren) => ({ ...enterprise, siren, nom_raison_sociale: 'JUMEAU' })),
      },
    }
    const byName = (value: string) => ask('recherche_entreprises', { by: 'name', value, country: 'FR' })
    assert.equal((await byName('Érable Conseil SAS')).status, 'found')
    assert.equal((await byName('Érable')).status, 'not_found')
    assert.deepEqual(await byName('Jumeau'), {
      status: 'ambiguous',
      candidates: [
        { name: 'JUMEAU', number: '404833048', score: 100 },
        { name: 'JUMEAU', number: '732829320', score: 100 },
      ],
    })
  })

  it('Companies House: a company with officers and who controls it, asked with the key', async () => {
    server.answers = {
      '/company/00123456': company,
      '/company/00123456/officers?items_per_page=100': officers,
      '/company/00123456/persons-with-significant-control?items_per_page=100': owners,
    }
    const query = { by: 'company_number', value: '00123456', country: 'GB' } as const
    const { entity } = await found('companies_house', query)
    assert.deepEqual(entity.officers, [
      { name: 'MAPLE, Nina', role: 'director', since: '2010-04-01', until: null },
      { name: 'PINE, Omar', role: 'secretary', since: '2010-04-01', until: null },
      { name: 'LARCH, Luc', role: 'director', since: '2010-04-01', until: '2020-01-01' },
    ])
    assert.deepEqual(
      entity.owners.map(({ name, kind, percent_min, percent_max }) => [name, kind, percent_min, percent_max]),
      [
        ['Ms Nina Maple', 'individual', 50, 75],
        ['Chene Holding', 'entity', null, null],
      ],
    )
    assert.deepEqual(entity.previous_names, [{ name: 'BIRCH WORKS LIMITED', until: '2012-06-30' }])
    assert.deepEqual(entity.last_filing, { type: 'confirmation_statement', date: '2026-03-31' })
    const basic = `Basic ${Buffer.from('key-of-a-test:').toString('base64')}`
    assert.deepEqual([...new Set(server.asked.map(({ headers }) => headers.authorization))], [basic])
  })

  it('Companies House: a company without a list of owners has none', async () => {
    server.answers = { '/company/00123456': { ...company, company_status: 'liquidation' } }
    const query = { by: 'company_number', value: '00123456', country: 'GB' } as const
    const { entity } = await found('companies_house', query)
    assert.deepEqual([entity.status, entity.officers, entity.owners], ['bankrupt', [], []])
  })

  it('Companies House: by name, through its search', async () => {
    const items = [
      { title: 'MAPLE LABS LIMITED', company_number: '00123456' },
      { title: 'MAPLE LABS (NORTH) LIMITED', company_number: '00123457' },
    ]
    server.answers = {
      '/search/companies?q=Maple Labs Ltd&items_per_page=20': { items },
      '/company/00123456': company,
    }
    const { entity } = await found('companies_house', { by: 'name', value: 'Maple Labs Ltd', country: 'GB' })
    assert.equal(entity.registration_number, '00123456')
  })

  it('a record that is too large is cut, so that a verdict stays quick', async () => {
    const items = Array.from({ length: 5_000 }, () => ({ name: 'x'.repeat(150), officer_role: 'director' }))
    server.answers = {
      '/company/00123456': { ...company, type: 'y'.repeat(10_000) },
      '/company/00123456/officers?items_per_page=100': { items },
    }
    const query = { by: 'company_number', value: '00123456', country: 'GB' } as const
    const { entity } = await found('companies_house', query)
    assert.deepEqual([entity.officers.length, entity.legal_form?.length], [100, 500])
  })

  it('GLEIF: an entity by LEI, with its parents', async () => {
    server.answers = {
      [`/lei-records/${lei}`]: { data: leiRecord },
      [`/lei-records/${lei}/direct-parent`]: { data: leiParent },
    }
    const { entity, url } = await found('gleif', { by: 'lei', value: lei, country: null })
    assert.equal(url, `https://search.gleif.org/#/record/${lei}`)
    assert.deepEqual(entity.parents, [{ lei: '5493001KJTIIGC8Y1R12', name: 'Maple Group Inc.', relation: 'direct' }])
    assert.deepEqual(
      [entity.registration_number, entity.lei, entity.status, entity.registered_address?.province],
      ['229101-1', lei, 'active', 'ON'],
    )
    assert.deepEqual(entity.last_filing, { type: 'lei_update', date: '2026-02-01' })
  })

  it('GLEIF: by name, and by the number that a country’s register gave', async () => {
    server.answers = {
      '/lei-records?filter[entity.legalName]=Maple Labs&page[size]=10': { data: [leiRecord] },
      '/lei-records?filter[entity.registeredAs]=2291011&filter[entity.legalAddress.country]=CA&page[size]=10': {
        data: [leiRecord],
      },
    }
    await found('gleif', { by: 'name', value: 'Maple Labs', country: 'CA' })
    await found('gleif', { by: 'registration_number', value: '2291011', country: 'CA' })
  })

  it('GLEIF: an entity that ended says how and when', async () => {
    const { attributes } = leiRecord
    const entity = {
      ...attributes.entity,
      status: 'INACTIVE',
      expiration: { date: '2024-01-31T00:00:00Z', reason: 'DISSOLVED' },
    }
    server.answers = { [`/lei-records/${lei}`]: { data: { ...leiRecord, attributes: { ...attributes, entity } } } }
    const ended = (await found('gleif', { by: 'lei', value: lei, country: null })).entity
    assert.deepEqual([ended.status, ended.status_since], ['dissolved', '2024-01-31'])
  })

  for (const [what, answer, code] of [
    ['a fault', 500, 'status_500'],
    ['a redirect', 302, 'status_302'],
    ['too many requests', 429, 'status_429'],
    ['a page of HTML', '<html>', 'not_json'],
    ['another shape', [{ corporationId: 7 }], 'unexpected_answer'],
    ['too long an answer', 'x'.repeat(1024 * 1024 + 1), 'answer'],
  ] as const) {
    it(`${what} is no answer`, async () => {
      server.answers = { '/corporations/1.json?lang=eng': answer }
      const asked = ask('corporations_canada', { by: 'registration_number', value: '1', country: 'CA' })
      await assert.rejects(asked, { name: 'RegisterUnavailable' })
      assert.deepEqual(failures, [`corporations_canada ${code}`])
    })
  }

  it('a register that gave no answer is left alone for half a minute', async () => {
    const query = { by: 'registration_number', value: '1', country: 'CA' } as const
    const canada = await register('corporations_canada')
    server.answers = { '/corporations/1.json?lang=eng': 500 }
    await assert.rejects(canada.ask(query, signal()))
    server.answers = {}
    seconds.now += 29
    await assert.rejects(canada.ask(query, signal()), { code: 'resting' })
    seconds.now += 1
    assert.deepEqual(await canada.ask(query, signal()), { status: 'not_found' })
    assert.equal(server.asked.length, 2)
  })

  it('a caller who stops waiting is let go', async () => {
    const given = AbortSignal.abort()
    const canada = await register('corporations_canada')
    const asked = canada.ask({ by: 'registration_number', value: '1', country: 'CA' }, given)
    await assert.rejects(asked, { name: 'RegisterUnavailable' })
  })

  it('each register answers for its own country, GLEIF for any', async () => {
    const can = async (id: LiveRegister, query: RegistryQuery) => (await register(id)).canAnswer(query)
    const number = { by: 'registration_number', value: '1', country: 'CA' } as const
    const answers = await Promise.all(liveRegisters.map((id) => can(id, number)))
    assert.deepEqual(answers, [true, false, false, true])
    assert.equal(await can('gleif', { by: 'lei', value: lei, country: null }), true)
    assert.equal(await can('corporations_canada', { by: 'name', value: 'Maple', country: 'CA' }), false)
  })
})
