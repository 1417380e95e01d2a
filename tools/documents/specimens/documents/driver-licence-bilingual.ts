import { cardSide, labelled } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { box, lines, text } from '../../drawing/sheet.ts'
import type { Sheet } from '../../drawing/sheet.ts'
import type { LicenceRecord } from '../../licence-record.ts'

/** A licence in English and French with the numbered fields of ISO/IEC 18013-1. */
export function bilingualLicenceFront(record: LicenceRecord): Sheet {
  const { person } = record
  const date = (iso: string) => iso.replaceAll('-', '/')
  const style = { ink: '#51617a', size: 25 }
  return cardSide(paper, [
    ...rosette(930, 430, 190, { color: paper.wave, opacity: 0.3 }),
    box(2, 40, 1194, 84, { fill: '#6d3b86' }),
    text(48, 96, 'Driver’s Licence', { size: 36, face: 'sans-bold', color: '#fff' }),
    text(400, 96, 'Permis de conduire', { size: 32, face: 'sans', color: '#fff' }),
    text(1150, 80, 'Trillium Road Authority', { size: 20, face: 'sans', color: '#fff', align: 'right' }),
    text(1150, 108, 'ON, CANADA', { size: 20, face: 'sans-bold', color: '#fff', align: 'right' }),
    ...portrait({ x: 48, y: 150, scale: 1.06 }, { hair: '#6b4226', skin: '#e8c0a0', coat: '#3d5a45', longHair: true }),
    overprint(960, 250, 76, 'SPECIMEN', -10),
    text(400, 166, '1,2  NAME/NOM', { size: 15, color: style.ink }),
    ...lines(
      400,
      198,
      32,
      [`${person.lastName.toUpperCase()},`, `${person.firstName}, ${person.middleNames}`.toUpperCase()],
      { size: 26, face: 'sans-bold' },
    ),
    text(400, 266, '8  ADDRESS/ADRESSE', { size: 15, color: style.ink }),
    ...lines(
      400,
      296,
      30,
      [record.street.toUpperCase(), `${record.city.toUpperCase()}, ${record.jurisdiction} ${record.postalCode}`],
      { size: 24, face: 'sans' },
    ),
    ...labelled(400, 366, '4d  NUMBER/NUMÉRO', record.number, { ...style, size: 28 }),
    ...labelled(400, 442, '4a  ISS/DÉL', date(record.issued), style),
    ...labelled(640, 442, '4b  EXP/EXP', date(record.expiry), style),
    ...labelled(880, 442, '5  DD/RÉF', record.discriminator, style),
    ...labelled(400, 518, '15  SEX/SEXE', person.sex, style),
    ...labelled(560, 518, '16  HGT/HAUT', record.height, style),
    ...labelled(760, 518, '9  CLASS/CATÉG', record.licenceClass, style),
    ...labelled(960, 518, '12  REST/COND', record.restrictions, style),
    ...labelled(400, 604, '3  DOB/DDN', date(person.dateOfBirth), { ...style, size: 30 }),
    ...signature(60, 590, 1, 0),
    text(48, 706, 'SPECIMEN', { size: 32, face: 'sans-bold', color: '#b3202a' }),
    text(1150, 706, 'Organ donor / Donneuse d’organes', { size: 17, align: 'right', color: style.ink }),
  ])
}

const paper = { tint: '#f3eef6', wave: '#b094c0' } as const
