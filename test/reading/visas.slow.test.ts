import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { openEngines } from '../../src/reading/engines.ts'
import { readDocument } from '../../src/reading/pipeline.ts'
import { seededRandom } from '../../tools/documents/random.ts'
import { mrzImage, plainView } from './support/mrz-images.ts'

// The reader blocks SVG; these drawings are our own.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const visas: readonly (readonly [format: string, lines: readonly string[]])[] = [
  ['MRV-A', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L8988901C4XXX4009078F96121096ZE184226B<<<<<<']],
  ['MRV-B', ['V<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<', 'L8988901C4XXX4009078F9612109<<<<<<<<']],
]
for (const [format, lines] of visas) {
  test(`a visa with an ${format} sent as a passport is of no type and keeps the fields of its MRZ`, async () => {
    const { width, height, pixels } = await mrzImage(lines, plainView, seededRandom(3))
    const png = await sharp(pixels, { raw: { width, height, channels: 1 } })
      .png()
      .toBuffer()
    const request = { mime: 'image/png', docTypeHint: 'passport', shrink: 1, cpuMs: Infinity } as const
    const reading = await readDocument(png, request, await openEngines(null))
    assert.equal(reading.docType, 'other')
    assert.equal(reading.docTypeConfidence, 0.99)
    assert.equal(reading.mrz?.format, format)
    const { last_name, id_number, date_of_birth, id_expiry, sex, mrz } = reading.fields
    assert.deepEqual(
      { last_name, id_number, date_of_birth, id_expiry, sex, mrz },
      {
        last_name: 'ERIKSSON',
        id_number: 'L8988901C',
        date_of_birth: '1940-09-07',
        id_expiry: '1996-12-10',
        sex: 'F',
        mrz: lines.join('\n'),
      },
    )
  })
}
