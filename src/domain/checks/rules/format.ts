import type { Severity } from '../../../contract/check.ts'
import { testCanadianAccount } from '../../formats/ca-account.ts'
import { charityRegistration, issuerOfCharityNumber } from '../../formats/charity-registration.ts'
import { documentNumberRule, formatRule, ribRule } from '../../formats/index.ts'
import type { FormatRule } from '../../formats/format-rule.ts'
import { defineCheck, nothing, type Finding } from '../definition/check-rule.ts'
import type { DocumentContext } from '../definition/contexts.ts'
import type { IssuerPlace } from '../definition/issuer-place.ts'
import { faultReason } from '../facts/fault-reasons.ts'
import { formatName } from '../facts/format-names.ts'

/** Fields with a known number format on any document, RIBs apart. docs/rules/checks.md#number-formats. */
const numberFields: readonly (readonly [field: string, rule: string])[] = [
  ['sin', 'sin'],
  ['iban', 'iban'],
  ['institution_number', 'ca_institution'],
  ['transit_number', 'ca_transit'],
  ['business_number', 'business_number'],
  ['charity_registration', 'charity_registration'],
]

/** The rule of a field's number; null for a field without a number format, and for a RIB of neither France nor Morocco. */
export function numberRule(field: string, value: string, country: string | undefined): FormatRule | null {
  if (field === 'rib') return ribRule(value, country)
  const id = numberFields.find(([name]) => name === field)?.[1]
  return id === undefined ? null : formatRule(id)
}

/** Parts of a Canadian account, checked as one number. */
const accountParts: ReadonlySet<string> = new Set(['institution_number', 'transit_number'])

/** National cards checked by pattern only, critical under the pack of their country. docs/reference/en/checks/format.md. */
const nationalRules: Readonly<Record<string, string>> = { FR: 'cni_fr', MA: 'cin' }

/** Every number on the document with a known format is valid. */
export const format = defineCheck<DocumentContext>({
  id: 'format',
  severity: 'critical',
  label: { en: 'The {rule} on the {doc} has a valid format.', fr: 'Le format {du rule} sur {le doc} est valide.' },
  labelTexts: (label) => ({ rule: formatName(label.slice(0, label.indexOf(':'))) }),
  details: [{ en: '{value} is not a valid {rule}: {why}.', fr: '{value} n’est pas {un rule} valide : {why}.' }],
  find(context) {
    const { fields, docType } = context.document.facts
    const findings: Finding[] = []
    const ownRule = documentNumberRule(docType, context.issuer.country, fields.id_number)
    if (ownRule !== null && fields.id_number !== undefined) findings.push(findingOf(ownRule, fields.id_number, context))
    for (const field of ['rib', ...numberFields.map(([name]) => name)]) {
      const value = fields[field]
      const rule =
        value === undefined || accountParts.has(field) ? null : numberRule(field, value, context.issuer.country)
      if (value !== undefined && rule !== null) findings.push(findingOf(rule, value, context))
    }
    return [...findings, ...canadianAccount(context)]
  },
})

/** Canadian accounts only: a French or Moroccan RIB also shows bank and branch. */
function canadianAccount({ document, issuer }: DocumentContext): readonly Finding[] {
  const { fields } = document.facts
  const { institution_number: institution, transit_number: transit, account_number: account } = fields
  if (institution === undefined && transit === undefined) return nothing
  const isElsewhere = issuer.country !== undefined && issuer.country !== 'CA'
  if (isElsewhere || fields.iban !== undefined || fields.rib !== undefined) return nothing
  const result = testCanadianAccount({ transit, institution, account })
  const found = { label: `ca_account:${document.label}`, passed: result.valid, severity: 'warning' } as const
  if (result.valid) return [found]
  // An institution that is not in our list may be valid: info only.
  const value = [transit, institution, account].filter((part) => part !== undefined).join('-')
  const params = { rule: formatName('ca_account'), value, why: faultReason(result.why) }
  return [{ ...found, severity: result.why === 'unknown_institution' ? 'info' : 'warning', params }]
}

function findingOf(rule: FormatRule, value: string, { document, issuer, pack }: DocumentContext): Finding {
  const number = rule.normalise(value)
  const place = rule === charityRegistration ? charityIssuer(number, document.facts.fields, issuer) : issuer
  const result = rule.test(number, place)
  // Numbers of foreign charities have no check digit.
  const hasDigit = rule.checkDigit && (rule !== charityRegistration || place.country === 'CA')
  const critical = hasDigit || (pack.country !== null && nationalRules[pack.country] === rule.id)
  const severity: Severity = critical ? 'critical' : 'warning'
  const found = { label: `${rule.id}:${document.label}`, passed: result.valid, severity }
  if (result.valid) return found
  return { ...found, params: { rule: formatName(rule.id), value, why: faultReason(result.why) } }
}

/** A receipt that names no country is of the country whose numbers look so. docs/rules/checks.md#charity-numbers. */
function charityIssuer(number: string, fields: Readonly<Record<string, string>>, issuer: IssuerPlace): IssuerPlace {
  const country = fields.id_country === undefined ? (issuerOfCharityNumber(number) ?? issuer.country) : issuer.country
  return { country: country ?? 'CA' }
}
