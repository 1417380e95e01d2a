import type { SandboxOutcome } from '../../domain/eid-sandbox/outcome.ts'
import { findingsWithOutcome } from '../../domain/eid-sandbox/findings.ts'
import type { SessionData, SessionStep } from '../../domain/eid-sandbox/session.ts'
import { canadianTimeZone } from '../../domain/eid/definition/time-zone.ts'
import { dateInTimeZone } from '../../domain/values/dates.ts'
import type { Services } from '../services.ts'

/** What a client or the tester can use of the services. */
export type SessionServices = Pick<Services, 'store' | 'workspaceKeys' | 'clock' | 'reader'>

/** A change of a session's step and data. */
export interface StepChange {
  readonly step: SessionStep
  readonly data: SessionData
}

/** The session at another step, with no image refused there yet. */
export function moveTo(step: SessionStep, data: SessionData): StepChange {
  return { step, data: { ...data, refusedImages: 0 } }
}

/** The session complete, with the findings of its data or of its outcome. */
export function complete(
  { clock }: Pick<Services, 'clock'>,
  { data, outcome }: { readonly data: SessionData; readonly outcome: SandboxOutcome | null },
): StepChange {
  const at = clock.now().toISOString()
  const findings = findingsWithOutcome(data, outcome, { at, today: dateInTimeZone(at, canadianTimeZone) })
  return moveTo('complete', { ...data, findings })
}

/** The session ended without a result: consent and what was read are forgotten. */
export function endWithout(step: 'refused' | 'expired', data: SessionData): StepChange {
  return moveTo(step, { ...data, consent: null, document: null, findings: null })
}
