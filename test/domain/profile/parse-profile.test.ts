import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import { findProfileKey, profileKeys } from '../../../src/domain/profile/profile-keys.ts'
import type { Profile } from '../../../src/domain/profile/profile.ts'

const options = { asOf: '2026-11-21', defaultCountry: 'CA' }

function parse(values: Record<string, unknown>, country: string | null = 'CA'): Profile {
  return parseProfile(values, { asOf: '2026-11-21', defaultCountry: country })
}

/** The one fault of a value that is wrong, or null. */
function faultOf(values: Record<string, unknown>): string | null {
  return parse(values).faults[0]?.why ?? null
}

const spellings: readonly (readonly [spelling: string, key: string])[] = [
  ['date_of_birth', 'date_of_birth'],
  ['dateOfBirth', 'date_of_birth'],
  ['Date-of-Birth', 'date_of_birth'],
  ['DATE OF BIRTH', 'date_of_birth'],
  ['dob', 'date_of_birth'],
  ['date naissance', 'date_of_birth'],
]
for (const [spelling, key] of spellings) {
  test(`a partner may write ${key} as "${spelling}"`, () => {
    assert.deepEqual(parse({ [spelling]: '1990-05-10' }).values, { [key]: '1990-05-10' })
  })
}

test('every key and alias is known in camelCase, PascalCase, capitals and with hyphens', () => {
  for (const { name, aliases } of profileKeys) {
    for (const spelling of [name, ...aliases]) {
      const camel = spelling.replace(/_([a-z0-9])/g, (_, first: string) => first.toUpperCase())
      const pascal = camel.charAt(0).toUpperCase() + camel.slice(1)
      for (const written of [camel, pascal, spelling.toUpperCase(), spelling.replaceAll('_', '-')]) {
        assert.equal(findProfileKey(written)?.name, name, written)
      }
    }
  }
})

test('an abbreviation in capitals is a word of a key', () => {
  assert.deepEqual(parse({ IDNumber: 'AB123456', PEPForeign: 'no', SIN: '123456782' }).values, {
    id_number: 'AB123456',
    pep_foreign: false,
    sin: '123456782',
  })
})

test('every alias of every key is its own', () => {
  const names = profileKeys.flatMap(({ name, aliases }) => [name, ...aliases])
  assert.equal(new Set(names).size, names.length)
})

test('an entity that is not regulated says no in any way, and that is no regulator', () => {
  for (const no of [false, 'no', 'non']) {
    const { values, faults, given } = parse({ regulated_by: no })
    assert.deepEqual([values, faults, [...given]], [{}, [], ['regulated_by']])
  }
  assert.equal(parse({ regulated_by: 'oui' }).values.regulated_by, 'yes')
  assert.equal(parse({ regulated_by: 'AMF' }).values.regulated_by, 'AMF')
})

test('accents in a key do not matter', () => {
  assert.deepEqual(parse({ Prénom: 'Ève' }).values, { first_name: 'Ève' })
})

test('the canonical key wins over an alias, wherever it stands', () => {
  assert.equal(parse({ income: '1', annual_income: '2' }).values.annual_income, 2)
  assert.equal(parse({ annual_income: '2', income: '1' }).values.annual_income, 2)
  assert.equal(parse({ income: '1', annual_income: ' ' }).values.annual_income, 1)
})

test('unknown keys and empty values are ignored', () => {
  const profile = parse({
    favourite_colour: 'blue',
    first_name: '',
    last_name: null,
    phone: [],
    address: {},
    city: '  ',
  })
  assert.deepEqual(profile, { values: {}, faults: [], given: new Set(), refused: new Set(), readings: new Map() })
})

