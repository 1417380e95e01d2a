import { ListRefused } from '../../ports/list-engine.ts'
import { birthOf } from './births.ts'
import { dayOfAmerica, draftEntity, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { kindOf } from './ofac-csv.ts'
import { addRemarks, identifierType } from './ofac-remarks.ts'
import { readXml, textOf, under, type XmlElement } from './xml-records.ts'

/** OFAC's SDN and consolidated lists as XML: `sdn.xml` and `consolidated.xml` (sdnList). */
export const ofacXml: ListFormat = {
  id: 'ofac-xml',
  version: 2,
  recognises: (head) => head.includes('<sdnList'),
  idsAreUnique: true,
  async read(file, found) {
    let [entries, announced] = [0, '']
    await readXml(file, {
      root: 'sdnList',
      records: new Set(['sdnEntry']),
      onText: (name, text) => {
        if (name === 'Publish_Date') found.publishedOn(dayOfAmerica(text))
        if (name === 'Record_Count') announced = text
      },
      onRecord: (entry) => {
        entries++
        found.entity(listedEntity(draftOf(entry, file.listId), entry.line))
      },
    })
    if (announced !== '' && Number(announced) !== entries) {
      throw new ListRefused(
        0,
        `the file announces ${announced.slice(0, 20)} entries (Record_Count) and has ${entries}: it is cut short or was changed`,
      )
    }
  },
}

function draftOf(entry: XmlElement, listId: string): EntityDraft {
  const kind = kindOf(textOf(entry, 'sdnType'))
  const draft = draftEntity({ listId, recordId: textOf(entry, 'uid'), kind }, ['sanction'])
  draft.names.push({ ...nameOf(entry), kind: 'primary' })
  for (const aka of under(entry, 'akaList', 'aka')) {
    const weak = textOf(aka, 'category') === 'weak'
    draft.names.push({ ...nameOf(aka), kind: weak ? 'weak' : textOf(aka, 'type') === 'f.k.a.' ? 'previous' : 'alias' })
  }
  draft.programs.push(...under(entry, 'programList', 'program').map(({ text }) => text))
  for (const id of under(entry, 'idList', 'id')) {
    const [label, value] = [textOf(id, 'idType'), textOf(id, 'idNumber')]
    if (label === 'Gender') draft.gender = value
    else if (/\d/.test(value) || identifierType(label) === 'swift') {
      const imo = /^IMO\s*(\d+)$/.exec(value)?.[1]
      const country = textOf(id, 'idCountry')
      if (imo === undefined) draft.identifiers.push({ type: identifierType(label), value, country })
      else draft.identifiers.push({ type: 'imo', value: imo })
    }
  }
  const person = kind === 'person'
  const countries = (role: 'nationality' | 'residence' | 'jurisdiction', ...path: readonly string[]) =>
    under(entry, ...path).forEach(({ text }) => draft.countries.push({ text, role }))
  countries('nationality', 'nationalityList', 'nationality', 'country')
  countries('nationality', 'citizenshipList', 'citizenship', 'country')
  countries(person ? 'residence' : 'jurisdiction', 'addressList', 'address', 'country')
  countries('jurisdiction', 'vesselInfo', 'vesselFlag')
  draft.births.push(
    ...under(entry, 'dateOfBirthList', 'dateOfBirthItem', 'dateOfBirth').map(({ text }) => birthOf(text)),
  )
  for (const { text } of under(entry, 'placeOfBirthList', 'placeOfBirthItem', 'placeOfBirth')) {
    draft.countries.push({ text: text.split(', ').at(-1) ?? '', role: 'birth' })
  }
  addRemarks(draft, textOf(entry, 'remarks'))
  return draft
}

function nameOf(element: XmlElement) {
  const [given, family] = [textOf(element, 'firstName'), textOf(element, 'lastName')]
  return given === '' ? { text: family } : { text: `${given} ${family}`, given, family }
}
