import { ListRefused } from '../../ports/list-engine.ts'
import { draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import { jsonDocument } from './json-document.ts'
import { asObject, objectsOf, textsOf, type JsonObject } from './json-lines.ts'
import type { ListFormat } from './list-format.ts'

/** Forms of address, which only persons have. */
const addressed = /^(?:mr|mrs|ms|miss|dr)\.?\s+/i

/** Firms and individuals that the World Bank debars, as its list's own page loads them: `response.ZPROCSUPP`. */
export const worldBankJson: ListFormat = {
  id: 'world-bank-json',
  version: 1,
  recognises: (head) => /^\s*\{/.test(head) && head.includes('"ZPROCSUPP"'),
  async read(file, found) {
    const document = asObject(await jsonDocument(file))
    const rows = asObject(document?.['response'])?.['ZPROCSUPP']
    if (!Array.isArray(rows)) throw new ListRefused(0, 'the file has no response.ZPROCSUPP')
    for (const [index, row] of objectsOf(rows).entries()) {
      found.entity(listedEntity(draftOf(row, file.listId), index + 1))
    }
  },
}

/** The list does not say who is a person, but for a form of address in some names. */
function draftOf(row: JsonObject, listId: string): EntityDraft {
  const one = (name: string) => textsOf(row[name])[0] ?? ''
  // A name ends in the number of its footnote: "EXAMPLE LTD.*12".
  const written = one('SUPP_NAME').replace(/\s*\*+\s*\d*\s*$/, '')
  const name = written.replace(addressed, '')
  const kind = addressed.test(written) ? 'person' : 'unknown'
  const draft = draftEntity({ listId, recordId: one('SUPP_ID'), kind }, ['debarment'])
  const alias =
    /^(.+?)\s*\(\s*(?:a\.?k\.?a\.?|also known as|formerly(?: known as)?|f\.?k\.?a\.?)[:\s]\s*(.+?)\)\s*$/i.exec(name)
  draft.names.push({ text: alias?.[1] ?? name, kind: 'primary' })
  for (const text of (alias?.[2] ?? '').split(/;|,\s+and\s+|\s+or\s+/)) draft.names.push({ text, kind: 'alias' })
  draft.countries.push({
    text: one('LAND1') || one('COUNTRY_NAME'),
    role: kind === 'person' ? 'residence' : 'jurisdiction',
  })
  draft.programs.push(one('DEBAR_REASON'), until(one('DEBAR_TO_DATE'), one('INELIGIBLY_STATUS')))
  draft.listedOn = one('DEBAR_FROM_DATE')
  draft.sourceUrl = 'https://projects.worldbank.org/en/projects-operations/procurement/debarred-firms'
  return draft
}

/** The year 2999 stands for no end. */
function until(date: string, status: string): string {
  const day = listDate(date)
  return day === '' || day.startsWith('2999') ? status : `Ineligible until ${day}`
}
