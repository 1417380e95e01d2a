import assert from 'node:assert/strict'
import { test } from 'node:test'
import { businessActivity, categories } from '../../../src/domain/risk/business-activity.ts'
import type { EmploymentStatus } from '../../../src/domain/profile/profile.ts'
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
  ['Sale and redemption of money orders', 'money_services', 25],
  ['Émission de mandats-poste', 'money_services', 25],
  ['Crowdfunding platform', 'money_services', 25],
  ['Plateforme de sociofinancement', 'money_services', 25],
  ['Armoured car transport of cash', 'money_services', 25],
  ['Transport par véhicules blindés', 'money_services', 25],
  ['Payment service provider', 'money_services', 25],
  ['Fournisseurs de services de paiement', 'money_services', 25],
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
  'Armoured corps officer',
  'Payment processing clerk',
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

const persons: readonly (readonly [occupation: string, status: EmploymentStatus | undefined, isCash: boolean])[] = [
  ['Waiter in a restaurant', 'permanent', false],
  ['Serveuse de restaurant', 'part_time', false],
  ['Waiter in a restaurant', undefined, false],
  ['Restaurant manager', 'permanent', false],
  ['Commis de dépanneur', 'part_time', false],
  ['Car wash attendant', 'seasonal', false],
  ['Gérante de restaurant', 'permanent', false],
  ['Retired restaurant owner', 'retired', false],
  ['Ancien propriétaire de dépanneur', undefined, false],
  ['Restaurant owner', undefined, true],
  ['Owner-operator of a car wash', 'permanent', true],
  ['Restaurant', 'self_employed', true],
  ['Propriétaire d’un dépanneur', undefined, true],
  ['Gérant-propriétaire de restaurant', 'permanent', true],
  ['Restauratrice', undefined, true],
  ['Convenience store proprietor', undefined, true],
  ['Exploitant d’une buanderie', 'self_employed', true],
]
for (const [occupation, employment_status, isCash] of persons) {
  test(`"${occupation}", ${employment_status ?? 'no status'}, is ${isCash ? '' : 'not '}a cash business`, () => {
    const status = employment_status === undefined ? {} : { employment_status }
    assert.equal(
      businessActivity(profileOf({ occupation, ...status }))?.category ?? null,
      isCash ? 'cash_retail' : null,
    )
  })
}

test('the industry of an employee is that of the employer, of an entity its own', () => {
  const employee = { occupation: 'Waiter', industry: 'Restaurants', employment_status: 'permanent' } as const
  assert.equal(businessActivity(profileOf(employee)), null)
  assert.equal(businessActivity(profileOf({ legal_name: 'Chez Ada inc.', industry: 'Restaurants' }))?.points, 10)
  assert.equal(businessActivity(profileOf({ industry: 'Restaurants' }))?.points, 10)
})

test('another high-risk activity counts for its employees too', () =>
  assert.equal(
    businessActivity(profileOf({ occupation: 'Casino dealer', employment_status: 'permanent' }))?.category,
    'gambling',
  ))

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
