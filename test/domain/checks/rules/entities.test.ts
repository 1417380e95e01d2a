import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ClientKind } from '../../../../src/contract/client-kind.ts'
import { hitOf, screened } from '../../screening/screening-hits.ts'
import { assertRule, entry, only, passportFields, verdictChecks, type RuleRow } from '../inputs.ts'

const nina = { name: 'Nina Maple', address: '1 Elm St, Ottawa ON K1A 0B1', date_of_birth: '1980-01-01', country: 'CA' }
const omar = { name: 'Omar Pine', address: '2 Elm St, Ottawa ON K1A 0B1', date_of_birth: '1981-01-01', country: 'CA' }
const of = (
  kind: ClientKind,
  values: Record<string, unknown>,
  documents: readonly ReturnType<typeof entry>[] = [],
  regime = 'generic',
) => verdictChecks({ kind, values, documents, policy: { id: null, regime } })
const individual = verdictChecks({ values: { first_name: 'Nina', last_name: 'Maple' } })
const company = (values: Record<string, unknown>, documents: readonly ReturnType<typeof entry>[] = []) =>
  of('corporation', { legal_name: 'Maple Labs Inc.', ...values }, documents)
const owned = (...shares: readonly number[]) => ({
  beneficial_owners: shares.map((share, index) => ({
    ...(index === 0 ? nina : { ...omar, name: ['Omar Pine', 'Ada Oak', 'Luc Larch'][index - 1] }),
    ownership_percent: share,
  })),
})
const register = (owners: string) =>
  entry('share_register', { legal_name: 'Maple Labs Inc.', beneficial_owners: owners, document_date: '2026-10-01' })
const resolution = (signatories: string) =>
  entry('board_resolution', { legal_name: 'Maple Labs Inc.', signatories, document_date: '2026-10-01' })
const moneyServices = (values: Record<string, unknown>) =>
  of('corporation', { legal_name: 'Maple Transfer Inc.', activity: 'Money transfer', ...values }, [], 'ca_aml')
const death = entry('death_certificate', { document_holder_name: 'Ada Maple', date_of_death: '2026-09-01' })
const will = (executors: string) =>
  entry('will', { document_holder_name: 'Ada Maple', executors, document_date: '2020-01-01' })

const extract = (owners: string) =>
  entry('registry_extract', { legal_name: 'Maple Labs Inc.', beneficial_owners: owners, document_date: '2026-10-01' })
const french = (documents: readonly ReturnType<typeof entry>[]) =>
  of('corporation', { legal_name: 'Maple Labs Inc.', country: 'FR', ...owned(100) }, documents, 'fr_cmf')
const canadian = (values: Record<string, unknown>, documents: readonly ReturnType<typeof entry>[] = []) =>
  of('corporation', { legal_name: 'Maple Labs Inc.', ...owned(100), ...values }, documents, 'ca_aml')
const ninasPassport = entry('passport', {
  ...passportFields,
  first_name: 'NINA',
  last_name: 'MAPLE',
  date_of_birth: nina.date_of_birth,
})

