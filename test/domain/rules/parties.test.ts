import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScreeningHit, ScreeningResult } from '../../../src/domain/screening/result.ts'
import { clearScreening } from '../../../src/domain/verdict/request-input.ts'
import { legalFormIn } from '../../../src/domain/names/legal-forms.ts'
import { blockedOwnership } from '../../../src/domain/policy-packs/definition/blocked-ownership.ts'
import { packByRegime, regimes } from '../../../src/domain/policy-packs/index.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { screeningParties } from '../../../src/domain/screening/parties.ts'
import { hitOf } from '../screening/screening-hits.ts'
import { checksOfFile, testFiles, today, type FileRow } from './client-file.ts'

const partiesOf = (values: Record<string, unknown>, kind: 'corporation' | 'individual' | 'estate' = 'corporation') =>
  screeningParties(kind, parseProfile(values, { asOf: today, defaultCountry: null })).map(
    (party) => `${party.party}: ${party.kind}`,
  )

/** What a request says of a party, and the kind that it is asked as. */
const kinds: readonly (readonly [said: string, values: Record<string, unknown>, asked: string])[] = [
  ['a name alone', { directors: ['Bank Melli Iran'] }, 'Bank Melli Iran: unknown'],
  ['a name alone', { settlors: [{ name: 'Anna Roy' }] }, 'Anna Roy: unknown'],
  ['a name alone', { third_party_name: 'Hizballah' }, 'Hizballah: unknown'],
  ['a name alone', { names: ['Al Rashid'] }, 'Al Rashid: unknown'],
  ['an abbreviation that is a surname too', { directors: ['Muster AG'] }, 'Muster AG: unknown'],
  ['a legal form', { directors: ['Deep Holdings Inc.'] }, 'Deep Holdings Inc.: entity'],
  ['a birth date', { directors: [{ name: 'Anna Roy', date_of_birth: '1980-01-01' }] }, 'Anna Roy: person'],
  ['first and last name', { directors: [{ first_name: 'Anna', last_name: 'Roy' }] }, 'Anna Roy: person'],
  ['owners', { beneficial_owners: [{ name: 'Deep', owned_by: [] }] }, 'Deep: unknown'],
  ['kind: person', { directors: [{ name: 'Anna Roy', kind: 'Natural person' }] }, 'Anna Roy: person'],
  ['kind: individu', { directors: [{ nom_complet: 'Anna Roy', kind: 'Personne physique' }] }, 'Anna Roy: person'],
  ['kind: company', { directors: [{ name: 'Anna Roy', kind: 'company' }] }, 'Anna Roy: entity'],
  ['kind: personne morale', { directors: [{ name: 'Anna Roy', type_partie: 'personne morale' }] }, 'Anna Roy: entity'],
  ['a kind that cannot be read', { directors: [{ name: 'Anna Roy', kind: 'tbd' }] }, 'Anna Roy: unknown'],
  ['a kind against a legal form', { directors: [{ name: 'Deep Inc.', kind: 'person' }] }, 'Deep Inc.: unknown'],
  [
    'a kind against a birth date',
    { directors: [{ name: 'Anna Roy', kind: 'entity', date_of_birth: '1980-01-01' }] },
    'Anna Roy: unknown',
  ],
  [
    'the number of a register',
    { third_party_name: 'Deep', third_party_registration_number: '123456-7' },
    'Deep: entity',
  ],
  ['a business without a form', { legal_name: 'Serge Sanctionov' }, 'Serge Sanctionov: unknown'],
  ['a business with a form', { legal_name: 'Tidewater Ltd' }, 'Tidewater Ltd: entity'],
]
for (const [said, values, asked] of kinds) {
  test(`a party with ${said} is asked as ${asked} (a guess is no evidence)`, () => {
    assert.deepEqual(partiesOf(values), [asked])
  })
}

test('an entity between client and owner is asked as one, with or without a form', () => {
  const chain = { beneficial_owners: [{ name: 'Deep', owned_by: [{ name: 'Anna Roy' }] }] }
  assert.deepEqual(partiesOf(chain), ['Deep: entity', 'Anna Roy: unknown'])
})

test('a name that is said to be a person in one list is one in every list', () => {
  const twice = { directors: ['Anna Roy'], signatories: [{ name: 'ANNA ROY', date_of_birth: '1980-01-01' }] }
  assert.deepEqual(partiesOf(twice), ['Anna Roy: person'])
  assert.deepEqual(partiesOf({ ...twice, directors: [{ name: 'Anna Roy', kind: 'entity' }] }), [
    'Anna Roy: entity',
    'ANNA ROY: person',
  ])
})

