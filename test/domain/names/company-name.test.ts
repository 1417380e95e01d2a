import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareCompanyNames } from '../../../src/domain/names/company-name.ts'

const pairs: readonly (readonly [why: string, a: string, b: string, score: number])[] = [
  ['the legal form is no name', 'Acier Boréal inc.', 'ACIER BOREAL LTÉE', 100],
  ['a legal form with dots is one', 'Atlas Conseil S.A.R.L.', 'Atlas Conseil', 100],
  ['a form in front is one', 'SARL Dupont', 'Dupont', 100],
  ['a form of several words is one', 'Les Pins, société en commandite', 'Les Pins S.E.C.', 100],
  ['two forms are forms', 'Muster GmbH & Co. KG', 'Muster AG', 100],
  ['a form that is a surname too is a name', 'Groupe Prat', 'Groupe', 60],
  ['a form that is a surname too counts in the middle', 'Robert Sas Conseil', 'Robert Conseil', 95],
  ['a trust is not its family', 'Fiducie Gagnon', 'Gagnon', 60],
  ['small words are no name', 'The Bay & Sons', 'Bay and Sons', 100],
  ['abbreviations are written out', 'Maple Mfg Intl', 'Maple Manufacturing International', 100],
  ['the number of a company may be grouped', '9123-4567 Québec inc.', '91234567 QUEBEC INC', 100],
  ['the number of a company must be exact', '9123-4567 Québec inc.', '9123-4568 Québec inc.', 50],
  ['a number in a name must be exact', 'Studio 54 Montréal', 'Studio 55 Montréal', 50],
  ['one edit', 'Desjardins Assurances', 'Desjardin Assurances', 88],
  ['more words in one', 'Groupe Alpha', 'Groupe Alpha Québec', 95],
  ['one word against several', 'Desjardins', 'Desjardins Assurances', 60],
  ['spacing', 'Media Com Group', 'Mediacom Group', 98],
  ['another company', 'Alpha Conseil', 'Beta Conseil', 50],
  ['a name of legal words only is kept', 'La Compagnie Co', 'La Compagnie', 100],
  ['nothing', '', 'Alpha', 0],
]
for (const [why, a, b, score] of pairs) {
  test(`${why}: "${a}" and "${b}" score ${score}`, () => {
    assert.equal(compareCompanyNames(a, b), score)
    assert.equal(compareCompanyNames(b, a), score)
  })
}
