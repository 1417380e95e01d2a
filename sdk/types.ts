// Written by `npm run sdk:types` from the OpenAPI description: change that instead.

import type { FileAnswer, UploadFile } from './files.ts'

/** `AddCaseNote` of the OpenAPI description. */
export type AddCaseNote = {
  /** The `case_id` of an answer. */
  readonly case_id: string
  /** The note. */
  readonly text: string
  /** Who writes it. */
  readonly author: string
}

/** `AssessAnswer` of the OpenAPI description. */
export type AssessAnswer = {
  readonly verification: Verdict
  readonly assessment: Assessment
  readonly registry: RegistryAnswer | null
  /** The day by which the client is to be reviewed. */
  readonly next_review_due?: string
  /** How each verified person was verified. */
  readonly identity_record?: readonly IdentityRecord[]
  /** What was declared against what a register shows. */
  readonly discrepancies?: readonly Discrepancy[]
  /** Hits on lists that fail a check, and those that were cleared. */
  readonly screening?: readonly ShownHit[]
  /** The lists that ran, when one that the policy wants did not. */
  readonly lists_run?: readonly UsedList[]
  /** Only with a reference. */
  readonly case_id?: string
  /** Only with a reference: what `replay` asks for. */
  readonly verdict_id?: string
  /** Fields of the request that nothing read; absent when there are none. */
  readonly ignored?: readonly IgnoredField[]
}

/** `Assessment` of the OpenAPI description. */
export type Assessment = {
  readonly risk_profile: Banded
  readonly capacity: Banded
  readonly compliance_risk: ComplianceRisk
  readonly suitability: string
  readonly risk_level: 'Low' | 'Medium' | 'High'
  readonly verification: BareVerdict
  readonly explain: readonly Contribution[]
}

/** `AssignCase` of the OpenAPI description. */
export type AssignCase = {
  /** The `case_id` of an answer. */
  readonly case_id: string
  /** Null: nobody. */
  readonly assignee: string | null
  /** Who assigns it. */
  readonly by: string
}

/** `AssignedCase` of the OpenAPI description. */
export type AssignedCase = {
  readonly case_id: string
  readonly assignment: CaseAssignment | null
}

/** `Banded` of the OpenAPI description. */
export type Banded = {
  readonly score: number
  readonly band: string
  readonly missing: readonly string[]
}

/** `BankAnalysis` of the OpenAPI description. */
export type BankAnalysis = {
  readonly connection_id: string
  /** ISO 8601. */
  readonly generated_at: string
  readonly environment: 'sandbox' | 'production'
  /** ISO 4217. */
  readonly currency: string
  /** Whole calendar months that were used. */
  readonly months: number
  /** YYYY-MM-DD; null without a whole month. */
  readonly period_start: string | null
  /** YYYY-MM-DD; null without a whole month. */
  readonly period_end: string | null
  readonly account: {
    /** Holders of a joint account are joined with " & ". */
    readonly holder: string
    readonly last4: string
    /** Days since it was opened; null when the bank does not say. */
    readonly age_days: number | null
    readonly days_of_history: number
  }
  readonly income: {
    /** Null without a whole month, as the next two. */
    readonly average_monthly: number | null
    /** Of the months. */
    readonly median_monthly: number | null
    /** 12 times the average. */
    readonly annualised: number | null
    /** Population standard deviation ÷ mean of the months; null without income. */
    readonly volatility: number | null
    readonly stability: 'stable' | 'variable' | 'irregular' | 'none'
    readonly sources: readonly {
      readonly name: string
      readonly category: string
      readonly frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'irregular'
      readonly average_amount: number
      readonly last_date: string
      /** YYYY-MM-DD; null for an irregular source. */
      readonly next_expected: string | null
      readonly occurrences: number
      /** How likely it recurs; 0 for irregular. */
      readonly confidence: number
    }[]
  }
  readonly expenses: {
    /** All debits; null without a whole month. */
    readonly average_monthly: number | null
    /** Monthly average, the largest first. */
    readonly by_category: {
      readonly [key: string]: number
    }
  }
  /** Recurring payments of the obligation categories. */
  readonly obligations: readonly {
    readonly name: string
    readonly category: string
    readonly frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly'
    readonly average_amount: number
  }[]
  readonly ratios: {
    /** Housing ÷ income; null without income. */
    readonly housing: number | null
    /** Housing and obligations ÷ income; null without income. */
    readonly debt_service: number | null
    readonly basis: 'net_income'
  }
  readonly balance: {
    /** On the day of the analysis. */
    readonly current: number
    /** Mean of the balances at the ends of the months; null without a whole month. */
    readonly average_end: number | null
    /** Lowest balance at the end of a day; null without a whole month. */
    readonly minimum: number | null
    /** Null of fewer than two whole months. */
    readonly trend: 'up' | 'flat' | 'down' | null
    /** Least-squares slope of the balances at the ends of the months. */
    readonly slope_per_month: number | null
    /** Days that ended below zero. */
    readonly days_negative: number
  }
  readonly nsf: {
    readonly count: number
    readonly by_month: {
      readonly [key: string]: number
    }
  }
  /** Oldest first. */
  readonly cash_flow: readonly BankCashFlowMonth[]
  /** Monthly income less debits other than transfers, withdrawals and savings. */
  readonly free_cash_flow: number | null
  readonly flags: readonly Check[]
  /** 0 to 100; null without a whole month or a transaction in it. */
  readonly score: number | null
  /** Null without a score. */
  readonly band: 'Good' | 'Fair' | 'Weak' | null
  /** The day of the analysis. */
  readonly as_of: string
  readonly months_requested: number
  /** What was deducted from 100. */
  readonly score_parts: readonly {
    readonly id: string
    readonly points: number
  }[]
  readonly underwriting: {
    readonly income_by_source: readonly {
      readonly name: string
      readonly category: string
      readonly average_monthly: number
      /** Of all income, 0 to 1. */
      readonly share: number
      readonly volatility: number
      readonly stability: 'stable' | 'variable' | 'irregular' | 'none'
    }[]
    /** Government benefits ÷ income, 0 to 1; null without income. */
    readonly government_share: number | null
    /** Recurring payments of a confidence of 0.5 or more, housing and bills included. */
    readonly recurring_payments: readonly {
      readonly name: string
      readonly category: string
      readonly frequency: 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly'
      readonly average_amount: number
      readonly last_date: string
      readonly next_expected: string
      readonly occurrences: number
      /** How likely it recurs; 0 for irregular. */
      readonly confidence: number
    }[]
    /** What the housing ratio is made of. */
    readonly housing_monthly: number | null
    /** What the debt service ratio is made of. */
    readonly debt_service_monthly: number | null
    readonly days_negative_by_month: {
      readonly [key: string]: number
    }
    readonly nsf_most_in_90_days: number
    /** Payday loan payments ÷ debits, 0 to 1; null without debits. */
    readonly payday_share: number | null
    /** Gambling ÷ debits, 0 to 1; null without debits. */
    readonly gambling_share: number | null
  }
}

/** `BankCashFlowMonth` of the OpenAPI description. */
export type BankCashFlowMonth = {
  /** YYYY-MM. */
  readonly month: string
  readonly credits: number
  /** Credits of the income categories. */
  readonly income: number
  /** Positive. */
  readonly debits: number
  /** `credits` less `debits`. */
  readonly net: number
  readonly end_balance: number
  /** Lowest balance at the end of a day. */
  readonly min_balance: number
  readonly nsf_count: number
}

/** `BankConnection` of the OpenAPI description. */
export type BankConnection = {
  readonly id: string
  readonly tenant_id: string
  readonly case_id: string | null
  readonly bank_code: string
  readonly bank_name: string
  /** Several holders are joined with " & ". */
  readonly account_holder: string
  readonly account_last4: string
  /** Always `connected`. */
  readonly status: string
  /** Secret. */
  readonly link_token: string
  /** ISO 8601. */
  readonly connected_at: string
  /** ISO 8601: when the client’s consent ends. */
  readonly expires_at: string
  /** Average of the balances at the ends of the last three whole months; without one the balance. */
  readonly avg_balance: number
  /** Average of the last three whole months; 0 without one. */
  readonly monthly_income: number
  /** Average of the last three whole months; 0 without one. */
  readonly monthly_expenses: number
  readonly transaction_count: number
  /** Three months of the last refresh, else of the first analysis, oldest first; null before both. */
  readonly cash_flow_data: readonly BankCashFlowMonth[] | null
  readonly environment: 'sandbox' | 'production'
  /** ISO 8601. */
  readonly created_at: string
  /** ISO 8601. */
  readonly updated_at: string
}