test('an individual named in one text is asked as both, in parts or with a birth date as a person', () => {
  assert.deepEqual(partiesOf({ names: 'Al Rashid' }, 'individual'), ['Al Rashid: unknown'])
  assert.deepEqual(partiesOf({ names: 'Al Rashid', date_of_birth: '1980-01-01' }, 'individual'), ['Al Rashid: person'])
  assert.deepEqual(partiesOf({ first_name: 'Anna', last_name: 'Roy' }, 'individual'), ['Anna Roy: person'])
})

/** Names by what they say of a legal form. */
const named = {
  certain: [
    ...['Fiducie familiale Gagnon', 'Gagnon Family Trust', 'Société en commandite Les Pins', 'SCI Les Lilas'],
    ...['SCI Bellevue', 'SARL Dupont', 'Dupont SARL', 'Stiftung Warentest', 'Muster GmbH', 'Les Pins SENC'],
    ...['Fondation Lucie Roy', 'The Gates Foundation', 'Stichting Zorg', '9123-4567 Québec inc.', '1234567 Ontario'],
    ...['Succession de Jean Tremblay', 'Estate of John Smith', 'John Smith Estate', 'Tremblay et Fils', 'Nokia Oyj'],
    ...['Acme S.A. de C.V.', 'Acme Sp. z o.o.', 'OOO Romashka', 'ООО Ромашка', '株式会社トヨタ', 'Bank of Nova Scotia'],
    ...['Falknis Anstalt', 'Etablissement Falknis', 'Meuse SPRL', 'Zonneveld CVBA', 'VZW Zonneveld', 'Andina EIRL'],
    ...['Deltex s.r.o.', 'Deltex spol. s r.o.', 'Deltex LLLP', 'Deltex Dental PLLC', 'Deltex DMCC', 'Deltex Sh.p.k.'],
    ...['Morgenrot UG (haftungsbeschränkt)', 'Tremblay & Associés', 'Dupont & Cie', 'Brown & Co', 'SICAV Meridien'],
    ...['FCP Meridien', 'GFA du Domaine', 'Copropriété du Lac', 'SDC Les Pins', 'Roy as trustee', 'Anna Roy in trust'],
    ...['Anna Roy en fidéicommis', 'Nordlys AB (publ)', 'АО Волна', 'ДЕЛТЕКС ЕООД', 'The Scott Trust'],
    ...['Ville de Québec', 'Coopérative funéraire', 'Abc Limited Hong Kong', 'PT Bumi Tbk', 'Acme Sdn Bhd'],
  ],
  likely: [
    ...['Muster AG', 'MUSTER AG', 'Total SA', 'TOTAL S.A.', 'Les Pins S.E.C.', 'Nordic AB', 'Acme B.V.', 'Acme LP'],
    ...['Pohjoisvoima Oy', 'Oy Pohjoisvoima Ab', 'Tallinna Kivi OÜ', 'Nordlys A/S', 'Nordlys I/S', 'Latvijas Gaze SIA'],
    ...['Smith Dental P.C.', 'Bäckerei Schmidt e.K.', 'Nordlys HB', 'Victoria DAC', 'Deltex CIC', 'Deltex SpA'],
    ...['Deltex d.d.', 'Deltex d.o.o. Beograd', 'Deltex, a. s.', 'UG Morgenrot', 'PT Samudra Jaya', 'ZAO Volna'],
    ...['TOO Astana Kum', 'AO Volna', 'CV Deltex', 'Ets Dupont', 'Sté Dupont', 'Sté. Dupont', 'Deltex 2020'],
    ...['Marie Fonds', 'Rosalie Trust', 'Lena Stiftung', 'Peter Coop', 'Grace Fund', 'Trust Moyo', 'Mary Ann Trust'],
    ...['Groupe Dynamite', 'Royal Bank', 'Bank Melli Iran', 'Deep Holdings', 'Les Immeubles Roy', 'SAS Les Lilas'],
  ],
  none: [
    ...['Marc Sas', 'MARC SAS', 'Marc Ag', 'Joao Sa', 'JOAO SA', 'João Sá', 'Nguyen Van Co', 'Co Nguyen', 'Smith, Co'],
    ...['Le Van An', 'LE VAN AN', 'Anna Bank', 'Bank Robert', 'Pat Smith', 'Sue Johnson', 'Robert Prat', 'James Earl'],
    ...['Zao Wou-Ki', 'Ki Doo', 'Frank Church', 'Marie-Ève Tremblay-Roy', 'Juan Carlos De La Cruz', 'Mohamed Ben Ali'],
    ...[
      'Sia Furler',
      'SIA FURLER',
      'Hong Ao',
      'Li Ab',
      'P.T. Barnum',
      'J. P. Morgan',
      'A.S. Byatt',
      'Anna Ek',
      'Sun Sha',
    ],
    ...['Anne Ste-Marie', 'Ste-Marie, Anne', 'Alexandre Dumas fils', 'Anna Roy 3rd', 'James McA', 'Sade Trust-Olowo'],
    ...['Reg Smith', 'Rue Paul', 'Cher', 'SA', ''],
  ],
} as const
for (const [form, names] of Object.entries(named)) {
  for (const name of names) {
    test(`"${name}" has ${form === 'none' ? 'no' : `a ${form}`} legal form`, () => {
      assert.equal(legalFormIn(name), form === 'none' ? null : form)
    })
  }
}

