import type { Bilingual } from '../../../contract/locale.ts'
import { findDocumentType } from '../../document-types/index.ts'
import { addDays, daysBetween, isIsoDate } from '../../values/dates.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { hasPassed, idWithoutPrefix } from './partner-proof.ts'

type Context = Pick<ClientContext, 'extraChecks' | 'environment' | 'pack' | 'asOf'>

/** Start of the id of the check that carries the day of an analysis, YYYY-MM-DD. docs/rules/bank.md#in-a-verdict. */
const dayStart = 'bank:as_of:'
/** End of that id for a simulated account. */
const sandboxEnd = ':sandbox'
/** An analysis is current for as long as a statement of the account would be. docs/rules/bank.md#in-a-verdict. */
const statement = 'bank_statement'

const faults = {
  holder: { en: 'the account holder is not confirmed', fr: 'le titulaire du compte n’est pas confirmé' },
  day: { en: 'its day is not given', fr: 'sa date n’est pas indiquée' },
  simulated: { en: 'the account is simulated', fr: 'le compte est simulé' },
  future: { en: 'it is dated in the future', fr: 'elle est datée dans le futur' },
} as const satisfies Readonly<Record<string, Bilingual>>

/**
 * Why the checks of a bank analysis sent back are no evidence of an account of the client; null when they are.
 * docs/rules/bank.md#in-a-verdict.
 */
export function bankAnalysisFault(context: Context): Bilingual | null {
  if (!hasPassed('bank:holder_name', context)) return faults.holder
  const given = daysOf(context)
  if (context.environment === 'production' && given.some((day) => day.endsWith(sandboxEnd))) return faults.simulated
  const days = given.map((day) => (day.endsWith(sandboxEnd) ? day.slice(0, -sandboxEnd.length) : day))
  const oldest = days.toSorted()[0]
  if (oldest === undefined || !days.every(isIsoDate)) return faults.day
  // The day of the account may have begun before that of the pack's time zone.
  if (days.some((day) => day > addDays(context.asOf, 1))) return faults.future
  // Null in a pack removes the limit of the type.
  const { [statement]: max = findDocumentType(statement)?.maxAgeDays ?? null } = context.pack.maxAgeDays
  if (max === 'tax') return faults.day
  const age = Math.max(0, daysBetween(oldest, context.asOf))
  return max === null || age <= max ? null : tooOld(age, max)
}

/** True when a bank analysis sent back is evidence and these of its checks passed. docs/rules/bank.md#in-a-verdict. */
export function bankAnalysisProves(checkIds: readonly string[], context: Context): boolean {
  return bankAnalysisFault(context) === null && checkIds.every((id) => hasPassed(id, context))
}

/** The days sent; none when a check of a day failed. */
function daysOf({ extraChecks }: Context): readonly string[] {
  const checks = extraChecks.filter(({ id }) => idWithoutPrefix(id).startsWith(dayStart))
  return checks.every(({ passed }) => passed) ? checks.map(({ id }) => idWithoutPrefix(id).slice(dayStart.length)) : []
}

function tooOld(age: number, max: number): Bilingual {
  return {
    en: `it is ${age} days old, the limit is ${max} days`,
    fr: `elle date de ${age} jours, la limite est de ${max} jours`,
  }
}
