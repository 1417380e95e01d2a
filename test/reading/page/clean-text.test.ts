import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanText } from '../../../src/reading/page/clean-text.ts'
import { readTextLayer } from '../../../src/reading/open/pdf/text-layer.ts'
import { openCpuBudget } from '../../../src/reading/page/cpu-budget.ts'
import { pdfOf } from '../support/pdf.ts'

const rows: [what: string, text: string, cleaned: string][] = [
  ['a zero character', 'Net\u0000pay', 'Netpay'],
  ['other control characters', '\u0007a\u001bb\u007fc\u0085', 'abc'],
  ['marks that turn the direction of writing', '12\u202e34\u2069', '1234'],
  ['half a surrogate pair', 'a\ud800b', 'a\ufffdb'],
  ['characters of no width', 'a\u200bb\ufeff', 'ab'],
]
for (const [what, text, cleaned] of rows)
  test(`${what} cannot reach a field`, () => assert.equal(cleanText(text), cleaned))

test('accents, line feeds and characters beyond the basic plane stay', () => {
  assert.equal(cleanText('Ève\n𝒜'), 'Ève\n𝒜')
})

test('words of a text layer have no control characters', async () => {
  const layer = await readTextLayer(pdfOf([['Net\\000 pay: \\0011,234.56\\002']]), openCpuBudget(Infinity))
  assert.ok(typeof layer === 'object')
  const text = layer.pages[0]!.page.words.map((word) => word.text).join(' ')
  assert.match(text, /1,234\.56/)
  assert.doesNotMatch(text, /\p{Cc}/u)
})
