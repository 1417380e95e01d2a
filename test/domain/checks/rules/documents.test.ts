import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  assertRule,
  emptyInput,
  entry,
  extractChecks,
  only,
  passportFields,
  payslipFields,
  readFile,
  today,
  verdictChecks,
  type RuleRow,
} from '../inputs.ts'

const returned = (docType: string, fields: Record<string, string>, changes: Parameters<typeof entry>[2] = {}) =>
  verdictChecks({ documents: [entry(docType, fields, changes)] })
const passport = (changes: Record<string, string>) => returned('passport', { ...passportFields, ...changes })
const without = (fields: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))

const mrzReading = {
  lines: ['P<CANCLEARWATER<<CLARA<<<<<<<<<<<<<<<<<<<<<<', 'AB123456<0CAN8504126F3102013<<<<<<<<<<<<<<02'],
  parts: { id_number: true, date_of_birth: true, id_expiry: true, optional: null, composite: true },
  fields: { id_number: 'AB123456', date_of_birth: '1985-04-12', last_name: 'CLEARWATER', first_name: 'CLARA' },
}
const withReading = (docType: string, fields: Record<string, string>, changes: object) => {
  const file = readFile(docType, fields)
  return extractChecks([{ ...file, reading: { ...file.reading, ...changes } }])
}

