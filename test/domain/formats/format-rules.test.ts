import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormatContext } from '../../../src/domain/formats/format-rule.ts'
import { documentNumberRule, formatRule, formatRules } from '../../../src/domain/formats/index.ts'

type Outcome = 'valid' | 'wrong_pattern' | 'wrong_check_digit' | 'not_a_postal_code'

const numbers: readonly (readonly [rule: string, text: string, outcome: Outcome, context?: FormatContext])[] = [
  ['sin', '123-456-782', 'valid'],
  ['sin', '123 456 782', 'valid'],
  ['sin', '923456784', 'valid'],
  ['sin', '123456783', 'wrong_check_digit'],
  ['sin', '823456785', 'wrong_pattern'],
  ['sin', '046454286', 'wrong_pattern'],
  ['sin', '12345678', 'wrong_pattern'],
  ['ssn', '536-90-4399', 'valid'],
  ['ssn', '078-05-1120', 'wrong_pattern'],
  ['ssn', '219-09-9999', 'wrong_pattern'],
  ['ssn', '457-55-5462', 'wrong_pattern'],
  ['ssn', '000-12-3456', 'wrong_pattern'],
  ['ssn', '666-12-3456', 'wrong_pattern'],
  ['ssn', '900-12-3456', 'wrong_pattern'],
  ['ssn', '899-12-3456', 'valid'],
  ['ssn', '536-00-4399', 'wrong_pattern'],
  ['ssn', '536-90-0000', 'wrong_pattern'],
  ['business_number', '123026635RC0001', 'valid'],
  ['business_number', '12302 6635 RT 0001', 'valid'],
  ['business_number', '123026635', 'valid'],
  ['business_number', '123026635RX0001', 'wrong_pattern'],
  ['business_number', '123026636RC0001', 'wrong_check_digit'],
  ['charity_registration', '123026635RR0001', 'valid'],
  ['charity_registration', '123026635RC0001', 'wrong_pattern'],
  ['charity_registration', '123026634RR0001', 'wrong_check_digit'],
  ['neq', '1143920115', 'valid'],
  ['neq', '8843920115', 'valid'],
  ['neq', '4443920115', 'wrong_pattern'],
  ['neq', '114392011', 'wrong_pattern'],
  ['ca_corporation_number', '229101-1', 'valid'],
  ['ca_corporation_number', '12345', 'wrong_pattern'],
  ['ca_corporation_number', '123456789', 'wrong_pattern'],
  ['lei', '213800KUD8LAJWSQ9D15', 'valid'],
  ['lei', '213800KUD8LAJWSQ9D16', 'wrong_check_digit'],
  ['lei', '213800KUD8LAJWSQ9D1', 'wrong_pattern'],
  ['ice', '001561191000066', 'valid'],
  ['ice', '001561191000067', 'wrong_check_digit'],
  ['ice', '00156119100006', 'wrong_pattern'],
  ['rc', '1234567890', 'valid'],
  ['rc', '12345678901', 'wrong_pattern'],
  ['if_number', '1234567', 'valid'],
  ['if_number', '123456', 'wrong_pattern'],
  ['cin', 'BE123456', 'valid'],
  ['cin', 'k 45678', 'valid'],
  ['cin', 'K12', 'wrong_pattern'],
  ['cin', 'BE12345678', 'wrong_pattern'],
  ['cin', '12345678901', 'wrong_pattern'],
  ['siren', '404 833 048', 'valid'],
  ['siren', '404833049', 'wrong_check_digit'],
  ['siret', '732 829 320 00074', 'valid'],
  ['siret', '73282932000075', 'wrong_check_digit'],
  ['siret', '35600000049837', 'valid'],
  ['siret', '35600000049838', 'wrong_check_digit'],
  ['siret', '40483304949837', 'wrong_check_digit'],
  ['nir', '2 95 10 99 126 111 93', 'valid'],
  ['nir', '295109912611194', 'wrong_check_digit'],
  ['nir', '253072A07300443', 'valid'],
  ['nir', '253072B07300470', 'valid'],
  ['nir', '253072B07300443', 'wrong_check_digit'],
  ['nir', '253071B07300470', 'wrong_pattern'],
  ['cni_fr', '123456789012', 'valid'],
  ['cni_fr', 'X4RTBPFW4', 'valid'],
  ['cni_fr', '1234567890', 'wrong_pattern'],
  ['passport', 'AB123456', 'valid', { country: 'CA' }],
  ['passport', 'A123456BC', 'valid', { country: 'CA' }],
  ['passport', '12AB34567', 'wrong_pattern', { country: 'CA' }],
  ['passport', '12AB34567', 'valid', { country: 'FR' }],
  ['passport', 'AB1234567', 'valid', { country: 'MA' }],
  ['passport', '123456789', 'valid', { country: 'US' }],
  ['passport', 'AB1234567', 'wrong_pattern', { country: 'US' }],
  ['passport', 'C01X00T47', 'valid', { country: 'DE' }],
  ['passport', '12345', 'wrong_pattern'],
  ['pr_card', 'RA0302123456', 'valid'],
  ['pr_card', '0302123456', 'wrong_pattern'],
  ['uci', '1234-5678', 'valid'],
  ['uci', '123456789', 'wrong_pattern'],
  ['iban', 'FR14 2004 1010 0505 0001 3M02 606', 'valid'],
  ['iban', 'MA64 0115 1900 0001 2050 0053 4921', 'valid'],
  ['iban', 'DE89370400440532013000', 'valid'],
  ['iban', 'GB29 NWBK 6016 1331 9268 19', 'valid'],
  ['iban', 'FR1420041010050500013M02607', 'wrong_check_digit'],
  ['iban', 'FR1420041010050500013M0260', 'wrong_pattern'],
  ['iban', 'CA1420041010050500013M02606', 'wrong_pattern'],
  ['rib_fr', '20041 01005 0500013M026 06', 'valid'],
  ['rib_fr', '20041010050500013M02607', 'wrong_check_digit'],
  ['rib_fr', '011519000001205000534921', 'wrong_pattern'],
  ['rib_ma', '011 519 0000012050005349 21', 'valid'],
  ['rib_ma', '011519000001205000534922', 'wrong_check_digit'],
  ['ca_account', '00011-006-1234567', 'valid'],
  ['ca_account', '00011-006-123456', 'wrong_pattern'],
  ['ca_institution', '006', 'valid'],
  ['ca_institution', '6', 'wrong_pattern'],
  ['ca_transit', '00011', 'valid'],
  ['ca_transit', '0001', 'wrong_pattern'],
  ['postal_code', 'H2X 1Y4', 'valid', { country: 'CA' }],
  ['postal_code', 'h2x-1y4', 'valid', { country: 'CA' }],
  ['postal_code', 'D2X 1Y4', 'not_a_postal_code', { country: 'CA' }],
  ['postal_code', 'H2O 1Y4', 'not_a_postal_code', { country: 'CA' }],
  ['postal_code', '12345-6789', 'valid', { country: 'US' }],
  ['postal_code', '123456', 'not_a_postal_code', { country: 'US' }],
  ['postal_code', '75001', 'valid', { country: 'FR' }],
  ['postal_code', '99001', 'not_a_postal_code', { country: 'FR' }],
  ['postal_code', '20000', 'valid', { country: 'MA' }],
  ['postal_code', '02000', 'not_a_postal_code', { country: 'MA' }],
  ['postal_code', 'SW1A 1AA', 'valid', { country: 'GB' }],
]
for (const [id, text, outcome, context] of numbers) {
  const where = context?.country === undefined ? '' : ` of ${context.country}`
  test(`${id}${where} "${text}" is ${outcome.replaceAll('_', ' ')}`, () => {
    const rule = formatRule(id)!
    const result = rule.test(rule.normalise(text), context)
    assert.equal(result.valid ? 'valid' : result.why, outcome)
  })
}

