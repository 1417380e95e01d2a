// Written by `npm run console:types` from the description of the operator's API: change that instead.

export type ApiKey = {
  readonly id: string
  readonly workspace_id: string
  readonly name: string
  readonly prefix: string
  readonly scopes: readonly string[]
  readonly state: 'active' | 'grace' | 'expired' | 'revoked'
  readonly service_accounts: readonly string[]
  readonly audience: string | null
  readonly created_at: string
  readonly expires_at: string | null
  readonly calls_per_minute: number | null
  readonly addresses: readonly string[]
  readonly last_used_at: string | null
}

export type AuditEntry = {
  readonly id: string
  readonly at: string
  readonly actor_type: string
  readonly actor_id: string
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  readonly case_id: string | null
  readonly changed: readonly string[]
  readonly outcome: 'done' | 'refused'
  readonly reason: string | null
  readonly count: number | null
  readonly request_id: string | null
  readonly seq: number | null
}

export type Banded = {
  readonly score: number
  readonly band: string
  readonly missing: readonly string[]
}

export type BodyField = {
  readonly path: string
  readonly type: string
  readonly length: number | null
}

export type Case = {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly reference: string
  readonly kind: string | null
  readonly created_at: string
  readonly updated_at: string
  readonly closed_at: string | null
  readonly legal_hold: boolean
  readonly next_review_due: string | null
  readonly erased_at: string | null
}

export type CaseAlert = {
  readonly id: string
  readonly workspace_id: string
  readonly case_id: string
  readonly environment: string
  readonly reference: string
  readonly verdict_id: string
  readonly bundle: string
  readonly raised_at: string
  readonly changes: readonly {
    readonly party: string
    readonly change: 'appeared' | 'changed' | 'gone'
    readonly list: string
    readonly record: string
    readonly entry: string
    readonly score: number
    readonly severity: 'critical' | 'warning' | 'none'
  }[]
}

export type CaseAssignment = {
  readonly assignee: string
  readonly by: string
  readonly assigned_at: string
}

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

export type CaseHit = {
  readonly party: string
  readonly list: string
  readonly record: string
  readonly entry: string
  readonly score: number
  readonly severity: 'critical' | 'warning' | 'none'
  readonly cleared_until: string | null
  readonly cleared_because: string | null
  readonly waits_for_second?: true
  readonly explanation: readonly string[]
}

export type CaseNote = {
  readonly note_id: string
  /** `hold` and `release`: why the legal hold was set or released. */
  readonly about: 'note' | 'hold' | 'release'
  readonly text: string
  readonly author: string
  readonly created_at: string
}

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

export type CheckedAccount = {
  readonly workspace_id: string
  readonly environment: 'sandbox' | 'production'
  readonly provider: string
  readonly ok: boolean
  readonly cause: string | null
}

export type CodedError = {
  readonly detail: {
    /** Match on this. */
    readonly code: string
    readonly message: string
    readonly [key: string]: unknown
  }
}

export type ComplianceRisk = {
  readonly level: 'Low' | 'Medium' | 'High'
  readonly score: number
  readonly factors: readonly string[]
}

export type Contribution = {
  readonly factor: string
  readonly points: number
  readonly max: number
}

export type Corner = {
  readonly x: number
  readonly y: number
}

export type CountedCalls = {
  readonly key_id: string
  readonly key_name: string | null
  readonly key_prefix: string | null
  readonly operation: string
  readonly calls: number
  readonly errors: number
}

export type Delivery = {
  readonly id: string
  readonly event_id: string
  readonly event: string
  readonly state: 'pending' | 'sending' | 'delivered' | 'failed' | 'cancelled'
  readonly attempts: number
  readonly http_status: number | null
  readonly response_body: string | null
  readonly created_at: string
  readonly kind: string
  readonly next_attempt_at: string | null
  readonly finished_at: string | null
  readonly history: readonly DeliveryAttempt[]
}

export type DeliveryAttempt = {
  readonly no: number | null
  readonly at: string
  readonly duration_ms: number
  readonly outcome: string
  readonly http_status: number | null
  readonly address: string | null
  readonly node: string | null
}

export type DeliveryRequest = {
  readonly no: number | null
  readonly at: string
  readonly duration_ms: number
  readonly outcome: string
  readonly http_status: number | null
  readonly response_body: string | null
  readonly address: string | null
  readonly node: string | null
  readonly headers: readonly {
    readonly name: string
    readonly value: string
  }[]
  readonly signed: readonly {
    readonly header: string
    readonly secret: string
    readonly encoding: string
    readonly text: string
  }[]
}

export type DifferentCheck = {
  readonly id: string
  /** Null: this verdict has no such check. */
  readonly earlier: Check | null
  /** Null: this verdict has no such check. */
  readonly later: Check | null
}

export type DifferentInput = {
  /** `values.first_name`, `documents[0].fields.id_number`. */
  readonly path: string
  /** Null when it was not sent. */
  readonly earlier: unknown
  /** Null when it was not sent. */
  readonly later: unknown
}

export type DigestDocument = {
  readonly document_id: string
  readonly doc_type: string
  readonly mime: string
  readonly size_bytes: number
  readonly created_at: string
  readonly erased: boolean
  readonly quality: ReadingQuality | null
}

export type DigestVerdict = {
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
  readonly failed_checks: readonly FailedCheck[]
}

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

export type DocumentConflict = {
  readonly field: string
  readonly label: string
  readonly values: readonly {
    readonly document_id: string
    readonly doc_type: string
    readonly value: string
  }[]
}

export type DueCase = {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly reference: string
  readonly closed_at: string
  readonly kept_until: string
}

export type DueReview = {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly reference: string
  readonly kind: string | null
  readonly next_review_due: string
  readonly days_overdue: number
}

export type EidIdentity = {
  readonly documentType?: string
  readonly documentNumber?: string
  readonly expiryDate?: string
  readonly birthDate?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly address?: string
}

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

