import { cardMillimetre, cardSide, cardWidth, labelled } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { box, lines, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { CardFigures } from '../figures/identity-card.ts'

/** Front and back of a card in English after ICAO 9303 part 5: labels above values, dates with points. */
export function internationalCardSides({ person, number, issued, expiry, mrz }: CardFigures): readonly Sheet[] {
  const date = (iso: string) => iso.split('-').reverse().join('.')
  const front = cardSide(paper, [
    ...rosette(900, 440, 210, { color: paper.wave, opacity: 0.28 }),
    text(56, 84, 'UTOPIA', { size: 44, face: 'serif-bold', color: ink }),
    text(1142, 82, 'IDENTITY CARD', { size: 34, face: 'serif-bold', color: ink, align: 'right' }),
    box(56, 104, 1086, 3, { fill: ink }),
    ...portrait({ x: 56, y: 140, scale: 1.06 }, { hair: '#6b4226', skin: '#e8c0a0', coat: '#7d8597', longHair: true }),
    overprint(930, 232, 76, 'SPECIMEN', -10),
    ...labelled(420, 152, 'Surname', person.lastName.toUpperCase()),
    ...labelled(420, 226, 'Given names', `${person.firstName} ${person.middleNames}`.toUpperCase()),
    ...labelled(420, 300, 'Sex', person.sex),
    ...labelled(560, 300, 'Nationality', 'UTO'),
    ...labelled(800, 300, 'Date of birth', date(person.dateOfBirth)),
    ...labelled(420, 374, 'Place of birth', person.placeOfBirth.toUpperCase()),
    ...labelled(420, 448, 'ID No.', number),
    ...labelled(800, 448, 'Valid until', date(expiry)),
    text(420, 536, 'Signature', { size: 16, color: '#3b5170' }),
    ...signature(430, 560, 1.1, 0),
    ...portrait({ x: 990, y: 520, scale: 0.46 }, { hair: '#8d99ae', skin: '#d9dfe7', coat: '#aeb7c6', longHair: true }),
    text(56, 640, 'SPECIMEN', { size: 38, face: 'sans-bold', color: '#b3202a' }),
  ])
  const back = cardSide(paper, [
    overprint(760, 250, 96, 'SPECIMEN', -10),
    text(56, 78, 'SPECIMEN', { size: 30, face: 'sans-bold', color: '#b3202a' }),
    text(56, 148, 'Address', { size: 17, color: '#3b5170' }),
    ...lines(56, 180, 36, [person.street, `${person.city} ${person.province} ${person.postalCode}`], {
      size: 27,
      face: 'sans',
    }),
    ...labelled(56, 276, 'Date of issue', date(issued)),
    ...labelled(330, 276, 'Height', `${person.heightCm} cm`),
    ...labelled(56, 356, 'Authority', 'REGISTRY OF PERSONS, PORT HAVEN'),
    text(1142, 78, 'If found, return to any Utopian registry office.', { size: 15, align: 'right', color: '#3b5170' }),
    box(2, 430, cardWidth - 4, 282, { fill: '#fbfaf6' }),
    ...printMrz(mrz, { x: 66, y: 470, millimetre: cardMillimetre, leadingMm: 4.9 }),
  ])
  return [front, back]
}

const ink = '#27466b'
const paper = { tint: '#eaf1f4', wave: '#6f9fb5' } as const
