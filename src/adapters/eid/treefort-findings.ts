import type { EidFindings, EidIdentity } from '../../domain/eid/definition/eid-result.ts'
import { parseDate } from '../../domain/values/dates.ts'
import { EidProviderUnavailable } from '../../ports/eid-provider.ts'
import { findingText, instantOrNull } from './finding-values.ts'
import type { TreefortMetadata, TreefortReport } from './treefort-api.ts'

/**
 * What Treefort found, in the terms of the port; what it does not say is null or absent. Throws EidProviderUnavailable when the
 * overall result is neither Pass nor Fail, since it must not count as passed. docs/rules/eid.md#treefort.
 */
export function findingsOf(metadata: TreefortMetadata, report: TreefortReport): EidFindings {
  return {
    // Treefort does not document the time zone of its times.
    completedAt: instantOrNull(report.reviewStatusDate),
    documents: documentsOf(report.identityAnalysisResult),
    identity: identityOf(metadata.clientInformation),
    liveness: null,
    face: null,
    creditFile: null,
    dualProcess: null,
    fraudFlags: fraudFlagsOf(report.fraudAnalysisResult),
  }
}

/**
 * Fail: neither government ID nor credit file nor dual process is satisfied. Pass names no method, so that the document is not
 * known to be authentic.
 */
function documentsOf(result: string): EidFindings['documents'] {
  const word = wordOf(result)
  if (word === 'pass') return []
  if (word === 'fail') return [{ type: 'government_id', verdict: 'rejected', reasons: ['Identity Analysis: Fail'] }]
  throw new EidProviderUnavailable('unknown_identity_result')
}

function fraudFlagsOf(result: string | null | undefined): EidFindings['fraudFlags'] {
  const word = wordOf(result)
  if (word === '') return null
  if (word === 'pass') return []
  return [word === 'fail' ? 'High Risk' : 'Fraud Analysis: unknown result']
}

/** From the government ID. The address is left out: it is what the client typed, not what was found. */
function identityOf(information: TreefortMetadata['clientInformation']): EidIdentity {
  const firstName = findingText([information?.firstName, information?.middleName])
  const lastName = findingText([information?.lastName])
  const birthDate = parseDate(information?.dateOfBirth ?? '')
  return {
    ...(firstName === '' ? {} : { firstName }),
    ...(lastName === '' ? {} : { lastName }),
    ...(birthDate === null ? {} : { birthDate }),
  }
}

function wordOf(text: string | null | undefined): string {
  return text?.trim().toLowerCase() ?? ''
}
