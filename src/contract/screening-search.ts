import { Type, type Static } from 'typebox'
import { ScorePiece } from './score-piece.ts'
import { UsedList } from './shown-hit.ts'

/** Longest name that a search takes, in characters. docs/api.md#screening-search. */
export const searchedNameLengthMax = 400
/** Hits of one answer. */
export const searchHitsPerAnswer = { max: 50, default: 10 } as const

const topics = ['sanction', 'wanted', 'debarment', 'pep', 'rca'] as const

/** An entry that the name of a search resembles. docs/api.md#screening-search. */
const SearchHit = Type.Object(
  {
    list: UsedList,
    record_id: Type.String({ description: 'Id of the entry in its list.' }),
    topic: Type.Optional(
      Type.Enum([...topics], { description: 'The gravest of `topics`; absent when the list gives none.' }),
    ),
    topics: Type.Array(Type.Enum([...topics]), { description: 'The gravest first.' }),
    programmes: Type.Array(Type.String()),
    name: Type.String({ description: 'The name of the entry that matched, as published.' }),
    name_kind: Type.Enum(['primary', 'alias', 'weak', 'previous', 'original']),
    entry: Type.String({ description: 'The primary name of the entry.' }),
    score: Type.Integer({ minimum: 0, maximum: 1000, description: 'The checks of a verdict show a tenth of it.' }),
    pieces: Type.Array(ScorePiece, { description: 'Their points add up to the score.' }),
  },
  { $id: 'ScreeningSearchHit' },
)
export type SearchHit = Static<typeof SearchHit>

const SearchedList = Type.Object(
  {
    id: Type.String({ description: 'As policies name it.' }),
    name: Type.String(),
    date: Type.Optional(
      Type.String({ format: 'date', description: 'Its own date, else the day of its import; absent when not known.' }),
    ),
    checked_on: Type.String({ format: 'date', description: 'The day on which it was last known to be the newest.' }),
  },
  { $id: 'SearchedList' },
)

const Bundle = Type.Object({
  id: Type.String({ description: 'SHA-256 of its lists, hex: the same id gives the same hits.' }),
  date: Type.String({
    format: 'date',
    description: 'The day on which every list of it was last known to be the newest.',
  }),
})

/** The answer of `GET /v1/screening/search`. docs/api.md#screening-search. */
export const ScreeningSearch = Type.Object(
  {
    bundle: Type.Unsafe<Static<typeof Bundle> | null>({
      anyOf: [Bundle, { type: 'null' }],
      description: 'The lists that were searched, as one; null when there is none.',
    }),
    lists: Type.Array(SearchedList, { description: 'The lists that were searched; empty when there is none.' }),
    incomplete: Type.Boolean({
      description:
        'True: no list was searched, or the name could not be read in full. That nothing was found says nothing then.',
    }),
    total: Type.Integer({
      minimum: 0,
      description: 'Hits that were found, at most 100 of sanctions, of other listings and of political exposure each.',
    }),
    hits: Type.Array(SearchHit, {
      description: 'Those of sanctions from a score of 750 on, then the others, best first.',
    }),
  },
  { $id: 'ScreeningSearch' },
)
export type ScreeningSearch = Static<typeof ScreeningSearch>
