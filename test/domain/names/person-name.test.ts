import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { bestPersonScore, comparePersonNames } from '../../../src/domain/names/person-name.ts'
import { profileNames } from '../../../src/domain/profile/profile-names.ts'
import type { ProfileValues } from '../../../src/domain/profile/profile.ts'

/** The pairs of docs/rules/checks.md#person-names. */
const measured: readonly (readonly [a: string, b: string, score: number])[] = [
  ['Jean-François Côté', 'JEAN FRANCOIS COTE', 100],
  ['Côté, Jean-François', 'JEAN FRANCOIS COTE', 100],
  ['Marie-Ève Tremblay-Roy', 'Marie Eve Tremblay', 95],
  ['Amina El Amrani', 'AMINA ELAMRANI', 100],
  ['Mohammed Ben Ali', 'Mohamed Benali', 96],
  ['Youssef El Idrissi', 'YOUSSEF ALIDRISSI', 88],
  ['J. Smith', 'John Smith', 90],
  ['Jon Smith', 'John Smith', 88],
  ['Robert Gagnon', 'Bob Gagnon', 96],
  ["Séan O'Brien", 'SEAN OBRIEN', 100],
  ['Lefebvre', 'Lefevre', 88],
  ['Jean Tremblay', 'Marie Tremblay', 50],
  ['Luc Ste-Marie', 'Luc Sainte-Marie', 96],
  ['Łukasz Żółć', 'LUKASZ ZOLC', 100],
  ['Nguyen Van An', 'Van An Nguyen', 100],
  ['Li', 'Li Wei', 60],
  ['Paul Martin', 'Paula Martin', 88],
]

const others: readonly (readonly [why: string, a: string, b: string, score: number])[] = [
  ['a title is no name', 'M. Jean Tremblay', 'Jean Tremblay', 100],
  ['a suffix is no name', 'John Smith Jr.', 'John Smith', 100],
  ['a title of one other word is kept, so that something is left', 'Dr Roy', 'Roy', 60],
  ['a mark of respect is no name', 'Moulay Hassan Alaoui', 'Hassan Alaoui', 100],
  ['a mark of respect with one other word is a name', 'Moulay Alaoui', 'Hassan Alaoui', 50],
  ['El Haj is a surname, not a title', 'Mohamed El Haj', 'Mohamed Elhaj', 100],
  ['a first name Ben is no particle', 'Ben Smith', 'Benjamin Smith', 96],
  ['particles may be left out', 'Jean de la Fontaine', 'Jean Fontaine', 100],
  ['a machine-readable zone has fillers', 'TREMBLAY<<MARIE<EVE', 'Marie-Ève Tremblay', 100],
  ['letters may be spaced otherwise', 'Jean Francois Roy', 'Jeanfrancois Roy', 98],
  ['two middle names more', 'Jean Roy', 'Jean Marc Louis Roy', 93],
  ['many middle names more', 'Jean Roy', 'Jean Marc Louis Paul Andre Roy', 90],
  ['two edits in a long name', 'Aleksandra Wisniewska', 'Aleksandra Wisnievskaa', 82],
  ['two edits in a short name', 'Marc Roberge', 'Marc Rouberje', 50],
  ['neighbours swapped', 'Marc Tremblay', 'Marc Trembaly', 88],
  ['one letter in three', 'Ann Roy', 'Ann Ray', 50],
  ['two of three words', 'Jean Marc Roy', 'Jean Marc Gagnon', 79],
  ['one of three words', 'Jean Marc Roy', 'Jean Paul Gagnon', 50],
  ['another initial', 'P. Smith', 'John Smith', 50],
  ['nothing but signs', '---', 'John Smith', 0],
  ['no name at all', '', '', 0],
  ['names that brothers carry are not variants', 'Mhamed Alaoui', 'Mohamed Alaoui', 88],
  ['a short form of two names stands for both', 'Alex Roy', 'Alexandra Roy', 96],
  ['what one short form stands for are two names', 'Alexandre Roy', 'Alexandra Roy', 88],
  ['Arabic script is compared as it is', 'محمد العلوي', 'محمد العلوي', 100],
]

for (const [a, b, score] of measured) {
  test(`"${a}" and "${b}" score ${score}`, () => assert.equal(comparePersonNames(a, b), score))
}
for (const [why, a, b, score] of others) {
  test(`${why}: "${a}" and "${b}" score ${score}`, () => assert.equal(comparePersonNames(a, b), score))
}

const word = fc.constantFrom(
  'Jean',
  'John',
  'J',
  'Marie',
  'Maria',
  'El',
  'Ben',
  'Ali',
  'Tremblay',
  'Trembley',
  'Côté',
  'de',
)
const name = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '))

test('a name is wholly like itself, and no pair depends on its order', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      assert.equal(comparePersonNames(a, a), 100)
      assert.equal(comparePersonNames(a, b), comparePersonNames(b, a))
    }),
    { numRuns: 2000 },
  )
})

test('any two texts score from 0 to 100', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const score = comparePersonNames(a, b)
      assert.ok(score >= 0 && score <= 100)
    }),
  )
})

test('a name of a million letters is compared as fast as its beginning', () => {
  assert.equal(comparePersonNames('a '.repeat(500_000), 'John Smith'), 50)
})

test('the best pair of the client’s names and the document’s names is taken and shown', () => {
  assert.deepEqual(bestPersonScore(['Marie Tremblay', 'Marie Roy'], ['M. LUC GAGNON', 'ROY MARIE']), {
    score: 100,
    a: 'Marie Roy',
    b: 'ROY MARIE',
  })
  assert.deepEqual(bestPersonScore(['Marie Tremblay'], []), { score: 0, a: 'Marie Tremblay', b: '' })
})

test('a client goes by first and last name, with middle names, by birth name, and by every other name given', () => {
  const values: Partial<ProfileValues> = {
    first_name: 'Marie',
    middle_names: 'Ève',
    last_name: 'Tremblay',
    birth_last_name: 'Roy',
    names: ['Marie Tremblay'],
    other_names: ['Marie T. Roy'],
  }
  assert.deepEqual(profileNames({ values, faults: [], given: new Set() }), [
    'Marie Tremblay',
    'Marie Ève Tremblay',
    'Marie Roy',
    'Marie T. Roy',
  ])
  assert.deepEqual(profileNames({ values: { last_name: 'Tremblay' }, faults: [], given: new Set() }), ['Tremblay'])
  assert.deepEqual(profileNames({ values: {}, faults: [], given: new Set() }), [])
})
