import type { Services } from '../operations/services.ts'

/** How long a ping of the blob store is reused: each ping of S3 writes an object. */
const blobsAnswerHoldsMs = 10_000
const storeDeadlineMs = 2_000

/** Throws unless the store answers and documents can be stored. Readers may still warm up; the report has them. */
export function readinessOf({ store, blobs, clock }: Services): () => Promise<void> {
  let blobsAskedAt = Number.NEGATIVE_INFINITY
  return async () => {
    await withDeadline(store.ping(), storeDeadlineMs)
    if (clock.now().getTime() - blobsAskedAt > blobsAnswerHoldsMs) {
      await blobs.ping()
      blobsAskedAt = clock.now().getTime()
    }
  }
}

/** The result of the work. Throws when it takes longer than the deadline. */
export async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), deadlineMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
