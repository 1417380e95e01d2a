import { birthOf } from './births.ts'
import { dayFirst, draftEntity, listDate, listedEntity, type EntityDraft } from './entity-draft.ts'
import type { ListFormat } from './list-format.ts'
import { addUkName, bareUkNumber, ukKind } from './uk-csv.ts'
import { readXml, textOf, under, type XmlElement } from './xml-records.ts'

/** The UK Sanctions List of the FCDO as XML: `UK-Sanctions-List.xml`, one `Designation` per entry. */
export const ukXml: ListFormat = {
  id: 'uk-xml',
  version: 1,
  idsAreUnique: true,
  recognises: (head) => /<(?:\w+:)?Designations[\s>]/.test(head),
  async read(file, found) {
    await readXml(file, {
      root: 'Designations',
      records: new Set(['Designation']),
      onText: (name, text) => {
        if (name === 'DateGenerated') found.publishedOn(listDate(dayFirst(text)))
      },
      onRecord: (record) => found.entity(listedEntity(draftOf(record, file.listId), record.line)),
    })
  },
}

function draftOf(record: XmlElement, listId: string): EntityDraft {
  const kind = ukKind(textOf(record, 'IndividualEntityShip'))
  const draft = draftEntity({ listId, recordId: textOf(record, 'UniqueID'), kind }, ['sanction'])
  for (const name of under(record, 'Names', 'Name')) {
    addUkName(draft, {
      part: (number) => textOf(name, `Name${number}`),
      type: textOf(name, 'NameType'),
      strength: textOf(name, 'AliasStrength'),
    })
  }
  for (const name of under(record, 'NonLatinNames', 'NonLatinName')) {
    draft.names.push({ text: textOf(name, 'NameNonLatinScript'), kind: 'original' })
  }
  const texts = (...path: readonly string[]) => under(record, ...path).map(({ text }) => text)
  const role = kind === 'person' ? 'residence' : 'jurisdiction'
  for (const text of texts('Addresses', 'Address', 'AddressCountry')) draft.countries.push({ text, role })
  const person = ['IndividualDetails', 'Individual'] as const
  draft.births.push(...texts(...person, 'DOBs', 'DOB').map((text) => birthOf(dayFirst(text))))
  for (const text of texts(...person, 'Nationalities', 'Nationality')) {
    draft.countries.push({ text, role: 'nationality' })
  }
  for (const text of texts(...person, 'BirthDetails', 'Location', 'CountryOfBirth')) {
    draft.countries.push({ text, role: 'birth' })
  }
  draft.gender = texts(...person, 'Genders', 'Gender')[0] ?? ''
  for (const [path, type] of numbers) {
    for (const value of texts(...path)) draft.identifiers.push({ type, value: bareUkNumber(type, value) })
  }
  for (const text of texts('ShipDetails', 'Ship', 'CurrentBelievedFlagOfShips', 'CurrentBelievedFlagOfShip')) {
    draft.countries.push({ text, role: 'jurisdiction' })
  }
  draft.programs.push(textOf(record, 'RegimeName'))
  draft.listedOn = dayFirst(textOf(record, 'DateDesignated'))
  return draft
}

const numbers = [
  [['IndividualDetails', 'Individual', 'PassportDetails', 'Passport', 'PassportNumber'], 'passport'],
  [
    ['IndividualDetails', 'Individual', 'NationalIdentifierDetails', 'NationalIdentifier', 'NationalIdentifierNumber'],
    'national_id',
  ],
  [['EntityDetails', 'Entity', 'BusinessRegistrationNumbers', 'BusinessRegistrationNumber'], 'registration'],
  [['ShipDetails', 'Ship', 'IMONumbers', 'IMONumber'], 'imo'],
] as const
