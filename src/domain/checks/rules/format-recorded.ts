import type { Severity } from '../../../contract/check.ts'
import type { ProfileFault } from '../../profile/profile.ts'
import { defineCheck, type Finding } from '../definition/check-rule.ts'
import type { ClientContext } from '../definition/contexts.ts'
import { faultReason } from '../facts/fault-reasons.ts'
import { fieldName } from '../../profile/field-names.ts'
import { capitalised } from '../facts/text-list.ts'

/** Longest value shown in a sentence, in characters. */
const shownLengthMax = 80

/** Keys with a format, in the order of docs/rules/profile.md#keys. Free text gives no check. */
const formattedKeys: readonly string[] = [
  ...['date_of_birth', 'sex', 'citizenship', 'country', 'country_of_birth', 'incorporation_country', 'funds_country'],
  ...['province', 'postal_code', 'phone', 'email', 'id_type', 'id_number', 'id_expiry', 'id_issue_date', 'id_country'],
  ...[
    'sin',
    'ssn',
    'itin',
    'ein',
    'national_number',
    'tax_number',
    'marital_status',
    'dependants',
    'employment_status',
    'occupation',
  ],
  ...['account_type', 'expected_amount', 'expected_monthly_volume', 'expected_cash', 'annual_income'],
  ...['net_liquid_assets', 'total_net_worth', 'total_assets', 'total_liabilities', 'monthly_debt_payments'],
  ...['housing_cost', 'investment_amount', 'annual_revenue', 'currency', 'objective', 'horizon'],
  ...['investment_knowledge', 'investment_experience', 'risk_tolerance', 'loss_reaction', 'liquidity_needs'],
  ...['business_number', 'neq', 'siren', 'siret', 'ice', 'rc', 'if_number', 'lei', 'charity_registration', 'iban'],
  ...['incorporation_date', 'date_of_death', 'trust_date', 'delivery_channel', 'last_review_date'],
  ...['relationship_since', 'consent_date'],
]

/** Numbers with a check digit or that identify an entity: a wrong one blocks. docs/reference/en/checks/format-recorded.md. */
const criticalKeys: ReadonlySet<string> = new Set([
  'sin',
  'ssn',
  'business_number',
  'neq',
  'lei',
  'siren',
  'ice',
  'iban',
])

/** The name of each key at the start of a label and inside it. */
const texts = new Map(formattedKeys.map((key) => [key, { Key: capitalised(fieldName(key)), key: fieldName(key) }]))

/** Every given value is valid for its key. */
export const formatRecorded = defineCheck<ClientContext>({
  id: 'format:recorded',
  severity: 'warning',
  label: { en: '{Key} {key:has/have} a valid format.', fr: 'Le format {du key} est valide.' },
  labelTexts: textsOf,
  details: [
    {
      en: '{value} {key:is not a/are not/is not} valid {key}: {why}.',
      fr: '{value} {key:n’est/ne sont} pas {un key} {key:valide} : {why}.',
    },
    // Of a list only what could not be read is shown.
    {
      en: 'Not valid in {key}: {value}; {why}.',
      fr: '{value} : valeur non valide pour {le key}, {why}.',
    },
  ],
  find({ profile: { given, faults } }) {
    const findings: Finding[] = []
    for (const key of formattedKeys) {
      const fault = faults.length === 0 ? undefined : faults.find((candidate) => candidate.key === key)
      // An invalid amount counts as missing, and still fails here. docs/rules/profile.md#keys.
      if (fault !== undefined) findings.push(failing(fault))
      else if (given.has(key)) findings.push({ label: key, passed: true })
    }
    // By key, since the order in which a request names its keys changes nothing.
    const others = faults.filter(({ key }) => !texts.has(key))
    for (const fault of others.toSorted((a, b) => (a.key < b.key ? -1 : 1))) findings.push(failing(fault))
    return findings
  },
})

function failing(fault: ProfileFault): Finding {
  const { key, value, why } = fault
  const severity: Severity = criticalKeys.has(key) && why !== 'temporary_sin' ? 'critical' : 'warning'
  const params = { ...textsOf(key), value: value.slice(0, shownLengthMax), why: faultReason(why) }
  const isOfList = why === 'not_a_country' && fieldName(key).agreement.endsWith('p')
  return { label: key, passed: false, severity, detail: isOfList ? 1 : 0, params }
}

function textsOf(key: string) {
  return texts.get(key) ?? { Key: capitalised(fieldName(key)), key: fieldName(key) }
}