/** `BankConnectionRequest` of the OpenAPI description. */
export type BankConnectionRequest = {
  /** Code of the bank. The sandbox knows codes for chosen accounts. */
  readonly bank_code: string
  /** Name of the bank, used when the code is not known. */
  readonly bank_name?: string | null
  /** The case that the connection belongs to. It is erased with the case. */
  readonly case_id?: string | null
  /** What the consent page of a bank data provider gave; not used by the sandbox. */
  readonly access_grant?: string | null
}

/** `BankTransaction` of the OpenAPI description. */
export type BankTransaction = {
  readonly id: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly description: string
  /** Negative for a debit, positive for a credit. */
  readonly amount: number
  readonly type: 'credit' | 'debit'
  /** docs/rules/bank.md#categories. */
  readonly category: string
  /** Balance after the transaction. */
  readonly balance: number
}

/** `BankTransactions` of the OpenAPI description. */
export type BankTransactions = {
  /** Newest first. */
  readonly items: readonly BankTransaction[]
  /** Number of transactions that the filters let through. */
  readonly total: number
  readonly account_holder: string
  readonly bank_name: string
}

/** `BareVerdict` of the OpenAPI description. */
export type BareVerdict = {
  /** True when no critical check failed. */
  readonly passed: boolean
  readonly checks: readonly Check[]
  readonly critical_failures: readonly Check[]
  /** Failed warning checks. */
  readonly flags: readonly Check[]
  readonly completeness: Completeness
}

/** `CaseAssessedEvent` of the OpenAPI description. */
export type CaseAssessedEvent = {
  readonly event: 'kyc.case_assessed'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  readonly verdict: {
    readonly status: 'passed' | 'failed'
    /** Ids of failed checks, each once, without names. */
    readonly failed_checks: readonly string[]
    readonly risk_level: 'Low' | 'Medium' | 'High'
    /** A sentence. */
    readonly suitability: string
  }
}

/** `CaseAssignment` of the OpenAPI description. */
export type CaseAssignment = {
  readonly assignee: string
  readonly by: string
  readonly assigned_at: string
}

/** `CaseDecidedEvent` of the OpenAPI description. */
export type CaseDecidedEvent = {
  readonly event: 'kyc.case_decided'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  readonly decision_id: string
  readonly decision: 'approved' | 'declined' | 'escalated'
  /** The newest verdict when it was made; null when the case had none. */
  readonly verdict_id: string | null
}

/** `CaseDecision` of the OpenAPI description. */
export type CaseDecision = {
  readonly decision_id: string
  readonly decision: 'approved' | 'declined' | 'escalated'
  /** Waiting: another reviewer has to confirm it. Ended: another decision or an erasure came first. */
  readonly state: 'waiting' | 'decided' | 'ended'
  /** The newest verdict when it was made; null when the case had none. */
  readonly verdict_id: string | null
  /** False: the case has been judged again since. */
  readonly on_newest_verdict: boolean
  /** The first reviewer first; empty once erased. */
  readonly reviews: readonly {
    readonly reviewer: string
    readonly reason: string
    readonly at: string
  }[]
  readonly asked_at: string
  /** Null while it waits, and when it ended without a second reviewer. */
  readonly decided_at: string | null
}

/** `CaseDelivery` of the OpenAPI description. */
export type CaseDelivery = {
  readonly delivery_id: string
  readonly event_id: string
  readonly event: string
  readonly endpoint_id: string
  /** docs/webhooks.md#states-of-a-delivery. */
  readonly state: string
  readonly attempts: number
  readonly http_status: number | null
  readonly created_at: string
  /** When it was delivered or given up. */
  readonly finished_at: string | null
}

/** `CaseDetail` of the OpenAPI description. */
export type CaseDetail = {
  readonly case_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  /** Closed: the relationship has ended and the retention runs. */
  readonly state: 'open' | 'closed'
  readonly kind: 'individual' | 'corporation' | 'partnership' | 'charitable_org' | 'trust' | 'estate' | null
  /** Of the newest verdict; null while there is none. */
  readonly passed: boolean | null
  /** Of the newest assessment; null while there is none. */
  readonly risk_level: 'Low' | 'Medium' | 'High' | null
  /** Ids of the failed critical and warning checks of the newest verdict, without names, as in events. */
  readonly failed_checks: readonly string[]
  /** When the newest verdict was made. */
  readonly judged_at: string | null
  /** The newest that a person made, or `waiting` while one waits for a second reviewer. */
  readonly decision: 'approved' | 'declined' | 'escalated' | 'waiting' | 'none'
  /** When it was made or asked for; a `judged_at` after it: the case was judged again since. */
  readonly decided_at: string | null
  /** Who works on it; null: nobody. */
  readonly assignee: string | null
  readonly created_at: string
  /** Of the last write on the case. */
  readonly updated_at: string
  /** When the relationship ended. */
  readonly closed_at: string | null
  readonly legal_hold: boolean
  readonly next_review_due: string | null
  /** When its personal data was last erased. */
  readonly erased_at: string | null
  /** The client’s name as a call gave it. */
  readonly subject: string | null
  /** The newest first, 100 at most. */
  readonly verdicts: readonly CaseVerdict[]
  /** What the newest verdict was answered with; null while there is none or once erased. */
  readonly answer: Readonly<Record<string, unknown>> | null
  /** The newest first, 50 at most. */
  readonly documents: readonly CaseDocument[]
  readonly assignment: CaseAssignment | null
  /** The newest first, 200 at most. */
  readonly notes: readonly CaseNote[]
  /** The newest first, those that ended among them. */
  readonly decisions: readonly CaseDecision[]
  /** The newest first, 50 at most. */
  readonly eid_checks: readonly {
    readonly key: number
    readonly state: string
    readonly created_at: string
    readonly expires_at: string
  }[]
  /** The newest first, 50 at most. */
  readonly bank_connections: readonly {
    readonly id: string
    readonly created_at: string
    readonly updated_at: string
  }[]
  /** The newest first, 50 at most. */
  readonly deliveries: readonly CaseDelivery[]
  /** The newest first, 100 at most. */
  readonly timeline: readonly CaseHappening[]
}

/** `CaseDocument` of the OpenAPI description. */
export type CaseDocument = {
  readonly document_id: string
  /** Null once erased. */
  readonly filename: string | null
  readonly doc_type: string
  readonly mime: string
  readonly size_bytes: number
  /** Of the bytes, hex; null once erased. */
  readonly sha256: string | null
  readonly created_at: string
  readonly erased: boolean
  /** By canonical name; empty once erased. */
  readonly fields: {
    readonly [key: string]: ReadValue
  }
  /** What further sources said of a field, and values that were left out for doubt. */
  readonly other_sources: {
    readonly [key: string]: readonly ReadValue[]
  }
  readonly notes: readonly string[]
  readonly pages: readonly PageSize[]
}

/** `CaseHappening` of the OpenAPI description. */
export type CaseHappening = {
  readonly at: string
  /** As in the audit trail. docs/operations.md#audit-trail. */
  readonly action: string
  readonly actor: {
    readonly type: string
    readonly id: string
  }
  readonly object: {
    readonly type: string
    readonly id: string
  }
  /** Of the call. */
  readonly request_id: string | null
}

/** `CaseHit` of the OpenAPI description. */
export type CaseHit = {
  /** As in the ids of its checks. */
  readonly party: string
  readonly list: UsedList
  /** Id of the entry in its list. */
  readonly record_id: string
  /** The primary name of the entry. */
  readonly entry: string
  /** The name of the entry that matched, as published. */
  readonly name: string
  readonly name_kind: 'primary' | 'alias' | 'weak' | 'previous' | 'original'
  readonly topics: readonly ('sanction' | 'pep' | 'rca' | 'debarment' | 'wanted' | 'adverse_media')[]
  readonly article?: ShownArticle
  readonly programmes?: readonly string[]
  /** The checks show a tenth, rounded down. */
  readonly score: number
  /** Their points add up to the score. */
  readonly pieces: readonly ScorePiece[]
  /** In the checks, while it is open. */
  readonly severity: 'critical' | 'warning' | 'none'
  readonly decision: HitDecision | null
}

