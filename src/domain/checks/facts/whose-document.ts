import type { ClientKind } from '../../../contract/client-kind.ts'
import { acceptedTypes } from '../../document-types/steps.ts'
import { compareCompanyNames } from '../../names/company-name.ts'
import { isTranslated, isWholeName } from '../../names/whole-name.ts'
import { bestPersonScore } from '../../names/person-name.ts'
import { closeNameScoreMin, sameNameScoreMin } from '../../names/same-scores.ts'
import { datesOf } from '../../profile/date-readings.ts'
import type { Profile } from '../../profile/profile.ts'
import { onceAnObject } from '../../values/verdict-memo.ts'
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
import { otherNumber, sharesNumber } from './entity-numbers.ts'
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
const nobody: readonly PersonOfFile[] = []

/** Deeds that may give an entity no name: they name it by its people. Code civil du Québec arts 1260, 2186. */
const namedByPeople: Readonly<Record<string, readonly DeedList[]>> = {
  trust_deed: ['settlors', 'trustees'],
  partnership_agreement: ['partners'],
}
type DeedList = 'settlors' | 'trustees' | 'partners'
/** Names that such a deed shares with the file, at least. */
const sharedNamesMin = 2

/** Bills and statements: they show a name with an address, and prove no entity. */
const addressTypes: ReadonlySet<string> = new Set(acceptedTypes('proof_of_address'))

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
      const before = known.get(document)
      if (before !== undefined) return before
      const subject = subjectOf(document, file, people())
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
  return photoJudgements(judgements, undefined).filter(({ document }) => identifies(subjects.of(document), person))
}

/** The photo documents that can verify somebody; asked for each person of a file. */
const photoJudgements = onceAnObject((judgements: readonly Judgement[]): readonly Judgement[] =>
  judgements.filter(
    ({ document, failed }) =>
      photoStepTypes.has(document.facts.docType) && fitsStep('photo_id', document.facts) && !failed.some(setsAside),
  ),
)

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
  const contradiction = file.kind === 'individual' ? null : contradictionOf(document, file)
  const isEntity = file.kind !== 'individual' && contradiction === null && namesEntity(document, file)
  // What is the entity's own says nothing of its people, unless it is an identity document.
  const isOnlyEntity = isEntity && file.kind !== 'estate' && !identityTypes.has(document.facts.docType)
  const persons = isOnlyEntity ? noNames : file.kind === 'estate' ? [...shown, ...shown.map(deceasedName)] : shown
  const shownBirthDate = dateField(fields, 'date_of_birth')
  const issuer = mrzIssuer(document)
  const named: NamedPerson[] = []
  let closest: DocumentSubject['closest'] = null
  for (const person of persons.length === 0 ? nobody : people) {
    const { score, a, b } = bestPersonScore(person.names, persons, issuer)
    if (closest === null || score > closest.score) closest = { name: a, shown: b, score }
    if (score >= closeNameScoreMin) named.push({ person, score, birthDate: compareDates(shownBirthDate, person) })
  }
  if (named.length > 1) named.sort((a, b) => rank(b) - rank(a) || daysOf(a) - daysOf(b))
  const isNamed = (role: PersonRole) => named.some((one) => one.person.roles.has(role) && isSamePerson(one))
  const isClient =
    file.kind === 'individual'
      ? isNamed('client')
      : isEntity || (fields.legal_name === undefined && isNamed('deceased'))
  return { shown: namesShown(document, shown), shownBirthDate, isClient, people: named, closest, contradiction }
}

/** The legal name and the holders; the people of a deed that gives no name. */
function namesShown({ facts: { docType, fields } }: SubjectDocument, holders: readonly string[]): readonly string[] {
  const { legal_name: legal } = fields
  if (legal !== undefined) return [legal, ...holders]
  return holders.length > 0 ? holders : namesIn(fields, namedByPeople[docType] ?? [])
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
  const isNumbered = sharesNumber(fields, values)
  const deed = namedByPeople[docType]
  // A name that a client gives itself proves nothing of a company that bears it.
  const hasAliases = isNumbered || addressTypes.has(docType)
  const own = hasAliases ? ownNames(values) : values.legal_name === undefined ? noNames : [values.legal_name]
  if (legal !== undefined) {
    if (own.some((name) => isWholeName(name, legal, isNumbered))) return true
    return deed !== undefined && own.some((name) => isTranslated(name, legal)) && sharesPeople(fields, deed, values)
  }
  if (isNumbered) return true
  if (deed !== undefined && holder === undefined) return sharesPeople(fields, deed, values)
  const shown = [holder, docType === 'source_of_funds_proof' ? other : undefined].filter((name) => name !== undefined)
  return shown
    .flatMap((name) => [name, ...holderNames({ document_holder_name: name })])
    .some((name) => own.some((one) => compareCompanyNames(one, name) >= sameNameScoreMin))
}

/** The legal name of an entity, and those it gives itself. */
function ownNames({ legal_name: legal, trade_name: trade, other_names: others }: Profile['values']): readonly string[] {
  return [legal, trade, ...(others ?? [])].filter((name) => name !== undefined)
}

/** What shows that the document is of another entity: a number, or without a shared one the day of incorporation. */
function contradictionOf({ facts: { fields } }: SubjectDocument, { profile }: File): DocumentSubject['contradiction'] {
  const number = otherNumber(fields, profile.values)
  if (number !== null) return number
  const shown = dateField(fields, 'incorporation_date')
  if (shown === null) return null
  const days = datesOf(profile, 'incorporation_date')
  const agrees = days.length === 0 || days.some((day) => day === shown || isSwapped(day, shown))
  return agrees || sharesNumber(fields, profile.values) ? null : { key: 'incorporation_date', shown }
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

/** Of a date with two readings one agrees; a single one also with day and month swapped. */
function compareDates(shown: string | null, { birthDates, dateOfBirth }: PersonOfFile): BirthDateMatch {
  if (shown === null || birthDates.length === 0) return 'unknown'
  if (birthDates.includes(shown)) return 'agrees'
  return dateOfBirth !== undefined && isSwapped(shown, dateOfBirth) ? 'agrees' : 'differs'
}

/** Best first: the same birth date, then the name. */
function rank({ score, birthDate }: NamedPerson): number {
  return score + ranks[birthDate]
}

/** An entry that can be of several people of its name comes after each of them. */
function daysOf({ person }: NamedPerson): number {
  return person.birthDates.length
}

const ranks: Readonly<Record<BirthDateMatch, number>> = { agrees: 200, unknown: 100, differs: 0 }
