import assert from 'node:assert/strict'
import { test } from 'node:test'
import { verdictOfInput } from '../../../../src/domain/verdict/verdict.ts'
import {
  assertRule,
  emptyInput,
  entry,
  only,
  passportFields,
  payslipFields,
  verdictChecks,
  type RuleRow,
} from '../inputs.ts'

const values = (given: Record<string, unknown>) => verdictChecks({ values: given })
const clara = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
const onPassport = (given: Record<string, unknown>) =>
  verdictChecks({ values: given, documents: [entry('passport', passportFields)] })
const onPayslip = (given: Record<string, unknown>, fields: Record<string, string> = payslipFields) =>
  verdictChecks({ values: given, documents: [entry('payslip', fields)] })
const bill = { document_holder_name: 'Clara Clearwater', document_date: '2026-10-01', issuer_name: 'Hydro' }
const home = { street1: '123 rue Principale', city: 'Montréal', province: 'QC', postal_code: 'H2X 1Y4', country: 'CA' }
const onBill = (given: Record<string, unknown>, address: string) =>
  verdictChecks({ values: given, documents: [entry('utility_bill', { ...bill, address })] })
const canadian = (given: Record<string, unknown>) =>
  verdictChecks({ policy: { id: null, regime: 'ca_aml' }, values: given })

const american = (given: Record<string, unknown>) =>
  verdictChecks({ policy: { id: null, regime: 'us_bsa' }, values: given })