/** `CaseHits` of the OpenAPI description. */
export type CaseHits = {
  readonly case_id: string
  /** The newest verdict; null when there is none or it was erased. */
  readonly verdict_id: string | null
  /** The lists that were screened against; null when none were. */
  readonly bundle: string | null
  /** By party, the gravest first. */
  readonly hits: readonly CaseHit[]
}

/** `CaseList` of the OpenAPI description. */
export type CaseList = {
  /** The last created first. */
  readonly items: readonly CaseSummary[]
  /** Send it as `cursor` for the next page; null on the last one. */
  readonly next_cursor: string | null
}

/** `CaseNote` of the OpenAPI description. */
export type CaseNote = {
  readonly note_id: string
  /** `hold` and `release`: why the legal hold was set or released. */
  readonly about: 'note' | 'hold' | 'release'
  readonly text: string
  readonly author: string
  readonly created_at: string
}

/** `CaseSummary` of the OpenAPI description. */
export type CaseSummary = {
  readonly case_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  /** Closed: the relationship has ended and the retention runs. */
  readonly state: 'open' | 'closed'
  readonly kind: 'individual' | 'corporation' | 'partnership' | 'charitable_org' | 'trust' | 'estate' | null
  /** Of the newest verdict; null while there is none. */
  readonly passed: boolean | null
  /** Of the newest assessment; null while there is none. */
  readonly risk_level: 'Low' | 'Medium' | 'High' | null
  /** Ids of the failed critical and warning checks of the newest verdict, without names, as in events. */
  readonly failed_checks: readonly string[]
  /** When the newest verdict was made. */
  readonly judged_at: string | null
  /** The newest that a person made, or `waiting` while one waits for a second reviewer. */
  readonly decision: 'approved' | 'declined' | 'escalated' | 'waiting' | 'none'
  /** When it was made or asked for; a `judged_at` after it: the case was judged again since. */
  readonly decided_at: string | null
  /** Who works on it; null: nobody. */
  readonly assignee: string | null
  readonly created_at: string
  /** Of the last write on the case. */
  readonly updated_at: string
  /** When the relationship ended. */
  readonly closed_at: string | null
  readonly legal_hold: boolean
  readonly next_review_due: string | null
  /** When its personal data was last erased. */
  readonly erased_at: string | null
}

/** `CaseVerdict` of the OpenAPI description. */
export type CaseVerdict = {
  readonly verdict_id: string
  readonly operation: 'verify' | 'assess'
  readonly request_id: string
  readonly passed: boolean
  readonly risk_level: 'Low' | 'Medium' | 'High' | null
  readonly policy: {
    readonly regime: string
    /** Null for an unedited pack. */
    readonly id: string | null
    readonly version: number
  }
  /** The lists that were screened against; null when none were. */
  readonly bundle: string | null
  /** The version of the rules engine. */
  readonly engine: string
  readonly as_of: string
  readonly created_at: string
  /** True: its input and answer were erased. */
  readonly erased: boolean
}

/** `CaseVerifiedEvent` of the OpenAPI description. */
export type CaseVerifiedEvent = {
  readonly event: 'kyc.case_verified'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  readonly verdict: {
    readonly status: 'passed' | 'failed'
    /** Ids of failed checks, each once, without names. */
    readonly failed_checks: readonly string[]
  }
}

/** `Check` of the OpenAPI description. */
export type Check = {
  /** Stable identifier; some end in a document label or a party name. */
  readonly id: string
  /** A sentence for a person, in the language of the call. */
  readonly label: string
  readonly severity: 'critical' | 'warning' | 'info'
  readonly passed: boolean
  /** Why it failed; empty when passed. */
  readonly detail: string
}

/** `ClearHit` of the OpenAPI description. */
export type ClearHit = {
  readonly case_id: string
  /** As the hit names it. */
  readonly party: string
  /** Id of the list. */
  readonly list: string
  readonly record_id: string
  /** Who decides; case and spaces around make no other reviewer. */
  readonly reviewer: string
  readonly reason: string
  /** The last day, at most 24 months off. */
  readonly expires: string
  /** `client`: in every case of the same party. */
  readonly applies_to?: 'case' | 'client'
}

