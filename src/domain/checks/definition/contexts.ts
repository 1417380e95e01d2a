import type { Check } from '../../../contract/check.ts'
import type { RiskLevel } from '../../../contract/assessment.ts'
import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Purpose } from '../../../contract/policy.ts'
import type { Completeness } from '../../../contract/verdict.ts'
import type { DocumentType } from '../../document-types/definition/document-type.ts'
import type { Profile } from '../../profile/profile.ts'
import type { PolicyPack, Thresholds } from '../../policy-packs/definition/policy-pack.ts'
import type { RegisterComparison } from '../../registry/compare-with-register.ts'
import type { RegistryLookup } from '../../registry/registry-lookup.ts'
import type { ScreenableParty } from '../../screening/parties.ts'
import type { PartyReport, ScreeningResult } from '../../screening/result.ts'
import type { EffectiveSwitches } from '../../policy-packs/switches.ts'
import type { DocumentFacts, MrzFacts, ReadFile, ReturnedFile } from './document-facts.ts'
import type { IssuerPlace } from './issuer-place.ts'
import type { Params } from './template.ts'

/** One document of a list, with its place among those of its type. */
export interface NumberedDocument<Facts extends DocumentFacts = DocumentFacts> {
  readonly facts: Facts
  /** Label of its checks: the type, then `#2` for the second of a type. docs/rules/verdict.md#check-ids. */
  readonly label: string
  /** Null for a type that is only recorded, not read. */
  readonly type: DocumentType | null
  /** `{doc}` and `{Doc}`. */
  readonly texts: Params
}

/** A document that has something to look at. */
export type LookedAt = NumberedDocument<ReadFile | ReturnedFile>

/** What holds for every file of a call. */
export interface Rules {
  readonly pack: PolicyPack
  readonly thresholds: Thresholds
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly purpose: Purpose
}

/** A file that this one may repeat. */
export interface OtherFile {
  readonly filename: string
  readonly sha256: string
  readonly perceptualHash: string | null
}

/** What the checks of one document look at. */
export interface DocumentContext extends Rules {
  readonly document: LookedAt
  readonly mrz: MrzFacts | null
  readonly issuer: IssuerPlace
  /** ISO 3166-2 suffix of where the client lives, when known. */
  readonly clientProvince: string | undefined
  /** Files of the case and earlier files of the call. */
  readonly otherFiles: readonly OtherFile[]
}

/** What the checks of the client look at. */
export interface ClientContext extends Rules {
  readonly kind: ClientKind
  readonly profile: Profile
  readonly documents: readonly LookedAt[]
}

/** What comparing one document with the profile looks at. */
export interface MatchContext extends ClientContext {
  readonly document: LookedAt
}

/** A document with the checks of it that failed. */
export interface Judgement {
  readonly document: LookedAt
  readonly failed: readonly Check[]
  /** What comparing it with the client found. */
  readonly matches: readonly Check[]
}

/** What a register answered about an entity, and how it agrees with the profile. */
export interface RegisterRecord {
  readonly lookup: RegistryLookup
  /** Null unless the entity was found. */
  readonly comparison: RegisterComparison | null
}

/** What is asked of the file once its documents are judged. */
export interface JudgedContext extends ClientContext {
  readonly judgements: readonly Judgement[]
  readonly switches: EffectiveSwitches
  readonly extraChecks: readonly Check[]
  /** The parties that a screening asks about. */
  readonly parties: readonly ScreenableParty[]
  /** Without the hits that a person has cleared. */
  readonly screening: ScreeningResult
  /** Null when no register was asked. */
  readonly register: RegisterRecord | null
  /** What the eID provider's own screening said; null without an account. */
  readonly amlScreening: readonly PartyReport[] | null
  /** Whether a data point, or one of its alternatives, has a value. */
  readonly isPresent: (point: string) => boolean
  readonly completeness: Completeness
}

/** What depends on the compliance level. */
export interface RatedContext extends JudgedContext {
  readonly level: RiskLevel
}
