import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../../src/domain/document-types/index.ts'
import { nameCandidates } from '../../../../src/reading/fields/candidates/names.ts'
import { labelDocument } from '../../../../src/reading/fields/labelled-document.ts'
import { setPage } from '../../samples/set-page.ts'

/** Names on a page in a fixed pitch. */
function namesOf(text: string) {
  const [page] = labelDocument(findDocumentType('utility_bill')!, [setPage(text)], '2026-11-21').pages
  return nameCandidates(page!)
}

const names: readonly { readonly promise: string; readonly text: string; readonly value: string }[] = [
  { promise: 'a line of its own', text: 'Orla Pennick', value: 'Orla Pennick' },
  { promise: 'behind a label', text: 'Policy taken out by: Orla Pennick', value: 'Orla Pennick' },
  { promise: 'without its title', text: 'Mrs Orla Pennick', value: 'Orla Pennick' },
  {
    promise: 'a title in a sentence',
    text: 'atteste que Madame Orla PENNICK est assurée chez nous',
    value: 'Orla PENNICK',
  },
  { promise: 'a comma is kept as printed', text: 'PENNICK, Orla Jane', value: 'PENNICK, Orla Jane' },
  { promise: 'holders joined by a word', text: 'ORLA PENNICK OR JON PENNICK', value: 'ORLA PENNICK; JON PENNICK' },
  { promise: 'holders with titles', text: 'M. Jean AUBIN et Mme Rose AUBIN', value: 'Jean AUBIN; Rose AUBIN' },
  {
    promise: 'a joining word at the end of a line',
    text: 'Jean Aubin et\nRose Aubin\n9, rue du Lac\nGranby QC J2G 1A1',
    value: 'Jean Aubin; Rose Aubin',
  },
  { promise: 'a saint', text: 'Jean St. Pierre\nRose Aubin', value: 'Jean St. Pierre; Rose Aubin' },
  {
    promise: 'a firm in a legal notice',
    text: 'Lumo is a trading name of Lumo Energy (UK) Limited, registered in England',
    value: 'Lumo Energy (UK) Limited',
  },
  {
    promise: 'a firm before a label',
    text: 'Lumo Energy Ltd. Registered office: 4 Dock Road',
    value: 'Lumo Energy Ltd',
  },
  { promise: 'a firm beside the letters of its logo', text: 'LEB Lumo East Bank', value: 'Lumo East Bank' },
  { promise: 'a numbered company', text: '3310442 Ontario Limited', value: '3310442 Ontario Limited' },
  {
    promise: 'over the end of a line',
    text: 'Le présent bail est conclu entre les soussignés Monsieur\nKarim Aubin, né à Lyon le 3 mai',
    value: 'Karim Aubin',
  },
]

for (const { promise, text, value } of names) {
  test(`a name is found: ${promise}`, () => {
    const found = namesOf(text).map((one) => one.value)
    assert.ok(found.includes(value), found.join(' | '))
  })
}

test('the full stop of a legal form is part of it where the sentence goes on', () => {
  const found = namesOf('Lumo Saint-Roch inc. – 2390, rue des Gazomètres').map(({ value }) => value)
  assert.ok(found.includes('Lumo Saint-Roch inc.'), found.join(' | '))
  assert.ok(!found.includes('Lumo Saint-Roch inc'), found.join(' | '))
})

test('names of two columns are never one name', () => {
  const found = namesOf('Orla Pennick                    Lumo Energy Ltd').map(({ value }) => value)
  assert.ok(!found.includes('Orla Pennick Lumo Energy Ltd'), found.join(' | '))
})

test('a page has at most 60 names', () => {
  const text = Array.from(
    { length: 80 },
    (_, index) => `Orla ${'ABCDEFGH'[index % 8]}${'abcdefghij'[index % 10]}ck`,
  ).join('\n')
  assert.ok(namesOf(text).length <= 60)
})
