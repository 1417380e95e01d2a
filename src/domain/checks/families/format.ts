import type { Severity } from '../../../contract/check.ts'
import { documentNumberRule, formatRule } from '../../formats/index.ts'
import type { FormatRule } from '../../formats/format-rule.ts'
import { defineCheck, type Finding } from '../check-definition.ts'
import type { DocumentContext } from '../contexts.ts'
import { faultReason } from '../fault-reasons.ts'
import { formatName } from '../format-names.ts'

/** Fields that carry a number of a known format on any document. domain/3-checks 3.2. */
export const numberFields: readonly (readonly [field: string, rule: string])[] = [
  ['sin', 'sin'],
  ['iban', 'iban'],
  ['rib', 'rib_ma'],
  ['institution_number', 'ca_institution'],
  ['transit_number', 'ca_transit'],
  ['business_number', 'business_number'],
  ['charity_registration', 'charity_registration'],
]

/** A pack's own national card is critical there, though only a pattern holds it. data/domain check family `format`. */
const nationalRules: Readonly<Record<string, string>> = { MA: 'cin' }

/** Every number on the document whose format is known. */
export const format = defineCheck<DocumentContext>({
  family: 'format',
  severity: 'critical',
  label: { en: 'The {rule} on the {doc} has a valid format.', fr: 'Le format ({rule}) sur {doc} est valide.' },
  labelTexts: (label) => ({ rule: formatName(label.slice(0, label.indexOf(':'))) }),
  details: [{ en: '{value} is not a valid {rule}: {why}.', fr: '{value} n’est pas un format {rule} valide : {why}.' }],
  find(context) {
    const { fields, docType } = context.document.facts
    const findings: Finding[] = []
    const ownRule = documentNumberRule(docType, context.issuer.country, fields.id_number)
    if (ownRule !== null && fields.id_number !== undefined) findings.push(findingOf(ownRule, fields.id_number, context))
    for (const [field, ruleId] of numberFields) {
      const value = fields[field]
      const rule = value === undefined ? null : formatRule(ruleId)
      if (value !== undefined && rule !== null) findings.push(findingOf(rule, value, context))
    }
    return findings
  },
})

function findingOf(rule: FormatRule, value: string, { document, issuer, pack }: DocumentContext): Finding {
  const result = rule.test(rule.normalise(value), issuer)
  const critical = rule.checkDigit || (pack.country !== null && nationalRules[pack.country] === rule.id)
  const severity: Severity = critical ? 'critical' : 'warning'
  const found = { label: `${rule.id}:${document.label}`, passed: result.valid, severity }
  if (result.valid) return found
  return { ...found, params: { rule: formatName(rule.id), value, why: faultReason(result.why) } }
}