const rows: readonly RuleRow[] = [
  {
    id: 'expiry:recorded:id_expiry',
    severity: 'critical',
    passes: values({ id_expiry: '2026-11-21' }),
    fails: values({ id_expiry: '2026-11-20' }),
    absent: values({}),
    label: 'The recorded identity document is not expired.',
    detail: 'The recorded identity document expired on 2026-11-20.',
  },
  {
    id: 'adult:recorded:date_of_birth',
    severity: 'critical',
    passes: values({ date_of_birth: '2008-11-21' }),
    fails: values({ date_of_birth: '2008-11-22' }),
    absent: values({}),
    label: 'The client is of age.',
    detail: 'The client is 17; the minimum age is 18.',
  },
  {
    id: 'format:recorded:sin',
    severity: 'critical',
    passes: values({ sin: '123-456-782' }),
    fails: values({ sin: '123-456-783' }),
    absent: values({}),
    label: 'SIN has a valid format.',
    detail: '123-456-783 is not a valid SIN: the check digit is wrong.',
  },
  {
    id: 'format:recorded:occupation',
    severity: 'warning',
    passes: values({ occupation: 'Nurse' }),
    fails: values({ occupation: 'manager' }),
    absent: values({}),
    label: 'Occupation has a valid format.',
    detail: 'manager is not a valid occupation: it says too little.',
  },
  {
    id: 'match:name:passport',
    severity: 'critical',
    passes: onPassport(clara),
    fails: onPassport({ ...clara, first_name: 'Marie' }),
    absent: onPassport({}),
    label: 'The name on the passport is the client’s name.',
    detail: 'The passport shows CLARA CLEARWATER; the profile says Marie Clearwater (similarity 50).',
  },
  {
    id: 'match:dob:passport',
    severity: 'critical',
    passes: onPassport(clara),
    fails: onPassport({ ...clara, date_of_birth: '1985-04-13' }),
    absent: onPassport({}),
    label: 'The birth date on the passport is the client’s.',
    detail: 'The passport shows 1985-04-12; the profile says 1985-04-13.',
  },
  {
    id: 'match:id_number:passport',
    severity: 'critical',
    passes: onPassport({ id_type: 'passport', id_number: 'ab-123456' }),
    fails: onPassport({ id_type: 'passport', id_number: 'AB123457' }),
    absent: onPassport({ id_type: 'driver_licence', id_number: 'AB123457' }),
    label: 'The number on the passport is the recorded number.',
    detail: 'The passport shows AB123456; the profile says AB123457.',
  },
  {
    id: 'match:id_expiry:passport',
    severity: 'warning',
    passes: onPassport({ id_type: 'passport', id_expiry: '2031-02-01' }),
    fails: onPassport({ id_type: 'passport', id_expiry: '2031-02-02' }),
    absent: onPassport({ id_expiry: '2031-02-01' }),
    label: 'The expiry date on the passport is the recorded date.',
    detail: 'The passport shows 2031-02-01; the profile says 2031-02-02.',
  },
  {
    id: 'match:address:utility_bill',
    severity: 'warning',
    passes: onBill(home, '123 rue Principale, Montréal QC H2X 1Y4'),
    fails: onBill(home, '45 Main Street, Toronto ON M5V 2T6'),
    absent: onBill({}, '123 rue Principale, Montréal QC H2X 1Y4'),
    label: 'The address on the utility bill is the client’s address.',
    detail:
      'The utility bill shows 45 Main Street, Toronto ON M5V 2T6; the profile says 123 rue Principale, Montréal, QC, H2X 1Y4, ' +
      'CA (similarity 0).',
  },
  {
    id: 'match:employer:payslip',
    severity: 'warning',
    passes: onPayslip({ employer_name: 'CLINIC' }),
    fails: onPayslip({ employer_name: 'Bakery Ltd' }),
    absent: onPayslip({}),
    label: 'The employer on the payslip is the declared employer.',
    detail: 'The payslip shows Clinic Inc.; the profile says Bakery Ltd.',
  },
  {
    id: 'match:name:documents',
    severity: 'warning',
    passes: verdictChecks({ documents: [entry('payslip', payslipFields), entry('passport', passportFields)] }),
    fails: verdictChecks({
      documents: [
        entry('payslip', { ...payslipFields, document_holder_name: 'Luc Gagnon' }),
        entry('passport', passportFields),
      ],
    }),
    absent: verdictChecks({ documents: [entry('payslip', payslipFields)] }),
    label: 'Every document names the same person.',
    detail: 'The passport shows CLARA CLEARWATER; the payslip shows Luc Gagnon.',
  },
  {
    id: 'match:dob:documents',
    severity: 'critical',
    passes: verdictChecks({
      documents: [entry('driver_licence', { date_of_birth: '1985-04-12' }), entry('passport', passportFields)],
    }),
    fails: verdictChecks({
      documents: [entry('driver_licence', { date_of_birth: '1985-04-13' }), entry('passport', passportFields)],
    }),
    absent: verdictChecks({ documents: [entry('passport', passportFields)] }),
    label: 'Every document shows the same birth date.',
    detail: 'The driver’s licence shows 1985-04-13; the passport shows 1985-04-12.',
  },
  {
    id: 'match:address:documents',
    severity: 'info',
    passes: verdictChecks({
      documents: [
        entry('utility_bill', { ...bill, address: '123 rue Principale, Montréal QC H2X 1Y4' }),
        entry('bank_statement', { ...bill, address: '123 Principale, Montreal QC H2X1Y4' }),
      ],
    }),
    fails: verdictChecks({
      documents: [
        entry('utility_bill', { ...bill, address: '123 rue Principale, Montréal QC H2X 1Y4' }),
        entry('bank_statement', { ...bill, address: '45 Main Street, Toronto ON M5V 2T6' }),
      ],
    }),
    absent: verdictChecks({
      documents: [
        entry('utility_bill', { ...bill, address: '123 rue Principale, Montréal QC H2X 1Y4' }),
        entry('bank_statement', {
          ...bill,
          document_date: '2025-11-20',
          address: '45 Main Street, Toronto ON M5V 2T6',
        }),
      ],
    }),
    label: 'Every document shows the same address.',
    detail:
      'The utility bill shows 123 rue Principale, Montréal QC H2X 1Y4; the bank statement shows 45 Main Street, Toronto ON ' +
      'M5V 2T6.',
  },
  {
    id: 'consistency:income:payslip',
    severity: 'warning',
    passes: onPayslip({ annual_income: '86666' }),
    fails: onPayslip({ annual_income: '86667' }),
    absent: onPayslip({}),
    label: 'Income on the payslip supports the declared income.',
    detail: 'The payslip supports 78,000 a year; the profile declares 86,667 (10 % difference).',
  },
  {
    id: 'consistency:income:documents',
    severity: 'warning',
    passes: verdictChecks({
      documents: [entry('payslip', payslipFields), entry('employment_letter', { annual_income: '97500.00' })],
    }),
    fails: verdictChecks({
      documents: [entry('payslip', payslipFields), entry('employment_letter', { annual_income: '97501.00' })],
    }),
    absent: onPayslip({}),
    label: 'Income documents agree.',
    detail: 'The employment letter gives 97,501; the payslip gives 78,000.',
  },
  {
    id: 'consistency:net_worth',
    severity: 'warning',
    passes: values({ net_liquid_assets: '120000', total_net_worth: '100000', total_liabilities: '20000' }),
    fails: values({ net_liquid_assets: '120001', total_net_worth: '100000', total_liabilities: '20000' }),
    absent: values({ net_liquid_assets: '120000' }),
    label: 'Liquid assets do not exceed net worth.',
    detail: 'Net liquid assets (120,001) exceed total net worth (100,000).',
  },
  {
    id: 'consistency:experience',
    severity: 'info',
    passes: values({ date_of_birth: '2005-11-21', investment_experience: '5_10y' }),
    fails: values({ date_of_birth: '2005-11-22', investment_experience: '5_10y' }),
    absent: values({ investment_experience: '5_10y' }),
    label: 'Investment experience is possible at the client’s age.',
    detail: '5 to 10 years of experience at age 20.',
  },
  {
    id: 'consistency:postal_code',
    severity: 'warning',
    passes: values({ country: 'CA', province: 'QC', postal_code: 'H2X 1Y4' }),
    fails: values({ country: 'CA', province: 'ON', postal_code: 'H2X 1Y4' }),
    absent: values({ country: 'FR', province: 'QC', postal_code: '75001' }),
    label: 'The postal code belongs to the province.',
    detail: 'H2X 1Y4 is a Québec code; the province is Ontario.',
  },
  {
    id: 'screening',
    severity: 'critical',
    passes: values({}),
    fails: verdictChecks({ screening: { status: 'not_run', why: 'no_list' } }),
    absent: verdictChecks({ switches: { requireDocuments: null, screenSanctions: false, screenAmlPep: null } }),
    label: 'Every party was screened against sanctions lists.',
    detail: 'Sanctions screening did not run: no list is loaded.',
  },
  {
    id: 'pep:declared',
    severity: 'warning',
    passes: values({ pep_foreign: 'no' }),
    fails: values({ ...clara, pep_domestic: true }),
    absent: values({}),
    label: 'No political exposure was declared.',
    detail: 'Clara Clearwater is declared as a politically exposed domestic person; enhanced measures apply.',
  },
  {
    id: 'third_party:declared',
    severity: 'warning',
    passes: values({ third_party: false }),
    fails: values({ third_party: 'oui' }),
    absent: values({}),
    label: 'The account is not used for a third party.',
    detail: 'A third party will use the account or give instructions.',
  },
  {
    id: 'third_party:details',
    severity: 'critical',
    passes: values({
      third_party: true,
      third_party_name: 'Luc Gagnon',
      third_party_address: '1 Main Street',
      third_party_phone: '+15145550100',
      third_party_date_of_birth: '1970-01-01',
      third_party_occupation: 'Baker',
      third_party_relationship: 'brother',
    }),
    fails: values({ third_party: true, third_party_name: 'Gagnon inc.', third_party_registration_number: '123' }),
    absent: values({ third_party: false }),
    label: 'The third party is fully described.',
    detail:
      'Missing about the third party: address, telephone, jurisdiction and country, occupation or principal business, ' +
      'relationship with the client.',
  },
  {
    id: 'geography:embargo',
    severity: 'critical',
    passes: american({ country: 'US' }),
    fails: american({ country: 'CU' }),
    absent: values({ country: 'CU' }),
    label: 'No embargoed country or region is involved.',
    detail: 'Cuba (country) is under an embargo that prohibits the relationship: 31 CFR part 515.',
  },
  {
    id: 'tax:indicia',
    severity: 'warning',
    passes: values({ tax_residences: 'US', citizenship: 'US' }),
    fails: values({ tax_residences: 'CA', citizenship: 'US' }),
    absent: values({ citizenship: 'US' }),
    label: 'The certified tax residences agree with the file.',
    detail: 'Certified: Canada. The file also points to: United States (citizenship).',
  },
  {
    id: 'evidence:senior_approval',
    severity: 'warning',
    passes: canadian({ pep_foreign: true, senior_approval: { by: 'Nadia Larch', date: '2026-11-10' } }),
    fails: canadian({ ...clara, pep_foreign: true }),
    absent: values({ pep_foreign: true }),
    label: 'Senior management approved the relationship.',
    detail: 'No approval by senior management is recorded for Clara Clearwater.',
  },
  {
    id: 'evidence:pep_record',
    severity: 'warning',
    passes: canadian({ pep_foreign: true, pep_position: 'Minister', pep_determined_on: '2026-11-10' }),
    fails: canadian({ ...clara, pep_foreign: true }),
    absent: values({ pep_foreign: true }),
    label: 'The political exposure is recorded.',
    detail:
      'Missing in the record of political exposure of Clara Clearwater: office or position, date of the determination.',
  },
  {
    id: 'geography:high_risk',
    severity: 'warning',
    passes: values({ country: 'CA' }),
    fails: values({ country: 'MM' }),
    absent: values({ citizenship: 'MM' }),
    label: 'No listed high-risk country is involved.',
    detail: 'Myanmar (country) is on the list FATF call for action.',
  },
  {
    id: 'evidence:source_of_funds',
    severity: 'warning',
    passes: verdictChecks({
      values: { expected_amount: '100000', ...clara },
      documents: [
        entry('source_of_funds_proof', {
          document_holder_name: 'Clara Clearwater',
          document_date: '2026-10-01',
          amount: '1.00',
        }),
      ],
    }),
    fails: values({ expected_amount: '100000', source_of_funds: 'savings' }),
    absent: verdictChecks({
      values: { expected_amount: '99999', source_of_funds: 'savings', ...clara },
      documents: [entry('passport', passportFields)],
    }),
    label: 'The source of funds is documented.',
    detail: 'No document supports the source of funds (savings).',
  },
  {
    id: 'evidence:source_of_wealth',
    severity: 'warning',
    passes: values({ pep_foreign: true, source_of_wealth: 'inheritance' }),
    fails: values({ pep_family: true }),
    absent: values({ pep_domestic: true }),
    label: 'The source of wealth is established.',
    detail: 'The source of wealth is not established.',
  },
  {
    id: 'review:due',
    severity: 'warning',
    passes: values({ pep_foreign: true, last_review_date: '2025-11-21' }),
    fails: values({ pep_foreign: true, last_review_date: '2025-11-20' }),
    absent: values({ pep_foreign: true }),
    label: 'The periodic review is not overdue.',
    detail: 'The last review was on 2025-11-20; it was due on 2026-11-20.',
  },
]

