import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chainLevels, everyoneBehind, ultimateOwners } from '../../../src/domain/profile/ownership-chain.ts'
import { parseProfile } from '../../../src/domain/profile/parse-profile.ts'
import type { Party } from '../../../src/domain/profile/profile.ts'

const person = (name: string, ownership_percent: number, more: Partial<Party> = {}): Party => ({
  name,
  ownership_percent,
  ...more,
})
const entity = (name: string, ownership_percent: number, ...owned_by: readonly Party[]): Party => ({
  name,
  ownership_percent,
  owned_by,
})
const shares = (...owners: readonly Party[]) =>
  ultimateOwners(owners).map(({ party, percent }) => `${party.name} ${percent}`)

test('shares multiply along a chain', () => {
  assert.deepEqual(shares(entity('Pine Holdings Ltd.', 60, entity('Oak Ltd.', 50, person('Nina Maple', 90)))), [
    'Nina Maple 27',
  ])
})

test('shares of one person add across chains, of two of the same name and other birth dates they do not', () => {
  const born = (date_of_birth: string) => person('NINA MAPLE', 50, { date_of_birth })
  assert.deepEqual(
    shares(person('Nina Maple', 10), entity('Pine Ltd.', 40, person('NINA MAPLE', 50), person('Omar Pine', 50))),
    ['Nina Maple 30', 'Omar Pine 20'],
  )
  assert.equal(shares(born('1980-01-01'), born('1990-01-01')).length, 2)
})

test('a share on the way that is not said leaves the end unknown', () => {
  const unsaid: Party = { name: 'Pine Ltd.', owned_by: [person('Nina Maple', 50)] }
  assert.deepEqual(shares(unsaid), ['Nina Maple undefined'])
})

test('a chain of two entities has three levels', () => {
  const chain = entity('Pine Ltd.', 60, entity('Oak Ltd.', 50, person('Nina Maple', 90)))
  assert.deepEqual([chainLevels([]), chainLevels([person('Nina Maple', 90)]), chainLevels([chain])], [0, 1, 3])
  assert.deepEqual(
    everyoneBehind([chain]).map(({ name }) => name),
    ['Pine Ltd.', 'Oak Ltd.', 'Nina Maple'],
  )
})

test('owners of owners are read with their faults, in English and in French', () => {
  const { values, faults } = parseProfile(
    {
      beneficial_owners: [
        {
          name: 'Pine Holdings Ltd.',
          ownership: '60 %',
          actionnaires: [{ nom_complet: 'Nina Maple', pourcentage: '50', dob: 'soon' }],
        },
      ],
    },
    { asOf: '2026-11-21', defaultCountry: 'CA' },
  )
  assert.deepEqual(values.beneficial_owners, [
    {
      name: 'Pine Holdings Ltd.',
      ownership_percent: 60,
      owned_by: [{ name: 'Nina Maple', ownership_percent: 50 }],
    },
  ])
  assert.deepEqual(
    faults.map(({ key }) => key),
    ['beneficial_owners[0].owned_by[0].date_of_birth'],
  )
})

test('a chain that never ends is followed so far and no farther', () => {
  const looped: Record<string, unknown> = { name: 'Ouroboros Inc.', ownership_percent: 100 }
  let deep: Record<string, unknown> = looped
  for (let depth = 0; depth < 60; depth++)
    deep = { name: `Level ${depth} Inc.`, ownership_percent: 100, owners: [deep] }
  const { values } = parseProfile({ beneficial_owners: [deep] }, { asOf: '2026-11-21', defaultCountry: 'CA' })
  assert.equal(chainLevels(values.beneficial_owners ?? []), 9)
  const wide = { name: 'Wide Inc.', owners: Array.from({ length: 50 }, (_, n) => ({ name: `Owner ${n}` })) }
  const many = parseProfile(
    { beneficial_owners: Array.from({ length: 50 }, () => wide) },
    { asOf: '2026-11-21', defaultCountry: 'CA' },
  )
  assert.equal(everyoneBehind(many.values.beneficial_owners ?? []).length, 250)
})
