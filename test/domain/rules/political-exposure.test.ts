import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'
import { officialFound, riskOfFile, testRisks, type RiskRow } from './risk-of-file.ts'

const clara = {
  first_name: 'Clara',
  last_name: 'Clearwater',
  date_of_birth: '1970-05-06',
  source_of_funds: 'employment',
}
const inCanada = { ...clara, country: 'CA', delivery_channel: 'in_person' }
const inFrance = { ...clara, country: 'FR', delivery_channel: 'in_person' }
const company = { legal_name: 'Maple Labs Inc.', country: 'CA', source_of_funds: 'business_income' }
const owner = { name: 'Omar Pine', address: '1 Elm St, Ottawa ON K1A 0B1', country: 'CA', ownership_percent: 60 }
const officials = officialFound('ca_aml', 'Clara Clearwater')
const foreign = 'Politically exposed foreign person: +40 (High by rule)'
const domestic = 'Politically exposed domestic person: +20'
const undeclared = 'Politically exposed person found by screening, not declared: +10'
const unspecified = 'Political exposure declared, kind not stated'

const risks: readonly RiskRow[] = [
  {
    file: 'an undeclared minister of another country, found with his birth date',
    law: 'PCMLTFR s. 121(1)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officials,
    level: 'High',
    factors: [foreign, undeclared],
  },
  {
    file: 'the same name with a birth date that is not known',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { evidence: [] }),
    factors: [undeclared],
    without: [foreign],
  },
  {
    file: 'the same name with another birth date',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { contradicted: true }),
    without: [foreign, undeclared],
  },
  {
    file: 'an undeclared member of the Canadian parliament',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { pepClass: 'domestic', pepCountry: 'CA' }),
    factors: [domestic, undeclared],
    without: [foreign],
  },
  {
    file: 'an official of the country of residence is foreign where the pack is of another country',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, country: 'FR' } },
    screening: officialFound('ca_aml', 'Clara Clearwater', { pepClass: 'domestic', pepCountry: 'FR' }),
    level: 'High',
    factors: [foreign],
  },
  {
    file: 'the head of an international organisation, undeclared',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { pepClass: 'hio', pepCountry: 'CH' }),
    factors: ['Head of an international organisation: +20', undeclared],
  },
  {
    file: 'an office of an unknown country, undeclared',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { pepClass: 'unknown', pepCountry: '' }),
    factors: [unspecified, undeclared],
  },
  {
    file: 'a relative of a foreign official, undeclared',
    law: 'PCMLTFR s. 2(1)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officialFound('ca_aml', 'Clara Clearwater', { topics: ['rca'] }),
    level: 'High',
    factors: ['Family member or close associate of a politically exposed foreign person: +40', undeclared],
  },
  {
    file: 'declared without a kind, found as foreign',
    law: 'PCMLTFR s. 121(1)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep: true } },
    screening: officials,
    level: 'High',
    factors: [foreign],
    without: [undeclared, unspecified],
  },
  {
    file: 'a director found while another director is declared',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: {
      kind: 'corporation',
      values: { ...company, directors: [{ name: 'Clara Clearwater' }, { name: 'Dora Declared', pep_domestic: true }] },
    },
    screening: officials,
    factors: [foreign, domestic, undeclared],
  },
  {
    file: 'an official of France under the European pack',
    law: 'AMLR art. 42',
    regime: 'eu_amlr',
    request: { values: inFrance },
    screening: officialFound('eu_amlr', 'Clara Clearwater', { pepClass: 'domestic' }),
    level: 'High',
    factors: ['Politically exposed domestic person: +20 (High by rule)'],
  },
  {
    file: 'an owner who declares a foreign office keeps the kind',
    law: 'PCMLTFR s. 121(1)',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, beneficial_owners: [{ ...owner, pep_foreign: true }] } },
    level: 'High',
    factors: [foreign],
    without: [unspecified],
  },
  {
    file: 'an owner behind an owner who declares a domestic office',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: {
      kind: 'corporation',
      values: {
        ...company,
        beneficial_owners: [{ name: 'Pine Holdings Ltd.', owned_by: [{ ...owner, pep_domestic: 'oui' }] }],
      },
    },
    factors: [domestic],
    without: [foreign, unspecified],
  },
  {
    file: 'an owner with a foreign office in French keys',
    law: 'PCMLTFR s. 121(1)',
    regime: 'ca_aml',
    request: {
      kind: 'corporation',
      values: { ...company, beneficiaires_effectifs: [{ nom_complet: 'Omar Pine', ppe: 'oui', ppe_pays: 'France' }] },
    },
    level: 'High',
    factors: [foreign],
  },
  {
    file: 'an owner who is only said to be exposed',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, beneficial_owners: [{ ...owner, pep: true }] } },
    factors: [unspecified],
    without: [foreign],
  },
  {
    file: 'an owner who is not exposed',
    law: 'PCMLTFR s. 116(1)',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, beneficial_owners: [{ ...owner, pep_foreign: false }] } },
    without: [foreign, unspecified],
  },
  {
    file: 'exposed, with an office in France',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep: true, pep_country: 'FR' } },
    level: 'High',
    factors: [foreign],
    without: [unspecified],
  },
  {
    file: 'exposed, with an office in Canada',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep: true, pep_country: 'Canada' } },
    factors: [domestic],
    without: [unspecified, foreign],
  },
  {
    file: 'declared domestic with an office in France',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, pep_country: 'FR' } },
    level: 'High',
    factors: [foreign],
    without: [domestic],
  },
  {
    file: 'declared foreign with an office in Canada: the more severe counts',
    law: 'PCMLTFR s. 121(1)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_foreign: true, pep_country: 'CA' } },
    level: 'High',
    factors: [foreign],
  },
  {
    file: 'the head of an international organisation with its seat abroad',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_hio: true, pep_country: 'CH' } },
    factors: ['Head of an international organisation: +20'],
    without: [foreign],
  },
  {
    file: 'the spouse of a French minister',
    law: 'PCMLTFR s. 2(1)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_family: true, pep_country: 'FR' } },
    level: 'High',
    factors: ['Family member or close associate of a politically exposed foreign person: +40'],
  },
  {
    file: 'an office of the United States under its pack',
    law: '31 CFR 1010.620',
    regime: 'us_bsa',
    request: { values: { ...clara, country: 'US', pep: true, pep_country: 'US' } },
    factors: [domestic],
    without: [foreign],
  },
  {
    file: 'a French office that ended a year ago to the day',
    law: 'CMF R561-18',
    regime: 'fr_cmf',
    request: { values: { ...inFrance, pep_domestic: true, pep_end_date: '2025-11-21' } },
    level: 'High',
    factors: ['Politically exposed domestic person: +20 (High by rule)'],
  },
  {
    file: 'a French office that ended more than a year ago',
    law: 'CMF R561-18',
    regime: 'fr_cmf',
    request: { values: { ...inFrance, pep_domestic: true, pep_end_date: '2025-11-20' } },
    highByRule: false,
    factors: ['Former office; measures follow the risk: +10'],
    without: ['Politically exposed domestic person'],
  },
  {
    file: 'an office abroad that ended more than 12 months ago',
    law: 'AMLR art. 45',
    regime: 'eu_amlr',
    request: { values: { ...inFrance, pep_foreign: true, pep_end_date: '2024-06-30' } },
    highByRule: false,
    factors: ['Former office; measures follow the risk: +10'],
  },
  {
    file: 'the relative of an official whose office ended',
    law: 'AMLR art. 46',
    regime: 'eu_amlr',
    request: { values: { ...inFrance, pep_foreign: true, pep_family: true, pep_end_date: '2024-06-30' } },
    highByRule: false,
    factors: ['Former office; measures follow the risk: +10'],
  },
  {
    file: 'an owner whose office ended more than 12 months ago',
    law: 'AMLR art. 45',
    regime: 'fr_cmf',
    request: {
      kind: 'corporation',
      values: {
        ...company,
        country: 'FR',
        beneficial_owners: [{ ...owner, country: 'FR', pep_domestic: true, pep_end_date: '2020-01-01' }],
      },
    },
    factors: ['Former office; measures follow the risk: +10'],
    without: ['Politically exposed domestic person'],
  },
  {
    file: 'a Canadian office that ended more than five years ago',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, pep_end_date: '2021-11-20' } },
    without: [domestic, 'Former office'],
  },
  {
    file: 'a foreign office that ended long ago',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_foreign: true, pep_end_date: '1990-01-01' } },
    level: 'High',
    factors: [foreign],
  },
  {
    file: 'an office that ended long ago',
    law: 'Law 43-05; practice',
    regime: 'ma_bam',
    request: { values: { ...clara, country: 'MA', pep_domestic: true, pep_end_date: '1990-01-01' } },
    level: 'High',
  },
]
testRisks(risks)

