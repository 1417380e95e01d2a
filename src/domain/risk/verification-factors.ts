import type { Check } from '../../contract/check.ts'
import type { Bilingual } from '../../contract/locale.ts'
import { isOf, type ComplianceFacts, type Factor } from './factor.ts'

interface VerificationRow {
  readonly id: string
  readonly counts: (check: Check) => boolean
  readonly pointsEach: number
  readonly pointsMax: number
  /** With the number of checks: `{n}`, in French `{failures}` or `{flags}`. */
  readonly sentence: Bilingual
}

/**
 * Flags with a row of their own, so that no fact counts twice. Tolerance and capacity already count missing answers.
 * docs/rules/risk.md#verification.
 */
const flagsCountedElsewhere: ReadonlySet<string> = new Set([
  'completeness',
  'pep',
  'screening:pep',
  'screening:adverse_media',
  'third_party:declared',
  'geography',
  'ownership:identified',
  'ownership:confirmed',
  'tamper',
])

/** Points for failed checks. docs/rules/risk.md#verification. */
const rows: readonly VerificationRow[] = [
  {
    id: 'verification:critical',
    counts: ({ severity }) => severity === 'critical',
    pointsEach: 20,
    pointsMax: 40,
    sentence: {
      en: '{n} blocking verification failure(s)',
      fr: '{failures} de la vérification',
    },
  },
  {
    id: 'verification:tamper',
    counts: ({ id, severity }) => severity !== 'info' && isOf(id, 'tamper'),
    pointsEach: 15,
    pointsMax: 30,
    sentence: { en: 'Altered document suspected', fr: 'Document possiblement altéré' },
  },
  {
    id: 'verification:flags',
    counts: ({ id, severity }) => severity === 'warning' && !isCountedElsewhere(id),
    pointsEach: 2,
    pointsMax: 10,
    sentence: { en: '{n} verification flag(s)', fr: '{flags} de la vérification' },
  },
]

const none: readonly Factor[] = []

/** The points of the failed checks, each kind up to its maximum. */
export function verificationFactors({ failedChecks }: ComplianceFacts): readonly Factor[] {
  if (failedChecks.length === 0) return none
  return rows.flatMap(({ id, counts, pointsEach, pointsMax, sentence }) => {
    const count = failedChecks.filter(counts).length
    if (count === 0) return none
    const words = () => ({
      en: sentence.en.replace('{n}', String(count)),
      fr: sentence.fr.replace('{failures}', blockingFailures(count)).replace('{flags}', flagsFound(count)),
    })
    return [{ id, points: Math.min(pointsMax, pointsEach * count), max: pointsMax, automatic: false, sentence: words }]
  })
}

/** By the first word of the check's id, or the first two. */
function isCountedElsewhere(id: string): boolean {
  const first = id.indexOf(':')
  if (first < 0) return flagsCountedElsewhere.has(id)
  const second = id.indexOf(':', first + 1)
  const rule = second < 0 ? id : id.slice(0, second)
  return flagsCountedElsewhere.has(id.slice(0, first)) || flagsCountedElsewhere.has(rule)
}

/** « 1 échec bloquant », « 2 échecs bloquants »: French agrees with the number. */
export function blockingFailures(count: number): string {
  return count < 2 ? `${count} échec bloquant` : `${count} échecs bloquants`
}

function flagsFound(count: number): string {
  return count < 2 ? `${count} signalement` : `${count} signalements`
}
