import type { IncomingMessage } from 'node:http'
import { Refusal } from '../../contract/errors.ts'
import { submitImage, type ImageStep } from '../../operations/eid-sandbox/submit-image.ts'
import type { Session } from '../../operations/eid-sandbox/sessions.ts'
import type { Upload } from '../../operations/operation.ts'
import { DiskFull } from '../../ports/disk-space.ts'
import { receiveUpload, removeUpload } from '../multipart.ts'
import { isFormToken } from './form-token.ts'
import type { Notice } from './texts/notice.ts'
import type { EidPagesOptions } from './options.ts'

/** Size of one image in megabytes. docs/rules/eid.md#session-of-a-client. */
const imageMaxMb = 15
/** Other types that the parser of uploads takes. */
const notImages: readonly string[] = ['application/pdf', 'image/tiff']

/** What became of a posted image; `not_ours`: the form does not carry the link's token. */
export type Received = Notice | 'taken' | 'not_ours'

/** Receives the image of a step, has it read and deletes it, whatever happens. Throws ClientGone when the sender stops. */
export async function takeImage(
  { services, uploadDir }: EidPagesOptions,
  { request, token, step, session }: { request: IncomingMessage; token: string; step: ImageStep; session: Session },
): Promise<Received> {
  const { diskSpace } = services.store
  const upload = await received(request, { directory: uploadDir, filesMax: 1, fileMaxMb: imageMaxMb, diskSpace })
  if (typeof upload === 'string') return upload
  try {
    if (!isFormToken(upload.fields['form'], token)) return 'not_ours'
    const [file] = upload.files
    if (file === undefined || notImages.includes(file.mime) || file.sizeBytes === 0) return 'no_image'
    const answer = await submitImage(services, session, { step, file })
    return answer.result === 'refused' ? answer.fault : answer.result
  } finally {
    await removeUpload(upload)
  }
}

async function received(
  request: IncomingMessage,
  limits: Parameters<typeof receiveUpload>[1],
): Promise<Upload | 'no_image' | 'too_large' | 'not_read'> {
  try {
    return await receiveUpload(request, limits)
  } catch (error) {
    if (error instanceof Refusal) return error.status === 413 ? 'too_large' : 'no_image'
    if (error instanceof DiskFull) return 'not_read'
    throw error
  }
}
