import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files below this size are sent as they are: compressing saves less than one packet. */
const bytesMin = 1_000
const compressible = /\.(js|css|svg|html)$/

/** Writes each built file a second and third time, compressed with brotli and gzip, so that the server never compresses. */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'compressed',
    apply: 'build',
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir)
    },
    async closeBundle() {
      for (const entry of await readdir(folder, { recursive: true })) {
        if (!compressible.test(entry)) continue
        const file = path.join(folder, entry)
        const bytes = await readFile(file)
        // index.html gets a nonce with each answer, so it cannot be compressed before.
        if (bytes.length < bytesMin || entry.endsWith('.html')) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await writeFile(`${file}.br`, brotliCompressSync(bytes, { params }))
        await writeFile(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
      }
    },
  }
}