export type ErasureReceipt = {
  readonly id: string
  readonly case_id: string
  readonly actor: string
  readonly reason: string
  readonly data_keys: number
  readonly extractions: number
  readonly documents: number
  readonly verdicts: number
  readonly erased_at: string
  readonly finished_at: string | null
}

export type FailedCheck = {
  readonly id: string
  readonly severity: 'critical' | 'warning' | 'info'
}

export type FoundEntry = {
  readonly workspace_id: string
  readonly at: string
  readonly action: string
  readonly actor: string
  readonly case_id: string | null
  readonly changed: readonly string[]
}

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

export type Invitation = {
  readonly id: string
  readonly email: string
  readonly sandbox: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
  readonly production: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
  readonly locale: 'en' | 'fr'
  readonly invited_by: string
  readonly created_at: string
  readonly expires_at: string
}

export type KeyUse = {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly state: string
  readonly last_used_at: string | null
  readonly last_client: string | null
  readonly calls_1h: number
  readonly calls_1h_more: boolean
  readonly calls_24h: number
  readonly errors_24h: number
}

export type ListAge = {
  readonly id: string
  readonly name: string
  readonly workspace_id: string | null
  readonly entries: number
  readonly checked_on: string
  readonly age_days: number
  readonly staged_at: string | null
}

export type ListedCall = {
  readonly id: string
  readonly at: string
  readonly request_id: string
  readonly key_id: string
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly environment: string | null
  readonly status: number
  readonly code: string | null
  readonly duration_ms: number
  readonly client: string
}

export type ListedDelivery = {
  readonly id: string
  readonly endpoint_id: string
  readonly event_id: string
  readonly event: string
  readonly environment: string
  readonly reference: string
  readonly case_id: string | null
  readonly kind: string
  readonly state: 'pending' | 'sending' | 'delivered' | 'failed' | 'cancelled'
  readonly attempts: number
  readonly http_status: number | null
  readonly created_at: string
  readonly next_attempt_at: string | null
  readonly finished_at: string | null
  readonly replayed_at: string | null
}

export type ListenedDelivery = {
  readonly id: string
  readonly event: string
  readonly created_at: string
  readonly headers: {
    readonly [key: string]: string
  }
  readonly body: string
}

export type Member = {
  readonly person_id: string
  readonly name: string
  readonly email: string
  readonly email_verified: boolean
  readonly sandbox: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
  readonly production: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
  readonly operates: boolean
  readonly joined_at: string
}

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

export type PolicyFile = {
  /** The policy pack that this is a patch over. */
  readonly regime: string
  /** The pack that the regime stands over, where it may stand over several. */
  readonly extends?: string
  /** Why; nothing is computed of it. */
  readonly comment?: string
  readonly locks?: {
    readonly identity?: boolean
    readonly sanctions?: boolean
    readonly aml_pep?: boolean
  }
  readonly defaults?: {
    readonly require_documents?: boolean
    readonly screen_aml_pep?: boolean
  }
  readonly thresholds?: {
    readonly kyc?: {
      /** Years; where a province asks for more, its age stays. */
      readonly adult_age?: number
      readonly min_ocr_confidence?: number
      readonly expiring_days?: number
      readonly income_tolerance?: number
      readonly max_list_age_days?: number
      /** In the currency of the pack. */
      readonly sof_amount?: number
      /** Who holds this share or more owns the entity. */
      readonly owner_share_percent?: number
    }
    readonly kyb?: {
      /** Years; where a province asks for more, its age stays. */
      readonly adult_age?: number
      readonly min_ocr_confidence?: number
      readonly expiring_days?: number
      readonly income_tolerance?: number
      readonly max_list_age_days?: number
      /** In the currency of the pack. */
      readonly sof_amount?: number
      /** Who holds this share or more owns the entity. */
      readonly owner_share_percent?: number
    }
  }
  readonly max_age_days?: {
    readonly [key: string]: number | 'tax' | null
  }
  readonly data_points?: {
    readonly individual?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
    readonly corporation?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
    readonly partnership?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
    readonly charitable_org?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
    readonly trust?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
    readonly estate?: {
      readonly [key: string]: 'B' | 'R' | 'C' | '-'
    }
  }
  readonly steps?: {
    readonly onboarding?: {
      readonly individual?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly corporation?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly partnership?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly charitable_org?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly trust?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly estate?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
    }
    readonly periodic_review?: {
      readonly individual?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly corporation?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly partnership?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly charitable_org?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly trust?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
      readonly estate?: {
        readonly [key: string]: 'C' | 'W' | '-'
      }
    }
  }
  /** Screening lists on top of those of the pack. */
  readonly lists?: readonly string[]
  /** Document types that may not be used to verify identity, on top of those of the pack. */
  readonly refused_ids?: readonly string[]
  readonly severities?: {
    readonly [key: string]: 'critical' | 'warning' | 'info' | 'off'
  }
  readonly pep_rule?: 'all_high'
  /** Parties are looked for in the adverse media of the workspace. */
  readonly adverse_media?: true
  /** Identity methods that are accepted, in place of those of the pack. */
  readonly methods?: readonly string[]
  /** Years a case is kept after its closing or last filing. */
  readonly retention_years?: number
  readonly review_months?: {
    readonly High?: number
    readonly Medium?: number
    readonly Low?: number
  }
}

export type PolicyVersion = {
  readonly id: string
  readonly workspace_id: string
  readonly version: number
  readonly regime: string
  readonly pack_version: number
  readonly running: boolean
  readonly comment: string
  readonly sha256: string
  readonly rules_sha256: string
  readonly published_by: string
  readonly published_at: string
}

export type ProviderAccount = {
  readonly workspace_id: string
  readonly environment: 'sandbox' | 'production'
  readonly provider: string | null
  readonly credentials: readonly string[]
  readonly created_at: string | null
}

export type ReadingQuality = {
  readonly type_confidence: number
  /** Null when no text came from OCR. */
  readonly ocr_confidence: number | null
  readonly pages: number
  readonly capture: 'direct' | 'screenshot' | 'screen' | 'grey_copy' | null
  /** Why printed values of the image cannot be trusted; null when they can. */
  readonly untrusted: 'blurred' | 'low_resolution' | 'dark' | null
}

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