const rows: readonly RuleRow[] = [
  {
    id: 'legible:passport',
    severity: 'critical',
    passes: passport({}),
    fails: returned('passport', {}),
    absent: verdictChecks({}),
    label: 'The passport is legible.',
    detail: 'Only 0 of 5 expected fields could be read from the passport. Ask for a sharper image.',
  },
  {
    id: 'type:payslip',
    severity: 'warning',
    passes: returned('payslip', payslipFields, { step_key: 'proof_of_income' }),
    fails: returned('payslip', payslipFields, { step_key: 'proof_of_assets' }),
    absent: returned('payslip', payslipFields),
    label: 'The payslip is a document this step accepts.',
    detail: 'The step proof of assets expects investment statement; the file looks like a payslip.',
  },
  {
    id: 'accepted:health_card',
    severity: 'critical',
    passes: returned('health_card', { id_number: '1', id_province: 'QC' }),
    fails: returned('health_card', { id_number: '1', id_province: 'ON' }),
    absent: returned('payslip', payslipFields),
    label: 'The provincial health card may be used to verify identity.',
    detail: 'A provincial health card issued by Ontario cannot be used to verify identity under Generic rules.',
  },
  {
    id: 'complete:passport',
    severity: 'warning',
    passes: passport({}),
    fails: returned('passport', without(passportFields, 'id_number', 'id_expiry')),
    absent: returned('will', { document_holder_name: 'Clara Clearwater' }),
    label: 'The passport shows every key field.',
    detail: 'Missing on the passport: document number, expiry date.',
  },
  {
    id: 'sides:driver_licence',
    severity: 'warning',
    passes: withReading('driver_licence', passportFields, { backSeen: true }),
    fails: withReading('driver_licence', passportFields, { backSeen: false }),
    absent: returned('driver_licence', passportFields),
    label: 'Both sides of the driver’s licence were received.',
    detail: 'The back of the driver’s licence was not received.',
  },
  {
    id: 'capture:passport',
    severity: 'warning',
    passes: withReading('passport', passportFields, { capture: 'direct' }),
    fails: withReading('passport', passportFields, { capture: 'grey_copy' }),
    absent: withReading('passport', passportFields, { capture: null }),
    label: 'The passport is a direct capture, not a screen or a copy.',
    detail: 'The passport looks like a copy without colour.',
  },
  {
    id: 'capture:utility_bill',
    severity: 'warning',
    passes: withReading('utility_bill', { document_date: today }, { capture: 'grey_copy' }),
    fails: withReading('utility_bill', { document_date: today }, { capture: 'screenshot' }),
    absent: returned('utility_bill', { document_date: today }),
    label: 'The utility bill is a direct capture, not a screen or a copy.',
    detail: 'The utility bill looks like a screenshot.',
  },
  {
    id: 'expiry:passport',
    severity: 'critical',
    passes: passport({ id_expiry: today }),
    fails: passport({ id_expiry: '2026-11-20' }),
    absent: returned('payslip', payslipFields),
    label: 'The passport is not expired.',
    detail: 'The passport expired on 2026-11-20.',
  },
  {
    id: 'expiring:passport',
    severity: 'info',
    passes: passport({ id_expiry: '2026-12-21' }),
    fails: passport({ id_expiry: '2026-12-20' }),
    absent: passport({ id_expiry: '2026-11-20' }),
    label: 'The passport stays valid for at least 30 days.',
    detail: 'The passport expires on 2026-12-20, in 29 days.',
  },
  {
    id: 'freshness:utility_bill',
    severity: 'warning',
    passes: returned('utility_bill', { document_date: '2026-08-23' }),
    fails: returned('utility_bill', { document_date: '2026-08-22' }),
    absent: passport({}),
    label: 'The utility bill is recent enough.',
    detail: 'The utility bill is dated 2026-08-22: 91 days old, the limit is 90 days.',
  },
  {
    id: 'future:payslip',
    severity: 'critical',
    passes: returned('payslip', { ...payslipFields, document_date: '2026-11-22' }),
    fails: returned('payslip', { ...payslipFields, document_date: '2026-11-23' }),
    absent: returned('payslip', { gross_pay: '1.00' }),
    label: 'No date on the payslip is in the future.',
    detail: 'The payslip carries the date 2026-11-23 (document date), which is in the future.',
  },
  {
    id: 'dates:passport',
    severity: 'critical',
    passes: passport({}),
    fails: passport({ id_issue_date: '1985-04-12' }),
    absent: returned('passport', { date_of_birth: '1985-04-12' }),
    label: 'Dates on the passport are coherent.',
    detail: 'On the passport, date of birth (1985-04-12) is not before issue date (1985-04-12).',
  },
  {
    id: 'adult:passport',
    severity: 'critical',
    passes: passport({ date_of_birth: '2008-11-21' }),
    fails: passport({ date_of_birth: '2008-11-22' }),
    absent: returned('passport', without(passportFields, 'date_of_birth')),
    label: 'The holder of the passport is of age.',
    detail: 'The holder is 17; the minimum age is 18.',
  },
  {
    id: 'plausible:passport',
    severity: 'warning',
    passes: passport({ date_of_birth: '1915-11-22' }),
    fails: passport({ date_of_birth: '1915-11-21' }),
    absent: returned('passport', without(passportFields, 'date_of_birth')),
    label: 'The birth date on the passport is plausible.',
    detail: 'The birth date 1915-11-21 gives an age of 111.',
  },
  {
    id: 'format:cin:national_id',
    severity: 'warning',
    passes: returned('national_id', { id_number: 'BE123456', id_country: 'MA' }),
    fails: returned('national_id', { id_number: '12345678901', id_country: 'MA' }),
    absent: returned('national_id', { id_number: '12345678901', id_country: 'DE' }),
    label: 'The CIN number on the national identity card has a valid format.',
    detail: '12345678901 is not a valid CIN number: the pattern does not fit.',
  },
  {
    id: 'format:rib_fr:void_cheque',
    severity: 'critical',
    passes: returned('void_cheque', { rib: '20041 01005 0500013M026 06' }),
    fails: returned('void_cheque', { rib: '20041 01005 0500013M026 07' }),
    absent: returned('void_cheque', { rib: '011519000001205000534921' }),
    label: 'The RIB on the void cheque or deposit form has a valid format.',
    detail: '20041 01005 0500013M026 07 is not a valid RIB: the check digit is wrong.',
  },
  {
    id: 'format:ca_account:void_cheque',
    severity: 'warning',
    passes: returned('void_cheque', {
      transit_number: '00011',
      institution_number: '006',
      account_number: '123-456-7',
    }),
    fails: returned('void_cheque', { transit_number: '0011', institution_number: '006', account_number: '1234567' }),
    absent: returned('void_cheque', { iban: 'FR1420041010050500013M02606', institution_number: '20041' }),
    label: 'The account number on the void cheque or deposit form has a valid format.',
    detail: '0011-006-1234567 is not a valid account number: the pattern does not fit.',
  },
  {
    id: 'format:sin:t4',
    severity: 'critical',
    passes: returned('t4', { sin: '123-456-782' }),
    fails: returned('t4', { sin: '123-456-783' }),
    absent: returned('t4', { tax_year: '2025' }),
    label: 'The SIN on the T4 slip has a valid format.',
    detail: '123-456-783 is not a valid SIN: the check digit is wrong.',
  },
  {
    id: 'mrz:passport',
    severity: 'critical',
    passes: withReading('passport', passportFields, { mrz: mrzReading }),
    fails: withReading('passport', passportFields, {
      mrz: { ...mrzReading, parts: { ...mrzReading.parts, id_expiry: false } },
    }),
    absent: withReading('passport', passportFields, { mrz: null }),
    label: 'The machine-readable zone of the passport is intact.',
    detail: 'Check digit of the expiry date in the machine-readable zone is wrong.',
  },
  {
    id: 'mrz_match:passport',
    severity: 'critical',
    passes: withReading('passport', passportFields, { mrz: mrzReading, printed: { id_number: 'AB 123456' } }),
    fails: withReading('passport', passportFields, { mrz: mrzReading, printed: { id_number: 'AB 123457' } }),
    absent: withReading('passport', passportFields, { mrz: mrzReading, printed: {} }),
    label: 'The machine-readable zone agrees with the printed text of the passport.',
    detail: 'Document number: printed AB 123457, machine-readable zone AB123456.',
  },
  {
    id: 'licence_dob:driver_licence',
    severity: 'warning',
    passes: returned('driver_licence', {
      id_number: 'A6128-100590-07',
      id_province: 'QC',
      date_of_birth: '1990-05-10',
    }),
    fails: returned('driver_licence', { id_number: 'A6128-110590-07', id_province: 'QC', date_of_birth: '1990-05-10' }),
    absent: returned('driver_licence', { id_number: '1234567', id_province: 'BC', date_of_birth: '1990-05-10' }),
    label: 'The licence number agrees with the birth date.',
    detail: 'The licence number encodes 1990-05-11, the licence shows 1990-05-10.',
  },
  {
    id: 'tamper:producer:payslip',
    severity: 'warning',
    passes: returned('payslip', payslipFields, { meta_provenance: { producer: 'ADP', revisions: 1 } }),
    fails: returned('payslip', payslipFields, { meta_provenance: { producer: 'Adobe Photoshop 25', revisions: 1 } }),
    absent: returned('passport', passportFields, { meta_provenance: { producer: 'Adobe Photoshop 25', revisions: 1 } }),
    label: 'The payslip was not produced by an editing tool.',
    detail: 'The PDF was written by Adobe Photoshop 25, an editing tool.',
  },
  {
    id: 'tamper:revisions:payslip',
    severity: 'warning',
    passes: returned('payslip', payslipFields, { meta_provenance: { producer: 'ADP', revisions: 1 } }),
    fails: returned('payslip', payslipFields, { meta_provenance: { producer: 'ADP', revisions: 2 } }),
    absent: returned('payslip', payslipFields, { meta_provenance: { producer: '', revisions: 1 } }),
    label: 'The payslip was not changed after it was issued.',
    detail: 'The PDF carries 2 revisions.',
  },
  {
    id: 'tamper:dates:payslip',
    severity: 'warning',
    passes: returned('payslip', payslipFields, { meta_created: '2026-11-02' }),
    fails: returned('payslip', payslipFields, { meta_created: '2026-11-01' }),
    absent: returned('payslip', payslipFields),
    label: 'The file date agrees with the date printed on the payslip.',
    detail: 'The file was created on 2026-11-01; the payslip is dated 2026-11-05.',
  },
  {
    id: 'tamper:totals:payslip',
    severity: 'warning',
    passes: returned('payslip', { ...payslipFields, net_pay: '2201.00' }),
    fails: returned('payslip', { ...payslipFields, net_pay: '2201.01' }),
    absent: returned('payslip', without(payslipFields, 'net_pay')),
    label: 'Amounts on the payslip add up.',
    detail: '3,000.00 − 800.00 gives 2,200.00; the payslip shows 2,201.01.',
  },
  {
    id: 'duplicate:payslip#2',
    severity: 'warning',
    passes: extractChecks([
      readFile('payslip', payslipFields),
      readFile('payslip', payslipFields, { sha256: 'b'.repeat(64) }),
    ]),
    fails: extractChecks([
      readFile('payslip', payslipFields, { filename: 'first.pdf' }),
      readFile('payslip', payslipFields),
    ]),
    absent: verdictChecks({ documents: [entry('payslip', payslipFields), entry('payslip', payslipFields)] }),
    label: 'The payslip was received once.',
    detail: 'The file is the same as first.pdf.',
  },
  {
    id: 'reused:passport',
    severity: 'critical',
    passes: extractChecks([readFile('passport', passportFields, { reuse: 'none' })]),
    fails: extractChecks([readFile('passport', passportFields, { reuse: 'id_number' })]),
    absent: extractChecks([readFile('passport', passportFields)]),
    label: 'The passport is not already used by another client.',
    detail: 'The same document number is filed on another case of this workspace.',
  },
  {
    id: 'integrity:passport',
    severity: 'warning',
    passes: passport({}),
    fails: returned('passport', passportFields, { sealState: 'changed' }),
    absent: extractChecks([readFile('passport', passportFields)]),
    label: 'The read result of the passport was sent back unchanged.',
    detail: 'The entry was changed or was not produced by this service.',
  },
]

