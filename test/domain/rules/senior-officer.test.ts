import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Check } from '../../../src/contract/check.ts'
import type { KycRequest } from '../../../src/contract/kyc-request.ts'
import { isSeniorTitle } from '../../../src/domain/checks/facts/senior-officer.ts'
import { checksOfFile, testFiles, type FileRow } from './client-file.ts'
import { company, extract, nina, omar, passportOf } from './ownership-files.ts'

const id = 'ownership:senior_officer'
const law = 'PCMLTFR s. 138(4)(a)'
const passport = passportOf('NINA', 'MAPLE')
const partners = (passed: boolean): Check => ({
  id: 'senior_officer',
  label: 'CEO',
  severity: 'critical',
  passed,
  detail: '',
})

function file(
  what: string,
  verdict: 'passes' | 'warns' | 'absent',
  values: Record<string, unknown>,
  request: Omit<Partial<KycRequest>, 'values'> = {},
  regime = 'ca_aml',
): FileRow {
  return {
    file: what,
    law,
    regime,
    request: { kind: 'corporation', ...request, values: { ...company, ...values } },
    expected: { [verdict]: [id] },
  }
}

const ceo = { chief_executive: [nina] }
const director = (role: string) => ({ directors: [{ ...nina, role }] })

testFiles([
  file('owners that a register extract confirms', 'absent', {}, { documents: [extract('Nina Maple (100 %)')] }),
  file('owners that nothing confirms, and nobody named', 'warns', {}),
  file('a chief executive with a passport', 'passes', ceo, { documents: [passport] }),
  file('a chief executive given by name only', 'passes', { chief_executive: 'Nina Maple' }, { documents: [passport] }),
  file('a chief executive under another key', 'passes', { ceo: [nina] }, { documents: [passport] }),
  file('a chief executive without a document', 'warns', ceo),
  file('a chief executive with the passport of another', 'warns', ceo, { documents: [passportOf('OMAR', 'PINE')] }),
  file('a passport of the same name and another birth date', 'warns', ceo, {
    documents: [passportOf('NINA', 'MAPLE', { date_of_birth: '1999-09-09' })],
  }),
  file('an expired passport', 'warns', ceo, { documents: [passportOf('NINA', 'MAPLE', { id_expiry: '2024-01-01' })] }),
  file('a chief executive whom the partner verified', 'passes', ceo, { extra_checks: [partners(true)] }),
  file('a chief executive whom the partner failed to verify', 'warns', ceo, { extra_checks: [partners(false)] }),
  file('nobody named, though the partner says so', 'warns', { directors: [omar] }, { extra_checks: [partners(true)] }),
  file('a president among the directors', 'passes', director('President'), { documents: [passport] }),
  file('a président-directeur général', 'passes', director('Président-directeur général'), { documents: [passport] }),
  file('a vice-president', 'warns', director('Vice-president'), { documents: [passport] }),
  file('a chair of the board', 'warns', director('Chair of the board'), { documents: [passport] }),
  file(
    'a signatory who is CEO',
    'passes',
    { directors: [omar], signatories: [{ ...nina, role: 'President & CEO' }] },
    {
      documents: [passport],
    },
  ),
  file('a company as chief executive', 'warns', { chief_executive: ['Pine Holdings Inc.'] }, { documents: [passport] }),
  file(
    'an owner that cannot be identified',
    'passes',
    { ...ceo, beneficial_owners: ['Pine Holdings Inc.'] },
    {
      documents: [passport],
    },
  ),
  file('a register extract that names another owner', 'warns', {}, { documents: [extract('Omar Pine')] }),
  file('the same in Québec', 'warns', {}, {}, 'qc_amf'),
  file('a partnership', 'warns', { partners: [nina] }, { kind: 'partnership' }),
  file('a trust, which has no chief executive', 'absent', {}, { kind: 'trust' }),
  file('a periodic review', 'absent', {}, { purpose: 'periodic_review' }),
  file('a French company', 'absent', {}, {}, 'fr_cmf'),
  file('an American company', 'absent', {}, {}, 'us_bsa'),
])

for (const [role, is] of [
  ['CEO', true],
  ['Chief Executive Officer', true],
  ['president and CEO', true],
  ['Présidente et cheffe de la direction', true],
  ['PDG', true],
  ['Gérant', true],
  ['Director', false],
  ['Vice-président', false],
  ['Vice President, Finance', false],
  ['Past president', false],
  ['Secretary-treasurer', false],
  ['CEO, director', true],
  ['CEO and Assistant Secretary', true],
  ['Director, President', true],
  ['Assistant, CEO', false],
  ['assistant to the CEO', false],
  ['Executive assistant to the President and CEO', false],
  ['Secretary to the President and CEO', false],
  ['Former president, CEO', false],
  ['CEO (assistant)', false],
  ['adjoint du PDG', false],
  ['Adjointe, PDG', false],
] as const) {
  test(`${role} is ${is ? '' : 'not '}a chief executive`, () => assert.equal(isSeniorTitle(role), is))
}

test('the person who lacks a document is named, in both languages', () => {
  const detail = (locale: 'en' | 'fr', values: object) =>
    checksOfFile({
      regime: 'ca_aml',
      request: { kind: 'corporation', locale, values: { ...company, ...values } },
    }).checks.find((check) => check.id === id)?.detail
  assert.equal(
    detail('en', ceo),
    'The beneficial owners are not confirmed and no photo document verifies Nina Maple, who manages the entity.',
  )
  assert.match(detail('fr', ceo) ?? '', /la personne qui dirige l’entité : Nina Maple\.$/)
  assert.match(detail('en', {}) ?? '', /no chief executive is named\.$/)
})
