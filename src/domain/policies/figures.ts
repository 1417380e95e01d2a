import { clientKinds } from '../../contract/client-kind.ts'
import { purposes } from '../../contract/policy.ts'
import { ownerShareOn } from '../checks/facts/ownership.ts'
import { politicalExposure } from '../policy-packs/definition/data-points.ts'
import { regimes } from '../policy-packs/index.ts'
import type { PolicyPack, Thresholds } from '../policy-packs/definition/policy-pack.ts'
import { figure, flag, higher, loosest, lower, ranked, type Figure, type FigureValue } from './figure.ts'
import { lockNames, lockNaming, type LockName } from '../policy-packs/definition/locked-rules.ts'
import { ruleSeverity } from './rule-severity.ts'

/**
 * Thresholds that are one number: name in a policy file, key, tighter direction, and lock.
 * docs/policies.md.
 */
export const plainThresholds = [
  ['min_ocr_confidence', 'minOcrConfidence', higher, 'identity'],
  ['expiring_days', 'expiringDays', higher, null],
  ['income_tolerance', 'incomeTolerance', lower, null],
  ['max_list_age_days', 'maxListAgeDays', lower, 'sanctions'],
  ['sof_amount', 'sofAmount', lower, null],
] as const

/** Words from the loosest to the tightest. */
const pointMarks = ['-', 'C', 'R', 'B'] as const
const stepMarks = ['-', 'W', 'C'] as const
const severityWords = ['off', 'info', 'warning', 'critical'] as const
const pepRules = ['foreign_high', 'all_high'] as const

/** Steps that establish who the holder is, in both purposes. docs/rules/policy-packs.md#holder-documents. */
const identitySteps: ReadonlySet<string> = new Set(['photo_id', 'entity_existence', 'estate_authority'])

/** Types whose age counts for establishing the holder. PCMLTFR ss. 105(1)(c), 109(1); CMF R561-5-1 4°. */
const identityTypes: ReadonlySet<string> = new Set(['registry_extract', 'charity_registration', 'credit_report'])

/** The oldest a tax document can be, to compare the tax rule with days. docs/policies.md. */
const taxRuleDays = 912

/** Days on which a pack changes the owner share. */
const shareDates = [...new Set(regimes.flatMap((pack) => sharesOf(pack).map(({ from }) => from)))].toSorted()

/**
 * Every figure of a pack that a workspace's policy can change, by its path in a policy file: both purposes, individuals and
 * entities. `lock` protects the figure against loosening when the pack has it on, and `law` always; null: not protected.
 */
export function figuresOf(pack: PolicyPack): readonly Figure[] {
  const { demanded } = pack
  return [
    ...lockNames.map((lock) => figure(`locks.${lock}`, flag(pack.locks[lock === 'aml_pep' ? 'amlPep' : lock]), lock)),
    figure('defaults.require_documents', flag(pack.defaults.requireDocuments), 'identity'),
    figure('defaults.screen_aml_pep', flag(pack.defaults.screenAmlPep !== false), 'aml_pep'),
    ...thresholdFigures('kyc', pack.thresholds.kyc),
    ...thresholdFigures('kyb', pack.thresholds.kyb),
    ...Object.entries(pack.maxAgeDays).map(([type, days]) =>
      figure(`max_age_days.${type}`, ageValue(days), identityTypes.has(type) ? 'identity' : null),
    ),
    ...clientKinds.flatMap((kind) =>
      pack.dataPoints[kind].map(([point, mark]) =>
        figure(
          `data_points.${kind}.${point}`,
          ranked(pointMarks, mark),
          pointLock(point, mark),
          ranked(pointMarks, '-'),
          demanded.points[point]?.source ?? null,
        ),
      ),
    ),
    ...purposes.flatMap((purpose) =>
      clientKinds.flatMap((kind) =>
        pack.steps[purpose][kind].map(([step, mark]) => {
          const lock = mark === 'C' || identitySteps.has(step) ? 'identity' : null
          const path = `steps.${purpose}.${kind}.${step}`
          return figure(
            path,
            ranked(stepMarks, mark),
            lock,
            ranked(stepMarks, '-'),
            demanded.steps[step]?.source ?? null,
          )
        }),
      ),
    ),
    ...pack.lists.map((list) => figure(`lists.${list}`, flag(true), 'sanctions', flag(false))),
    ...(pack.refusedIds ?? []).map((type) => figure(`refused_ids.${type}`, flag(true), 'identity', flag(false))),
    ...Object.entries(pack.severities).map(([rule, severity]) =>
      figure(
        `severities.${rule}`,
        ranked(severityWords, severity),
        severityLock(rule),
        ranked(severityWords, ruleSeverity(rule)),
        demanded.rules[rule]?.source ?? null,
      ),
    ),
    ...pack.methods.map((id) => figure(`methods.${id}`, accepted, 'identity', notAccepted)),
    figure('retention_years', retentionValue(pack), 'identity'),
    figure('pep_rule', ranked(pepRules, pack.pepRule), 'aml_pep'),
    ...(pack.adverseMedia === true ? [figure('adverse_media', flag(true), null, flag(false))] : []),
    ...(['High', 'Medium', 'Low'] as const).map((level) =>
      figure(`review_months.${level}`, lower(pack.reviewMonths[level]), reviewLock(pack)),
    ),
  ]
}

