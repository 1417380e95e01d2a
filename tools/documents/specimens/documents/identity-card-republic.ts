import { cardMillimetre, cardSide, cardWidth, labelled } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { printMrz } from '../../drawing/mrz-print.ts'
import { box, lines, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { CardFigures } from '../figures/identity-card.ts'

/** Front and back of a card laid out like those of a European republic: French capitals, dates with spaces. */
export function republicCardSides({ person, number, issued, expiry, mrz }: CardFigures): readonly Sheet[] {
  const date = (iso: string) => iso.split('-').reverse().join(' ')
  const style = { ink: '#4a5a8a', size: 26 }
  const front = cardSide(paper, [
    ...rosette(960, 380, 200, { color: paper.wave, opacity: 0.28 }),
    text(64, 66, 'RÉPUBLIQUE D’UTOPIE', { size: 25, face: 'sans-bold', color: ink }),
    text(64, 104, 'CARTE NATIONALE D’IDENTITÉ / IDENTITY CARD', { size: 25, face: 'sans', color: ink }),
    box(1040, 40, 94, 66, { fill: '#2f4ea0' }),
    text(1087, 86, 'UT', { size: 36, face: 'sans-bold', color: '#fff', align: 'middle' }),
    ...portrait({ x: 64, y: 150, scale: 1.14 }, { hair: '#2b201c', skin: '#efcbb0', coat: '#5a6378', longHair: false }),
    overprint(930, 214, 76, 'SPÉCIMEN', -8),
    ...labelled(440, 156, 'NOM / Surname', person.lastName.toUpperCase(), style),
    ...labelled(440, 234, 'Prénoms / Given names', `${person.firstName} ${person.middleNames}`.toUpperCase(), style),
    ...labelled(440, 312, 'SEXE / Sex', person.sex, style),
    ...labelled(600, 312, 'NATIONALITÉ / Nationality', 'UTO', style),
    ...labelled(880, 312, 'DATE DE NAISS. / Date of birth', date(person.dateOfBirth), style),
    ...labelled(440, 390, 'LIEU DE NAISSANCE / Place of birth', person.placeOfBirth.toUpperCase(), style),
    ...labelled(440, 468, 'N° DU DOCUMENT / Document No', number, style),
    ...labelled(880, 468, 'DATE D’EXPIR. / Expiry date', date(expiry), style),
    text(440, 556, 'Signature', { size: 15, color: style.ink }),
    ...signature(450, 580, 1.1, 1),
    text(64, 676, 'SPÉCIMEN', { size: 38, face: 'sans-bold', color: '#b3202a' }),
  ])
  const address = [
    person.street.toUpperCase(),
    person.unit.toUpperCase(),
    `${person.city.toUpperCase()} QC ${person.postalCode}`,
  ]
  const back = cardSide(paper, [
    overprint(820, 270, 96, 'SPÉCIMEN', -8),
    text(1134, 66, 'SPÉCIMEN', { size: 30, face: 'sans-bold', color: '#b3202a', align: 'right' }),
    ...labelled(64, 66, 'TAILLE / Height', `${(person.heightCm / 100).toFixed(2).replace('.', ',')} m`, style),
    ...labelled(420, 66, 'DATE DE DÉLIVRANCE / Date of issue', date(issued), style),
    text(64, 154, 'ADRESSE / Address', { size: 15.6, color: style.ink }),
    ...lines(64, 186, 36, address, { size: 26, face: 'sans' }),
    box(2, 430, cardWidth - 4, 282, { fill: '#fbfaf6' }),
    ...printMrz(mrz, { x: 66, y: 470, millimetre: cardMillimetre, leadingMm: 4.9 }),
  ])
  return [front, back]
}

const ink = '#24386e'
const paper = { tint: '#eef0f8', wave: '#8c9bd0' } as const
