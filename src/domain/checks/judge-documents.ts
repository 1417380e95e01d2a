import type { Check } from '../../contract/check.ts'
import { parseMrz } from '../formats/mrz.ts'
import { emitAll, type Rendering } from './definition/check-rule.ts'
import type {
  DocumentContext,
  CheckedDocument,
  NumberedDocument,
  OtherFile,
  PolicyContext,
} from './definition/contexts.ts'
import type { DocumentFacts, MrzFacts, ReadFile, ReturnedFile } from './definition/document-facts.ts'
import { sections } from './index.ts'
import { issuerPlace } from './definition/issuer-place.ts'
import { wasRead } from './number-documents.ts'

/** The policy and case that documents are checked against. */
export interface DocumentPolicy extends PolicyContext {
  /** ISO 3166-2 suffix of the client's province, when known. */
  readonly clientProvince: string | undefined
  /** Files already on the case, for `duplicate`. Empty in verify and without a case. */
  readonly caseFiles: readonly OtherFile[]
}

/** The checks of each document, in list order, rule by rule. */
export function judgeDocuments(
  documents: readonly NumberedDocument<DocumentFacts>[],
  policy: DocumentPolicy,
  rendering: Rendering,
): Check[][] {
  const otherFiles: OtherFile[] = [...policy.caseFiles]
  return documents.map((document) => {
    const checks: Check[] = []
    if (!wasRead(document)) {
      emitAll(checks, sections.unread, document, rendering, document.texts)
      return checks
    }
    const context = contextOf(document, policy, otherFiles)
    emitAll(checks, sections.document, context, rendering, document.texts)
    if (document.facts.from === 'reading') otherFiles.push(fileOf(document.facts))
    return checks
  })
}

function contextOf(
  document: CheckedDocument,
  policy: DocumentPolicy,
  otherFiles: readonly OtherFile[],
): DocumentContext {
  const { facts } = document
  const { pack, thresholds, asOf, purpose, clientProvince } = policy
  const issuer = issuerPlace(facts.fields, pack.country)
  return {
    pack,
    thresholds,
    asOf,
    purpose,
    clientProvince,
    document,
    issuer,
    otherFiles,
    mrz: facts.from === 'reading' ? facts.reading.mrz : returnedMrz(facts, asOf),
  }
}

/** The MRZ of a returned entry, parsed from its `mrz` field. */
function returnedMrz({ fields }: ReturnedFile, asOf: string): MrzFacts | null {
  return fields.mrz === undefined ? null : parseMrz(fields.mrz.split(/\s+/), { today: asOf })
}

function fileOf({ filename, sha256, reading }: ReadFile): OtherFile {
  return { filename, sha256, perceptualHash: reading.perceptualHash }
}
