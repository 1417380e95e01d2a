import { createHash } from 'node:crypto'
import { birthOf } from './importers/births.ts'
import { draftEntity, listedEntity } from './importers/entity-draft.ts'
import type { ReadList } from './entity/listed-entity.ts'

const listId = 'adverse_media/sandbox'
const article = {
  title: 'Fictional trader convicted of fraud',
  url: 'https://example.com/sandbox-article',
  publisher: 'Sandbox Gazette',
  publishedOn: '2025-03-14',
  language: 'en',
}

/** The fictional adverse media of the sandbox; production never uses it. docs/adverse-media.md#the-sandbox. */
export function sandboxArticles(checkedOn: string): ReadList {
  const draft = draftEntity({ listId, recordId: 'sandbox-article/1', kind: 'person' }, ['adverse_media'])
  const named = {
    names: [{ text: 'Marvin Mediaworthy', kind: 'primary' } as const],
    births: [birthOf('1975')],
    sourceUrl: article.url,
  }
  const entities = [{ ...listedEntity({ ...draft, ...named }, 0), article }]
  const list = {
    id: listId,
    name: 'Sandbox articles (fictional)',
    sha256: createHash('sha256').update(JSON.stringify(entities)).digest('hex'),
    publishedOn: null,
    checkedOn,
    entities: entities.length,
  }
  return { list, entities }
}
