import type { DocumentType } from './document-type.ts'

type Traits = Pick<DocumentType, 'photoId' | 'carriesExpiry' | 'twoSided' | 'carriesMrz' | 'issuerPdf' | 'maxAgeDays'>

/** A document of text with nothing special about it; each trait that differs is said in the type's file. */
export const paper: Traits = {
  photoId: false,
  carriesExpiry: false,
  twoSided: false,
  carriesMrz: false,
  issuerPdf: false,
  maxAgeDays: null,
}

/** A statement, bill, slip or extract that its issuer makes as a PDF: provenance checks apply. */
export const issuedPaper: Traits = { ...paper, issuerPdf: true }

/** A card with its holder's photo and an expiry date. */
export const photoCard: Traits = { ...paper, photoId: true, carriesExpiry: true }
