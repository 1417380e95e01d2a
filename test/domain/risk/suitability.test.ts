import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'
import { assess } from '../../../src/domain/risk/assess.ts'
import { failedCheck, fileOf, verdictOf } from './file.ts'

type Values = Partial<ProfileValues>

const employed: Values = { country: 'CA', source_of_funds: 'employment' }
const rich: Values = {
  ...employed,
  date_of_birth: '1990-01-01',
  annual_income: 300_000,
  net_liquid_assets: 2_000_000,
  total_net_worth: 6_000_000,
}
const modest: Values = {
  ...employed,
  date_of_birth: '1990-01-01',
  annual_income: 20_000,
  net_liquid_assets: 12_000,
  total_net_worth: 12_000,
}
const bold: Values = {
  objective: 'balanced',
  horizon: 'gt_10y',
  investment_knowledge: 'extensive',
  investment_experience: 'gt_10y',
}
const blocked = verdictOf([failedCheck('expiry:passport', 'critical'), failedCheck('legible:passport', 'critical')])

function sentences(values: Values, verification = verdictOf([])) {
  const file = fileOf(values, { verification })
  return [assess(file).suitability, assess({ ...file, locale: 'fr' }).suitability]
}

test('rule 1: blocking failures come before everything, also before a missing profile', () => {
  assert.deepEqual(sentences({ ...rich, ...bold }, blocked), [
    'Not suitable: 2 blocking verification failure(s) must be resolved first.',
    'Ne convient pas : 2 échecs bloquants de la vérification à régler d’abord.',
  ])
  assert.match(sentences(rich, blocked)[0]!, /^Not suitable: 2 blocking/)
})

test('rule 3: no investor answer at all', () => {
  assert.deepEqual(sentences({ ...rich, risk_tolerance: 'high' }), [
    'Not assessed: no investment profile was supplied.',
    'Non évalué : aucun profil de placement n’a été fourni.',
  ])
})

test('rule 4: names what is missing of the part that cannot be determined', () => {
  assert.deepEqual(sentences({ ...rich, objective: 'growth' }), [
    'Cannot be determined: time horizon, investment knowledge, investment experience missing.',
    'Impossible à déterminer : il manque horizon de placement, connaissances en placement, expérience de placement.',
  ])
  assert.equal(
    sentences({ ...employed, ...bold, annual_income: 1 })[0],
    'Cannot be determined: date of birth, net liquid assets, net worth missing.',
  )
})

test('rule 5: an objective two bands above the investor profile, but not one', () => {
  assert.deepEqual(sentences({ ...modest, ...bold, objective: 'growth' }), [
    'Suitable with limits: tolerance (Aggressive) exceeds capacity (Limited); use a Balanced profile.',
    'Convient avec limites : la tolérance (Audacieux) dépasse la capacité (Limitée); utiliser un profil Équilibré.',
  ])
  assert.deepEqual(sentences({ ...modest, ...bold, objective: 'speculation' }), [
    'Not suitable as requested: the objective (speculation) exceeds a Balanced profile; tolerance Aggressive, capacity Limited.',
    'Ne convient pas tel que demandé : l’objectif (spéculation) dépasse un profil Équilibré; tolérance : Audacieux, capacité : Limitée.',
  ])
})

test('rule 6: a tolerance above what the capacity supports', () => {
  assert.equal(
    sentences({ ...modest, net_liquid_assets: 0, total_net_worth: 0, ...bold, objective: 'income' })[0],
    'Suitable with limits: tolerance (Growth) exceeds capacity (Low); use a Conservative profile.',
  )
})

test('rule 7: otherwise suitable, with "an" before a vowel', () => {
  assert.deepEqual(sentences({ ...rich, ...bold }), [
    'Suitable: an Aggressive profile is within the client’s tolerance (Aggressive) and capacity (High).',
    'Convient : un profil Audacieux respecte la tolérance (Audacieux) et la capacité (Élevée) du client.',
  ])
  assert.equal(
    sentences({ ...rich, objective: 'capital_preservation', horizon: 'lt_1y', investment_knowledge: 'none' })[0],
    'Suitable: a Very conservative profile is within the client’s tolerance (Very conservative) and capacity (High).',
  )
})

test('a missing objective does not refuse: rule 5 needs one', () => {
  const { objective: _, ...rest } = bold
  assert.match(sentences({ ...rich, ...rest })[0]!, /^Suitable: a Growth profile/)
})

test('enhanced due diligence is added to whatever sentence applies when the level is High', () => {
  const foreign: Values = { pep_foreign: true }
  for (const [values, verification] of [
    [{ ...rich, ...bold, ...foreign }, undefined],
    [{ ...rich, ...foreign }, undefined],
    [{ ...rich, ...bold, ...foreign }, blocked],
  ] as const) {
    const [en, fr] = sentences(values, verification)
    assert.ok(en!.endsWith('. Enhanced due diligence applies.'), en)
    assert.ok(fr!.endsWith('. Des mesures spéciales s’appliquent.'), fr)
  }
})
