import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { drawQr } from '../../src/adapters/qr/zxing.ts'

/** Pixels of one unit of the path. */
const unitPixels = 4

it('a drawn QR code says the text it was drawn from', async () => {
  const text = `https://kyc.lender.example/eid/${'a-_Z9'.repeat(9).slice(0, 43)}?lang=fr`
  const { side, path } = await drawQr(text)
  const width = side * unitPixels
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+Z/g)].map((bar) => bar.slice(1).map(Number))
  assert.ok(bars.length > 100)
  for (const [x = 0, y = 0, across = 0, down = 0] of bars)
    for (let row = y * unitPixels; row < (y + down) * unitPixels; row++)
      for (let column = x * unitPixels; column < (x + across) * unitPixels; column++)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
  const [read] = await readBarcodes({ data, width, height: width, colorSpace: 'srgb' } as never, {
    formats: ['QRCode'],
  })
  assert.equal(read?.text, text)
})
