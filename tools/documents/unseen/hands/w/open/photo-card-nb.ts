import { addYears, addDays } from '../../../../calendar.ts'
import { cardHeight, cardSide, cardWidth } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { putAddress, putDay } from '../kit.ts'
import { folk } from '../people.ts'

/** An eastern Canadian province's photo card in both languages: small numbered captions, the portrait at the right, a ghost of it on the back. */
export const photoCardNb: UnseenLayout = {
  name: 'photo-card-nb',
  docType: 'provincial_id',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = folk(paper, 'CA')()
    const issued = addDays(paper.today, -paper.between(20, 1400))
    const expiry = addYears(`${issued.slice(0, 4)}${person.born.slice(4)}`, 4)
    const ink = '#14477a'
    const look = {
      hair: paper.pick(['#2c1c14', '#6b4a2b', '#8c8c8c', '#a2672d']),
      skin: paper.pick(['#e9bd9d', '#c58f6b', '#8f5f40']),
      coat: paper.pick(['#27405e', '#5a2e3c', '#3c4a3a']),
      longHair: person.isWoman,
    }
    const small = (x: number, y: number, content: string) => text(x, y, content, { size: 17, face: 'sans', color: ink })
    const big = (x: number, y: number, content: string, size = 30) => text(x, y, content, { size, face: 'sans-bold' })
    const home = putAddress(paper, 'address', [
      `${paper.between(4, 900)} ${paper.pick(['CHAMPLAIN ST', 'MAIN ST', 'RUE PRINCIPALE', 'WATER ST'])}`,
      `${paper.pick(['DIEPPE', 'SHEDIAC', 'MIRAMICHI', 'SUSSEX'])} NB ${paper.code('E#@ #@#')}`,
    ])
    paper.put('id_province', 'NB', 'NB')
    const front: Mark[] = [
      box(0, 34, cardWidth, 104, { fill: '#f6d24a' }),
      text(44, 82, 'New Brunswick   Nouveau-Brunswick', { size: 38, face: 'serif-bold', color: ink }),
      text(44, 122, 'PHOTO ID CARD / CARTE D’IDENTITÉ AVEC PHOTO', { size: 25, face: 'sans-bold', color: ink }),
      text(1152, 118, 'CANADA', { size: 30, face: 'sans-bold', color: '#c0202b', align: 'right' }),
      small(44, 178, '1, 2  Name / Nom'),
      big(44, 214, paper.put('last_name', person.surname.toUpperCase())),
      big(44, 250, paper.put('first_name', `${person.given} ${person.middle}`.toUpperCase())),
      small(44, 296, '8  Address / Adresse'),
      big(44, 330, home[0] ?? '', 27),
      big(44, 364, home[1] ?? '', 27),
      small(44, 412, '4d  No. / N°'),
      big(44, 450, paper.put('id_number', paper.code('######')), 34),
      small(330, 412, '3  DOB / DDN'),
      big(330, 450, putDay(paper, 'date_of_birth', person.born, 'YYYY/MM/DD'), 34),
      small(44, 500, '4a  Iss. / Dél.'),
      big(44, 534, `${issued.replaceAll('-', '/')}`, 27),
      small(330, 500, '4b  Exp.'),
      big(330, 534, putDay(paper, 'id_expiry', expiry, 'YYYY/MM/DD'), 27),
      small(44, 580, '15  Sex / Sexe'),
      big(44, 614, person.isWoman ? 'F' : 'M', 27),
      small(200, 580, '16  Hgt / Taille'),
      big(200, 614, `${paper.between(152, 193)} cm`, 27),
      small(420, 580, '18  Eyes / Yeux'),
      big(420, 614, paper.pick(['BRO/BRU', 'BLU/BLE', 'GRN/VER']), 27),
      small(44, 664, '5  DD / Réf.'),
      big(44, 696, paper.code('NB#######@##'), 22),
      ...portrait({ x: 812, y: 176, scale: 1.12 }, look),
      ...signature(830, 640, 1.05, paper.pick([0, 1])),
      text(420, 700, 'SPECIMEN', { size: 30, face: 'sans-bold', color: '#c0202b' }),
    ]
    const bars: Mark[] = Array.from({ length: 90 }, (_, index) =>
      box(60 + index * 8, 90, paper.between(2, 6), 90, { fill: '#111' }),
    )
    const back: Mark[] = [
      ...bars,
      text(60, 240, 'This card is not a driver’s licence. / Cette carte n’est pas un permis de conduire.', {
        size: 24,
        face: 'sans',
      }),
      text(60, 290, 'If found, drop in any mailbox. / Si trouvée, déposer dans une boîte aux lettres.', {
        size: 22,
        face: 'sans',
      }),
      text(60, 330, 'Service New Brunswick, P.O. Box 1998, Fredericton NB  E3B 5G4', { size: 22, face: 'sans' }),
      text(60, 440, 'Restr. / Restr. :  NONE / AUCUNE', { size: 22, face: 'sans', color: ink }),
      text(60, cardHeight - 60, 'SPECIMEN / SPÉCIMEN', { size: 24, face: 'sans-bold', color: '#c0202b' }),
    ]
    const tint = { tint: '#eef4f8', wave: '#c4d7e6' }
    return [cardSide(tint, front), cardSide(tint, back)]
  },
}
