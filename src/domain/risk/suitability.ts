import type { RiskLevel } from '../../contract/assessment.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { Objective } from '../profile/profile.ts'
import { capacityBands, rankOf, toleranceBands, undetermined, type InvestorProfile } from './bands.ts'
import type { Capacity } from './capacity.ts'
import type { Tolerance } from './tolerance.ts'
import type { PolicyPack } from '../policy-packs/definition/policy-pack.ts'
import { choiceWord } from '../profile/choice-words.ts'
import { fieldName } from '../profile/field-names.ts'
import { enhancedDueDiligence } from './legal-terms.ts'
import { blockingFailures } from './verification-factors.ts'

export interface SuitabilityInput {
  readonly criticalFailures: number
  readonly tolerance: Tolerance
  readonly capacity: Capacity
  readonly objective: Objective | undefined
  readonly level: RiskLevel
  readonly locale: Locale
  readonly pack: Pick<PolicyPack, 'country'>
}

/** The lowest investor profile for an objective. docs/rules/risk.md#suitability. */
const impliedProfiles: Readonly<Record<Objective, InvestorProfile>> = {
  capital_preservation: 'Very conservative',
  income: 'Conservative',
  balanced: 'Balanced',
  growth: 'Growth',
  speculation: 'Aggressive',
}

/** Bands above the investor profile at which an objective is refused. docs/rules/risk.md#suitability rule 5. */
const excessBands = 2

/**
 * Core answers of the tolerance: without any of them there is no investor profile.
 * docs/rules/risk.md#suitability rule 3.
 */
const toleranceCoreAnswers = 4

/** Sentences by their rule number in docs/rules/risk.md#suitability; there is no rule 2. */
const sentences = {
  1: {
    en: 'Not suitable: {n} blocking verification failure(s) must be resolved first.',
    fr: 'Ne convient pas : {failures} de la vérification à régler d’abord.',
  },
  3: {
    en: 'Not assessed: no investment profile was supplied.',
    fr: 'Non évalué : aucun profil de placement n’a été fourni.',
  },
  4: {
    en: 'Cannot be determined: {missing} missing.',
    fr: 'Impossible à déterminer : il manque {missing}.',
  },
  5: {
    en: 'Not suitable as requested: the objective ({objective}) exceeds a {overall} profile; tolerance {t}, capacity {c}.',
    fr: 'Ne convient pas tel que demandé : l’objectif ({objective}) dépasse un profil {overall}; tolérance : {t}, capacité : {c}.',
  },
  6: {
    en: 'Suitable with limits: tolerance ({t}) exceeds capacity ({c}); use a {overall} profile.',
    fr: 'Convient avec limites : la tolérance ({t}) dépasse la capacité ({c}); utiliser un profil {overall}.',
  },
  7: {
    en: 'Suitable: a {overall} profile is within the client’s tolerance ({t}) and capacity ({c}).',
    fr: 'Convient : un profil {overall} respecte la tolérance ({t}) et la capacité ({c}) du client.',
  },
} as const satisfies Readonly<Record<number, Bilingual>>

/**
 * The sentence of the first rule that applies. docs/rules/risk.md#suitability. Blocking failures come first, so that an event
 * never reassures about a blocked client. Bands, data points and objectives are named in words (docs/rules/verdict.md#language).
 */
export function suitability(input: SuitabilityInput): string {
  const suffix = input.level === 'High' ? enhancedDueDiligence(input.pack)[input.locale] : ''
  return firstThatApplies(input) + suffix
}

/**
 * The lower of the client's tolerance and capacity. docs/rules/risk.md#capacity.
 */
export function investorProfile(tolerance: InvestorProfile, ceiling: InvestorProfile): InvestorProfile {
  return rankOf(tolerance) < rankOf(ceiling) ? tolerance : ceiling
}

function firstThatApplies({ criticalFailures, tolerance, capacity, objective, locale }: SuitabilityInput): string {
  if (criticalFailures > 0)
    return fill(sentences[1][locale], { n: String(criticalFailures), failures: blockingFailures(criticalFailures) })
  if (tolerance.missing.length === toleranceCoreAnswers) return sentences[3][locale]
  const capacityBand = capacityBands.find(({ names }) => names.en === capacity.band)
  if (tolerance.band === undetermined || capacityBand === undefined) {
    const unknown = [tolerance, capacity].filter(({ band }) => band === undetermined)
    return fill(sentences[4][locale], {
      missing: missingNames(
        unknown.flatMap(({ missing }) => missing),
        locale,
      ),
    })
  }
  const overall = investorProfile(tolerance.band, capacityBand.ceiling)
  const words = {
    overall: profileName(overall, locale),
    t: profileName(tolerance.band, locale),
    c: capacityBand.names[locale],
    objective: objective === undefined ? '' : choiceWord('objective', objective)[locale],
  }
  const asked = objective === undefined ? overall : impliedProfiles[objective]
  if (rankOf(asked) - rankOf(overall) >= excessBands) return fill(sentences[5][locale], words)
  if (rankOf(tolerance.band) > rankOf(capacityBand.ceiling)) return fill(sentences[6][locale], words)
  return fill(sentences[7][locale], words)
}

function missingNames(points: readonly string[], locale: Locale): string {
  return points.map((point) => fieldName(point)[locale]).join(', ')
}

function profileName(profile: InvestorProfile, locale: Locale): string {
  return toleranceBands.find(({ names }) => names.en === profile)?.names[locale] ?? profile
}

/** Fills `{name}` placeholders; the English "a" before a vowel becomes "an". */
function fill(sentence: string, words: Readonly<Record<string, string>>): string {
  return sentence.replace(/(\ba )?\{(\w+)\}/g, (_, article: string | undefined, name: string) => {
    const word = words[name] ?? ''
    if (article === undefined) return word
    return /^[aeiou]/i.test(word) ? `an ${word}` : `a ${word}`
  })
}
