import type { DocumentType } from './document-type.ts'

type Traits = Pick<DocumentType, 'photoId' | 'carriesExpiry' | 'twoSided' | 'carriesMrz' | 'issuerPdf' | 'maxAgeDays'>

/** A printed document without photo, MRZ, expiry or second side. The file of a type overrides the traits that differ. */
export const plainDocument: Traits = {
  photoId: false,
  carriesExpiry: false,
  twoSided: false,
  carriesMrz: false,
  issuerPdf: false,
  maxAgeDays: null,
}

/** A statement, bill, tax form or extract that its issuer makes as a PDF: provenance checks apply. */
export const issuerDocument: Traits = { ...plainDocument, issuerPdf: true }

/** A card with its holder's photo and an expiry date. */
export const photoCard: Traits = { ...plainDocument, photoId: true, carriesExpiry: true }
