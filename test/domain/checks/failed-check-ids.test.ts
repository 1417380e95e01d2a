import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Check } from '../../../src/contract/check.ts'
import { failedCheckIds } from '../../../src/domain/checks/failed-check-ids.ts'
import { hitOf, listOf, screened } from '../screening/screening-hits.ts'
import { verdictChecks } from './inputs.ts'

const check = (id: string, severity: Check['severity'], passed = false): Check => ({
  id,
  label: '',
  severity,
  passed,
  detail: '',
})

test('failed critical and warning checks are named once, in order', () => {
  const checks = [
    check('legible:passport', 'critical'),
    check('expiring:passport', 'info'),
    check('completeness', 'warning'),
    check('screening', 'critical', true),
    check('completeness', 'warning'),
  ]
  assert.deepEqual(failedCheckIds(checks), ['legible:passport', 'completeness'])
})

test('a screening id is cut to its kind, so that no event has a name', () => {
  const checks = [
    check('screening:sanctions:Luc Gagnon', 'critical'),
    check('screening:sanctions:Gagnon: fils', 'critical'),
    check('screening:pep:Luc Gagnon', 'warning'),
    check('partner:screening:pep:Luc Gagnon', 'warning'),
  ]
  assert.deepEqual(failedCheckIds(checks), ['screening:sanctions', 'screening:pep', 'partner:screening:pep'])
})

test('no screening id has a name', () => {
  const kinds = ['sanctions', 'pep', 'adverse_media', 'aml'] as const
  const prefixes = ['', 'partner:'] as const
  // Nothing of a name can be told from the kind's own letters when it is made of other ones.
  const name = fc.string({
    unit: fc.constantFrom('Ж', 'É', '漢', ' ', ':', '#', '2', '\n', '\u2028', "'"),
    minLength: 1,
  })
  fc.assert(
    fc.property(fc.constantFrom(...prefixes), fc.constantFrom(...kinds), name, (prefix, kind, party) => {
      const ids = failedCheckIds([check(`${prefix}screening:${kind}:${party}`, 'warning')])
      assert.deepEqual(ids, [`${prefix}screening:${kind}`])
    }),
  )
})

test("a partner's id ends where a party's name begins, and our ids stay whole", () => {
  const checks = [
    check('watchlist:Luc Gagnon', 'critical'),
    check('fraud:score:GAGNON_luc', 'critical'),
    check('gagnon-review', 'warning'),
    check('aml:GagnonReview', 'warning'),
    check('partner:eid:name_match', 'critical'),
    check('fraud:velocity', 'critical'),
    check('expiry:passport', 'critical'),
  ]
  assert.deepEqual(failedCheckIds(checks, ['Luc Gagnon', 'Passport Holdings']), [
    'watchlist',
    'fraud:score',
    'partner',
    'aml',
    'partner:eid:name_match',
    'fraud:velocity',
    'expiry:passport',
  ])
})

test("particles of a name and reserved starts cut no partner's id, unless the name has particles only", () => {
  const rows = [
    [['Marie de Montigny'], 'preuve_de_revenu', 'preuve_de_revenu'],
    [['Marie de Montigny'], 'preuve:de Montigny', 'preuve'],
    [['Foundation of Exemple Inc.'], 'proof_of_income', 'proof_of_income'],
    [['Le Van Do'], 'watchlist:Le', 'watchlist'],
    [['Omar Eid'], 'partner:eid:face_match', 'partner:eid:face_match'],
    [['Omar Eid'], 'partner:eid:omar', 'partner:eid'],
    [['Omar Eid'], 'Eid', 'partner'],
    [['Maple Bank'], 'partner:bank:nsf', 'partner:bank:nsf'],
  ] as const
  for (const [names, id, expected] of rows) {
    assert.deepEqual(failedCheckIds([check(id, 'critical')], names), [expected], id)
  }
})

test("a partner's id ends before a part that may be a number, a date or an address of a person", () => {
  const rows = [
    ['sin:046454286', 'sin'],
    ['sin:046 454 286', 'sin'],
    ['partner:eid:046-454-286', 'partner:eid'],
    ['born_1985-04-12', 'partner'],
    ['fraud:dob:12.04.85:late', 'fraud:dob'],
    ['passport:UA2047318', 'passport'],
    ['id:AB 12 34 56 C', 'id'],
    ['telephone:+1 (514) 555-0199', 'telephone'],
    ['arabic:\u0661\u0669\u0668\u0665\u0660\u0664', 'arabic'],
    ['full_width:１２３４５６', 'full_width'],
    ['watchlist:clara@mail.example', 'watchlist'],
    ['clara@mail.example', 'partner'],
    ['watchlist:clara＠mail.example', 'watchlist'],
    ['rule:2024:v12', 'rule:2024:v12'],
    ['score_above_90000', 'score_above_90000'],
    ['rule_1:rule_2:rule_345', 'rule_1:rule_2:rule_345'],
    ['expiry:passport', 'expiry:passport'],
  ] as const
  for (const [id, expected] of rows) assert.deepEqual(failedCheckIds([check(id, 'critical')]), [expected], id)
})

test('what the verdict itself emits about parties is cut in every rule', () => {
  const party = 'Жанна Ёлкина'
  const lists = [{ ...listOf('sandbox'), topics: ['pep'] as const }]
  const run = screened({ [party]: [hitOf({ topics: ['sanction', 'pep'] })] }, lists)
  if (run.status !== 'run') assert.fail()
  const screening = { ...run, parties: run.parties.map((one) => ({ ...one, adverseItems: 2 })) }
  const checks = verdictChecks({
    policy: { id: null, regime: 'ca_aml' },
    values: { names: party, country: 'CA', pep: false },
    screening,
  })
  const cut = ['sanctions', 'pep', 'adverse_media', 'aml'].map((kind) => `screening:${kind}`)
  const ids = failedCheckIds(checks)
  assert.deepEqual(
    ids.filter((id) => id.startsWith('screening')),
    cut,
  )
  assert.ok(!ids.some((id) => id.includes('Жанна')))
})
