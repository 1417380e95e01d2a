import { testFiles, type Expected, type FileRow } from './client-file.ts'

const client = { first_name: 'Clara', last_name: 'Clearwater', date_of_birth: '1985-04-12' }
const holder = { first_name: 'CLARA', last_name: 'CLEARWATER', date_of_birth: '1985-04-12' }

function entry(doc_type: string, fields: Record<string, string>) {
  const shown = { ...holder, ...fields }
  return { doc_type, fields: shown, mapped: Object.keys(shown).length }
}

interface Sent {
  readonly file: string
  readonly law: string
  readonly doc: readonly [type: string, fields: Record<string, string>]
  readonly expected: Expected
  readonly regime?: string
  readonly asOf?: string
}

/** A client who sends one document. */
function sent({ file, law, doc: [type, fields], expected, regime = 'generic', asOf }: Sent): FileRow {
  const documents = [entry(type, fields)]
  return {
    file,
    law,
    regime,
    request: { values: client, documents, ...(asOf === undefined ? {} : { as_of: asOf }) },
    expected,
  }
}

const decree = 'décret 2013-1188'
const frenchCard = { id_country: 'FR', id_number: '120675100123', id_issue_date: '2012-06-05', id_expiry: '2022-06-04' }
const valid: Expected = { passes: ['expiry:national_id', 'dates:national_id'] }
const expired: Expected = { blocks: ['expiry:national_id'] }

const frenchCards: readonly FileRow[] = [
  sent({ file: 'a French card of 2012', law: decree, doc: ['national_id', frenchCard], expected: valid }),
  sent({
    file: 'a French card of 2012 in Canada',
    law: decree,
    regime: 'ca_aml',
    doc: ['national_id', frenchCard],
    expected: valid,
  }),
  sent({
    file: 'a card of 2012 that names no issuer, in France',
    law: decree,
    regime: 'fr_cmf',
    doc: ['national_id', { id_number: '120675100123', id_issue_date: '2012-06-05', id_expiry: '2022-06-04' }],
    expected: valid,
  }),
  sent({
    file: 'a card of 2012 that names no issuer, in Canada',
    law: decree,
    regime: 'ca_aml',
    doc: ['national_id', { id_number: '120675100123', id_issue_date: '2012-06-05', id_expiry: '2022-06-04' }],
    expected: expired,
  }),
  sent({
    file: 'a French card of the last day of 2013',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_issue_date: '2013-12-31', id_expiry: '2023-12-30' }],
    expected: valid,
  }),
  sent({
    file: 'a French card of 2012 without a date of issue',
    law: decree,
    doc: ['national_id', { id_country: 'FRA', id_number: '120675100123', id_expiry: '2022-06-04' }],
    expected: { passes: ['expiry:national_id'] },
  }),
  sent({
    file: 'a French card whose five years are over',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_issue_date: '2011-11-20', id_expiry: '2021-11-19' }],
    expected: expired,
  }),
  sent({
    file: 'a French card whose five years end today',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_issue_date: '2011-11-22', id_expiry: '2021-11-21' }],
    expected: valid,
  }),
  sent({
    file: 'a French card of a child',
    law: decree,
    doc: ['national_id', { ...frenchCard, date_of_birth: '1994-06-06' }],
    expected: expired,
  }),
  sent({
    file: 'a French card of a person of 18 that day',
    law: decree,
    doc: ['national_id', { ...frenchCard, date_of_birth: '1994-06-05' }],
    expected: valid,
  }),
  sent({
    file: 'a French card of the first of January 2004',
    law: decree,
    asOf: '2018-01-15',
    doc: ['national_id', { ...frenchCard, id_issue_date: '2004-01-01', id_expiry: '2013-12-31' }],
    expected: expired,
  }),
  sent({
    file: 'a French card of the second of January 2004',
    law: decree,
    asOf: '2018-01-15',
    doc: ['national_id', { ...frenchCard, id_issue_date: '2004-01-02', id_expiry: '2014-01-01' }],
    expected: valid,
  }),
  sent({
    file: 'a French card of 2014 that shows fifteen years',
    law: 'décret 55-1397 art. 1',
    doc: ['national_id', { ...frenchCard, id_issue_date: '2014-03-01', id_expiry: '2029-02-28' }],
    expected: valid,
  }),
  sent({
    file: 'a French card that shows more than fifteen years',
    law: 'décret 55-1397 art. 1',
    doc: ['national_id', { ...frenchCard, id_issue_date: '2014-03-01', id_expiry: '2029-06-01' }],
    expected: { blocks: ['dates:national_id'] },
  }),
  sent({
    file: 'a French card of 2013 whose number is of nine characters',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_number: 'X4RTBPFW4' }],
    expected: expired,
  }),
  sent({
    file: 'an Italian card of 2012 with a number of twelve digits',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_country: 'IT' }],
    expected: expired,
  }),
  sent({
    file: 'a French card of 2012 that shows five years',
    law: decree,
    doc: ['national_id', { ...frenchCard, id_expiry: '2017-06-04' }],
    expected: expired,
  }),
  sent({
    file: 'a French passport of 2012',
    law: decree,
    doc: ['passport', { ...frenchCard, id_number: '12AA12345' }],
    expected: { blocks: ['expiry:passport'] },
  }),
  sent({
    file: 'a card with a word for no expiry',
    law: 'rules of issuers',
    doc: ['national_id', { id_country: 'ES', id_number: 'AAA123456', id_expiry: 'PERMANENTE' }],
    expected: { passes: ['expiry:national_id'] },
  }),
  sent({
    file: 'a card whose expiry was not read',
    law: 'PCMLTFR s. 105(5)',
    doc: ['national_id', { id_country: 'ES', id_number: 'AAA123456' }],
    expected: expired,
  }),
]

