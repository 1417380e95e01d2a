import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mendLookAlikes } from '../../src/reading/ocr/look-alikes.ts'
import { words } from './support/words.ts'

const rows: readonly (readonly [read: string, printed: string])[] = [
  ["Keira J. 0'Rourke", "Keira J. O'Rourke"],
  ['Les Entreprises Bellechasse Itée', 'Les Entreprises Bellechasse ltée'],
  ['Birchmount Itd.', 'Birchmount Ltd.'],
  ['Au ler janvier 2026', 'Au 1er janvier 2026'],
  ['Calgary AB T2P 1)0, 403', 'Calgary AB T2P 1J0, 403'],
  ['Victor MacAIlister', 'Victor MacAllister'],
  ['McIntyre DeIulio AIX II', 'McIntyre DeIulio AIX II'],
  ['_S7K 5T8 _ __', 'S7K 5T8 _ __'],
  ['Ottawa K1A OB1', 'Ottawa K1A 0B1'],
  ['des 2025 T2P 1J0 112 K1A', 'des 2025 T2P 1J0 112 K1A'],
  ["0'42 Ier-2 litée Iter fier", "0'42 Ier-2 litée Iter fier"],
]
for (const [read, printed] of rows) {
  test(`${read} stands for ${printed}`, () => {
    assert.equal(
      mendLookAlikes(words(read))
        .map(({ text }) => text)
        .join(' '),
      printed,
    )
  })
}
