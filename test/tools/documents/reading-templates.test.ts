import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseSamples, drawSample, spread } from '../../../tools/documents/samples/samples.ts'
import { renderSample } from '../../../tools/documents/samples/render.ts'
import { layoutsIn } from '../../../tools/documents/samples/template.ts'
import { templates } from '../../../tools/documents/samples/templates/index.ts'
import { typeset } from '../../../tools/documents/drawing/typeset.ts'
import type { Sheet } from '../../../tools/documents/drawing/sheet.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const languages = ['en', 'fr'] as const
const everyLayout = chooseSamples({ types: [], levels: ['clean'], languages, perLayout: 2, firstSeed: 1 })
const drawn = await Promise.all(everyLayout.map(async (sample) => ({ sample, ...(await drawSample(sample)) })))

test('54 document types can be drawn, each in two layouts or more in each language', () => {
  assert.equal(new Set(templates.map(({ docType }) => docType)).size, 54)
  for (const template of templates) {
    for (const language of languages) {
      const layouts = layoutsIn(template, language)
      assert.ok(layouts.length >= 2, `${template.docType} has ${layouts.length} in ${language}`)
    }
  }
})

test('every value a reader is expected to find is printed, in the form it was recorded in', () => {
  for (const { sample, draft, sheets } of drawn) {
    const text = wordsOf(sheets)
    // Both wordings are made and one is printed, so of several forms one is enough.
    for (const [field, forms] of draft.printed) {
      const found = forms.some((form) => text.includes(form.replace(/\s+/g, ' ')))
      assert.ok(found, `${nameOf(sample)} does not print ${field} as ${forms.join(' or ')}`)
    }
  }
})

test('dates are ISO, amounts decimal with a dot, and no value is blank', () => {
  for (const { sample, draft } of drawn) {
    for (const [field, value] of Object.entries(draft.expected)) {
      const kind = /(?:_date|^date_of_\w+|id_expiry|_start|_end|file_since)$/.test(field)
        ? 'date'
        : amounts.has(field)
          ? 'amount'
          : 'text'
      const shape = { date: /^\d{4}-\d{2}-\d{2}$/, amount: /^-?\d+\.\d{2}$/, text: /^\S(?:.*\S)?$/s }[kind]
      assert.match(value, shape, `${nameOf(sample)} ${field}`)
    }
  }
})

test('nothing is printed beyond the edge of its sheet', () => {
  for (const { sample, sheets } of drawn) {
    for (const sheet of sheets) {
      for (const mark of sheet.marks) {
        if (mark.kind !== 'text' || mark.turnDegrees !== 0) continue
        const { width } = typeset(mark.text, mark.face, mark.size)
        const left = mark.x - (mark.align === 'left' ? 0 : mark.align === 'right' ? width : width / 2)
        const inside = left >= -1 && left + width <= sheet.width + 1 && mark.y <= sheet.height
        assert.ok(inside, `${nameOf(sample)} prints ${mark.text} outside`)
      }
    }
  }
})

test('every page says that it is a specimen', () => {
  for (const { sample, sheets } of drawn) {
    for (const sheet of sheets) assert.match(wordsOf([sheet]), /SP[EÉ]CIMEN/, nameOf(sample))
  }
})

test('two seeds of a layout are about different people', () => {
  const [first, second] = drawn
  assert.equal(first!.sample.layout, second!.sample.layout)
  assert.notDeepEqual(first!.draft.expected, second!.draft.expected)
})

test('a spread has each type once before it has any twice, and is the same every time', () => {
  const chosen = spread(everyLayout, 54)
  assert.equal(new Set(chosen.map(({ docType }) => docType)).size, 54)
  assert.deepEqual(spread(everyLayout, 54), chosen)
})

test('a sample comes as the file its level asks for, with what it says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'templates-'))
  try {
    const page = { docType: 'telecom_bill', layout: 'summary', language: 'en', seed: 1 } as const
    const text = await renderSample({ ...page, level: 'text' }, folder)
    assert.equal(text.mime, 'application/pdf')
    assert.match(text.expected.amount_due ?? '', /^\d+\.\d{2}$/)
    const photo = await renderSample({ ...page, level: 'hard' }, folder)
    assert.equal(photo.mime, 'image/jpeg')
    assert.deepEqual(photo.expected, text.expected)
  } finally {
    await rm(folder, { recursive: true })
  }
})

const amounts = new Set(
  'amount amount_due balance_owing closing_balance opening_balance total_credits total_debits gross_pay net_pay market_value employment_income total_income net_income revenue total_assets monthly_rent'.split(
    ' ',
  ),
)

function wordsOf(sheets: readonly Sheet[]): string {
  return sheets
    .flatMap(({ marks }) => marks.map((mark) => (mark.kind === 'text' ? mark.text : '')))
    .filter((text) => text !== '')
    .join(' ')
    .replace(/\s+/g, ' ')
}

function nameOf({ docType, layout, language, seed }: (typeof everyLayout)[number]): string {
  return `${docType} ${layout} ${language} ${seed}`
}