for (const row of rows) test(`${row.id} passes, fails and stays away`, () => assertRule(row))

test('a file that was never read has one check, unread', () => {
  assert.deepEqual(extractChecks([{ from: 'unread', docType: 'payslip' }]), [
    {
      id: 'unread:payslip',
      label: 'The payslip was read.',
      severity: 'warning',
      passed: false,
      detail: 'The reading service was unavailable; this file was never read. Send it again.',
    },
  ])
})

test('legible in extract needs 40 characters, confidence 0.60 and two key fields', () => {
  const passed = (changes: object, fields: Record<string, string> = passportFields) =>
    only(withReading('passport', fields, changes), 'legible:passport').passed
  assert.equal(passed({ textLength: 40 }), true)
  assert.equal(passed({ textLength: 39 }), false)
  assert.equal(passed({ ocrConfidence: 0.6 }), true)
  assert.equal(passed({ ocrConfidence: 0.59 }), false)
  assert.equal(passed({ ocrConfidence: null }), true)
  assert.equal(passed({}, { id_number: 'AB123456', last_name: 'CLEARWATER' }), true)
  assert.equal(passed({}, { id_number: 'AB123456' }), false)
})

test('legible fails for an image whose print cannot be trusted, and says how to take another', () => {
  const check = (changes: object, fields: Record<string, string> = passportFields) =>
    only(withReading('passport', fields, changes), 'legible:passport')
  const { id_number: _, ...withoutNumber } = passportFields
  const blurred = check({ untrusted: 'blurred' }, withoutNumber)
  assert.equal(blurred.passed, false)
  assert.match(blurred.detail ?? '', /out of focus or shaken.*camera held still/)
  assert.match(check({ untrusted: 'low_resolution' }, withoutNumber).detail ?? '', /too small.*taken from nearer/)
  assert.match(check({ untrusted: 'dark' }, withoutNumber).detail ?? '', /too dark.*more light/)
  assert.equal(check({ untrusted: null }, withoutNumber).passed, true)
})

