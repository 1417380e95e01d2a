import type { Check } from '../../../contract/check.ts'
import type { Environment } from '../../../contract/environment.ts'
import type { RiskLevel } from '../../../contract/assessment.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Purpose } from '../../../contract/policy.ts'
import type { Completeness } from '../../../contract/verdict.ts'
import type { DocumentType } from '../../document-types/definition/document-type.ts'
import type { Profile } from '../../profile/profile.ts'
import type { PolicyPack, Thresholds } from '../../policy-packs/definition/policy-pack.ts'
import type { FoundExposure } from '../../risk/exposures.ts'
import type { RegisterComparison } from '../../registry/compare-with-register.ts'
import type { RegistryLookup } from '../../registry/registry-lookup.ts'
import type { ScreenableParty } from '../../screening/screenable-party.ts'
import type { PartyReport, ScreeningResult } from '../../screening/result.ts'
import type { ScreeningThresholds } from '../../screening/thresholds.ts'
import type { EffectiveSwitches } from '../../policy-packs/switches.ts'
import type { DocumentSubjects } from './document-subject.ts'
import type { DocumentFacts, MrzFacts, ReadFile, ReturnedFile } from './document-facts.ts'
import type { IssuerPlace } from './issuer-place.ts'
import type { Params } from './template.ts'

/** A document with its number among those of its type. */
export interface NumberedDocument<Facts extends DocumentFacts = DocumentFacts> {
  readonly facts: Facts
  /** Label of its checks: the type, with `#2` for the second of a type. docs/rules/verdict.md#check-ids. */
  readonly label: string
  /** Null for a type that is recorded but not read. */
  readonly type: DocumentType | null
  /** `{doc}` and `{Doc}`. */
  readonly texts: Params
}

/** A document that was read, now or by an earlier call: its checks run. */
export type CheckedDocument = NumberedDocument<ReadFile | ReturnedFile>

/** The policy and day that all documents of a call are checked under. */
export interface PolicyContext {
  readonly pack: PolicyPack
  readonly thresholds: Thresholds
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly purpose: Purpose
}

/** Another file, which this one may duplicate. */
export interface OtherFile {
  readonly filename: string
  readonly sha256: string
  readonly perceptualHash: string | null
}

/** Input of the checks of one document. */
export interface DocumentContext extends PolicyContext {
  readonly document: CheckedDocument
  readonly mrz: MrzFacts | null
  readonly issuer: IssuerPlace
  /** ISO 3166-2 suffix of the client's province, when known. */
  readonly clientProvince: string | undefined
  /** Files of the case and earlier files of the call. */
  readonly otherFiles: readonly OtherFile[]
}

/** Input of the checks of the client. */
export interface ClientContext extends PolicyContext {
  readonly kind: ClientKind
  readonly environment: Environment
  readonly profile: Profile
  readonly documents: readonly CheckedDocument[]
  /** Whom each document names. docs/rules/checks.md#whose-document. */
  readonly subjects: DocumentSubjects
  /** The partner's own checks, as the verdict shows them. */
  readonly extraChecks: readonly Check[]
}

/** Input of the checks that compare one document with the profile. */
export interface MatchContext extends ClientContext {
  readonly document: CheckedDocument
}

/** A document with its failed checks. */
export interface Judgement {
  readonly document: CheckedDocument
  readonly failed: readonly Check[]
  /** The checks that compare it with the client. */
  readonly matches: readonly Check[]
}

/** A register's record of an entity, compared with the profile. */
export interface RegisterRecord {
  readonly lookup: RegistryLookup
  /** Null unless the entity was found. */
  readonly comparison: RegisterComparison | null
}

/** Input of the checks that need the judged documents, the screening and the register. */
export interface JudgedContext extends ClientContext {
  readonly judgements: readonly Judgement[]
  readonly switches: EffectiveSwitches
  /** The name of the reporting entity, which is no source about its own client; undefined when it is not known. */
  readonly reportingEntity: string | undefined
  /** The screened parties. */
  readonly parties: readonly ScreenableParty[]
  /** Without the hits that an analyst has cleared. */
  readonly screening: ScreeningResult
  /** The scores from which hits count. docs/screening.md#thresholds. */
  readonly screeningThresholds: ScreeningThresholds
  /** Null when no register was asked. */
  readonly register: RegisterRecord | null
  /** Hits of the eID provider's own screening; null without an account. */
  readonly amlScreening: readonly PartyReport[] | null
  /** True when a data point, or one of its alternatives, has a value. */
  readonly isPresent: (point: string) => boolean
  readonly completeness: Completeness
}

/** Input of the checks that depend on the compliance level. */
export interface RatedContext extends JudgedContext {
  readonly level: RiskLevel
  /** Political exposure that the screening found. */
  readonly found: readonly FoundExposure[]
}