/** Fewer methods are tighter. */
const accepted: FigureValue = { shown: 'accepted', ranks: [0] }
const notAccepted: FigureValue = { shown: 'not accepted', ranks: [1] }

/** More years are not tighter when the law requires deletion after them. Reg. (EU) 2024/1624 art. 77. */
function retentionValue({ retentionYears: years, deletesAfterRetention }: PolicyPack): FigureValue {
  return deletesAfterRetention === true ? { shown: String(years), ranks: [years, -years] } : higher(years)
}

function thresholdFigures(which: 'kyc' | 'kyb', thresholds: Thresholds): readonly Figure[] {
  const { usual, byProvince } = thresholds.adultAge
  return [
    figure(`thresholds.${which}.adult_age`, higher(usual), 'identity'),
    ...Object.entries(byProvince).map(([province, age]) =>
      figure(`thresholds.${which}.adult_age.${province}`, higher(age), 'identity', higher(usual)),
    ),
    ...plainThresholds.map(([name, key, value, lock]) =>
      figure(`thresholds.${which}.${name}`, value(thresholds[key]), lock),
    ),
    figure(`thresholds.${which}.owner_share_percent`, shareValue(thresholds), 'identity'),
  ]
}

/**
 * By day, because a law can change the share. Another share is never only tighter: a lower one covers more people, but lets a
 * smaller owner satisfy `ownership:identified`.
 */
function shareValue(thresholds: Thresholds): FigureValue {
  const justOver = 0.001
  const shares = shareDates.map((date) => ownerShareOn(thresholds, date))
  const words = shares.map(({ percent, inclusive }) => (inclusive ? `${percent} % or more` : `more than ${percent} %`))
  return {
    shown: words.every((word) => word === words[0])
      ? (words[0] ?? '')
      : shareDates.map((date, index) => `${words[index]} from ${date}`).join(', '),
    ranks: shares.flatMap(({ percent, inclusive }) => {
      const share = inclusive ? percent : percent + justOver
      return [share, -share]
    }),
  }
}

function ageValue(days: number | 'tax' | null): FigureValue {
  if (days === null) return { shown: 'any age', ranks: loosest }
  return days === 'tax' ? { shown: 'tax', ranks: [-taxRuleDays] } : lower(days)
}

/** Blocking points identify the client; political exposure is for the Canadian screening. */
function pointLock(point: string, mark: string): LockName | null {
  if (mark === 'B') return 'identity'
  return point === politicalExposure ? 'aml_pep' : null
}

/** The lock that names a rule, and `identity` for any other rule that blocks. */
function severityLock(rule: string): LockName | null {
  return lockNaming(rule) ?? (ruleSeverity(rule) === 'critical' ? 'identity' : null)
}

/** Months that a law gives are locked; months that are practice are not. docs/policies.md. */
function reviewLock({ sources: { reviewMonths } }: PolicyPack): LockName | null {
  return reviewMonths.source === 'practice' || reviewMonths.source === 'ours' ? null : 'identity'
}

function sharesOf({ thresholds: { kyc, kyb } }: PolicyPack) {
  return [...kyc.ownerShare, ...kyb.ownerShare]
}