/** The client profile: key to value, null for none. Keys are found under their other names too (`x-aliases`), whatever the case, accents and separators. A value that is not understood is no error: it fails `format:recorded:<key>`. A key that is not known is listed in `ignored`. */
export type ClientValues = {
  /** name. */
  readonly first_name?: string | null
  /** name. */
  readonly last_name?: string | null
  /** name. */
  readonly middle_names?: string | null
  /** names. */
  readonly names?: string | readonly (string | null)[] | null
  /** name. */
  readonly birth_last_name?: string | null
  /** names. */
  readonly other_names?: string | readonly (string | null)[] | null
  /** yes or no. */
  readonly single_name?: boolean | string | number | null
  /** birth date. */
  readonly date_of_birth?: string | number | null
  /** text. */
  readonly place_of_birth?: string | number | null
  /** choice; in English or French: F, M, X. */
  readonly sex?: string | number | null
  /** countries. */
  readonly citizenship?: string | readonly (string | null)[] | null
  /** countries. */
  readonly citizenships?: string | readonly (string | null)[] | null
  /** country. */
  readonly country?: string | null
  /** country. */
  readonly country_of_birth?: string | null
  /** text. */
  readonly street1?: string | number | null
  /** text. */
  readonly street2?: string | number | null
  /** text. */
  readonly city?: string | number | null
  /** province. */
  readonly province?: string | null
  /** postal code. */
  readonly postal_code?: string | number | null
  /** address. */
  readonly address?: string | null | ClientAddress
  /** address. */
  readonly mailing_address?: string | null
  /** phone. */
  readonly phone?: string | number | null
  /** e-mail. */
  readonly email?: string | null
  /** document type. */
  readonly id_type?: string | null
  /** number. */
  readonly id_number?: string | number | null
  /** date. */
  readonly id_expiry?: string | number | null
  /** past date. */
  readonly id_issue_date?: string | number | null
  /** country. */
  readonly id_country?: string | null
  /** province. */
  readonly id_province?: string | null
  /** number with a format; format sin. */
  readonly sin?: string | number | null
  /** date. */
  readonly sin_expiry?: string | number | null
  /** number with a format; format ssn. */
  readonly ssn?: string | number | null
  /** number. */
  readonly itin?: string | number | null
  /** number. */
  readonly ein?: string | number | null
  /** number. */
  readonly passport_number?: string | number | null
  /** number with a format; format nir. */
  readonly national_number?: string | number | null
  /** number. */
  readonly tax_number?: string | number | null
  /** tax residences. */
  readonly tax_residences?: string | null | TaxResidence | readonly (string | null | TaxResidence)[]
  /** choice; in English or French: single, married, common_law, separated, divorced, widowed. */
  readonly marital_status?: string | number | null
  /** whole number; 0 to 20. */
  readonly dependants?: number | string | null
  /** choice; in English or French: permanent, part_time, seasonal, self_employed, unemployed, student, retired, homemaker. */
  readonly employment_status?: string | number | null
  /** occupation. */
  readonly occupation?: string | null
  /** text. */
  readonly employer_name?: string | number | null
  /** address. */
  readonly employer_address?: string | null
  /** text. */
  readonly industry?: string | number | null
  /** choice; in English or French: chequing, savings, registered_investment, mortgage, secured_loan, credit_card, business_loan, managed, personal_loan, line_of_credit, business_account, non_registered_investment, other, margin, trust_account, prepaid, crypto; of several the last in this order counts. */
  readonly account_type?: string | number | readonly (string | null)[] | null
  /** choice; in English or French: everyday_banking, payroll, savings, investment, retirement, education, home_purchase, vehicle, debt_consolidation, business_operations, working_capital, import_export, other. */
  readonly purpose?: string | number | null
  /** choice; in English or French: employment, self_employment, business_income, pension, savings, investment_sale, property_sale, inheritance, insurance, gift, loan, other, crypto, gambling, cash; of several the last in this order counts. */
  readonly source_of_funds?: string | number | readonly (string | null)[] | null
  /** choice; in English or French: employment, self_employment, business_income, pension, savings, investment_sale, property_sale, inheritance, insurance, gift, loan, other, crypto, gambling, cash; of several the last in this order counts. */
  readonly source_of_wealth?: string | number | readonly (string | null)[] | null
  /** amount. */
  readonly expected_amount?: string | number | null
  /** amount. */
  readonly expected_monthly_volume?: string | number | null
  /** amount. */
  readonly expected_cash?: string | number | null
  /** yes or no. */
  readonly third_party?: boolean | string | number | null
  /** text. */
  readonly third_party_name?: string | number | null
  /** address. */
  readonly third_party_address?: string | null
  /** phone. */
  readonly third_party_phone?: string | number | null
  /** birth date. */
  readonly third_party_date_of_birth?: string | number | null
  /** text. */
  readonly third_party_occupation?: string | number | null
  /** text. */
  readonly third_party_relationship?: string | number | null
  /** number. */
  readonly third_party_registration_number?: string | number | null
  /** text. */
  readonly third_party_jurisdiction?: string | number | null
  /** yes or no. */
  readonly pep_foreign?: boolean | string | number | null
  /** yes or no. */
  readonly pep_domestic?: boolean | string | number | null
  /** yes or no. */
  readonly pep_hio?: boolean | string | number | null
  /** yes or no. */
  readonly pep?: boolean | string | number | null
  /** text. */
  readonly pep_position?: string | number | null
  /** country. */
  readonly pep_country?: string | null
  /** yes or no. */
  readonly pep_family?: boolean | string | number | null
  /** yes or no. */
  readonly pep_associate?: boolean | string | number | null
  /** date. */
  readonly pep_end_date?: string | number | null
  /** past date. */
  readonly pep_determined_on?: string | number | null
  /** text. */
  readonly pep_measures?: string | number | null
  /** approval. */
  readonly senior_approval?: string | null | SeniorApproval
  /** text. */
  readonly senior_approval_by?: string | number | null
  /** past date. */
  readonly senior_approval_date?: string | number | null
  /** amount. */
  readonly annual_income?: string | number | null
  /** amount. */
  readonly net_liquid_assets?: string | number | null
  /** amount, may be negative. */
  readonly total_net_worth?: string | number | null
  /** amount. */
  readonly total_assets?: string | number | null
  /** amount. */
  readonly total_liabilities?: string | number | null
  /** amount. */
  readonly monthly_debt_payments?: string | number | null
  /** amount. */
  readonly housing_cost?: string | number | null
  /** amount. */
  readonly investment_amount?: string | number | null
  /** amount. */
  readonly annual_revenue?: string | number | null
  /** currency. */
  readonly currency?: string | null
  /** choice; in English or French: capital_preservation, income, balanced, growth, speculation; of several the last in this order counts. */
  readonly objective?: string | number | readonly (string | null)[] | null
  /** choice; in English or French: lt_1y, 1_3y, 3_5y, 5_10y, gt_10y. */
  readonly horizon?: string | number | null
  /** choice; in English or French: none, limited, moderate, good, extensive. */
  readonly investment_knowledge?: string | number | null
  /** choice; in English or French: none, lt_2y, 2_5y, 5_10y, gt_10y. */
  readonly investment_experience?: string | number | null
  /** choice; in English or French: low, low_medium, medium, medium_high, high. */
  readonly risk_tolerance?: string | number | null
  /** choice; in English or French: sell_all, sell_some, hold, buy_more. */
  readonly loss_reaction?: string | number | null
  /** choice; in English or French: low, medium, high. */
  readonly liquidity_needs?: string | number | null
  /** trusted contact. */
  readonly trusted_contact?: string | null | TrustedContact
  /** text. */
  readonly legal_name?: string | number | null
  /** text. */
  readonly trade_name?: string | number | null
  /** text. */
  readonly legal_form?: string | number | null
  /** text. */
  readonly activity?: string | number | null
  /** text. */
  readonly naics?: string | number | null
  /** text. */
  readonly website?: string | number | null
  /** number. */
  readonly registration_number?: string | number | null
  /** number with a format; format business_number. */
  readonly business_number?: string | number | null
  /** number with a format; format neq. */
  readonly neq?: string | number | null
  /** number with a format; format siren. */
  readonly siren?: string | number | null
  /** number with a format; format siret. */
  readonly siret?: string | number | null
  /** number with a format; format ice. */
  readonly ice?: string | number | null
  /** number with a format; format rc. */
  readonly rc?: string | number | null
  /** number with a format; format if_number. */
  readonly if_number?: string | number | null
  /** number with a format; format lei. */
  readonly lei?: string | number | null
  /** number with a format; format charity_registration. */
  readonly charity_registration?: string | number | null
  /** number. */
  readonly msb_registration?: string | number | null
  /** number with a format; format iban. */
  readonly iban?: string | number | null
  /** past date. */
  readonly incorporation_date?: string | number | null
  /** country. */
  readonly incorporation_country?: string | null
  /** past date. */
  readonly date_of_death?: string | number | null
  /** past date. */
  readonly trust_date?: string | number | null
  /** parties. */
  readonly directors?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly partners?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly trustees?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly settlors?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly beneficiaries?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly executors?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly signatories?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly beneficial_owners?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly control_person?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly protectors?: string | null | Party | readonly (string | null | Party)[]
  /** parties. */
  readonly chief_executive?: string | null | Party | readonly (string | null | Party)[]
  /** yes or no. */
  readonly no_owner_25?: boolean | string | number | null
  /** text. */
  readonly ownership_structure?: string | number | null
  /** whole number; 0 to 99. */
  readonly ownership_layers?: number | string | null
  /** yes or no. */
  readonly bearer_shares?: boolean | string | number | null
  /** yes or no. */
  readonly nominee?: boolean | string | number | null
  /** text, yes or no. */
  readonly listed_exchange?: string | boolean | null
  /** text, yes or no. */
  readonly regulated_by?: string | boolean | null
  /** yes or no. */
  readonly solicits_donations?: boolean | string | number | null
  /** yes or no. */
  readonly foreign_operations?: boolean | string | number | null
  /** countries. */
  readonly operations_countries?: string | readonly (string | null)[] | null
  /** country. */
  readonly funds_country?: string | null
  /** choice; in English or French: in_person, remote_eid, remote_documents, intermediary. */
  readonly delivery_channel?: string | number | null
  /** past date. */
  readonly last_review_date?: string | number | null
  /** past date. */
  readonly relationship_since?: string | number | null
  /** past date. */
  readonly consent_date?: string | number | null
  readonly [key: string]: unknown
}

/** `CloseCase` of the OpenAPI description. */
export type CloseCase = {
  /** The `case_id` of an answer. */
  readonly case_id: string
}

/** `CodedError` of the OpenAPI description. */
export type CodedError = {
  readonly detail: {
    /** Match on this. */
    readonly code: string
    readonly message: string
    readonly [key: string]: unknown
  }
}

/** `Completeness` of the OpenAPI description. */
export type Completeness = {
  readonly required: number
  readonly present: number
  /** Data point names; alternatives are joined with `/`. */
  readonly missing: readonly string[]
  readonly percent: number
}

/** `ComplianceRisk` of the OpenAPI description. */
export type ComplianceRisk = {
  readonly level: 'Low' | 'Medium' | 'High'
  readonly score: number
  readonly factors: readonly string[]
}

/** `Contribution` of the OpenAPI description. */
export type Contribution = {
  readonly factor: string
  readonly points: number
  readonly max: number
}

/** `DecideCase` of the OpenAPI description. */
export type DecideCase = {
  /** The `case_id` of an answer. */
  readonly case_id: string
  readonly decision: 'approve' | 'decline' | 'escalate'
  /** Why. */
  readonly reason: string
  /** Who decides; case and spaces around make no other reviewer. */
  readonly reviewer: string
  /** The verdict that was looked at: 409 once it is no longer the newest of the case. */
  readonly verdict_id?: string
}

/** `DecidedCase` of the OpenAPI description. */
export type DecidedCase = {
  readonly case_id: string
  readonly decision: CaseDecision
}