const rows: readonly RuleRow[] = [
  {
    id: 'ownership:identified',
    severity: 'critical',
    passes: company(owned(100)),
    fails: company({
      beneficial_owners: [{ name: 'Pine Holdings Ltd.', address: nina.address, ownership_percent: 100 }],
    }),
    absent: individual,
    label: 'Every person owning or controlling 25 % or more is identified.',
    detail:
      'No person owning or controlling 25 % or more is identified. The name of an entity: Pine Holdings Ltd.; send its owners.',
  },
  {
    id: 'ownership:sum',
    severity: 'warning',
    passes: company(owned(60, 30)),
    fails: company(owned(60, 50)),
    absent: company({ beneficial_owners: ['Nina Maple'] }),
    label: 'Ownership percentages are coherent.',
    detail: 'Declared ownership adds up to 110 %.',
  },
  {
    id: 'ownership:sanctioned',
    severity: 'critical',
    passes: company(owned(100)),
    fails: verdictChecks({
      kind: 'corporation',
      values: { legal_name: 'Maple Labs Inc.', ...owned(30, 20) },
      policy: { id: null, regime: 'generic' },
      screening: screened({ 'Nina Maple': [hitOf()], 'Omar Pine': [hitOf()] }),
    }),
    absent: individual,
    label: 'The client is not owned by persons on a sanctions list.',
    detail:
      'Owners on a sanctions list hold 50 % together, 50 % makes the client blocked: Nina Maple (30 %), Omar Pine (20 %).',
  },
  {
    id: 'ownership:confirmed',
    severity: 'warning',
    passes: company(owned(100), [register('Nina Maple')]),
    fails: company(owned(100)),
    absent: company({}),
    label: 'Beneficial ownership is confirmed.',
    detail: 'No document or register confirms the beneficial owners.',
  },
  {
    id: 'ownership:discrepancy',
    severity: 'warning',
    passes: french([extract('Nina Maple')]),
    fails: french([extract('Nina Maple; Omar Pine')]),
    absent: french([]),
    label: 'The declared owners agree with the register.',
    detail:
      'The register extract shows Omar Pine; the profile says nobody. See whether it has to be reported to the clerk of the ' +
      'commercial court.',
  },
  {
    id: 'ownership:senior_officer',
    severity: 'warning',
    passes: canadian({ chief_executive: [nina] }, [ninasPassport]),
    fails: canadian({}),
    absent: canadian({}, [register('Nina Maple')]),
    label: 'The chief executive is verified, since the owners are not.',
    detail: 'The beneficial owners are not confirmed and no chief executive is named.',
  },
  {
    id: 'directors:listed',
    severity: 'critical',
    passes: company({ directors: ['Nina Maple'] }),
    fails: company({}),
    absent: individual,
    label: 'The directors are named.',
    detail: 'No director is named.',
  },
  {
    id: 'authority:signatory',
    severity: 'critical',
    passes: company({ signatories: ['Nina Maple'] }, [resolution('Omar Pine; Nina Maple')]),
    fails: company({ signatories: ['Nina Maple'] }, [resolution('Omar Pine')]),
    absent: company({}),
    label: 'The person acting for the entity is authorised.',
    detail: 'No document shows that Nina Maple may bind the entity.',
  },
  {
    id: 'charity:status',
    severity: 'warning',
    passes: of('charitable_org', { charity_registration: '123026635RR0001' }),
    fails: of('charitable_org', { charity_registration: '123026636RR0001' }),
    absent: company({}),
    label: 'The charitable status is determined.',
    detail: 'It is not known whether the organisation is registered or solicits donations.',
  },
  {
    id: 'estate:deceased',
    severity: 'critical',
    passes: of('estate', { legal_name: 'Estate of Ada Maple', executors: ['Nina Maple'] }, [death, will('Nina Maple')]),
    fails: of('estate', { legal_name: 'Estate of Ada Maple', executors: ['Nina Maple'] }, [death, will('Omar Pine')]),
    absent: company({}),
    label: 'The death and the authority of the executor are proven.',
    detail: 'No document proves the authority of the executor.',
  },
  {
    id: 'registration:msb',
    severity: 'warning',
    passes: moneyServices({ msb_registration: 'M08123456' }),
    fails: moneyServices({}),
    absent: moneyServices({ activity: 'Bakery' }),
    label: 'The registration as a money services business is recorded.',
    detail: 'The activity is money services and no registration is recorded.',
  },
  {
    id: 'tax:self_certification',
    severity: 'info',
    passes: company({ tax_residences: [{ country: 'CA', number: '123026635RC0001' }] }),
    fails: company({ tax_residences: ['CA'] }),
    absent: company({}),
    label: 'Tax residence is certified.',
    detail: 'No tax residence is certified.',
  },
]

for (const row of rows) test(`${row.id} passes, fails and has nothing to look at`, () => assertRule(row))

test('an owner below the share does not count unless they control', () => {
  const passed = (owner: object) =>
    only(company({ beneficial_owners: [{ ...nina, ...owner }] }), 'ownership:identified').passed
  assert.deepEqual(
    [
      passed({ ownership_percent: 25 }),
      passed({ ownership_percent: 24.9 }),
      passed({ ownership_percent: 10, control: true }),
    ],
    [true, false, true],
  )
})

test('exactly a quarter is not more than a quarter in France before the European Regulation', () => {
  const passed = (regime: string) =>
    only(of('corporation', owned(25, 25, 25, 25), [], regime), 'ownership:identified').passed
  assert.deepEqual([passed('ca_aml'), passed('fr_cmf')], [true, false])
})

test('no owner of a quarter passes with a control person, not without', () => {
  const passed = (values: object) => only(company({ no_owner_25: true, ...values }), 'ownership:identified').passed
  assert.deepEqual([passed({ control_person: [nina] }), passed({})], [true, false])
})

