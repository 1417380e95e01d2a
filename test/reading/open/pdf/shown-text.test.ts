import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { openPdfRenderer, type PdfRenderer } from '../../../../src/reading/open/pdf/render.ts'
import { isScan, shownPages } from '../../../../src/reading/open/pdf/shown-pages.ts'
import { readTextLayer } from '../../../../src/reading/open/pdf/text-layer.ts'
import { openCpuBudget } from '../../../../src/reading/page/cpu-budget.ts'
import { pdfOfContents } from '../../support/pdf.ts'

let renderer: PdfRenderer
before(async () => void (renderer = await openPdfRenderer()))

/** Visible black text, then what the case adds. */
const statement = (more: string) =>
  `BT /F1 12 Tf 72 720 Td (Statement of account of Jane Example for the month of March) Tj 0 -16 Td (Closing balance 1,234.56 dollars and no more) Tj ET ${more}`

async function shownText(content: string, fields: readonly string[] = []): Promise<{ text: string; hidden: boolean }> {
  const bytes = pdfOfContents([content], { fields })
  const layer = await readTextLayer(bytes, openCpuBudget(Infinity))
  assert.ok(typeof layer === 'object')
  const shown = await shownPages(layer.pages, (indexes) => renderer.render(bytes, indexes, { shrink: 4 }))
  return { text: shown.pages.flatMap(({ words }) => words.map((word) => word.text)).join(' '), hidden: shown.hidden }
}

const unseen: readonly (readonly [what: string, added: string])[] = [
  ['not painted', 'BT 3 Tr /F1 12 Tf 72 600 Td (Salary 9,999.00) Tj ET'],
  ['white on white', 'BT 1 1 1 rg /F1 12 Tf 72 600 Td (Salary 9,999.00) Tj ET'],
  ['too small to read', 'BT /F1 0.5 Tf 72 600 Td (Salary 9,999.00) Tj ET'],
  ['behind a white shape', 'BT /F1 12 Tf 72 600 Td (Salary 9,999.00) Tj ET 1 1 1 rg 60 590 200 30 re f'],
]
for (const [what, added] of unseen) {
  test(`text that is ${what} is not read, and a note reports it`, async () => {
    const { text, hidden } = await shownText(statement(added))
    assert.match(text, /Closing balance 1,234\.56/)
    assert.doesNotMatch(text, /9,999/)
    assert.equal(hidden, true)
  })
}

test('text outside the page is not read', async () => {
  const { text } = await shownText(statement('BT /F1 12 Tf 72 -300 Td (Salary 9,999.00) Tj ET'))
  assert.doesNotMatch(text, /9,999/)
})

test('an amount painted over with another is read as the visible one', async () => {
  const over = '1 1 1 rg 160 700 60 14 re f 0 g BT /F1 12 Tf 158.7 704 Td (9,999.99) Tj ET'
  const { text, hidden } = await shownText(statement(over))
  assert.match(text, /9,999\.99/)
  assert.doesNotMatch(text, /1,234\.56/)
  assert.equal(hidden, true)
})

const seen: readonly (readonly [what: string, content: string])[] = [
  ['in black', statement('')],
  ['white on a dark bar', statement('0.1 g 60 590 300 30 re f BT 1 g /F1 12 Tf 72 600 Td (Salary 9,999.00) Tj ET')],
  ['on a tinted row', statement('0.95 g 60 590 300 30 re f 0 g BT /F1 12 Tf 72 600 Td (Salary 9,999.00) Tj ET')],
  ['drawn twice for bold', statement('BT /F1 12 Tf 72 720 Td (Statement of account) Tj ET 1 g 0 0 9 9 re f')],
]
for (const [what, content] of seen) {
  test(`text ${what} is read whole`, async () => {
    const { text, hidden } = await shownText(content)
    assert.match(text, /Statement of account of Jane Example/)
    assert.match(text, /Closing balance 1,234\.56/)
    if (content.includes('Salary')) assert.match(text, /Salary 9,999\.00/)
    assert.equal(hidden, false)
  })
}

/** An image of four pixels over the whole page. */
const image = 'q 612 0 0 792 0 0 cm BI /W 2 /H 2 /BPC 8 /CS /G ID \x60\xa0\xa0\x60 EI Q'
const scans: readonly (readonly [what: string, content: string, trust: string])[] = [
  ['with invisible text behind it', `${image} 3 Tr ${statement('')}`, 'image'],
  ['with text added over it', `${image} ${statement('')}`, 'written_over'],
]
for (const [what, content, trust] of scans) {
  test(`an image of a page ${what} is read from its pixels`, async () => {
    const layer = await readTextLayer(pdfOfContents([content]), openCpuBudget(Infinity))
    assert.ok(typeof layer === 'object')
    assert.deepEqual([layer.pages.map(isScan), layer.pages[0]!.trust], [[true], trust])
  })
}

test('values of a form are read at their place, hidden fields and passwords are not', async () => {
  const box = (y: number) => `/Rect[200 ${y} 400 ${y + 18}]`
  const { text } = await shownText(statement(''), [
    `/FT/Tx/T(name)/V(Jane Example)${box(600)}`,
    `/FT/Ch/T(province)/V(Qu\\351bec)/Opt[(Qu\\351bec)(Ontario)]${box(570)}`,
    `/FT/Btn/T(resident)/V/Yes/AS/Yes${box(540)}/AP<</N<</Yes 5 0 R/Off 5 0 R>>>>`,
    `/FT/Tx/T(secret)/Ff 8192/V(hunter2)${box(510)}`,
    `/FT/Tx/T(unseen)/V(Nobody)${box(480)}/F 2`,
  ])
  assert.match(text, /Jane Example Québec ☒/)
  assert.doesNotMatch(text, /hunter2|Nobody/)
})