/** `DecidedHit` of the OpenAPI description. */
export type DecidedHit = {
  readonly case_id: string
  /** As the hit names it. */
  readonly party: string
  /** Id of the list. */
  readonly list: string
  readonly record_id: string
  readonly decision: HitDecision | null
}

/** `DifferentCheck` of the OpenAPI description. */
export type DifferentCheck = {
  readonly id: string
  /** Null: this verdict has no such check. */
  readonly earlier: Check | null
  /** Null: this verdict has no such check. */
  readonly later: Check | null
}

/** `DifferentInput` of the OpenAPI description. */
export type DifferentInput = {
  /** `values.first_name`, `documents[0].fields.id_number`. */
  readonly path: string
  /** Null when it was not sent. */
  readonly earlier: unknown
  /** Null when it was not sent. */
  readonly later: unknown
}

/** `Discrepancy` of the OpenAPI description. */
export type Discrepancy = {
  readonly subject: 'owner' | 'share' | 'director' | 'name' | 'address'
  /** As declared; null when only the register has it. */
  readonly declared: string | null
  /** As the register shows it; null when it is not there. */
  readonly found: string | null
  /** The id of the register, or the label of the document. */
  readonly source: string
  /** The law that asks to report it; null for none. */
  readonly law: string | null
  /** To whom; null where nothing is to be reported. */
  readonly report_to: string | null
  /** The last day, counted from the day of the verdict; null where the law gives none. */
  readonly report_by: string | null
}

/** `DocumentEntry` of the OpenAPI description. */
export type DocumentEntry = {
  readonly filename: string
  readonly doc_type: string
  /** Best guess of the upload step, in words. */
  readonly step_hint: string
  /** The step of the call. */
  readonly step_key: string | null
  /** Canonical field name to value. */
  readonly fields: {
    readonly [key: string]: string
  }
  /** Date the file was made; empty when unknown. */
  readonly meta_created: string
  readonly meta_provenance: Provenance
  /** Number of keys in `fields`. */
  readonly mapped: number
  /** Sentences for a person. */
  readonly notes: readonly string[]
  /** Only with a reference. */
  readonly document_id?: string
  /** Proof that this entry was made here and is unchanged. */
  readonly seal: string
}

/** `DocumentsReadEvent` of the OpenAPI description. */
export type DocumentsReadEvent = {
  readonly event: 'kyc.documents_read'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  readonly document_ids: readonly string[]
  /** A file was never read because of a fault on our side. */
  readonly reader_unavailable: boolean
  /** Ids of failed checks, each once, without names. */
  readonly failed_checks: readonly string[]
}

/** `EidCompletedEvent` of the OpenAPI description. */
export type EidCompletedEvent = {
  readonly event: 'kyc.eid_completed'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  /** The key of the eID check. */
  readonly key: number
  /** False when the client never finished. */
  readonly complete: boolean
  readonly passed: boolean
  /** Ids of failed critical eID checks. */
  readonly failed_checks: readonly string[]
}

/** `EidIdentity` of the OpenAPI description. */
export type EidIdentity = {
  readonly documentType?: string
  readonly documentNumber?: string
  readonly expiryDate?: string
  readonly birthDate?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly address?: string
}

/** `EidRequest` of the OpenAPI description. */
export type EidRequest = {
  /** Where the client gets the link. */
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  /** CA or CAN; other clients are refused. */
  readonly country?: string
  readonly documents?: readonly (string | Readonly<Record<string, unknown>>)[]
  /** Your own id for the client. With it the outcome is recorded on the case and the event is sent. */
  readonly reference?: string
  readonly environment?: 'sandbox' | 'production'
  /** Client name for the case. */
  readonly subject?: string
  /** Compared with the document. */
  readonly date_of_birth?: string | null
  /** Compared with the address that the provider finds. */
  readonly address?: string | null
  /** Passed to the provider. */
  readonly phone?: string | null
  /** Language of the mail and the pages; else Accept-Language, else en. */
  readonly language?: 'en' | 'fr'
  /** The client agreed; recorded. */
  readonly consent?: boolean | null
}

/** `EidStarted` of the OpenAPI description. */
export type EidStarted = {
  readonly key: number
  /** Always false. */
  readonly complete: boolean
  /** The address, masked. */
  readonly emailed_to: string
  /** ISO 8601: until when the client can use the link. */
  readonly expires_at: string
  readonly case_id?: string
}

/** `EidSummary` of the OpenAPI description. */
export type EidSummary = {
  readonly key: number
  /** True once the client has finished. */
  readonly complete: boolean
  /** True when complete and no critical eID check failed. */
  readonly passed: boolean
  readonly identity: EidIdentity
  readonly checks: readonly Check[]
  /** ISO 8601. */
  readonly completed_date: string | null
}

/** `EraseCase` of the OpenAPI description. */
export type EraseCase = {
  /** The `case_id` of an answer. */
  readonly case_id: string
  /** A code: a free text could name the client, and the receipt stays. */
  readonly reason: 'request' | 'mistake' | 'contract_end'
}

/** `ErasureReceipt` of the OpenAPI description. */
export type ErasureReceipt = {
  readonly receipt_id: string
  readonly case_id: string
  readonly reason: string
  /** Keys that were destroyed. */
  readonly data_keys: number
  readonly extractions: number
  readonly documents: number
  readonly verdicts: number
  readonly erased_at: string
  /** When the bytes of the documents were deleted too; null: a job goes on. */
  readonly finished_at: string | null
}

/** `ExtraCheck` of the OpenAPI description. */
export type ExtraCheck = {
  readonly id: string
  readonly label: string
  readonly severity: 'critical' | 'warning' | 'info'
  readonly passed: boolean
  readonly detail: string
}

/** `ExtractAnswer` of the OpenAPI description. */
export type ExtractAnswer = {
  /** First non-empty value wins, in file order. */
  readonly fields: {
    readonly [key: string]: string
  }
  readonly documents: readonly DocumentEntry[]
  readonly field_count: number
  readonly checks: readonly Check[]
  /** A file was never read because of a fault on our side. */
  readonly reader_unavailable: boolean
  readonly policy: Policy
  /** Only with a reference. */
  readonly case_id?: string
  readonly document_ids?: readonly string[]
  /** Fields of the request that nothing read; absent when there are none. */
  readonly ignored?: readonly IgnoredField[]
}

/** `ExtractForm` of the OpenAPI description. */
export type ExtractForm = {
  /** JPEG, PNG, WebP, TIFF or PDF, 30 MB each; the strongest identity document first. */
  readonly files: readonly UploadFile[]
  /** Which document this is; for every file of the call. */
  readonly doc_type?: string
  /** Your upload step; decides which types are accepted. */
  readonly step_key?: string
  readonly reference?: string
  readonly environment?: 'sandbox' | 'production'
  readonly subject?: string
  /** Client kind: individual or entity thresholds. */
  readonly kind?: string
}

/** `HitDecision` of the OpenAPI description. */
export type HitDecision = {
  /** Waiting: another reviewer has to confirm it. */
  readonly state: 'cleared' | 'waiting'
  readonly applies_to: 'case' | 'client'
  /** As they were named, the first one first. */
  readonly reviewers: readonly string[]
  readonly reason: string
  /** The last day on which it holds. */
  readonly expires: string
  readonly decided_at: string
  /** Of the case that it was decided on. */
  readonly reference: string
}

/** `HoldCase` of the OpenAPI description. */
export type HoldCase = {
  /** The `case_id` of an answer. */
  readonly case_id: string
  /** False releases the hold. */
  readonly held: boolean
  /** Why; kept as a note. */
  readonly reason: string
  /** Who sets or releases it. */
  readonly by: string
}

/** `IdentityRecord` of the OpenAPI description. */
export type IdentityRecord = {
  /** The name of the profile. */
  readonly person: string
  readonly role:
    | 'client'
    | 'signatory'
    | 'director'
    | 'partner'
    | 'trustee'
    | 'executor'
    | 'beneficial_owner'
    | 'control_person'
    | 'chief_executive'
    | 'settlor'
    | 'beneficiary'
    | 'protector'
    | 'contact'
  readonly method:
    | 'photo_id'
    | 'government_body'
    | 'credit_file'
    | 'dual_process'
    | 'affiliate'
    | 'reliance'
    | 'eid_substantial'
    | 'identity_document'
    | 'original_document'
    | 'non_documentary'
    | 'two_measures'
    | 'parent'
  /** The day of the verdict. */
  readonly date: string
  readonly sources?: readonly IdentitySource[]
  /** Passed extra checks that the method rests on. */
  readonly proofs?: readonly {
    /** Id of the check, as the verdict shows it. */
    readonly id: string
    readonly label: string
  }[]
}

