import assert from 'node:assert/strict'
import { test } from 'node:test'
import { embargoes } from '../../../src/domain/risk/embargoes.ts'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'
import { testRisks, type RiskRow } from './risk-of-file.ts'

const person = { first_name: 'Clara', last_name: 'Clearwater', source_of_funds: 'employment' }
const company = { legal_name: 'Maple Labs Inc.', source_of_funds: 'business_income' }
const check = 'geography:embargo'

interface Row {
  readonly file: string
  readonly law: string
  readonly values: Record<string, unknown>
  readonly says: 'blocks' | 'warns' | 'passes' | 'absent'
  readonly regime?: string
  readonly kind?: string
  readonly asOf?: string
}

/** Rows of `us_bsa` and of a person unless they say otherwise. */
const rows: readonly Row[] = [
  { file: 'a resident of Cuba', law: '31 CFR 515.201', values: { country: 'CU' }, says: 'blocks' },
  { file: 'a resident of Iran', law: '31 CFR 560.204', values: { country: 'Iran' }, says: 'blocks' },
  { file: 'a resident of North Korea', law: '31 CFR 510.206', values: { country: 'PRK' }, says: 'blocks' },
  { file: 'a resident of Canada', law: '31 CFR ch. V', values: { country: 'CA' }, says: 'passes' },
  { file: 'a resident of Syria today', law: 'Executive Order 14312', values: { country: 'SY' }, says: 'passes' },
  {
    file: 'a resident of Syria on the last day of that embargo',
    law: '31 CFR part 542',
    values: { country: 'SY' },
    asOf: '2025-06-30',
    says: 'blocks',
  },
  {
    file: 'a resident of Syria on the day after',
    law: 'Executive Order 14312',
    values: { country: 'SY' },
    asOf: '2025-07-01',
    says: 'passes',
  },
  {
    file: 'funds from Iran',
    law: '31 CFR 560.204',
    values: { country: 'US', funds_country: 'IR' },
    says: 'blocks',
  },
  {
    file: 'tax residence in Cuba, residence in the United States',
    law: '31 CFR 515.201',
    values: { country: 'US', tax_residences: 'CU' },
    says: 'warns',
  },
  {
    file: 'a national of Cuba who lives in Canada',
    law: '31 CFR 515.505',
    values: { country: 'CA', citizenship: 'CU' },
    says: 'warns',
  },
  {
    file: 'a national of Iran who lives in the United States',
    law: '31 CFR part 560 does not block nationals',
    values: { country: 'US', citizenship: 'IR' },
    says: 'passes',
  },
  {
    file: 'operations in Cuba',
    law: '31 CFR 515.201',
    kind: 'corporation',
    values: { ...company, country: 'US', operations_countries: ['US', 'CU'] },
    says: 'blocks',
  },
  {
    file: 'incorporation in Cuba',
    law: '31 CFR 515.201',
    kind: 'corporation',
    values: { ...company, country: 'PA', incorporation_country: 'CU' },
    says: 'blocks',
  },
  {
    file: 'an owner who lives in Iran',
    law: '31 CFR 560.204',
    kind: 'corporation',
    values: { ...company, country: 'US', beneficial_owners: [{ name: 'Omar Pine', country: 'IR' }] },
    says: 'blocks',
  },
  {
    file: 'an owner of Iranian nationality who lives in Germany',
    law: '31 CFR part 560',
    kind: 'corporation',
    values: { ...company, country: 'US', beneficial_owners: [{ name: 'Omar Pine', country: 'DE', citizenship: 'IR' }] },
    says: 'passes',
  },
  {
    file: 'a third party in Cuba',
    law: '31 CFR 515.201',
    values: { country: 'US', third_party: true, third_party_name: 'X', third_party_jurisdiction: 'Cuba' },
    says: 'blocks',
  },
  ...(
    [
      { city: 'Simferopol', country: 'UA' },
      { city: 'Sevastopol', country: 'RU' },
      { city: 'Yalta', province: 'Crimea', country: 'UA' },
      { province: 'Республика Крым', city: 'Керчь', country: 'RU' },
      { address: 'вул. Леніна 5, м. Сімферополь, Україна', country: 'UA' },
      { address: '5 Lenin Street, Simferopol, Crimea, Ukraine' },
      { country: 'Crimea' },
      { city: 'Sébastopol', country: 'UA' },
      { province: 'Autonomous Republic of Crimea', country: 'Ukraine' },
    ] as const
  ).map((values): Row => ({ file: JSON.stringify(values), law: '31 CFR 589, Crimea', values, says: 'blocks' })),
  ...(
    [
      { city: 'Donetsk', country: 'UA' },
      { city: 'Донецьк', country: 'UA' },
      { city: 'Луганск', country: 'RU' },
      { province: 'Donetsk People’s Republic', city: 'Makiivka', country: 'RU' },
      { province: 'ДНР', country: 'RU' },
      { address: '12 Artema Street, Donetsk, Ukraine' },
      { province: 'LNR', city: 'Luhansk', country: 'UA' },
    ] as const
  ).map((values): Row => ({ file: JSON.stringify(values), law: '31 CFR 589, DNR and LNR', values, says: 'blocks' })),
  ...(
    [
      { city: 'Kramatorsk', province: 'Donetsk', country: 'UA' },
      { city: 'Kramatorsk', province: 'Donetska oblast', country: 'UA' },
      { address: '5 Myru Avenue, Kramatorsk, Donetsk Oblast, Ukraine' },
      { city: 'Sievierodonetsk', province: 'Луганська область', country: 'UA' },
    ] as const
  ).map((values): Row => ({ file: JSON.stringify(values), law: 'part of the oblast only', values, says: 'warns' })),
  ...(
    [
      { city: 'Kyiv', country: 'UA' },
      { street1: '5 rue de Crimée', city: 'Paris', country: 'FR' },
      { street1: '12 boulevard de Sébastopol', city: 'Paris', country: 'FR' },
      { address: '12 Main Street, Sebastopol, CA 95472, USA' },
      { city: 'Odesa', province: 'Odeska oblast', country: 'UA' },
    ] as const
  ).map((values): Row => ({
    file: JSON.stringify(values),
    law: 'another place',
    values,
    says: 'passes',
    regime: 'us_bsa',
  })),
  {
    file: 'the town of Donetsk in the Russian oblast of Rostov',
    law: '31 CFR part 587 restricts, part 589 is about another Donetsk',
    values: { city: 'Donetsk', province: 'Rostov Oblast', country: 'RU' },
    says: 'warns',
  },
  {
    file: 'an owner in Simferopol',
    law: '31 CFR 589',
    kind: 'corporation',
    values: {
      ...company,
      country: 'US',
      directors: [{ name: 'Omar Pine', address: '5 Lenin St, Simferopol, Ukraine' }],
    },
    says: 'blocks',
  },
  {
    file: 'a resident of North Korea',
    law: 'SOR/2011-167 s. 5',
    regime: 'ca_aml',
    values: { country: 'KP' },
    says: 'blocks',
  },
  {
    file: 'a resident of Cuba',
    law: 'no Canadian embargo',
    regime: 'ca_aml',
    values: { country: 'CU' },
    says: 'passes',
  },
  { file: 'a resident of Russia', law: 'SOR/2014-58', regime: 'ca_aml', values: { country: 'RU' }, says: 'warns' },
  {
    file: 'a company of Simferopol',
    law: 'SOR/2014-60 s. 4.1',
    regime: 'ca_aml',
    kind: 'corporation',
    values: { ...company, city: 'Simferopol', country: 'UA' },
    says: 'blocks',
  },
  {
    file: 'a person of Simferopol',
    law: 'SOR/2014-60 s. 4.1 prohibits business there',
    regime: 'ca_aml',
    values: { city: 'Simferopol', country: 'UA' },
    says: 'warns',
  },
  {
    file: 'a company of Donetsk',
    law: 'Reg. (EU) 2022/263',
    regime: 'eu_amlr',
    kind: 'corporation',
    values: { ...company, city: 'Donetsk', country: 'UA' },
    says: 'blocks',
  },
  {
    file: 'a person of Sevastopol',
    law: 'Reg. (EU) 692/2014',
    regime: 'fr_cmf',
    values: { city: 'Sevastopol', country: 'UA' },
    says: 'warns',
  },
  {
    file: 'a person of Kherson',
    law: 'Reg. (EU) 2022/263',
    regime: 'eu_amlr',
    values: { city: 'Kherson', country: 'UA' },
    says: 'warns',
  },
  {
    file: 'a resident of Cuba',
    law: 'no European embargo',
    regime: 'fr_cmf',
    values: { country: 'CU' },
    says: 'passes',
  },
  { file: 'a resident of Cuba', law: 'no data', regime: 'generic', values: { country: 'CU' }, says: 'absent' },
  { file: 'nothing about places', law: 'absent inputs', values: {}, says: 'absent' },
  { file: 'Québec over Canada', law: 'SOR/2011-167 s. 5', regime: 'qc_amf', values: { country: 'KP' }, says: 'blocks' },
]