export type RegistryCandidate = {
  readonly name: string
  readonly number: string
  readonly score: number
}

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

export type RunningPolicy = {
  readonly id: string | null
  readonly workspace_id: string
  readonly regime: string | null
  readonly version: number | null
  readonly source: 'default' | 'builtin' | 'workspace'
}

export type SchemaError = {
  readonly detail: readonly {
    readonly type: string
    readonly loc: readonly (string | number)[]
    readonly msg: string
    readonly input?: unknown
    readonly ctx?: Readonly<Record<string, unknown>>
  }[]
}

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

export type ScreeningList = {
  readonly id: string
  readonly name: string
  readonly workspace_id: string | null
  readonly entries: number
  readonly names: number
  readonly births: number
  readonly published_on: string | null
  readonly imported_at: string
  readonly checked_on: string
  readonly age_days: number
  readonly parser: string
  readonly sha256: string
  readonly bundle_id: string | null
  readonly staged_at: string | null
}

export type SecretVersion = {
  readonly id: string
  readonly newest: boolean
  readonly present: boolean
  readonly workspace_keys: number
  readonly api_keys: number
}

export type ShownArticle = {
  readonly title: string
  readonly url: string
  readonly publisher?: string
  /** The day on which it was published. */
  readonly date: string
  /** ISO 639-1. */
  readonly language?: string
}

export type TextError = {
  readonly detail: string
}

export type ThresholdProposal = {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly scores: ThresholdTopics
  readonly loosens: boolean
  readonly reason: string
  readonly proposed_by: string
  readonly proposed_at: string
  readonly finished_at: string | null
  readonly stale: boolean
  readonly compared: number
  readonly skipped: number
  readonly cut: number
  readonly changing: number
  readonly newly_failed: number
  readonly newly_passed: number
  readonly topics: readonly {
    readonly topic: string
    readonly from: string
    readonly to: string
    readonly hits: number
    readonly cases: number
  }[]
  readonly checks: readonly {
    readonly id: string
    readonly from: string
    readonly to: string
    readonly cases: number
  }[]
  readonly cases: readonly {
    readonly case_id: string
    readonly gained_critical: number
    readonly gained_warning: number
    readonly lost_critical: number
    readonly lost_warning: number
    readonly becomes: 'passed' | 'failed' | null
  }[]
  readonly next_case: string | null
}

export type ThresholdTopics = {
  readonly sanction: TopicThresholds
  readonly wanted: TopicThresholds
  readonly debarment: TopicThresholds
  readonly pep: TopicThresholds
  readonly rca: TopicThresholds
}

export type ThresholdsVersion = {
  readonly id: string
  readonly workspace_id: string
  readonly environment: string
  readonly version: number
  readonly running: boolean
  readonly topics: ThresholdTopics
  readonly loosens: boolean
  readonly reason: string
  readonly proposed_by: string
  readonly proposed_at: string
  readonly activated_by: string
  readonly activated_at: string
}

export type TimelineHappening = {
  readonly at: string
  readonly kind: 'verdict' | 'documents' | 'view' | 'decision' | 'delivery' | 'eid' | 'bank' | 'case'
  /** As in the audit trail, or `delivery.queued` and `delivery.ended`. */
  readonly action: string
  readonly actor: {
    readonly type: string
    readonly id: string
  } | null
  readonly object: {
    readonly type: string
    readonly id: string
  }
  readonly outcome: string | null
  readonly reason: string | null
  readonly changed: readonly string[]
  readonly request_id: string | null
  readonly delivery: {
    readonly event: string
    readonly endpoint_id: string
    readonly state: string | null
    readonly attempts: number | null
    readonly http_status: number | null
  } | null
}

export type TopError = {
  readonly code: string
  readonly message: string
  readonly details?: string | null
}

export type TopicThresholds = {
  readonly critical: number | null
  readonly warning: number
}

export type UnusedSnapshot = {
  readonly id: string
  readonly sha256: string
  readonly published_on: string | null
  readonly imported_at: string
  readonly size_bytes: number
  readonly deleted: boolean
}

export type UsedList = {
  /** As policies name it. */
  readonly id: string
  readonly name: string
  /** Its own date, else the day of its import. */
  readonly date?: string
}

export type ViewedCheck = {
  /** Stable identifier; some end in a document label or a party name. */
  readonly id: string
  /** A sentence for a person, in the language of the call. */
  readonly label: string
  readonly severity: 'critical' | 'warning' | 'info'
  readonly passed: boolean
  /** Why it failed; empty when passed. */
  readonly detail: string
  readonly rule: string | null
  readonly law: string | null
  readonly to_do: string | null
  readonly evidence: {
    readonly source:
      'partner' | 'screening' | 'registry' | 'discrepancies' | 'identity' | 'eid' | 'bank' | 'document' | 'profile'
    readonly doc_type: string | null
    readonly document_id: string | null
    readonly party: string | null
  }
}

export type ViewedCheckGroup = {
  readonly group: 'critical' | 'warning' | 'info' | 'passed'
  readonly checks: readonly ViewedCheck[]
}

export type ViewedDocument = {
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
  readonly notes: readonly string[]
  readonly pages: readonly PageSize[]
  readonly type_name: string
  readonly fields: readonly ViewedField[]
}

export type ViewedField = {
  readonly field: string
  readonly label: string
  readonly read: ViewedValue | null
  readonly others: readonly ViewedValue[]
}

export type ViewedHit = {
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
  readonly explanation: readonly string[]
}

export type ViewedValue = {
  readonly value: string
  readonly source: 'barcode' | 'mrz' | 'text_layer' | 'labelled_print' | 'unlabelled_print' | 'vision'
  readonly confidence: number
  /** From 0. */
  readonly page: number
  readonly box: readonly number[] | null
  /** True: `value` has its last characters alone; `cases.reveal` answers the whole. */
  readonly masked: boolean
  readonly outline: readonly Corner[] | null
}