for (const row of rows) test(`${row.id} passes, fails and stays away`, () => assertRule(row))

test('generic and ca_aml do not require consent', () => {
  for (const checks of [values({}), canadian({})]) assert.ok(!checks.some(({ id }) => id === 'consent:recorded'))
})

test('a close name is a flag, another name blocks on identity documents only', () => {
  const severity = (first_name: string, docType: string) => {
    const fields = { ...passportFields, document_holder_name: 'x' }
    const checks = verdictChecks({
      values: { first_name, last_name: 'Clearwater' },
      documents: [entry(docType, fields)],
    })
    return only(checks, `match:name:${docType}`).severity
  }
  assert.equal(severity('Claire', 'passport'), 'critical')
  assert.equal(severity('Clarra', 'passport'), 'warning')
  assert.equal(severity('Marie', 'payslip'), 'warning')
})

test('any holder of a joint account may be the client', () => {
  const joint = { ...payslipFields, document_holder_name: 'Luc Gagnon et Clara Clearwater' }
  assert.equal(only(onPayslip(clara, joint), 'match:name:payslip').passed, true)
})

test('swapped day and month is a flag', () => {
  const fields = { ...passportFields, date_of_birth: '1985-12-04' }
  const checks = verdictChecks({ values: clara, documents: [entry('passport', fields)] })
  assert.equal(only(checks, 'match:dob:passport').severity, 'warning')
})

