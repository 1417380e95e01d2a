import { findDocumentType } from '../document-types/index.ts'

/** Refused images of a step after which the next readable one is taken with its fault as a doubt. */
export const refusedImagesMax = 3
/** Least width and height of a selfie, in pixels. */
export const selfieSidePixelsMin = 200

/** Why an image is refused, worst first. docs/rules/eid.md#session-of-a-client. */
export const imageFaults = [
  'undecodable',
  'small',
  'dark',
  'two_documents',
  'no_document',
  'no_back',
  'other_document',
  'blurred',
  'glare',
] as const
export type ImageFault = (typeof imageFaults)[number]

/** The part of a `Reading` (ports/reader.ts) that decides whether an image is taken. */
export interface ReadImage {
  /** Detected type id, 'other' when no type fits. */
  readonly docType: string
  readonly fields: Readonly<Record<string, string>>
  readonly mrz: {
    readonly parts: Readonly<Record<string, boolean | null>>
    readonly fields: Readonly<Record<string, string>>
  } | null
  readonly barcode: { readonly kind: string; readonly fields: Readonly<Record<string, string>> } | null
  readonly backSeen: boolean | null
  readonly capture: string | null
  readonly notes: readonly { readonly code: string }[]
}

/** What is wrong with an image of the front; null when it is taken. `expectedType`: the type id asked for, or null for any. */
export function frontFault(image: ReadImage, expectedType: string | null): ImageFault | null {
  const isPhotoId = findDocumentType(image.docType)?.photoId === true
  return firstOf({
    ...faultsOfEvery(image),
    no_document: !isPhotoId,
    other_document: isPhotoId && expectedType !== null && image.docType !== expectedType,
  })
}

/** What is wrong with an image of the back; null when it is taken. */
export function backFault(image: ReadImage): ImageFault | null {
  const isBack = image.backSeen === true || image.mrz !== null || image.barcode !== null
  return firstOf({ ...faultsOfEvery(image), no_back: !isBack })
}

/** What is wrong with a selfie; null when it is taken. `size`: pixels as declared in the file, null when it declares none. */
export function selfieFault(
  image: ReadImage,
  size: { readonly width: number; readonly height: number } | null,
): ImageFault | null {
  const { undecodable, dark } = faultsOfEvery(image)
  return firstOf({ undecodable, dark, small: size === null || Math.min(size.width, size.height) < selfieSidePixelsMin })
}

/** True for a fault that no number of attempts makes good: nothing can be seen. */
export function isFinalFault(fault: ImageFault): boolean {
  return fault === 'undecodable' || fault === 'small'
}

/** Values that a check digit or an error correction proves: blur and glare did not change them. */
function isProven({ mrz, barcode }: ReadImage): boolean {
  const digitsAgree = mrz !== null && Object.values(mrz.parts).every((agrees) => agrees !== false)
  return digitsAgree || barcode?.kind === 'aamva'
}

function faultsOfEvery(image: ReadImage): Partial<Record<ImageFault, boolean>> {
  const noted = (code: string) => image.notes.some((note) => note.code === code)
  return {
    undecodable: noted('undecodable') || noted('truncated_image'),
    dark: noted('dark'),
    two_documents: noted('two_documents'),
    blurred: noted('blurred') && !isProven(image),
    glare: noted('glare') && !isProven(image),
  }
}

function firstOf(found: Partial<Record<ImageFault, boolean>>): ImageFault | null {
  return imageFaults.find((fault) => found[fault] === true) ?? null
}
