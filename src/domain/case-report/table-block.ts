import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { ReportBlock, ReportCell } from '../report/report-content.ts'

/** A table from its labels and shares. */
export function table(
  labels: readonly Bilingual[],
  shares: readonly number[],
  rows: readonly (readonly ReportCell[])[],
  locale: Locale,
): ReportBlock {
  return { kind: 'table', columns: labels.map((label, at) => ({ label: label[locale], share: shares[at] ?? 0 })), rows }
}
