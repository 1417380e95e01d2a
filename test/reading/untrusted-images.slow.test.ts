import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { Reading } from '../../src/ports/reader.ts'
import { openEngines, type ReadingEngines } from '../../src/reading/engines.ts'
import { readDocument } from '../../src/reading/pipeline.ts'
import { photograph, type Capture } from '../../tools/documents/degrade.ts'
import { sheetPng } from '../../tools/documents/drawing/raster.ts'
import { specimens } from '../../tools/documents/specimens/index.ts'

// Reading refuses SVG, which specimens are drawn with.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] })

const photo: Capture = { turnDegrees: 1, blur: 0.6, noise: 6, quality: 70, scale: 0.9, shadow: 0.1 }

describe('a photograph of a payslip', () => {
  const specimen = specimens('2026-11-21').find(({ name }) => name === 'payslip-fr')!
  let engines: ReadingEngines
  let png: Buffer
  before(async () => {
    engines = await openEngines(null)
    const [sheet] = await specimen.draw()
    png = await sheetPng(sheet!)
  })

  const read = async (capture: Partial<Capture>): Promise<Reading> => {
    const { photo: bytes } = await photograph(png, { ...photo, ...capture }, 7)
    return readDocument(bytes, { mime: 'image/jpeg', docTypeHint: 'payslip', shrink: 1, cpuMs: Infinity }, engines)
  }
  const wrong = ({ fields }: Reading) =>
    Object.entries(fields).filter(([name, value]) => specimen.expected[name] !== value)

  it('that is sharp is trusted', async () => {
    const { untrusted, notes, fields } = await read({})
    assert.equal(untrusted, null)
    assert.ok(!notes.some(({ code }) => code === 'blurred' || code === 'low_resolution'))
    assert.ok(Object.keys(fields).length >= 5)
  })

  it('that is out of focus is not trusted, and gives no wrong value', async () => {
    const reading = await read({ blur: 3 })
    assert.equal(reading.untrusted, 'blurred')
    assert.ok(reading.notes.some(({ code }) => code === 'blurred'))
    assert.deepEqual(wrong(reading), [])
  })

  it('that is too small is not trusted, names what it cost, and gives no wrong value', async () => {
    const reading = await read({ scale: 0.3 })
    assert.equal(reading.untrusted, 'low_resolution')
    assert.ok(reading.notes.some(({ code }) => code === 'low_resolution'))
    const leftOut = reading.notes.find(({ code }) => code === 'left_out')?.subject?.split(', ') ?? []
    assert.ok(leftOut.length > 0)
    for (const name of leftOut) assert.equal(reading.fields[name], undefined)
    assert.deepEqual(wrong(reading), [])
  })
})
