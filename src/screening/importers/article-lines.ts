import { countryCode } from '../../domain/values/countries.ts'
import { isIsoDate } from '../../domain/values/dates.ts'
import type { ListedArticle } from '../../domain/screening/result.ts'
import { ListRefused } from '../../ports/list-engine.ts'
import { yearBirth } from './births.ts'
import { draftEntity, isName, listedEntity, tidy, type EntityDraft } from './entity-draft.ts'
import { asObject, jsonLines, type JsonObject } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'
import { namesInText } from './names-in-text.ts'
import { ownIds } from './own-entry.ts'

/** The keys of an article, each with the most characters of its text. */
const keys = {
  id: 200,
  url: 400,
  title: 400,
  published_on: 10,
  language: 2,
  publisher: 200,
  text: 500_000,
  excerpt: 500_000,
} as const
/** Most people and most organizations that one article names. */
const namedMax = 200
/** Characters of what is not known in the reason of a refusal. */
const shownChars = 200

const parties = ['persons', 'organizations'] as const

/** Who an article names. */
type Named = Pick<EntityDraft, 'kind' | 'births' | 'countries'> & { readonly name: string }

/**
 * Articles as JSON lines: an entry for each person and organization that an article names, else for each that its text gives away. The
 * text itself is not kept. docs/adverse-media.md#a-file-of-articles.
 */
export const articleLines: ListFormat = {
  id: 'article-lines',
  version: 1,
  recognises: (head) => /^\s*(?:\[\s*)?\{/.test(head) && head.includes('"published_on"') && head.includes('"title"'),
  async read({ listId, ...file }, found) {
    const refuseRepeated = ownIds()
    for await (const { object, line } of jsonLines(file)) {
      refuseUnknown(object, [...Object.keys(keys), ...parties], line)
      const id = textOf(object, 'id', line)
      refuseRepeated(id, line)
      const article = articleOf(object, line)
      namedBy(object, article, line).forEach(({ name, ...named }, place) => {
        const draft = draftEntity({ listId, recordId: `${id}/${place + 1}`, kind: named.kind }, ['adverse_media'])
        const names = [{ text: name, kind: 'primary' } as const]
        found.entity({ ...listedEntity({ ...draft, ...named, names, sourceUrl: article.url }, line), article })
      })
    }
  },
}

function articleOf(object: JsonObject, line: number): ListedArticle {
  const publishedOn = textOf(object, 'published_on', line)
  if (!isIsoDate(publishedOn)) throw new ListRefused(line, 'published_on is no date like 2026-05-31')
  const url = textOf(object, 'url', line)
  if (!URL.canParse(url) || !/^https?:\/\//i.test(url)) throw new ListRefused(line, 'url is no http or https address')
  const language = textOf(object, 'language', line, '')
  if (!/^(?:[a-z]{2})?$/.test(language)) throw new ListRefused(line, 'language is no code of two letters (ISO 639-1)')
  const title = textOf(object, 'title', line)
  return { title, url, publisher: textOf(object, 'publisher', line, ''), publishedOn, language }
}

/** Whom an article names: those it says, and those its text gives away only when it says none. */
function namedBy(object: JsonObject, { publishedOn }: ListedArticle, line: number): readonly Named[] {
  const said = parties.flatMap((key) => partiesOf(object, key, line))
  const text = textOf(object, 'text', line, '')
  const excerpt = textOf(object, 'excerpt', line, '')
  if (text !== '' && excerpt !== '') throw new ListRefused(line, 'the article has both text and excerpt')
  const hasParties = parties.some((key) => object[key] !== undefined)
  if (hasParties || text + excerpt !== '') {
    return hasParties
      ? said
      : namesInText(text + excerpt, publishedOn).map(({ kind, name, birth }) => {
          return { kind, name, births: [birth], countries: [] }
        })
  }
  throw new ListRefused(line, 'the article has neither persons, organizations, text nor excerpt')
}

function partiesOf(object: JsonObject, key: (typeof parties)[number], line: number): readonly Named[] {
  const value = object[key] ?? []
  const list: readonly unknown[] | null = Array.isArray(value) ? value : null
  if (list === null) throw new ListRefused(line, `${key} is no list`)
  if (list.length > namedMax) throw new ListRefused(line, `${key} has more than ${namedMax} entries`)
  return list.map((one) => {
    const party = asObject(one)
    if (party === null) throw new ListRefused(line, `${key} has what is no object with a name`)
    const isPerson = key === 'persons'
    refuseUnknown(party, isPerson ? ['name', 'birth_year', 'country'] : ['name', 'country'], line)
    const name = party['name']
    if (typeof name !== 'string' || !isName(name)) throw new ListRefused(line, `${key} has an entry without a name`)
    return {
      kind: isPerson ? 'person' : 'organization',
      name,
      births: party['birth_year'] === undefined ? [] : [birthOf(party['birth_year'], line)],
      // Where an article sees somebody is no nationality: it supports and contradicts nothing.
      countries: party['country'] === undefined ? [] : [{ text: countryOf(party['country'], line), role: 'residence' }],
    }
  })
}

function birthOf(value: unknown, line: number) {
  const birth = typeof value === 'number' ? yearBirth(value, false) : null
  if (birth === null) throw new ListRefused(line, 'birth_year is no year from 1850 to 2100')
  return birth
}

function countryOf(value: unknown, line: number): string {
  const code = typeof value === 'string' ? countryCode(value) : null
  if (code === null) throw new ListRefused(line, 'country is no country by ISO 3166 code or name')
  return code
}

/** The text of a key. Without `absent` it must be there. */
function textOf(object: JsonObject, key: keyof typeof keys, line: number, absent?: string): string {
  const value = object[key] ?? absent
  if (value === undefined) throw new ListRefused(line, `${key} is missing`)
  if (typeof value !== 'string') throw new ListRefused(line, `${key} is no text`)
  const text = tidy(value)
  if (text === '' && absent === undefined) throw new ListRefused(line, `${key} is empty`)
  if (text.length > keys[key]) throw new ListRefused(line, `${key} has more than ${keys[key]} characters`)
  return text
}

function refuseUnknown(object: JsonObject, known: readonly string[], line: number): void {
  const unknown = Object.keys(object).filter((key) => !known.includes(key))
  if (unknown.length > 0) throw new ListRefused(line, `unknown keys: ${unknown.join(', ').slice(0, shownChars)}`)
}
