import { Type, type Static } from 'typebox'

/** Most hits of one party that an answer lists. docs/api.md#screening. */
export const shownHitsMax = 10

const day = (description: string) => Type.Optional(Type.String({ format: 'date', description }))

/** A list that a screening used. */
export const UsedList = Type.Object(
  {
    id: Type.String({ description: 'As policies name it.' }),
    name: Type.String(),
    date: day('Its own date, else the day of its import.'),
  },
  { $id: 'UsedList' },
)
export type UsedList = Static<typeof UsedList>

/** One part of a score. */
export const ScorePiece = Type.Object(
  {
    on: Type.Enum([
      ...(['name', 'only_asked', 'only_listed', 'birth_date', 'country', 'gender', 'identifier', 'kind'] as const),
      'weak_alias',
    ]),
    finding: Type.Optional(
      Type.Enum([
        ...(['equal', 'typo', 'sound', 'equivalent', 'initial', 'joined', 'transliterated', 'number'] as const),
        ...(['legal_form', 'agrees', 'contradicts', 'absent'] as const),
      ]),
    ),
    asked: Type.Optional(Type.String({ description: 'What the request says, in the form in which it was compared.' })),
    listed: Type.Optional(Type.String({ description: 'What the list says, in the form in which it was compared.' })),
    points: Type.Integer({ description: 'Negative: against the hit.' }),
  },
  { $id: 'ScorePiece' },
)
export type ScorePiece = Static<typeof ScorePiece>

/** A hit that fails a check of its party, or would if it were not cleared. docs/api.md#screening. */
export const ShownHit = Type.Object(
  {
    party: Type.String({ description: 'As in the ids of its checks.' }),
    list: UsedList,
    record: Type.String({ description: 'Id of the entry in its list.' }),
    entry: Type.String({ description: 'The primary name of the entry.' }),
    name: Type.String({ description: 'The name of the entry that matched, as published.' }),
    name_kind: Type.Enum(['primary', 'alias', 'weak', 'previous', 'original']),
    topics: Type.Array(Type.Enum(['sanction', 'pep', 'rca', 'debarment', 'wanted'])),
    programmes: Type.Optional(Type.Array(Type.String(), { minItems: 1 })),
    score: Type.Integer({ minimum: 0, maximum: 1000, description: 'The checks show a tenth, rounded down.' }),
    pieces: Type.Array(ScorePiece, { description: 'Their points add up to the score.' }),
    bundle: Type.Object({
      id: Type.String({ description: 'SHA-256 of its lists, hex.' }),
      date: day('The day on which every list of it was last known to be the newest.'),
    }),
    cleared: Type.Boolean({ description: 'True: a reviewer cleared it on the case, so that it fails no check.' }),
    cleared_at: Type.Optional(Type.String({ format: 'date-time' })),
    cleared_until: day('The last day on which it counts as cleared.'),
    further_hits: Type.Optional(
      Type.Integer({ minimum: 1, description: 'On the last hit of a party: hits of that party that are not listed.' }),
    ),
  },
  { $id: 'ShownHit' },
)
export type ShownHit = Static<typeof ShownHit>
