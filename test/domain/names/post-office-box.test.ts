import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressFault, showsPostOfficeBox, streetFault } from '../../../src/domain/names/street-fault.ts'

const boxes = [
  ...['PO Box 123', 'P.O. Box 123', 'p.o.box 12', 'POB 12', 'Post Office Box 4', 'PO Box 1234 Stn A', 'P O Drawer 12'],
  ...[
    'C.P. 4',
    'CP 48048, succ. Centre-ville',
    'C. P. 1234 Succ. B',
    'Case postale 12',
    'Case Postale',
    'Casier postal 12',
  ],
  ...['BP 12', 'B.P. 1234', 'BP 12 Casablanca', 'Boîte postale 7', 'CS 40001', 'TSA 12345', 'Postfach 12', 'Postfach'],
  ...[
    'Postbus 99',
    'Apartado 45',
    'Apartado de Correos 45',
    'Apdo. 45',
    'Casella Postale 3',
    'Caixa Postal 12',
    'ص.ب 123',
  ],
  ...['Box 12, Station A', 'General Delivery', 'Poste restante', '123 C.P. 45', 'PMB 442', 'CP 45 Montréal'],
]
for (const street of boxes) {
  test(`${street} is a post office box`, () => assert.equal(streetFault(street), 'post_office_box'))
}

const places = [
  ...['123 Main St', '123 Main St, PO Box 45', 'PO Box 45, 123 Main Street', '45 Boxwood Lane', '12 rue du Postillon'],
  ...['RR 2 Site 5 Box 10', 'RR#3', 'HC 1 Box 12', 'Lot 12, Concession 4', 'NW 12-34-5 W4', 'Ferme Tremblay'],
  ...[
    'PSC 473 Box 12',
    'CMR 450 Box 123',
    'Unit 2050 Box 4190',
    '5 CP Railway Road',
    '10 Chemin de la Poste',
    '12 bis rue BP',
  ],
  ...[
    'c/o John Smith, 12 Main St',
    'BP Tower, 5 King St',
    'rue de la Boîte 5',
    'Hauptstr. 5, Postfach 12',
    'Postfachstraße 5',
    'Douar Ait Ali',
    '北京市建国路88号',
  ],
]
for (const street of places) test(`${street} is a place`, () => assert.equal(streetFault(street), null))

for (const street of [
  'N/A',
  'n.a.',
  '-',
  '—',
  'unknown',
  'Inconnu',
  'TBD',
  '123',
  'sans domicile fixe',
  'No fixed address',
  'c/o John Smith',
  'a/s de Me Roy',
]) {
  test(`${street} names no place`, () => assert.equal(streetFault(street), 'not_an_address'))
}

const whole: readonly (readonly [address: string, country: string | undefined, why: string | null])[] = [
  ['123 Main St, Ottawa ON K1V 7T9', 'CA', null],
  ['PO Box 9, Ottawa ON K1V 7T9', 'CA', 'post_office_box'],
  ['C.P. 9, Montréal QC H2X 1Y4, Canada', undefined, 'post_office_box'],
  ['BP 12, 20000 Casablanca, Maroc', 'MA', 'post_office_box'],
  ['Postfach 12, 10115 Berlin, Germany', undefined, 'post_office_box'],
  ['PO Box 9, 123 Main St, Ottawa ON', 'CA', null],
  ['Ottawa', 'CA', 'not_an_address'],
  ['Ottawa, ON', 'CA', 'not_an_address'],
  ['Montréal QC H2X 1Y4', 'CA', 'not_an_address'],
  ['75001 Paris, France', undefined, 'not_an_address'],
  ['near the old mill', 'CA', null],
  ['Hauptstraße 12, 10115 Berlin, Germany', undefined, null],
  ['Douar Ait Ali Oulad, Marrakech, Maroc', 'MA', null],
  ['PSC 473 Box 12, FPO AP 96349', 'US', null],
  ['RR 2 Site 5 Box 10, Sundre AB T0M 1X0', 'CA', null],
]
for (const [address, country, why] of whole) {
  test(`${address} is ${why === null ? 'an address' : why.replaceAll('_', ' ')}`, () =>
    assert.equal(addressFault(address, country), why))
}

test('a document shows a box in its street or its whole address, unless a door stands beside it', () => {
  assert.equal(showsPostOfficeBox({ street1: 'PO Box 9', postal_code: 'K1V 7T9' }), true)
  assert.equal(showsPostOfficeBox({ address: 'PO Box 9, Ottawa ON K1V 7T9' }), true)
  assert.equal(showsPostOfficeBox({ address: 'CP 45, Montréal QC H2X 1Y4' }), true)
  assert.equal(showsPostOfficeBox({ street1: 'PO Box 9', street2: '12 Main Street' }), false)
  assert.equal(showsPostOfficeBox({ address: '12 Main Street, PO Box 9, Ottawa ON K1V 7T9' }), false)
  assert.equal(showsPostOfficeBox({}), false)
})