const faults: readonly (readonly [key: string, value: unknown, why: string | null])[] = [
  ['first_name', 'Marie-Ève D’Arc', null],
  ['first_name', 'M4rie', 'bad_characters'],
  ['first_name', 'x'.repeat(100), null],
  ['first_name', 'x'.repeat(101), 'too_long'],
  ['first_name', { first: 'Marie' }, 'unknown_value'],
  ['date_of_birth', '1899-12-31', 'date_out_of_range'],
  ['date_of_birth', '1900-01-01', null],
  ['date_of_birth', '2026-11-21', null],
  ['date_of_birth', '2026-11-22', 'date_out_of_range'],
  ['date_of_birth', '05/06/1990', 'two_readings'],
  ['date_of_birth', '05/05/1990', null],
  ['date_of_birth', '05/06/90', 'not_a_date'],
  ['date_of_birth', '12/12/2026', 'date_out_of_range'],
  ['date_of_birth', '11/12/2026', null],
  ['date_of_birth', '11/12/2025', 'two_readings'],
  ['date_of_birth', '12/11/2026', null],
  ['id_expiry', '2099-01-01', null],
  ['country', 'CAN', null],
  ['country', 'Atlantis', 'not_a_country'],
  ['postal_code', 'H2X 1Y4', null],
  ['postal_code', '75001', 'not_a_postal_code'],
  ['province', 'Québec', null],
  ['province', 'Bavaria', 'unknown_value'],
  ['phone', '514-555-0199', null],
  ['phone', '555-0199', 'not_a_phone'],
  ['phone', 'call me', 'not_a_phone'],
  ['email', 'a@b.ca', null],
  ['email', 'a@b', 'not_an_email'],
  ['email', 'a@b@c.ca', 'not_an_email'],
  ['email', `${'a'.repeat(249)}@b.ca`, null],
  ['email', `${'a'.repeat(250)}@b.ca`, 'too_long'],
  ['id_type', 'CNIE', null],
  ['id_type', 'library card', 'unknown_value'],
  ['sin', '123-456-782', null],
  ['sin', '123-456-783', 'wrong_check_digit'],
  ['sin', '923456784', 'temporary_sin'],
  ['ssn', '078-05-1120', 'wrong_pattern'],
  ['dependants', 20, null],
  ['dependants', 21, 'not_a_number'],
  ['dependants', 'two', 'not_a_number'],
  ['occupation', 'Software engineer', null],
  ['occupation', 'Manager', 'too_vague'],
  ['occupation', 'retraité', 'too_vague'],
  ['occupation', 'Retired nurse', null],
  ['annual_income', '85 000,50 $', null],
  ['annual_income', 'a lot', 'not_an_amount'],
  ['annual_income', '-1', 'not_an_amount'],
  ['total_net_worth', '-5000', null],
  ['third_party', 'oui', null],
  ['third_party', 'perhaps', 'unknown_value'],
  ['currency', 'CAD', null],
  ['currency', 'pieces of eight', 'unknown_value'],
  ['account_type', 'Carte de crédit', null],
  ['account_type', 'hole in the ground', 'unknown_value'],
  ['purpose', 'a boat for my brother', null],
  ['trusted_contact', 'declined', null],
  ['trusted_contact', { name: 'Luc Roy', phone: '514 555 0199' }, null],
  ['trusted_contact', { name: 'Luc Roy' }, 'unknown_value'],
  ['tax_residences', ['CA', { country: 'France', number: '123' }], null],
  ['tax_residences', 'CA, Atlantis', 'not_a_country'],
  ['incorporation_date', '2027-01-01', 'date_out_of_range'],
  ['operations_countries', 'Canada, Maroc', null],
]
for (const [key, value, why] of faults) {
  const shown = JSON.stringify(value).slice(0, 60)
  test(`${key} ${shown} is ${why === null ? 'accepted' : why.replaceAll('_', ' ')}`, () => {
    assert.equal(faultOf({ [key]: value }), why)
    if (why !== null) assert.equal(parse({ [key]: value }).faults[0]?.key, key)
  })
}

