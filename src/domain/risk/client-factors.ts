import { businessActivity } from './business-activity.ts'
import { headed, failed, factorsOf, isOf, type ComplianceFacts, type Factor, type FactorRow } from './factor.ts'
import { politicalExposureFactors } from './political-exposure.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { choiceWord } from '../profile/choice-words.ts'

/** Points by source of funds; other sources give none. docs/rules/risk.md#client. */
const sourcePoints: Readonly<Record<string, number>> = {
  cash: 20,
  gambling: 20,
  crypto: 20,
  gift: 10,
  loan: 10,
  other: 10,
}
const sourceNotGivenPoints = 10
const sourcePointsMax = 20
const notGiven: Bilingual = { en: 'not given', fr: 'non fournie' }

/** Monthly volume above the declared income, in months of income. docs/rules/risk.md#client. */
const incomeMonthsMax = 5

/** Expected cash per month that counts, in the client's currency. docs/rules/risk.md#client. */
const cashMin = 10_000

const sanctionsRows: readonly FactorRow[] = [
  {
    id: 'client:sanctions',
    points: 100,
    automatic: () => true,
    sentence: () => ({
      en: 'Possible sanctions match',
      fr: 'Correspondance possible avec une liste de sanctions',
    }),
    applies: ({ failedChecks }) =>
      failedChecks.some(({ id, severity }) => severity === 'critical' && isOf(id, 'screening:sanctions')),
  },
]

/** Fixed points for clients and relationships. PCMLTFR s. 156(1)(c)(i), docs/rules/risk.md#client. */
const rows: readonly FactorRow[] = [
  {
    id: 'client:adverse_media',
    points: 25,
    sentence: () => ({ en: 'Adverse media', fr: 'Médias défavorables' }),
    applies: (facts) => failed(facts, 'screening:adverse_media'),
  },
  {
    id: 'client:third_party',
    points: 15,
    sentence: () => ({ en: 'Account used on behalf of a third party', fr: 'Compte utilisé pour un tiers' }),
    applies: ({ profile }) => profile.values.third_party === true,
  },
  {
    id: 'client:volume',
    points: 10,
    sentence: () => ({
      en: 'Expected volume high for the income',
      fr: 'Volume prévu élevé par rapport au revenu',
    }),
    applies: ({ profile: { values } }) => {
      const income = values.annual_income ?? values.annual_revenue
      const { expected_monthly_volume: volume } = values
      return income !== undefined && volume !== undefined && volume * 12 > income * incomeMonthsMax
    },
  },
  {
    id: 'client:cash',
    points: 15,
    sentence: () => ({
      en: 'Expected cash of 10,000 a month or more',
      fr: 'Espèces prévues de 10 000 par mois ou plus',
    }),
    applies: ({ profile }) => (profile.values.expected_cash ?? 0) >= cashMin,
  },
]

/** The factors of the client and the relationship. docs/rules/risk.md#client. */
export function clientFactors(facts: ComplianceFacts): readonly Factor[] {
  return [
    ...factorsOf(sanctionsRows, facts),
    ...politicalExposureFactors(facts),
    ...factorsOf(rows, facts),
    ...activityFactors(facts),
    ...sourceFactors(facts),
  ]
}

function activityFactors(facts: ComplianceFacts): readonly Factor[] {
  const activity = businessActivity(facts.profile)
  if (activity === null) return []
  const { points, max, text } = activity
  const sentence = () => ({ en: `Business activity: ${text}`, fr: `Activité : ${text}` })
  return [{ id: `client:activity:${activity.category}`, points, max, automatic: false, sentence }]
}

/** An unknown source counts as `other`. */
function sourceFactors({ profile: { values, given } }: ComplianceFacts): readonly Factor[] {
  const source = values.source_of_funds ?? (given.has('source_of_funds') ? 'other' : null)
  const points = source === null ? sourceNotGivenPoints : (sourcePoints[source] ?? 0)
  if (points === 0) return []
  const word = source === null ? notGiven : choiceWord('source_of_funds', source)
  const sentence = () => headed('Source of funds: ', 'Origine des fonds : ', word)
  return [
    { id: `client:source_of_funds:${source ?? 'not_given'}`, points, max: sourcePointsMax, automatic: false, sentence },
  ]
}
