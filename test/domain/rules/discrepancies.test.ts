import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Discrepancy } from '../../../src/contract/discrepancy.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import type { RegistryEntity } from '../../../src/contract/registry.ts'
import { packByRegime } from '../../../src/domain/policy-packs/index.ts'
import type { RegistryLookup } from '../../../src/domain/registry/registry-lookup.ts'
import { assessAnswer, verifyAnswer } from '../../../src/domain/verdict/answer.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { registered } from '../registry/entity.ts'
import { today } from './client-file.ts'
import { company, extract, nina, omar, passportOf } from './ownership-files.ts'

interface Asked {
  readonly regime?: string
  readonly values?: Record<string, unknown>
  readonly documents?: KycRequest['documents']
  readonly register?: RegistryEntity
  readonly source?: string
  readonly kind?: KycRequest['kind']
  readonly locale?: 'en' | 'fr'
}

function outcomeOf({ regime = 'ca_aml', values, documents, register, source, kind, locale = 'en' }: Asked) {
  const lookup: RegistryLookup | undefined = register && {
    source: source ?? 'corporations_canada',
    sourceName: 'Corporations Canada',
    mode: 'fixture',
    snapshotDate: null,
    retrievedAt: `${today}T17:00:00.000Z`,
    query: { by: 'registration_number', value: '1234567' },
    answer: { status: 'found', recordType: null, entity: register, url: 'https://example.org' },
  }
  const input = requestInput(
    {
      environment: 'sandbox',
      kind: kind ?? 'corporation',
      locale,
      as_of: today,
      values: { ...company, ...values },
      ...(documents === undefined ? {} : { documents }),
    },
    {
      policy: { id: null, regime },
      now: `${today}T17:00:00.000Z`,
      screening: clearScreening(packByRegime(regime).lists, today),
    },
  )
  return verdictOfInput(lookup === undefined ? input : { ...input, registry: lookup })
}

const listed = (asked: Asked) => verifyAnswer(outcomeOf(asked)).discrepancies ?? []
const brief = ({ subject, declared, found, source }: Discrepancy) => [subject, declared, found, source]
const check = (asked: Asked) =>
  outcomeOf(asked).verification.checks.find(({ id }) => id === 'ownership:discrepancy')?.passed
const two = {
  beneficial_owners: [
    { ...nina, ownership_percent: 60 },
    { ...omar, ownership_percent: 40 },
  ],
}
const source = 'registry_extract'
const french = { incorporation_country: 'FR', country: 'FR' }

const rows: readonly (readonly [
  what: string,
  law: string,
  asked: Asked,
  found: readonly unknown[],
  check: boolean | undefined,
])[] = [
  ['an extract that agrees', 's. 138(2)', { documents: [extract('Nina Maple (100 %)')] }, [], true],
  ['an extract without owners', 's. 138(2)', { documents: [extract('')] }, [], undefined],
  ['no extract', 's. 138(2)', {}, [], undefined],
  [
    'an owner whom the extract does not list',
    'CBCA',
    { values: two, documents: [extract('Nina Maple (60 %)')] },
    [['owner', 'Omar Pine (40 %)', null, source]],
    false,
  ],
  [
    'an owner whom nobody declared',
    'CBCA',
    { documents: [extract('Nina Maple (100 %); Omar Pine')] },
    [['owner', null, 'Omar Pine', source]],
    false,
  ],
  [
    'a listed owner below the share',
    's. 138(1)',
    { documents: [extract('Nina Maple (100 %); Omar Pine (10 %)')] },
    [],
    true,
  ],
  [
    'a listed owner at the share',
    's. 138(1)',
    { documents: [extract('Nina Maple (100 %); Omar Pine (25 %)')] },
    [['owner', null, 'Omar Pine (25 %)', source]],
    false,
  ],
  [
    'another share',
    'CBCA',
    { values: two, documents: [extract('Nina Maple (30 %); Omar Pine (40 %)')] },
    [['share', 'Nina Maple (60 %)', 'Nina Maple (30 %)', source]],
    false,
  ],
  [
    'a rounded share',
    'CBCA',
    { values: two, documents: [extract('Nina Maple (60.4 %); Omar Pine (39,6 %)')] },
    [],
    true,
  ],
  ['a name in another spelling', 'AMLR art. 24(2)(a)', { documents: [extract('MAPLE, NINA')] }, [], true],
  ['nobody listed', 'CBCA', { documents: [extract('None')] }, [['owner', 'Nina Maple (100 %)', null, source]], false],
  [
    'an extract of another company',
    'rule 3',
    { documents: [extract('Omar Pine', { legal_name: 'Oak Foods Inc.', registration_number: '7654321' })] },
    [],
    undefined,
  ],
  [
    'the person behind a holding, listed',
    'PCMLTFR s. 138(1)',
    {
      values: {
        beneficial_owners: [
          { name: 'Pine Holdings Inc.', ownership_percent: 100, owned_by: [{ ...omar, ownership_percent: 100 }] },
        ],
      },
      documents: [extract('Omar Pine (100 %)')],
    },
    [],
    true,
  ],
  [
    'the holding listed, not the person behind it',
    'PCMLTFR s. 138(1)',
    {
      values: {
        beneficial_owners: [
          { name: 'Pine Holdings Inc.', ownership_percent: 100, owned_by: [{ ...omar, ownership_percent: 100 }] },
        ],
      },
      documents: [extract('Pine Holdings Inc. (100 %)')],
    },
    [],
    true,
  ],
  [
    'another director',
    's. 109(1)',
    { documents: [extract('Nina Maple (100 %)', { directors: 'Omar Pine' })] },
    [
      ['director', 'Nina Maple', null, source],
      ['director', null, 'Omar Pine', source],
    ],
    true,
  ],
  [
    'a provincial extract: no duty in Canada',
    'CBCA',
    { documents: [extract('Omar Pine', { issuer_name: 'Registraire des entreprises' })] },
    [
      ['owner', 'Nina Maple (100 %)', null, source],
      ['owner', null, 'Omar Pine', source],
    ],
    undefined,
  ],
  [
    'nobody owns a quarter, and the extract lists one',
    'CBCA',
    {
      values: { beneficial_owners: undefined, no_owner_25: true, control_person: [nina] },
      documents: [extract('Omar Pine (50 %)')],
    },
    [['owner', null, 'Omar Pine (50 %)', source]],
    false,
  ],
  [
    'nobody owns a quarter, and the extract lists who controls',
    'CBCA',
    {
      values: { beneficial_owners: undefined, no_owner_25: true, control_person: [nina] },
      documents: [extract('Nina Maple')],
    },
    [],
    true,
  ],
]