const values: readonly (readonly [key: string, value: unknown, parsed: unknown])[] = [
  ['citizenship', 'Maroc', 'MA'],
  ['province', 'Ontario', 'ON'],
  ['province', 'CA-QC', 'QC'],
  ['postal_code', 'h2x1y4', 'H2X 1Y4'],
  ['phone', '(514) 555-0199 poste 12', '+15145550199'],
  ['phone', '+212 6 12 34 56 78', '+212612345678'],
  ['sin', '123-456-783', '123456783'],
  ['annual_income', 85000, 85000],
  ['third_party', false, false],
  ['third_party', '0', false],
  ['pep_foreign', 'NON', false],
  ['sex', 'femme', 'F'],
  ['marital_status', 'Conjoint de fait', 'common_law'],
  ['employment_status', 'self-employed', 'self_employed'],
  ['purpose', 'a boat for my brother', 'other'],
  ['source_of_funds', ['salary', 'cash'], 'cash'],
  ['objective', 'revenu, croissance', 'growth'],
  ['objective', 'aggressive growth', 'speculation'],
  ['objective', ['safety'], 'capital_preservation'],
  ['investment_knowledge', 'Novice', 'limited'],
  ['investment_knowledge', 'approfondie', 'extensive'],
  ['risk_tolerance', 'élevé', 'high'],
  ['risk_tolerance', 'moyen', 'medium'],
  ['investment_knowledge', 'limitées', 'limited'],
  ['investment_knowledge', 'aucun', 'none'],
  ['employment_status', 'étudiant(e)', 'student'],
  ['risk_tolerance', 'élevée', 'high'],
  ['tax_residences', 'CA, FR', [{ country: 'CA' }, { country: 'FR' }]],
  ['operations_countries', 'Canada, Maroc', ['CA', 'MA']],
  ['control_person', { first_name: 'Luc', last_name: 'Roy' }, [{ name: 'Luc Roy', kind: 'person' }]],
  ['directors', 'Luc Roy; Marie Côté', [{ name: 'Luc Roy' }, { name: 'Marie Côté' }]],
  ['other_names', 'M. Roy', ['M. Roy']],
  ['listed_exchange', true, 'yes'],
]
for (const [key, value, parsed] of values) {
  test(`${key} ${JSON.stringify(value)} is read as ${JSON.stringify(parsed)}`, () => {
    assert.deepEqual(parse({ [key]: value }).values, { [key]: parsed })
  })
}

test('a party keeps what is understood, and each fault names its place', () => {
  const { values, faults } = parse({
    beneficial_owners: [
      {
        prenom: 'Ève',
        nom: 'Roy',
        dob: '1990-05-10',
        ownership: '50,5 %',
        pays: 'Maroc',
        pep_hio: 'non',
        control: 'oui',
      },
      { name: 'Luc Roy', date_of_birth: 'long ago', ownership_percent: 101, country: 'Atlantis', address: '1 rue X' },
    ],
  })
  assert.deepEqual(values.beneficial_owners, [
    {
      name: 'Ève Roy',
      kind: 'person',
      date_of_birth: '1990-05-10',
      country: 'MA',
      ownership_percent: 50.5,
      control: true,
      pep: false,
    },
    { name: 'Luc Roy', address: '1 rue X' },
  ])
  assert.deepEqual(
    faults.map(({ key, why }) => [key, why]),
    [
      ['beneficial_owners[1].date_of_birth', 'not_a_date'],
      ['beneficial_owners[1].ownership_percent', 'not_a_number'],
      ['beneficial_owners[1].country', 'not_a_country'],
    ],
  )
})

test('an address in one text fills the parts that are found in it', () => {
  const { values, given } = parse({ address: '123 rue Principale, Montréal QC H2X 1Y4', city: 'Laval' })
  assert.deepEqual(values, {
    address: '123 rue Principale, Montréal QC H2X 1Y4',
    city: 'Laval',
    street1: '123 rue Principale',
    province: 'QC',
    postal_code: 'H2X 1Y4',
  })
  assert.equal(given.has('country'), false)
})

test('an address in parts is read by the country it names', () => {
  const { values, faults } = parse({ adresse: { rue: '10 rue Cler', ville: 'Paris', zip: '75007', pays: 'France' } })
  assert.deepEqual(values, {
    address: '10 rue Cler, Paris, 75007, France',
    country: 'FR',
    street1: '10 rue Cler',
    city: 'Paris',
    postal_code: '75007',
  })
  assert.deepEqual(faults, [])
})

test('an address that cannot be taken apart is kept whole', () => {
  assert.deepEqual(parse({ address: 'near the old mill' }).values, { address: 'near the old mill' })
})

