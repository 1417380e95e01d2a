import type { partyLists } from '../../profile/party-lists.ts'
import type { ReadFile, ReturnedFile } from './document-facts.ts'

/** What a person is in a file: the client, the deceased of an estate, its contact, or a party of a list. */
export type PersonRole = 'client' | 'deceased' | 'contact' | (typeof partyLists)[number]

/** A person whom a document of the file may name. */
export interface PersonOfFile {
  /** As the file spells it. */
  readonly name: string
  /** Every name, `name` first. */
  readonly names: readonly string[]
  /** YYYY-MM-DD; undefined when unknown, or when it can be several days. */
  readonly dateOfBirth: string | undefined
  /** The days that the birth date can be; empty when it is unknown. */
  readonly birthDates: readonly string[]
  /** False for an entity that the file lists among its people. docs/rules/checks.md#legal-forms. */
  readonly isNatural: boolean
  readonly roles: ReadonlySet<PersonRole>
}

/** How a birth date on a document compares with a person's; `unknown` when either is missing. */
export type BirthDateMatch = 'agrees' | 'differs' | 'unknown'

/** A person of the file whom a document names. */
export interface NamedPerson {
  readonly person: PersonOfFile
  /** 0 to 100. docs/rules/checks.md#person-names. */
  readonly score: number
  readonly birthDate: BirthDateMatch
}

/** What shows that a document is of another entity of the same name: one of its numbers, or the day it was incorporated. */
export interface Contradiction {
  readonly key: string
  /** As the document shows it. */
  readonly shown: string
}

/** Whom a document names. */
export interface DocumentSubject {
  /** The names of its holders, as it spells them; empty when none could be read. */
  readonly shown: readonly string[]
  /** YYYY-MM-DD, null without a birth date. */
  readonly shownBirthDate: string | null
  /** True when the client is among them: the person, or the entity by name or number. */
  readonly isClient: boolean
  /** The people of the file whom it names, best first; one whose birth date differs is another person of the same name. */
  readonly people: readonly NamedPerson[]
  /** Why a document in the name of the entity is of another one; null when nothing says so. */
  readonly contradiction: Contradiction | null
  /** The closest name of the file, for a sentence; null when the file has no name to compare. */
  readonly closest: { readonly name: string; readonly shown: string; readonly score: number } | null
}

/** Whom the documents of a file name. Each document is compared once. */
export interface DocumentSubjects {
  /** Everyone whom the documents may name, the client first. */
  readonly people: () => readonly PersonOfFile[]
  readonly of: (document: SubjectDocument) => DocumentSubject
}

/** A document as its subject is found: by its type and fields. */
export interface SubjectDocument {
  readonly facts: ReadFile | ReturnedFile
}
