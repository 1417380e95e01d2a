import assert from 'node:assert/strict'
import { test } from 'node:test'
import { assess, type RiskInput } from '../../../src/domain/risk/assess.ts'
import { failedCheck, fileOf, verdictOf } from './file.ts'

/** The five clients of docs/rules/risk.md#worked-examples. Today is 21 November 2026. */
const employee = fileOf(
  {
    date_of_birth: '1985-04-12',
    country: 'CA',
    province: 'QC',
    objective: 'balanced',
    horizon: '5_10y',
    investment_knowledge: 'moderate',
    investment_experience: '2_5y',
    annual_income: 85_000,
    net_liquid_assets: 60_000,
    total_net_worth: 310_000,
    employment_status: 'permanent',
    source_of_funds: 'employment',
    account_type: 'registered_investment',
  },
  { deliveryChannel: 'remote_eid' },
)

const youngInvestor = fileOf(
  {
    date_of_birth: '1992-02-29',
    country: 'CA',
    objective: 'growth',
    horizon: 'gt_10y',
    investment_knowledge: 'good',
    investment_experience: '5_10y',
    annual_income: 120_000,
    net_liquid_assets: 250_000,
    total_net_worth: 600_000,
    source_of_funds: 'employment',
  },
  { deliveryChannel: 'remote_documents' },
)

const retiredMayor = fileOf(
  {
    date_of_birth: '1958-06-01',
    country: 'CA',
    objective: 'speculation',
    horizon: '1_3y',
    investment_knowledge: 'limited',
    investment_experience: 'lt_2y',
    risk_tolerance: 'high',
    liquidity_needs: 'high',
    annual_income: 48_000,
    net_liquid_assets: 35_000,
    total_net_worth: 220_000,
    employment_status: 'retired',
    source_of_funds: 'pension',
    account_type: 'margin',
    third_party: true,
    pep_domestic: true,
    pep_position: 'mayor',
    pep_end_date: '2024-11-01',
  },
  { deliveryChannel: 'remote_documents' },
)

const numberedCorporation = fileOf(
  {
    legal_name: '9123-4567 Québec inc.',
    country: 'CA',
    activity: 'Money services business',
    operations_countries: ['KE'],
    ownership_layers: 3,
    source_of_funds: 'business_income',
  },
  {
    kind: 'corporation',
    deliveryChannel: 'remote_documents',
    verification: verdictOf([
      failedCheck('registry:active', 'critical'),
      failedCheck('ownership:confirmed', 'warning'),
      failedCheck('geography:high_risk', 'warning'),
    ]),
  },
)

/** A foreign minister's spouse is declared as `pep_foreign` (whose office) with `pep_family` (whose relative). */
const ministersSpouse = fileOf(
  {
    date_of_birth: '1974-09-30',
    country: 'MA',
    objective: 'income',
    horizon: '3_5y',
    annual_income: 150_000,
    source_of_funds: 'employment',
    pep_foreign: true,
    pep_family: true,
  },
  { deliveryChannel: 'remote_eid' },
)

function outcome(file: RiskInput) {
  const { risk_profile, capacity, compliance_risk, suitability } = assess(file)
  return { risk_profile, capacity, compliance_risk, suitability }
}

function inFrench(file: RiskInput) {
  return outcome({ ...file, locale: 'fr' })
}

test('A, an employee in Québec: Balanced, Adequate, Low, suitable', () => {
  assert.deepEqual(outcome(employee), {
    risk_profile: { score: 58, band: 'Balanced', missing: [] },
    capacity: { score: 64, band: 'Adequate', missing: [] },
    compliance_risk: { level: 'Low', score: 3, factors: ['Delivery: remote eID: +3'] },
    suitability: 'Suitable: a Balanced profile is within the client’s tolerance (Balanced) and capacity (Adequate).',
  })
})

test('A2, a young investor: Aggressive, High, Low, suitable', () => {
  assert.deepEqual(outcome(youngInvestor), {
    risk_profile: { score: 83, band: 'Aggressive', missing: [] },
    capacity: { score: 77, band: 'High', missing: [] },
    compliance_risk: { level: 'Low', score: 8, factors: ['Delivery: remote documents: +8'] },
    suitability: 'Suitable: an Aggressive profile is within the client’s tolerance (Aggressive) and capacity (High).',
  })
})