/** `IdentitySource` of the OpenAPI description. */
export type IdentitySource = {
  /** Id of the document type, or `bank_analysis`. */
  readonly document_type: string
  /** Number of the document or of the credit file. */
  readonly number?: string
  /** Number of the account or of the reference. */
  readonly account_number?: string
  /** State or province of issue. */
  readonly jurisdiction?: string
  /** Country of issue. */
  readonly country?: string
  /** Who issued it: the source of the information. */
  readonly issuer?: string
  /** Date of issue or of the document. */
  readonly issued?: string
  /** Date of expiry. */
  readonly expires?: string
  /** The two names that were compared. */
  readonly names?: {
    /** The name of the profile that was compared. */
    readonly profile: string
    /** The name that the document shows. */
    readonly document: string
    /** Similarity; the same name from 90. */
    readonly score: number
  }
}

/** `IgnoredField` of the OpenAPI description. */
export type IgnoredField = {
  /** Where the field stands in the request; `…` for a key that is no plain name. */
  readonly path: string
  /** The known name that was probably meant. */
  readonly nearest: string | null
}

/** `KycRequest` of the OpenAPI description. */
export type KycRequest = {
  /** Your own id for the client. With it the verdict is stored on the case. */
  readonly reference?: string
  readonly environment?: 'sandbox' | 'production'
  /** Name of the person, or legal name of the entity. */
  readonly subject?: string
  /** Client kind or an alias; an unknown one counts as individual. */
  readonly kind?: string | null
  /** With `kind` null, true means corporation. */
  readonly is_business?: boolean | null
  /** Ask for the identity document; null lets the policy decide. */
  readonly require_documents?: boolean | null
  /** Screen every party. */
  readonly screen_sanctions?: boolean
  /** Extra Canadian AML and PEP screening; null lets the policy decide. */
  readonly screen_aml_pep?: boolean | null
  readonly extra_checks?: readonly ExtraCheck[]
  readonly purpose?: 'onboarding' | 'periodic_review'
  readonly values: ClientValues
  /** The `documents` entries of extract, sent back unchanged. */
  readonly documents?: readonly ReturnedEntry[]
  /** Language of sentences; else Accept-Language, else en. */
  readonly locale?: 'en' | 'fr'
  /** Sandbox only: the date the rules count from. */
  readonly as_of?: string | null
}

/** `NotedCase` of the OpenAPI description. */
export type NotedCase = {
  readonly case_id: string
  readonly note: CaseNote
}

/** `PageSize` of the OpenAPI description. */
export type PageSize = {
  readonly page: number
  readonly unit: 'pixel' | 'point'
  readonly width: number
  readonly height: number
  readonly original: {
    readonly unit: 'pixel' | 'point'
    readonly width: number
    readonly height: number
  }
  /** Row by row, the matrix that takes a point of the page to the page of the file. */
  readonly to_original: readonly number[]
}

/** `Policy` of the OpenAPI description. */
export type Policy = {
  /** Null while an unedited pack runs. */
  readonly id: string | null
  readonly version: number
  readonly source: 'default' | 'builtin' | 'workspace'
  /** The policy pack. */
  readonly regime: string
  readonly regulator: string | null
  readonly purpose: 'onboarding' | 'periodic_review'
  /** Request switches that the policy refused. */
  readonly overrides_refused: readonly string[]
}

/** `Provenance` of the OpenAPI description. */
export type Provenance = {
  readonly producer: string
  readonly revisions: number
}

/** `ReadValue` of the OpenAPI description. */
export type ReadValue = {
  readonly value: string
  readonly source: 'barcode' | 'mrz' | 'text_layer' | 'labelled_print' | 'unlabelled_print' | 'vision'
  readonly confidence: number
  /** From 0. */
  readonly page: number
  readonly box: readonly number[] | null
}

/** `RegistryAnswer` of the OpenAPI description. */
export type RegistryAnswer = {
  readonly source: string
  readonly source_name: string
  readonly record_type: string | null
  readonly retrieved_at: string
  readonly mode: 'live' | 'file' | 'fixture'
  /** Of the snapshot, in mode `file`. */
  readonly snapshot_date?: string
  readonly status: 'found' | 'not_found' | 'ambiguous' | 'unavailable'
  readonly query: {
    readonly by: 'registration_number' | 'business_number' | 'siren' | 'company_number' | 'lei' | 'name'
    readonly value: string
  }
  readonly entity: RegistryEntity | null
  readonly matches: RegistryMatches | null
  readonly evidence: {
    readonly url: string
    readonly registration_number: string
    readonly record_type: string | null
    readonly source: string
  } | null
  readonly candidates?: readonly RegistryCandidate[]
}

/** `RegistryCandidate` of the OpenAPI description. */
export type RegistryCandidate = {
  readonly name: string
  readonly number: string
  readonly score: number
}

/** `RegistryEntity` of the OpenAPI description. */
export type RegistryEntity = {
  readonly legal_name: string
  readonly previous_names: readonly {
    readonly name: string
    readonly until: string | null
  }[]
  readonly registration_number: string
  readonly business_number: string | null
  readonly lei: string | null
  readonly legal_form: string | null
  readonly jurisdiction: string | null
  readonly status: 'active' | 'dissolved' | 'struck_off' | 'bankrupt' | 'merged' | 'inactive' | 'unknown'
  readonly status_raw: string | null
  readonly status_since: string | null
  readonly incorporation_date: string | null
  readonly dissolution_date: string | null
  readonly registered_address: {
    readonly street1: string | null
    readonly city: string | null
    readonly province: string | null
    readonly postal_code: string | null
    readonly country: string | null
  } | null
  readonly activity: readonly {
    readonly code: string
    readonly scheme: string
    readonly label: string | null
  }[]
  readonly officers: readonly {
    readonly name: string
    /** `director`, or the register’s own word. */
    readonly role: string
    readonly since: string | null
    readonly until: string | null
  }[]
  readonly owners: readonly {
    readonly name: string
    readonly kind: 'individual' | 'entity'
    readonly percent_min: number | null
    readonly percent_max: number | null
    readonly nature: readonly string[]
  }[]
  readonly parents: readonly {
    readonly lei: string
    readonly name: string | null
    readonly relation: 'direct' | 'ultimate'
  }[]
  readonly last_filing: {
    readonly type: string
    readonly date: string
  } | null
}

/** `RegistryMatches` of the OpenAPI description. */
export type RegistryMatches = {
  readonly name: number | null
  readonly address: number | null
  readonly directors: {
    readonly matched: number
    /** Declared, and not in the register. */
    readonly missing: readonly string[]
    /** In the register, and not declared. */
    readonly extra: readonly string[]
  } | null
}

/** `ReopenHit` of the OpenAPI description. */
export type ReopenHit = {
  readonly case_id: string
  /** As the hit names it. */
  readonly party: string
  /** Id of the list. */
  readonly list: string
  readonly record_id: string
}

/** `ReturnedEntry` of the OpenAPI description. */
export type ReturnedEntry = {
  readonly doc_type: string
  readonly filename?: string | null
  readonly step_hint?: string | null
  readonly step_key?: string | null
  readonly fields?: {
    readonly [key: string]: string | null
  } | null
  readonly meta_created?: string | null
  readonly meta_provenance?: {
    readonly producer?: string | null
    readonly revisions?: number | null
  } | null
  readonly mapped?: number | null
  readonly notes?: readonly string[] | null
  readonly document_id?: string | null
  readonly seal?: string | null
}

/** `ReviewDueEvent` of the OpenAPI description. */
export type ReviewDueEvent = {
  readonly event: 'kyc.review_due'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  /** The day by which the client is to be reviewed. */
  readonly next_review_due: string
}

