/**
 * Reads every image of a folder whose name says pdf417 or qr, beside each the text it carries in a .txt, and licence
 * backs of the specimens turned and made smaller. `npm run bench -- barcodes [DIR]`. The baseline is the decoder alone on the
 * same image.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readBarcodes as decode } from 'zxing-wasm/reader'
import { openBarcodes, readBarcode } from '../src/reading/codes/barcode/read-barcodes.ts'
import { decodeImage, resizeRaster, rotateRaster } from '../src/reading/raster/decode.ts'
import type { Raster } from '../src/reading/raster/raster.ts'
import { figuresOption, printFigures } from '../test/support/figures.ts'
import { renderInChild } from './specimen-files.ts'

await openBarcodes()
const { positionals } = parseArgs({ allowPositionals: true, options: figuresOption })
const [folder] = positionals
const sums = { licences: 0, read: 0, read_by_decoder_alone: 0 }
if (folder !== undefined) for (const kind of ['pdf417', 'qr']) await readFolder(folder, kind)
const licences = renderInChild().filter(({ name }) => name.startsWith('driver-licence'))
for (const scale of [1, 0.5, 0.4]) {
  for (const degrees of [0, 5, -10, 15, -20, 20, 90, 180]) {
    const line = { read: 0, bare: 0, ms: 0 }
    for (const { bytes } of licences) {
      const [page] = (await decodeImage(bytes, { pagesMax: 1, shrink: 1 }))?.pages ?? []
      if (page === undefined) continue
      const small = await resizeRaster(page, Math.round(page.width * scale), Math.round(page.height * scale))
      const raster = await rotateRaster(small, degrees)
      const startedAt = performance.now()
      if ((await readBarcode(raster, { expected: false }))?.kind === 'aamva') line.read++
      line.ms += performance.now() - startedAt
      if (await bare(raster)) line.bare++
    }
    const of = licences.length
    sums.licences += of
    sums.read += line.read
    sums.read_by_decoder_alone += line.bare
    console.log(
      `licence x${scale} at ${degrees} degrees: read ${line.read}/${of} in ${Math.round(line.ms / of)} ms, decoder alone ${line.bare}/${of}`,
    )
  }
}
printFigures(sums)

async function readFolder(from: string, kind: string): Promise<void> {
  let [read, right, alone, images] = [0, 0, 0, 0]
  for (const file of readdirSync(from).filter((name) => name.includes(kind) && !name.endsWith('.txt'))) {
    const [page] = (await decodeImage(readFileSync(join(from, file)), { pagesMax: 1, shrink: 1 }))?.pages ?? []
    if (page === undefined) continue
    const beside = join(from, file.replace(/\.[^.]+$/, '.txt'))
    const wanted = existsSync(beside) ? readFileSync(beside, 'utf8').trimEnd() : null
    const barcode = await readBarcode(page, { expected: true })
    images++
    if (barcode !== null) read++
    if (barcode !== null && (wanted === null || barcode.text.trimEnd() === wanted)) right++
    else console.log(`  ${file}: ${barcode === null ? 'not read' : 'another text'}`)
    if (await bare(page)) alone++
  }
  console.log(`${kind}: ${right}/${images} right, ${read} read, decoder alone ${alone} read`)
}

async function bare({ width, height, pixels }: Raster): Promise<boolean> {
  const pgm = Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
  const options = { formats: ['PDF417', 'QRCode'], textMode: 'Plain', tryHarder: true } as const
  return (await decode(pgm, { ...options, formats: [...options.formats] })).some((symbol) => symbol.isValid)
}
