import { cardSide, labelled } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { box, lines, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { LicenceRecord } from '../../licence-record.ts'

/** A licence in French alone: labels above values, ISO dates. */
export function frenchLicenceFront(record: LicenceRecord): Sheet {
  const { person } = record
  const style = { ink: '#3f5f77', size: 25 }
  return cardSide(paper, [
    ...rosette(930, 470, 190, { color: paper.wave, opacity: 0.3 }),
    text(56, 88, 'PERMIS DE CONDUIRE', { size: 38, face: 'sans-bold', color: '#12507b' }),
    text(1142, 74, 'Régie des routes du Fleuve', { size: 22, face: 'sans', color: '#12507b', align: 'right' }),
    text(1142, 104, 'QC, CANADA', { size: 20, face: 'sans-bold', color: '#12507b', align: 'right' }),
    box(56, 118, 1086, 4, { fill: '#12507b' }),
    ...portrait({ x: 56, y: 152, scale: 1.12 }, { hair: '#2b201c', skin: '#efcbb0', coat: '#37474f', longHair: false }),
    overprint(920, 712, 84, 'SPÉCIMEN', -5),
    ...labelled(430, 166, 'N° de permis', record.number, { ...style, size: 29 }),
    ...labelled(430, 242, 'Nom', person.lastName.toUpperCase(), style),
    ...labelled(760, 242, 'Prénoms', `${person.firstName} ${person.middleNames}`.toUpperCase(), style),
    text(430, 316, 'Adresse', { size: 15, color: style.ink }),
    ...lines(
      430,
      346,
      30,
      [record.street.toUpperCase(), `${record.city.toUpperCase()} ${record.jurisdiction} ${record.postalCode}`],
      { size: 23, face: 'sans' },
    ),
    ...labelled(430, 420, 'Date de naissance', person.dateOfBirth, style),
    ...labelled(700, 420, 'Sexe', person.sex, style),
    ...labelled(820, 420, 'Taille', record.height, style),
    ...labelled(980, 420, 'Yeux', 'BRUN', style),
    ...labelled(430, 496, 'Délivré le', record.issued, style),
    ...labelled(700, 496, 'Expire le', record.expiry, style),
    ...labelled(430, 572, 'Classe', record.licenceClass, style),
    ...labelled(560, 572, 'Condition', record.restrictions, style),
    ...labelled(760, 572, 'N° de référence', record.discriminator, style),
    ...signature(450, 650, 0.9, 1),
    text(56, 700, 'SPÉCIMEN', { size: 36, face: 'sans-bold', color: '#b3202a' }),
  ])
}

const paper = { tint: '#eaf3f8', wave: '#83b3cf' } as const
