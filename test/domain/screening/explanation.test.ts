import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { explainHit } from '../../../src/domain/screening/explanation.ts'
import { hitOf, listOf } from './screening-hits.ts'

const bundle = {
  id: 'b',
  engine: '1',
  lists: [listOf('un', { name: 'UN Consolidated List', publishedOn: '2026-11-18' })],
}
const hit = hitOf({
  score: 873,
  entry: 'Boris BRACKWATER',
  matchedName: 'Borys Brackwater',
  matchedNameKind: 'alias',
  topics: ['sanction', 'pep'],
  programs: ['TIDES'],
  listedOn: '2019-03-04',
  position: 'Minister of Tides',
  pepClass: 'foreign',
  sourceUrl: 'https://lists.test/X-1',
  pairs: [
    { query: 'boris', listed: 'borys', similarity: 880, reason: 'typo', contribution: 380 },
    { query: 'brackwater', listed: 'brackwater', similarity: 1000, reason: 'equal', contribution: 520 },
  ],
  unmatchedQuery: [{ token: 'lee', contribution: -52 }],
  unmatchedListed: [{ token: 'jr', contribution: 0 }],
  evidence: [
    { on: 'birth_date', finding: 'agrees', query: '1970-01-01', listed: '1970', contribution: 50 },
    { on: 'country', finding: 'contradicts', query: 'CA', listed: 'RU', contribution: -25 },
    { on: 'gender', finding: 'absent', query: '', listed: 'male', contribution: 0 },
  ],
})

test('a hit of a list without a date of its own says when the list was imported', () => {
  const undated = { ...bundle, lists: [listOf('un', { publishedOn: null, importedOn: '2026-11-19' })] }
  const says = (locale: 'en' | 'fr') => explainHit(hit, undated, locale)
  assert.ok(says('en').includes('The list has no date of its own; it was imported on 2026-11-19.'))
  assert.ok(says('fr').includes('La liste n’est pas datée ; elle a été importée le 2026-11-19.'))
  assert.doesNotMatch(says('en').join(), /The list is of/)
})

test('a hit in English: the entry, its list, and every piece of the score', () => {
  assert.deepEqual(explainHit(hit, bundle, 'en'), [
    'Boris Brackwater resembles Boris BRACKWATER: score 87.3 of 100.',
    'Listed as a person in UN Consolidated List (sanctions, political exposure).',
    'Matched name: Borys Brackwater (alias).',
    'Programme: TIDES.',
    'Position: Minister of Tides (foreign).',
    'Listed on 2019-03-04.',
    'The list is of 2026-11-18.',
    'boris ~ borys (a spelling apart): +38.0',
    'brackwater ~ brackwater (equal): +52.0',
    'Only in the name asked: lee: -5.2',
    'Only in the listed name: jr: +0.0',
    'For, birth date: 1970-01-01 ~ 1970: +5.0',
    'Against, country: CA ~ RU: -2.5',
    'Not known, gender: — ~ male: +0.0',
    'Source: https://lists.test/X-1',
  ])
})

test('the same in French', () => {
  assert.deepEqual(explainHit(hit, bundle, 'fr'), [
    'Boris Brackwater ressemble à Boris BRACKWATER : score de 87,3 sur 100.',
    'Figure comme une personne dans UN Consolidated List (sanctions, exposition politique).',
    'Nom retenu : Borys Brackwater (alias).',
    'Programme : TIDES.',
    'Fonction : Minister of Tides (étranger).',
    'Inscription du 2019-03-04.',
    'La liste est du 2026-11-18.',
    'boris ~ borys (à une graphie près) : +38,0',
    'brackwater ~ brackwater (identiques) : +52,0',
    'Dans le seul nom demandé : lee : -5,2',
    'Dans le seul nom inscrit : jr : +0,0',
    'Pour, date de naissance : 1970-01-01 ~ 1970 : +5,0',
    'Contre, pays : CA ~ RU : -2,5',
    'Non connu, sexe : — ~ homme : +0,0',
    'Source : https://lists.test/X-1',
  ])
})

test('unknown values are left out', () => {
  const bare = explainHit(hitOf(), { ...bundle, lists: [] }, 'en')
  assert.deepEqual(bare, [
    'Boris Brackwater resembles Boris Brackwater: score 100.0 of 100.',
    'Listed as a person in United Nations Security Council Consolidated List (sanctions).',
    'Matched name: Boris Brackwater (primary name).',
  ])
})

test('the points shown add up to the score, to the tenth, in both languages', () => {
  const contributions = fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(contributions, fc.constantFrom('en' as const, 'fr' as const), (given, locale) => {
      const pairs = given.map((contribution) => ({
        ...{ query: 'a', listed: 'b', similarity: 500, reason: 'sound' as const, contribution },
      }))
      const score = given.reduce((sum, contribution) => sum + contribution, 0)
      const shown = explainHit(hitOf({ pairs, score, matchedNameKind: 'alias' }), bundle, locale).flatMap(
        (sentence) => / ?: ([+-])(\d+)[.,](\d)$/.exec(sentence)?.slice(1) ?? [],
      )
      let sum = 0
      for (let at = 0; at < shown.length; at += 3) {
        const tenths = Number(shown[at + 1]) * 10 + Number(shown[at + 2])
        sum += shown[at] === '-' ? -tenths : tenths
      }
      assert.equal(sum, score)
    }),
  )
})
