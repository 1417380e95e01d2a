import assert from 'node:assert/strict'
import { test } from 'node:test'
import { correctLookAlikes } from '../../../../src/reading/recognise/ocr/look-alikes.ts'
import { words } from '../../support/words.ts'

const rows: readonly (readonly [read: string, printed: string])[] = [
  ["Keira J. 0'Rourke", "Keira J. O'Rourke"],
  ['Les Entreprises Bellechasse Itée', 'Les Entreprises Bellechasse ltée'],
  ['Birchmount Itd.', 'Birchmount Ltd.'],
  ['Au ler janvier 2026', 'Au 1er janvier 2026'],
  ['Calgary AB T2P 1)0, 403', 'Calgary AB T2P 1J0, 403'],
  ['Calgary AB T2P 1}1, T2P 1/3', 'Calgary AB T2P 1J1, T2P 1J3'],
  ['VICTOR |. ROURKE, Keira J). Osei', 'VICTOR I. ROURKE, Keira J. Osei'],
  ['Victor MacAIlister', 'Victor MacAllister'],
  ['McIntyre DeIulio AIX II', 'McIntyre DeIulio AIX II'],
  ['_S7K 5T8 _ __', 'S7K 5T8 _ __'],
  ['Ottawa K1A OB1', 'Ottawa K1A 0B1'],
  ['des 2025 T2P 1J0 112 K1A', 'des 2025 T2P 1J0 112 K1A'],
  ['Trois-Riviéres, chemin des Cédres, chéque au siége', 'Trois-Rivières, chemin des Cèdres, chèque au siège'],
  ['Préts et intéréts de Noél et Raphaél, deuxiéme', 'Prêts et intérêts de Noël et Raphaël, deuxième'],
  ['Bénéficiaire Amélie Désirée Éléonore Lévesque, métro', 'Bénéficiaire Amélie Désirée Éléonore Lévesque, métro'],
  [
    "Société d'entraide, l'eau, aujourd'hui, O'Hara, D'AMICO",
    "Société d’entraide, l’eau, aujourd'hui, O'Hara, D'AMICO",
  ],
  ["0'42 Ier-2 litée Iter fier", "0'42 Ier-2 litée Iter fier"],
]
for (const [read, printed] of rows) {
  test(`${read} becomes ${printed}`, () => {
    assert.equal(
      correctLookAlikes(words(read))
        .map(({ text }) => text)
        .join(' '),
      printed,
    )
  })
}
