/** A process that renders samples, so that drawing does not take turns with what is measured. One message per sample. */
import { renderSample } from './render.ts'
import type { Sample } from './samples.ts'

process.on('message', async ({ sample, folder, index }: { sample: Sample; folder: string; index: number }) => {
  try {
    process.send?.({ index, rendered: await renderSample(sample, folder) })
  } catch (error) {
    process.send?.({ index, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