const owned = (owner: Record<string, unknown>) => ({
  ...company,
  country: 'US',
  beneficial_owners: [{ name: 'Omar Pine', ...owner }],
})
const ownerRows: readonly (readonly [owner: Record<string, unknown>, says: Row['says']])[] = [
  // The declared country and that of the address, both
  [{ country: 'CA', address: 'Changgwang 1, Pyongyang, North Korea' }, 'blocks'],
  [{ country: 'CA', address: '5 Lenin Street, Simferopol, Crimea' }, 'blocks'],
  [{ country: 'CA', address: '5 Quay Street, Halifax NS B3J 1A1' }, 'passes'],
  // Parts and codes
  [{ address: { city: 'Pyongyang', country: 'KP' } }, 'blocks'],
  [{ address: { country: 'KP', city: 'Pyongyang' } }, 'blocks'],
  [{ address: 'Valiasr 40, Tehran, IR' }, 'blocks'],
  [{ address: '12 Main Street, San Diego, CA' }, 'absent'],
  // Towns alone
  [{ country: 'US', address: 'Changgwang 1, Pyongyang' }, 'warns'],
  [{ address: 'Valiasr 40, Tehran' }, 'warns'],
  [{ address: 'Calle 23, Havana' }, 'warns'],
  [{ country: 'US', address: '12 Main Street, Havana' }, 'passes'],
  [{ country: 'US', address: '12 Main Street, Havana, IL 62644' }, 'passes'],
  [{ country: 'ES', address: 'Calle La Habana 5, Madrid' }, 'passes'],
  [{ country: 'FR', address: '12 rue de Cuba, Nice' }, 'passes'],
  // No commas
  [{ address: '12 Azadi St, Tehran Iran' }, 'blocks'],
  [{ address: 'Lenina 5 Sevastopol 299011 Crimea' }, 'blocks'],
  [{ address: 'Debaltseve, DPR' }, 'blocks'],
  [{ address: 'Simferopol Crimea' }, 'blocks'],
  // Names
  [{ country: 'Korea DPR' }, 'blocks'],
  [{ country: 'Северная Корея' }, 'blocks'],
  [{ country: 'Republic of Crimea (Russia)' }, 'blocks'],
  [{ country: 'Narnia' }, 'warns'],
]

