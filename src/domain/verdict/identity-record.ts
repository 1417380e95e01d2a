import type { Check } from '../../contract/check.ts'
import {
  identityRecordMethods,
  verifiedRoles,
  type IdentityRecord,
  type IdentitySource,
} from '../../contract/identity-record.ts'
import type { JudgedContext } from '../checks/definition/contexts.ts'
import type { PersonOfFile, PersonRole } from '../checks/definition/document-subject.ts'
import { holderNames } from '../checks/facts/holder-names.ts'
import { photoIdTypes } from '../checks/facts/identity-documents.ts'
import { completeMethod, documentsOfMethod, proofsOfMethod } from '../checks/facts/identity-methods.ts'
import { hasPassed, idWithoutPrefix } from '../checks/facts/partner-proof.ts'
import { dualProcess } from '../checks/facts/two-sources.ts'
import { verifiedBy } from '../checks/facts/whose-document.ts'
import { bestPersonScore } from '../names/person-name.ts'
import { profileNames } from '../profile/profile-names.ts'

type Fields = Readonly<Record<string, string>>
type Method = IdentityRecord['method']

/** The key of a source, and the fields of a document that it is taken from, the first that is there. PCMLTFR s. 108. */
const recordedFields = {
  number: ['id_number', 'file_number'],
  account_number: ['account_number', 'iban', 'rib', 'policy_number', 'roll_number', 'reference_number'],
  jurisdiction: ['id_province'],
  country: ['id_country'],
  issuer: ['issuing_authority', 'issuer_name', 'employer_name'],
  issued: ['id_issue_date', 'document_date', 'period_end'],
  expires: ['id_expiry'],
} as const satisfies Readonly<Partial<Record<keyof IdentitySource, readonly string[]>>>

const recordedEntries: readonly (readonly [key: string, from: readonly string[]])[] = Object.entries(recordedFields)

/** The role of a person in a record; whom a file has in several is the first of `verifiedRoles`. */
const roleNames: Readonly<Partial<Record<PersonRole, IdentityRecord['role']>>> = {
  signatories: 'signatory',
  directors: 'director',
  partners: 'partner',
  trustees: 'trustee',
  executors: 'executor',
  beneficial_owners: 'beneficial_owner',
  control_person: 'control_person',
  settlors: 'settlor',
  beneficiaries: 'beneficiary',
  protectors: 'protector',
  chief_executive: 'chief_executive',
  contact: 'contact',
}

/**
 * How each verified person was verified: the client by the first complete method of the pack, the people of an entity by the photo
 * documents that name them. Empty when nobody was. PCMLTFR s. 108; 31 CFR 1020.220(a)(3)(i); docs/api.md#identity-record.
 */
export function identityRecord(context: JudgedContext, checks: readonly Check[]): readonly IdentityRecord[] {
  if (context.kind !== 'individual') return recordOfPeople(context)
  // It has tried every method already.
  return checks.some(({ id, passed }) => id === 'method:identity' && !passed) ? [] : recordOfClient(context)
}

function recordOfClient(context: JudgedContext): readonly IdentityRecord[] {
  const names = profileNames(context.profile)
  const [person] = names
  const method = methodOfClient(context)
  if (person === undefined || method === null) return []
  const sources = method === 'dual_process' ? sourcesOfDualProcess(context, names) : sourcesOf(method, context, names)
  return [recordOf(context, { person, role: 'client', method, sources })]
}

/** A pack without a list of methods is content with the document. */
function methodOfClient(context: JudgedContext): Method | null {
  const id = completeMethod(context)
  const method = identityRecordMethods.find((name) => name === id)
  if (method !== undefined) return method
  return context.pack.methods.length === 0 && documentsOfMethod('photo_id', context).length > 0 ? 'photo_id' : null
}

function sourcesOf(method: Method, context: JudgedContext, names: readonly string[]): readonly IdentitySource[] {
  return documentsOfMethod(method, context).map(({ document: { facts } }) =>
    sourceOf(facts.docType, facts.fields, names),
  )
}

function sourcesOfDualProcess(context: JudgedContext, names: readonly string[]): readonly IdentitySource[] {
  const { pair, differ } = dualProcess(context)
  if (pair === null || !differ) return []
  return pair.map(({ docType, judgement }) => sourceOf(docType, judgement?.document.facts.fields ?? {}, names))
}

/** The people whom photo documents of an entity name, in the order of the file. */
function recordOfPeople(context: JudgedContext): readonly IdentityRecord[] {
  const { judgements, subjects } = context
  const documents = judgements.filter(({ document }) => photoIdTypes.has(document.facts.docType))
  if (documents.length === 0) return []
  const named = new Set(documents.flatMap(({ document }) => subjects.of(document).people.map(({ person }) => person)))
  const people = subjects.people().filter((person) => named.has(person))
  return people.flatMap((person) => {
    const role = roleOf(person)
    if (role === undefined) return []
    const sources = verifiedBy(person, context).map(({ document: { facts } }) =>
      sourceOf(facts.docType, facts.fields, person.names),
    )
    if (sources.length === 0) return []
    return [recordOf(context, { person: person.name, role, method: 'photo_id', sources })]
  })
}

function roleOf({ roles }: PersonOfFile): IdentityRecord['role'] | undefined {
  const named = Array.from(roles, (role) => roleNames[role])
  return verifiedRoles.find((role) => named.includes(role))
}

function recordOf(
  context: JudgedContext,
  {
    person,
    role,
    method,
    sources,
  }: Pick<IdentityRecord, 'person' | 'role' | 'method'> & {
    readonly sources: readonly IdentitySource[]
  },
): IdentityRecord {
  const ids = proofsOfMethod(method).filter((id) => hasPassed(id, context))
  const proofs = context.extraChecks
    .filter(({ id }) => ids.includes(idWithoutPrefix(id)))
    .map(({ id, label }) => ({ id, label }))
  return {
    person,
    role,
    method,
    date: context.asOf,
    ...(sources.length === 0 ? {} : { sources: sources.toSorted(byTypeAndNumber) }),
    ...(proofs.length === 0 ? {} : { proofs }),
  }
}

function sourceOf(docType: string, fields: Fields, names: readonly string[]): IdentitySource {
  const recorded: Record<string, string> = {}
  for (const [key, from] of recordedEntries) {
    const value = valueOf(fields, from)
    if (value !== undefined) recorded[key] = value
  }
  const holders = holderNames(fields)
  if (holders.length === 0) return { document_type: docType, ...recorded }
  const { a: profile, b: document, score } = bestPersonScore(names, holders)
  return { document_type: docType, ...recorded, names: { profile, document, score } }
}

/** The order of the documents in a request says nothing. */
function byTypeAndNumber(a: IdentitySource, b: IdentitySource): number {
  const [one, other] = [a, b].map((source) => `${source.document_type} ${source.number ?? ''} ${source.issuer ?? ''}`)
  if (one === undefined || other === undefined || one === other) return 0
  return one < other ? -1 : 1
}

function valueOf(fields: Fields, from: readonly string[]): string | undefined {
  for (const name of from) if (fields[name] !== undefined) return fields[name]
  return undefined
}