const directive = 'Directive 2006/126/EC art. 7(2)(a)'
const licence = (id_country: string, id_issue_date: string, id_expiry?: string): Sent['doc'] => [
  'driver_licence',
  { id_country, id_number: 'B072RRE2I55', id_issue_date, ...(id_expiry === undefined ? {} : { id_expiry }) },
]
const validLicence: Expected = { passes: ['expiry:driver_licence', 'dates:driver_licence'] }
const forged: Expected = { blocks: ['dates:driver_licence'] }
const dated: readonly (readonly [file: string, law: string, doc: Sent['doc'], expected: Expected])[] = [
  ['a German licence of fifteen years', 'FeV § 24a(1)', licence('DE', '2020-05-01', '2035-04-30'), validLicence],
  ['a French licence of fifteen years', directive, licence('FR', '2014-09-16', '2029-09-16'), validLicence],
  ['a Polish licence of fifteen years', directive, licence('POL', '2019-01-10', '2034-01-10'), validLicence],
  ['a Spanish licence of fifteen years', directive, licence('ES', '2020-05-01', '2035-04-30'), forged],
  ['a Spanish licence of ten years', directive, licence('ES', '2020-05-01', '2030-04-30'), validLicence],
  ['a German licence of sixteen years', 'FeV § 24a(1)', licence('DE', '2020-05-01', '2036-05-01'), forged],
  ['an Ontario licence of fifteen years', 'rules of issuers', licence('CA', '2020-05-01', '2035-04-30'), forged],
  ['a British licence of ten years', 'rules of issuers', licence('GB', '2020-05-01', '2030-04-30'), validLicence],
  ['a French licence of 2005', 'Directive 2006/126/EC art. 3(3)', licence('FR', '2005-03-01'), { passes: ['expiry'] }],
  ['a French licence of 2015 without a date', directive, licence('FR', '2015-03-01'), { blocks: ['expiry'] }],
  [
    'a French licence of 2005 whose expiry cannot be read',
    directive,
    licence('FR', '2005-03-01', '3I/12/20'),
    { blocks: ['expiry'] },
  ],
  ['a licence of 2005 of a state without a row', directive, licence('ES', '2005-03-01'), { blocks: ['expiry'] }],
  ['a German licence of 2010 with a dash', 'FeV Anlage 8e', licence('DE', '2010-03-01', '-'), { passes: ['expiry'] }],
  ['a German licence of 2000', 'FeV Anlage 8e', licence('DE', '2000-03-01'), { blocks: ['expiry'] }],
  ['a German licence of 2003', 'FeV Anlage 8e', licence('DE', '2003-03-01'), { passes: ['expiry'] }],
  ['a Swiss licence without a date', 'VZV', licence('CH', '2004-03-01'), { passes: ['expiry'] }],
]
const licences: readonly FileRow[] = dated.map(([file, law, doc, expected]) => sent({ file, law, doc, expected }))