test('an amount that cannot be read is missing, and its format fails', () => {
  const { completeness, checks } = verdictOfInput({
    ...emptyInput,
    policy: { id: null, regime: 'ca_securities' },
    values: { annual_income: 'a lot' },
  }).verification
  assert.ok(completeness.missing.includes('annual_income'))
  assert.equal(only(checks, 'format:recorded:annual_income').passed, false)
})

test('French texts say exposed in France and Morocco, vulnerable in Canada', () => {
  const said = (regime: string, given: Record<string, unknown>) =>
    only(verdictChecks({ policy: { id: null, regime }, values: { ...clara, ...given }, locale: 'fr' }), 'pep:declared')
      .detail
  const declared = 'Selon la déclaration, Clara Clearwater a la qualité'
  const measures = '; des mesures de vigilance renforcée s’appliquent.'
  assert.equal(
    said('ca_aml', { epv: 'oui' }),
    `${declared} d’étranger politiquement vulnérable (EPV); des mesures spéciales s’appliquent.`,
  )
  for (const regime of ['fr_cmf', 'ma_bam']) {
    assert.equal(said(regime, { ppe: 'oui' }), `${declared} de personne politiquement exposée (PPE)${measures}`)
    assert.equal(
      said(regime, { pep_family: true }),
      `${declared} de membre de la famille d’une personne politiquement exposée (PPE)${measures}`,
    )
  }
})

