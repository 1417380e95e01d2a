import { applyPatch } from '../../../src/domain/policies/apply-patch.ts'
import { differences } from '../../../src/domain/policies/differences.ts'
import { allPacks } from '../../../src/domain/policy-packs/index.ts'
import type { PolicyPack } from '../../../src/domain/policy-packs/definition/policy-pack.ts'
import { clearScreening, requestInput } from '../../../src/domain/verdict/request-input.ts'
import type { PolicyChoice } from '../../../src/domain/policy-packs/policy-choice.ts'
import { verdictOfInput } from '../../../src/domain/verdict/verdict.ts'
import { randomPatch } from './patches.ts'
import { seededChoices, type Random } from './random.ts'
import { randomRequest, randomSwitches } from './requests.ts'

const requestsPerPolicy = 10
const now = '2026-11-21T12:00:00.000Z'

/** Checks that stand on their own: no other fact of a file can take their place. */
const alone = /^(required:photo_id|method:identity|screening|(legible|accepted|expiry):[^:]+)$/

/** Rules that a law demands and that look at the file alone: neither the level nor a switch of the request changes them. */
const demandedAlone = /^(ownership:confirmed|third_party:declared|pep:declared)$/

export interface LockRun {
  readonly requests: number
  readonly policies: number
  /** Patches that were refused in part or in whole. */
  readonly refused: number
  /** Verdicts that failed under the pack, and so had to fail. */
  readonly blocked: number
  /** Locks that were weakened, in words; none when the locks hold. */
  readonly faults: readonly string[]
}

/**
 * Sends requests at every pack in turn, each first as the pack wants it and then with switches that ask for less, under a
 * policy patched at random. Whatever failed because of a lock must fail again, what the law demands must flag again, and every
 * switch a lock refuses must be named.
 */
export function runLocks(requests: number, seed: number): LockRun {
  const random = seededChoices(seed)
  const faults: string[] = []
  let [policies, refused, blocked] = [0, 0, 0]
  for (let index = 0; index < requests; policies++) {
    const pack = allPacks[policies % allPacks.length]
    if (pack === undefined) break
    const patched = applyPatch(pack, randomPatch(pack.regime, random), 2)
    if (patched.refusals.length > 0) refused++
    const where = `policy ${policies} of seed ${seed}, ${pack.regime}`
    faults.push(...loosened(pack, patched.pack).map((fault) => `${where}: ${fault}`))
    for (let sent = 0; sent < requestsPerPolicy && index < requests; sent++, index++) {
      const found = weakenedBy(pack, patched.pack, random)
      if (found.blocked) blocked++
      faults.push(...found.faults.map((fault) => `${where}, request ${index}: ${fault}`))
    }
  }
  return { requests, policies, refused, blocked, faults }
}

/** Figures that a lock holds or the law demands, and a policy loosened all the same. */
function loosened(pack: PolicyPack, patched: PolicyPack): readonly string[] {
  return differences(pack, patched).flatMap(({ path, direction, lock, law, from, to }) => {
    const held = law !== null || (lock !== null && pack.locks[lock === 'aml_pep' ? 'amlPep' : lock])
    return held && direction !== 'tighter' ? [`${path} went from ${from} to ${to}`] : []
  })
}

function weakenedBy(pack: PolicyPack, patched: PolicyPack, random: Random) {
  const request = randomRequest(random)
  const screening = random.percent(50) ? clearScreening(patched.lists, '2026-11-21') : noList
  const asked = { ...request, ...randomSwitches(random) }
  // In sandbox a request chooses its day, which is no lock's matter.
  const day = request.environment === 'sandbox' ? { as_of: '2026-11-21' } : {}
  const choice: PolicyChoice = { id: '00000000-0000-0000-0000-000000000000', regime: pack.regime, pack: patched }
  const base = verdictOfInput(
    requestInput(
      { ...request, ...day },
      { policy: { id: null, regime: pack.regime, extends: pack.extends ?? null }, now, screening },
    ),
  ).verification
  const weak = verdictOfInput(requestInput({ ...asked, ...day }, { policy: choice, now, screening })).verification
  const faults: string[] = []
  const failed = new Set(weak.critical_failures.map(({ id }) => id))
  const lost = base.critical_failures.filter(({ id }) => alone.test(id) && !failed.has(id) && isHeld(pack, id))
  faults.push(...lost.map(({ id }) => `${id} does not block any more`))
  const still = new Set(weak.checks.filter(({ passed, severity }) => !passed && counts(severity)).map(({ id }) => id))
  const unflagged = base.flags.filter(({ id }) => demandedAlone.test(id) && pack.demanded.rules[id] && !still.has(id))
  faults.push(...unflagged.map(({ id }) => `${id}, which the law demands, does not flag any more`))
  const everything = pack.locks.identity && pack.locks.sanctions
  if (everything && !base.passed && weak.passed) faults.push('a verdict that failed passes')
  const refusable = [
    ['require_documents', pack.locks.identity && asked.purpose === 'onboarding' && asked.require_documents === false],
    ['screen_sanctions', pack.locks.sanctions && asked.screen_sanctions === false],
  ] as const
  for (const [name, due] of refusable) {
    if (due && !weak.policy.overrides_refused.includes(name)) faults.push(`${name} was not refused`)
  }
  return { faults, blocked: everything && !base.passed }
}

function counts(severity: string): boolean {
  return severity === 'warning' || severity === 'critical'
}

function isHeld({ locks }: PolicyPack, id: string): boolean {
  return id === 'screening' ? locks.sanctions : locks.identity
}

const noList = { status: 'not_run', why: 'no_list' } as const
