import { Refusal } from '../../contract/errors.ts'
import { isFinalFault, refusedImagesMax, type ImageFault } from '../../domain/eid-sandbox/image-faults.ts'
import type { Reading } from '../../ports/reader.ts'
import { refuseUnacceptable } from '../intake/accept-files.ts'
import type { UploadedFile } from '../operation.ts'
import type { SessionServices } from './session-changes.ts'

/** From the end of the upload; an image not read by then may be sent again. docs/rules/eid.md#session-of-a-client. */
const readingDeadlineMs = 60_000

/** What becomes of a sent image. `not_read`: a fault on our side or a busy reader, which is no attempt of the client. */
export type ImageAnswer =
  { readonly result: 'taken' | 'not_read' } | { readonly result: 'refused'; readonly fault: ImageFault }
export const taken: ImageAnswer = { result: 'taken' }

/** The types of image that are read; a PDF is no image of a document in the client's hand. */
const imageMimes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** Reads an image; null when it could not be read now, `undecodable` when it is no image. The caller deletes the file. */
export async function readSentImage(
  { reader }: SessionServices,
  file: UploadedFile,
  workspace: string,
): Promise<Reading | 'undecodable' | null> {
  if (!imageMimes.includes(file.mime) || !(await isAcceptable(file))) return 'undecodable'
  const [outcome] = await reader.read([{ path: file.path, mime: file.mime, docTypeHint: null }], {
    signal: AbortSignal.timeout(readingDeadlineMs),
    workspace,
  })
  return outcome?.status === 'read' ? outcome.reading : null
}

/** Whether an image with this fault is taken all the same, because enough were refused at this step. */
export function isTaken(fault: ImageFault | null, refusedImages: number): boolean {
  return fault === null || (refusedImages >= refusedImagesMax && !isFinalFault(fault))
}

/** False for bytes of another type than declared, and for more pixels than are decoded. */
async function isAcceptable(file: UploadedFile): Promise<boolean> {
  try {
    await refuseUnacceptable([file])
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
