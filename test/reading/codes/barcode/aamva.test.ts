import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseAamva } from '../../../../src/reading/codes/barcode/aamva.ts'

const head = '@\n\u001e\r'

test('a Canadian record has dates with the year first, an old one given names in DCT', () => {
  const record = parseAamva(
    `${head}ANSI 636012030001DL00000367DLDCAG1 \nDCBX\nDCDNONE \nDBA20310520\nDCSCLEARWATER,\nDCTCLARA,JANE\nDBD20260527\nDBB19850412\nDBC2\nDAYNONE\nDAU168 cm\nDAG218 HERONWOOD CRES, \nDAIOTTAWA \nDAJON\nDAKK1V7T9\nDAQC4827-10398-55412\nDCGCAN\n\r`,
  )
  assert.deepEqual(record, {
    card: 'licence',
    fields: {
      last_name: 'CLEARWATER',
      first_name: 'CLARA JANE',
      id_number: 'C4827-10398-55412',
      date_of_birth: '1985-04-12',
      id_expiry: '2031-05-20',
      id_issue_date: '2026-05-27',
      sex: 'F',
      address: '218 HERONWOOD CRES, OTTAWA ON K1V 7T9',
      id_province: 'ON',
      id_country: 'CA',
      licence_class: 'G1',
    },
  })
})

test('a United States record has dates with the month first, and its postal code is shortened', () => {
  const record = parseAamva(
    `${head}ANSI 636000090002DL00410279ZV03190008DLDAQT64235789\nDCSSAMPLE\nDDEN\nDACMICHAEL\nDADJOHN\nDCAD\nDBD06062019\nDBB06061986\nDBA12102030\nDBC1\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\nDAK232690000\nDCGUSA\n\rZVZVA01\r`,
  )
  assert.equal(record?.fields.date_of_birth, '1986-06-06')
  assert.equal(record.fields.id_expiry, '2030-12-10')
  assert.equal(record.fields.first_name, 'MICHAEL JOHN')
  assert.equal(record.fields.address, '2300 WEST BROAD STREET, RICHMOND VA 23269')
  assert.equal(record.fields.sex, 'M')
})

test('a date in the other order is read too', () => {
  const record = parseAamva(`${head}ANSI 636012030001DL00000367DLDAQM1\nDBB03281974\nDCSPUBLIC\nDCGCAN\n`)
  assert.equal(record?.fields.date_of_birth, '1974-03-28')
})

test('a record of version 1 has full name, class and address of residence', () => {
  const record = parseAamva(
    `${head}AAMVA6360150101DL00290192DLDAQ09998877\nDAAPUBLIC,JOHN,Q\nDAL1 MAIN ST\nDANAUSTIN\nDAOTX\nDAP787010000\nDARC\nDBA20121210\nDBB19740328\nDBC1\n`,
  )
  assert.deepEqual(record?.fields, {
    last_name: 'PUBLIC',
    first_name: 'JOHN Q',
    id_number: '09998877',
    date_of_birth: '1974-03-28',
    id_expiry: '2012-12-10',
    sex: 'M',
    address: '1 MAIN ST, AUSTIN TX 78701',
    id_province: 'TX',
    id_country: 'US',
    licence_class: 'C',
  })
})

test('commas between given names become spaces', () => {
  const record = parseAamva(`${head}ANSI 604428090001DL00310200DLDAQT6\nDBB19881103\nDACMARIE,EVE\nDCSROY\nDCGCAN\n`)
  assert.equal(record?.fields.first_name, 'MARIE EVE')
})

test('an identity card is not a licence', () => {
  const record = parseAamva(`${head}ANSI 636000090001ID00310200IDDAQT6\nDBB06061986\nDCSSAMPLE\nDADNONE\n`)
  assert.equal(record?.card, 'identity')
  assert.equal(record.fields.first_name, undefined)
})

const none: [string, string][] = [
  ['a web address', 'https://example.com/ANSI'],
  ['a record without a number', `${head}ANSI 636000090001DL00310200DLDBB06061986\nDCSSAMPLE\n`],
  ['a record without a birth date', `${head}ANSI 636000090001DL00310200DLDAQT6\nDCSSAMPLE\n`],
  ['nothing', ''],
]
for (const [what, text] of none) test(`${what} is no licence`, () => assert.equal(parseAamva(text), null))
