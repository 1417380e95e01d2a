import { sameNameScoreMin } from '../../names/same-scores.ts'
import { onceAnObject } from '../../values/verdict-memo.ts'
import type { CheckedDocument, ClientContext } from '../definition/contexts.ts'
import type { DocumentSubject, NamedPerson, PersonOfFile } from '../definition/document-subject.ts'
import { namesParent } from './two-sources.ts'

/** Types about the deceased; the other documents of an estate are about whoever acts for it. */
const aboutDeceased: ReadonlySet<string> = new Set(['death_certificate', 'will', 'probate'])

/**
 * The documents that are about one person, person by person: all those of an individual, except a parent's; those about the
 * deceased of an estate; those that name one of the people of an entity. docs/rules/checks.md#documents-of-one-person.
 */
export function documentsByPerson(context: ClientContext): readonly (readonly CheckedDocument[])[] {
  return context.documents.length === 0 ? none : knownGroups(context, undefined)
}

const none: readonly (readonly CheckedDocument[])[] = []
/** Two rules ask for them. */
const knownGroups = onceAnObject(groupByPerson)

function groupByPerson(context: ClientContext): readonly (readonly CheckedDocument[])[] {
  const { kind, documents, subjects } = context
  if (kind === 'individual') return [documents.filter((document) => isOfClient(document, context))]
  const ofDeceased = kind === 'estate' ? documents.filter(({ facts }) => aboutDeceased.has(facts.docType)) : []
  const byPerson = new Map<PersonOfFile, CheckedDocument[]>()
  for (const document of documents) {
    const person = ofDeceased.includes(document) ? undefined : personNamed(subjects.of(document))?.person
    if (person === undefined || person.roles.has('deceased')) continue
    const others = byPerson.get(person)
    if (others === undefined) byPerson.set(person, [document])
    else others.push(document)
  }
  return [ofDeceased, ...byPerson.values()]
}

/** The person of the file whom a document names, also with another birth date; undefined when it names none. */
export function personNamed({ people }: DocumentSubject): NamedPerson | undefined {
  return people.find(({ score, birthDate }) => score >= sameNameScoreMin || birthDate === 'agrees')
}

function isOfClient(document: CheckedDocument, context: ClientContext): boolean {
  return !namesParent(document, context) || context.subjects.of(document).isClient
}
