import { addDays, addYears } from '../../../../calendar.ts'
import { cardMillimetre, cardSide } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bare, dayFirst, fitted, putAddress } from '../kit.ts'
import { threeLines } from '../mrz.ts'
import { birthDate, moroccan, moroccanHome } from '../people.ts'

const births = [
  'CASABLANCA ANFA',
  'SALE',
  'TAROUDANT',
  'FES AGDAL',
  'OUED ZEM',
  'AL HOCEIMA',
  'PARIS 14 FRANCE',
  'BENI MELLAL',
]
const prefixes = ['BE', 'AB', 'K', 'CD', 'JB', 'EE', 'T', 'FA', 'L']
const paperLook = { tint: '#eef1e4', wave: '#7fa48a' }
const ink = '#5b2f2a'

/** A card of two sides: names without accents under small captions, parents, address and civil register behind, MRZ of three lines. */
export const maCnie: UnseenLayout = {
  name: 'ma-cnie',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const holder = moroccan(paper)
    const isWoman = holder.sex === 'F'
    const [father, mother] = [moroccan(paper, 'M').given, moroccan(paper, 'F').given].map(bare)
    const grandfathers = [moroccan(paper, 'M').given, moroccan(paper, 'M').given].map(bare)
    const birth = birthDate(paper)
    const expiry = addYears(addDays('2020-08-05', paper.between(0, 2200)), 10)
    const number = `${paper.pick(prefixes)}${paper.code('######')}`
    const [street, town] = moroccanHome(paper)
    const home = putAddress(paper, [bare(street), town.replace(/^\d+ /, '')])
    const born = paper.pick(births)
    const look = { hair: '#241c18', skin: '#d9a985', coat: '#3c4658', longHair: isWoman }
    const small = { size: 18, color: ink, face: 'sans' } as const
    const value = { size: 31, face: 'sans-bold', color: '#1a1a1a' } as const
    const front = [
      ...rosette(930, 420, 240, { color: '#b98a6d', opacity: 0.25 }),
      box(40, 36, 70, 70, { fill: '#8f1f24' }),
      text(132, 74, paper.put('id_country', 'MA', 'ROYAUME DU MAROC'), { size: 36, face: 'sans-bold', color: ink }),
      text(132, 108, 'CARTE NATIONALE D’IDENTITE', { size: 23, face: 'sans', color: ink }),
      ...portrait({ x: 64, y: 166, scale: 1.12 }, look),
      text(64, 664, paper.put('id_number', number), { size: 40, face: 'sans-bold' }),
      text(470, 190, 'Prénom', small),
      fitted(470, 226, 660, paper.put('first_name', bare(holder.given)), value),
      text(470, 286, 'Nom', small),
      fitted(470, 322, 660, paper.put('last_name', bare(holder.surname)), value),
      text(470, 388, isWoman ? 'Née le' : 'Né le', small),
      text(560, 388, paper.put('date_of_birth', birth, dayFirst(birth, '.')), value),
      text(470, 448, 'à', small),
      text(500, 448, paper.put('place_of_birth', born), value),
      text(470, 540, 'Valable jusqu’au', small),
      text(640, 540, paper.put('id_expiry', expiry, dayFirst(expiry, '.')), value),
      text(470, 610, 'Le Directeur Général de la Sûreté Nationale', { ...small, size: 16 }),
      ...signature(560, 622, 1, 0),
      text(1130, 660, `CAN ${paper.code('######')}`, { size: 28, face: 'sans', align: 'right' }),
      text(1130, 724, 'SPECIMEN', { size: 14, align: 'right', color: ink }),
    ]
    const zone = {
      ...{ code: 'I<', country: 'MAR', number, birth, expiry, nationality: 'MAR', sex: holder.sex },
      holder: { ...holder, given: bare(holder.given), surname: bare(holder.surname) },
    }
    const behind = { size: 26, face: 'sans' } as const
    const back = [
      text(60, 84, 'N°', small),
      text(100, 84, paper.put('id_number', number), { ...behind, face: 'sans-bold' }),
      text(60, 132, 'Valable jusqu’au', small),
      text(226, 132, paper.put('id_expiry', expiry, dayFirst(expiry, '.')), behind),
      text(760, 84, 'Sexe', small),
      text(820, 84, paper.put('sex', holder.sex), behind),
      text(760, 132, 'N° Etat civil', small),
      text(880, 132, `${paper.between(102, 4180)}/${birth.slice(0, 4)}`, behind),
      text(60, 196, isWoman ? 'Fille de' : 'Fils de', small),
      fitted(160, 196, 960, paper.put('father_name', `${father} BEN ${grandfathers[0]}`), behind),
      text(60, 244, 'et de', small),
      fitted(160, 244, 960, paper.put('mother_name', `${mother} BENT ${grandfathers[1]}`), behind),
      text(60, 308, 'Adresse', small),
      ...home.map((row, index) => fitted(160, 308 + index * 38, 960, row, behind)),
      text(1130, 440, 'SPECIMEN', { size: 14, align: 'right', color: ink }),
      box(0, 476, 1198, 220, { fill: '#f7f7f2' }),
      ...printMrz(threeLines(zone), { x: 60, y: 512, millimetre: cardMillimetre, leadingMm: 4.23 }),
    ]
    return [cardSide(paperLook, front), cardSide(paperLook, back)]
  },
}
