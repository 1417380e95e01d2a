import type { FaultReason } from '../values/fault-reason.ts'

/**
 * A client profile after parsing: canonical key to typed value (docs/rules/profile.md#keys). A key is absent when it
 * was not given, was empty, or could not be parsed (then `faults` names it). A number or text in a wrong format is
 * kept, because it can still be compared with a document.
 */
export interface Profile {
  readonly values: Readonly<Partial<ProfileValues>>
  /** Keys with an invalid value, and why, in the order given. They feed `format:recorded:<key>`. */
  readonly faults: readonly ProfileFault[]
  /**
   * Keys with a non-empty value, valid or not; completeness counts these. Left out: a yes/no question without an
   * answer, and an amount without a number.
   */
  readonly given: ReadonlySet<string>
  /**
   * Keys of which the value sent, or a part of it, cannot be used: a date that is none, a country that is not known. Such a key
   * answers no data point. docs/rules/profile.md#completeness. Absent: none.
   */
  readonly refused?: ReadonlySet<string>
  /** Dates with two readings, by key; they are not in `values`. docs/rules/profile.md#dates. Absent: none. */
  readonly readings?: ReadonlyMap<string, DateReadings>
}

/** The two days that a date such as `04/05/1990` can name, YYYY-MM-DD. */
export type DateReadings = readonly [string, string]

export interface ProfileFault {
  readonly key: string
  /** The value as sent, for the check's detail. */
  readonly value: string
  readonly why: FaultReason
}

export const objectives = ['capital_preservation', 'income', 'balanced', 'growth', 'speculation'] as const
export type Objective = (typeof objectives)[number]
export const horizons = ['lt_1y', '1_3y', '3_5y', '5_10y', 'gt_10y'] as const
export type Horizon = (typeof horizons)[number]
export const knowledges = ['none', 'limited', 'moderate', 'good', 'extensive'] as const
export type Knowledge = (typeof knowledges)[number]
export const experiences = ['none', 'lt_2y', '2_5y', '5_10y', 'gt_10y'] as const
export type Experience = (typeof experiences)[number]
export const tolerances = ['low', 'low_medium', 'medium', 'medium_high', 'high'] as const
export type Tolerance = (typeof tolerances)[number]
export const lossReactions = ['sell_all', 'sell_some', 'hold', 'buy_more'] as const
export type LossReaction = (typeof lossReactions)[number]
export const liquidityNeeds = ['low', 'medium', 'high'] as const
export type LiquidityNeeds = (typeof liquidityNeeds)[number]
export const employmentStatuses = [
  'permanent',
  'part_time',
  'seasonal',
  'self_employed',
  'unemployed',
  'student',
  'retired',
  'homemaker',
] as const
export type EmploymentStatus = (typeof employmentStatuses)[number]
export const deliveryChannels = ['in_person', 'remote_eid', 'remote_documents', 'intermediary'] as const
export type DeliveryChannel = (typeof deliveryChannels)[number]

/** A person or entity behind the client: director, owner, trustee … `name` is always set. */
export interface Party {
  readonly name: string
  /** What the request says the party is; a party with a first and a last name is a person. Absent: not said. */
  readonly kind?: 'person' | 'entity'
  readonly date_of_birth?: string
  /** The two days that the birth date can be read as; then there is no `date_of_birth`. docs/rules/profile.md#dates. */
  readonly birth_readings?: DateReadings
  readonly address?: string
  readonly country?: string
  readonly citizenship?: string
  /** Every nationality of a party who has several. */
  readonly citizenships?: readonly string[]
  readonly role?: string
  /** 0 to 100. */
  readonly ownership_percent?: number
  /** True when control is not by shares: by a vote, an agreement or a title. */
  readonly control?: boolean
  /** Of an entity: who owns it. Shares are of that entity, not of the client. */
  readonly owned_by?: readonly Party[]
  /** The answer to any question of political exposure. */
  readonly pep?: boolean
  /** What the answers say, when one of them is yes. */
  readonly exposure?: StatedExposure
  readonly id_number?: string
}

/** A person's answers about political exposure. PCMLTFR s. 116; docs/rules/risk.md#political-exposure. */
export interface StatedExposure {
  readonly foreign?: boolean
  readonly domestic?: boolean
  readonly hio?: boolean
  /** Exposed, without saying how. */
  readonly pep?: boolean
  readonly family?: boolean
  readonly associate?: boolean
  readonly position?: string
  /** The country of the office, ISO 3166-1 alpha-2. */
  readonly country?: string
  /** The day the office ended, YYYY-MM-DD. */
  readonly endDate?: string
  /** The day the exposure was determined, YYYY-MM-DD. */
  readonly determinedOn?: string
}

