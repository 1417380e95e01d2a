import { findDocumentType } from '../document-types/index.ts'
import type { EidFindings, EidIdentity } from '../eid/definition/eid-result.ts'
import { isIsoDate } from '../values/dates.ts'
import { findingsOfOutcome, simulatedFace, simulatedSources, type SandboxOutcome } from './outcome.ts'
import type { SessionData, SessionDocument } from './session.ts'

/** A simulated credit file that agrees. */
const simulatedCreditFile = { match: true, months: 60, tradeLines: 3 } as const

/** Keys of the identity and the canonical fields they are read from. docs/rules/eid.md#result. */
const identityFields = [
  ['documentNumber', 'id_number'],
  ['expiryDate', 'id_expiry'],
  ['birthDate', 'date_of_birth'],
  ['firstName', 'first_name'],
  ['lastName', 'last_name'],
  ['address', 'address'],
] as const

/**
 * Findings of a session whose client did everything that was asked: the document as read, all else simulated. Without
 * biometrics `liveness` and `face` are null. `at`: ISO 8601. docs/rules/eid.md#session-of-a-client.
 */
export function findingsOfSession(
  { client, consent, document }: Pick<SessionData, 'client' | 'consent' | 'document'>,
  at: string,
): EidFindings {
  return {
    completedAt: at,
    documents: document === null ? [] : [{ type: document.docType, ...ratingOf(document) }],
    identity: document === null ? {} : identityOf(document),
    ...simulatedFace(document !== null && consent?.biometrics === true),
    creditFile: client.documents.some(({ kind }) => kind === 'credit_file') ? simulatedCreditFile : null,
    dualProcess: simulatedSources(client),
    fraudFlags: [],
  }
}

/** Findings with the fault that a chosen outcome names; the session's own when the outcome is not about findings, or null. */
export function findingsWithOutcome(
  data: SessionData,
  outcome: SandboxOutcome | null,
  { at, today }: { readonly at: string; readonly today: string },
): EidFindings {
  return outcome === null || !isResultOutcome(outcome)
    ? findingsOfSession(data, at)
    : findingsOfOutcome(outcome, data.client, { at, today })
}

/** False for the outcomes that have no result. docs/rules/eid.md#outcomes-of-the-sandbox. */
export function isResultOutcome(outcome: SandboxOutcome): boolean {
  return outcome !== 'archive' && outcome !== 'never' && outcome !== 'down'
}

/** An image that shows no photo document proves nothing, so it is rejected; any other doubt is for a person to judge. */
function ratingOf({
  docType,
  reasons,
}: SessionDocument): Pick<EidFindings['documents'][number], 'verdict' | 'reasons'> {
  if (findDocumentType(docType)?.photoId !== true) return { verdict: 'rejected', reasons }
  return { verdict: reasons.length === 0 ? 'clear' : 'suspected', reasons }
}

function identityOf({ docType, fields }: SessionDocument): EidIdentity {
  const read = identityFields.flatMap(([key, name]) => {
    const value = fields[name] ?? ''
    const isDate = name === 'id_expiry' || name === 'date_of_birth'
    return value === '' || (isDate && !isIsoDate(value)) ? [] : [[key, value] as const]
  })
  return { documentType: docType, ...Object.fromEntries(read) }
}