test('legible passes for an image whose print cannot be trusted when every key field is certain, as those of an MRZ are', () => {
  const evidence = (confidence: number) =>
    Object.fromEntries(Object.keys(passportFields).map((name) => [name, { confidence }]))
  const passed = (confidence: number) =>
    only(
      withReading('passport', passportFields, { untrusted: 'blurred', evidence: evidence(confidence) }),
      'legible:passport',
    ).passed
  assert.equal(passed(0.99), true)
  assert.equal(passed(0.55), false)
})

test('a wrong type blocks on photo_id and entity_existence', () => {
  const severity = (stepKey: string) =>
    only(returned('payslip', payslipFields, { step_key: stepKey }), 'type:payslip').severity
  assert.equal(severity('photo_id'), 'critical')
  assert.equal(severity('entity_existence'), 'critical')
  assert.equal(severity('photo-id'), 'critical')
  assert.equal(severity('tax_form'), 'warning')
})

test('a hint that detection contradicts at 0.80 fails type, below it does not', () => {
  const file = readFile('passport', passportFields, { hint: 'payslip' })
  const sure = (docTypeConfidence: number) =>
    only(extractChecks([{ ...file, reading: { ...file.reading, docTypeConfidence } }]), 'type:passport')
  assert.equal(sure(0.8).passed, false)
  assert.equal(sure(0.8).detail, 'The step proof of income expects payslip; the file looks like a passport.')
  assert.equal(sure(0.79).passed, true)
})

