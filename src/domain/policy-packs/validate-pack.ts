import { clientKinds } from '../../contract/client-kind.ts'
import { purposes } from '../../contract/policy.ts'
import { isIsoDate } from '../values/dates.ts'
import { isDocumentTypeId } from '../document-types/index.ts'
import { findStep } from '../document-types/steps.ts'
import { lockedRules } from './definition/locked-rules.ts'
import type { PolicyPack, Thresholds } from './definition/policy-pack.ts'

const regimePattern = /^[a-z]{2,10}(_[a-z]{2,12})?$/
const pointPattern = /^[a-z][a-z0-9_]*(\/[a-z][a-z0-9_]*)*$/

/**
 * Returns a valid pack. Throws an error that names the pack and its first fault.
 * docs/rules/policy-packs.md#packs.
 */
export function validatePack(pack: PolicyPack): PolicyPack {
  for (const fault of packFaults(pack)) throw new Error(`policy pack ${pack.regime}: ${fault}`)
  return pack
}

/** The faults of a pack, one sentence each. */
export function* packFaults(pack: PolicyPack): Iterable<string> {
  if (!regimePattern.test(pack.regime)) yield 'regime is not a word of ours'
  if (!Number.isInteger(pack.version) || pack.version < 1) yield 'version must be a positive integer'
  if (!isIsoDate(pack.effectiveFrom)) yield 'effectiveFrom must be a date'
  if (!/^[A-Z]{3}$/.test(pack.currency)) yield 'currency must be an ISO 4217 code'
  if (pack.country !== null && !/^[A-Z]{2}$/.test(pack.country)) yield 'country must be an ISO 3166 alpha-2 code'
  if (!isTimezone(pack.timezone)) yield `timezone ${pack.timezone} does not exist`
  if (pack.locks.identity && !pack.defaults.requireDocuments) yield 'identity is locked but documents are not required'
  if (pack.locks.sanctions && !pack.defaults.screenSanctions) yield 'sanctions are locked but not screened'
  if (pack.locks.sanctions && pack.lists.length === 0) yield 'sanctions are locked but no list is named'
  if (!isPositive(pack.retentionYears)) yield 'retentionYears must be positive'
  yield* thresholdFaults('kyc', pack.thresholds.kyc)
  yield* thresholdFaults('kyb', pack.thresholds.kyb)
  yield* dataPointFaults(pack)
  yield* stepFaults(pack)
  yield* ageFaults(pack)
  yield* lockFaults(pack)
}

function* thresholdFaults(name: string, thresholds: Thresholds): Iterable<string> {
  const { adultAge, minOcrConfidence, incomeTolerance, ownerShare } = thresholds
  const ages = [adultAge.usual, ...Object.values(adultAge.byProvince)]
  if (!ages.every((age) => age >= 16 && age <= 25)) yield `${name}.adultAge must be 16 to 25`
  if (!(minOcrConfidence >= 0 && minOcrConfidence <= 1)) yield `${name}.minOcrConfidence must be 0 to 1`
  if (!(incomeTolerance >= 0 && incomeTolerance < 1)) yield `${name}.incomeTolerance must be 0 to below 1`
  if (ownerShare.length === 0) yield `${name}.ownerShare must say at least one share`
  for (const [index, { from, percent }] of ownerShare.entries()) {
    if (!(percent > 0 && percent <= 50)) yield `${name}.ownerShare must be above 0 to 50`
    if (!isIsoDate(from)) yield `${name}.ownerShare must hold from a date`
    if (index > 0 && from <= (ownerShare[index - 1]?.from ?? '')) yield `${name}.ownerShare must be oldest first`
  }
  for (const key of ['expiringDays', 'maxListAgeDays', 'sofAmount'] as const) {
    if (!isPositive(thresholds[key])) yield `${name}.${key} must be positive`
  }
}

function* dataPointFaults({ dataPoints }: PolicyPack): Iterable<string> {
  for (const kind of clientKinds) {
    const points = dataPoints[kind].map(([point]) => point)
    if (new Set(points).size !== points.length) yield `a data point of ${kind} is named twice`
    for (const point of points) if (!pointPattern.test(point)) yield `${point} of ${kind} is no data point`
  }
}

function* stepFaults({ steps, locks }: PolicyPack): Iterable<string> {
  for (const purpose of purposes) {
    for (const kind of clientKinds) {
      for (const [step] of steps[purpose][kind]) {
        if (findStep(step) === null) yield `${step} of ${kind} (${purpose}) is no step`
      }
    }
  }
  const asked = steps.onboarding.individual.some(([step, mark]) => step === 'photo_id' && mark === 'C')
  if (locks.identity && !asked) yield 'identity is locked but onboarding asks for no photo_id'
}

function* ageFaults({ maxAgeDays, reviewMonths }: PolicyPack): Iterable<string> {
  for (const [type, days] of Object.entries(maxAgeDays)) {
    if (!isDocumentTypeId(type)) yield `maxAgeDays names ${type}, which is no document type`
    if (typeof days === 'number' && !isPositive(days)) yield `maxAgeDays of ${type} must be positive`
  }
  const { High, Medium, Low } = reviewMonths
  if (!(High > 0 && High <= Medium && Medium <= Low)) yield 'reviewMonths must rise as the level falls'
}

function* lockFaults({ locks, severities }: PolicyPack): Iterable<string> {
  for (const lock of ['identity', 'sanctions'] as const) {
    if (!locks[lock]) continue
    for (const rule of lockedRules[lock]) {
      const severity = severities[rule]
      if (severity !== undefined && severity !== 'critical') yield `${rule} is held by the ${lock} lock`
    }
  }
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0
}

/** Known time zones: asking costs more than all other checks of a pack. */
const timezones = new Set<string>()

function isTimezone(name: string): boolean {
  if (timezones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    timezones.add(name)
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