const address = '12 Elm Street, Ottawa ON K1A 0B1'
const owner = (more: Record<string, unknown>) => ({
  kind: 'corporation',
  values: { legal_name: 'Tidewater Ltd', beneficial_owners: [{ address, ownership_percent: 100, ...more }] },
})
const identified = 'PCMLTFR s. 138(1)'
const rows: FileRow[] = [
  ...['Fiducie familiale Gagnon', 'Société en commandite Les Pins', 'SCI Les Lilas', 'Muster AG', 'Groupe Bel'].map(
    (name): FileRow => ({
      ...{ file: `owner ${name}`, law: identified, regime: 'ca_aml', request: owner({ name }) },
      expected: { blocks: ['ownership:identified'] },
    }),
  ),
  ...['Anna Gagnon', 'Marc Sas', 'Le Van An', 'Anna Bank'].map((name): FileRow => ({
    ...{ file: `owner ${name}`, law: identified, regime: 'ca_aml', request: owner({ name }) },
    expected: { passes: ['ownership:identified'] },
  })),
  {
    ...{ file: 'an owner named Muster AG with a birth date', law: identified, regime: 'eu_amlr' },
    request: owner({ name: 'Muster AG', date_of_birth: '1970-01-01' }),
    expected: { passes: ['ownership:identified'] },
  },
  {
    ...{ file: 'a trust with a birth date', law: identified, regime: 'ca_aml' },
    request: owner({ name: 'Fiducie familiale Gagnon', date_of_birth: '1970-01-01', kind: 'person' }),
    expected: { blocks: ['ownership:identified'] },
  },
  {
    ...{ file: 'an owner said to be a company', law: identified, regime: 'ca_aml' },
    request: owner({ name: 'Anna Gagnon', kind: 'company' }),
    expected: { blocks: ['ownership:identified'] },
  },
  {
    ...{ file: 'an owner whose kind cannot be read', law: identified, regime: 'ca_aml' },
    request: owner({ name: 'Anna Gagnon', kind: 'tbd' }),
    expected: { passes: ['ownership:identified'], warns: ['format:recorded:beneficial_owners[0].kind'] },
  },
  ...[
    'Pohjoisvoima Oy',
    'Tallinna Kivi OÜ',
    'PT Samudra Jaya',
    'Deltex 2020',
    'Tremblay & Associés',
    'Rosalie Trust',
  ].map((name): FileRow => ({
    ...{ file: `owner ${name}, a name alone`, law: identified, regime: 'ca_aml', request: owner({ name }) },
    expected: { blocks: ['ownership:identified'] },
  })),
  ...[
    { name: 'Marie Fonds', kind: 'person', date_of_birth: '1970-01-01' },
    { name: 'Rosalie Trust', kind: 'person' },
    { name: 'Trust Moyo', date_of_birth: '1970-01-01' },
    { name: 'Lena Stiftung', date_of_birth: '04/05/1970' },
    { first_name: 'Paul', last_name: 'Fondation' },
    { first_name: 'Kim', last_name: 'Oy' },
    { name: 'Sia Furler', kind: 'person' },
    { name: 'Hong Ao' },
  ].map((more): FileRow => ({
    ...{ file: `a person who says so: ${JSON.stringify(more)}`, law: identified, regime: 'ca_aml' },
    ...{ request: owner(more), expected: { passes: ['ownership:identified'] } },
  })),
  ...['Deltex Inc.', 'Muster GmbH', 'Roy as trustee', 'Gagnon Family Trust'].map((name): FileRow => ({
    ...{ file: `${name}, said to be a person with a birth date`, law: identified, regime: 'ca_aml' },
    request: owner({ name, kind: 'person', date_of_birth: '1970-01-01' }),
    expected: { blocks: ['ownership:identified'] },
  })),
  ...(['Deep Holdings Inc.', 'Anna Gagnon'] as const).map((name): FileRow => ({
    ...{ file: `nobody owns 25 %, ${name} controls`, law: identified, regime: 'us_bsa' },
    request: { kind: 'corporation', values: { legal_name: 'Tide Ltd', no_owner_25: true, control_person: [{ name }] } },
    expected: name === 'Anna Gagnon' ? { passes: ['ownership:identified'] } : { blocks: ['ownership:identified'] },
  })),
]
testFiles(rows)

