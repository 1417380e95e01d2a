import { amountCaptions } from './amounts.ts'
import { dateCaptions } from './dates.ts'
import { declarationCaptions } from './declarations.ts'
import { numberCaptions } from './numbers.ts'
import { partyCaptions } from './parties.ts'
import { personCaptions } from './persons.ts'
import { placeCaptions } from './places.ts'

/** How fields that several types carry are printed, by canonical name. */
export const sharedFields = {
  ...personCaptions,
  ...dateCaptions,
  ...numberCaptions,
  ...placeCaptions,
  ...amountCaptions,
  ...partyCaptions,
  ...declarationCaptions,
} as const

/** Name of a field with shared captions. */
export type SharedFieldName = keyof typeof sharedFields
