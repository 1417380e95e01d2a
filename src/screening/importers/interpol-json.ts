import { ListRefused } from '../../ports/list-engine.ts'
import { birthOf } from './births.ts'
import { draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import { jsonDocument } from './json-document.ts'
import { asObject, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'

/**
 * Red notices of Interpol as its public service answers them: one answer, an array of answers (a service gives 160 notices at most), or
 * an array of notices. Yellow notices look for missing persons and are refused.
 */
export const interpolJson: ListFormat = {
  id: 'interpol-json',
  version: 1,
  recognises: (head) =>
    /^\s*[[{]/.test(head) && /"(?:forename|_embedded)"/.test(head) && /"(?:entity_id|notices)"/.test(head),
  async read(file, found) {
    const document = await jsonDocument(file)
    const given = Array.isArray(document) ? objectsOf(document) : objectsOf([document])
    const pages = given.filter((one) => '_embedded' in one)
    const notices = [
      ...given.filter((one) => !('_embedded' in one)),
      ...pages.flatMap((page) => objectsOf(asObject(page['_embedded'])?.['notices'])),
    ]
    const total = Math.max(0, ...pages.map((page) => Number(textsOf(page['total'])[0] ?? 0)))
    if (notices.length < total) {
      throw new ListRefused(
        0,
        `the file has ${notices.length} of ${total} notices: put every page of the answer in one JSON array`,
      )
    }
    const seen = new Set<string>()
    for (const [index, notice] of notices.entries()) {
      const draft = draftOf(notice, file.listId, index + 1)
      // The answers of several queries overlap.
      if (seen.has(draft.recordId)) continue
      seen.add(draft.recordId)
      found.entity(listedEntity(draft, index + 1))
    }
  },
}

function draftOf(notice: JsonObject, listId: string, line: number): EntityDraft {
  const one = (name: string) => textsOf(notice[name])[0] ?? ''
  const address = textsOf(asObject(asObject(notice['_links'])?.['self'])?.['href'])[0] ?? ''
  if (address.includes('/yellow/')) throw new ListRefused(line, 'the notice is yellow: it looks for a missing person')
  const draft = draftEntity({ listId, recordId: one('entity_id'), kind: 'person' }, ['wanted'])
  const [given, family] = [one('forename'), one('name')]
  draft.names.push({
    text: `${given} ${family}`,
    kind: 'primary',
    ...(given !== '' && family !== '' && { given, family }),
  })
  // 1970/04/05, 1970/04 or 1970
  draft.births.push(birthOf(one('date_of_birth').replaceAll('/', '-')))
  for (const text of textsOf(notice['nationalities'])) draft.countries.push({ text, role: 'nationality' })
  draft.countries.push({ text: one('country_of_birth_id'), role: 'birth' })
  draft.gender = one('sex_id')
  for (const warrant of objectsOf(notice['arrest_warrants'])) draft.programs.push(...textsOf(warrant['charge']))
  if (draft.programs.length === 0) draft.programs.push('Red notice')
  draft.sourceUrl = address
  return draft
}