testFiles(
  ownerRows.map(([owner, says]): FileRow => ({
    file: `an owner ${JSON.stringify(owner)}`,
    law: '31 CFR 510, 515, 560, 589',
    regime: 'us_bsa',
    // A corporation that says nothing about places but its owner's, where the row says so.
    request: {
      kind: 'corporation',
      values: says === 'absent' ? { ...owned(owner), country: undefined } : owned(owner),
    },
    expected: { [says]: [check] },
  })),
)
testFiles(
  (
    [
      ['operations in Crimea', 'operations_countries', ['Crimea'], 'blocks'],
      ['operations in Crimea and Canada', 'operations_countries', ['CA', 'Crimea'], 'blocks'],
      ['operations in an unknown country', 'operations_countries', ['CA', 'Narnia'], 'warns'],
      ['operations in Canada', 'operations_countries', ['CA'], 'passes'],
      ['mail to Havana', 'mailing_address', 'Apartado 4, La Habana, Cuba', 'warns'],
      ['mail to North Korea', 'mailing_address', { city: 'Pyongyang', country: 'KP' }, 'warns'],
      ['mail to Canada', 'mailing_address', '5 Quay Street, Halifax NS B3J 1A1', 'passes'],
      ['a third party in Tehran', 'third_party_address', { city: 'Tehran', country: 'IR' }, 'blocks'],
      ['tax residence in Crimea', 'tax_residences', ['Crimea'], 'warns'],
    ] as const
  ).map(([file, key, value, says]): FileRow => ({
    file,
    law: '31 CFR 510, 515, 560, 589',
    regime: 'us_bsa',
    request: {
      kind: 'corporation',
      values: { ...company, country: 'US', third_party_name: 'Omar Pine', [key]: value },
    },
    expected: { [says]: [check] },
  })),
)

