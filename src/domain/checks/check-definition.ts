import type { Check, Severity } from '../../contract/check.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { PolicyPack } from '../regimes/policy-pack.ts'
import type { FamilyName } from './clears/index.ts'
import { compileTemplate, fillTemplate, type Params, type Template } from './template.ts'

/** One family of checks as its file states it: texts are those of data/domain/checks.json. */
export interface CheckDefinition<Context> {
  /**
   * Start of every id, up to the label: `legible`, `tamper:producer`, `expiry:recorded:id_expiry`. domain/0 rule 2. A new one
   * says in clears/ what clears it.
   */
  readonly family: FamilyName
  readonly severity: Severity
  readonly label: Bilingual
  /** Why it failed; a finding names one by its place. */
  readonly details: readonly Bilingual[]
  /** What was found, in order; none when there is nothing to look at. domain/0 rule 3. */
  readonly find: (context: Context) => readonly Finding[]
}

/** One outcome of a family. */
export interface Finding {
  readonly passed: boolean
  /** The rest of the id; absent when the family is the whole id. */
  readonly label?: string
  /** Where the rule gives another severity than the family's. */
  readonly severity?: Severity
  /** Place in `details`, default 0. */
  readonly detail?: number
  readonly params?: Params
}

/** A family ready to run: its sentences cut once, at load. */
export interface CheckFamily<Context> {
  readonly family: FamilyName
  readonly severity: Severity
  readonly find: (context: Context) => readonly Finding[]
  readonly labels: Readonly<Record<Locale, Template>>
  readonly details: readonly Readonly<Record<Locale, Template>>[]
}

/** How findings become checks. */
export interface Rendering {
  readonly locale: Locale
  readonly severities: PolicyPack['severities']
}

/** Nothing to look at: no check. */
export const nothing: readonly Finding[] = []

/** A check that passed and has no label of its own. */
export const passes: readonly Finding[] = [{ passed: true }]

const noParams: Params = {}

/** Makes a family of its definition. */
export function defineCheck<Context>(definition: CheckDefinition<Context>): CheckFamily<Context> {
  const { family, severity, find, label, details } = definition
  return { family, severity, find, labels: cut(label), details: details.map(cut) }
}

/** The checks of a family in one context, appended to `checks`. `common` fills placeholders that findings do not name. */
export function emit<Context>(
  checks: Check[],
  { family, severity, find, labels, details }: CheckFamily<Context>,
  context: Context,
  { locale, severities }: Rendering,
  common: Params = noParams,
): void {
  const override = severities[family]
  if (override === 'off') return
  for (const finding of find(context)) {
    const params = finding.params ?? noParams
    const detail = finding.passed ? undefined : details[finding.detail ?? 0]
    checks.push({
      id: finding.label === undefined ? family : `${family}:${finding.label}`,
      label: fillTemplate(labels[locale], locale, params, common),
      severity: override ?? finding.severity ?? severity,
      passed: finding.passed,
      detail: detail === undefined ? '' : fillTemplate(detail[locale], locale, params, common),
    })
  }
}

function cut(sentence: Bilingual): Readonly<Record<Locale, Template>> {
  return { en: compileTemplate(sentence.en, 'en'), fr: compileTemplate(sentence.fr, 'fr') }
}
