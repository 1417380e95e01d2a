import type { Check } from '../../contract/check.ts'
import type { ClientKind } from '../../contract/client-kind.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { DeliveryChannel, Profile } from '../profile/profile.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import type { FoundExposure } from './exposures.ts'

/** The input of compliance risk. */
export interface ComplianceFacts {
  readonly profile: Profile
  readonly kind: ClientKind
  readonly pack: PolicyPack
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly deliveryChannel: DeliveryChannel
  /** The failed checks; empty for the risk before verification. */
  readonly failedChecks: readonly Check[]
  /** Political exposure that the screening found; absent before a screening. */
  readonly found?: readonly FoundExposure[] | undefined
}

/** One reason for points. */
export interface Factor {
  /** `<group>:<fact>`, the same in every language. */
  readonly id: string
  /** A function, because a verdict needs only the points. */
  readonly sentence: () => Bilingual
  /** Negative for a fact that lowers the risk. */
  readonly points: number
  /** The highest points of this fact. */
  readonly max: number
  /** True when the fact alone makes the level High. */
  readonly automatic: boolean
  /** True when the level is Medium at least. */
  readonly isMediumByRule?: boolean
}

/** One row of a table of factors with fixed points. */
export interface FactorRow {
  readonly id: string
  readonly points: number
  readonly sentence: (facts: ComplianceFacts) => Bilingual
  readonly applies: (facts: ComplianceFacts) => boolean
  /** Absent: never. */
  readonly automatic?: (pack: PolicyPack) => boolean
}

/** The rows of a table that apply, in table order. */
export function factorsOf(table: readonly FactorRow[], facts: ComplianceFacts): readonly Factor[] {
  const found: Factor[] = []
  for (const { id, points, sentence, automatic, applies } of table) {
    if (!applies(facts)) continue
    const max = Math.max(points, 0)
    found.push({ id, points, max, sentence: () => sentence(facts), automatic: automatic?.(facts.pack) ?? false })
  }
  return found
}

/** The end of a factor sentence; French has a space before a colon. */
const beforePoints: Bilingual = { en: ': ', fr: ' : ' }
const highByRule: Bilingual = { en: ' (High by rule)', fr: ' (élevé d’office)' }

/**
 * The factor in a sentence that ends in its points: `Product: margin: +8`. docs/rules/risk.md#compliance-risk.
 */
export function factorSentence({ sentence, points, automatic }: Factor, locale: Locale): string {
  const signed = `${points < 0 ? '-' : '+'}${Math.abs(points)}`
  return `${sentence()[locale]}${beforePoints[locale]}${signed}${automatic ? highByRule[locale] : ''}`
}

/** A sentence that names its fact after a heading: `Product: personal loan`. */
export function headed(en: string, fr: string, fact: Bilingual): Bilingual {
  return { en: en + fact.en, fr: fr + fact.fr }
}

/** True when a check of a rule (`<rule>` or `<rule>:<label>`) failed as critical or warning. */
export function failed({ failedChecks }: ComplianceFacts, rule: string): boolean {
  return failedChecks.some(({ id, severity }) => severity !== 'info' && isOf(id, rule))
}

/** True when a check id is `<rule>` or `<rule>:<label>`. docs/rules/verdict.md#check-ids. */
export function isOf(id: string, rule: string): boolean {
  if (!id.startsWith(rule)) return false
  return id.length === rule.length || id.charAt(rule.length) === ':'
}
