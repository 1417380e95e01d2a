import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import type { CommandContext } from './command.ts'
import type { NamedPolicy } from './policy-source.ts'

/** Most changed cases listed by name; all are counted. */
const flipsShownMax = 100
/** Most parts requested: 10 million cases. */
const partsMax = 10_000

const Part = Type.Object({
  total: Type.Integer(),
  compared: Type.Integer(),
  erased: Type.Integer(),
  newly_failed: Type.Integer(),
  newly_passed: Type.Integer(),
  checks: Type.Array(Type.Object({ id: Type.String(), from: Type.String(), to: Type.String(), cases: Type.Integer() })),
  flips: Type.Array(
    Type.Object({
      case_id: Type.String(),
      reference: Type.String(),
      passed: Type.Boolean(),
      checks: Type.Array(Type.String()),
    }),
  ),
  next: Type.Union([Type.String(), Type.Null()]),
})
type Part = Static<typeof Part>

/** How the outcomes of a workspace's stored cases change under another policy. */
export type CaseReport = Omit<Part, 'next' | 'total'> & { readonly same: number }

/** Requests part by part, so that answers stay short and progress is shown. */
export async function compareOnCases(
  context: CommandContext,
  workspaceId: string,
  { from, to }: { readonly from: NamedPolicy; readonly to: NamedPolicy },
): Promise<CaseReport> {
  const sides = { from: sideOf(from), to: sideOf(to) }
  let report: Omit<Part, 'next' | 'total'> = {
    ...{ compared: 0, erased: 0, newly_failed: 0, newly_passed: 0 },
    ...{ checks: [], flips: [] },
  }
  let after: string | null = null
  for (let asked = 0; asked < partsMax; asked++) {
    const answer = await context.operate('policies.compare', {
      workspace_id: workspaceId,
      ...sides,
      ...(after === null ? {} : { after_case: after }),
    })
    if (!Value.Check(Part, answer))
      throw new Error('unexpected answer of the server; run the command from the same version as the server')
    const { next, total, ...part } = answer
    report = sum(report, part)
    context.progress(`${report.compared + report.erased} of ${total} cases`)
    if (next === null) break
    after = next
  }
  return { ...report, same: report.compared - report.newly_failed - report.newly_passed }
}

function sideOf({ regime, policy }: NamedPolicy): object {
  return policy === undefined ? { regime } : { regime, policy }
}

function sum(a: Omit<Part, 'next' | 'total'>, b: Omit<Part, 'next' | 'total'>): Omit<Part, 'next' | 'total'> {
  const checks = new Map<string, Part['checks'][number]>()
  for (const check of [...a.checks, ...b.checks]) {
    const name = `${check.id} ${check.from} ${check.to}`
    checks.set(name, { ...check, cases: check.cases + (checks.get(name)?.cases ?? 0) })
  }
  return {
    compared: a.compared + b.compared,
    erased: a.erased + b.erased,
    newly_failed: a.newly_failed + b.newly_failed,
    newly_passed: a.newly_passed + b.newly_passed,
    checks: [...checks.values()].sort((one, other) => other.cases - one.cases || (one.id < other.id ? -1 : 1)),
    flips: [...a.flips, ...b.flips].slice(0, flipsShownMax),
  }
}