const arizona = (fields: Record<string, string>): Sent['doc'] => [
  'driver_licence',
  { id_country: 'US', id_province: 'AZ', id_number: 'D08954796', id_issue_date: '2015-05-01', ...fields },
]
const statute = 'A.R.S. § 28-3171'
const states: readonly FileRow[] = [
  sent({
    file: 'an Arizona licence to the 65th birthday',
    law: statute,
    regime: 'us_bsa',
    doc: arizona({ id_expiry: '2050-04-12' }),
    expected: validLicence,
  }),
  sent({
    file: 'an Arizona licence in Canada that names the state only',
    law: statute,
    regime: 'ca_aml',
    doc: ['driver_licence', { id_province: 'Arizona', id_issue_date: '2015-05-01', id_expiry: '2050-04-12' }],
    expected: validLicence,
  }),
  sent({
    file: 'an Arizona licence to the 75th birthday',
    law: statute,
    regime: 'us_bsa',
    doc: arizona({ id_expiry: '2060-04-12' }),
    expected: forged,
  }),
  sent({
    file: 'an Arizona licence after the 65th birthday',
    law: statute,
    regime: 'us_bsa',
    doc: arizona({ date_of_birth: '1961-04-12', id_expiry: '2026-04-12' }),
    expected: { blocks: ['expiry:driver_licence'], passes: ['dates:driver_licence'] },
  }),
  sent({
    file: 'a Nevada licence to the 65th birthday',
    law: statute,
    regime: 'us_bsa',
    doc: arizona({ id_province: 'NV', id_expiry: '2050-04-12' }),
    expected: forged,
  }),
]

const passport = (fields: Record<string, string>): Sent['doc'] => ['passport', { id_number: '123456789', ...fields }]
const passports: readonly FileRow[] = [
  sent({
    file: 'a British passport of 2017 with nine more months',
    law: 'HM Passport Office',
    doc: passport({ id_country: 'GB', id_issue_date: '2017-08-01', id_expiry: '2028-05-01' }),
    expected: { passes: ['expiry:passport', 'dates:passport'] },
  }),
  sent({
    file: 'a British passport of 2019 with nine more months',
    law: 'HM Passport Office',
    doc: passport({ id_country: 'GB', id_issue_date: '2019-08-01', id_expiry: '2030-05-01' }),
    expected: { blocks: ['dates:passport'] },
  }),
  sent({
    file: 'a Canadian passport of fifteen years',
    law: 'ICAO 9303-2',
    doc: passport({ id_country: 'CA', id_number: 'AB123456', id_issue_date: '2020-08-01', id_expiry: '2035-08-01' }),
    expected: { blocks: ['dates:passport'] },
  }),
  sent({
    file: 'a citizenship card without expiry',
    law: 'Citizenship Regulations',
    doc: ['citizenship_card', { id_number: '1234567', id_country: 'CA' }],
    expected: { absent: ['expiry:citizenship_card'] },
  }),
]

const review = 'PCMLTFR s. 155'
const recorded = { ...client, id_type: 'passport', id_number: 'AB123456', id_country: 'CA' }
const known = { last_review_date: '2024-03-01' }
const oldPassport = entry('passport', {
  id_number: 'AB123456',
  id_country: 'CA',
  id_issue_date: '2005-01-05',
  id_expiry: '2010-01-05',
})
const expiredPassport = entry('passport', {
  id_number: 'AB123456',
  id_country: 'CA',
  id_issue_date: '2016-01-05',
  id_expiry: '2026-01-05',
})
const validPassport = entry('passport', {
  id_number: 'CD234567',
  id_country: 'CA',
  id_issue_date: '2026-01-05',
  id_expiry: '2036-01-05',
})