test('B, a retired mayor: capped at Conservative, Limited, High by total, an objective too far', () => {
  assert.deepEqual(outcome(retiredMayor), {
    risk_profile: { score: 53, band: 'Conservative', missing: [] },
    capacity: { score: 28, band: 'Limited', missing: [] },
    compliance_risk: {
      level: 'High',
      score: 51,
      factors: [
        'Politically exposed domestic person: +20',
        'Account used on behalf of a third party: +15',
        'Product: margin: +8',
        'Delivery: remote documents: +8',
      ],
    },
    suitability:
      'Not suitable as requested: the objective (speculation) exceeds a Conservative profile; tolerance Conservative, ' +
      'capacity Limited. Enhanced due diligence applies.',
  })
})

test('C, a numbered corporation that sends money to Kenya: 123 points shown, 100 counted, blocked', () => {
  const { compliance_risk, suitability, ...rest } = outcome(numberedCorporation)
  assert.deepEqual(rest, {
    risk_profile: {
      score: 0,
      band: 'Undetermined',
      missing: ['objective', 'horizon', 'investment_knowledge', 'investment_experience'],
    },
    capacity: {
      score: 0,
      band: 'Undetermined',
      missing: ['incorporation_date', 'annual_revenue', 'net_liquid_assets', 'total_net_worth'],
    },
  })
  assert.deepEqual(compliance_risk, {
    level: 'High',
    score: 100,
    factors: [
      'Business activity: Money services business: +25',
      'Country under FATF increased monitoring (Kenya, countries of operation): +25',
      'Delivery: remote documents: +8',
      'Entity kind: corporation: +5',
      'Ownership has 3 layers: +15',
      'Beneficial ownership not confirmed: +25 (High by rule)',
      '1 blocking verification failure(s): +20',
    ],
  })
  assert.equal(
    suitability,
    'Not suitable: 1 blocking verification failure(s) must be resolved first. Enhanced due diligence applies.',
  )
  const rows = assess(numberedCorporation).explain.filter(({ factor }) => factor.startsWith('compliance_risk:'))
  assert.deepEqual(rows.at(-1), { factor: 'compliance_risk:cap', points: -23, max: 0 })
})

test('D, the spouse of a foreign minister: Conservative with two answers missing, Limited, High by rule', () => {
  assert.deepEqual(outcome(ministersSpouse), {
    risk_profile: {
      score: 20,
      band: 'Conservative',
      missing: ['investment_knowledge', 'investment_experience'],
    },
    capacity: { score: 31, band: 'Limited', missing: ['net_liquid_assets', 'total_net_worth'] },
    compliance_risk: {
      level: 'High',
      score: 53,
      factors: [
        'Family member or close associate of a politically exposed foreign person: +40 (High by rule)',
        'Resident outside Canada (Morocco): +10',
        'Delivery: remote eID: +3',
      ],
    },
    suitability:
      'Suitable: a Conservative profile is within the client’s tolerance (Conservative) and capacity (Limited). ' +
      'Enhanced due diligence applies.',
  })
})

test('in French the sentences change; scores, bands, levels and data points do not', () => {
  assert.deepEqual(inFrench(retiredMayor), {
    risk_profile: { score: 53, band: 'Conservative', missing: [] },
    capacity: { score: 28, band: 'Limited', missing: [] },
    compliance_risk: {
      level: 'High',
      score: 51,
      factors: [
        'National politiquement vulnérable (NPV) : +20',
        'Compte utilisé pour un tiers : +15',
        'Produit : compte sur marge : +8',
        'Canal : à distance, sur documents : +8',
      ],
    },
    suitability:
      'Ne convient pas tel que demandé : l’objectif (spéculation) dépasse un profil Prudent; tolérance : Prudent, ' +
      'capacité : Limitée. Des mesures spéciales s’appliquent.',
  })
  assert.deepEqual(inFrench(ministersSpouse).compliance_risk.factors, [
    'Membre de la famille ou étroitement associé d’un EPV : +40 (élevé d’office)',
    'Résidence hors du Canada (Maroc) : +10',
    'Canal : à distance, par vérification eID : +3',
  ])
  assert.deepEqual(inFrench(numberedCorporation).compliance_risk.factors, [
    'Activité : Money services business : +25',
    'Pays sous surveillance renforcée du GAFI (Kenya, pays d’exploitation) : +25',
    'Canal : à distance, sur documents : +8',
    'Type d’entité : société par actions : +5',
    'Détention à 3 niveaux : +15',
    'Propriété effective non confirmée : +25 (élevé d’office)',
    '1 échec bloquant de la vérification : +20',
  ])
})

test('risk_level is the compliance level, and the verdict comes back as it was', () => {
  for (const file of [employee, youngInvestor, retiredMayor, numberedCorporation, ministersSpouse]) {
    const assessment = assess(file)
    assert.equal(assessment.risk_level, assessment.compliance_risk.level)
    assert.equal(assessment.verification, file.verification)
  }
})
