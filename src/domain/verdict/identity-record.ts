import { identityRecordMethods, type IdentityRecord, type IdentitySource } from '../../contract/identity-record.ts'
import type { JudgedContext } from '../checks/definition/contexts.ts'
import { holderNames } from '../checks/facts/holder-names.ts'
import { photoIdTypes } from '../checks/facts/identity-documents.ts'
import {
  completeMethod,
  documentsOfMethod,
  isShownAuthentic,
  proofsOfMethod,
} from '../checks/facts/identity-methods.ts'
import { hasPassed, idWithoutPrefix } from '../checks/facts/partner-proof.ts'
import { isReliedOn } from '../checks/facts/relied-on.ts'
import { dualProcess } from '../checks/facts/two-sources.ts'
import { bestPersonScore } from '../names/person-name.ts'
import { sameNameScoreMin } from '../names/same-scores.ts'
import { profileNames } from '../profile/profile-names.ts'
import type { Party } from '../profile/profile.ts'

/** Signatories in the record, at most. PCMLTFR s. 12(b). */
const signatoriesMax = 3

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

/**
 * How each verified person was verified: the client by the first complete method of the pack, the signatories of an entity by
 * their photo document. Empty when nobody was. PCMLTFR s. 108; 31 CFR 1020.220(a)(3)(i); docs/api.md#identity-record.
 */
export function identityRecord(context: JudgedContext): readonly IdentityRecord[] {
  return context.kind === 'individual' ? recordOfClient(context) : recordOfSignatories(context)
}

function recordOfClient(context: JudgedContext): readonly IdentityRecord[] {
  const names = profileNames(context.profile)
  const [person] = names
  const method = methodOfClient(context)
  if (person === undefined || method === null) return []
  const sources = method === 'dual_process' ? sourcesOfDualProcess(context, names) : sourcesOf(method, context, names)
  return [recordOf(context, { person, role: 'client', method, sources })]
}

/** A pack without a list of methods is content with the document. 31 CFR 1020.220(a)(2)(ii)(A). */
function methodOfClient(context: JudgedContext): Method | null {
  const { pack } = context
  const id = completeMethod(context)
  const method = identityRecordMethods.find((name) => name === id)
  if (method !== undefined) return method
  return pack.methods.length === 0 && documentsOfMethod('photo_id', context).length > 0 ? 'photo_id' : null
}

function sourcesOf(method: Method, context: JudgedContext, names: readonly string[]): readonly IdentitySource[] {
  return documentsOfMethod(method, context).map(({ document: { facts } }) =>
    sourceOf(facts.docType, facts.fields, names),
  )
}

function sourcesOfDualProcess(context: JudgedContext, names: readonly string[]): readonly IdentitySource[] {
  const { pair, differ } = dualProcess(context)
  return pair === null || !differ ? [] : pair.map(({ docType, fields }) => sourceOf(docType, fields, names))
}

function recordOfSignatories(context: JudgedContext): readonly IdentityRecord[] {
  if (context.pack.country === 'CA' && !isShownAuthentic(context)) return []
  return (context.profile.values.signatories ?? []).slice(0, signatoriesMax).flatMap((signatory) => {
    const sources = context.judgements
      .filter((judgement) => photoIdTypes.has(judgement.document.facts.docType) && isReliedOn(judgement))
      .filter(({ document }) => isOf(signatory, document.facts.fields))
      .map(({ document: { facts } }) => sourceOf(facts.docType, facts.fields, [signatory.name]))
    if (sources.length === 0) return []
    return [recordOf(context, { person: signatory.name, role: 'signatory', method: 'photo_id', sources })]
  })
}

/** True for a document with the signatory's name and no other birth date. */
function isOf({ name, date_of_birth: born }: Party, fields: Fields): boolean {
  const { date_of_birth: shown } = fields
  if (born !== undefined && shown !== undefined && born !== shown) return false
  return bestPersonScore([name], holderNames(fields)).score >= sameNameScoreMin
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
    ...(sources.length === 0 ? {} : { sources: [...sources] }),
    ...(proofs.length === 0 ? {} : { proofs }),
  }
}

function sourceOf(docType: string, fields: Fields, names: readonly string[]): IdentitySource {
  const recorded = Object.entries(recordedFields).map(([key, from]) => [key, valueOf(fields, from)] as const)
  const holders = holderNames(fields)
  const { a: profile, b: document, score } = bestPersonScore(names, holders)
  return {
    document_type: docType,
    ...Object.fromEntries(recorded.filter(([, value]) => value !== undefined)),
    ...(holders.length === 0 ? {} : { names: { profile, document, score } }),
  }
}

function valueOf(fields: Fields, from: readonly string[]): string | undefined {
  return from.map((name) => fields[name]).find((value) => value !== undefined)
}
