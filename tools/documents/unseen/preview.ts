/**
 * Draws layouts of one author as PNG files to look at: `node tools/documents/unseen/preview.ts HAND FOLDER [NAME…]`. Prints what
 * each records.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheetPng } from '../drawing/raster.ts'
import { drawUnseen, hands, splits } from './samples.ts'

const [, , name, folder = '', ...wanted] = process.argv
const hand = hands.find((one) => one.name === name)
if (hand === undefined || folder === '') throw new Error('Give an author and a folder.')
mkdirSync(folder, { recursive: true })
for (const split of splits) {
  for (const layout of hand[split]) {
    if (wanted.length > 0 && !wanted.includes(layout.name)) continue
    const { paper, sheets } = await drawUnseen({ hand: hand.name, split, layout, seed: 1 })
    for (const [index, sheet] of sheets.entries()) {
      writeFileSync(join(folder, `${layout.name}-${index + 1}.png`), await sheetPng(sheet))
    }
    process.stdout.write(`${split} ${layout.name} ${JSON.stringify(paper.expected)}\n`)
  }
}
