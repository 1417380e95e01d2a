import { remediations } from '../checks/remediation/index.ts'
import type { Remediation } from '../checks/remediation/remediation.ts'
import { isDocumentTypeId } from '../document-types/index.ts'

/** What a check can have been read from. */
export const evidenceSources = [
  ...(['partner', 'screening', 'registry', 'discrepancies', 'identity', 'eid', 'bank', 'document', 'profile'] as const),
] as const
export type EvidenceSource = (typeof evidenceSources)[number]

/** A check's rule and what it was read from. */
export interface CheckEvidence {
  /** Null: the partner's own check. */
  readonly rule: string | null
  readonly source: EvidenceSource
  /** The document that the id names: its type, and its number among those of the type, from 1. */
  readonly document: { readonly type: string; readonly number: number } | null
  /** The party that the id of a screening names. */
  readonly party: string | null
}

/** What each rule is read from, by the start of its id; other rules read a document that the id names, or the profile. */
const sourcesOfRules: readonly (readonly [start: string, source: EvidenceSource])[] = [
  ['screening', 'screening'],
  ['pep:undeclared', 'screening'],
  ['registry:', 'registry'],
  ['ownership:discrepancy', 'discrepancies'],
  ['method:', 'identity'],
  ['eid:', 'eid'],
  ['bank:', 'bank'],
]

const rules: ReadonlyMap<string, Remediation> = new Map(Object.entries(remediations))

/** The rule of a check by the check's id, and what the rule was read from. docs/rules/verdict.md#check-ids. */
export function checkEvidence(id: string): CheckEvidence {
  const rule = ruleOf(id)
  if (rule === null) return { rule, source: 'partner', document: null, party: null }
  const label = id.slice(rule.length + 1)
  const [, source] = sourcesOfRules.find(([start]) => rule.startsWith(start)) ?? []
  if (source !== undefined) {
    return { rule, source, document: null, party: source === 'screening' && label !== '' ? label : null }
  }
  const [type = '', number = '1'] = (
    label.split(':').find((part) => isDocumentTypeId(part.split('#')[0] ?? '')) ?? ''
  ).split('#')
  if (type === '') return { rule, source: 'profile', document: null, party: null }
  return { rule, source: 'document', document: { type, number: Number(number) }, party: null }
}

/** What makes a check of a rule pass, and where the rule comes from; undefined for a partner's own check. */
export function remediationOf(rule: string | null): Remediation | undefined {
  return rule === null ? undefined : rules.get(rule)
}

/** The longest id of a rule that the check's id starts with; null for a partner's own check. */
function ruleOf(id: string): string | null {
  const parts = id.split(':')
  for (let length = parts.length; length > 0; length--) {
    const rule = parts.slice(0, length).join(':')
    if (rules.has(rule)) return rule
  }
  return null
}
