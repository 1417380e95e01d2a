import type { Discrepancy } from '../../contract/discrepancy.ts'
import type { Locale } from '../../contract/locale.ts'
import type { RatedContext } from '../checks/definition/contexts.ts'
import { dutyAbout } from '../checks/facts/discrepancy-duty.ts'
import { differencesWith, publicRecords, type Difference } from '../checks/facts/ownership-discrepancies.ts'
import { addDays } from '../values/dates.ts'

/**
 * What an entity declares against the register or its extract, with the duty to report where the law has one: owners and their
 * shares only. Empty for an individual, and when nothing differs. docs/rules/registries.md#discrepancies.
 */
export function discrepancies(context: RatedContext, locale: Locale): readonly Discrepancy[] {
  if (context.kind === 'individual') return []
  const records = publicRecords(context)
  if (records.length === 0) return []
  return differencesWith(records, context).map(({ subject, declared, found, record }) => ({
    subject,
    declared,
    found,
    source: record.source,
    ...reporting({ subject, record }, context, locale),
  }))
}

function reporting(
  { subject, record }: Pick<Difference, 'subject' | 'record'>,
  context: RatedContext,
  locale: Locale,
): Pick<Discrepancy, 'law' | 'report_to' | 'report_by'> {
  const duty = dutyAbout(context)
  const isOwnership = subject === 'owner' || subject === 'share'
  const isCovered = duty !== null && (!duty.federalAtHighRisk || (record.isFederal && context.level === 'High'))
  if (!isOwnership || !isCovered) return { law: null, report_to: null, report_by: null }
  return {
    law: duty.law[locale],
    report_to: duty.reportTo[locale],
    report_by: duty.days === null ? null : addDays(context.asOf, duty.days),
  }
}
