import { addDays } from '../../values/dates.ts'
import type { Profile, SeniorApproval, StatedExposure } from '../../profile/profile.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import { declaredOffices, standingOf, type OfficeKind } from '../../risk/exposures.ts'
import type { Params } from '../definition/template.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { clientName } from './client-name.ts'

/** Days from the opening of an account, or from a fact that is detected later, to the measures. PCMLTFR s. 121(3). */
const measureDays = 30

/** Regimes in which every exposure needs approval by senior management. AMLR art. 42(1); CMF R561-20-2. */
const alwaysApproved: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf'])

/** A person whose exposure calls for approval and a record. */
export interface MeasuredPerson {
  readonly name: Params[string]
  readonly stated: StatedExposure
}

/**
 * The first person whose exposure calls for the measures: in Canada a foreign one always, another when the level is High (PCMLTFR
 * s. 121(1), 121(2)); in the European packs every one. Null when nobody's does.
 */
export function measuredPerson({ profile, pack, asOf, level, found }: RatedContext): MeasuredPerson | null {
  const isAlways = alwaysApproved.has(pack.regime)
  if (!isAlways && !isCanadian(pack)) return null
  const calls = (kind: OfficeKind): boolean => isAlways || kind === 'foreign' || level === 'High'
  const office = declaredOffices(profile, pack).find(
    (one) => calls(one.kind) && standingOf(one, pack, asOf) === 'counts',
  )
  if (office !== undefined) return { name: office.party?.name ?? clientName(profile), stated: office.stated }
  const person = found.find(
    ({ kind, isSamePerson, declared }) =>
      isSamePerson && calls(kind) && standingOf({ kind, stated: declared?.stated ?? {} }, pack, asOf) === 'counts',
  )
  return person === undefined ? null : { name: person.party, stated: person.declared?.stated ?? {} }
}

/** The recorded approval, from its object or from its two keys. */
export function approvalOf({ values }: Profile): SeniorApproval {
  const by = values.senior_approval_by ?? values.senior_approval?.by
  const date = values.senior_approval_date ?? values.senior_approval?.date
  return { ...(by === undefined ? {} : { by }), ...(date === undefined ? {} : { date }) }
}

/**
 * The last day of the measures: 30 days after the account was opened, and at a review 30 days after the exposure was determined.
 * Null where no law names a time, or the day is not known. PCMLTFR s. 121(3).
 */
export function measuresDue(
  { profile: { values }, purpose, pack }: Pick<RatedContext, 'profile' | 'purpose' | 'pack'>,
  { determinedOn }: StatedExposure,
): string | null {
  if (!isCanadian(pack)) return null
  const { relationship_since: opened } = values
  const from = purpose === 'onboarding' ? (opened ?? determinedOn) : (determinedOn ?? opened)
  return from === undefined ? null : addDays(from, measureDays)
}

function isCanadian({ country }: PolicyPack): boolean {
  return country === 'CA'
}
