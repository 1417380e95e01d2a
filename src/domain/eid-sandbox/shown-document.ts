import { findDocumentType } from '../document-types/index.ts'
import { closeNameScoreMin } from '../names/same-scores.ts'
import { comparePersonNames } from '../names/person-name.ts'
import type { ImageFault, ReadImage } from './image-faults.ts'
import type { SessionDocument } from './session.ts'

/** A doubt as the lender reads it in a check. */
const doubts: Readonly<Record<ImageFault, string>> = {
  undecodable: 'the image is damaged',
  small: 'the image is small',
  dark: 'the image is dark',
  two_documents: 'the image shows two documents',
  no_document: 'no photo document was recognised',
  no_back: 'the back was not recognised',
  other_document: 'another document than the one asked for',
  blurred: 'the image is blurred',
  glare: 'light is reflected over the text',
}

const captureDoubts: Readonly<Record<string, string>> = {
  screen: 'the image was taken of a screen',
  screenshot: 'the image is a screenshot',
  grey_copy: 'the image has no colour',
}

/** Fields that front and back must agree on. */
const sharedFields = ['id_number', 'date_of_birth', 'id_expiry'] as const
const nameFields = ['first_name', 'last_name'] as const

/** The document of a front image. `fault`: what the image was taken in spite of, or null. */
export function documentOfFront(image: ReadImage, fault: ImageFault | null): SessionDocument {
  const capture = captureDoubts[image.capture ?? '']
  return {
    docType: image.docType,
    fields: image.fields,
    reasons: [...(fault === null ? [] : [doubts[fault]]), ...(capture === undefined ? [] : [capture])],
  }
}

/** True when the type has a back that the front image does not show. */
export function needsBack({ docType, backSeen, mrz }: ReadImage): boolean {
  return findDocumentType(docType)?.twoSided === true && backSeen !== true && mrz === null
}

/**
 * The document with what its back says. A barcode or MRZ corrects its own errors, so its values stand before the print of the
 * front; a difference between the sides is a doubt.
 */
export function withBack(front: SessionDocument, back: ReadImage, fault: ImageFault | null): SessionDocument {
  const machine = { ...back.barcode?.fields, ...back.mrz?.fields }
  const differing = sharedFields.filter((name) => differs(front.fields[name], machine[name]))
  const isOther = nameFields.some((name) => nameDiffers(front.fields[name], machine[name]))
  return {
    docType: front.docType,
    fields: { ...back.fields, ...front.fields, ...notEmpty(machine) },
    reasons: [
      ...front.reasons,
      ...(fault === null ? [] : [doubts[fault]]),
      ...(differing.length > 0 || isOther ? ['front and back do not agree'] : []),
    ],
  }
}

/** The document with a doubt about the selfie. */
export function withSelfie(document: SessionDocument, fault: ImageFault | null): SessionDocument {
  return fault === null ? document : { ...document, reasons: [...document.reasons, `selfie: ${doubts[fault]}`] }
}

function differs(one: string | undefined, other: string | undefined): boolean {
  const plain = (text: string) => text.toUpperCase().replaceAll(/[^\dA-Z]/g, '')
  return one !== undefined && other !== undefined && other !== '' && plain(one) !== plain(other)
}

/** Compared part by part, since print may lack one. */
function nameDiffers(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && other !== undefined && other !== '' && comparePersonNames(one, other) < closeNameScoreMin
}

function notEmpty(fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
