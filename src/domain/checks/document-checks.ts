import type { Check } from '../../contract/check.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Purpose } from '../../contract/policy.ts'
import type { OtherFile } from './definition/contexts.ts'
import type { DocumentFacts } from './definition/document-facts.ts'
import { judgeDocuments } from './judge-documents.ts'
import { numberDocuments } from './number-documents.ts'
import type { PolicyPack, Thresholds } from '../policy-packs/definition/policy-pack.ts'

/** The policy and case that the files of one call are checked against. */
export interface DocumentChecksContext {
  readonly pack: PolicyPack
  /** The individual or the entity thresholds of the pack. docs/api.md#client-kinds. */
  readonly thresholds: Thresholds
  /** YYYY-MM-DD. docs/rules/verdict.md#day-of-a-verdict. */
  readonly asOf: string
  readonly purpose: Purpose
  readonly locale: Locale
  /** ISO 3166-2 suffix of the client's province, when known. */
  readonly clientProvince?: string
  /** Files already on the case, for `duplicate`. */
  readonly caseFiles?: readonly OtherFile[]
}

/** The checks of every file of a call in one list, file by file. docs/api.md#extract, docs/rules/checks.md#stages. */
export function documentChecks(files: readonly DocumentFacts[], context: DocumentChecksContext): Check[] {
  const { pack, thresholds, asOf, purpose, locale, clientProvince, caseFiles = [] } = context
  const rules = { pack, thresholds, asOf, purpose, clientProvince, caseFiles }
  return judgeDocuments(numberDocuments(files), rules, { locale, severities: pack.severities }).flat()
}
