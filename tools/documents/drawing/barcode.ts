import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { box, shape } from './sheet.ts'
import type { Mark } from './sheet.ts'

/**
 * A PDF417 symbol on white, `module` units wide per module and three high, with its quiet zone. Throws when the content does
 * not fit. ISO/IEC 15438.
 */
export async function pdf417(content: string, at: { x: number; y: number; module: number }): Promise<Mark[]> {
  loadWriter()
  const options = 'columns=13,ecLevel=5'
  const { symbol, error } = await writeBarcode(content, { format: 'PDF417', options, addQuietZones: false })
  if (error !== '') throw new Error(`The barcode could not be written: ${error}`)
  const { width, height, data } = symbol
  const { x, y, module } = at
  let path = ''
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (data[row * width + column] !== 0) continue
      const start = column
      while (column < width && data[row * width + column] === 0) column += 1
      const [left, right] = [x + start * module, x + column * module]
      const [top, bottom] = [y + row * module, y + (row + 1) * module]
      path += `M${left} ${top} L${right} ${top} L${right} ${bottom} L${left} ${bottom} Z `
    }
  }
  const quiet = quietModules * module
  return [
    box(x - quiet, y - quiet, width * module + 2 * quiet, height * module + 2 * quiet, { fill: '#fff' }),
    shape(path.trim(), { fill: '#000' }),
  ]
}

const quietModules = 3
let isLoaded = false

/** The writer would otherwise fetch its WebAssembly over the network. */
function loadWriter(): void {
  if (isLoaded) return
  const url = import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')
  const wasmBinary = new Uint8Array(readFileSync(fileURLToPath(url))).buffer
  prepareZXingModule({ overrides: { wasmBinary } })
  isLoaded = true
}