test('the check names the owner that looks like an entity and says what to send, in both languages', () => {
  const of = (name: string, locale: 'en' | 'fr') =>
    checksOfFile({ regime: 'ca_aml', request: { ...owner({ name }), locale } }).checks.find(
      ({ id }) => id === 'ownership:identified',
    )?.detail
  assert.match(
    of('Rosalie Trust', 'en') ?? '',
    /Probably the name of an entity: Rosalie Trust; send its owners, or for a person/,
  )
  assert.match(
    of('Rosalie Trust', 'fr') ?? '',
    /Probablement le nom d’une entité : Rosalie Trust; envoyez ses propriétaires/,
  )
  assert.match(of('Muster GmbH', 'en') ?? '', /The name of an entity: Muster GmbH; send its owners\.$/)
})

const half = 'OFAC guidance of 13 August 2014'
const possible = hitOf({ score: 800 })
const debarred = hitOf({ topics: ['debarment'] })

function screening(regime: string, hits: Readonly<Record<string, ScreeningHit>>): ScreeningResult {
  const clear = clearScreening(packByRegime(regime).lists, today)
  if (clear.status !== 'run') return clear
  return { ...clear, parties: Object.entries(hits).map(([party, hit]) => ({ party, hits: [hit] })) }
}

function owned(
  file: string,
  regime: string,
  values: Record<string, unknown>,
  hits: Readonly<Record<string, ScreeningHit>>,
  expected: FileRow['expected'],
  kind = 'corporation',
): FileRow {
  const request = { kind, values: { legal_name: 'Tidewater Ltd', ...values } }
  return { file, law: half, regime, request, screening: screening(regime, hits), expected }
}