testFiles(
  rows.map(({ file, law, values, says, regime = 'us_bsa', kind = 'individual', asOf }): FileRow => ({
    file,
    law,
    regime,
    request: {
      kind,
      values: kind === 'individual' ? { ...person, ...values } : values,
      ...(asOf === undefined ? {} : { as_of: asOf }),
    },
    expected: { [says]: [check] },
  })),
)

const risks: readonly RiskRow[] = [
  {
    file: 'a resident of Cuba is High by rule',
    law: '31 CFR 515.201',
    regime: 'us_bsa',
    request: { values: { ...person, country: 'CU' } },
    level: 'High',
    factors: ['Embargoed country or region (Cuba, country): +60 (High by rule)'],
  },
  {
    file: 'a resident of Belarus is High by rule',
    law: 'SOR/2020-214',
    regime: 'ca_aml',
    request: { values: { ...person, country: 'BY' } },
    level: 'High',
    factors: ['Country or region under partial sanctions (Belarus, country): +25 (High by rule)'],
  },
  {
    file: 'a national of Cuba elsewhere has no row',
    law: '31 CFR 515.505',
    regime: 'us_bsa',
    request: { values: { ...person, country: 'US', citizenship: 'CU' } },
    highByRule: false,
    without: ['Embargoed', 'Citizen'],
  },
]
testRisks(risks)

test('a request cannot switch an embargo off', () => {
  const { checks } = checksOfFile({
    regime: 'us_bsa',
    request: { values: { ...person, country: 'CU' }, screen_sanctions: false },
  })
  assert.equal(checks.find(({ id }) => id === check)?.severity, 'critical')
})

test('the sentence names place, field and law in both languages', () => {
  const said = (locale: 'en' | 'fr') =>
    checksOfFile({
      regime: 'us_bsa',
      request: { locale, values: { ...person, city: 'Donetsk', country: 'UA' } },
    }).checks.find(({ id }) => id === check)?.detail
  assert.equal(
    said('en'),
    'so-called Donetsk People’s Republic (address) is under an embargo that prohibits the relationship: 31 CFR part 589, Executive Order 14065.',
  )
  assert.equal(
    said('fr'),
    '« République populaire de Donetsk » (adresse) : embargo qui interdit la relation, 31 CFR part 589, Executive Order 14065.',
  )
})

test('French cites the law in French, and shows what of a list cannot be read', () => {
  const said = (values: Record<string, unknown>) =>
    checksOfFile({
      regime: 'ca_aml',
      request: { kind: 'corporation', locale: 'fr', values: { ...company, ...values } },
    }).checks.map(({ detail }) => detail)
  const region = said({ city: 'Donetsk', country: 'UA' })
  assert.ok(
    region.some((detail) =>
      detail.endsWith('embargo qui interdit la relation, DORS/2014-60 art. 1 « région occupée ».'),
    ),
    region.join('\n'),
  )
  const listed = said({ country: 'CA', operations_countries: ['CA', 'Narnia'] })
  assert.ok(
    listed.some(
      (detail) => detail.startsWith('Narnia : valeur non valide pour ') && detail.endsWith('ce n’est pas un pays.'),
    ),
    listed.join('\n'),
  )
})

test('every prohibition has one stretch of days, and ends after it begins', () => {
  for (const { from, until } of embargoes) assert.ok(until === '' || from < until)
  const keys = embargoes.map(({ jurisdiction, place }) => `${jurisdiction} ${place}`)
  assert.equal(new Set(keys).size, keys.length)
})
