import { addDays } from '../../values/dates.ts'
import type { Profile, SeniorApproval, StatedExposure } from '../../profile/profile.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import { declaredOffices, standingOf, standingOfFound, type OfficeKind } from '../../risk/exposures.ts'
import type { Params } from '../definition/template.ts'
import type { RatedContext } from '../definition/contexts.ts'
import { clientName } from './client-name.ts'

/** Days from the opening of an account, or from a fact that is detected later, to the measures. PCMLTFR s. 121(3). */
const measureDays = 30

/** Regimes in which every exposure needs approval by senior management. AMLR art. 42(1); CMF R561-20-2. */
const alwaysApproved: ReadonlySet<string> = new Set(['eu_amlr', 'fr_cmf'])

/** A person of the file whose office counts on the day: declared, or found by the screening with the same birth date. */
export interface ExposedPerson {
  readonly name: Params[string]
  readonly kind: OfficeKind
  /** True for a family member or close associate. */
  readonly isRelative: boolean
  readonly stated: StatedExposure
}

/**
 * Every exposed person of a file, the declared ones first. An office that no longer counts, or only by risk, exposes nobody.
 * docs/rules/risk.md#after-the-office.
 */
export function exposedPersons({ profile, pack, asOf, found }: RatedContext): readonly ExposedPerson[] {
  const declared = declaredOffices(profile, pack)
    .filter((office) => standingOf(office, pack, asOf) === 'counts')
    .map(({ party, kind, relation, stated }) => ({
      name: party?.name ?? clientName(profile),
      kind,
      isRelative: relation !== null,
      stated,
    }))
  const ofLists = found
    .filter((one) => one.isSamePerson && standingOfFound(one, pack, asOf) === 'counts')
    .map(({ party, kind, isRelative, declared: by }) => ({ name: party, kind, isRelative, stated: by?.stated ?? {} }))
  return [...declared, ...ofLists]
}

/**
 * The persons whose exposure calls for the measures: in Canada a foreign one always, another when the level is High (PCMLTFR
 * s. 121(1), 121(2)); in the European packs every one.
 */
export function measuredPersons(context: RatedContext): readonly ExposedPerson[] {
  const { pack, level } = context
  const isAlways = alwaysApproved.has(pack.regime)
  if (!isAlways && !isCanadian(pack)) return []
  return exposedPersons(context).filter(({ kind }) => isAlways || kind === 'foreign' || level === 'High')
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
