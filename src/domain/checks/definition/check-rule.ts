import type { Check, Severity } from '../../../contract/check.ts'
import type { Bilingual, Locale } from '../../../contract/locale.ts'
import type { PolicyPack } from '../../policy-packs/definition/policy-pack.ts'
import type { RuleName } from '../remediation/index.ts'
import { compileTemplate, fillTemplate, type Params, type Template } from './template.ts'

/** One check rule as its file states it. docs/reference/en/README.md lists all of them. */
export interface CheckDefinition<Context> {
  /**
   * Start of the id of each of its checks, up to the label: `legible`, `tamper:producer`, `expiry:recorded:id_expiry`.
   * docs/rules/verdict.md#check-ids. Each has an entry in remediation/.
   */
  readonly id: RuleName
  readonly severity: Severity
  readonly label: Bilingual
  /**
   * The parameters of the label sentence, when they depend on the finding's label alone: the sentence is then made once per
   * label. Not needed for a sentence without placeholders, or with `{doc}` and `{Doc}` only.
   */
  readonly labelTexts?: (label: string) => Params
  /** Reasons of failure; a finding names one by its index. */
  readonly details: readonly Bilingual[]
  /** The findings in order; empty when the input is absent. docs/rules/verdict.md#absent-inputs. */
  readonly find: (context: Context) => readonly Finding[]
}

/** One outcome of a rule. */
export interface Finding {
  readonly passed: boolean
  /** The rest of the check's id; absent when the rule's id is the whole id. */
  readonly label?: string
  /** Replaces the rule's severity. */
  readonly severity?: Severity
  /** Index in `details`, default 0. */
  readonly detail?: number
  readonly params?: Params
  /** The names that the finding compared, also when it passed. */
  readonly compared?: ComparedNames
}

/** Two names and their score. docs/rules/checks.md#person-names. */
export interface ComparedNames {
  /** As the document or the register shows it. */
  readonly shown: string
  /** As the profile has it. */
  readonly recorded: string
  /** 0 to 100. */
  readonly score: number
}

/** The names that a check compared. */
export interface NameComparison extends ComparedNames {
  /** The check's id. */
  readonly check: string
}

/** A rule ready to run: its templates are compiled once, at load. */
export interface CheckRule<Context> {
  readonly id: RuleName
  readonly severity: Severity
  readonly find: (context: Context) => readonly Finding[]
  readonly labels: Readonly<Record<Locale, Template>>
  readonly labelTexts: ((label: string) => Params) | undefined
  /** True when the label sentence has no placeholders. */
  readonly isOneLine: boolean
  readonly details: readonly Readonly<Record<Locale, Template>>[]
  /** Id and label text of checks made before, by label. */
  readonly lines: Readonly<Record<Locale, Map<string, Line>>>
}

/** What all checks with one label share. */
interface Line {
  readonly id: string
  readonly label: string
  /** The common parameters that the label text was made with. */
  readonly common: Params
}

/**
 * Memoised lines per rule and language. Labels are fixed names with alternatives (`sin/ssn`), list positions (`directors[3]`) and
 * counts (`#7`).
 */
