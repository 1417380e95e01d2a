import { findDocumentType } from '../../domain/document-types/index.ts'
import { classify } from './classify.ts'
import type { MachineCodes } from '../codes/machine-codes.ts'
import { confidenceLevels } from '../page/confidence.ts'
import type { ReadPage } from '../page/page.ts'
import { typeOfCodes } from '../codes/type-of-codes.ts'

/** A page and its codes; null when its text came from a PDF. */
export interface PageAlone {
  readonly page: ReadPage
  readonly codes: MachineCodes | null
}

/**
 * Whether the pages of one file are of more than one document: identity documents with different numbers, or one beside a document
 * of another type. Files without an identity document are never split, since the second page of a statement is like many others.
 */
export function holdsTwoDocuments(pages: readonly PageAlone[]): boolean {
  const numbers = new Set(pages.flatMap(({ codes }) => numberOf(codes) ?? []))
  if (numbers.size > 1) return true
  if (pages.length < 2) return false
  const types = new Set(
    pages.flatMap(({ page, codes }) => {
      const evidence = typeOfCodes(codes?.mrzReading?.mrz ?? null, codes?.barcode ?? null)
      const { docType, confidence } = classify([page], evidence, null)
      return confidence >= confidenceLevels.certain ? [docType] : []
    }),
  )
  return types.size > 1 && [...types].some((id) => findDocumentType(id)?.photoId === true)
}

/** The number of a valid MRZ or a licence's barcode; null without one. */
function numberOf(codes: MachineCodes | null): string | null {
  const mrzReading = codes?.mrzReading?.mrz.valid === true ? codes.mrzReading.mrz.fields : null
  return mrzReading?.id_number ?? codes?.barcode?.record?.fields.id_number ?? null
}
