import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { pointInSentence } from '../../profile/field-names.ts'
import type { Params } from '../definition/template.ts'
import { capitalised } from '../facts/text-list.ts'

/** One check for each blocking data point of the pack. docs/rules/policy-packs.md#data-points. */
export const requiredPoint = defineCheck<JudgedContext>({
  id: 'required',
  severity: 'critical',
  label: { en: '{Point} {point:is/are} known.', fr: '{Le point} {point:est/sont} {point:connu}.' },
  labelTexts: textsOf,
  details: [{ en: '{Point} {point:is/are} missing.', fr: '{Le point} {point:est/sont} {point:manquant}.' }],
  find({ pack, kind, profile, isPresent }) {
    return blockingPoints(pack, kind).map(({ point, params }) => {
      // A parser failure must not block. docs/rules/profile.md#completeness.
      const passed = isPresent(point) || (point === 'street1' && profile.given.has('address'))
      return { label: point, passed, params }
    })
  },
})

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
