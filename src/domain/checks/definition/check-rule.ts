import type { Check, Severity } from '../../../contract/check.ts'
import type { Bilingual, Locale } from '../../../contract/locale.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import type { RuleName } from '../remediation/index.ts'
import { compileTemplate, fillTemplate, type Params, type Template } from './template.ts'

/** One family of checks as its file states it: docs/reference/en/README.md lists them all. */
export interface CheckDefinition<Context> {
  /**
   * Start of every id, up to the label: `legible`, `tamper:producer`, `expiry:recorded:id_expiry`.
   * docs/rules/verdict.md#check-ids. A new one says in clears/ what clears it.
   */
  readonly family: RuleName
  readonly severity: Severity
  readonly label: Bilingual
  /**
   * What fills the label sentence, where the label of a finding alone decides it: such a sentence is made once. What is said
   * of a document (`{doc}`, `{Doc}`) and a sentence without placeholders need not say so.
   */
  readonly labelTexts?: (label: string) => Params
  /** Why it failed; a finding names one by its place. */
  readonly details: readonly Bilingual[]
  /** What was found, in order; none when there is nothing to look at. docs/rules/verdict.md#absent-inputs. */
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
export interface CheckRule<Context> {
  readonly family: RuleName
  readonly severity: Severity
  readonly find: (context: Context) => readonly Finding[]
  readonly labels: Readonly<Record<Locale, Template>>
  readonly labelTexts: ((label: string) => Params) | undefined
  readonly details: readonly Readonly<Record<Locale, Template>>[]
  /** What checks of a label begin with, as made before, by that label. */
  readonly lines: Readonly<Record<Locale, Map<string, Line>>>
}

/** What every check with one label has in common. */
interface Line {
  readonly id: string
  readonly label: string
  /** What the label was filled with beside the label's own texts. */
  readonly common: Params
}

/** Lines kept a family and language. Labels are names of ours but for places in lists (`directors[3]`) and counts (`#7`). */
const linesMax = 250
/** A label that is a name of ours; others may name a person, which nothing keeps. */
const keptLabel = /^[a-z][a-z0-9_:#[\].]{0,79}$/

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
/** Stands for no label among lines; no finding's label is a bare colon. */
const noLabel = ':'

/** Makes a family of its definition. */
export function defineCheck<Context>(definition: CheckDefinition<Context>): CheckRule<Context> {
  const { family, severity, find, label, labelTexts, details } = definition
  const lines = { en: new Map<string, Line>(), fr: new Map<string, Line>() }
  return { family, severity, find, labels: cut(label), labelTexts, details: details.map(cut), lines }
}

/**
 * The checks of a family in one context, appended to `checks`. `common` fills placeholders of every finding; what it names in
 * the label sentence, a finding does not name again.
 */
export function emit<Context>(
  checks: Check[],
  family: CheckRule<Context>,
  context: Context,
  { locale, severities }: Rendering,
  common: Params = noParams,
): void {
  const override = severities[family.family]
  if (override === 'off') return
  const findings = family.find(context)
  if (findings.length === 0) return
  const settled = family.labelTexts !== undefined || isFilledBy(family.labels[locale], common)
  for (const finding of findings) {
    const line = settled ? knownLine(family, finding, locale, common) : newLine(family, finding, locale, common)
    const { passed } = finding
    checks.push({
      id: line.id,
      label: line.label,
      severity: override ?? finding.severity ?? family.severity,
      passed,
      detail: passed ? '' : detailOf(family, finding, locale, common),
    })
  }
}

type Sentences = Pick<CheckRule<never>, 'family' | 'labels' | 'labelTexts' | 'details' | 'lines'>

function knownLine(family: Sentences, finding: Finding, locale: Locale, common: Params): Line {
  const { label = noLabel } = finding
  const lines = family.lines[locale]
  const known = lines.get(label)
  if (known !== undefined && known.common === common) return known
  const line = newLine(family, { ...finding, params: family.labelTexts?.(label) ?? noParams }, locale, common)
  const isKept = known !== undefined || (lines.size < linesMax && (label === noLabel || keptLabel.test(label)))
  if (isKept) lines.set(label, line)
  return line
}

function newLine(family: Sentences, { label, params = noParams }: Finding, locale: Locale, common: Params): Line {
  return {
    id: label === undefined ? family.family : `${family.family}:${label}`,
    label: fillTemplate(family.labels[locale], locale, params, common),
    common,
  }
}

function detailOf(family: Sentences, { detail, params = noParams }: Finding, locale: Locale, common: Params): string {
  const sentence = family.details[detail ?? 0]
  return sentence === undefined ? '' : fillTemplate(sentence[locale], locale, params, common)
}

function isFilledBy(template: Template, common: Params): boolean {
  for (const { name } of template) if (name !== null && common[name] === undefined) return false
  return true
}

function cut(sentence: Bilingual): Readonly<Record<Locale, Template>> {
  return { en: compileTemplate(sentence.en, 'en'), fr: compileTemplate(sentence.fr, 'fr') }
}
