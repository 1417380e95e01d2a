import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { openEngines, type ReadingEngines } from '../../src/reading/engines.ts'
import { readDocument } from '../../src/reading/pipeline.ts'
import { sheetPng } from '../../tools/documents/drawing/raster.ts'
import { text } from '../../tools/documents/drawing/sheet.ts'
import { renderSample } from '../../tools/documents/samples/render.ts'

let engines: ReadingEngines
let folder = ''
/** Areas of the images that were given to the engine as whole pages. */
let areas: number[] = []

before(async () => {
  const opened = await openEngines(null)
  // The reader blocks SVG; these drawings are our own.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  folder = await mkdtemp(join(tmpdir(), 'passes-'))
  const { ocr } = opened
  engines = {
    ...opened,
    ocr: {
      ...ocr,
      readPage(raster, options) {
        if (options.segmentation !== 'line') areas.push(raster.width * raster.height)
        return ocr.readPage(raster, options)
      },
    },
  }
})
after(() => rm(folder, { recursive: true }))

async function read(bytes: Buffer, mime: 'image/png' | 'image/jpeg', docTypeHint: string | null) {
  areas = []
  return readDocument(bytes, { mime, docTypeHint, shrink: 1, cpuMs: Infinity }, engines)
}

test('the place of birth of a badly photographed passport is read beside its MRZ, and print does not replace the MRZ', async () => {
  const sample = { docType: 'passport', layout: 'bilingual', language: 'en', level: 'medium', seed: 41 } as const
  const { file, mime, expected } = await renderSample(sample, folder)
  assert.equal(mime, 'image/jpeg')
  const { fields, evidence } = await read(await readFile(join(folder, file)), 'image/jpeg', null)
  assert.deepEqual([fields.place_of_birth, fields.id_issue_date], [expected.place_of_birth, expected.id_issue_date])
  for (const name of ['last_name', 'id_number', 'date_of_birth', 'id_expiry']) {
    assert.equal(evidence[name]?.source, 'mrz', name)
    assert.equal(fields[name], expected[name], name)
  }
})

test('a clear page without its key fields is read whole once', async () => {
  const lines = [
    'Electricity bill',
    'We wish all our customers a pleasant and quiet winter season.',
    'Please report any damage to our poles and lines without delay.',
    'Thank you for choosing the paperless way of paying for power.',
  ]
  const marks = lines.map((line, row) => text(60, 90 + row * 40, line, { size: 14, face: 'sans' }))
  const page = { width: 612, height: 792, pixelsPerUnit: 200 / 72, background: '#fff', marks } as const
  const reading = await read(await sheetPng(page), 'image/png', 'utility_bill')
  assert.equal(reading.fields.address, undefined)
  const most = Math.max(...areas)
  assert.equal(areas.filter((area) => area > most / 2).length, 1)
})