test('an unknown step asks for no type', () => {
  const checks = returned('payslip', payslipFields, { step_key: 'my_own_step' })
  assert.ok(!checks.some(({ id }) => id.startsWith('type:')))
})

test('an expired document is a warning on a periodic review', () => {
  const documents = [entry('passport', { ...passportFields, id_expiry: '2020-01-01' })]
  assert.equal(only(verdictChecks({ documents, purpose: 'periodic_review' }), 'expiry:passport').severity, 'warning')
})

test('a missing expiry fails on types that must have one', () => {
  const check = only(returned('passport', without(passportFields, 'id_expiry')), 'expiry:passport')
  assert.equal(check.detail, 'No expiry date could be read on the passport.')
})

test('a national card without expiry passes', () => {
  assert.equal(only(returned('national_id', { id_expiry: 'none', id_number: '1' }), 'expiry:national_id').passed, true)
})

test('tax documents of the year before last pass until 30 June', () => {
  const passed = (asOfRequested: string, tax_year: string) =>
    only(verdictChecks({ asOfRequested, documents: [entry('t4', { tax_year })] }), 'freshness:t4').passed
  assert.equal(passed('2026-06-30', '2024'), true)
  assert.equal(passed('2026-06-30', '2023'), false)
  assert.equal(passed('2026-07-01', '2024'), false)
  assert.equal(passed('2026-07-01', '2025'), true)
})

test('the national card of the pack’s own country blocks', () => {
  const severity = (regime: string, id_country: string) => {
    const card = entry('national_id', { id_number: '1', id_country })
    const checks = verdictChecks({ policy: { id: null, regime }, documents: [card] })
    return checks.find(({ id }) => /^format:(?:cin|cni_fr):national_id$/.test(id))?.severity
  }
  assert.equal(severity('fr_cmf', 'FR'), 'critical')
  assert.equal(severity('fr_cmf', 'MA'), 'warning')
  assert.equal(severity('ma_bam', 'MA'), 'critical')
  assert.equal(severity('ma_bam', 'FR'), 'warning')
})

test('an accepted document has the severity that another type would have', () => {
  const severity = (step_key: string) =>
    only(returned('passport', passportFields, { step_key }), 'type:passport').severity
  assert.equal(severity('photo_id'), 'critical')
  assert.equal(severity('secondary_id'), 'warning')
})

test('an unknown institution is info only', () => {
  const fields = { transit_number: '00011', institution_number: '777', account_number: '1234567' }
  const { passed, severity } = only(returned('void_cheque', fields), 'format:ca_account:void_cheque')
  assert.deepEqual([passed, severity], [false, 'info'])
})

test('a credit report may have any age under a pack without a limit', () => {
  const checks = (regime: string) =>
    verdictChecks({
      policy: { id: null, regime },
      documents: [entry('credit_report', { document_date: '2026-10-21' })],
    })
  assert.equal(only(checks('ca_aml'), 'freshness:credit_report').passed, false)
  for (const regime of ['eu_amlr', 'fr_cmf', 'ma_bam']) {
    assert.ok(!checks(regime).some(({ id }) => id === 'freshness:credit_report'), regime)
  }
})

test('a passport is valid ten years and sixty days at most', () => {
  const passed = (id_expiry: string) => only(passport({ id_expiry }), 'dates:passport').passed
  assert.equal(passed('2031-04-02'), true)
  assert.equal(passed('2031-04-03'), false)
})

test('the age of majority is that of the province', () => {
  const passed = (id_province: string) => {
    const fields = { ...passportFields, id_province, date_of_birth: '2008-11-21' }
    const checks = verdictChecks({
      policy: { id: null, regime: 'ca_aml' },
      documents: [entry('driver_licence', fields)],
    })
    return only(checks, 'adult:driver_licence').passed
  }
  assert.equal(passed('QC'), true)
  assert.equal(passed('BC'), false)
})