export type ViewedVerdict = {
  readonly is_translated: boolean
  readonly answer_sha256: string
  readonly completeness: {
    readonly required: number
    readonly present: number
    /** Data point names; alternatives are joined with `/`. */
    readonly missing: readonly string[]
    readonly percent: number
  }
  readonly check_groups: readonly ViewedCheckGroup[]
  /** What the call said of the client. */
  readonly values: {
    readonly [key: string]: unknown
  }
  readonly assessment: {
    readonly risk_profile: Banded
    readonly capacity: Banded
    readonly compliance_risk: ComplianceRisk
    readonly suitability: string
    readonly risk_level: 'Low' | 'Medium' | 'High'
    readonly explain: readonly Contribution[]
  } | null
  readonly registry: RegistryAnswer | null
  readonly identity_record: readonly IdentityRecord[]
  readonly discrepancies: readonly Discrepancy[]
  readonly screening: {
    readonly bundle: string | null
    readonly lists: readonly {
      readonly id: string
      readonly name: string
      readonly date: string | null
    }[]
    readonly parties: readonly {
      readonly party: string
      readonly names: readonly string[]
      readonly kind: 'person' | 'entity' | 'unknown'
      readonly date_of_birth: string | null
      readonly countries: readonly string[]
    }[]
    readonly hits: readonly ViewedHit[]
  }
}

export type WebhookEndpoint = {
  readonly id: string
  readonly workspace_id: string
  readonly url: string
  readonly events: readonly string[]
  readonly enabled: boolean
  readonly created_at: string
  readonly failing_since: string | null
  readonly failures_in_a_row: number
  readonly max_concurrency: number
  readonly gone_since: string | null
  readonly switched_off: string | null
}

export type Workspace = {
  readonly id: string
  readonly name: string
  readonly kyc: boolean
  readonly growth: boolean
  readonly eid: 'sandbox' | 'none'
  readonly read_cap: number
  readonly regime: string | null
  readonly extends?: string
  readonly four_eyes: boolean
}

