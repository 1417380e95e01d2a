import type { Bilingual } from '../../../contract/locale.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import type { PersonOfFile } from '../definition/document-subject.ts'
import { photoStepTypes } from './identity-documents.ts'
import { isAnothers, setAside, type Requirement } from './reliance.ts'
import { listOf } from './text-list.ts'
import { identifies, verifiedBy } from './whose-document.ts'
import { actingRoles, namesOneOf } from './who-is-proven.ts'

/** Signatories verified, at most. PCMLTFR s. 12(b). */
export const signatoriesMax = 3

/** Who of an entity lacks a photo document, and the documents set aside. */
export interface SignatoriesLacking {
  /** Names, as a list. */
  readonly who: Bilingual
  /** Null when no photo document was sent. */
  readonly reasons: Bilingual | null
}

const photoTypes: readonly string[] = [...photoStepTypes]

type Context = Pick<JudgedContext, 'judgements' | 'subjects'>

const whoActs: Bilingual = { en: 'a person who acts for the client', fr: 'une personne qui agit pour le client' }

/**
 * Which signatories of an entity lack a photo document of their own; null when none does. One document identifies one person.
 * Without a signatory, one person who may act for the entity is identified. PCMLTFR ss. 12(b), 109, 112;
 * docs/rules/checks.md#whose-document.
 */
export function signatoriesLacking(context: Context): SignatoriesLacking | null {
  const signatories = verifiedSignatories(context)
  if (signatories.length === 0) return anyoneLacking(context)
  const lacking = withoutDocument(signatories, context)
  const [first] = lacking
  if (first === undefined) return null
  const who = { name: first.name, isNamedBy: isNamedBy(lacking) }
  const left = { ...context, judgements: unused(context, signatories, lacking) }
  const reasons = setAside(photoOf(who), left)
  // One that names a person who lacks a document, and fails nothing, has the number of another's.
  const [copy] = lacking.flatMap((person) => verifiedBy(person, left))
  return {
    who: listOf(lacking.map(({ name }) => ({ en: name, fr: name }))),
    reasons: reasons ?? (copy === undefined ? null : isAnothers(copy)),
  }
}

/** The natural persons who sign for an entity, as many as are verified. PCMLTFR s. 12(b). */
export function verifiedSignatories({ subjects }: Pick<Context, 'subjects'>): readonly PersonOfFile[] {
  return subjects
    .people()
    .filter(({ isNatural, roles }) => isNatural && roles.has('signatories'))
    .slice(0, signatoriesMax)
}

function anyoneLacking(context: Context): SignatoriesLacking | null {
  const actors = context.subjects.people().filter(({ roles }) => actingRoles.some((role) => roles.has(role)))
  if (actors.some((person) => verifiedBy(person, context).length > 0)) return null
  const name = actors[0]?.name ?? null
  return {
    who: whoActs,
    reasons: setAside(photoOf({ name, isNamedBy: (subject) => namesOneOf(subject, actingRoles) }), context),
  }
}

function photoOf(who: Requirement['who']): Requirement {
  return { step: 'photo_id', types: photoTypes, who }
}

function isNamedBy(people: readonly PersonOfFile[]): Requirement['who']['isNamedBy'] {
  return (subject) => people.some((person) => identifies(subject, person))
}

/** The documents that identify none of the signatories who have one. */
function unused(
  { judgements, subjects }: Context,
  signatories: readonly PersonOfFile[],
  lacking: readonly PersonOfFile[],
): readonly Judgement[] {
  const identified = signatories.filter((person) => !lacking.includes(person))
  return judgements.filter(({ document }) => !identified.some((person) => identifies(subjects.of(document), person)))
}

/**
 * The people left when each document is given to one of them: as many as can be are served, the first ones first. Documents of
 * one number are one document.
 */
function withoutDocument(people: readonly PersonOfFile[], context: Context): readonly PersonOfFile[] {
  const holders = new Map<Judgement | string, PersonOfFile>()
  const give = (person: PersonOfFile, tried: Set<Judgement | string>): boolean =>
    verifiedBy(person, context).some((judgement) => {
      const one = numberOf(judgement) ?? judgement
      if (tried.has(one)) return false
      tried.add(one)
      const holder = holders.get(one)
      if (holder !== undefined && !give(holder, tried)) return false
      holders.set(one, person)
      return true
    })
  return people.filter((person) => !give(person, new Set()))
}

/** The type and number of a document, alike for each copy of it; null without a number. */
function numberOf({ document: { facts } }: Judgement): string | null {
  const number = (facts.fields.id_number ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  return number === '' ? null : `${facts.docType} ${number}`
}
