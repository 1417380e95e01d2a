import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessActivity, categories } from '../../../src/domain/risk/business-activity.ts'
import { profileOf } from './file.ts'

test('14 categories are known, each once, highest first, one of them on trust accounts alone', () => {
  assert.equal(new Set(categories.map(({ id }) => id)).size, 14)
  const points = categories.map((category) => category.points)
  assert.deepEqual(
    points,
    [...points].sort((a, b) => b - a),
  )
  assert.deepEqual(
    categories.filter(({ account }) => account !== '').map(({ id }) => id),
    ['professional_trust_account'],
  )
})

test('no word and no NAICS code is of two categories', () => {
  for (const listed of [categories.flatMap(({ words }) => words), categories.flatMap(({ naics }) => naics)]) {
    assert.deepEqual(
      listed.filter((text, index) => listed.indexOf(text) !== index),
      [],
    )
  }
})

const highRisk = [
  ['Firearms and ammunition dealer', 'arms', 30],
  ['Armurerie', 'arms', 30],
  ["Commerce d'armes", 'arms', 30],
  ['Money Services Business', 'money_services', 25],
  ['MSB', 'money_services', 25],
  ['Entreprise de services monétaires', 'money_services', 25],
  ['Bureau de change', 'money_services', 25],
  ['cheque cashing', 'money_services', 25],
  ['Cryptocurrency exchange', 'virtual_currency', 25],
  ['Plateforme de crypto-monnaies', 'virtual_currency', 25],
  ['Monnaie virtuelle', 'virtual_currency', 25],
  ['Online gambling', 'gambling', 20],
  ['Casino', 'gambling', 20],
  ['Jeux de hasard et d’argent', 'gambling', 20],
  ['Jewellery store', 'precious_metals', 20],
  ['Métaux précieux', 'precious_metals', 20],
  ['Bijouterie', 'precious_metals', 20],
  ['Cannabis retail', 'cannabis', 15],
  ['Adult entertainment', 'adult', 15],
  ['Divertissement pour adultes', 'adult', 15],
  ['White-label ATM operator', 'private_atm', 15],
  ['Guichets automatiques privés', 'private_atm', 15],
  ['Real-estate development', 'real_estate_development', 10],
  ['Promoteur immobilier', 'real_estate_development', 10],
  ['Used vehicles', 'used_vehicles', 10],
  ["Véhicules d'occasion", 'used_vehicles', 10],
  ['Import/export of textiles', 'import_export', 10],
  ['Importateur de fruits', 'import_export', 10],
  ['Antiques and art gallery', 'art_antiques', 10],
  ['Antiquaire', 'art_antiques', 10],
  ['Restaurants', 'cash_retail', 10],
  ['Dépanneur', 'cash_retail', 10],
  ['Lave-auto', 'cash_retail', 10],
  ['Car wash and laundromat', 'cash_retail', 10],
] as const
for (const [activity, category, points] of highRisk) {
  test(`"${activity}" is ${category}, ${points}`, () => {
    const { max: _, ...found } = businessActivity(profileOf({ activity }))!
    assert.deepEqual(found, { category, points, text: activity })
  })
}

for (const occupation of [
  'Nurse',
  'Armée canadienne',
  'Cryptographer',
  'Video game designer',
  'Charms seller',
  'Infirmière auxiliaire',
  'Software developer',
  'Lawyer',
  'Comptable',
  'Farmer',
  '',
]) {
  test(`"${occupation}" is an ordinary occupation`, () =>
    assert.equal(businessActivity(profileOf({ occupation })), null))
}

const codes = [
  ['522390', 'money_services'],
  ['7132', 'gambling'],
  ['713210', 'gambling'],
  ['441120', 'used_vehicles'],
  ['722511', 'cash_retail'],
  ['332994', 'arms'],
] as const
for (const [naics, category] of codes) {
  test(`NAICS ${naics} is ${category}`, () => {
    assert.equal(businessActivity(profileOf({ naics }))?.category, category)
    assert.equal(businessActivity(profileOf({ naics }))?.text, `NAICS ${naics}`)
  })
}

test('an ordinary NAICS code has no category', () =>
  assert.equal(businessActivity(profileOf({ naics: '541510' })), null))

test('of several activities the highest counts, in any field', () => {
  const found = businessActivity(profileOf({ activity: 'Restaurant', industry: 'Casino', occupation: 'Antiquaire' }))
  assert.deepEqual([found?.category, found?.text], ['gambling', 'Casino'])
})

test('a lawyer, notary or accountant counts only with a trust account', () => {
  for (const occupation of ['Lawyer', 'Notaire', 'Accountant']) {
    assert.equal(businessActivity(profileOf({ occupation, account_type: 'chequing' })), null)
    assert.equal(businessActivity(profileOf({ occupation, account_type: 'trust_account' }))?.points, 10)
  }
})

test('only the first thousand characters of a text are searched', () => {
  assert.equal(businessActivity(profileOf({ activity: `${'x'.repeat(993)} casino` }))?.category, 'gambling')
  assert.equal(businessActivity(profileOf({ activity: `${'x'.repeat(1000)} casino` })), null)
})
