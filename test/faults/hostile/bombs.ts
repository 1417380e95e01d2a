import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '../../../src/contract/errors.ts'
import { refuseUnacceptable } from '../../../src/operations/intake/accept-files.ts'
import type { DocumentMime } from '../../../src/ports/reader.ts'
import { jpeg, png, webp } from '../../http/support/images.ts'

const rounds = 200
/** A side of 900 megapixels; a WebP cannot be as large, its most is 268 megapixels. */
const side = 30_000
const webpSide = 16_383

export interface BombTime {
  readonly mime: DocumentMime
  readonly p50Ms: number
  readonly mostMs: number
}

/** How long the refusal of an image takes whose header declares more pixels than are decoded, from the file on. */
export async function timeBombs(): Promise<readonly BombTime[]> {
  const bombs: readonly (readonly [DocumentMime, Buffer])[] = [
    ['image/png', png(side, side)],
    ['image/jpeg', jpeg(side, side)],
    ['image/webp', webp('VP8X', webpSide, webpSide)],
  ]
  const folder = await mkdtemp(join(tmpdir(), 'gatehouse-bombs-'))
  try {
    const times: BombTime[] = []
    for (const [mime, content] of bombs) {
      const path = join(folder, 'bomb')
      await writeFile(path, content)
      const file = { filename: 'bomb', mime, path, sizeBytes: content.length, sha256: Buffer.alloc(32) }
      const ms: number[] = []
      for (let round = 0; round < rounds; round++) {
        const startedAt = performance.now()
        const status = await refuseUnacceptable([file]).then(
          () => 200,
          (error: unknown) => (error instanceof Refusal ? error.status : 500),
        )
        ms.push(performance.now() - startedAt)
        if (status !== 413) throw new Error(`${mime} was answered ${status}`)
      }
      ms.sort((a, b) => a - b)
      times.push({ mime, p50Ms: ms[rounds / 2] ?? 0, mostMs: ms.at(-1) ?? 0 })
    }
    return times
  } finally {
    await rm(folder, { recursive: true })
  }
}