/** `SchemaError` of the OpenAPI description. */
export type SchemaError = {
  readonly detail: readonly {
    readonly type: string
    readonly loc: readonly (string | number)[]
    readonly msg: string
    readonly input?: unknown
    readonly ctx?: Readonly<Record<string, unknown>>
  }[]
}

/** `ScorePiece` of the OpenAPI description. */
export type ScorePiece = {
  readonly on:
    'name' | 'only_asked' | 'only_listed' | 'birth_date' | 'country' | 'gender' | 'identifier' | 'kind' | 'weak_alias'
  readonly finding?:
    | 'equal'
    | 'typo'
    | 'sound'
    | 'equivalent'
    | 'initial'
    | 'joined'
    | 'transliterated'
    | 'number'
    | 'legal_form'
    | 'agrees'
    | 'contradicts'
    | 'absent'
  /** What the request says, in the form in which it was compared. */
  readonly asked?: string
  /** What the list says, in the form in which it was compared. */
  readonly listed?: string
  /** Negative: against the hit. */
  readonly points: number
}

/** `ScreeningChangedEvent` of the OpenAPI description. */
export type ScreeningChangedEvent = {
  readonly event: 'kyc.screening_changed'
  /** New for each event; the same in each delivery of it. */
  readonly event_id: string
  /** With offset. */
  readonly occurred_at: string
  /** Id of the workspace. */
  readonly tenant_id: string
  readonly reference: string
  readonly environment: 'sandbox' | 'production'
  readonly case_id: string
  /** The verdict whose hits were compared. */
  readonly verdict_id: string
  /** Id of the lists that were compared with. */
  readonly bundle: string
  /** How many hits of all parties differ from those of the verdict. */
  readonly hits: {
    readonly appeared: number
    readonly changed: number
    readonly gone: number
  }
  /** The worst of the hits that appeared or changed. */
  readonly severity: 'critical' | 'warning' | 'none'
}

/** `ScreeningSearch` of the OpenAPI description. */
export type ScreeningSearch = {
  /** The lists that were searched, as one; null when there is none. */
  readonly bundle: {
    /** SHA-256 of its lists, hex: the same id gives the same hits. */
    readonly id: string
    /** The day on which every list of it was last known to be the newest. */
    readonly date: string
  } | null
  /** The lists that were searched; empty when there is none. */
  readonly lists: readonly SearchedList[]
  /** True: no list was searched, or the name could not be read in full. That nothing was found says nothing then. */
  readonly incomplete: boolean
  /** Hits that were found, at most 100 of sanctions, of other listings and of political exposure each. */
  readonly total: number
  /** Those of sanctions from a score of 750 on, then the others, best first. */
  readonly hits: readonly ScreeningSearchHit[]
}

/** `ScreeningSearchHit` of the OpenAPI description. */
export type ScreeningSearchHit = {
  readonly list: UsedList
  /** Id of the entry in its list. */
  readonly record_id: string
  /** The gravest of `topics`; absent when the list gives none. */
  readonly topic?: 'sanction' | 'wanted' | 'debarment' | 'pep' | 'rca'
  /** The gravest first. */
  readonly topics: readonly ('sanction' | 'wanted' | 'debarment' | 'pep' | 'rca')[]
  readonly programmes: readonly string[]
  /** The name of the entry that matched, as published. */
  readonly name: string
  readonly name_kind: 'primary' | 'alias' | 'weak' | 'previous' | 'original'
  /** The primary name of the entry. */
  readonly entry: string
  /** The checks of a verdict show a tenth of it. */
  readonly score: number
  /** Their points add up to the score. */
  readonly pieces: readonly ScorePiece[]
}

/** `SearchedList` of the OpenAPI description. */
export type SearchedList = {
  /** As policies name it. */
  readonly id: string
  readonly name: string
  /** Its own date, else the day of its import; absent when not known. */
  readonly date?: string
  /** The day on which it was last known to be the newest. */
  readonly checked_on: string
}

/** On a hit of adverse media: the article that names it. */
export type ShownArticle = {
  readonly title: string
  readonly url: string
  readonly publisher?: string
  /** The day on which it was published. */
  readonly date: string
  /** ISO 639-1. */
  readonly language?: string
}

/** `ShownHit` of the OpenAPI description. */
export type ShownHit = {
  /** As in the ids of its checks. */
  readonly party: string
  readonly list: UsedList
  /** Id of the entry in its list. */
  readonly record_id: string
  /** The primary name of the entry. */
  readonly entry: string
  /** The name of the entry that matched, as published. */
  readonly name: string
  readonly name_kind: 'primary' | 'alias' | 'weak' | 'previous' | 'original'
  readonly topics: readonly ('sanction' | 'pep' | 'rca' | 'debarment' | 'wanted' | 'adverse_media')[]
  readonly article?: ShownArticle
  readonly programmes?: readonly string[]
  /** The checks show a tenth, rounded down. */
  readonly score: number
  /** Their points add up to the score. */
  readonly pieces: readonly ScorePiece[]
  readonly bundle: {
    /** SHA-256 of its lists, hex. */
    readonly id: string
    /** The day on which every list of it was last known to be the newest. */
    readonly date?: string
  }
  /** True: a reviewer cleared it on the case, so that it fails no check. */
  readonly cleared: boolean
  readonly cleared_at?: string
  /** The last day on which it counts as cleared. */
  readonly cleared_until?: string
  /** It was cleared for the client in all of its cases; absent: on the case. */
  readonly cleared_for?: 'client'
  /** On the last hit of a party: hits of that party that are not listed. */
  readonly further_hits?: number
}

/** `StoredCaseVerdict` of the OpenAPI description. */
export type StoredCaseVerdict = {
  readonly verdict_id: string
  readonly case_id: string
  readonly operation: 'verify' | 'assess'
  readonly passed: boolean
  readonly policy: {
    readonly regime: string
    /** Null for an unedited pack. */
    readonly id: string | null
    readonly version: number
  }
  /** The lists that were screened against; null when none were. */
  readonly bundle: string | null
  /** The version of the rules engine. */
  readonly engine: string
  readonly as_of: string
  readonly created_at: string
  readonly erased: boolean
  /** What the call sent, with its defaults; null once erased. */
  readonly input: Readonly<Record<string, unknown>> | null
  /** As it was given; null once erased. */
  readonly answer: Readonly<Record<string, unknown>> | null
}

/** `TextError` of the OpenAPI description. */
export type TextError = {
  readonly detail: string
}

/** `TopError` of the OpenAPI description. */
export type TopError = {
  readonly code: string
  readonly message: string
  readonly details?: string | null
}

/** `UsedList` of the OpenAPI description. */
export type UsedList = {
  /** As policies name it. */
  readonly id: string
  readonly name: string
  /** Its own date, else the day of its import. */
  readonly date?: string
}

/** `Verdict` of the OpenAPI description. */
export type Verdict = {
  /** True when no critical check failed. */
  readonly passed: boolean
  readonly checks: readonly Check[]
  readonly critical_failures: readonly Check[]
  /** Failed warning checks. */
  readonly flags: readonly Check[]
  readonly completeness: Completeness
  readonly policy: Policy
}

/** `VerdictComparison` of the OpenAPI description. */
export type VerdictComparison = {
  /** Null when there is no earlier verdict: everything of the later one is new then. */
  readonly earlier: string | null
  readonly later: string
  /** Whether both were judged by the same rules, lists and version. */
  readonly same: {
    readonly policy: boolean
    readonly bundle: boolean
    readonly engine: boolean
  }
  readonly checks: readonly DifferentCheck[]
  /** 200 at most. */
  readonly inputs: readonly DifferentInput[]
  /** Differences that are not listed. */
  readonly further_inputs: number
}

/** `VerifyAnswer` of the OpenAPI description. */
export type VerifyAnswer = {
  readonly verification: Verdict
  readonly registry: RegistryAnswer | null
  /** The day by which the client is to be reviewed. */
  readonly next_review_due?: string
  /** How each verified person was verified. */
  readonly identity_record?: readonly IdentityRecord[]
  /** What was declared against what a register shows. */
  readonly discrepancies?: readonly Discrepancy[]
  /** Hits on lists that fail a check, and those that were cleared. */
  readonly screening?: readonly ShownHit[]
  /** The lists that ran, when one that the policy wants did not. */
  readonly lists_run?: readonly UsedList[]
  /** Only with a reference. */
  readonly case_id?: string
  /** Only with a reference: what `replay` asks for. */
  readonly verdict_id?: string
  /** Fields of the request that nothing read; absent when there are none. */
  readonly ignored?: readonly IgnoredField[]
}

