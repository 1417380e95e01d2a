import { cardSide } from '../../drawing/card.ts'
import { overprint } from '../../drawing/overprint.ts'
import { portrait, signature } from '../../drawing/portrait.ts'
import { rosette } from '../../drawing/security-print.ts'
import { box, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import type { LicenceRecord } from '../../licence-record.ts'

/** An American licence: label and value on one line, month/day/year, red dates. AAMVA DL/ID Card Design Standard, annex A. */
export function stateLicenceFront(record: LicenceRecord): Sheet {
  const { person } = record
  const date = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`
  const field = (x: number, y: number, label: string, value: string, color = '#161616'): Mark[] => [
    text(x, y, label, { size: 18, face: 'narrow', color: '#41566b' }),
    text(x + label.length * 10 + 12, y, value, { size: 26, face: 'sans', color }),
  ]
  return cardSide(paper, [
    ...rosette(900, 470, 190, { color: paper.wave, opacity: 0.3 }),
    box(2, 40, 1194, 80, { fill: '#1f4e5f' }),
    text(48, 94, 'CASCADE ROADS DEPARTMENT', { size: 32, face: 'sans-bold', color: '#fff' }),
    text(1150, 76, 'DRIVER LICENSE', { size: 24, face: 'sans-bold', color: '#fff', align: 'right' }),
    text(1150, 106, 'WA USA', { size: 20, face: 'sans', color: '#fff', align: 'right' }),
    ...portrait({ x: 48, y: 150, scale: 1.08 }, { hair: '#6b4226', skin: '#e8c0a0', coat: '#8a4f3d', longHair: true }),
    overprint(960, 300, 76, 'SPECIMEN', -10),
    ...field(400, 178, '4d LIC#', record.number, '#a3262a'),
    ...field(860, 178, '9 CLASS', record.licenceClass),
    text(400, 236, '1', { size: 18, face: 'narrow', color: '#41566b' }),
    text(424, 236, person.lastName.toUpperCase(), { size: 30, face: 'sans-bold' }),
    text(400, 278, '2', { size: 18, face: 'narrow', color: '#41566b' }),
    text(424, 278, `${person.firstName} ${person.middleNames}`.toUpperCase(), { size: 30, face: 'sans-bold' }),
    text(400, 330, '8', { size: 18, face: 'narrow', color: '#41566b' }),
    text(424, 330, record.street.toUpperCase(), { size: 25, face: 'sans' }),
    text(424, 364, `${record.city.toUpperCase()}, ${record.jurisdiction} ${record.postalCode}`, {
      size: 25,
      face: 'sans',
    }),
    ...field(400, 424, '3 DOB', date(person.dateOfBirth), '#a3262a'),
    ...field(740, 424, '4b EXP', date(record.expiry), '#a3262a'),
    ...field(400, 474, '15 SEX', person.sex),
    ...field(560, 474, '16 HGT', '5\'-06"'),
    ...field(740, 474, '4a ISS', date(record.issued)),
    ...field(400, 524, '17 WGT', '140 lb'),
    ...field(600, 524, '18 EYES', 'BRO'),
    ...field(800, 524, '12 RESTR', record.restrictions),
    ...field(400, 574, '9a END', 'NONE'),
    ...field(600, 574, '5 DD', record.discriminator),
    ...signature(410, 610, 1.1, 0),
    text(48, 640, 'SPECIMEN', { size: 40, face: 'sans-bold', color: '#b3202a' }),
    text(1150, 706, 'NOT FOR FEDERAL IDENTIFICATION', { size: 17, align: 'right', color: '#41566b' }),
  ])
}

const paper = { tint: '#edf4f2', wave: '#8fbab0' } as const