const reviews: readonly FileRow[] = [
  {
    file: 'a review whose recorded passport has since expired',
    law: review,
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: { ...recorded, ...known, id_expiry: '2026-01-05' } },
    expected: { warns: ['expiry:recorded:id_expiry', 'required:photo_id'] },
  },
  {
    file: 'a review of a client known since the passport was valid',
    law: review,
    regime: 'ca_aml',
    request: {
      purpose: 'periodic_review',
      values: { ...recorded, relationship_since: '2017-03-01', id_expiry: '2026-01-05' },
    },
    expected: { warns: ['expiry:recorded:id_expiry'] },
  },
  {
    file: 'a review whose recorded passport expired before the client was known',
    law: review,
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: { ...recorded, ...known, id_expiry: '2010-01-05' } },
    expected: { passed: false, blocks: ['expiry:recorded:id_expiry'] },
  },
  {
    file: 'a review without a day on which the client was known',
    law: review,
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: { ...recorded, id_expiry: '2010-01-05' } },
    expected: { passed: false, blocks: ['expiry:recorded:id_expiry'] },
  },
  {
    file: 'a review of an unknown client with an expired passport and nothing recorded',
    law: review,
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: client, documents: [oldPassport] },
    expected: { passed: false, blocks: ['expiry:recorded:id_expiry'], warns: ['expiry:passport'] },
  },
  {
    file: 'a review of a client known since the passport sent was valid',
    law: review,
    regime: 'ca_aml',
    request: {
      purpose: 'periodic_review',
      values: { ...client, relationship_since: '2009-03-01' },
      documents: [oldPassport],
    },
    expected: { warns: ['expiry:passport'], absent: ['expiry:recorded:id_expiry'] },
  },
  {
    file: 'a review of an unknown company with the expired passport of a signatory',
    law: 'PCMLTFR ss. 105(5), 112',
    regime: 'ca_aml',
    request: {
      kind: 'corporation',
      purpose: 'periodic_review',
      values: { legal_name: 'Prairie Loom Textiles Inc.', signatories: [{ name: 'Clara Clearwater', ...client }] },
      documents: [oldPassport],
    },
    expected: { blocks: ['expiry:recorded:id_expiry'], warns: ['expiry:passport'] },
  },
  {
    file: 'a review with an expired passport, where an identity document is a method',
    law: 'AMLR art. 22(6)(a)',
    regime: 'eu_amlr',
    request: {
      purpose: 'periodic_review',
      require_documents: true,
      values: { ...client, ...known },
      documents: [oldPassport],
    },
    expected: { blocks: ['required:photo_id'] },
  },
  {
    file: 'an onboarding whose recorded passport is expired',
    law: 'PCMLTFR s. 105(5)',
    regime: 'ca_aml',
    request: { values: { ...recorded, id_expiry: '2026-01-05' } },
    expected: { blocks: ['expiry:recorded:id_expiry'] },
  },
  {
    file: 'a review whose recorded passport is valid',
    law: review,
    regime: 'ca_aml',
    request: { purpose: 'periodic_review', values: { ...recorded, id_expiry: '2028-01-05' } },
    expected: { passes: ['expiry:recorded:id_expiry'], absent: ['required:photo_id'] },
  },
  {
    file: 'a review with a new passport',
    law: review,
    regime: 'ca_aml',
    request: {
      purpose: 'periodic_review',
      values: { ...recorded, ...known, id_expiry: '2026-01-05' },
      documents: [validPassport],
    },
    expected: { warns: ['expiry:recorded:id_expiry'], passes: ['required:photo_id', 'expiry:passport'] },
  },
  {
    file: 'a review with the expired passport again, where documents are required',
    law: 'PCMLTFR s. 105(5)',
    regime: 'ca_aml',
    request: {
      purpose: 'periodic_review',
      require_documents: true,
      values: { ...recorded, ...known, id_expiry: '2026-01-05' },
      documents: [expiredPassport],
    },
    expected: { warns: ['expiry:recorded:id_expiry', 'expiry:passport'], blocks: ['required:photo_id'] },
  },
  {
    file: 'a recorded French card that the law extends',
    law: decree,
    regime: 'fr_cmf',
    request: {
      purpose: 'periodic_review',
      values: {
        ...client,
        id_type: 'national_id',
        id_number: '120675100123',
        id_country: 'FR',
        id_issue_date: '2012-06-05',
        id_expiry: '2022-06-04',
      },
    },
    expected: { passes: ['expiry:recorded:id_expiry'], notFailed: ['required:photo_id'] },
  },
  {
    file: 'a French card recorded with its extended expiry',
    law: decree,
    regime: 'fr_cmf',
    request: {
      values: {
        ...client,
        id_type: 'national_id',
        id_number: '120675100123',
        id_country: 'FR',
        id_issue_date: '2012-06-05',
        id_expiry: '2027-06-04',
      },
      documents: [entry('national_id', frenchCard)],
    },
    expected: { passes: ['expiry:recorded:id_expiry', 'match:id_expiry:national_id', 'expiry:national_id'] },
  },
  {
    file: 'a French card recorded with another expiry',
    law: decree,
    regime: 'fr_cmf',
    request: {
      values: {
        ...client,
        id_type: 'national_id',
        id_number: '120675100123',
        id_country: 'FR',
        id_issue_date: '2012-06-05',
        id_expiry: '2028-06-04',
      },
      documents: [entry('national_id', frenchCard)],
    },
    expected: { warns: ['match:id_expiry:national_id'] },
  },
]

testFiles([...frenchCards, ...licences, ...states, ...passports, ...reviews])