test('a valid IBAN and a valid French national number have a check too', () => {
  const checks = values({ country: 'FR', iban: 'FR1420041010050500013M02606', national_number: '295109912611193' })
  assert.equal(only(checks, 'format:recorded:iban').passed, true)
  assert.equal(only(checks, 'format:recorded:national_number').passed, true)
})

test('a temporary SIN requires its expiry and does not block', () => {
  const check = only(values({ sin: '930-123-455' }), 'format:recorded:sin')
  assert.equal(check.severity, check.detail.includes('temporary') ? 'warning' : 'critical')
})

test('Iran and DPR Korea block in Canada', () => {
  assert.equal(only(canadian({ country: 'IR' }), 'geography:high_risk').severity, 'critical')
  assert.equal(only(canadian({ country: 'KP' }), 'geography:high_risk').severity, 'critical')
  assert.equal(only(canadian({ country: 'MM' }), 'geography:high_risk').severity, 'warning')
  assert.equal(only(values({ country: 'IR' }), 'geography:high_risk').severity, 'warning')
})

test('a signatory under age is shown by index, never by name', () => {
  const checks = verdictChecks({
    kind: 'corporation',
    values: { signatories: [{ name: 'Luc Gagnon', date_of_birth: '2010-01-01' }] },
  })
  assert.equal(only(checks, 'adult:recorded:signatories[0].date_of_birth').passed, false)
})

test('the political exposure of a party is declared too', () => {
  const checks = verdictChecks({ kind: 'corporation', values: { directors: [{ name: 'Luc Gagnon', pep: true }] } })
  assert.equal(
    only(checks, 'pep:declared').detail,
    'Luc Gagnon is declared as a politically exposed person; enhanced measures apply.',
  )
})
