/** The process of run.ts that runs files: it asks for one after the other and ends when there is none. */
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { closeStores, reuseStores } from './store.ts'

/** Time for what files left open to close by itself, once the last is done. */
const endsWithinMs = 10_000

/** From this process to run.ts. */
export type FromFiles =
  | { readonly kind: 'next' }
  | { readonly kind: 'file'; readonly file: string; readonly seconds: number }
  | { readonly kind: 'test'; readonly outcome: 'pass' | 'fail' | 'cancelled' | 'skipped'; readonly said?: string }
  | { readonly kind: 'open'; readonly resources: readonly string[] }

if (process.send !== undefined) {
  process.once('disconnect', () => process.exit(1))
  reuseStores()
  for (let file = await nextFile(); file !== null; file = await nextFile()) {
    const startedAt = performance.now()
    await runFile(file)
    tell({ kind: 'file', file, seconds: (performance.now() - startedAt) / 1000 })
  }
  await closeStores()
  setTimeout(() => {
    tell({ kind: 'open', resources: process.getActiveResourcesInfo() })
    process.exit(1)
  }, endsWithinMs).unref()
  process.channel?.unref()
}

/**
 * The hooks at the top of a file are those of its own suite. A file before may have loaded reading/raster/decode.ts, which blocks SVG
 * for the whole process; specimens are drawn from SVG.
 */
async function runFile(file: string): Promise<void> {
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] })
  await describe(file, async () => {
    try {
      await import(file)
    } catch (error) {
      it('loads', () => Promise.reject(error))
    }
  })
}

function nextFile(): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  process.once('message', ({ file }: { readonly file: string | null }) => resolve(file))
  tell({ kind: 'next' })
  return promise
}

function tell(message: FromFiles): void {
  process.send?.(message)
}
