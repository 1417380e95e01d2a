import { Type, type Static } from 'typebox'

/**
 * The three severities of a check. A failed `critical` blocks the file, `warning` is a flag, `info` is for the trail.
 * docs/api.md#check.
 */
export const severities = ['critical', 'warning', 'info'] as const
export type Severity = (typeof severities)[number]

/** One verification result. docs/api.md#check. `detail` is empty when passed. */
export const Check = Type.Object(
  {
    id: Type.String({ description: 'Stable identifier; some end in a document label or a party name.' }),
    label: Type.String({ description: 'A sentence for a person, in the language of the call.' }),
    severity: Type.Enum([...severities]),
    passed: Type.Boolean(),
    detail: Type.String({ description: 'Why it failed; empty when passed.' }),
  },
  { $id: 'Check' },
)
export type Check = Static<typeof Check>
