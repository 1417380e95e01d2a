import type { Locale } from '../../contract/locale.ts'
import { findDocumentType } from './index.ts'
import { steps } from './steps.ts'

/** Name of the best upload step: the first of the type, else the first that accepts it. docs/rules/document-types.md#steps. */
export function stepHint(docType: string, locale: Locale): string {
  const key = findDocumentType(docType)?.steps[0]
  const step = steps.find((candidate) =>
    key === undefined ? candidate.accepted.includes(docType) : candidate.key === key,
  )
  return step?.names[locale] ?? otherStep[locale]
}

const otherStep = { en: 'other document', fr: 'autre document' } as const
