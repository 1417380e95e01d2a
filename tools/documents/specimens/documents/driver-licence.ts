import { addDays, parts } from '../../calendar.ts'
import { cardSide } from '../../drawing/card.ts'
import { overprint, specimenWord } from '../../drawing/overprint.ts'
import { pdf417 } from '../../drawing/barcode.ts'
import { stackPng } from '../../drawing/raster.ts'
import { box, lines, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { licenceText } from '../../licence-record.ts'
import type { LicenceRecord } from '../../licence-record.ts'
import { streetLine } from '../../person.ts'
import { people } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import type { Specimen } from '../specimen.ts'
import { frenchLicenceFront } from './driver-licence-fr.ts'
import { bilingualLicenceFront } from './driver-licence-bilingual.ts'
import { stateLicenceFront } from './driver-licence-state.ts'

/** Licences, front above back, the back with a PDF417 that agrees with the front. */
export function driverLicences(language: Locale, asOf: string): Specimen[] {
  return language === 'en' ? [bilingualLicence(asOf), stateLicence(asOf)] : [frenchLicence(asOf)]
}

/** English and French on one card, as in most of Canada. */
function bilingualLicence(asOf: string): Specimen {
  const person = people.en
  const record: LicenceRecord = {
    ...validity(person.dateOfBirth, asOf),
    person,
    number: person.licenceNumber,
    country: 'CAN',
    jurisdiction: 'ON',
    licenceClass: 'G',
    restrictions: 'X',
    height: `${person.heightCm} cm`,
    street: person.street,
    city: person.city,
    postalCode: person.postalCode,
    discriminator: 'TR4821077',
  }
  return licence('driver-licence-en', 'en', record, bilingualLicenceFront(record))
}

/** French alone, with the number in Québec's grammar. */
function frenchLicence(asOf: string): Specimen {
  const person = people.fr
  const record: LicenceRecord = {
    ...validity(person.dateOfBirth, asOf),
    person,
    number: person.licenceNumber,
    country: 'CAN',
    jurisdiction: 'QC',
    licenceClass: '5',
    restrictions: 'A',
    height: `${person.heightCm} cm`,
    street: streetLine(person),
    city: person.city,
    postalCode: person.postalCode,
    discriminator: 'RR0093127',
  }
  return licence('driver-licence-fr', 'fr', record, frenchLicenceFront(record))
}

/** An American card: month before day, feet and inches, an address south of the border. */
function stateLicence(asOf: string): Specimen {
  const person = people.en
  const record: LicenceRecord = {
    ...validity(person.dateOfBirth, asOf),
    person,
    number: 'WDLC4B2917QK',
    country: 'USA',
    jurisdiction: 'WA',
    licenceClass: 'C',
    restrictions: 'B',
    height: '066 in',
    street: '77 Harbor Street Apt 4',
    city: 'Port Cascade',
    postalCode: '98399',
    discriminator: 'WDLC4B2917QK2041',
  }
  return licence('driver-licence-state-en', 'en', record, stateLicenceFront(record))
}

/** Issued about a year and a half before a date; ends on a birthday three to four years after it. */
function validity(dateOfBirth: string, asOf: string): { readonly issued: string; readonly expiry: string } {
  return { issued: addDays(asOf, -541), expiry: `${parts(asOf).year + 4}${dateOfBirth.slice(4)}` }
}

function licence(name: string, language: Locale, record: LicenceRecord, front: Sheet): Specimen {
  const { person } = record
  const draw = async () => [front, await licenceBack(record, language)]
  return {
    name,
    docType: 'driver_licence',
    language,
    mime: 'image/png',
    expected: {
      last_name: person.lastName.toUpperCase(),
      first_name: `${person.firstName} ${person.middleNames}`.toUpperCase(),
      id_number: record.number,
      date_of_birth: person.dateOfBirth,
      id_expiry: record.expiry,
      address: `${record.street}, ${record.city} ${record.jurisdiction} ${record.postalCode}`.toUpperCase(),
      id_issue_date: record.issued,
      id_province: record.jurisdiction,
      id_country: record.country === 'CAN' ? 'CA' : 'US',
      sex: person.sex,
      licence_class: record.licenceClass,
    },
    draw,
    render: async () => stackPng(await draw()),
  }
}

async function licenceBack(record: LicenceRecord, language: Locale): Promise<Sheet> {
  return cardSide({ tint: '#f3f4f1', wave: '#b7c0ae' }, [
    box(2, 60, 1194, 92, { fill: '#2b2b2b' }),
    text(56, 210, specimenWord[language], { size: 34, face: 'sans-bold', color: '#b3202a' }),
    text(1142, 210, record.discriminator, { size: 20, face: 'mono', align: 'right' }),
    ...(await pdf417(licenceText(record), { x: 56, y: 262, module: 3.7 })),
    overprint(599, 604, 72, specimenWord[language], 0),
    ...lines(56, 660, 28, backNotes[record.jurisdiction], { size: 19, face: 'sans', color: '#444' }),
  ])
}

const backNotes = {
  ON: ['Class G: any car, van or small truck. X: corrective lenses.', 'Report a change of address within six days.'],
  QC: [
    'Classe 5 : véhicule de promenade. A : lentilles ou lunettes.',
    'Signaler tout changement d’adresse dans les 30 jours.',
  ],
  WA: ['CLASS C: passenger vehicles   RESTR B: corrective lenses', 'Change of address: notify within 10 days.'],
} as const