/** What each operation takes and answers, by its name. */
export interface Operations {
  'workspaces.create': {
    readonly input: {
      readonly name: string
      readonly kyc?: boolean
      readonly growth?: boolean
      readonly eid?: 'sandbox' | 'none'
      readonly read_cap?: number
      readonly regime?: string
      readonly extends?: string
      readonly four_eyes?: boolean
    }
    readonly answer: Workspace
  }
  'workspaces.list': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly Workspace[] }
  'workspaces.update': {
    readonly input: {
      readonly id: string
      readonly name?: string
      readonly kyc?: boolean
      readonly growth?: boolean
      readonly eid?: 'sandbox' | 'none'
      readonly read_cap?: number
      readonly regime?: string
      readonly extends?: string
      readonly four_eyes?: boolean
    }
    readonly answer: Workspace
  }
  'keys.create': {
    readonly input: {
      readonly workspace_id: string
      readonly name: string
      readonly scopes: readonly string[]
      readonly service_accounts?: string
      readonly audience?: string
      readonly calls_per_minute?: number | null
      readonly addresses?: readonly string[]
      readonly expires?: string | null
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly name: string
      readonly prefix: string
      readonly scopes: readonly string[]
      readonly state: 'active' | 'grace' | 'expired' | 'revoked'
      readonly service_accounts: readonly string[]
      readonly audience: string | null
      readonly created_at: string
      readonly expires_at: string | null
      readonly calls_per_minute: number | null
      readonly addresses: readonly string[]
      readonly last_used_at: string | null
      readonly key: string
    }
  }
  'keys.limit': {
    readonly input: {
      readonly id: string
      readonly calls_per_minute?: number | null
      readonly addresses?: readonly string[]
      readonly expires?: string | null
    }
    readonly answer: ApiKey
  }
  'keys.list': {
    readonly input: {
      readonly workspace_id?: string
    }
    readonly answer: readonly ApiKey[]
  }
  'keys.rotate': {
    readonly input: {
      readonly id: string
      readonly grace_hours?: number
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly name: string
      readonly prefix: string
      readonly scopes: readonly string[]
      readonly state: 'active' | 'grace' | 'expired' | 'revoked'
      readonly service_accounts: readonly string[]
      readonly audience: string | null
      readonly created_at: string
      readonly expires_at: string | null
      readonly calls_per_minute: number | null
      readonly addresses: readonly string[]
      readonly last_used_at: string | null
      readonly key: string
      readonly rotated_from?: string
    }
  }
  'keys.revoke': {
    readonly input: {
      readonly id: string
    }
    readonly answer: ApiKey
  }
  'keys.usage': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: readonly KeyUse[]
  }
  'members.list': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: {
      readonly members: readonly Member[]
      readonly invitations: readonly Invitation[]
    }
  }
  'members.invite': {
    readonly input: {
      readonly workspace_id: string
      readonly email: string
      readonly sandbox?: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
      readonly production?:
        'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
      readonly locale?: 'en' | 'fr'
    }
    readonly answer: Invitation
  }
  'members.withdraw': {
    readonly input: {
      readonly workspace_id: string
      readonly id: string
    }
    readonly answer: {
      readonly id: string
    }
  }
  'members.change': {
    readonly input: {
      readonly workspace_id: string
      readonly person_id: string
      readonly sandbox?: 'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
      readonly production?:
        'owner' | 'tenant_admin' | 'api_manager' | 'compliance_officer' | 'reviewer' | 'auditor' | null
    }
    readonly answer: Member
  }
  'members.remove': {
    readonly input: {
      readonly workspace_id: string
      readonly person_id: string
    }
    readonly answer: Member
  }
  'webhooks.create': {
    readonly input: {
      readonly workspace_id: string
      readonly url: string
      readonly events: readonly string[]
      readonly secret?: string
      readonly max_concurrency?: number
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly url: string
      readonly events: readonly string[]
      readonly enabled: boolean
      readonly created_at: string
      readonly failing_since: string | null
      readonly failures_in_a_row: number
      readonly max_concurrency: number
      readonly gone_since: string | null
      readonly switched_off: string | null
      readonly secret: string
    }
  }
  'webhooks.list': {
    readonly input: {
      readonly workspace_id?: string
    }
    readonly answer: readonly WebhookEndpoint[]
  }
  'webhooks.change': {
    readonly input: {
      readonly id: string
      readonly url?: string
      readonly events?: readonly string[]
      readonly enabled?: boolean
      readonly max_concurrency?: number
    }
    readonly answer: WebhookEndpoint
  }
  'webhooks.rotate': {
    readonly input: {
      readonly id: string
      readonly secret?: string
      readonly overlap_hours?: number
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly url: string
      readonly events: readonly string[]
      readonly enabled: boolean
      readonly created_at: string
      readonly failing_since: string | null
      readonly failures_in_a_row: number
      readonly max_concurrency: number
      readonly gone_since: string | null
      readonly switched_off: string | null
      readonly secret: string
      readonly previous_secret_until: string | null
    }
  }
  'webhooks.delete': {
    readonly input: {
      readonly id: string
    }
    readonly answer: WebhookEndpoint
  }
  'webhooks.test': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
      readonly ok: boolean
      readonly http_status: number | null
      readonly outcome: string
      readonly duration_ms: number
      readonly response_body: string | null
    }
  }
  'webhooks.deliveries': {
    readonly input: {
      readonly id: string
      readonly state?: 'pending' | 'sending' | 'delivered' | 'failed' | 'cancelled'
      readonly event?:
        | 'kyc.documents_read'
        | 'kyc.case_verified'
        | 'kyc.case_assessed'
        | 'kyc.eid_completed'
        | 'kyc.review_due'
        | 'kyc.screening_changed'
        | 'kyc.case_decided'
      readonly since?: string
      readonly limit?: number
    }
    readonly answer: readonly Delivery[]
  }
  'deliveries.search': {
    readonly input: {
      readonly workspace_id: string
      readonly endpoint_id?: string
      readonly event?:
        | 'kyc.documents_read'
        | 'kyc.case_verified'
        | 'kyc.case_assessed'
        | 'kyc.eid_completed'
        | 'kyc.review_due'
        | 'kyc.screening_changed'
        | 'kyc.case_decided'
      readonly state?: 'pending' | 'sending' | 'delivered' | 'failed' | 'cancelled'
      readonly status_class?: '2xx' | '3xx' | '4xx' | '5xx' | 'none'
      readonly reference?: string
      readonly case_id?: string
      readonly from?: string
      readonly to?: string
      readonly limit?: number
      readonly cursor?: string
    }
    readonly answer: {
      readonly deliveries: readonly ListedDelivery[]
      readonly next_cursor: string | null
      readonly searched_to: string | null
    }
  }
  'deliveries.show': {
    readonly input: {
      readonly workspace_id: string
      readonly id: string
    }
    readonly answer: {
      readonly id: string
      readonly endpoint_id: string
      readonly event_id: string
      readonly event: string
      readonly environment: string
      readonly reference: string
      readonly case_id: string | null
      readonly kind: string
      readonly state: 'pending' | 'sending' | 'delivered' | 'failed' | 'cancelled'
      readonly attempts: number
      readonly http_status: number | null
      readonly created_at: string
      readonly next_attempt_at: string | null
      readonly finished_at: string | null
      readonly replayed_at: string | null
      readonly url: string
      readonly endpoint_deleted: boolean
      readonly body: string
      readonly response_body: string | null
      readonly history: readonly DeliveryRequest[]
    }
  }
  'webhooks.listen': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
      readonly id: string
    }
  }
  'webhooks.listened': {
    readonly input: {
      readonly id: string
      readonly since: string
      readonly after_id?: string
    }
    readonly answer: readonly ListenedDelivery[]
  }
  'webhooks.replay': {
    readonly input: {
      readonly id: string
    }
    readonly answer: Delivery
  }
  'webhooks.replay_failed': {
    readonly input: {
      readonly endpoint_id: string
      readonly failed_since: string
    }
    readonly answer: {
      readonly id: string
      readonly replayed: number
      readonly more: boolean
    }
  }
  'calls.search': {
    readonly input: {
      readonly workspace_id: string
      readonly request_id?: string
      readonly key_id?: string
      readonly status_class?: '2xx' | '3xx' | '4xx' | '5xx'
      readonly path?: string
      readonly environment?: 'sandbox' | 'production'
      readonly from?: string
      readonly to?: string
      readonly limit?: number
      readonly cursor?: string
    }
    readonly answer: {
      readonly calls: readonly ListedCall[]
      readonly next_cursor: string | null
      readonly searched_to: string | null
      readonly logged_days: number
      readonly unlogged_24h: number
    }
  }
  'calls.show': {
    readonly input: {
      readonly workspace_id: string
      readonly id: string
    }
    readonly answer: {
      readonly id: string
      readonly at: string
      readonly request_id: string
      readonly key_id: string
      readonly operation: string
      readonly method: string
      readonly path: string
      readonly environment: string | null
      readonly status: number
      readonly code: string | null
      readonly duration_ms: number
      readonly client: string
      readonly body: {
        readonly fields: readonly BodyField[]
        readonly unnamed: number
      } | null
    }
  }
  'usage.show': {
    readonly input: {
      readonly workspace_id: string
      readonly month?: string
    }
    readonly answer: {
      readonly workspace_id: string
      readonly month: string
      readonly reads: {
        readonly used: number
        readonly cap: number
        readonly by_day: readonly {
          readonly day: string
          readonly used: number
        }[]
        readonly forecast: number | null
      }
      readonly calls: readonly CountedCalls[]
      readonly logged_days: number
    }
  }
  'overview.show': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly set_up: {
        readonly key_made: boolean
        readonly first_call: boolean
        readonly webhook_made: boolean
        readonly webhook_tested: boolean
        readonly policy_chosen: boolean
        readonly eid_set: boolean
        readonly lists_loaded: boolean
        readonly mail_configured: boolean
      }
      readonly cases: {
        readonly needs_review: number
        readonly failed: number
        readonly due: number
      }
      readonly deliveries: {
        readonly due: number
        readonly oldest_due_at: string | null
        readonly failed_24h: number
        readonly failing_endpoints: number
      }
      readonly mail: {
        readonly waiting: number
        readonly oldest_at: string | null
      }
      readonly audit: {
        readonly unsealed: number
        readonly oldest_unsealed_at: string | null
      }
      readonly lists: readonly ListAge[]
    }
  }
  'eid.set': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly provider: 'sandbox' | 'treefort' | 'veriff'
      readonly credentials?: {
        readonly [key: string]: string
      }
    }
    readonly answer: ProviderAccount
  }
  'eid.unset': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: ProviderAccount
  }
  'eid.show': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: readonly ProviderAccount[]
  }
  'eid.outcome': {
    readonly input: {
      readonly key: number
      readonly outcome:
        'pass' | 'expired' | 'face' | 'liveness' | 'name' | 'suspect' | 'credit' | 'archive' | 'never' | 'down'
    }
    readonly answer: {
      readonly key: number
      readonly outcome: string
    }
  }
  'eid.check': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly CheckedAccount[] }
  'bank.set': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly provider: 'plaid'
      readonly credentials?: {
        readonly [key: string]: string
      }
    }
    readonly answer: ProviderAccount
  }
  'bank.unset': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: ProviderAccount
  }
  'bank.show': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: readonly ProviderAccount[]
  }
  'bank.check': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly CheckedAccount[] }
  'bank.erase': {
    readonly input: {
      readonly workspace_id: string
      readonly id: string
    }
    readonly answer: {
      readonly id: string
    }
  }
  'cases.list': {
    readonly input: {
      readonly workspace_id?: string
      readonly reference?: string
    }
    readonly answer: readonly Case[]
  }
  'cases.search': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly reference?: string
      readonly state?: 'open' | 'closed'
      /** Whether it is under legal hold. */
      readonly legal_hold?: boolean
      readonly kind?: 'individual' | 'corporation' | 'partnership' | 'charitable_org' | 'trust' | 'estate'
      /** Whether its newest verdict passed. */
      readonly passed?: boolean
      /** Of its newest assessment. */
      readonly risk_level?: 'Low' | 'Medium' | 'High'
      /** A check that its newest verdict failed, as `failed_checks` names it. */
      readonly failed_check?: string
      /** The whole name of its client or of a party; order of words, case and accents do not count. */
      readonly party?: string
      /** The number of an identity document or of a party. */
      readonly number?: string
      /** As `decision` of the answer: the newest, or one that waits. */
      readonly decision?: 'approved' | 'declined' | 'escalated' | 'waiting' | 'none'
      /** Who it is assigned to; case and spaces around do not count. */
      readonly assignee?: string
      /** The first day, UTC. */
      readonly created_from?: string
      /** The last day, UTC. */
      readonly created_to?: string
      /** The first day of its last change, UTC. */
      readonly changed_from?: string
      /** The last day of its last change, UTC. */
      readonly changed_to?: string
      readonly limit?: number
      /** `next_cursor` of the page before, with the same filters. */
      readonly cursor?: string
    }
    readonly answer: {
      readonly items: readonly CaseSummary[]
      readonly next_cursor: string | null
    }
  }
  'cases.show': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly environment: string
      readonly reference: string
      readonly kind: string | null
      readonly created_at: string
      readonly updated_at: string
      readonly closed_at: string | null
      readonly legal_hold: boolean
      readonly next_review_due: string | null
      readonly erased_at: string | null
      readonly retention_years: number
      readonly kept_until: string | null
      readonly erasures: readonly ErasureReceipt[]
    }
  }
  'cases.summary': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
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
      readonly workspace_id: string
      readonly verdicts: readonly DigestVerdict[]
      readonly documents: readonly DigestDocument[]
      readonly counts: {
        readonly verdicts: number
        readonly documents: number
        readonly notes: number
        readonly decisions: number
        readonly eid_checks: number
        readonly bank_connections: number
        readonly deliveries: number
      }
    }
  }
  'cases.view': {
    readonly input: {
      readonly id: string
      /** One of the verdicts of the case. */
      readonly verdict_id?: string
      readonly language?: 'en' | 'fr'
    }
    readonly answer: {
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
      readonly workspace_id: string
      readonly subject: string | null
      /** One sentence why the verdict is as it is. */
      readonly reason: string
      readonly verdict: {
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
        readonly newest: boolean
      } | null
      readonly content: ViewedVerdict | null
      readonly verdicts: readonly CaseVerdict[]
      readonly documents: readonly ViewedDocument[]
      readonly conflicts: readonly DocumentConflict[]
      readonly assignment: CaseAssignment | null
      readonly notes: readonly CaseNote[]
      readonly decisions: readonly CaseDecision[]
      readonly eid_checks: readonly {
        readonly key: number
        readonly state: string
        readonly created_at: string
        readonly expires_at: string
        readonly result: EidSummary | null
      }[]
      readonly bank_connections: readonly {
        readonly id: string
        readonly created_at: string
        readonly updated_at: string
        readonly account: {
          readonly bank_name: string
          readonly holder: string
          readonly last4: string
          readonly avg_balance: number | null
          readonly monthly_income: number | null
          readonly monthly_expenses: number | null
          readonly transaction_count: number
        } | null
      }[]
    }
  }
  'cases.reveal': {
    readonly input: {
      readonly id: string
      readonly document_id: string
      readonly field: string
    }
    readonly answer: {
      readonly id: string
      readonly document_id: string
      readonly field: string
      readonly value: string | null
      readonly others: readonly string[]
    }
  }
  'documents.read': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
      readonly id: string
      readonly case_id: string
      readonly mime: string
      readonly filename: string
      readonly content: string
    }
  }
  'cases.compare': {
    readonly input: {
      readonly id: string
      /** The earlier verdict; default: the one before. */
      readonly from?: string
      /** The later verdict. */
      readonly to: string
    }
    readonly answer: {
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
  }
  'cases.timeline': {
    readonly input: {
      readonly id: string
      readonly limit?: number
      readonly cursor?: string
    }
    readonly answer: {
      readonly items: readonly TimelineHappening[]
      readonly next_cursor: string | null
    }
  }
  'cases.report': {
    readonly input: {
      readonly id: string
      readonly locale?: 'en' | 'fr'
      readonly verdict_id?: string
    }
    readonly answer: {
      readonly id: string
      readonly pdf: string
    }
  }
  'cases.note': {
    readonly input: {
      readonly id: string
      /** The note. */
      readonly text: string
      /** Who writes it. */
      readonly author: string
    }
    readonly answer: {
      readonly case_id: string
      readonly note: CaseNote
    }
  }
  'cases.assign': {
    readonly input: {
      readonly id: string
      /** Null: nobody. */
      readonly assignee: string | null
      /** Who assigns it. */
      readonly by: string
    }
    readonly answer: {
      readonly case_id: string
      readonly assignment: CaseAssignment | null
    }
  }
  'cases.decide': {
    readonly input: {
      readonly id: string
      readonly decision: 'approve' | 'decline' | 'escalate'
      /** Why. */
      readonly reason: string
      /** Who decides; case and spaces around make no other reviewer. */
      readonly reviewer: string
      /** The verdict that was looked at: 409 once it is no longer the newest of the case. */
      readonly verdict_id?: string
    }
    readonly answer: {
      readonly case_id: string
      readonly decision: CaseDecision
    }
  }
  'cases.close': {
    readonly input: {
      readonly id: string
    }
    readonly answer: Case
  }
  'cases.hold': {
    readonly input: {
      readonly id: string
      readonly held: boolean
    }
    readonly answer: Case
  }
  'cases.erase': {
    readonly input: {
      readonly id: string
      readonly reason?: 'request' | 'mistake' | 'contract_end' | 'retention'
    }
    readonly answer: ErasureReceipt
  }
  'cases.purge': {
    readonly input: {
      readonly dry_run?: boolean
    }
    readonly answer: {
      readonly dry_run: boolean
      readonly erased: number
      readonly due: readonly DueCase[]
    }
  }
  'policies.publish': {
    readonly input: {
      readonly workspace_id: string
      readonly policy: unknown
    }
    readonly answer: PolicyVersion
  }
  'policies.list': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly RunningPolicy[] }
  'policies.history': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: readonly PolicyVersion[]
  }
  'policies.show': {
    readonly input: {
      readonly workspace_id: string
      readonly version?: number
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly version: number
      readonly regime: string
      readonly pack_version: number
      readonly running: boolean
      readonly comment: string
      readonly sha256: string
      readonly rules_sha256: string
      readonly published_by: string
      readonly published_at: string
      readonly policy: PolicyFile
    }
  }
  'policies.revert': {
    readonly input: {
      readonly workspace_id: string
      readonly version?: number
    }
    readonly answer: PolicyVersion | RunningPolicy
  }
  'policies.compare': {
    readonly input: {
      readonly workspace_id: string
      readonly from: {
        readonly regime: string
        readonly policy?: unknown
      }
      readonly to: {
        readonly regime: string
        readonly policy?: unknown
      }
      readonly after_case?: string
      readonly limit?: number
    }
    readonly answer: {
      readonly total: number
      readonly compared: number
      readonly erased: number
      readonly newly_failed: number
      readonly newly_passed: number
      readonly checks: readonly {
        readonly id: string
        readonly from: string
        readonly to: string
        readonly cases: number
      }[]
      readonly flips: readonly {
        readonly case_id: string
        readonly reference: string
        readonly passed: boolean
        readonly checks: readonly string[]
      }[]
      readonly next: string | null
    }
  }
  'verdicts.replay': {
    readonly input: {
      readonly id: string
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly case_id: string
      readonly operation: string
      readonly filed_at: string
      readonly outcome: 'identical' | 'different' | 'erased'
      readonly reached_with: {
        readonly engine: string
        readonly regime: string
        readonly policy_id: string | null
        readonly policy_version: number
        readonly policy_sha256: string | null
        readonly bundle: string | null
        readonly as_of: string
      }
      readonly changed: readonly {
        readonly input: string
        readonly from: string | number | null
        readonly to: string | number | null
      }[]
      readonly checks: readonly {
        readonly id: string
        readonly from: string
        readonly to: string
        readonly words: boolean
      }[]
    }
  }
  'cases.hits': {
    readonly input: {
      readonly id: string
      readonly language?: 'en' | 'fr'
    }
    readonly answer: {
      readonly id: string
      readonly verdict_id: string | null
      readonly verdict_at: string | null
      readonly bundle: string | null
      readonly engine: string | null
      readonly hits: readonly CaseHit[]
    }
  }
  'cases.clear_hit': {
    readonly input: {
      readonly id: string
      readonly party: string
      readonly list: string
      readonly record: string
      readonly reviewer?: string
      readonly reason: string
      readonly expires: string
      readonly applies_to?: 'case' | 'client'
    }
    readonly answer: {
      readonly id: string
      readonly case_id: string
      readonly party: string
      readonly list: string
      readonly record: string
      readonly expires_on: string
      readonly cleared_at: string
      readonly applies_to?: string
      readonly waits_for_second?: true
    }
  }
  'cases.reopen_hit': {
    readonly input: {
      readonly id: string
      readonly party: string
      readonly list: string
      readonly record: string
    }
    readonly answer: {
      readonly id: string
      readonly case_id: string
      readonly party: string
      readonly list: string
      readonly record: string
      readonly reopened_at: string
    }
  }
  'cases.alerts': {
    readonly input: {
      readonly workspace_id?: string
    }
    readonly answer: readonly CaseAlert[]
  }
  'cases.due': {
    readonly input: {
      readonly workspace_id?: string
    }
    readonly answer: readonly DueReview[]
  }
  'secrets.status': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly SecretVersion[] }
  'audit.find': {
    readonly input: {
      readonly sha256: string
    }
    readonly answer: readonly FoundEntry[]
  }
  'audit.search': {
    readonly input: {
      readonly workspace_id: string
      readonly action?:
        | 'workspace.created'
        | 'workspace.updated'
        | 'key.created'
        | 'key.rotated'
        | 'key.revoked'
        | 'key.limited'
        | 'documents.filed'
        | 'policy.published'
        | 'policy.withdrawn'
        | 'policy.compared'
        | 'verdict.filed'
        | 'verdict.replayed'
        | 'verdict.read'
        | 'verdict.evidence_made'
        | 'document.read'
        | 'case.listed'
        | 'case.read'
        | 'case.exported'
        | 'case.reported'
        | 'case.revealed'
        | 'case.closed'
        | 'case.held'
        | 'case.released'
        | 'case.review_due'
        | 'case.erased'
        | 'case.noted'
        | 'case.assigned'
        | 'case.unassigned'
        | 'case.decision_asked'
        | 'case.decided'
        | 'case.hit_clearing_asked'
        | 'case.hit_cleared'
        | 'case.hit_reopened'
        | 'erasure.finished'
        | 'secret.rotated'
        | 'operator_key.created'
        | 'operator_key.revoked'
        | 'member.invited'
        | 'member.withdrawn'
        | 'member.joined'
        | 'member.changed'
        | 'member.removed'
        | 'member.linked'
        | 'session.started'
        | 'session.ended'
        | 'sign_in.refused'
        | 'audit.exported'
        | 'backup.taken'
        | 'backup.restored'
        | 'list.imported'
        | 'list.staged'
        | 'list.unstaged'
        | 'list.compared'
        | 'list.removed'
        | 'list.pruned'
        | 'bundle.activated'
        | 'screening.searched'
        | 'thresholds.proposed'
        | 'thresholds.compared'
        | 'thresholds.activated'
        | 'thresholds.discarded'
        | 'webhook.created'
        | 'webhook.changed'
        | 'webhook.rotated'
        | 'webhook.deleted'
        | 'webhook.tested'
        | 'webhook.listened'
        | 'webhook.switched_off'
        | 'webhook.replayed'
        | 'eid.started'
        | 'eid.finished'
        | 'eid.deleted'
        | 'eid.forced'
        | 'eid.report_stored'
        | 'eid.report_read'
        | 'eid.account_set'
        | 'eid.account_unset'
        | 'bank.connected'
        | 'bank.refreshed'
        | 'bank.read'
        | 'bank.deleted'
        | 'bank.revoked'
        | 'bank.account_set'
        | 'bank.account_unset'
        | 'call.refused'
      readonly actor?: string
      readonly object_id?: string
      readonly case_id?: string
      readonly from?: string
      readonly to?: string
      readonly limit?: number
      readonly cursor?: string
    }
    readonly answer: {
      readonly entries: readonly AuditEntry[]
      readonly next_cursor: string | null
      readonly searched_to: string | null
    }
  }
  'audit.status': {
    readonly input: {
      readonly workspace_id: string
    }
    readonly answer: {
      readonly workspace_id: string
      readonly entries: number
      readonly sealed: number
      readonly last_sealed_at: string | null
      readonly unsealed: number
      readonly oldest_unsealed_at: string | null
      readonly signed_seq: number | null
      readonly checkpoint_seq: number | null
      readonly checkpoint_at: string | null
    }
  }
  'lists.remove': {
    readonly input: {
      readonly source: string
      readonly workspace_id?: string
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string | null
      readonly bundle_id: string | null
    }
  }
  'lists.prune': {
    readonly input: {
      readonly delete?: boolean
    }
    readonly answer: readonly UnusedSnapshot[]
  }
  'lists.status': { readonly input: Readonly<Record<string, unknown>>; readonly answer: readonly ScreeningList[] }
  'lists.activate': {
    readonly input: {
      readonly source: string
      readonly workspace_id?: string
      readonly accept_shrink?: boolean
      readonly accept_older?: boolean
    }
    readonly answer: {
      readonly id: string
      readonly entries: number
      readonly entries_before: number | null
      readonly published_on: string | null
      readonly sha256: string
      readonly bundle_id: string | null
    }
  }
  'lists.discard': {
    readonly input: {
      readonly source: string
      readonly workspace_id?: string
    }
    readonly answer: {
      readonly id: string
      readonly discarded: true
    }
  }
  'thresholds.propose': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly topics: {
        readonly sanction?: {
          readonly critical?: number | null
          readonly warning?: number
        }
        readonly wanted?: {
          readonly critical?: number | null
          readonly warning?: number
        }
        readonly debarment?: {
          readonly critical?: number | null
          readonly warning?: number
        }
        readonly pep?: {
          readonly critical?: number | null
          readonly warning?: number
        }
        readonly rca?: {
          readonly critical?: number | null
          readonly warning?: number
        }
      }
      readonly from_defaults?: boolean
      readonly loosen?: boolean
      readonly reason: string
      readonly limit?: number
    }
    readonly answer: ThresholdProposal
  }
  'thresholds.compare': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly limit?: number
    }
    readonly answer: ThresholdProposal
  }
  'thresholds.show': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
      readonly after_case?: string
    }
    readonly answer: {
      readonly workspace_id: string
      readonly environment: string
      readonly version: number | null
      readonly topics: ThresholdTopics
      readonly defaults: ThresholdTopics
      readonly proposal: ThresholdProposal | null
    }
  }
  'thresholds.history': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: readonly ThresholdsVersion[]
  }
  'thresholds.activate': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: ThresholdsVersion
  }
  'thresholds.discard': {
    readonly input: {
      readonly workspace_id: string
      readonly environment: 'sandbox' | 'production'
    }
    readonly answer: {
      readonly id: string
      readonly workspace_id: string
      readonly environment: string
      readonly discarded: true
    }
  }
}
