import type { Bilingual } from '../../../contract/locale.ts'
import { ageAt, isIsoDate } from '../../values/dates.ts'
import type { JudgedContext, Judgement } from '../definition/contexts.ts'
import { clientsPhotoDocuments, photoDocuments } from './photo-documents.ts'
import { dualProcess } from './two-sources.ts'
import { clientAge } from './client-age.ts'
import { hasPassed, idWithoutPrefix } from './partner-proof.ts'
import { agreesOn, isReliedOn } from './relied-on.ts'
import { measuresOfPartner, tookTwoMeasures } from './two-measures.ts'

/** The state of one prescribed method. */
export interface MethodStatus {
  readonly id: string
  readonly complete: boolean
  /** The method and what it lacks. */
  readonly status: Bilingual
}

const names: Readonly<Record<string, Bilingual>> = {
  photo_id: { en: 'photo document', fr: 'pièce avec photo' },
  government_body: { en: 'government body', fr: 'organisme public' },
  credit_file: { en: 'credit file', fr: 'dossier de crédit' },
  dual_process: { en: 'dual process', fr: 'processus double' },
  affiliate: { en: 'affiliate', fr: 'entité du même groupe' },
  reliance: { en: 'reliance or agent', fr: 'recours à un tiers ou mandataire' },
  eid_substantial: { en: 'electronic identity', fr: 'identité électronique' },
  original_document: { en: 'original document in person', fr: 'original présenté en personne' },
  two_measures: { en: 'two measures', fr: 'deux mesures' },
  identity_document: { en: 'identity document', fr: 'document d’identité' },
  non_documentary: { en: 'verification without documents', fr: 'vérification non documentaire' },
  parent: { en: 'parent or guardian', fr: 'parent ou tuteur' },
}

/** By law a parent's identity replaces a child's: no policy can name this method. PCMLTFR s. 105(2). */
const notChosen = 'parent'

/** True for a method that a policy can name. */
export function isIdentityMethod(id: string): boolean {
  return id !== notChosen && Object.hasOwn(names, id)
}

/** A credit file is enough alone from this age, in years, and number of credits. PCMLTFR s. 105(1)(c). */
const creditFileYearsMin = 3
const tradeLinesMin = 2

