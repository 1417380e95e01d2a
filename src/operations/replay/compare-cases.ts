import { applyPatch } from '../../domain/policies/apply-patch.ts'
import { withoutPartyName } from '../../domain/checks/failed-check-ids.ts'
import { parseRecordedInput, replayedInput } from '../../domain/verdict/recorded-input.ts'
import { checkChanges } from '../../domain/verdict/check-changes.ts'
import type { PolicyChoice } from '../../domain/policy-packs/policy-choice.ts'
import { verdictOfInput } from '../../domain/verdict/verdict.ts'
import { withTenant } from '../../store/tenant.ts'
import { countJudgedCases, lastVerdicts } from '../../store/verdicts.ts'
import { openVerdicts, type OpenedVerdict } from './open-verdicts.ts'
import type { OperatorServices } from '../services.ts'
import { timeSlices } from '../time-slice.ts'
import { packOfPolicy } from '../policies/pack-of-policy.ts'
import { policyRefused } from '../policies/policy-refused.ts'
import { readPolicy } from '../policies/read-policy.ts'

/** Cases opened at a time. */
const batchMax = 100

/** A pack, or a policy file over a pack. */
export interface ComparedPolicy {
  readonly regime: string
  readonly policy?: unknown
}

/** The comparison of a part of a workspace's cases. */
export interface ComparedCases {
  /** Cases of the workspace with a verdict. */
  readonly total: number
  readonly compared: number
  readonly erased: number
  readonly newly_failed: number
  readonly newly_passed: number
  /** Checks whose result differs, without names of parties. */
  readonly checks: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly cases: number
  }[]
  readonly flips: readonly CaseFlip[]
  /** The last case of this part, after which the next one begins; null at the end. */
  readonly next: string | null
}

/** A case that passes under one policy and fails under the other. */
export interface CaseFlip {
  readonly case_id: string
  readonly reference: string
  readonly passed: boolean
  /** The blocking checks that make the difference. */
  readonly checks: readonly string[]
}

/**
 * Computes the last verdict of each case of a part under both policies, from the same input, and returns which results and checks
 * differ. Stores nothing.
 */
export async function compareCases(
  services: OperatorServices,
  wanted: {
    readonly tenantId: string
    readonly from: ComparedPolicy
    readonly to: ComparedPolicy
    readonly afterCaseId: string | null
    readonly limit: number
  },
): Promise<ComparedCases> {
  const { tenantId, limit } = wanted
  const policies = { from: choiceOf(wanted.from), to: choiceOf(wanted.to) }
  const total = await withTenant(services.store.app, tenantId, (tx) => countJudgedCases(tx, tenantId))
  const tally = newTally()
  const slice = timeSlices()
  let afterCaseId = wanted.afterCaseId
  let seen = 0
  while (seen < limit) {
    const batch = Math.min(batchMax, limit - seen)
    const after = afterCaseId
    const stored = await withTenant(services.store.app, tenantId, (tx) =>
      lastVerdicts(tx, tenantId, { afterCaseId: after, limit: batch }),
    )
    for (const opened of await openVerdicts(services, tenantId, stored)) {
      tally.add(opened, policies)
      await slice()
    }
    seen += stored.length
    afterCaseId = stored.at(-1)?.caseId ?? null
    if (stored.length < batch) return tally.end(total, null)
  }
  return tally.end(total, afterCaseId)
}

interface Policies {
  readonly from: PolicyChoice
  readonly to: PolicyChoice
}

function newTally() {
  const counts = new Map<string, { id: string; from: string; to: string; cases: number }>()
  const flips: CaseFlip[] = []
  const sums = { compared: 0, erased: 0, newly_failed: 0, newly_passed: 0 }
  return {
    add({ stored, input }: OpenedVerdict, policies: Policies): void {
      if (input === null) {
        sums.erased++
        return
      }
      sums.compared++
      const recorded = parseRecordedInput(input)
      const from = verdictOfInput(replayedInput(recorded, policies.from)).verification
      const to = verdictOfInput(replayedInput(recorded, policies.to)).verification
      const changes = checkChanges(from.checks, to.checks).filter(({ words }) => !words)
      const once = new Map(
        changes.map((change) => [`${withoutPartyName(change.id)} ${change.from} ${change.to}`, change]),
      )
      for (const [name, change] of once) {
        const count = counts.get(name) ?? {
          id: withoutPartyName(change.id),
          from: change.from,
          to: change.to,
          cases: 0,
        }
        counts.set(name, { ...count, cases: count.cases + 1 })
      }
      if (from.passed === to.passed) return
      sums[to.passed ? 'newly_passed' : 'newly_failed']++
      const turning = changes.filter((change) => change.from === 'critical' || change.to === 'critical')
      const checks = [...new Set(turning.map(({ id }) => withoutPartyName(id)))]
      flips.push({ case_id: stored.caseId, reference: stored.reference, passed: to.passed, checks })
    },
    end(total: number, next: string | null): ComparedCases {
      const checks = [...counts.values()].sort((a, b) => b.cases - a.cases || (a.id < b.id ? -1 : 1))
      return { total, ...sums, checks, flips, next }
    },
  }
}

/** Throws the 422 list for a policy that could not be published. */
function choiceOf({ regime, policy }: ComparedPolicy): PolicyChoice {
  if (policy === undefined) return { id: null, regime: packOfPolicy({ regime }).regime }
  const file = readPolicy(policy)
  const patched = applyPatch(packOfPolicy({ ...file, regime }), file, 1)
  if (patched.refusals.length > 0) throw policyRefused(patched.refusals)
  return { id: comparedPolicyId, regime, pack: patched.pack }
}

/** The id of a policy that is not published; it is never shown. */
const comparedPolicyId = '00000000-0000-0000-0000-000000000000'
