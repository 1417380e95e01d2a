import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentMime } from '../../src/ports/reader.ts'
import type { SampleDocument } from './score.ts'

/**
 * The documents of a folder by its manifest: `manifest.json`, an array of {file, doc_type, mime, expected, level?} as
 * `gatehouse specimens` and `--dump` write it, or `manifest.jsonl`, one {file, kind, mrz?} a line.
 */
export function readManifest(folder: string): readonly SampleDocument[] {
  const ours = join(folder, 'manifest.json')
  if (existsSync(ours)) {
    const entries: {
      file: string
      doc_type: string
      mime: DocumentMime
      level?: string
      expected: Record<string, string>
    }[] = JSON.parse(readFileSync(ours, 'utf8'))
    return entries.map(({ file, doc_type, mime, level, expected }) => ({
      file,
      kind: doc_type,
      docType: doc_type,
      level: level ?? fileLevel(file),
      mime,
      expected,
    }))
  }
  const types: Record<string, string> = { passport: 'passport', id_card: 'national_id' }
  return readFileSync(join(folder, 'manifest.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): { file: string; kind: string; mrz?: string[] } => JSON.parse(line))
    .flatMap(({ file, kind, mrz }): SampleDocument[] => {
      const mime = mimeOf(file)
      if (mime === null || kind === 'mrz_line') return []
      const expected: Record<string, string> = mrz === undefined ? {} : { mrz: mrz.join('\n') }
      return [{ file, kind, docType: types[kind] ?? null, level: fileLevel(file), mime, expected }]
    })
}

function fileLevel(file: string): string {
  if (file.endsWith('-text.pdf')) return 'text'
  return file.endsWith('-scan.pdf') ? 'scan' : file.replace(/^.*\./, '').toLowerCase()
}

function mimeOf(file: string): DocumentMime | null {
  const ending = file.replace(/^.*\./, '').toLowerCase()
  const mimes: Record<string, DocumentMime> = {
    pdf: 'application/pdf',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    tif: 'image/tiff',
    tiff: 'image/tiff',
  }
  return mimes[ending] ?? null
}
