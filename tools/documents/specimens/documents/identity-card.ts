import { stackPng } from '../../drawing/raster.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import { cardFigures } from '../figures/identity-card.ts'
import type { CardFigures } from '../figures/identity-card.ts'
import { homeLines, people } from '../people.ts'
import type { Locale } from '../../../../src/contract/locale.ts'
import { joinedAddress, streetLine } from '../../person.ts'
import type { Specimen } from '../specimen.ts'
import { electronicCardSides } from './identity-card-electronic.ts'
import { internationalCardSides } from './identity-card-international.ts'
import { republicCardSides } from './identity-card-republic.ts'

/** Utopia's identity cards, front above back: one in English after ICAO's layout, two in French after others in use. */
export function identityCards(language: Locale, asOf: string): Specimen[] {
  return language === 'en' ? [internationalCard(asOf)] : [republicCard(asOf), electronicCard(asOf)]
}

function internationalCard(asOf: string): Specimen {
  const person = people.en
  const figures = cardFigures(person, person.nationalIdNumber, 'I<', asOf)
  return cardSpecimen('national-id-en', 'en', internationalCardSides(figures), {
    ...commonFields(figures),
    address: joinedAddress(homeLines(person)),
  })
}

function republicCard(asOf: string): Specimen {
  const person = people.fr
  const figures = cardFigures(person, person.nationalIdNumber, 'ID', asOf)
  return cardSpecimen('national-id-fr', 'fr', republicCardSides(figures), {
    ...commonFields(figures),
    address: `${streetLine(person)}, ${person.city} QC ${person.postalCode}`.toUpperCase(),
  })
}

function electronicCard(asOf: string): Specimen {
  const person = people.fr
  const figures = cardFigures(person, 'UB518390', 'ID', asOf)
  return cardSpecimen('national-id-electronic-fr', 'fr', electronicCardSides(figures), {
    ...without(commonFields(figures), 'id_issue_date'),
    address: `${streetLine(person)}, ${person.city} QC ${person.postalCode}`.toUpperCase(),
    father_name: 'ÉTIENNE',
    mother_name: 'SOLANGE',
  })
}

function commonFields({ person, number, issued, expiry, mrz }: CardFigures): Record<string, string> {
  return {
    last_name: person.lastName.toUpperCase(),
    first_name: `${person.firstName} ${person.middleNames}`.toUpperCase(),
    id_number: number,
    date_of_birth: person.dateOfBirth,
    id_expiry: expiry,
    place_of_birth: person.placeOfBirth.toUpperCase(),
    sex: person.sex,
    id_issue_date: issued,
    id_country: 'UTO',
    mrz: mrz.join('\n'),
  }
}

function without(fields: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}

function cardSpecimen(
  name: string,
  language: Locale,
  sides: readonly Sheet[],
  expected: Record<string, string>,
): Specimen {
  return {
    name,
    docType: 'national_id',
    language,
    mime: 'image/png',
    expected,
    draw: async () => sides,
    render: () => stackPng(sides),
  }
}
