import type { ClientKind } from '../../../contract/client-kind.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { bestPersonScore } from '../../names/person-name.ts'
import { closeNameScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import type { Profile } from '../../profile/profile.ts'
import type { CheckedDocument, Judgement } from '../definition/contexts.ts'
import type {
  BirthDateMatch,
  DocumentSubject,
  DocumentSubjects,
  NamedPerson,
  PersonOfFile,
  PersonRole,
  SubjectDocument,
} from '../definition/document-subject.ts'
import { dateField } from './document-date.ts'
import { contradictsNumber, sharesNumber } from './entity-numbers.ts'
import { holderNames } from './holder-names.ts'
import { identityTypes, photoStepTypes } from './identity-documents.ts'
import { namesIn } from './named-people.ts'
import { mrzIssuer } from './mrz-issuer.ts'
import { deceasedName, peopleOfFile } from './people-of-file.ts'
import { fitsStep } from './related-steps.ts'
import { setsAside } from './relied-on.ts'
import { isSwapped } from './swapped-dates.ts'

interface File {
  readonly kind: ClientKind
  readonly profile: Profile
  readonly documents: readonly CheckedDocument[]
}

const noNames: readonly string[] = []

/** Score of two whole legal names without a word too many: "Maple Labs Holdings" is not "Maple Labs". */
const wholeNameScoreMin = 96

/** Deeds that may give an entity no name: they name it by its people. Code civil du Québec arts 1260, 2186. */
const namedByPeople: Readonly<Record<string, readonly DeedList[]>> = {
  trust_deed: ['settlors', 'trustees'],
  partnership_agreement: ['partners'],
}
type DeedList = 'settlors' | 'trustees' | 'partners'
/** Names that such a deed shares with the file, at least. */
const sharedNamesMin = 2

/** What stands between the two languages of a legal name, and what it does in brackets. */
const versions = /\s*[/|\n]\s*|\s+[-–—]\s+/
const bracketed = /\([^()]*\)/g
/** Versions of one name, at most. */
const versionsMax = 4

/**
 * Whom each document of a file names: the client, people of the file, someone else (`shown`, and nobody of the file) or
 * nobody (nothing `shown`). docs/rules/checks.md#whose-document.
 */
export function documentSubjects(file: File): DocumentSubjects {
  const known = new Map<SubjectDocument, DocumentSubject>()
  let everyone: readonly PersonOfFile[] | null = null
  const people = () => (everyone ??= peopleOfFile(file))
  return {
    people,
    of(document) {
      const subject = known.get(document) ?? subjectOf(document, file, people())
      known.set(document, subject)
      return subject
    },
  }
}

/**
 * The documents that verify the identity of a person of the file: of a type of step `photo_id`, without a failed
 * check that sets it aside, naming this person and no other birth date. A person of whom two documents are relied on gets both. For the record of
 * PCMLTFR s. 108; those of an individual verified by two sources are in `dualProcess` (facts/two-sources.ts).
 */
export function verifiedBy(
  person: PersonOfFile,
  { judgements, subjects }: { readonly judgements: readonly Judgement[]; readonly subjects: DocumentSubjects },
): readonly Judgement[] {
  return judgements.filter(
    ({ document, failed }) =>
      photoStepTypes.has(document.facts.docType) &&
      fitsStep('photo_id', document.facts) &&
      !failed.some(setsAside) &&
      identifies(subjects.of(document), person),
  )
}

/** True when a document names this person: the same name without another birth date, or a close one with the same date. */
export function identifies({ people }: DocumentSubject, person: PersonOfFile): boolean {
  return people.some((named) => named.person === person && isSamePerson(named))
}

/** True unless the birth dates differ; a name that is only close needs the same date. */
export function isSamePerson({ score, birthDate }: NamedPerson): boolean {
  return birthDate === 'agrees' || (birthDate === 'unknown' && score >= sameNameScoreMin)
}

function subjectOf(document: SubjectDocument, file: File, people: readonly PersonOfFile[]): DocumentSubject {
  const { fields } = document.facts
  const shown = holdersOn(document)
  const isEntity = file.kind !== 'individual' && namesEntity(document, file)
  // What is the entity's own says nothing of its people, unless it is an identity document.
  const isOnlyEntity = isEntity && file.kind !== 'estate' && !identityTypes.has(document.facts.docType)
  const persons = isOnlyEntity ? noNames : file.kind === 'estate' ? [...shown, ...shown.map(deceasedName)] : shown
  const shownBirthDate = dateField(fields, 'date_of_birth')
  const issuer = mrzIssuer(document)
  const named: NamedPerson[] = []
  let closest: DocumentSubject['closest'] = null
  for (const person of persons.length === 0 ? [] : people) {
    const { score, a, b } = bestPersonScore(person.names, persons, issuer)
    if (closest === null || score > closest.score) closest = { name: a, shown: b, score }
    if (score >= closeNameScoreMin) named.push({ person, score, birthDate: compareDates(shownBirthDate, person) })
  }
  if (named.length > 1) named.sort((a, b) => rank(b) - rank(a))
  const isNamed = (role: PersonRole) => named.some((one) => one.person.roles.has(role) && isSamePerson(one))
  const isClient =
    file.kind === 'individual'
      ? isNamed('client')
      : isEntity || (fields.legal_name === undefined && isNamed('deceased'))
  const { legal_name: legal } = fields
  return { shown: legal === undefined ? shown : [legal, ...shown], shownBirthDate, isClient, people: named, closest }
}

/** The people a document is of: its holders; the other party of a proof of funds too. */
function holdersOn({ facts: { docType, fields } }: SubjectDocument): readonly string[] {
  const holders = holderNames(fields)
  const { counterparty_name: other } = fields
  return docType === 'source_of_funds_proof' && other !== undefined ? [...holders, other] : holders
}

/** True when the document is of the entity: by its legal name, holder, number, or the people of its deed. */
function namesEntity(document: SubjectDocument, { profile: { values } }: File): boolean {
  const { docType, fields } = document.facts
  const { legal_name: legal, document_holder_name: holder, counterparty_name: other } = fields
  if (identityTypes.has(docType) && holder === undefined) return false
  if (contradictsNumber(fields, values)) return false
  const own = [values.legal_name, values.trade_name, ...(values.other_names ?? [])].filter((name) => name !== undefined)
  if (legal !== undefined) {
    if (own.some((one) => compareCompanyNames(one, legal) >= wholeNameScoreMin)) return true
    const score = Math.max(0, ...versionsOf(legal).flatMap((name) => own.map((one) => compareWhole(one, name))))
    return score >= wholeNameScoreMin || (score >= closeNameScoreMin && sharesNumber(fields, values))
  }
  if (sharesNumber(fields, values)) return true
  const deed = namedByPeople[docType]
  if (deed !== undefined && holder === undefined) return sharesPeople(fields, deed, values)
  const shown = [holder, docType === 'source_of_funds_proof' ? other : undefined].filter((name) => name !== undefined)
  return shown
    .flatMap((name) => [name, ...holderNames({ document_holder_name: name })])
    .some((name) => own.some((one) => compareCompanyNames(one, name) >= sameNameScoreMin))
}

/** The best score of the versions of a name of the file with a name. */
function compareWhole(own: string, shown: string): number {
  return Math.max(...versionsOf(own).map((version) => compareCompanyNames(version, shown)))
}

/** A legal name whole, without what is in brackets, and in each of its languages. */
function versionsOf(name: string): readonly string[] {
  const plain = name.replace(bracketed, ' ')
  return [...new Set([name, plain, ...plain.split(versions).slice(0, versionsMax)])]
}

/** True when each list of the deed names someone whom the file has in the same list, and two names are shared in all. */
function sharesPeople(
  fields: Readonly<Record<string, string>>,
  lists: readonly DeedList[],
  values: Profile['values'],
): boolean {
  const shared = lists.map((list) => {
    const shown = namesIn(fields, [list])
    return (values[list] ?? []).filter(({ name }) => bestPersonScore([name], shown).score >= sameNameScoreMin).length
  })
  return shared.every((count) => count > 0) && shared.reduce((sum, count) => sum + count, 0) >= sharedNamesMin
}

function compareDates(shown: string | null, { dateOfBirth }: PersonOfFile): BirthDateMatch {
  if (shown === null || dateOfBirth === undefined) return 'unknown'
  return shown === dateOfBirth || isSwapped(shown, dateOfBirth) ? 'agrees' : 'differs'
}

/** Best first: the same birth date, then the name. */
function rank({ score, birthDate }: NamedPerson): number {
  return score + ranks[birthDate]
}

const ranks: Readonly<Record<BirthDateMatch, number>> = { agrees: 200, unknown: 100, differs: 0 }
