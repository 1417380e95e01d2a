import { cardMillimetre, cardSide, cardWidth } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { seal } from '../../drawing/security-print.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { box, roundedBox, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { streetLine } from '../../person.ts'
import type { CardFigures } from '../figures/identity-card.ts'

/**
 * Front and back of a card laid out like North African electronic cards: names without labels beside the portrait, then
 * "Née le", "à", "Valable jusqu’au"; parents, address and civil status on the back.
 */
export function electronicCardSides({ person, number, expiry, mrz }: CardFigures): readonly Sheet[] {
  const date = (iso: string) => iso.split('-').reverse().join('.')
  const value = (x: number, y: number, content: string) => text(x, y, content, { size: 28, face: 'sans-bold' })
  const label = (x: number, y: number, content: string) => text(x, y, content, { size: 23, face: 'sans', color: ink })
  const front = cardSide(paper, [
    ...seal(980, 420, 150, paper.wave),
    text(599, 68, 'PRINCIPAUTÉ D’UTOPIE', { size: 32, face: 'serif-bold', color: ink, align: 'middle' }),
    text(599, 110, 'CARTE NATIONALE D’IDENTITÉ ÉLECTRONIQUE', { size: 25, face: 'serif', color: ink, align: 'middle' }),
    ...portrait({ x: 66, y: 170, scale: 1.14 }, { hair: '#2b201c', skin: '#efcbb0', coat: '#6d4c41', longHair: false }),
    overprint(900, 620, 84, 'SPÉCIMEN', -8),
    value(450, 200, `${person.firstName} ${person.middleNames}`.toUpperCase()),
    value(450, 254, person.lastName.toUpperCase()),
    label(450, 326, 'Née le'),
    value(560, 326, date(person.dateOfBirth)),
    label(450, 382, 'à'),
    value(490, 382, person.placeOfBirth.toUpperCase()),
    label(450, 474, 'Valable jusqu’au'),
    value(668, 474, date(expiry)),
    ...chip(930, 170),
    text(66, 684, number, { size: 40, face: 'sans-bold' }),
    text(450, 684, 'SPÉCIMEN', { size: 34, face: 'sans-bold', color: '#b3202a' }),
    ...signature(470, 540, 1, 1),
  ])
  const line = (y: number, name: string, content: string): Mark[] => [
    text(64, y, name, { size: 22, face: 'sans', color: ink }),
    text(300, y, content, { size: 24, face: 'sans-bold' }),
  ]
  const back = cardSide(paper, [
    overprint(900, 240, 84, 'SPÉCIMEN', -8),
    text(1134, 72, 'SPÉCIMEN', { size: 28, face: 'sans-bold', color: '#b3202a', align: 'right' }),
    ...line(72, 'N°', number),
    ...line(122, 'Valable jusqu’au', date(expiry)),
    ...line(190, 'Fille de', 'ÉTIENNE FILS DE GASTON'),
    ...line(240, 'et de', 'SOLANGE FILLE DE BERTHE'),
    ...line(300, 'Adresse', streetLine(person).toUpperCase()),
    ...line(338, '', `${person.city.toUpperCase()} QC ${person.postalCode}`),
    ...line(400, 'N° état civil', '1123/1988'),
    text(640, 400, 'Sexe', { size: 22, face: 'sans', color: ink }),
    text(720, 400, person.sex, { size: 24, face: 'sans-bold' }),
    box(2, 440, cardWidth - 4, 272, { fill: '#fbfaf6' }),
    ...printMrz(mrz, { x: 66, y: 476, millimetre: cardMillimetre, leadingMm: 4.9 }),
  ])
  return [front, back]
}

function chip(x: number, y: number): Mark[] {
  const gold = { stroke: '#9a7b2d', strokeWidth: 2 }
  return [
    roundedBox(x, y, 150, 116, 16, { fill: '#d9b95b', ...gold }),
    box(x + 48, y + 36, 54, 44, gold),
    box(x, y + 36, 48, 44, gold),
    box(x + 102, y + 36, 48, 44, gold),
  ]
}

const ink = '#5b3a29'
const paper = { tint: '#eef3e9', wave: '#93b48b' } as const