const linesMax = 250
/** Labels of fixed names. Another label may be a person's name, which is not memoised. */
const keptLabel = /^[a-z][a-z0-9_:#/[\].]{0,79}$/

/** How findings become checks. */
export interface Rendering {
  readonly locale: Locale
  readonly severities: PolicyPack['severities']
  /** Gets the names that each check compared. */
  readonly comparisons?: NameComparison[]
  /** Told before a rule looks for its findings, and null after: the data dictionary notes what each rule reads. */
  readonly onRule?: (id: RuleName | null) => void
}

/** Every rule keeps its severity: no pack is asked. */
export const ownSeverities: Rendering['severities'] = {}

/** No check: the input is absent. */
export const nothing: readonly Finding[] = []

/** One passed check without a label. */
export const passes: readonly Finding[] = [{ passed: true }]

const noParams: Params = {}
/** Key of the line without a label; no finding's label is a bare colon. */
const noLabel = ':'

/** Compiles a definition into a rule. */
export function defineCheck<Context>(definition: CheckDefinition<Context>): CheckRule<Context> {
  const { id, severity, find, label, labelTexts, details } = definition
  const lines = { en: new Map<string, Line>(), fr: new Map<string, Line>() }
  const labels = compiled(label)
  const isOneLine = isFilledBy(labels.en, noParams) && isFilledBy(labels.fr, noParams)
  return { id, severity, find, labels, labelTexts, isOneLine, details: details.map(compiled), lines }
}

/**
 * Appends the checks of the rules of a section in one context, in order, to `checks`. `common` fills placeholders of every finding:
 * a finding repeats none of its names in the label sentence.
 */
export function emitAll<Context>(
  checks: Check[],
  rules: readonly CheckRule<Context>[],
  context: Context,
  rendering: Rendering,
  common: Params = noParams,
): void {
  const { onRule, severities } = rendering
  const overrides = overridesOf(rules, severities)
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]
    const override = overrides[index]
    if (rule === undefined || override === 'off') continue
    onRule?.(rule.id)
    const findings = rule.find(context)
    onRule?.(null)
    if (findings.length > 0) addChecks(checks, rule, findings, { rendering, override, common })
  }
}

type Override = Severity | 'off' | undefined

/** What a pack changes of the severities of a section, rule by rule; looked up once for each section. */
const knownOverrides = new WeakMap<Rendering['severities'], Map<readonly object[], readonly Override[]>>()

function overridesOf(rules: readonly { readonly id: RuleName }[], severities: Rendering['severities']) {
  let ofPack = knownOverrides.get(severities)
  if (ofPack === undefined) knownOverrides.set(severities, (ofPack = new Map()))
  let overrides = ofPack.get(rules)
  if (overrides === undefined) ofPack.set(rules, (overrides = rules.map(({ id }) => severities[id])))
  return overrides
}

interface Emission {
  readonly rendering: Rendering
  readonly override: Severity | undefined
  readonly common: Params
}

function addChecks(
  checks: Check[],
  rule: Sentences,
  findings: readonly Finding[],
  { rendering: { locale, comparisons }, override, common }: Emission,
): void {
  const isMemoised = rule.isOneLine || rule.labelTexts !== undefined || isFilledBy(rule.labels[locale], common)
  for (const finding of findings) {
    const line = isMemoised ? memoisedLine(rule, finding, locale, common) : newLine(rule, finding, locale, common)
    const { passed, compared } = finding
    if (compared !== undefined) comparisons?.push({ check: line.id, ...compared })
    checks.push({
      id: line.id,
      label: line.label,
      severity: override ?? finding.severity ?? rule.severity,
      passed,
      detail: passed ? '' : detailOf(rule, finding, locale, common),
    })
  }
}

type Sentences = Omit<CheckRule<never>, 'find'>

function memoisedLine(rule: Sentences, finding: Finding, locale: Locale, common: Params): Line {
  const { label = noLabel } = finding
  const lines = rule.lines[locale]
  const known = lines.get(label)
  if (known !== undefined && known.common === common) return known
  const line = newLine(rule, { ...finding, params: rule.labelTexts?.(label) ?? noParams }, locale, common)
  const isKept = known !== undefined || (lines.size < linesMax && (label === noLabel || keptLabel.test(label)))
  if (isKept) lines.set(label, line)
  return line
}

function newLine(rule: Sentences, { label, params = noParams }: Finding, locale: Locale, common: Params): Line {
  return {
    id: label === undefined ? rule.id : `${rule.id}:${label}`,
    label: fillTemplate(rule.labels[locale], locale, params, common),
    common,
  }
}

function detailOf(rule: Sentences, { detail, params = noParams }: Finding, locale: Locale, common: Params): string {
  const sentence = rule.details[detail ?? 0]
  return sentence === undefined ? '' : fillTemplate(sentence[locale], locale, params, common)
}

function isFilledBy(template: Template, common: Params): boolean {
  for (const { name } of template) if (name !== null && common[name] === undefined) return false
  return true
}

function compiled(sentence: Bilingual): Readonly<Record<Locale, Template>> {
  return { en: compileTemplate(sentence.en, 'en'), fr: compileTemplate(sentence.fr, 'fr') }
}
