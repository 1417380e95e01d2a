/** A process that renders samples, so that drawing does not take turns with what is measured. One message per sample. */
import { renderSample } from './render.ts'
import type { Sample } from './samples.ts'

interface Order {
  readonly sample: Sample
  readonly folder: string
  readonly index: number
}

process.on('message', ({ sample, folder, index }: Order) => {
  renderSample(sample, folder).then(
    (rendered) => process.send?.({ index, rendered }),
    (error: unknown) =>
      process.send?.({ index, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