const share = (name: string, ownership_percent?: number, more: Record<string, unknown> = {}) => ({
  name,
  ...(ownership_percent === undefined ? {} : { ownership_percent }),
  ...more,
})
const listed = { 'Ivan Petrov': hitOf(), 'Oleg Orlov': hitOf() }
const rule = 'ownership:sanctioned'
testFiles([
  owned('a listed owner of 50 %', 'us_bsa', { beneficial_owners: [share('Ivan Petrov', 50)] }, listed, {
    blocks: [rule],
  }),
  owned('a listed owner of 49 %', 'us_bsa', { beneficial_owners: [share('Ivan Petrov', 49)] }, listed, {
    ...{ passes: [rule], blocks: ['screening:sanctions'] },
  }),
  ...['us_bsa', 'ca_aml', 'eu_amlr', 'fr_cmf', 'ma_bam', 'generic'].map((regime) =>
    owned(
      'listed owners of 30 and 20 %',
      regime,
      { beneficial_owners: [share('Ivan Petrov', 30), share('Oleg Orlov', 20), share('Anna Roy', 50)] },
      listed,
      { blocks: [rule] },
    ),
  ),
  owned(
    'an entity that listed people own by half owns the rest',
    'us_bsa',
    {
      beneficial_owners: [
        share('Deep Ltd', 50, { owned_by: [share('Ivan Petrov', 25), share('Oleg Orlov', 25), share('Anna Roy', 50)] }),
      ],
    },
    listed,
    { blocks: [rule] },
  ),
  owned(
    'entities that a listed person owns below half own all',
    'us_bsa',
    {
      beneficial_owners: ['Deep Ltd', 'Tide Ltd'].map((name) =>
        share(name, 50, { owned_by: [share('Ivan Petrov', 40), share('Anna Roy', 60)] }),
      ),
    },
    listed,
    { passes: [rule] },
  ),
  owned(
    'a chain of three entities, each owned by half',
    'ca_aml',
    {
      beneficial_owners: [
        share('Deep Ltd', 50, { owned_by: [share('Tide Ltd', 50, { owned_by: [share('Ivan Petrov', 50)] })] }),
      ],
    },
    listed,
    { blocks: [rule] },
  ),
  owned(
    'a listed entity of 60 %',
    'eu_amlr',
    { beneficial_owners: [share('Deep Ltd', 60)] },
    { 'Deep Ltd': hitOf() },
    {
      blocks: [rule],
    },
  ),
  owned(
    'one listed owner and one possible match',
    'us_bsa',
    { beneficial_owners: [share('Ivan Petrov', 30), share('Oleg Orlov', 30)] },
    { ...listed, 'Oleg Orlov': possible },
    { warns: [rule] },
  ),
  owned(
    'a possible match of 80 %',
    'ca_aml',
    { beneficial_owners: [share('Ivan Petrov', 80)] },
    { 'Ivan Petrov': possible },
    {
      warns: [rule],
    },
  ),
  owned(
    'a debarred owner of 80 %',
    'us_bsa',
    { beneficial_owners: [share('Ivan Petrov', 80)] },
    { 'Ivan Petrov': debarred },
    {
      passes: [rule],
    },
  ),
  owned('a listed owner whose share is not stated', 'us_bsa', { beneficial_owners: [share('Ivan Petrov')] }, listed, {
    warns: [rule],
  }),
  owned(
    'a listed owner of an entity whose share there is not stated',
    'us_bsa',
    { beneficial_owners: [share('Deep Ltd', 60, { owned_by: [share('Ivan Petrov')] })] },
    listed,
    { warns: [rule] },
  ),
  owned(
    'a listed person controls with 10 %',
    'ca_aml',
    { beneficial_owners: [share('Ivan Petrov', 10, { control: true })] },
    listed,
    {
      blocks: [rule],
    },
  ),
  owned(
    'a listed person controls with 10 %',
    'us_bsa',
    { beneficial_owners: [share('Ivan Petrov', 10, { control: true })] },
    listed,
    {
      passes: [rule],
    },
  ),
  owned('a listed control person without a share', 'eu_amlr', { control_person: ['Ivan Petrov'] }, listed, {
    blocks: [rule],
  }),
  owned('a listed control person without a share', 'us_bsa', { control_person: ['Ivan Petrov'] }, listed, {
    passes: [rule],
  }),
  owned(
    'a listed partner of half',
    'ca_aml',
    { partners: [share('Ivan Petrov', 50)] },
    listed,
    { blocks: [rule] },
    'partnership',
  ),
  owned(
    'a partner who is among the owners counts once',
    'us_bsa',
    { beneficial_owners: [share('Ivan Petrov', 30)], partners: [share('IVAN PETROV', 30)] },
    listed,
    { passes: [rule] },
    'partnership',
  ),
  owned('owners on no list', 'us_bsa', { beneficial_owners: [share('Anna Roy', 100)] }, {}, { passes: [rule] }),
  owned('no owner named', 'us_bsa', {}, {}, { absent: [rule] }),
  owned(
    'a person',
    'us_bsa',
    { beneficial_owners: [share('Ivan Petrov', 60)] },
    listed,
    { absent: [rule] },
    'individual',
  ),
])

test('the check says who holds how much, in both languages', () => {
  const request = {
    kind: 'corporation',
    values: { legal_name: 'Tide Ltd', beneficial_owners: [share('Ivan Petrov', 30), share('Oleg Orlov', 25.5)] },
  }
  const of = (locale: 'en' | 'fr') =>
    checksOfFile({
      regime: 'us_bsa',
      request: { ...request, locale },
      screening: screening('us_bsa', listed),
    }).checks.find(({ id }) => id === rule)?.detail
  assert.equal(
    of('en'),
    'Owners on a sanctions list hold 55.5 % together, 50 % makes the client blocked: Ivan Petrov (30 %), Oleg Orlov (25.5 %).',
  )
  assert.match(of('fr') ?? '', /détiennent ensemble 55[.,]5 %.* : Ivan Petrov \(30 %\), Oleg Orlov \(25.5 %\)\.$/)
})

test('every pack says from which share of listed owners an entity is listed, and where that is from', () => {
  assert.deepEqual(Object.keys(blockedOwnership).toSorted(), regimes.map(({ regime }) => regime).toSorted())
  for (const { percent, source } of Object.values(blockedOwnership)) assert.ok(percent === 50 && source !== '')
})
