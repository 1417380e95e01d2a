import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file of the pages. Its name changes with its content, so browsers may keep it forever. */
export interface Asset {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  readonly gzipped: Buffer
}

/** The style and the script of the pages. */
export interface Assets {
  readonly style: Asset
  readonly script: Asset
}

/** Reads the files from the folder of the source. */
export function readAssets(): Assets {
  return {
    style: assetOf('pages.css', 'text/css; charset=utf-8'),
    script: assetOf('camera.js', 'text/javascript; charset=utf-8'),
  }
}

function assetOf(file: string, type: string): Asset {
  const bytes = readFileSync(path.join(import.meta.dirname, 'assets', file))
  const { name, ext } = path.parse(file)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  return { name: `${name}-${hash}${ext}`, type, bytes, gzipped: gzipSync(bytes, { level: 9 }) }
}
