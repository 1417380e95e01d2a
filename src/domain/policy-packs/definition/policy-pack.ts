import type { ClientKind } from '../../../contract/client-kind.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import type { DiscrepancyDuty } from './discrepancy-duty.ts'
import type { Purpose } from '../../../contract/policy.ts'

/** B blocking, R required, C required under a condition, - not asked. docs/rules/policy-packs.md#data-points. */
export type Mark = 'B' | 'R' | 'C' | '-'

/** C critical `required:<step>`, W warning, - not asked. docs/rules/policy-packs.md#required-documents. */
export type StepMark = 'C' | 'W' | '-'

/** The lowest share of a beneficial owner, from a date. docs/rules/policy-packs.md#thresholds. */
export interface OwnerShare {
  /** YYYY-MM-DD. */
  readonly from: string
  readonly percent: number
  /** True for "25 % or more", false for "more than 25 %". */
  readonly inclusive: boolean
}

export interface Thresholds {
  /** Age of majority in years. */
  readonly adultAge: {
    readonly usual: number
    /** Other ages, by ISO 3166-2 suffix of the pack's country. */
    readonly byProvince: Readonly<Record<string, number>>
  }
  readonly minOcrConfidence: number
  readonly expiringDays: number
  /** Share by which a document's income may be below the declared one. */
  readonly incomeTolerance: number
  readonly maxListAgeDays: number
  /** Expected amount from which the source of funds is required, in the pack's currency. */
  readonly sofAmount: number
  /** Oldest first; the first also applies before its date. */
  readonly ownerShare: readonly OwnerShare[]
}

/** The source of a figure, and whether we have read it there. */
export interface FigureSource {
  /** An article, `practice` or `ours`. */
  readonly source: string
  readonly verified: boolean
}

/**
 * What the pack's law demands whatever its locks: each name with the provision. A workspace's policy may tighten it and not loosen
 * it. docs/rules/policy-packs.md#demanded-by-law.
 */
export interface Demanded {
  /** Check rules that keep their severity or more. */
  readonly rules: Readonly<Record<string, FigureSource>>
  /** Steps whose marks stay, in both purposes and every kind. */
  readonly steps: Readonly<Record<string, FigureSource>>
  /** Data points whose marks stay, in every kind. */
  readonly points: Readonly<Record<string, FigureSource>>
}

/** Figures of a pack that must name their source. */
export const sourcedFigures = [
  'adultAge',
  'minOcrConfidence',
  'expiringDays',
  'incomeTolerance',
  'maxListAgeDays',
  'sofAmount',
  'ownerShare',
  'maxAgeDays',
  'reviewMonths',
  'retentionYears',
  'lists',
  'dataPoints',
  'pepRule',
] as const

export type SourcedFigure = (typeof sourcedFigures)[number]

/** A policy pack: a regime as data, validated at load. Its page in docs/reference names each figure's source. */
export interface PolicyPack {
  readonly regime: string
  readonly version: number
  readonly effectiveFrom: string
  readonly extends?: string
  readonly regulator: string | null
  /** The regulator's name in sentences; absent without one. */
  readonly regulatorNames?: Bilingual
  readonly names: Bilingual
  readonly law: readonly string[]
  /** IANA time zone of the pack's `as_of`. docs/rules/verdict.md#day-of-a-verdict. */
  readonly timezone: string
  readonly currency: string
  /** ISO alpha-2 of the pack's home country, null for generic. */
  readonly country: string | null
  readonly locks: { readonly identity: boolean; readonly sanctions: boolean; readonly amlPep: boolean }
  readonly defaults: {
    readonly requireDocuments: boolean
    readonly screenSanctions: boolean
    /** 'canadian_client': for Canadian clients only. */
    readonly screenAmlPep: boolean | 'canadian_client'
  }
  readonly thresholds: { readonly kyc: Thresholds; readonly kyb: Thresholds }
  readonly maxAgeDays: Readonly<Record<string, number | 'tax' | null>>
  readonly dataPoints: Readonly<Record<ClientKind, readonly (readonly [point: string, mark: Mark])[]>>
  readonly steps: Readonly<
    Record<Purpose, Readonly<Record<ClientKind, readonly (readonly [step: string, mark: StepMark])[]>>>
  >
  /**
   * Ids of the prescribed identity methods; empty when the law prescribes none.
   * docs/rules/policy-packs.md#identity-methods.
   */
  readonly methods: readonly string[]
  /** Document types refused for identity, in addition to those that every pack refuses. */
  readonly refusedIds?: readonly string[]
  /** True when the client's consent must be recorded. docs/reference/en/checks/consent-recorded.md. */
  readonly asksConsent?: boolean
  readonly pepRule: 'foreign_high' | 'all_high'
  /** True when parties are looked for in adverse media, which only a workspace's policy asks for. docs/adverse-media.md. */
  readonly adverseMedia?: true
  readonly lists: readonly string[]
  readonly reviewMonths: { readonly High: number; readonly Medium: number; readonly Low: number }
  /** Calendar years from the closing of a case or the last write after it. */
  readonly retentionYears: number
  /** True when the law requires deletion after these years. docs/rules/privacy.md#retention. */
  readonly deletesAfterRetention?: boolean
  /**
   * Check rules with the severity that this pack sets instead of the rule's own; 'off' leaves the rule out.
   * docs/rules/verdict.md#check-ids.
   */
  readonly severities: Readonly<Record<string, 'critical' | 'warning' | 'info' | 'off'>>
  readonly demanded: Demanded
  /** Absent when the law has none. docs/rules/registries.md#discrepancies. */
  readonly discrepancyDuty?: DiscrepancyDuty
  /** The source of each figure, for the reference and for auditors. */
  readonly sources: Readonly<Record<SourcedFigure, FigureSource>>
}
