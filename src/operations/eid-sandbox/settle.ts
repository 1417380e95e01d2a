import { findingsOfOutcome, type SandboxOutcome } from '../../domain/eid-sandbox/outcome.ts'
import { canadianTimeZone } from '../../domain/eid/time-zone.ts'
import { dateInTimeZone } from '../../domain/values/dates.ts'
import type { Session } from './sessions.ts'

/**
 * The change that brings a session to a chosen outcome: complete with the findings of the outcome, or ended. `never` and `down` only
 * mark it: the client stays where they are, and the provider does not answer.
 */
export function settled(
  { data }: Pick<Session, 'data'>,
  outcome: SandboxOutcome,
  now: Date,
): Partial<Pick<Session, 'step' | 'outcome' | 'data'>> {
  if (outcome === 'never' || outcome === 'down') return { outcome }
  if (outcome === 'archive') return { outcome, step: 'expired' }
  const at = now.toISOString()
  const findings = findingsOfOutcome(outcome, data.client, { at, today: dateInTimeZone(at, canadianTimeZone) })
  return { outcome, step: 'complete', data: { ...data, findings } }
}
