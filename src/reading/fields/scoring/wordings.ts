import type { DocumentType, FieldKind } from '../../../domain/document-types/definition/document-type.ts'
import { printedText, readRecord } from '../../../domain/values/data-record.ts'
import { stemLetters, wordsOf } from './label-words.ts'
import english from './wordings.en.json' with { type: 'json' }
import european from './wordings.eu.json' with { type: 'json' }
import french from './wordings.fr.json' with { type: 'json' }

/** What the words of a text say for one field of a type: as log-odds against the words of labels in general. */
export interface Wordings {
  /** `other` is of the field that the text suits best besides, `foreign` of labels of its kind that are no field's. */
  oddsOf(field: string, kind: FieldKind, text: string): Odds
}

interface Odds {
  readonly own: number
  readonly other: number
  readonly foreign: number
}

/** How often words and pairs of words are in the wordings of one field. */
interface Worded {
  readonly counts: Map<string, number>
  wordings: number
}

/** Share of a word in wordings that lack it, so that one unknown word decides nothing. */
const unknownShare = 0.01
/** Texts whose odds are kept. */
const keptMax = 4_000

/** What labels of values that are no field are gathered under, by the kind of field that they are confused with. */
function foreignKind(kind: FieldKind): string {
  switch (kind) {
    case 'money':
    case 'percent':
      return 'money'
    case 'date':
    case 'year':
      return 'date'
    case 'address':
      return 'address'
    case 'person_name':
    case 'company':
    case 'people':
      return 'name'
    default:
      return 'number'
  }
}

const { fields, others } = gathered()
const known = new Map<string, Wordings>()

/** How issuers word the labels of a type's fields (wordings.en.json and its neighbours). Memoised by type. */
export function wordingsOf(type: DocumentType): Wordings {
  const made = known.get(type.id) ?? weigh(type)
  known.set(type.id, made)
  return made
}

function gathered(): { readonly fields: Map<string, Worded>; readonly others: Map<string, Worded> } {
  const all = { fields: new Map<string, Worded>(), others: new Map<string, Worded>() }
  for (const [language, data] of Object.entries({ en: english, eu: european, fr: french })) {
    const groups = readRecord(`wordings.${language}.json`, data, (record) => ({
      fields: record.groups('fields', printedText),
      others: record.groups('others', printedText),
    }))
    for (const part of ['fields', 'others'] as const)
      for (const [name, wordings] of groups[part]) {
        const worded = all[part].get(name) ?? { counts: new Map<string, number>(), wordings: 0 }
        all[part].set(name, worded)
        for (const wording of wordings) {
          worded.wordings++
          for (const token of tokensOf(wording)) worded.counts.set(token, (worded.counts.get(token) ?? 0) + 1)
        }
      }
  }
  return all
}

/** The beginnings of the words of a text, and those of each two neighbours. */
function tokensOf(text: string): ReadonlySet<string> {
  const stems = wordsOf(text).map((word) => word.slice(0, stemLetters))
  return new Set([...stems, ...stems.slice(1).map((stem, index) => `${stems[index] ?? ''} ${stem}`)])
}

function weigh(type: DocumentType): Wordings {
  const names = [...new Set(type.fields.map(({ name }) => name))]
  const worded = names.map((name) => {
    const own = fields.get(`${type.id}/${name}`)
    const shared = fields.get(name)
    return [name, [own, shared].filter((one) => one !== undefined)] as const
  })
  const memo = new Map<string, ReadonlyMap<string, number>>()
  const all = [...worded, ...[...others].map(([kind, one]) => [`others ${kind}`, [one]] as const)]
  const oddsIn = (text: string): ReadonlyMap<string, number> => {
    const seen = memo.get(text)
    if (seen !== undefined) return seen
    const tokens = [...tokensOf(text)]
    const shares = all.map(([, of]) => tokens.map((token) => shareOf(token, of)))
    const usual = tokens.map((_, at) => shares.reduce((sum, of) => sum + (of[at] ?? 0), 0) / all.length)
    const found = new Map(
      all.map(([name], index) => [
        name,
        tokens.reduce((sum, _, at) => sum + Math.log((shares[index]?.[at] ?? 1) / (usual[at] ?? 1)), 0),
      ]),
    )
    if (memo.size >= keptMax) memo.clear()
    memo.set(text, found)
    return found
  }
  return {
    oddsOf: (field, kind, text) => {
      const odds = oddsIn(text)
      let other = -9
      for (const name of names) if (name !== field) other = Math.max(other, odds.get(name) ?? -9)
      return { own: odds.get(field) ?? 0, other, foreign: odds.get(`others ${foreignKind(kind)}`) ?? 0 }
    },
  }
}

/** The share of wordings that have a token, the higher one of the type's own and of all types. */
function shareOf(token: string, of: readonly Worded[]): number {
  return Math.max(
    unknownShare,
    ...of.map(({ counts, wordings }) => (counts.get(token) ?? 0) / Math.max(1, wordings) + unknownShare),
  )
}
