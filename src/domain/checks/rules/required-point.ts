import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { refusedAlternatives } from '../../policy-packs/completeness.ts'
import type { Profile } from '../../profile/profile.ts'
import { faultReason } from '../facts/fault-reasons.ts'
import { pointInSentence } from '../../profile/field-names.ts'
import type { Params } from '../definition/template.ts'
import { capitalised } from '../facts/text-list.ts'

/**
 * One check for each blocking data point of the pack; a value that cannot be used does not answer it.
 * docs/rules/policy-packs.md#data-points, docs/rules/profile.md#completeness.
 */
export const requiredPoint = defineCheck<JudgedContext>({
  id: 'required',
  severity: 'critical',
  label: { en: '{Point} {point:is/are} known.', fr: '{Le point} {point:est/sont} {point:connu}.' },
  labelTexts: textsOf,
  details: [
    { en: '{Point} {point:is/are} missing.', fr: '{Le point} {point:est/sont} {point:manquant}.' },
    {
      en: '{Point}: the value sent cannot be used: {why}.',
      fr: '{Point} : la valeur envoyée ne peut pas être retenue, {why}.',
    },
  ],
  find({ pack, kind, profile, isPresent }) {
    return blockingPoints(pack, kind).map((blocking) => {
      const { point, params } = blocking
      return isPresent(point) ? { label: point, passed: true, params } : missing(blocking, profile)
    })
  },
})

/** Not sent, or sent as something that cannot be used. */
function missing({ point, params }: BlockingPoint, profile: Profile): Finding {
  const [name] = refusedAlternatives(point, profile)
  const fault = name === undefined ? undefined : profile.faults.find(({ key }) => key === name)
  if (fault === undefined) return { label: point, passed: false, params }
  return { label: point, passed: false, detail: 1, params: { ...params, why: faultReason(fault.why) } }
}

interface BlockingPoint {
  readonly point: string
  readonly params: Params
}

const blockingByPack = new WeakMap<PolicyPack, Map<ClientKind, readonly BlockingPoint[]>>()

function blockingPoints(pack: PolicyPack, kind: ClientKind): readonly BlockingPoint[] {
  const byKind = blockingByPack.get(pack) ?? new Map<ClientKind, readonly BlockingPoint[]>()
  blockingByPack.set(pack, byKind)
  const known = byKind.get(kind)
  if (known !== undefined) return known
  const points = pack.dataPoints[kind].flatMap(([point, mark]) =>
    mark === 'B' ? [{ point, params: textsOf(point) }] : [],
  )
  byKind.set(kind, points)
  return points
}

function textsOf(point: string): Params {
  const name = pointInSentence(point)
  return { Point: capitalised(name), point: name }
}