for (const [what, law, asked, found, passed] of rows) {
  test(`ca_aml, ${what} (${law})`, () => {
    assert.deepEqual(listed(asked).map(brief), found)
    assert.equal(check(asked), passed)
  })
}

const other = [extract('Omar Pine (100 %)')]
for (const [regime, values, law, to, by] of [
  [
    'ca_aml',
    {},
    'PCMLTFR, material discrepancies of beneficial ownership (in force 1 October 2025)',
    'Corporations Canada',
    '2026-12-21',
  ],
  [
    'eu_amlr',
    { incorporation_country: 'DE', country: 'DE' },
    'Reg. (EU) 2024/1624 art. 24',
    'the central register of beneficial owners',
    '2026-12-05',
  ],
  ['eu_amlr', {}, null, null, null],
  ['fr_cmf', french, 'CMF L561-47-1', 'the clerk of the commercial court', null],
  ['fr_cmf', { incorporation_country: 'DE', country: 'DE' }, null, null, null],
  ['us_bsa', {}, null, null, null],
  ['ma_bam', {}, null, null, null],
  ['generic', {}, null, null, null],
] as const) {
  test(`${regime}: the duty to report an owner of an entity of ${JSON.stringify(values)} is ${law ?? 'none'}`, () => {
    const [first] = listed({ regime, values, documents: other })
    assert.deepEqual([first?.law, first?.report_to, first?.report_by], [law, to, by])
    assert.equal(check({ regime, values, documents: other }), law === null ? undefined : false)
  })
}

test('a register’s record is compared too, with its bands, its name and its address', () => {
  const record: RegistryEntity = {
    ...registered,
    legal_name: 'Maple Laboratories Group Inc.',
    owners: [{ name: 'Nina Maple', kind: 'individual', percent_min: 25, percent_max: 50, nature: ['shares'] }],
    officers: [],
  }
  const found = listed({ register: record }).map(({ subject, declared, found: shown }) => [subject, declared, shown])
  assert.deepEqual(found.slice(0, 1), [['share', 'Nina Maple (100 %)', 'Nina Maple (25 % – 50 %)']])
  assert.ok(found.some(([subject, declared]) => subject === 'name' && declared === 'Maple Labs Inc.'))
  const agreed = {
    ...record,
    legal_name: 'Maple Labs Inc.',
    owners: record.owners.map((owner) => ({ ...owner, percent_max: 100 })),
  }
  assert.deepEqual(
    listed({ register: agreed }).filter(({ subject }) => subject === 'share' || subject === 'name'),
    [],
  )
})

test('the key is absent from both answers when nothing differs, and in both when something does', () => {
  const [same, differs] = [outcomeOf({ documents: [extract('Nina Maple (100 %)')] }), outcomeOf({ documents: other })]
  for (const answer of [verifyAnswer, assessAnswer]) {
    assert.ok(!('discrepancies' in answer(same)))
    assert.equal(answer(differs).discrepancies?.length, 2)
  }
  assert.ok(
    !('discrepancies' in verifyAnswer(outcomeOf({ kind: 'individual', documents: [passportOf('NINA', 'MAPLE')] }))),
  )
})

test('French says the same as English', () => {
  const [en, fr] = [listed({ documents: other }), listed({ documents: other, locale: 'fr' })]
  assert.deepEqual(fr.map(brief), en.map(brief))
  assert.match(fr[0]?.law ?? '', /^RRPCFAT/)
})

test('the names compared are kept for checks that passed and that failed, and the checks keep their keys', () => {
  const compared = (first: string) =>
    outcomeOf({
      kind: 'individual',
      values: { first_name: 'Nina', last_name: 'Maple' },
      documents: [passportOf(first, 'MAPLE')],
    })
  const [passed, failed] = [compared('NINA'), compared('OMAR')]
  assert.deepEqual(passed.comparisons, [
    { check: 'match:name:passport', shown: 'NINA MAPLE', recorded: 'Nina Maple', score: 100 },
  ])
  assert.equal(failed.comparisons[0]?.shown, 'OMAR MAPLE')
  const shown = passed.verification.checks.find(({ id }) => id === 'match:name:passport')
  assert.deepEqual(Object.keys(shown ?? {}), ['id', 'label', 'severity', 'passed', 'detail'])
  assert.equal(shown?.detail, '')
  assert.deepEqual(
    outcomeOf({ documents: [extract('Nina Maple')] }).comparisons.map(({ check: id, score }) => [id, score]),
    [['match:name:registry_extract', 100]],
  )
})
