import assert from 'node:assert/strict'
import { it } from 'node:test'
import { catalogues } from './support/catalogues.ts'

/** Words that are the same in both languages. */
const same = [
  'Menu',
  'Production',
  'Clients',
  'Actions',
  'Active',
  'Pages',
  'Webhooks',
  'Documents',
  'Verdicts',
  'Type',

  'Note',
  'Client',
  'Document',
  'Score',
  'Source',
  'Points',
  'Action',
  'Gatehouse',
  'Invitations',
  'Permission',
  'Sessions',
]

it('every text of the console has a translation of its own', async () => {
  const alike: string[] = []
  for (const { file, texts } of await catalogues()) {
    for (const [name, { en, fr }] of Object.entries(texts)) {
      if (typeof en === 'string' && en === fr && /[a-z]/.test(en) && !same.includes(en))
        alike.push(`${file} ${name}: ${en}`)
    }
  }
  assert.deepEqual(alike, [])
})

it('French texts have typographic apostrophes and a space before two-part marks', async () => {
  const faults: string[] = []
  for (const { file, texts } of await catalogues()) {
    for (const [name, { fr }] of Object.entries(texts)) {
      if (typeof fr === 'string' && (/\p{L}'\p{L}/u.test(fr) || /\p{L}[;:!?](\s|$)/u.test(fr))) {
        faults.push(`${file} ${name}: ${fr}`)
      }
    }
  }
  assert.deepEqual(faults, [])
})
