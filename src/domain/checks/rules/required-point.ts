import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import { defineCheck } from '../definition/check-rule.ts'
import type { JudgedContext } from '../definition/contexts.ts'
import { pointName } from '../facts/field-names.ts'
import type { Params } from '../definition/template.ts'
import { capitalised } from '../facts/text-list.ts'

/** One check for each blocking data point of the pack. docs/rules/policy-packs.md#data-points. */
export const requiredPoint = defineCheck<JudgedContext>({
  id: 'required',
  severity: 'critical',
  label: { en: '{Point} is known.', fr: '{Point} est connu.' },
  labelTexts: textsOf,
  details: [{ en: '{Point} is missing.', fr: '{Point} est manquant.' }],
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

/** The French sentence quotes the name, so that it needs no gender. */
function textsOf(point: string): Params {
  const { en, fr } = capitalised(pointName(point))
  return { Point: { en, fr: `« ${fr} »` } }
}
