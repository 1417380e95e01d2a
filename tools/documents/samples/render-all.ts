import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Rendered } from './render.ts'
import type { Sample } from './samples.ts'

/**
 * Renders samples in processes of their own, into the folder or into one of this machine's that is kept until the drawing
 * changes. Throws when a sample cannot be drawn.
 */
export async function renderAll(
  samples: readonly Sample[],
  options: { readonly processes: number; readonly folder?: string },
): Promise<{ readonly folder: string; readonly rendered: readonly Rendered[] }> {
  const folder = options.folder ?? join(tmpdir(), `gatehouse-reading-${sourceHash()}`)
  mkdirSync(folder, { recursive: true })
  const rendered: Rendered[] = []
  let next = 0
  await Promise.all(
    Array.from({ length: Math.min(options.processes, samples.length) }, async () => {
      const child = fork(fileURLToPath(new URL('./render-process.ts', import.meta.url)))
      try {
        for (let index = next++; index < samples.length; index = next++) {
          rendered[index] = await ask(child, { sample: samples[index], folder, index })
        }
      } finally {
        child.kill()
      }
    }),
  )
  return { folder, rendered }
}

type Answer = { readonly rendered: Rendered } | { readonly error: string }

function ask(
  child: ChildProcess,
  message: { sample: Sample | undefined; folder: string; index: number },
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('The rendering process ended.'))
    child.once('exit', onExit)
    child.once('message', (answer: Answer) => {
      child.off('exit', onExit)
      if ('error' in answer) reject(new Error(answer.error))
      else resolve(answer.rendered)
    })
    child.send(message)
  })
}

/** A hash of everything that decides what is drawn. */
export function sourceHash(): string {
  const hash = createHash('sha256')
  const folder = join(import.meta.dirname, '..')
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (entry.endsWith('.ts')) hash.update(readFileSync(join(folder, entry)))
  }
  return hash.digest('hex').slice(0, 12)
}
