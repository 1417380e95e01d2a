import { referenceLengthMax, referencePattern } from '../contract/environment.ts'

const pattern = new RegExp(referencePattern)

/** Whether a text is a valid `reference`: 1 to 64 characters of `A-Za-z0-9_.:-`. */
export function isReference(text: string): boolean {
  return text.length <= referenceLengthMax && pattern.test(text)
}
