import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import { addressCandidates } from '../../../../src/reading/fields/candidates/addresses.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { setPage } from '../../samples/set-page.ts'

/** Addresses on a page in a fixed pitch. */
function addressesOf(text: string) {
  const [page] = labelDocument(findDocumentType('utility_bill')!, [setPage(text)], '2026-11-21').pages
  return addressCandidates(page!)
}

const forms: readonly { readonly promise: string; readonly text: string; readonly value: string }[] = [
  {
    promise: 'Canada',
    text: '12 Heron Bay Drive\nMoncton NB E1C 4Z4',
    value: '12 Heron Bay Drive, Moncton NB E1C 4Z4',
  },
  {
    promise: 'the United States',
    text: '77 Oak Ridge Ln\nSalem, OR 97301-1234',
    value: '77 Oak Ridge Ln, Salem, OR 97301-1234',
  },
  {
    promise: 'a house without a number in the United Kingdom',
    text: 'The Old Forge\nMill Lane\nBakewell\nDerbyshire\nDE45 1AB',
    value: 'The Old Forge, Mill Lane, Bakewell, Derbyshire, DE45 1AB',
  },
  { promise: 'Ireland', text: 'Glenmore\nKells\nCo. Meath\nA82 X5Y2', value: 'Glenmore, Kells, Co. Meath, A82 X5Y2' },
  {
    promise: 'France',
    text: 'Appt 7 Étage 2\n18 rue des Acacias\n21000 DIJON',
    value: 'Appt 7 Étage 2, 18 rue des Acacias, 21000 DIJON',
  },
  {
    promise: 'a post box in France',
    text: '4 rue du Port - BP 1204\n29200 BREST CEDEX 2',
    value: '4 rue du Port - BP 1204, 29200 BREST CEDEX 2',
  },
  {
    promise: 'Morocco',
    text: 'Hay Salam, Bloc 4, N° 12\n20250 CASABLANCA',
    value: 'Hay Salam, Bloc 4, N° 12, 20250 CASABLANCA',
  },
  { promise: 'Belgium', text: 'Rue Haute 12 bte 4\n5000 Namur', value: 'Rue Haute 12 bte 4, 5000 Namur' },
  { promise: 'Luxembourg', text: '8, rue du Moulin\nL-2132 Luxembourg', value: '8, rue du Moulin, L-2132 Luxembourg' },
  { promise: 'Switzerland', text: 'Seestrasse 14\n8002 Zürich', value: 'Seestrasse 14, 8002 Zürich' },
  { promise: 'the Netherlands', text: 'Lange Gracht 8\n3511 AB UTRECHT', value: 'Lange Gracht 8, 3511 AB UTRECHT' },
  { promise: 'Germany', text: 'Lindenstraße 5\n04109 Leipzig', value: 'Lindenstraße 5, 04109 Leipzig' },
  { promise: 'Spain', text: 'Calle Mayor 5, 3º B\n28013 Madrid', value: 'Calle Mayor 5, 3º B, 28013 Madrid' },
  { promise: 'Italy', text: 'Via Roma 21\n50123 Firenze (FI)', value: 'Via Roma 21, 50123 Firenze (FI)' },
  { promise: 'Portugal', text: 'Rua do Carmo 40\n1200-094 Lisboa', value: 'Rua do Carmo 40, 1200-094 Lisboa' },
  {
    promise: 'a line behind a label',
    text: 'Supply taken at: 5 Quarry Road, Truro NS B2N 1A1',
    value: '5 Quarry Road, Truro NS B2N 1A1',
  },
  {
    promise: 'a place in a sentence',
    text: 'le logement situé au 31 rue Neuve, 44000 NANTES est assuré par nos soins',
    value: '31 rue Neuve, 44000 NANTES',
  },
  {
    promise: 'a sentence over the end of a line',
    text: 'the dwelling that is located at 31 Canal Street, Albany,\nNY 12207 for use as a private residence only',
    value: '31 Canal Street, Albany, NY 12207',
  },
  {
    promise: 'a code in a column of its own',
    text: '9 RUE DU LAC\nGRANBY QC   J2G 1A1',
    value: '9 RUE DU LAC, GRANBY QC J2G 1A1',
  },
  {
    promise: 'a city in a column of its own',
    text: '9, rue du Lac, app. 3          Granby (Québec) J2G 1A1',
    value: '9, rue du Lac, app. 3, Granby (Québec) J2G 1A1',
  },
]

for (const { promise, text, value } of forms) {
  test(`an address is found: ${promise}`, () => {
    const found = addressesOf(text).map((one) => one.value)
    assert.ok(found.includes(value), found.join(' | '))
  })
}

test('holders above an address are its names and no part of the likeliest one', () => {
  const [first] = addressesOf('M. Paul AUBIN\nMme Rose AUBIN\n18 rue des Acacias\n21000 DIJON')
  assert.equal(first?.value, '18 rue des Acacias, 21000 DIJON')
  assert.deepEqual(first?.names[0]?.joint, ['Paul AUBIN', 'Rose AUBIN'])
})

test('a firm above an address is its name', () => {
  const [first] = addressesOf('HERON TIMBER LTD\n12 Heron Bay Drive\nMoncton NB E1C 4Z4')
  assert.equal(first?.value, '12 Heron Bay Drive, Moncton NB E1C 4Z4')
  assert.equal(first?.names[0]?.value, 'HERON TIMBER LTD')
})

test('text beside an address is no part of it', () => {
  const found = addressesOf(
    '12 Heron Bay Drive            Save up to 20 on every\nMoncton NB E1C 4Z4            plan when you pay online',
  )
  assert.deepEqual(
    found.map(({ value }) => value),
    ['12 Heron Bay Drive, Moncton NB E1C 4Z4'],
  )
})

test('the lines of a block may be centred', () => {
  const found = addressesOf('      12 Heron Bay Drive North\n         Moncton NB E1C 4Z4')
  assert.equal(found[0]?.value, '12 Heron Bay Drive North, Moncton NB E1C 4Z4')
})

test('amounts and dates are no addresses', () => {
  assert.deepEqual(addressesOf('Balance on 31 May 2026    1 240.15\nUnits used 2026 Total 33000 kWh'), [])
})
