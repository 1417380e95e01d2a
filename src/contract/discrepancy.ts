import { Type, type Static } from 'typebox'

/** What differs. docs/rules/registries.md#discrepancies. */
export const discrepancySubjects = ['owner', 'share', 'director', 'name', 'address'] as const
export type DiscrepancySubject = (typeof discrepancySubjects)[number]

const orNull = (description: string) => Type.Unsafe<string | null>({ type: ['string', 'null'], description })

/**
 * What the client declared against what a register, or an extract of one, shows; with the duty to report it where the law of the
 * pack has one. docs/rules/registries.md#discrepancies.
 */
export const Discrepancy = Type.Object(
  {
    subject: Type.Enum([...discrepancySubjects]),
    declared: orNull('As declared; null when only the register has it.'),
    found: orNull('As the register shows it; null when it is not there.'),
    source: Type.String({ description: 'The id of the register, or the label of the document.' }),
    law: orNull('The law that asks to report it; null for none.'),
    report_to: orNull('To whom; null where nothing is to be reported.'),
    report_by: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date',
      description: 'The last day, counted from the day of the verdict; null where the law gives none.',
    }),
  },
  { $id: 'Discrepancy' },
)
export type Discrepancy = Static<typeof Discrepancy>