const licences: readonly (readonly [province: string, valid: string, invalid: string])[] = [
  ['AB', '123456-789', '1234'],
  ['BC', '1234567', '123456'],
  ['MB', 'SM-IT-HJ-D123AB', 'SMITHJD1234AB'],
  ['NB', '12345', '1234'],
  ['NL', 'S123456789', '1234567890'],
  ['NS', 'SMITH-100590123', 'SMITH-400590123'],
  ['ON', 'S1234-56789-90510', 'S1234-56789-99910'],
  ['PE', '12345', '1234567'],
  ['QC', 'A6128-100590-07', 'A6128-100590-7'],
  ['SK', '12345678', '1234567'],
  ['NT', '123456', '12345'],
  ['NU', '12345', '1234'],
  ['YT', '1', '1234567'],
]
for (const [province, valid, invalid] of licences) {
  test(`a driver's licence of ${province} is told from a number that is none`, () => {
    const rule = formatRule('driver_licence')!
    assert.equal(rule.test(rule.normalise(valid), { country: 'CA', province }).valid, true)
    assert.equal(rule.test(rule.normalise(invalid), { country: 'CA', province }).valid, false)
  })
}

test("a driver's licence of elsewhere is not held to a Canadian pattern", () => {
  const rule = formatRule('driver_licence')!
  assert.equal(rule.test('12AB345678', { country: 'FR' }).valid, true)
  assert.equal(rule.test('12AB345678', { country: 'FR', province: 'QC' }).valid, true)
  assert.equal(rule.test('12AB345678').valid, true)
})

test('every rule is found by its id, and each id once', () => {
  for (const rule of formatRules) assert.equal(formatRule(rule.id), rule)
  assert.equal(new Set(formatRules.map(({ id }) => id)).size, formatRules.length)
  assert.equal(formatRule('constructor'), null)
})

test('the number of a national card is held to the rule of the country that issued it', () => {
  assert.equal(documentNumberRule('national_id', 'MA')?.id, 'cin')
  assert.equal(documentNumberRule('national_id', 'FR')?.id, 'cni_fr')
  assert.equal(documentNumberRule('national_id', 'BE'), null)
  assert.equal(documentNumberRule('passport', undefined)?.id, 'passport')
  assert.equal(documentNumberRule('payslip', 'CA'), null)
})
