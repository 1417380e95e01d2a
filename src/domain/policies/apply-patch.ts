import type { ClientKind } from '../../contract/client-kind.ts'
import type { Purpose } from '../../contract/policy.ts'
import type { PolicyFile } from '../../contract/policy-file.ts'
import type { PolicyPack, Thresholds } from '../policy-packs/definition/policy-pack.ts'
import { packFaults } from '../policy-packs/validate-pack.ts'
import { differences, type Difference } from './differences.ts'
import { plainThresholds } from './figures.ts'
import type { LockName } from '../policy-packs/definition/locked-rules.ts'
import type { PatchRefusal } from './patch-refusal.ts'
import { unknownNames } from './unknown-names.ts'

/** A pack with a workspace's changes. */
export interface PatchedPack {
  /** The pack with everything of the patch that was not refused. */
  readonly pack: PolicyPack
  /** None when the patch can be published. */
  readonly refusals: readonly PatchRefusal[]
}

/** Whether something of a patch is to be applied, by its path. */
type Keep = (path: string) => boolean

/**
 * A policy: a pack with a workspace's patch over it. It may tighten anything and loosen only what no lock of the pack holds;
 * a lock that is on stays on. What is refused is left as the pack has it, so that a pack that a later release made stricter
 * is never weakened by an old patch. docs/policies.md#publishing. `version` is the policy's own.
 */
export function applyPatch(pack: PolicyPack, patch: PolicyFile, version: number): PatchedPack {
  const unknown = unknownNames(patch)
  const known = new Set(unknown.map(({ path }) => path))
  const all = merged(pack, patch, (path) => !known.has(path))
  const weakening = differences(pack, all).filter(
    ({ direction, lock }) => direction !== 'tighter' && lock !== null && isOn(pack, lock),
  )
  const refused = new Set([...known, ...weakening.map(({ path }) => patchPath(path))])
  const kept = refused.size === 0 ? all : merged(pack, patch, (path) => !refused.has(path))
  const faults = [...packFaults(kept)].map((message) => ({ path: '', message }))
  return {
    pack: { ...(faults.length === 0 ? kept : pack), version },
    refusals: [...unknown, ...weakening.map((difference) => refusalOf(pack, difference)), ...faults],
  }
}

function isOn({ locks }: PolicyPack, lock: LockName): boolean {
  return locks[lock === 'aml_pep' ? 'amlPep' : lock]
}

function refusalOf({ regime }: PolicyPack, { path, from, to, direction, lock }: Difference): PatchRefusal {
  const how = direction === 'looser' ? 'is looser than' : 'is not only tighter than'
  return { path, message: `${to} ${how} ${from}, which the ${lock ?? ''} lock of ${regime} holds` }
}

/** Where a patch sets a figure: one age stands for every province. */
function patchPath(path: string): string {
  return path.replace(/\.adult_age\..*$/, '.adult_age')
}

function merged(pack: PolicyPack, patch: PolicyFile, keep: Keep): PolicyPack {
  const { identity, sanctions, aml_pep: amlPep } = keptOf('locks', patch.locks, keep)
  const { require_documents: requireDocuments, screen_aml_pep: screenAmlPep } = keptOf('defaults', patch.defaults, keep)
  return {
    ...pack,
    locks: {
      identity: identity ?? pack.locks.identity,
      sanctions: sanctions ?? pack.locks.sanctions,
      amlPep: amlPep ?? pack.locks.amlPep,
    },
    defaults: {
      ...pack.defaults,
      requireDocuments: requireDocuments ?? pack.defaults.requireDocuments,
      screenAmlPep: screenAmlPep === undefined ? pack.defaults.screenAmlPep : screenAmlPep && 'canadian_client',
    },
    thresholds: {
      kyc: thresholdsOf(pack.thresholds.kyc, keptOf('thresholds.kyc', patch.thresholds?.kyc, keep)),
      kyb: thresholdsOf(pack.thresholds.kyb, keptOf('thresholds.kyb', patch.thresholds?.kyb, keep)),
    },
    maxAgeDays: { ...pack.maxAgeDays, ...keptRows('max_age_days', patch.max_age_days, keep) },
    dataPoints: byKind((kind) =>
      remarked(pack.dataPoints[kind], keptRows(`data_points.${kind}`, patch.data_points?.[kind], keep)),
    ),
    steps: byPurpose((purpose) =>
      byKind((kind) =>
        remarked(pack.steps[purpose][kind], keptRows(`steps.${purpose}.${kind}`, patch.steps?.[purpose]?.[kind], keep)),
      ),
    ),
    lists: joined(pack.lists, patch.lists),
    refusedIds: joined(
      pack.refusedIds ?? [],
      patch.refused_ids?.filter((type) => keep(`refused_ids.${type}`)),
    ),
    severities: { ...pack.severities, ...keptRows('severities', patch.severities, keep) },
    pepRule: patch.pep_rule ?? pack.pepRule,
    methods: methodsOf(pack, patch.methods, keep),
    retentionYears: (keep('retention_years') ? patch.retention_years : undefined) ?? pack.retentionYears,
    reviewMonths: { ...pack.reviewMonths, ...keptOf('review_months', patch.review_months, keep) },
  }
}

