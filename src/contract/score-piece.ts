import { Type, type Static } from 'typebox'

/** One part of the score of a hit. docs/api.md#screening-search. */
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