/** Keys that are understood of: address. */
export type ClientAddress = {
  /** country. */
  readonly country?: string | null
  /** text. */
  readonly street1?: string | number | null
  /** text. */
  readonly street2?: string | number | null
  /** text. */
  readonly city?: string | number | null
  /** province. */
  readonly province?: string | null
  /** postal code. */
  readonly postal_code?: string | number | null
  readonly [key: string]: unknown
}

/** Keys that are understood of: tax residences. */
export type TaxResidence = {
  /** country. */
  readonly country?: string | null
  /** number. */
  readonly number?: string | number | null
  /** text. */
  readonly reason?: string | number | null
  readonly [key: string]: unknown
}

/** Keys that are understood of: approval. */
export type SeniorApproval = {
  /** name. */
  readonly by?: string | null
  /** past date. */
  readonly date?: string | number | null
  readonly [key: string]: unknown
}

/** Keys that are understood of: trusted contact. */
export type TrustedContact = {
  /** name. */
  readonly name?: string | null
  /** name. */
  readonly first_name?: string | null
  /** name. */
  readonly last_name?: string | null
  /** phone. */
  readonly phone?: string | number | null
  /** e-mail. */
  readonly email?: string | null
  readonly [key: string]: unknown
}

/** Keys that are understood of: parties. */
export type Party = {
  /** name. */
  readonly name?: string | null
  /** name. */
  readonly first_name?: string | null
  /** name. */
  readonly last_name?: string | null
  /** choice; in English or French: person, entity. */
  readonly kind?: string | number | null
  /** birth date. */
  readonly date_of_birth?: string | number | null
  /** address. */
  readonly address?: string | null
  /** country. */
  readonly country?: string | null
  /** countries. */
  readonly citizenship?: string | readonly (string | null)[] | null
  /** countries. */
  readonly citizenships?: string | readonly (string | null)[] | null
  /** text. */
  readonly role?: string | number | null
  /** percentage. */
  readonly ownership_percent?: string | number | null
  /** yes or no. */
  readonly control?: boolean | string | number | null
  /** parties. */
  readonly owned_by?: string | null | Party | readonly (string | null | Party)[]
  /** number. */
  readonly id_number?: string | number | null
  /** yes or no. */
  readonly pep_foreign?: boolean | string | number | null
  /** yes or no. */
  readonly pep_domestic?: boolean | string | number | null
  /** yes or no. */
  readonly pep_hio?: boolean | string | number | null
  /** yes or no. */
  readonly pep?: boolean | string | number | null
  /** yes or no. */
  readonly pep_family?: boolean | string | number | null
  /** yes or no. */
  readonly pep_associate?: boolean | string | number | null
  /** text. */
  readonly pep_position?: string | number | null
  /** country. */
  readonly pep_country?: string | null
  /** date. */
  readonly pep_end_date?: string | number | null
  /** past date. */
  readonly pep_determined_on?: string | number | null
  readonly [key: string]: unknown
}

/** What each operation takes and answers, by operationId. */
export interface Operations {
  extract: { input: ExtractForm; answer: ExtractAnswer }
  verify: { input: KycRequest; answer: VerifyAnswer }
  assess: { input: KycRequest; answer: AssessAnswer }
  startEid: { input: EidRequest; answer: EidStarted }
  showEid: { input: { readonly key: number; readonly environment?: 'sandbox' | 'production' }; answer: EidSummary }
  showEidReport: { input: { readonly key: number }; answer: FileAnswer }
  connectBank: { input: BankConnectionRequest; answer: BankConnection }
  showBankConnection: { input: { readonly connection_id: string }; answer: BankConnection }
  listBankTransactions: {
    input: {
      readonly connection_id: string
      readonly from?: string
      readonly to?: string
      readonly type?: 'credit' | 'debit'
      readonly category?:
        | 'salary'
        | 'pension'
        | 'government_benefit'
        | 'gig_income'
        | 'self_employment'
        | 'business_income'
        | 'rental_income'
        | 'investment_income'
        | 'support_received'
        | 'transfer_in'
        | 'refund'
        | 'cash_deposit'
        | 'loan_deposit'
        | 'payday_loan_deposit'
        | 'crypto_sale'
        | 'gambling_win'
        | 'rent'
        | 'mortgage'
        | 'property_tax'
        | 'condo_fee'
        | 'loan_payment'
        | 'auto_loan'
        | 'student_loan'
        | 'line_of_credit_payment'
        | 'credit_card_payment'
        | 'bnpl_payment'
        | 'payday_loan_payment'
        | 'support_paid'
        | 'collection_payment'
        | 'utilities'
        | 'telecom'
        | 'insurance'
        | 'groceries'
        | 'dining'
        | 'transport'
        | 'health'
        | 'childcare'
        | 'education'
        | 'subscription'
        | 'shopping'
        | 'travel'
        | 'transfer_out'
        | 'e_transfer_out'
        | 'cash_withdrawal'
        | 'savings_transfer'
        | 'investment_purchase'
        | 'nsf_fee'
        | 'reversed_payment'
        | 'overdraft_fee'
        | 'gambling'
        | 'crypto_purchase'
        | 'money_order'
        | 'international_transfer'
        | 'supplier'
        | 'payroll_out'
        | 'tax_payment'
        | 'merchant_fee'
        | 'other'
      readonly limit?: number
      readonly offset?: number
    }
    answer: BankTransactions
  }
  refreshBank: { input: { readonly connection_id: string }; answer: BankConnection }
  analyseBankConnection: {
    input: { readonly connection_id: string; readonly months?: '3' | '6' | '12' }
    answer: BankAnalysis
  }
  searchScreening: {
    input: {
      readonly name: string
      readonly kind?: 'person' | 'entity'
      readonly date_of_birth?: string
      readonly country?: string
      readonly limit?: number
    }
    answer: ScreeningSearch
  }
  listCases: {
    input: {
      readonly reference?: string
      readonly state?: 'open' | 'closed'
      readonly legal_hold?: 'true' | 'false'
      readonly kind?: 'individual' | 'corporation' | 'partnership' | 'charitable_org' | 'trust' | 'estate'
      readonly passed?: 'true' | 'false'
      readonly risk_level?: 'Low' | 'Medium' | 'High'
      readonly failed_check?: string
      readonly party?: string
      readonly number?: string
      readonly decision?: 'approved' | 'declined' | 'escalated' | 'waiting' | 'none'
      readonly assignee?: string
      readonly created_from?: string
      readonly created_to?: string
      readonly changed_from?: string
      readonly changed_to?: string
      readonly limit?: number
      readonly cursor?: string
    }
    answer: CaseList
  }
  showCase: { input: { readonly case_id: string }; answer: CaseDetail }
  showVerdict: { input: { readonly case_id: string; readonly verdict_id: string }; answer: StoredCaseVerdict }
  compareVerdicts: {
    input: { readonly case_id: string; readonly verdict_id: string; readonly with?: string }
    answer: VerdictComparison
  }
  showEvidence: { input: { readonly case_id: string; readonly verdict_id: string }; answer: FileAnswer }
  readDocument: { input: { readonly case_id: string; readonly document_id: string }; answer: FileAnswer }
  exportCases: { input: { readonly case_ids: string }; answer: FileAnswer }
  showCaseReport: {
    input: { readonly case_id: string; readonly locale?: 'en' | 'fr'; readonly verdict_id?: string }
    answer: FileAnswer
  }
  listCaseHits: { input: { readonly case_id: string }; answer: CaseHits }
  clearHit: { input: ClearHit; answer: DecidedHit }
  reopenHit: { input: ReopenHit; answer: DecidedHit }
  addCaseNote: { input: AddCaseNote; answer: NotedCase }
  assignCase: { input: AssignCase; answer: AssignedCase }
  decideCase: { input: DecideCase; answer: DecidedCase }
  closeCase: { input: CloseCase; answer: CaseSummary }
  holdCase: { input: HoldCase; answer: CaseSummary }
  eraseCase: { input: EraseCase; answer: ErasureReceipt }
}
