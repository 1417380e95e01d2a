import assert from 'node:assert/strict'
import { test } from 'node:test'
import { charityRegistration } from '../../../src/domain/formats/charity-registration.ts'
import { pointIsPresent } from '../../../src/domain/policy-packs/completeness.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { testFiles, type FileRow } from './client-file.ts'

const numbers: readonly (readonly [country: string | undefined, number: string, valid: boolean])[] = [
  ['FR', 'W751234567', true],
  ['FR', 'w 751 234 567', true],
  ['FR', 'W9R1001234', true],
  ['FR', 'W2A1001234', true],
  ['FR', 'W75123456', false],
  ['FR', '751234567', false],
  ['CA', '123026635RR0001', true],
  ['FR', '123026635RR0001', true],
  ['CA', '123026636RR0001', false],
  ['CA', 'W751234567', false],
  ['GB', '1234567', true],
  ['GB', '202918', true],
  ['GB', 'SC012345', true],
  ['GB', 'NIC100123', true],
  ['GB', 'W751234567', false],
  ['US', '13-1644147', true],
  ['US', '131644', false],
  ['MA', '1234/2015', true],
  ['MA', 'sans numéro', false],
  [undefined, 'W751234567', true],
  [undefined, 'SC012345', true],
  [undefined, '131644147', false],
]
for (const [country, number, valid] of numbers) {
  test(`${number} is ${valid ? 'a' : 'no'} charity number of ${country ?? 'an unknown country'}`, () => {
    const context = country === undefined ? {} : { country }
    assert.equal(charityRegistration.test(charityRegistration.normalise(number), context).valid, valid)
  })
}

const numberPoint = 'registration_number/business_number/neq/siren/ice/ein'
const charityPoint = 'charity_registration/solicits_donations'
const answers: readonly (readonly [why: string, values: Record<string, unknown>, point: string, answered: boolean])[] =
  [
    ['an RNA number is the registration', { rna: 'W751234567', country: 'FR' }, numberPoint, true],
    ['so is one of incorporation in France', { rna: 'W751234567', incorporation_country: 'FR' }, numberPoint, true],
    ['a wrong one is not', { rna: 'W75', country: 'FR' }, numberPoint, false],
    [
      'a Canadian number registers the charity only',
      { charity_registration: '123026635RR0001', country: 'CA' },
      numberPoint,
      false,
    ],
    [
      'an RNA number as registration answers for the charity',
      { registration_number: 'W751234567', country: 'FR' },
      charityPoint,
      true,
    ],
    ['a SIREN does not', { registration_number: '404833048', country: 'FR' }, charityPoint, false],
    ['nor an RNA number in Canada', { registration_number: 'W751234567', country: 'CA' }, charityPoint, false],
  ]
for (const [why, values, point, answered] of answers) {
  test(`${why}: ${point} (arrêté du 14 octobre 2009)`, () => {
    const profile = parseProfile(values, { asOf: '2026-11-21', defaultCountry: null })
    assert.equal(pointIsPresent(point, profile, new Map()), answered)
  })
}

const association = { legal_name: 'Jardins Solidaires de Vaise', country: 'FR', incorporation_country: 'FR' }
const receipt = (fields: Record<string, string>) => ({
  doc_type: 'charity_registration',
  fields: { legal_name: 'Jardins Solidaires de Vaise', document_date: '2026-02-04', ...fields },
  mapped: 3,
})

const rows: readonly FileRow[] = [
  {
    file: 'a French association with its RNA number and receipt',
    law: 'arrêté du 14 octobre 2009',
    regime: 'fr_cmf',
    request: {
      kind: 'charitable_org',
      values: { ...association, charity_registration: 'W691088776' },
      documents: [receipt({ charity_registration: 'W691088776' })],
    },
    expected: {
      passes: [
        'format:recorded:charity_registration',
        'format:charity_registration:charity_registration',
        'required:entity_existence',
      ],
      notFailed: ['charity:status'],
    },
  },
  {
    file: 'a French association that sends its RNA number as registration number',
    law: 'arrêté du 14 octobre 2009',
    regime: 'generic',
    request: { kind: 'charitable_org', values: { ...association, registration_number: 'W691088776' } },
    expected: { notFailed: ['charity:status', 'format:recorded:registration_number'] },
  },
  {
    file: 'a French association with a number that is none',
    law: 'arrêté du 14 octobre 2009',
    regime: 'fr_cmf',
    request: {
      kind: 'charitable_org',
      values: { ...association, charity_registration: 'X691088776' },
      documents: [receipt({ charity_registration: 'W6910' })],
    },
    expected: { warns: ['format:recorded:charity_registration', 'format:charity_registration'] },
  },
  {
    file: 'a French association in Canada that does not say whether it solicits donations',
    law: 'PCMLTFR s. 138(5)',
    regime: 'ca_aml',
    request: {
      kind: 'charitable_org',
      values: { ...association, charity_registration: 'W691088776' },
      documents: [receipt({ charity_registration: 'W691088776' })],
    },
    expected: {
      passes: ['format:recorded:charity_registration', 'format:charity_registration:charity_registration'],
      warns: ['charity:status'],
    },
  },
  {
    file: 'a French association in Canada that solicits none',
    law: 'PCMLTFR s. 138(5)(b)',
    regime: 'ca_aml',
    request: {
      kind: 'charitable_org',
      values: { ...association, charity_registration: 'W691088776', solicits_donations: false },
    },
    expected: { passes: ['charity:status'] },
  },
  {
    file: 'a Canadian charity',
    law: 'PCMLTFR s. 138(5)(a)',
    regime: 'ca_aml',
    request: {
      kind: 'charitable_org',
      values: { legal_name: 'Maple Readers Inc.', country: 'CA', charity_registration: '123026635RR0001' },
    },
    expected: { passes: ['charity:status', 'format:recorded:charity_registration'] },
  },
  {
    file: 'a Canadian receipt with a wrong check digit',
    law: 'Canada Revenue Agency',
    regime: 'ca_aml',
    request: {
      kind: 'charitable_org',
      values: { legal_name: 'Maple Readers Inc.', country: 'CA', charity_registration: '123026636RR0001' },
      documents: [receipt({ charity_registration: '123026636RR0001' })],
    },
    expected: { blocks: ['format:charity_registration'], warns: ['charity:status'] },
  },
  {
    file: 'a British charity in Canada',
    law: 'docs/rules/checks.md#charity-numbers',
    regime: 'ca_aml',
    request: {
      kind: 'charitable_org',
      values: {
        legal_name: 'Oak Readers',
        country: 'CA',
        incorporation_country: 'GB',
        charity_registration: 'SC012345',
      },
    },
    expected: { passes: ['format:recorded:charity_registration'], warns: ['charity:status'] },
  },
]

testFiles(rows)
