/** A reading child with a native OCR program: answers whether that program ran, and what became of another one. */
import { spawnSync } from 'node:child_process'
import type { Reading } from '../../../src/ports/reader.ts'
import { answerRequests } from '../../../src/reading/process/answer-requests.ts'
import { openNativeOcr } from '../../../src/reading/recognise/ocr/native.ts'
import type { Ocr } from '../../../src/reading/recognise/ocr/tesseract.ts'

const [, , binary = ''] = process.argv
const warm: Ocr = { readPage: () => [{ text: 'warm', box: [0, 0, 1, 1], confidence: 1 }] }
const raster = { width: 2000, height: 1000, pixels: new Uint8Array(2_000_000) }

answerRequests(async () => {
  const words = openNativeOcr(binary, warm).readPage(raster, { segmentation: 'auto', binarisation: 'otsu' })
  const other = spawnSync('/bin/sh', ['-c', 'true'], { stdio: 'inherit' })
  const code = other.error !== undefined && 'code' in other.error ? String(other.error.code) : 'ran'
  const fields = { program: words.length === 0 ? 'ran' : 'refused', other: code }
  return { ...empty, fields }
})

const empty: Omit<Reading, 'fields'> = {
  docType: 'other',
  docTypeConfidence: 0,
  evidence: {},
  otherSources: {},
  pages: [],
  printed: {},
  mrz: null,
  barcode: null,
  textLength: 0,
  ocrConfidence: null,
  pageCount: 1,
  backSeen: null,
  metaCreated: '',
  metaModified: '',
  producer: '',
  revisions: 1,
  perceptualHash: null,
  capture: null,
  untrusted: null,
  notes: [],
  durationMs: 0,
}
