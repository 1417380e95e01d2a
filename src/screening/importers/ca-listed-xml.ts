import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { readXml, textOf, type XmlElement } from './xml-records.ts'

/** The currently listed entities of Public Safety Canada (Criminal Code s. 83.05): an Atom feed, one entry each. */
export const caListedXml: ListFormat = {
  id: 'ca-listed-xml',
  version: 1,
  recognises: (head) => head.includes('<feed') && head.includes('http://www.w3.org/2005/Atom'),
  async read(file, found) {
    await readXml(file, {
      root: 'feed',
      records: new Set(['entry']),
      onText: (name, text) => {
        if (name === 'updated' && listDate(text) !== '') found.publishedOn(listDate(text))
      },
      onRecord: (entry) => found.entity(listedEntity(draftOf(entry, file.listId), entry.line)),
    })
  },
}

function draftOf(entry: XmlElement, listId: string): EntityDraft {
  const draft = draftEntity({ listId, recordId: textOf(entry, 'id'), kind: 'unknown' }, ['sanction'])
  const title = textOf(entry, 'title')
  // "Name of the Group (NG)": the short name becomes an alias; left in the name it would lower every score.
  const short = /^(.+?)\s*\(([^()]+)\)$/.exec(title)
  draft.names.push({ text: short?.[1] ?? title, kind: 'primary' })
  if (short !== null) draft.names.push({ text: short[2] ?? '', kind: 'weak' })
  const aliases = textOf(entry, 'summary').replace(/^(?:also known as|a\.?k\.?a\.?)\s*:?\s*/i, '')
  if (!/^n\/?a$/i.test(aliases)) {
    for (const text of aliases.split(/[;,]/)) draft.names.push({ text, kind: 'alias' })
  }
  draft.programs.push('Criminal Code s. 83.05')
  draft.listedOn = textOf(entry, 'published')
  const link = entry.children.find(({ name }) => name === 'link')
  draft.sourceUrl = link?.attributes['href'] ?? ''
  return draft
}
