import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, describe, it } from 'node:test'
import { ListRefused } from '../../../src/ports/list-engine.ts'
import { namesInText } from '../../../src/screening/importers/names-in-text.ts'
import { readSnapshot, writeSnapshot } from '../../../src/screening/snapshot.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'gatehouse-articles-'))
})
after(() => rm(folder, { recursive: true, force: true }))

const whole = {
  id: 'A-1',
  url: 'https://news.example/1',
  title: 'A title',
  published_on: '2026-03-02',
  persons: [{ name: 'Boris Brackwater' }],
}

async function read(content: string) {
  const file = path.join(folder, 'articles.jsonl')
  const to = path.join(folder, 'snapshot')
  await writeFile(file, content)
  const { sha256, parser } = await writeSnapshot({ listId: 'adverse_media', path: file, to, topic: 'adverse_media' })
  return { parser, entities: await readSnapshot(to, sha256) }
}

describe('a file of articles', () => {
  it('is an entry for each person and organization that an article names, without its text', async () => {
    const article = {
      ...{ ...whole, language: 'fr', publisher: 'Le Journal d’exemple', text: 'Le secret, Zoé Autre, 44 ans.' },
      persons: [{ name: ' Boris  Brackwater ', birth_year: 1970, country: 'France' }],
      organizations: [{ name: 'Marées SARL' }],
    }
    const { entities, parser } = await read(`${JSON.stringify(article)}\n`)
    assert.equal(parser, 'article-lines-1')
    const shown = { title: 'A title', url: 'https://news.example/1', publisher: 'Le Journal d’exemple' }
    const expected = { ...shown, publishedOn: '2026-03-02', language: 'fr' }
    assert.deepEqual(
      entities.map(({ recordId, kind, topics, names, article: of }) => [recordId, kind, topics, names[0]?.text, of]),
      [
        ['A-1/1', 'person', ['adverse_media'], 'Boris Brackwater', expected],
        ['A-1/2', 'organization', ['adverse_media'], 'Marées SARL', expected],
      ],
    )
    assert.deepEqual(entities[0]?.births, [{ from: '1970-01-01', to: '1970-12-31', precision: 'year' }])
    assert.deepEqual(entities[0]?.countries, [{ code: 'FR', role: 'residence' }])
    assert.doesNotMatch(JSON.stringify(entities), /secret|Zoé/)
  })

  it('may be an array, and an article may name nobody', async () => {
    const { entities } = await read(JSON.stringify([whole, { ...whole, id: 'A-2', persons: [] }]))
    assert.deepEqual(
      entities.map(({ recordId }) => recordId),
      ['A-1/1'],
    )
  })

  const refused: readonly (readonly [what: string, article: object, reason: string])[] = [
    ['no id', { ...whole, id: undefined }, 'id is missing'],
    ['an empty id', { ...whole, id: ' ' }, 'id is empty'],
    ['the id of another', { ...whole, id: 'A-0' }, 'the id A-0 is given to two entries'],
    ['a title that is no text', { ...whole, title: 5 }, 'title is no text'],
    ['a title that is too long', { ...whole, title: 'x'.repeat(401) }, 'title has more than 400 characters'],
    ['a text that is too long', { ...whole, text: 'x'.repeat(500_001) }, 'text has more than 500000 characters'],
    ['an address that is none', { ...whole, url: 'javascript:1' }, 'url is no http or https address'],
    ['a day that does not exist', { ...whole, published_on: '2026-02-30' }, 'published_on is no date like 2026-05-31'],
    ['a language by name', { ...whole, language: 'Eng' }, 'language has more than 2 characters'],
    ['a language in capitals', { ...whole, language: 'EN' }, 'language is no code of two letters (ISO 639-1)'],
    ['a misspelt key', { ...whole, publishr: 'x' }, 'unknown keys: publishr'],
    ['persons that are no list', { ...whole, persons: 'Boris' }, 'persons is no list'],
    ['a person as a text', { ...whole, persons: ['Boris'] }, 'persons has what is no object with a name'],
    ['a person without a name', { ...whole, persons: [{ name: '—' }] }, 'persons has an entry without a name'],
    ['a misspelt key of a person', { ...whole, persons: [{ name: 'B', born: 1970 }] }, 'unknown keys: born'],
    [
      'a year as text',
      { ...whole, persons: [{ name: 'B', birth_year: '1970' }] },
      'birth_year is no year from 1850 to 2100',
    ],
    [
      'an unknown country',
      { ...whole, persons: [{ name: 'B', country: 'Atlantis' }] },
      'country is no country by ISO 3166 code or name',
    ],
    ['text and excerpt', { ...whole, text: 'a', excerpt: 'b' }, 'the article has both text and excerpt'],
    [
      'nothing to read',
      { ...whole, persons: undefined },
      'the article has neither persons, organizations, text nor excerpt',
    ],
    [
      'too many people',
      { ...whole, persons: Array.from({ length: 201 }, () => ({ name: 'B' })) },
      'persons has more than 200 entries',
    ],
  ]
  for (const [what, article, reason] of refused) {
    it(`with ${what} is refused whole, with the line and the reason`, async () => {
      const lines = [{ ...whole, id: 'A-0' }, article].map((one) => `${JSON.stringify(one)}\n`).join('')
      await assert.rejects(read(lines), (error: unknown) => {
        assert.ok(error instanceof ListRefused)
        assert.deepEqual([error.line, error.reason], [2, reason])
        return true
      })
    })
  }

  it('that is cut short is refused', async () => {
    await assert.rejects(read(JSON.stringify(whole).slice(0, -5)), /not JSON: the file may be cut short/)
  })
})

describe('names in a text', () => {
  const rows: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['Police say Boris Brackwater, 45, was seen.', ['person Boris Brackwater 1980-03-03/1981-03-02']],
    ['Boris van der Berg (45) was seen.', ['person Boris van der Berg 1980-03-03/1981-03-02']],
    ['Zoé Lachance-Roy, âgée de 30 ans, a été vue.', ['person Zoé Lachance-Roy 1995-03-03/1996-03-02']],
    ['the trader J. R. Brackwater, aged 45, was seen', ['person J. R. Brackwater 1980-03-03/1981-03-02']],
    ['Mr. Boris Brackwater and Mme Zoé Lachance agreed.', ['person Boris Brackwater', 'person Zoé Lachance']],
    ['The board of Brackwater & Sons Holdings Ltd resigned.', ['organization Brackwater & Sons Holdings Ltd']],
    ['Boris Brackwater was seen in New York on Monday Morning.', []],
    ['Boris Brackwater, 7, is a child. Mr Brackwater is his father.', []],
    ['In Room 45, Boris met Prime Minister Olga.', []],
    ['boris brackwater, 45, was seen', []],
  ]
  for (const [text, names] of rows) {
    it(`${names.length === 0 ? 'are not taken' : 'are taken'} from: ${text}`, () => {
      const found = namesInText(text, '2026-03-02').map(({ kind, name, birth }) =>
        birth === null ? `${kind} ${name}` : `${kind} ${name} ${birth.from}/${birth.to}`,
      )
      assert.deepEqual(found, names)
    })
  }

  it('are read from the longest text within a second, however it is made', () => {
    for (const piece of ['A', 'Ab ', 'Ab de la ', 'A. ', 'Mr ', 'Ab-', 'Ab, ']) {
      const begun = performance.now()
      namesInText(piece.repeat(500_000 / piece.length), '2026-03-02')
      assert.ok(performance.now() - begun < 1000, piece)
    }
  })
})
