import { amountLabels } from './amounts.ts'
import { dateLabels } from './dates.ts'
import { declarationLabels } from './declarations.ts'
import { numberLabels } from './numbers.ts'
import { partyLabels } from './parties.ts'
import { personLabels } from './persons.ts'
import { placeLabels } from './places.ts'

/** Fields that several types carry, by canonical name. */
export const sharedFields = {
  ...personLabels,
  ...dateLabels,
  ...numberLabels,
  ...placeLabels,
  ...amountLabels,
  ...partyLabels,
  ...declarationLabels,
} as const

/** Name of a field with shared labels. */
export type SharedFieldName = keyof typeof sharedFields
