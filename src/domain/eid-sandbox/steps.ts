import type { EidClient } from '../eid/definition/eid-client.ts'
import type { SessionData, SessionStep } from './session.ts'

/** True when the client shows a photo document; else the session ends with the consent. */
export function showsPhotoDocument({ documents }: EidClient): boolean {
  return documents.some(({ kind }) => kind === 'photo_id')
}

/** The stages that a client sees as "Step 1 of 3"; both sides of a document are one stage. */
const stages = ['start', 'front', 'selfie'] as const

/** Number of a step, from 1, and of all steps; null for a final step and where there is only one. */
export function progressOf(
  step: SessionStep,
  { client, consent }: SessionData,
): { readonly number: number; readonly of: number } | null {
  if (!showsPhotoDocument(client)) return null
  const stage = stages.findIndex((name) => name === (step === 'back' ? 'front' : step))
  return stage < 0 ? null : { number: stage + 1, of: consent?.biometrics === false ? 2 : stages.length }
}