const lacking = {
  noDocument: { en: 'no document', fr: 'aucun document' },
  unreliable: { en: 'the document cannot be relied on', fr: 'le document ne peut être retenu' },
  nameNotShown: { en: 'incomplete – name not matched', fr: 'incomplète – nom non confirmé' },
  authenticityNotShown: { en: 'incomplete – authenticity not shown', fr: 'incomplète – authenticité non démontrée' },
  noRecord: { en: 'no record', fr: 'aucune preuve' },
  fewerThanTwo: { en: 'fewer than two', fr: 'moins de deux' },
  notPresent: {
    en: 'incomplete – presence in person not shown',
    fr: 'incomplète – présence en personne non démontrée',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

/**
 * Extra checks that complete a method, any one of them: eID checks, and the partner's check that its record under
 * PCMLTFR s. 108 exists.
 */
const provenBy: Readonly<Record<string, readonly string[]>> = {
  government_body: ['government_body'],
  credit_file: ['eid:credit_file'],
  dual_process: ['eid:dual_process'],
  affiliate: ['affiliate'],
  reliance: ['reliance', 'agent'],
  // Assurance level substantial or high. Reg. (EU) 910/2014 art. 8; CMF R561-5-1 1°.
  eid_substantial: ['eid_substantial'],
  // By comparing with a consumer reporting agency, a public database or another source. 31 CFR 1020.220(a)(2)(ii)(B).
  non_documentary: ['non_documentary'],
  parent: ['parent_identity'],
}

/** Below this age a parent or guardian is verified instead. PCMLTFR s. 105(2). */
const ownIdentityAge = 12

/** Checks that a photo document is authentic: by technology, or with the person present. PCMLTFR s. 105(1)(a). */
const authenticByTechnology = ['eid:document_authentic', 'eid:face_match'] as const
const inPerson = 'in_person'

const complete: Bilingual = { en: 'complete', fr: 'complète' }

/** Memoised sentences, by method and what it lacks. */
const statuses: ReadonlyMap<string, ReadonlyMap<Bilingual, Bilingual>> = new Map(
  Object.entries(names).map(([id, name]) => [
    id,
    new Map([complete, ...Object.values(lacking)].map((status) => [status, statusOf(name, status)])),
  ]),
)

/**
 * Every method of the pack with its status, in the pack's order. PCMLTFR s. 105(1),
 * docs/rules/policy-packs.md#identity-methods.
 */
export function identityMethods(context: JudgedContext): readonly MethodStatus[] {
  return methodsOf(context).map((id) => {
    const lacks = lacksOf(id, context)
    const status = lacks ?? complete
    const said = statuses.get(id)?.get(status) ?? statusOf(names[id] ?? { en: id, fr: id }, status)
    return { id, complete: lacks === null, status: said }
  })
}

/** The first complete method in the pack's order; null without one. */
export function completeMethod(context: JudgedContext): string | null {
  return methodsOf(context).find((id) => lacksOf(id, context) === null) ?? null
}

/** The methods of the pack; in Canada a parent's identity for a young child. PCMLTFR s. 105(2). */
function methodsOf(context: JudgedContext): readonly string[] {
  const { pack } = context
  const age = pack.country === 'CA' ? clientAge(context) : null
  return age !== null && age < ownIdentityAge ? [notChosen] : pack.methods
}

function statusOf(name: Bilingual, status: Bilingual): Bilingual {
  return { en: `${name.en}: ${status.en}`, fr: `${name.fr} : ${status.fr}` }
}

/** True when a method other than `except` is complete: one of the pack, or a parent's identity. PCMLTFR s. 105(1), (2). */
export function hasCompleteMethod(context: JudgedContext, except?: string): boolean {
  return methodsOf(context).some((id) => id !== except && lacksOf(id, context) === null)
}

function lacksOf(id: string, context: JudgedContext): Bilingual | null {
  if (id === 'photo_id') return photoIdLacks(context)
  if (id === 'credit_file' && documentsOfMethod(id, context).length > 0) return null
  if (id === 'dual_process' && dualProcess(context).differ) return null
  if (id === 'two_measures') return tookTwoMeasures(context) ? null : lacking.fewerThanTwo
  if (id === 'identity_document') return documentLacks(context)
  if (id === 'original_document') return isPresent(context) ? documentLacks(context) : lacking.notPresent
  return recordLacks(id, context)
}

/** True for a credit file with the client's name, address and birth date. PCMLTFR s. 105(1)(c). */
function isCreditFileOfClient(judgement: Judgement, asOf: string): boolean {
  const { docType, fields } = judgement.document.facts
  if (docType !== 'credit_report' || !isReliedOn(judgement)) return false
  const open = isIsoDate(fields.file_since ?? '') ? ageAt(fields.file_since ?? '', asOf) : 0
  const lines = Number(fields.trade_line_count ?? '0')
  const agrees = ['match:name', 'match:address', 'match:dob'].every((rule) => agreesOn(rule, judgement))
  return agrees && open >= creditFileYearsMin && lines >= tradeLinesMin
}

/** Methods that rest on a photo document of the client. */
const photoMethods: ReadonlySet<string> = new Set([
  'photo_id',
  'identity_document',
  'original_document',
  'two_measures',
])

/**
 * The documents that a method rests on: photo documents that name the client, or credit files; of the dual process see
 * two-sources.ts. PCMLTFR s. 105(1)(a), (c); 31 CFR 1020.220(a)(2)(ii)(A); CMF R561-5-1 3°, R561-5-2 1°.
 */
export function documentsOfMethod(id: string, context: JudgedContext): readonly Judgement[] {
  const { judgements, subjects, asOf } = context
  if (id === 'credit_file') return judgements.filter((judgement) => isCreditFileOfClient(judgement, asOf))
  if (!photoMethods.has(id)) return []
  const documents = clientsPhotoDocuments(context).filter(({ document }) => subjects.of(document).isClient)
  return id === 'photo_id' ? documents.filter((judgement) => agreesOn('match:name', judgement)) : documents
}

/** The extra checks that can complete a method, alone or with a document. PCMLTFR s. 105(1), CMF R561-5-1 and R561-5-2. */
export function proofsOfMethod(id: string): readonly string[] {
  if (id === 'photo_id') return [inPerson, ...authenticByTechnology]
  if (id === 'original_document') return [inPerson]
  return id === 'two_measures' ? measuresOfPartner : (provenBy[id] ?? [])
}

function recordLacks(id: string, context: JudgedContext): Bilingual | null {
  return provenBy[id]?.some((proof) => hasPassed(proof, context)) === true ? null : lacking.noRecord
}

/** What the photo method lacks with the document that comes closest; null when it is complete. */
function photoIdLacks(context: JudgedContext): Bilingual | null {
  const lacks = documentLacks(context)
  if (lacks !== null) return lacks
  if (documentsOfMethod('photo_id', context).length === 0) return lacking.nameNotShown
  return isShownAuthentic(context) ? null : lacking.authenticityNotShown
}

/** True when photo documents were looked at in person or proven by technology. PCMLTFR s. 105(1)(a). */
function isShownAuthentic(context: Pick<JudgedContext, 'extraChecks'>): boolean {
  return hasPassed(inPerson, context) || authenticByTechnology.every((id) => hasPassed(id, context))
}

/**
 * What a photo document that can be relied on and names the client lacks. AMLR art. 22(6)(a);
 * 31 CFR 1020.220(a)(2)(ii)(A); CMF R561-5-1 3°.
 */
function documentLacks(context: JudgedContext): Bilingual | null {
  const documents = photoDocuments(context)
  if (documents.length === 0) return lacking.noDocument
  if (!documents.some(isReliedOn)) return lacking.unreliable
  return clientsPhotoDocuments(context).length > 0 ? null : lacking.nameNotShown
}

/** True when the client was met: declared so, or by the partner's check; a failed check of it counts against it. */
function isPresent(context: JudgedContext): boolean {
  if (context.extraChecks.some(({ id, passed }) => idWithoutPrefix(id) === inPerson && !passed)) return false
  return context.profile.values.delivery_channel === 'in_person' || hasPassed(inPerson, context)
}
