import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import type { FieldKind } from '../../../src/domain/document-types/definition/document-type.ts'
import type { Sheet } from '../../../tools/documents/drawing/sheet.ts'
import { typeset } from '../../../tools/documents/drawing/typeset.ts'
import { drawUnseen, hands, nameOfSample, splits, unseenSamples } from '../../../tools/documents/unseen/samples.ts'

/** HAND=a checks one author's layouts, while they are drawn. */
const { HAND: only } = process.env
const samples = splits
  .flatMap((split) => unseenSamples({ split, perLayout: 3, firstSeed: 1 }))
  .filter(({ hand }) => only === undefined || hand === only)
const drawn = await Promise.all(samples.map(async (sample) => ({ sample, ...(await drawUnseen(sample)) })))

const shapes: Readonly<Partial<Record<FieldKind, RegExp>>> = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  money: /^-?\d+\.\d{2}$/,
  sex: /^[FMX]$/,
  country: /^[A-Z]{2}$|^UTO$/,
  countries: /^[A-Z]{2}(?:; [A-Z]{2})*$/,
  year: /^\d{4}$/,
  percent: /^\d+(?:\.\d+)?$/,
  count: /^\d+$/,
  yes_no: /^(?:true|false)$/,
  province: /^[A-Z]{2}$/,
}

test('every layout draws its document, and names of layouts are unique', () => {
  for (const { name, training, open, sealed } of hands) {
    const names = [...training, ...open, ...sealed].map((layout) => layout.name)
    assert.deepEqual([...new Set(names)], names, name)
  }
})

test('every field belongs to the type, in its shape', () => {
  for (const { sample, paper } of drawn) {
    const type = findDocumentType(sample.layout.docType)
    assert.ok(type !== null, `${nameOfSample(sample)}: ${sample.layout.docType} is no type`)
    for (const [field, value] of Object.entries(paper.expected)) {
      const rule = type.fields.find(({ name }) => name === field)
      assert.ok(rule !== undefined, `${nameOfSample(sample)}: ${type.id} has no field ${field}`)
      assert.match(value, shapes[rule.kind] ?? /^\S(?:.*\S)?$/s, `${nameOfSample(sample)} ${field}`)
    }
    if (type.id !== 'other') {
      assert.ok(Object.keys(paper.expected).length >= 2, `${nameOfSample(sample)} records too little`)
    }
  }
})

test('every recorded value is printed', () => {
  for (const { sample, paper, sheets } of drawn) {
    const words = wordsOf(sheets)
    for (const [field, forms] of paper.printed) {
      const found = forms.some((form) => words.includes(form.replace(/\s+/g, ' ').trim()))
      assert.ok(found, `${nameOfSample(sample)} does not print ${field} as ${forms.join(' or ')}`)
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
        const isInside = left >= -1 && left + width <= sheet.width + 1 && mark.y <= sheet.height
        assert.ok(isInside, `${nameOfSample(sample)} prints ${mark.text} outside`)
      }
    }
  }
})

test('every sheet says that it is a specimen', () => {
  for (const { sample, sheets } of drawn) {
    for (const sheet of sheets) assert.match(wordsOf([sheet]), /SP[EÉ]CIMEN/i, nameOfSample(sample))
  }
})

test('two seeds of a layout say different things', () => {
  for (const { sample, paper } of drawn) {
    if (sample.seed !== 1 || Object.keys(paper.expected).length === 0) continue
    const other = drawn.find(({ sample: { hand, layout, seed } }) => {
      return hand === sample.hand && layout === sample.layout && seed === 2
    })
    assert.notDeepEqual(other?.paper.expected, paper.expected, nameOfSample(sample))
  }
})

function wordsOf(sheets: readonly Sheet[]): string {
  return sheets
    .flatMap(({ marks }) => marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : [])))
    .join(' ')
    .replace(/\s+/g, ' ')
}
