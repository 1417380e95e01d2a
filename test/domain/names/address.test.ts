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
  ['the next door', home, '125 rue Principale, Montréal QC H2X 1Y4', 75],
  ['another code nearby', home, '123 rue Principale, Montréal QC H2X 9Z9', 75],
  ['a code elsewhere', home, '123 rue Principale, Montréal QC G1R 4P5', 50],
  ['one edit in the street', home, '123 rue Princpale, Montréal QC H2X 1Y4', 96],
  ['another street', home, '123 rue Sherbrooke, Montréal QC H2X 1Y4', 80],
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
  ['the long American code', '1 Main St, Ely, NV 89301-1234', '1 Main Street, Ely, NV 89301', 100],
]
for (const [why, a, b, score] of pairs) {
  test(`${why} scores ${score}`, () => {
    assert.equal(compareAddresses(a, b), score)
    assert.equal(compareAddresses(b, a), score)
  })
}
