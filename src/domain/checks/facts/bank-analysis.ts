import type { Bilingual } from '../../../contract/locale.ts'
import { findDocumentType } from '../../document-types/index.ts'
import { daysBetween, isIsoDate } from '../../values/dates.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { hasPassed, idWithoutPrefix } from './partner-proof.ts'

type Context = Pick<ClientContext, 'extraChecks' | 'pack' | 'asOf'>

/** Start of the id of the check that carries the day of an analysis, YYYY-MM-DD. docs/rules/bank.md#in-a-verdict. */
const dayStart = 'bank:as_of:'
/** An analysis is current for as long as a statement of the account would be. docs/rules/bank.md#in-a-verdict. */
const statement = 'bank_statement'

const faults = {
  holder: { en: 'the account holder is not confirmed', fr: 'le titulaire du compte n’est pas confirmé' },
  day: { en: 'its day is not given', fr: 'sa date n’est pas indiquée' },
  future: { en: 'it is dated in the future', fr: 'elle est datée dans le futur' },
} as const satisfies Readonly<Record<string, Bilingual>>

/**
 * Why the checks of a bank analysis sent back are no evidence of an account of the client; null when they are.
 * docs/rules/bank.md#in-a-verdict.
 */
export function bankAnalysisFault(context: Context): Bilingual | null {
  if (!hasPassed('bank:holder_name', context)) return faults.holder
  const days = daysOf(context)
  const oldest = days.toSorted()[0]
  if (oldest === undefined || !days.every(isIsoDate)) return faults.day
  if (days.some((day) => day > context.asOf)) return faults.future
  // Null in a pack removes the limit of the type.
  const { [statement]: max = findDocumentType(statement)?.maxAgeDays ?? null } = context.pack.maxAgeDays
  if (max === 'tax') return faults.day
  const age = daysBetween(oldest, context.asOf)
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