const through = (holding: number, ...shares: readonly number[]) => ({
  beneficial_owners: [
    { ...nina, ownership_percent: 100 - holding },
    {
      name: 'Pine Holdings',
      ownership_percent: holding,
      owned_by: shares.map((ownership_percent) => ({ ...omar, ownership_percent })),
    },
  ],
})

test('an owner through an entity counts by the product of the shares', () => {
  const identified = (share: number) =>
    only(
      company({
        beneficial_owners: [
          { name: 'Pine Holdings', ownership_percent: 50, owned_by: [{ ...omar, ownership_percent: share }] },
        ],
      }),
      'ownership:identified',
    ).passed
  assert.deepEqual([identified(50), identified(49)], [true, false])
})

test('the shares of an entity in the chain are checked too', () => {
  const sum = (...shares: readonly number[]) => only(company(through(60, ...shares)), 'ownership:sum')
  assert.equal(sum(100).passed, true)
  assert.equal(sum(60, 60).detail, 'Declared ownership adds up to 120 %.')
})

test('a document that names the person behind an entity confirms it', () => {
  const confirmed = (owners: string) =>
    only(company(through(60, 100), [register(owners)]), 'ownership:confirmed').passed
  assert.deepEqual(
    [confirmed('Nina Maple; Omar Pine'), confirmed('Nina Maple; Pine Holdings'), confirmed('Nina Maple')],
    [true, true, false],
  )
})

test('shares that leave a quarter unnamed are not coherent', () => {
  const passed = (...shares: readonly number[]) => only(company(owned(...shares)), 'ownership:sum').passed
  assert.deepEqual([passed(60), passed(76), passed(60, 40.4), passed(60, 41)], [false, true, true, false])
})

test('a register that lists other owners confirms nothing', () => {
  assert.equal(only(company(owned(100), [register('Omar Pine')]), 'ownership:confirmed').passed, false)
})

test('a trust names its trustees and its settlors', () => {
  const checks = of('trust', { trustees: ['Nina Maple'] })
  assert.equal(only(checks, 'directors:listed').detail, 'No settlor is named.')
})

test('an estate without a death certificate lacks the death first', () => {
  assert.equal(only(of('estate', {}), 'estate:deceased').detail, 'No document proves the death.')
})

test('an entity is compared by its legal name, in any spelling of the legal form', () => {
  const passed = (legal_name: string) =>
    only(of('corporation', { legal_name }, [register('Nina Maple')]), 'match:name:share_register').passed
  assert.deepEqual([passed('MAPLE LABS INCORPORATED'), passed('Oak Labs Inc.')], [true, false])
})

test('gaps of several parties count as one data point', () => {
  const { detail } = only(company({ beneficial_owners: [{ name: 'Nina Maple' }] }), 'completeness')
  assert.match(
    detail,
    /^22 of 23 data points are missing: .*beneficial owners 1 \(address\), beneficial owners 1 \(share\)/,
  )
})

test('an exposed party asks for the source of funds at any level', () => {
  const checks = verdictChecks({
    switches: { requireDocuments: false, screenSanctions: true, screenAmlPep: null },
    values: {
      first_name: 'Nina',
      last_name: 'Maple',
      date_of_birth: '1980-01-01',
      source_of_funds: 'employment',
      delivery_channel: 'in_person',
      signatories: [{ ...omar, pep: true }],
    },
  })
  assert.equal(only(checks, 'evidence:source_of_funds').passed, false)
})

test('the identity documents of two signatories are not compared with one another', () => {
  const passportOf = (first_name: string, date_of_birth: string) =>
    entry('passport', { ...passportFields, first_name, date_of_birth })
  const checks = company({ signatories: ['Clara Clearwater', 'Gus Clearwater'] }, [
    passportOf('CLARA', '1985-04-12'),
    passportOf('GUS', '1979-02-03'),
  ])
  const between = checks.filter(({ id }) => ['match:name:documents', 'match:dob:documents'].includes(id))
  assert.deepEqual(between, [])
})

test('the documents of an estate name one deceased; the executor’s own document names another', () => {
  const named = (testator: string) => {
    const left = entry('will', { document_holder_name: testator, executors: 'Clara Clearwater' })
    const documents = [entry('passport', passportFields), death, left]
    return only(of('estate', { executors: ['Clara Clearwater'] }, documents), 'match:name:documents')
  }
  assert.equal(named('Ada Maple').passed, true)
  assert.equal(named('Omar Pine').detail, 'The death certificate shows Ada Maple; the will shows Omar Pine.')
})
