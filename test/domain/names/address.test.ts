import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareAddresses } from '../../../src/domain/names/address.ts'
import type { AddressParts } from '../../../src/domain/names/parse-address.ts'

const home = '123 rue Principale, Montréal QC H2X 1Y4'
const paris = '10 rue de Rivoli, 75001 Paris, France'

const pairs: readonly (readonly [why: string, a: string | AddressParts, b: string | AddressParts, score: number])[] = [
  ['itself', home, home, 100],
  ['the English way', home, '123 Principale St, Montreal, QC, h2x1y4', 100],
  ['with a unit', home, 'app. 4, 123 rue Principale, Montréal QC H2X 1Y4', 100],
  ['with a unit before the number', home, '4-123 rue Principale, Montréal QC H2X 1Y4', 100],
  ['with a unit after the street', home, '123 rue Principale #4, Montréal QC H2X 1Y4', 100],
  ['the next door', home, '125 rue Principale, Montréal QC H2X 1Y4', 74],
  ['another code nearby', home, '123 rue Principale, Montréal QC H2X 9Z9', 75],
  ['a code elsewhere', home, '123 rue Principale, Montréal QC G1R 4P5', 50],
  ['one edit in the street', home, '123 rue Princpale, Montréal QC H2X 1Y4', 96],
  ['another street', home, '123 rue Sherbrooke, Montréal QC H2X 1Y4', 74],
  ['a post office box', home, 'CP 45, Montréal QC H2X 1Y4', 74],
  ['the same post office box', 'CP 45, Montréal QC H2X 1Y4', 'C.P. 45, Montréal QC H2X 1Y4', 100],
  [
    'a street without its direction',
    '9 rue Ste-Catherine O, Montréal QC H2X 1Y4',
    '9 Ste-Catherine, Montréal QC H2X 1Y4',
    80,
  ],
  [
    'a street without the first name',
    '9 av. George-Étienne Cartier, Laval QC H7N 1A1',
    '9 av. Cartier, Laval QC H7N 1A1',
    80,
  ],
  ['a street with its number in words', '9 Fifth Ave, Boise, ID 83702', '9 5th Avenue, Boise, ID 83702', 100],
  ['another street with a number', '9 5th Ave, Boise, ID 83702', '9 6th Ave, Boise, ID 83702', 60],
  ['another street and door', home, '9 rue Sherbrooke, Montréal QC H2X 1Y4', 55],
  ['another town', home, '9 rue Sherbrooke, Laval QC H7N 1A1', 0],
  ['no postal code in one', home, '123 rue Principale, Montréal QC', 100],
  ['no postal code in one, and the next door', home, '125 rue Principale, Montréal QC', 50],
  ['nothing but the code in one', home, { postal_code: 'H2X1Y4' }, 100],
  ['nothing to compare', home, 'somewhere', 0],
  ['St as Saint and as Street', '9 St-Denis St, Montréal QC H2X 1Y4', '9 rue Saint-Denis, Montréal QC H2X 1Y4', 100],
  ['Ste as Sainte', '9 rue Ste-Catherine O, Montréal QC', '9 Sainte Catherine Street West, Montréal QC', 100],
  ['east is not west', '9 rue Ste-Catherine O, Montréal QC', '9 Ste-Catherine Est, Montréal QC', 60],
  ['a French address as a bill prints it', paris, '10 R RIVOLI 75001 PARIS', 100],
  ['the next door in a French town, where all share the code', paris, '12 rue de Rivoli, 75001 Paris, France', 55],
  ['another street of a French town', paris, '10 rue Cler, 75001 Paris, France', 60],
  ['one edit in a French street', paris, '10 rue de Rivoly, 75001 Paris, France', 76],
  ['another door where all else agrees', home, '9 rue Principale, Montréal QC H2X 1Y4', 74],
  ['another door, all else agreeing, without a code', '9 Main St, Ely, NV', '11 Main St, Ely, NV', 44],
  ['a unit before the number and one after it', '4-120 Main St, Ely, NV', '120 Main St Apt 4, Ely, NV', 100],
  ['a unit in words before the number', 'Apt 4 120 Main St, Ely, NV', '120 Main St, Ely, NV', 100],
  ['a number sign before the number', '#4 - 120 Main St, Ely, NV', '120 Main St, Ely, NV', 100],
  ['the number of a unit is not that of the door', '4-120 Main St, Ely, NV', '4 Main St, Ely, NV', 44],
  ['a door in a range', '120-124 Main St, Ely, NV', '122 Main St, Ely, NV', 100],
  ['the first door of a range', '120-124 Main St, Ely, NV', '120 Main St, Ely, NV', 100],
  ['the other side of the street', '120-124 Main St, Ely, NV', '121 Main St, Ely, NV', 44],
  ['a door outside the range', '120-124 Main St, Ely, NV', '126 Main St, Ely, NV', 44],
  ['a door with a letter and without', '12B Main St, Ely, NV', '12 Main St, Ely, NV', 100],
  ['bis and B', '12 bis rue Cler, 75007 Paris, France', '12B rue Cler, 75007 Paris, France', 100],
  ['bis and ter', '12 bis rue Cler, 75007 Paris, France', '12 ter rue Cler, 75007 Paris, France', 55],
  ['two letters', '12A Main St, Ely, NV', '12C Main St, Ely, NV', 44],
  ['an avenue with a number', '1250, 5e Avenue, Québec QC', '1250 5e Av, Québec QC', 100],
  ['another door of such an avenue', '1250, 5e Avenue, Québec QC', '1252 5e Av, Québec QC', 50],
  [
    'the number after the street',
    { street1: 'Hauptstraße 12', postal_code: '10115', country: 'DE' },
    { street1: 'Hauptstr. 12', postal_code: '10115', country: 'DE' },
    100,
  ],
  [
    'another number after the street',
    { street1: 'Hauptstraße 12', postal_code: '10115', country: 'DE' },
    { street1: 'Hauptstraße 14', postal_code: '10115', country: 'DE' },
    53,
  ],
  [
    'another number after the street in one text',
    { street1: 'Lindenallee 12', city: 'Kassel', postal_code: '34117', country: 'DE' },
    'Lindenallee 21, 34117 Kassel',
    55,
  ],
  [
    'the number after the street, then the floor',
    { street1: 'Calle Mayor, 5', city: 'Madrid', postal_code: '28013', country: 'ES' },
    'Calle Mayor 5, 2º B, 28013 Madrid',
    100,
  ],
  [
    'a number that is part of the street, and the door after it',
    { street1: 'Straße des 17. Juni 135', postal_code: '10623', country: 'DE' },
    'Straße des 17. Juni 137, 10623 Berlin',
    53,
  ],
  [
    'a door of a stair after the street',
    { street1: 'ul. Długa 12/4', postal_code: '31-146', country: 'PL' },
    { street1: 'Długa 12 m. 4', postal_code: '31-146', country: 'PL' },
    100,
  ],
  ['the long American code', '1 Main St, Ely, NV 89301-1234', '1 Main Street, Ely, NV 89301', 100],
]
for (const [why, a, b, score] of pairs) {
  test(`${why} scores ${score}`, () => {
    assert.equal(compareAddresses(a, b), score)
    assert.equal(compareAddresses(b, a), score)
  })
}
