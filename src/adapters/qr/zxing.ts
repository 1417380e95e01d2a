import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import type { QrSymbol } from '../../ports/qr.ts'

/** Level M corrects 15 % of the symbol, enough for a screen. ISO/IEC 18004. */
const options = 'ecLevel=M'

let loading: Promise<void> | null = null

/** Draws a text as a QR code. The program for it is loaded with the first. */
export async function drawQr(text: string): Promise<QrSymbol> {
  await (loading ??= load())
  const { svg, error } = await writeBarcode(text, { format: 'QRCode', options, addQuietZones: true })
  const [, side] = /<svg width="(\d+)"/.exec(svg) ?? []
  const [, path] = /<path d="([\dMHVhvZz .-]+)"/.exec(svg) ?? []
  if (side === undefined || path === undefined) throw new Error(`no QR code was drawn: ${error}`)
  return { side: Number(side), path }
}

async function load(): Promise<void> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })
}
