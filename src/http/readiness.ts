import type { Services } from '../operations/services.ts'

/** How long an answer of the blob store holds: an S3 one writes an object each time it is asked. */
const blobsAnswerHoldsMs = 10_000
const storeDeadlineMs = 2_000

/** Ready when the store answers and documents can be kept; readers warm up meanwhile and are reported. */
export function readinessOf({ store, blobs, reader, clock }: Services): () => Promise<object> {
  let blobsAskedAt = Number.NEGATIVE_INFINITY
  return async () => {
    await withDeadline(store.ping(), storeDeadlineMs)
    if (clock.now().getTime() - blobsAskedAt > blobsAnswerHoldsMs) {
      await blobs.ping()
      blobsAskedAt = clock.now().getTime()
    }
    return { status: 'ready', store: store.engine, readers: reader.health() }
  }
}

/** The answer of the work, or an error when it is not there in time. */
export async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), deadlineMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
