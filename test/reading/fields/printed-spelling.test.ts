import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDocumentType } from '../../../src/domain/document-types/index.ts'
import { labelDocument } from '../../../src/reading/fields/labelled-document.ts'
import { fieldNames } from '../../../src/reading/fields/unlabelled.ts'
import { mergeSources } from '../../../src/reading/merge/merge.ts'
import type { ReadPage } from '../../../src/reading/page/page.ts'
import type { RecognisedPage } from '../../../src/reading/recognise/recognise.ts'

/** The last name of a licence whose barcode says one thing and whose print is these words. */
function lastName(recorded: string, printed: readonly string[]): string | undefined {
  const words = printed.map((text, at) => ({ text, box: [100 + at * 200, 100, 180, 30] as const, confidence: 0.9 }))
  const page: ReadPage = { index: 0, width: 1000, height: 600, words, source: 'print' }
  const type = findDocumentType('driver_licence')!
  const raster = { width: 1, height: 1, pixels: new Uint8Array(1) }
  const codes = { mrzReading: null, barcode: null, complete: false }
  const recognised: RecognisedPage = {
    page,
    prepared: raster,
    noise: 'none',
    source: raster,
    codes,
    placeOf: (point) => point,
    placeOfSource: (point) => point,
  }
  const record = { fields: { last_name: recorded }, card: 'licence' as const }
  const barcode = {
    code: { kind: 'aamva' as const, text: '', record, area: null },
    page: recognised,
    placeOf: recognised.placeOf,
  }
  const document = labelDocument(type, [page], '2026-11-21')
  return mergeSources({ barcode, mrzReading: null, print: {}, document, names: fieldNames(type) }).last_name?.value
}

test('a name is spelled as printed, without characters that OCR made of frames and rules', () => {
  assert.equal(lastName('KOWALSKA KWIATKOWSKA', ['|KOWALSKA-KWIATKOWSKA']), 'KOWALSKA-KWIATKOWSKA')
  assert.equal(lastName('BELANGER', ['_Bélanger,', 'x']), 'Bélanger')
})

test('the apostrophe before a name and the full stop after it stay', () => {
  assert.equal(lastName('T HOOFT JR', ["'t", 'Hooft', 'Jr.']), "'t Hooft Jr.")
})
