import { backFault, frontFault, selfieFault, type ImageFault } from '../../domain/eid-sandbox/image-faults.ts'
import type { SessionData } from '../../domain/eid-sandbox/session.ts'
import { documentOfFront, needsBack, withBack, withSelfie } from '../../domain/eid-sandbox/shown-document.ts'
import { docTypeOfHint } from '../../domain/document-types/hints.ts'
import type { Reading } from '../../ports/reader.ts'
import { withFile } from '../intake/file-content.ts'
import { declaredSizes } from '../intake/image-size.ts'
import type { UploadedFile } from '../operation.ts'
import { isTaken, readSentImage, taken, type ImageAnswer } from './sent-image.ts'
import { complete, moveTo, type SessionServices, type StepChange } from './session-changes.ts'
import { changeSession, type Session } from './sessions.ts'

/** A step at which an image is sent. */
export const imageSteps = ['front', 'back', 'selfie'] as const
export type ImageStep = (typeof imageSteps)[number]

/** What one step makes of a read image. */
interface ImageRule {
  readonly fault: (reading: Reading, data: SessionData, file: UploadedFile) => Promise<ImageFault | null>
  /** The session with a taken image, in spite of `fault` when it is not null. */
  readonly take: (services: SessionServices, session: Session, reading: Reading, fault: ImageFault | null) => StepChange
}

const rules: Readonly<Record<ImageStep, ImageRule>> = {
  front: {
    fault: async (reading, { client }) => frontFault(reading, expectedType(client.documents)),
    take: (services, { data, outcome }, reading, fault) => {
      const shown = { ...data, document: documentOfFront(reading, fault) }
      return needsBack(reading) ? moveTo('back', shown) : afterDocument(services, { data: shown, outcome })
    },
  },
  back: {
    fault: async (reading) => backFault(reading),
    take: (services, { data, outcome }, reading, fault) => {
      const document = data.document === null ? null : withBack(data.document, reading, fault)
      return afterDocument(services, { data: { ...data, document }, outcome })
    },
  },
  selfie: {
    fault: async (reading, _data, file) => selfieFault(reading, await sizeOf(file)),
    take: (services, { data, outcome }, _reading, fault) => {
      const document = data.document === null ? null : withSelfie(data.document, fault)
      return complete(services, { data: { ...data, document }, outcome })
    },
  },
}

/**
 * Reads the image of a step and moves on, or refuses it. After three refused images at a step the next readable one is taken
 * with its fault as a doubt. A step that the session is not at takes nothing. The caller deletes the file.
 * docs/rules/eid.md#session-of-a-client.
 */
export async function submitImage(
  services: SessionServices,
  session: Session,
  { step, file }: { readonly step: ImageStep; readonly file: UploadedFile },
): Promise<ImageAnswer> {
  if (session.step !== step) return taken
  const reading = await readSentImage(services, file, session.tenantId)
  if (reading === null) return { result: 'not_read' }
  const fault = reading === 'undecodable' ? reading : await rules[step].fault(reading, session.data, file)
  let answer = taken
  await changeSession(services, session, (now) => {
    answer = taken
    if (now.step !== step) return null
    if (reading !== 'undecodable' && isTaken(fault, now.data.refusedImages))
      return rules[step].take(services, now, reading, fault)
    answer = { result: 'refused', fault: fault ?? 'undecodable' }
    return { data: { ...now.data, refusedImages: now.data.refusedImages + 1 } }
  })
  return answer
}

/** The selfie comes next, or nothing when the client chose the way without one. */
function afterDocument(services: SessionServices, session: Pick<Session, 'data' | 'outcome'>): StepChange {
  return session.data.consent?.biometrics === true ? moveTo('selfie', session.data) : complete(services, session)
}

/** The type id of the photo document that was asked for; null for any. */
function expectedType(documents: SessionData['client']['documents']): string | null {
  const asked = documents.find(({ kind }) => kind === 'photo_id')?.docType ?? null
  return asked === null ? null : docTypeOfHint(asked)
}

async function sizeOf({ path, mime }: UploadedFile) {
  return withFile(path, async (bytes) => (await declaredSizes(bytes, mime))[0] ?? null)
}