test('an Ontario licence adds fifty to the month of a woman', () => {
  const passed = (id_number: string, sex: string) => {
    const fields = { id_number, sex, id_province: 'ON', date_of_birth: '1990-05-10' }
    return only(returned('driver_licence', fields), 'licence_dob:driver_licence').passed
  }
  assert.equal(passed('C1234-56789-00510', 'M'), true)
  assert.equal(passed('C1234-56789-05510', 'M'), false)
  assert.equal(passed('C1234-56789-05510', 'F'), true)
  assert.equal(passed('C1234-56789-00510', 'F'), false)
  assert.equal(passed('C1234-56789-05510', 'X'), true)
})

test('perceptual hashes four bits apart are the same image, five are not', () => {
  const pair = (perceptualHash: string) => {
    const one = readFile('passport', passportFields)
    const other = readFile('passport', passportFields, { sha256: 'b'.repeat(64) })
    return extractChecks([
      { ...one, reading: { ...one.reading, perceptualHash: '0000000000000000' } },
      { ...other, reading: { ...other.reading, perceptualHash } },
    ])
  }
  assert.equal(only(pair('000000000000000f'), 'duplicate:passport#2').passed, false)
  assert.equal(only(pair('000000000000001f'), 'duplicate:passport#2').passed, true)
})

test('a missing MAC is info only', () => {
  const check = only(returned('passport', passportFields, { sealState: 'missing' }), 'integrity:passport')
  assert.deepEqual([check.passed, check.severity], [false, 'info'])
})

test('a second document of a type is numbered in list order', () => {
  const documents = [
    entry('payslip', payslipFields),
    entry('passport', passportFields),
    entry('payslip', payslipFields),
  ]
  const ids = verdictChecks({ documents })
    .map(({ id }) => id)
    .filter((id) => id.startsWith('legible:'))
  assert.deepEqual(ids, ['legible:payslip', 'legible:passport', 'legible:payslip#2'])
})

test('an unknown type is checked as `other`', () => {
  only(returned('Clara Clearwater’s document', { issuer_name: 'x' }), 'legible:other')
})

test('the MRZ of a returned passport is parsed again', () => {
  const mrz = 'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<\nL898902C36UTO7408122F1204159ZE184226B<<<<<10'
  const fields = {
    ...passportFields,
    mrz,
    id_number: 'L898902C3',
    date_of_birth: '1974-08-12',
    id_expiry: '2012-04-15',
  }
  const checks = returned('passport', { ...fields, first_name: 'Anna Maria', last_name: 'Eriksson' })
  assert.equal(only(checks, 'mrz:passport').passed, true)
  assert.equal(only(checks, 'mrz_match:passport').passed, true)
  const changed = returned('passport', { ...fields, first_name: 'Anna Maria', last_name: 'Svensson' })
  assert.equal(only(changed, 'mrz_match:passport').passed, false)
})

test('a Canadian card that prints the client’s number is not compared with the card’s number in its MRZ', () => {
  const ofCard = { lines: [], parts: {}, fields: { id_number: 'RE1234567', date_of_birth: '1990-01-02' } }
  const printed = { id_number: '1234-5678', date_of_birth: '1990-01-02' }
  const card = (other: object) =>
    withReading(
      'permanent_resident_card',
      { id_number: '1234-5678' },
      { mrz: ofCard, printed: { ...printed, ...other } },
    )
  assert.equal(only(card({}), 'mrz_match:permanent_resident_card').passed, true)
  assert.equal(only(card({}), 'format:uci:permanent_resident_card').passed, true)
  assert.equal(only(card({ id_number: 'RE1234568' }), 'mrz_match:permanent_resident_card').passed, false)
  assert.equal(only(card({ date_of_birth: '1991-01-02' }), 'mrz_match:permanent_resident_card').passed, false)
})

test('French labels and details are French', () => {
  const documents = [entry('passport', { ...passportFields, id_expiry: '2026-11-20' })]
  const check = only(verdictChecks({ ...emptyInput, locale: 'fr', documents }), 'expiry:passport')
  assert.equal(check.label, 'Le passeport n’est pas expiré.')
  assert.equal(check.detail, 'Le passeport est expiré depuis le 2026-11-20.')
})
