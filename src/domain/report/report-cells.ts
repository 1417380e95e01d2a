import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { ReportBlock, ReportCell } from './report-content.ts'

/** Labels with their values. */
export type Facts = readonly (readonly [label: Bilingual, value: ReportCell])[]

/** Labels with their values, in one language. */
export function facts(language: Locale, pairs: Facts): ReportBlock {
  return { kind: 'facts', facts: pairs.map(([label, value]) => ({ label: label[language], value })) }
}

/** The text, or in a lighter colour what stands for a missing or empty one. */
export function known(text: string | undefined | null, missing: string): ReportCell {
  return text === undefined || text === null || text === '' ? muted(missing) : plain(text)
}

/** A value. */
export function plain(text: string): ReportCell {
  return { text, tone: 'plain' }
}

/** What stands for a missing value. */
export function muted(text: string): ReportCell {
  return { text, tone: 'muted' }
}

/** A text with its `{name}` replaced by values. */
export function filled(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
