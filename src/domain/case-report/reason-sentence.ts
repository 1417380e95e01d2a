import type { Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import { filled } from '../report/report-cells.ts'
import { words } from './words.ts'

/** One sentence why a verdict is as it is: how many critical checks failed, else warnings, and the first of them. */
export function reasonSentence(
  { critical_failures: failures, flags }: Readonly<Record<'critical_failures' | 'flags', readonly Check[]>>,
  locale: Locale,
): string {
  const [first] = failures.length > 0 ? failures : flags
  if (first === undefined) return words.whyPassed[locale]
  const sentence = failures.length > 0 ? words.whyFailed : words.whyFlagged
  const count = failures.length > 0 ? failures.length : flags.length
  return filled(sentence[locale], { count, first: first.detail === '' ? first.label : first.detail })
}