/** Approval of a relationship by senior management. PCMLTFR s. 123; docs/rules/risk.md#measures-for-political-exposure. */
export interface SeniorApproval {
  /** Who approved. */
  readonly by?: string
  /** YYYY-MM-DD. */
  readonly date?: string
}

export interface TaxResidence {
  readonly country: string
  readonly number?: string
  readonly reason?: string
}

/** Typed values by canonical key. Dates are YYYY-MM-DD, countries ISO 3166 alpha-2, money plain numbers in `currency`. */
export interface ProfileValues {
  first_name: string
  last_name: string
  middle_names: string
  names: readonly string[]
  birth_last_name: string
  other_names: readonly string[]
  /** True for a client who has one name only, and says so. */
  single_name: boolean
  date_of_birth: string
  place_of_birth: string
  sex: string
  /** The first nationality. */
  citizenship: string
  /** Every nationality of a client who has several. */
  citizenships: readonly string[]
  country: string
  country_of_birth: string
  street1: string
  street2: string
  city: string
  province: string
  postal_code: string
  /** The address as one text, when it was given so. */
  address: string
  mailing_address: string
  phone: string
  email: string
  id_type: string
  id_number: string
  id_expiry: string
  id_issue_date: string
  id_country: string
  id_province: string
  sin: string
  /** A SIN that starts with 9 belongs to a temporary resident and expires. */
  sin_expiry: string
  ssn: string
  itin: string
  ein: string
  passport_number: string
  national_number: string
  tax_number: string
  tax_residences: readonly TaxResidence[]
  marital_status: string
  dependants: number
  employment_status: EmploymentStatus
  occupation: string
  employer_name: string
  employer_address: string
  industry: string
  account_type: string
  purpose: string
  source_of_funds: string
  source_of_wealth: string
  expected_amount: number
  expected_monthly_volume: number
  expected_cash: number
  third_party: boolean
  third_party_name: string
  third_party_address: string
  third_party_phone: string
  third_party_date_of_birth: string
  third_party_occupation: string
  third_party_relationship: string
  third_party_registration_number: string
  third_party_jurisdiction: string
  pep_foreign: boolean
  pep_domestic: boolean
  pep_hio: boolean
  pep: boolean
  pep_position: string
  pep_country: string
  pep_family: boolean
  pep_associate: boolean
  pep_end_date: string
  pep_determined_on: string
  pep_measures: string
  senior_approval: SeniorApproval
  senior_approval_by: string
  senior_approval_date: string
  annual_income: number
  net_liquid_assets: number
  total_net_worth: number
  total_assets: number
  total_liabilities: number
  monthly_debt_payments: number
  housing_cost: number
  investment_amount: number
  annual_revenue: number
  currency: string
  objective: Objective
  horizon: Horizon
  investment_knowledge: Knowledge
  investment_experience: Experience
  risk_tolerance: Tolerance
  loss_reaction: LossReaction
  liquidity_needs: LiquidityNeeds
  trusted_contact: string
  legal_name: string
  trade_name: string
  legal_form: string
  activity: string
  naics: string
  website: string
  registration_number: string
  business_number: string
  neq: string
  siren: string
  siret: string
  ice: string
  rc: string
  if_number: string
  lei: string
  charity_registration: string
  msb_registration: string
  iban: string
  incorporation_date: string
  incorporation_country: string
  date_of_death: string
  trust_date: string
  directors: readonly Party[]
  partners: readonly Party[]
  trustees: readonly Party[]
  settlors: readonly Party[]
  beneficiaries: readonly Party[]
  executors: readonly Party[]
  signatories: readonly Party[]
  beneficial_owners: readonly Party[]
  control_person: readonly Party[]
  protectors: readonly Party[]
  /** The chief executive officer, or whoever performs that function. PCMLTFR s. 138(4)(a). */
  chief_executive: readonly Party[]
  no_owner_25: boolean
  ownership_structure: string
  ownership_layers: number
  bearer_shares: boolean
  nominee: boolean
  listed_exchange: string
  regulated_by: string
  solicits_donations: boolean
  foreign_operations: boolean
  operations_countries: readonly string[]
  funds_country: string
  delivery_channel: DeliveryChannel
  last_review_date: string
  relationship_since: string
  consent_date: string
}
