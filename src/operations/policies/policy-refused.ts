import { errors, issuesMax, type Refusal } from '../../contract/errors.ts'
import type { PatchRefusal } from '../../domain/policies/patch-refusal.ts'

/** The 422 list of a policy's faults. */
export function policyRefused(refusals: readonly PatchRefusal[]): Refusal {
  return errors.issues(
    refusals.slice(0, issuesMax).map(({ path, message }) => ({
      type: 'value_error',
      loc: ['body', 'policy', ...path.split('.').filter((part) => part !== '')],
      msg: message,
      ctx: { error: message },
    })),
  )
}
