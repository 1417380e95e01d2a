import { Type, type Static } from 'typebox'
import { ScorePiece } from './score-piece.ts'

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

/** The article that names the entry of a hit. docs/adverse-media.md. */
const ShownArticle = Type.Object(
  {
    title: Type.String(),
    url: Type.String(),
    publisher: Type.Optional(Type.String()),
    date: Type.String({ format: 'date', description: 'The day on which it was published.' }),
    language: Type.Optional(Type.String({ description: 'ISO 639-1.' })),
  },
  { $id: 'ShownArticle', description: 'On a hit of adverse media: the article that names it.' },
)

/** A hit that fails a check of its party, or would if it were not cleared. docs/api.md#screening. */
export const ShownHit = Type.Object(
  {
    party: Type.String({ description: 'As in the ids of its checks.' }),
    list: UsedList,
    record_id: Type.String({ description: 'Id of the entry in its list.' }),
    entry: Type.String({ description: 'The primary name of the entry.' }),
    name: Type.String({ description: 'The name of the entry that matched, as published.' }),
    name_kind: Type.Enum(['primary', 'alias', 'weak', 'previous', 'original']),
    topics: Type.Array(Type.Enum(['sanction', 'pep', 'rca', 'debarment', 'wanted', 'adverse_media'])),
    article: Type.Optional(ShownArticle),
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
    cleared_for: Type.Optional(
      Type.Literal('client', {
        description: 'It was cleared for the client in all of its cases; absent: on the case.',
      }),
    ),
    further_hits: Type.Optional(
      Type.Integer({ minimum: 1, description: 'On the last hit of a party: hits of that party that are not listed.' }),
    ),
  },
  { $id: 'ShownHit' },
)
export type ShownHit = Static<typeof ShownHit>
