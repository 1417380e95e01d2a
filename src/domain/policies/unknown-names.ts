import { clientKinds } from '../../contract/client-kind.ts'
import { purposes } from '../../contract/policy.ts'
import type { PolicyFile } from '../../contract/policy-file.ts'
import { isIdentityMethod } from '../checks/facts/identity-methods.ts'
import { isDocumentTypeId } from '../document-types/index.ts'
import { findStep } from '../document-types/steps.ts'
import { findProfileKey } from '../profile/profile-keys.ts'
import type { PatchRefusal } from './patch-refusal.ts'
import { isRule } from './rule-severity.ts'

/** Check rules that no policy makes critical. docs/adverse-media.md#what-counts. */
const neverCritical = ['screening:adverse_media'] as const

/** The unknown names of a policy file, which would otherwise be ignored silently, and words that a name does not take. */
export function unknownNames(patch: PolicyFile): readonly PatchRefusal[] {
  const found: PatchRefusal[] = []
  const check = (path: string, names: object | undefined, what: string, isKnown: (name: string) => boolean) => {
    for (const name of Object.keys(names ?? {})) {
      if (!isKnown(name)) found.push({ path: `${path}.${name}`, message: `${name} is no ${what}` })
    }
  }
  check('max_age_days', patch.max_age_days, 'document type', isDocumentTypeId)
  for (const kind of clientKinds) check(`data_points.${kind}`, patch.data_points?.[kind], 'data point', isDataPoint)
  for (const purpose of purposes) {
    for (const kind of clientKinds) {
      check(`steps.${purpose}.${kind}`, patch.steps?.[purpose]?.[kind], 'step', (name) => findStep(name) !== null)
    }
  }
  const refusedIds = Object.fromEntries((patch.refused_ids ?? []).map((type) => [type, true]))
  check('refused_ids', refusedIds, 'document type', isDocumentTypeId)
  const methods = Object.fromEntries((patch.methods ?? []).map((id) => [id, true]))
  check('methods', methods, 'identity method', isIdentityMethod)
  check('severities', patch.severities, 'check rule', isRule)
  for (const rule of neverCritical) {
    if (patch.severities?.[rule] !== 'critical') continue
    found.push({ path: `severities.${rule}`, message: `${rule} is a warning at most` })
  }
  return found
}

/** A profile key, or alternatives joined by `/`. docs/rules/policy-packs.md#data-points. */
function isDataPoint(point: string): boolean {
  return point.split('/').every((name) => findProfileKey(name)?.name === name)
}
