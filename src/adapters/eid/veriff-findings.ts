import type { EidFindings, EidIdentity } from '../../domain/eid/definition/eid-result.ts'
import { isIsoDate } from '../../domain/values/dates.ts'
import { EidProviderUnavailable, type EidSnapshot } from '../../ports/eid-provider.ts'
import { findingText, instantOrNull } from './finding-values.ts'
import type { VeriffDecided } from './veriff-api.ts'

/** `Person showing the document does not appear to match document photo`. */
const otherPersonCode = '103'
/** The type of a declined document that Veriff could not name. */
const unnamedDocument = 'government_id'

/** Codes of the two decisions that are final. https://devdocs.veriff.com/docs/verification-session-status-codes-table. */
const finalCodes: ReadonlyMap<string, number> = new Map([
  ['approved', 9001],
  ['declined', 9102],
])

/** Status by Veriff's own word, where it has no findings. A resubmission and a review are followed by another decision. */
const statuses: ReadonlyMap<string, 'started' | 'archived'> = new Map([
  ['resubmission_requested', 'started'],
  ['review', 'started'],
  ['expired', 'archived'],
  ['abandoned', 'archived'],
])

/** Our names for Veriff's types of documents; another one is shown as Veriff wrote it. */
const documentTypes: ReadonlyMap<string, string> = new Map([
  ['PASSPORT', 'passport'],
  ['DRIVERS_LICENSE', 'driver_licence'],
])

/**
 * Where a session stands by its decision, null for none. Throws EidProviderUnavailable for a word that is not documented, and for
 * an approval or refusal whose code says otherwise. docs/rules/eid.md#veriff.
 */
export function snapshotOf(decided: VeriffDecided | null): EidSnapshot {
  if (decided === null) return { status: 'requested' }
  const code = finalCodes.get(decided.status)
  if (code !== undefined) {
    if (decided.code !== code) throw new EidProviderUnavailable('unexpected_code')
    return { status: 'complete', findings: findingsOf(decided) }
  }
  const status = statuses.get(decided.status)
  if (status === undefined) throw new EidProviderUnavailable('unknown_status')
  return { status }
}

/** What Veriff found, in the terms of the port; what its decision does not say is null or absent. */
function findingsOf(decided: VeriffDecided): EidFindings {
  const isOtherPerson = decided.status === 'declined' && String(decided.reasonCode) === otherPersonCode
  return {
    completedAt: instantOrNull(decided.decisionTime),
    documents: documentsOf(decided),
    identity: identityOf(decided),
    liveness: null,
    face: isOtherPerson ? { passed: false, score: null, scoreMin: null } : null,
    creditFile: null,
    dualProcess: null,
    fraudFlags: fraudFlagsOf(decided),
  }
}

/** An approval without a document, as of an integration that looks at faces only, rates none. */
function documentsOf({ status, document, reason, reasonCode }: VeriffDecided): EidFindings['documents'] {
  const type = documentTypeOf(document)
  if (status === 'approved') return type === '' ? [] : [{ type, verdict: 'clear', reasons: [] }]
  const code = findingText([String(reasonCode ?? '')])
  const words = findingText([reason, code === '' ? '' : `(${code})`])
  const rejected = type === '' ? unnamedDocument : type
  return [{ type: rejected, verdict: 'rejected', reasons: words === '' ? [] : [words] }]
}

/** Labels are sent where the integration has them. An empty list is not known to mean that anything was examined. */
function fraudFlagsOf({ riskLabels }: VeriffDecided): EidFindings['fraudFlags'] {
  const flags = (riskLabels ?? []).map(({ label }) => findingText([label])).filter((label) => label !== '')
  return flags.length === 0 ? null : flags
}

/** From the document. */
function identityOf({ person, document }: VeriffDecided): EidIdentity {
  const firstName = findingText([person?.firstName])
  const lastName = findingText([person?.lastName])
  const documentType = documentTypeOf(document)
  const documentNumber = findingText([document?.number])
  const [birthDate, expiryDate] = [person?.dateOfBirth ?? '', document?.validUntil ?? '']
  return {
    ...(documentType === '' ? {} : { documentType }),
    ...(documentNumber === '' ? {} : { documentNumber }),
    ...(isIsoDate(expiryDate) ? { expiryDate } : {}),
    ...(isIsoDate(birthDate) ? { birthDate } : {}),
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === '' ? {} : { lastName }),
  }
}

function documentTypeOf(document: VeriffDecided['document']): string {
  const word = findingText([document?.type])
  return documentTypes.get(word) ?? word
}
