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
  /** The pack with the accepted part of the patch. */
  readonly pack: PolicyPack
  /** Empty when the patch can be published. */
  readonly refusals: readonly PatchRefusal[]
}

/** True for a path of the patch that is applied. */
type Keep = (path: string) => boolean

/**
 * Applies a workspace's patch to a pack. A patch may tighten any figure, but loosen only figures that no active lock holds and
 * no law demands; it cannot switch a lock off. Refused figures keep the pack's value, so that an old patch never weakens a pack that a later
 * release made stricter. docs/policies.md#publishing. `version` is the policy's.
 */
export function applyPatch(pack: PolicyPack, patch: PolicyFile, version: number): PatchedPack {
  const unknown = unknownNames(patch)
  const known = new Set(unknown.map(({ path }) => path))
  const all = merged(pack, patch, (path) => !known.has(path))
  const weakening = differences(pack, all).filter(
    ({ direction, lock, law }) => direction !== 'tighter' && (law !== null || (lock !== null && isOn(pack, lock))),
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

function refusalOf(pack: PolicyPack, { path, from, to, direction, lock, law }: Difference): PatchRefusal {
  const how = direction === 'looser' ? 'is looser than' : 'is not only tighter than'
  const held = lock !== null && isOn(pack, lock) ? `the ${lock} lock of ${pack.regime} holds` : `${law ?? ''} demands`
  return { path, message: `${to} ${how} ${from}, which ${held}` }
}

/** The path of a figure in a patch, which has one age for all provinces. */
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
    // Absent where nobody asks, so that the hash of every other policy stays.
    ...(patch.adverse_media === undefined ? {} : { adverseMedia: patch.adverse_media }),
    methods: methodsOf(pack, patch.methods, keep),
    retentionYears: (keep('retention_years') ? patch.retention_years : undefined) ?? pack.retentionYears,
    reviewMonths: { ...pack.reviewMonths, ...keptOf('review_months', patch.review_months, keep) },
  }
}

/** The pack's methods in order, then the added ones. A patch without an accepted method changes nothing. */
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

/** Sets the usual age; a province with a higher age keeps it. */
function noYounger({ byProvince }: Thresholds['adultAge'], usual: number): Thresholds['adultAge'] {
  const provinces = Object.entries(byProvince).map(([province, age]) => [province, Math.max(age, usual)] as const)
  return { usual, byProvince: Object.fromEntries(provinces) }
}

/** Rows with the marks of a patch: existing rows keep their place, new ones come last. */
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

/** The accepted rows of one list of a patch. */
function keptRows<Value>(
  path: string,
  rows: Readonly<Record<string, Value>> | undefined,
  keep: Keep,
): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows ?? {}).filter(([name]) => keep(`${path}.${name}`)))
}

/** The accepted settings of one part of a patch. */
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