/** In the pack's order, then what the patch adds. A patch of which nothing is left changes nothing. */
function methodsOf({ methods }: PolicyPack, wanted: readonly string[] | undefined, keep: Keep): readonly string[] {
  if (wanted === undefined) return methods
  const further = wanted.filter((id) => !methods.includes(id) && keep(`methods.${id}`))
  const kept = [...methods.filter((id) => wanted.includes(id)), ...new Set(further)]
  return kept.length === 0 ? methods : kept
}

type ThresholdPatch = NonNullable<NonNullable<PolicyFile['thresholds']>['kyc']>

function thresholdsOf(thresholds: Thresholds, patch: ThresholdPatch): Thresholds {
  const { adult_age: adultAge, owner_share_percent: percent } = patch
  const plain = Object.fromEntries(plainThresholds.map(([name, key]) => [key, patch[name] ?? thresholds[key]]))
  return {
    ...thresholds,
    ...plain,
    ...(adultAge === undefined ? {} : { adultAge: noYounger(thresholds.adultAge, adultAge) }),
    ...(percent === undefined
      ? {}
      : { ownerShare: [{ from: thresholds.ownerShare[0]?.from ?? '', percent, inclusive: true }] }),
  }
}

/** The usual age is as given; a province that asks for more keeps its own. */
function noYounger({ byProvince }: Thresholds['adultAge'], usual: number): Thresholds['adultAge'] {
  const provinces = Object.entries(byProvince).map(([province, age]) => [province, Math.max(age, usual)] as const)
  return { usual, byProvince: Object.fromEntries(provinces) }
}

/** Rows with marks of a patch: a row keeps its place, what is new comes last, in the patch's order. */
function remarked<Mark>(
  rows: readonly (readonly [name: string, mark: Mark])[],
  marks: Readonly<Record<string, Mark>>,
): readonly (readonly [name: string, mark: Mark])[] {
  const own = new Set(rows.map(([name]) => name))
  return [
    ...rows.map(([name, mark]) => [name, marks[name] ?? mark] as const),
    ...Object.entries(marks).filter(([name]) => !own.has(name)),
  ]
}

function joined(own: readonly string[], further: readonly string[] = []): readonly string[] {
  return [...new Set([...own, ...further])]
}

/** The rows of one list of a patch that are to be applied. */
function keptRows<Value>(
  path: string,
  rows: Readonly<Record<string, Value>> | undefined,
  keep: Keep,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows ?? {}).filter(([name]) => keep(`${path}.${name}`)))
}

/** The settings of one part of a patch that are to be applied. */
function keptOf<Part extends object>(path: string, part: Part | undefined, keep: Keep): Partial<Part> {
  const kept: Partial<Part> = { ...part }
  for (const name of keysOf(kept)) if (!keep(`${path}.${String(name)}`)) delete kept[name]
  return kept
}

function keysOf<Part extends object>(part: Part): readonly (keyof Part)[] {
  const keys: (keyof Part)[] = []
  for (const key in part) keys.push(key)
  return keys
}

function byKind<Value>(of: (kind: ClientKind) => Value): Record<ClientKind, Value> {
  return {
    individual: of('individual'),
    corporation: of('corporation'),
    partnership: of('partnership'),
    charitable_org: of('charitable_org'),
    trust: of('trust'),
    estate: of('estate'),
  }
}

function byPurpose<Value>(of: (purpose: Purpose) => Value): Record<Purpose, Value> {
  return { onboarding: of('onboarding'), periodic_review: of('periodic_review') }
}