const fullNames: readonly (readonly [names: unknown, first: string | undefined, last: string | undefined])[] = [
  ['Marie Ève Tremblay', 'Marie Ève', 'Tremblay'],
  ['TREMBLAY, Marie-Ève', 'Marie-Ève', 'TREMBLAY'],
  ['Tremblay', undefined, 'Tremblay'],
  [['Marie Tremblay', 'Luc Roy'], 'Marie', 'Tremblay'],
]
for (const [names, first, last] of fullNames) {
  test(`the full name ${JSON.stringify(names)} gives the last name ${last}`, () => {
    const { values } = parse({ names })
    assert.equal(values.first_name, first)
    assert.equal(values.last_name, last)
  })
}

test('a full name never replaces a name given by itself', () => {
  const { values } = parse({ names: 'Marie Tremblay', last_name: 'Roy' })
  assert.deepEqual([values.first_name, values.last_name], ['Marie', 'Roy'])
})

test('a temporary social insurance number is complete with its expiry', () => {
  assert.equal(faultOf({ sin: '923456784', sin_expiry: '2027-01-01' }), null)
})

const documentNumbers: readonly (readonly [values: Record<string, string>, why: string | null])[] = [
  [{ id_type: 'passport', id_number: 'AB123456', id_country: 'CA' }, null],
  [{ id_type: 'passport', id_number: '12AB34567', id_country: 'CA' }, 'wrong_pattern'],
  [{ id_type: 'passport', id_number: '12AB34567' }, null],
  [{ id_type: 'cin', id_number: 'BE123456', citizenship: 'MA' }, null],
  [{ id_type: 'cin', id_number: '12345678901', citizenship: 'MA' }, 'wrong_pattern'],
  [{ id_type: 'permis', id_number: 'A6128-100590-07', id_province: 'QC' }, null],
  [{ id_type: 'permis', id_number: 'A6128', id_province: 'QC' }, 'wrong_pattern'],
  [{ id_type: 'permis', id_number: 'A6128' }, null],
]
for (const [sent, why] of documentNumbers) {
  test(`the recorded number of ${Object.values(sent).join(' ')} is ${why === null ? 'accepted' : 'refused'}`, () => {
    const { faults, values } = parse(sent)
    assert.equal(faults.find(({ key }) => key === 'id_number')?.why ?? null, why)
    assert.equal(values.id_number, sent.id_number)
  })
}

test('an amount without a number and a question without an answer do not count as given', () => {
  const { given } = parse({ annual_income: 'a lot', third_party: 'perhaps', sin: '1', country: 'Atlantis' })
  assert.deepEqual([...given], ['sin', 'country'])
})

test('a fault repeats what was sent, short and never the inside of an object', () => {
  assert.equal(parse({ email: 'nobody' }).faults[0]?.value, 'nobody')
  assert.equal(parse({ email: 'x'.repeat(5000) }).faults[0]?.value.length, 81)
  assert.equal(parse({ email: { secret: 1 } }).faults[0]?.value, '{…}')
})

test('nothing inherited and no prototype is ever read', () => {
  const sent = JSON.parse('{"__proto__": {"first_name": "Eve"}, "constructor": "x", "toString": "y"}')
  assert.deepEqual(parse(sent).values, {})
  assert.deepEqual(
    parse({ address: JSON.parse('{"__proto__": {"city": "Laval"}, "city": "Paris"}') }).values.city,
    'Paris',
  )
})

test('any JSON value under any key is read without a throw, and twice the same', () => {
  const names = fc.oneof(fc.constantFrom(...profileKeys.map(({ name }) => name)), fc.string())
  fc.assert(
    fc.property(
      fc.dictionary(names, fc.jsonValue({ maxDepth: 4 })),
      fc.constantFrom('CA', 'FR', null),
      (sent, country) => {
        assert.deepEqual(parse(sent, country), parse(structuredClone(sent), country))
      },
    ),
    { numRuns: 1000 },
  )
})

test('what is read again from its own values is the same', () => {
  const sent = {
    first_name: 'Ève',
    country: 'Canada',
    phone: '514 555 0199',
    postal_code: 'h2x1y4',
    sin: '123-456-782',
  }
  const once = parseProfile(sent, options).values
  assert.deepEqual(parseProfile({ ...once }, options).values, once)
})

test('a thousand hostile keys cost no more than the limit allows', () => {
  const sent = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`k${index}`, 'x'.repeat(100)]))
  assert.deepEqual(parse(sent).values, {})
})
