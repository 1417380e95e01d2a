import type { Check } from '../../../contract/check.ts'
import type { Bilingual } from '../../../contract/locale.ts'
import { typeNames } from '../../document-types/index.ts'
import { findStep } from '../../document-types/steps.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { sameNameScoreMin } from '../../names/same-scores.ts'
import { fieldName } from '../../profile/field-names.ts'
import { linked } from '../../values/french.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import type { Contradiction, DocumentSubject } from '../definition/document-subject.ts'
import { fitsStep } from './related-steps.ts'
import { setsAside } from './relied-on.ts'
import { clauseOf, listOf } from './text-list.ts'

/** Whom a document must name to prove something. */
export interface Who {
  /** In a sentence; null when the file does not say. */
  readonly name: string | null
  readonly isNamedBy: (subject: DocumentSubject, judgement: Judgement) => boolean
}

/** What a document is asked to prove, and of whom. */
export interface Requirement {
  /** Null when the purpose that a document was sent for does not matter. */
  readonly step: string | null
  /** Types that prove it, of those that the step accepts. */
  readonly types: readonly string[]
  readonly who: Who
  /** The rules that set a document aside when failed; every critical check unless given. */
  readonly disabling?: readonly string[]
  /** Why what a document says keeps it from proving this, as a clause; null when nothing does. */
  readonly refuses?: (judgement: Judgement) => Bilingual | null
}

type Context = Pick<JudgedContext, 'judgements' | 'subjects'>

/** Documents set aside that a sentence names, at most. */
const namedMax = 3

/** The documents that are relied on for a requirement, in list order. docs/rules/checks.md#whose-document. */
export function reliedOnFor(requirement: Requirement, context: Context): readonly Judgement[] {
  return context.judgements.filter(
    (judgement) =>
      requirement.types.includes(judgement.document.facts.docType) && isReliedOnFor(requirement, judgement, context),
  )
}

/** True when one document at least is relied on for a requirement. */
export function hasReliedOnFor(requirement: Requirement, context: Context): boolean {
  return context.judgements.some(
    (judgement) =>
      requirement.types.includes(judgement.document.facts.docType) && isReliedOnFor(requirement, judgement, context),
  )
}

function isReliedOnFor(requirement: Requirement, judgement: Judgement, { subjects }: Context): boolean {
  const { step, who } = requirement
  const subject = subjects.of(judgement.document)
  if (disablingCheck(requirement, judgement, subject) !== undefined) return false
  if (step !== null && !fitsStep(step, judgement.document.facts)) return false
  return who.isNamedBy(subject, judgement) && (requirement.refuses?.(judgement) ?? null) === null
}

/**
 * Why a document is not relied on for a requirement, as a clause that follows its name ("names Omar Pine, not Clara
 * Clearwater"); null when it is. docs/rules/checks.md#whose-document.
 */
export function relianceOn(requirement: Requirement, judgement: Judgement, { subjects }: Context): Bilingual | null {
  const { step, who } = requirement
  const subject = subjects.of(judgement.document)
  const check = disablingCheck(requirement, judgement, subject)
  if (check !== undefined) return failedCheck(check)
  if (step !== null && !fitsStep(step, judgement.document.facts)) return otherStep(judgement)
  return who.isNamedBy(subject, judgement) ? (requirement.refuses?.(judgement) ?? null) : namesAnother(who, subject)
}

/** The failed check that sets a document aside; a failed comparison with the client says less than whom the document names. */
function disablingCheck(
  { disabling, who }: Requirement,
  judgement: Judgement,
  subject: DocumentSubject,
): Check | undefined {
  const { failed, document } = judgement
  const check = failed.find((one) =>
    disabling === undefined ? setsAside(one) : disabling.some((rule) => one.id === `${rule}:${document.label}`),
  )
  if (check === undefined || (isComparison(check.id) && !who.isNamedBy(subject, judgement))) return undefined
  return check
}

/** A copy of a document that identifies somebody else, for a list of reasons. */
export function isAnothers(judgement: Judgement): Bilingual {
  return withDocument(judgement, {
    en: 'has the number of the document of another person',
    fr: 'porte le numéro du document d’une autre personne',
  })
}

/** The documents of a requirement that are set aside, each with the reason, as a list; null when there are none. */
export function setAside(requirement: Requirement, context: Context): Bilingual | null {
  const reasons: Bilingual[] = []
  for (const judgement of context.judgements) {
    if (reasons.length === namedMax) break
    if (!requirement.types.includes(judgement.document.facts.docType)) continue
    const reason = relianceOn(requirement, judgement, context)
    if (reason !== null) reasons.push(withDocument(judgement, reason))
  }
  return reasons.length === 0 ? null : listOf(reasons, '; ')
}

function isComparison(id: string): boolean {
  return id.startsWith('match:name:') || id.startsWith('match:dob:')
}

function withDocument({ document }: Judgement, reason: Bilingual): Bilingual {
  const { names } = typeNames(document.facts.docType)
  return { en: `the ${names.en} ${reason.en}`, fr: `${linked('le', names)} ${reason.fr}` }
}

function failedCheck({ detail }: Check): Bilingual {
  const why = clauseOf(detail)
  return { en: `fails a check (${why})`, fr: `échoue à une vérification (${why})` }
}

function otherStep({ document }: Judgement): Bilingual {
  const { stepKey } = document.facts
  const names = findStep(stepKey ?? '')?.names ?? { en: stepKey ?? '', fr: stepKey ?? '' }
  return { en: `was sent for another step (${names.en})`, fr: `répond à une autre étape (${names.fr})` }
}

function namesAnother({ name }: Who, { shown, shownBirthDate, people, contradiction }: DocumentSubject): Bilingual {
  const [first] = shown
  if (first === undefined) return { en: 'shows no name that can be read', fr: 'ne montre aucun nom lisible' }
  if (name === null) {
    return {
      en: `names ${first}, and the file has no name to compare with it`,
      fr: `désigne ${first}, et le dossier n’a aucun nom à y comparer`,
    }
  }
  if (contradiction !== null && compareCompanyNames(first, name) >= sameNameScoreMin) {
    return contradicted(first, contradiction)
  }
  // Of several people of one name the document may be of one who is not asked for.
  const isNamesake = people.some((one) => one.person.name === name && one.score >= sameNameScoreMin)
  if (isNamesake && shownBirthDate !== null && people.some(({ birthDate }) => birthDate !== 'unknown')) {
    return {
      en: `names ${first} with another birth date (${shownBirthDate})`,
      fr: `désigne ${first} avec une autre date de naissance (${shownBirthDate})`,
    }
  }
  return { en: `names ${first}, not ${name}`, fr: `désigne ${first}, et non ${name}` }
}

function contradicted(first: string, { key, shown }: Contradiction): Bilingual {
  const name = fieldName(key)
  return {
    en: `names ${first}, but ${shown} is not the ${name.en} of the file`,
    fr: `désigne ${first}, mais ${shown} n’est pas ${linked('le', name)} du dossier`,
  }
}