const approved = { senior_approval: { by: 'Nadia Larch', date: '2026-11-10' } }
const minister = { ...inCanada, pep_foreign: true, pep_position: 'Minister', pep_determined_on: '2026-11-10' }

const recorded = { ...owner, pep_foreign: true, pep_position: 'Minister', pep_determined_on: '2026-11-10' }
const bare = { name: 'Dora Declared', country: 'CA', pep_foreign: true }
const former = { ...company, pep_domestic: true, pep_end_date: '2000-01-01' }

const files: readonly FileRow[] = [
  {
    file: 'a foreign official, 30 days after the account was opened',
    law: 'PCMLTFR s. 121(3)',
    regime: 'ca_aml',
    request: { values: { ...minister, relationship_since: '2026-10-22' } },
    expected: { warns: ['evidence:senior_approval'], passes: ['evidence:pep_record'] },
  },
  {
    file: 'a foreign official, 31 days after the account was opened',
    law: 'PCMLTFR s. 121(3)',
    regime: 'ca_aml',
    request: { values: { ...minister, relationship_since: '2026-10-21' } },
    expected: { passed: false, blocks: ['evidence:senior_approval'] },
  },
  {
    file: 'a foreign official with approval, long after the account was opened',
    law: 'PCMLTFR s. 121(1)(b)',
    regime: 'ca_aml',
    request: { values: { ...minister, ...approved, relationship_since: '2020-10-21' } },
    expected: { passes: ['evidence:senior_approval', 'evidence:pep_record'] },
  },
  {
    file: 'approval in two keys, in French',
    law: 'PCMLTFR s. 123',
    regime: 'ca_aml',
    request: {
      values: { ...minister, approbation_direction_par: 'Nadia Larch', approbation_direction_date: '2026-11-10' },
    },
    expected: { passes: ['evidence:senior_approval'] },
  },
  {
    file: 'approval without its date',
    law: 'PCMLTFR s. 123',
    regime: 'ca_aml',
    request: { values: { ...minister, senior_approval: 'Nadia Larch' } },
    expected: { warns: ['evidence:senior_approval'] },
  },
  {
    file: 'approval on a day to come',
    law: 'PCMLTFR s. 123',
    regime: 'ca_aml',
    request: { values: { ...minister, senior_approval: { by: 'Nadia Larch', date: '2026-12-24' } } },
    expected: { warns: ['evidence:senior_approval'] },
  },
  {
    file: 'an exposure determined at a review of an old account',
    law: 'PCMLTFR s. 121(3)',
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: { ...minister, relationship_since: '2015-01-01' } },
    expected: { warns: ['evidence:senior_approval'] },
  },
  {
    file: 'an exposure determined 31 days before a review',
    law: 'PCMLTFR s. 121(3)',
    regime: 'ca_aml',
    request: {
      purpose: 'periodic_review',
      values: { ...minister, relationship_since: '2015-01-01', pep_determined_on: '2026-10-21' },
    },
    expected: { blocks: ['evidence:senior_approval'] },
  },
  {
    file: 'a domestic official whose level is not High',
    law: 'PCMLTFR s. 121(2)',
    regime: 'ca_aml',
    request: {
      kind: 'individual',
      purpose: 'periodic_review',
      values: { ...inCanada, pep_domestic: true, account_type: 'savings' },
    },
    expected: { absent: ['evidence:senior_approval', 'evidence:pep_record'] },
  },
  {
    file: 'a domestic official whose level is High',
    law: 'PCMLTFR s. 121(2)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, account_type: 'crypto', source_of_funds: 'cash' } },
    expected: { warns: ['evidence:senior_approval', 'evidence:pep_record'] },
  },
  {
    file: 'an undeclared foreign official found with his birth date',
    law: 'PCMLTFR s. 121(1)(b)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officials,
    expected: { warns: ['evidence:senior_approval', 'screening:pep'] },
  },
  {
    file: 'a director with a foreign office',
    law: 'PCMLTFR s. 121(1)(b)',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, directors: [{ name: 'Omar Pine', epv: 'oui' }] } },
    expected: { warns: ['evidence:senior_approval', 'pep:declared'] },
  },
  {
    file: 'an official in office',
    law: 'AMLR art. 42(1)',
    regime: 'eu_amlr',
    request: { values: { ...inFrance, pep_domestic: true, relationship_since: '2020-01-01' } },
    expected: { warns: ['evidence:senior_approval'], absent: ['evidence:pep_record'] },
  },
  {
    file: 'an official 13 months after the office',
    law: 'CMF R561-18',
    regime: 'fr_cmf',
    request: { values: { ...inFrance, pep_domestic: true, pep_end_date: '2025-10-01' } },
    expected: { absent: ['evidence:senior_approval'], warns: ['pep:declared'] },
  },
  {
    file: 'a client without exposure',
    law: 'PCMLTFR s. 116',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_foreign: false } },
    expected: { absent: ['evidence:senior_approval', 'evidence:pep_record'], passes: ['pep:declared'] },
  },
  ...[[recorded, bare] as const, [bare, recorded] as const].map((beneficial_owners, index): FileRow => ({
    file: `two foreign officials, one without a record, order ${index}`,
    law: 'PCMLTFR s. 123',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, ...approved, beneficial_owners } },
    expected: { warns: ['evidence:pep_record'] },
  })),
  {
    file: 'two foreign officials, both recorded',
    law: 'PCMLTFR s. 123',
    regime: 'ca_aml',
    request: {
      kind: 'corporation',
      values: { ...company, ...approved, beneficial_owners: [recorded, { ...recorded, name: 'Dora Declared' }] },
    },
    expected: { passes: ['evidence:pep_record', 'evidence:senior_approval'] },
  },
  ...[false, true].map((turned): FileRow => {
    const late = { ...recorded, name: 'Dora Declared', pep_determined_on: '2026-10-01' }
    return {
      file: `the time of the second official is over, turned ${String(turned)}`,
      law: 'PCMLTFR s. 121(3)',
      regime: 'ca_aml',
      request: {
        kind: 'corporation',
        purpose: 'periodic_review',
        values: { ...company, beneficial_owners: turned ? [late, recorded] : [recorded, late] },
      },
      expected: { blocks: ['evidence:senior_approval'] },
    }
  }),
  {
    file: 'an owner found by the screening, beside a former office of the entity’s answers',
    law: 'CMF R561-18',
    regime: 'fr_cmf',
    request: {
      kind: 'corporation',
      values: { ...former, country: 'FR', beneficial_owners: [{ ...owner, name: 'Clara Clearwater' }] },
    },
    screening: officialFound('fr_cmf', 'Clara Clearwater'),
    expected: { warns: ['evidence:senior_approval'] },
  },
  {
    file: 'a former office of the entity’s answers, nobody found',
    law: 'CMF R561-18',
    regime: 'fr_cmf',
    request: { kind: 'corporation', values: { ...former, country: 'FR', beneficial_owners: [owner] } },
    expected: { absent: ['evidence:senior_approval'] },
  },
  ...(
    [
      ['exposed, with an office in Brazil', { pep: true, pep_country: 'BR' }],
      ['the spouse of a foreign official', { pep_foreign: true, pep_family: true }],
    ] as const
  ).map(([file, values]): FileRow => ({
    file,
    law: 'PCMLTFR s. 121(1)(a)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, ...values } },
    expected: { warns: ['evidence:source_of_wealth', 'evidence:source_of_funds'] },
  })),
  {
    file: 'exposed, with an office in Canada, is asked for no wealth',
    law: 'PCMLTFR s. 121(2)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep: true, pep_country: 'CA' } },
    expected: { absent: ['evidence:source_of_wealth'] },
  },
  {
    file: 'a foreign official found and not declared',
    law: 'PCMLTFR s. 121(1)(a)',
    regime: 'ca_aml',
    request: { values: inCanada },
    screening: officials,
    expected: { warns: ['evidence:source_of_wealth', 'evidence:source_of_funds'] },
  },
  {
    file: 'a foreign official found, and the wealth is known',
    law: 'PCMLTFR s. 121(1)(a)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, source_of_wealth: 'inheritance' } },
    screening: officials,
    expected: { passes: ['evidence:source_of_wealth'] },
  },
  {
    file: 'an owner with a foreign office',
    law: 'PCMLTFR s. 121(1)(a)',
    regime: 'ca_aml',
    request: { kind: 'corporation', values: { ...company, beneficial_owners: [{ ...owner, pep_foreign: true }] } },
    expected: { warns: ['evidence:source_of_wealth', 'evidence:source_of_funds'] },
  },
  {
    file: 'a domestic office that ended six years ago',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, pep_end_date: '2020-10-01' } },
    expected: { notFailed: ['evidence:source_of_funds', 'evidence:source_of_wealth'] },
  },
  {
    file: 'the same office found by the screening too',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, pep_end_date: '2020-10-01' } },
    screening: officialFound('ca_aml', 'Clara Clearwater', { pepClass: 'domestic', pepCountry: 'CA' }),
    expected: { notFailed: ['evidence:source_of_funds'] },
  },
  {
    file: 'a domestic office that ended four years ago',
    law: 'PCMLTFA s. 9.3(3)',
    regime: 'ca_aml',
    request: { values: { ...inCanada, pep_domestic: true, pep_end_date: '2022-10-01' } },
    expected: { warns: ['evidence:source_of_funds'] },
  },
]
testFiles(files)

test('the sentence of a party names its kind, and the order of the keys changes nothing', () => {
  const said = (party: Record<string, unknown>) =>
    checksOfFile({
      regime: 'ca_aml',
      request: { kind: 'corporation', values: { ...company, directors: [party] } },
    }).checks.filter(({ id }) => id.startsWith('pep:') || id.startsWith('evidence:'))
  const party = { name: 'Omar Pine', pep: true, pep_country: 'FR', pep_position: 'Minister' }
  const turned = Object.fromEntries(Object.entries(party).reverse())
  assert.equal(
    said(party)[0]?.detail,
    'Omar Pine is declared as a politically exposed foreign person; enhanced measures apply.',
  )
  assert.deepEqual(said(turned), said(party))
})

test('both languages give the same level', () => {
  const request = { values: { ...inCanada, pep: true, pep_country: 'FR' } }
  const [en, fr] = (['en', 'fr'] as const).map((locale) =>
    riskOfFile({ file: '', law: '', regime: 'ca_aml', request: { ...request, locale } }),
  )
  assert.deepEqual([en?.level, en?.score], [fr?.level, fr?.score])
})
