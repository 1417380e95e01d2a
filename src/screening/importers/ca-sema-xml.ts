import { birthOf } from './births.ts'
import { draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { readXml, textOf, type XmlElement } from './xml-records.ts'

/** The Consolidated Canadian Autonomous Sanctions List (SEMA and JVCFOA) of Global Affairs Canada as XML. */
export const caSemaXml: ListFormat = {
  id: 'ca-sema-xml',
  version: 1,
  recognises: (head) => head.includes('<data-set') && head.includes('<record>'),
  async read(file, found) {
    await readXml(file, {
      root: 'data-set',
      records: new Set(['record']),
      onRecord: (record) => found.entity(listedEntity(draftOf(record, file.listId), record.line)),
    })
  },
}

function draftOf(record: XmlElement, listId: string): EntityDraft {
  const field = (name: string) => textOf(record, name)
  const program = field('Country')
  // "Burma / Birmanie": the regulation's name in both languages, a country except for the regulations on corruption.
  const [english = ''] = program.split(' / ')
  const organization = field('EntityOrShip') || field('Entity')
  const recordId = [english, field('Schedule'), field('Item')].filter(Boolean).join('/')
  const kind = organization === '' ? 'person' : field('ShipIMONumber') === '' ? 'organization' : 'vessel'
  const draft = draftEntity({ listId, recordId, kind }, ['sanction'])
  if (organization !== '') draft.names.push({ text: organization, kind: 'primary' })
  else {
    const [given, family] = [field('GivenName'), field('LastName')]
    draft.names.push({ text: `${given} ${family}`, kind: 'primary', given, family })
  }
  for (const text of aliasesOf(field('Aliases'), kind !== 'person')) draft.names.push({ text, kind: 'alias' })
  draft.births.push(birthOf(field('DateOfBirth') || field('DateOfBirthOrShipBuildDate')))
  draft.identifiers.push({ type: 'imo', value: field('ShipIMONumber') })
  draft.programs.push(program)
  draft.listedOn = field('DateOfListing')
  return draft
}

const legalForm = /^(?:inc|ltd|llc|l\.l\.c|co|corp|sa|s\.a|ag|gmbh|plc|jsc|limited|incorporated)\.?$/i

/** Aliases separated by semicolons, else by commas; a comma before a legal form does not separate. */
function aliasesOf(text: string, isOrganization: boolean): readonly string[] {
  if (text.includes(';')) return text.split(';')
  const parts: string[] = []
  for (const part of text.split(',')) {
    const last = parts.at(-1)
    if (isOrganization && last !== undefined && legalForm.test(part.trim())) parts[parts.length - 1] = `${last},${part}`
    else parts.push(part)
  }
  return parts
}
