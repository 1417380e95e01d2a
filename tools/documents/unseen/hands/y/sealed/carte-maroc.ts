import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated } from '../kit.ts'

/** The front of the Moroccan card in its Latin print: names without captions, "Né le", "à", number beside the portrait. */
export const carteMaroc: UnseenLayout = {
  name: 'carte-maroc',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const born = addYears(addDays(paper.today, -paper.between(1, 360)), -paper.between(19, 70))
    const expiry = addDays(paper.today, paper.between(150, 3400))
    const isWoman = paper.chance(0.5)
    const given = paper.pick(isWoman ? ['HASNAE', 'LOUBNA', 'IKRAM'] : ['ANOUAR', 'ZAKARIA', 'HICHAM'])
    const surname = paper.pick(['BENJELLAB', 'EL OUARDIGHI', 'TAZARINE', 'CHERKANI'])
    paper.put('id_country', 'MA', 'MAROC')
    const marks: Mark[] = [
      text(599, 80, 'ROYAUME DU MAROC', { size: 38, face: 'sans-bold', color: '#8a1f2d', align: 'middle' }),
      text(599, 124, "CARTE NATIONALE D'IDENTITÉ", { size: 30, face: 'sans', color: '#0b6b46', align: 'middle' }),
      ...portrait(
        { x: 48, y: 170, scale: 1.08 },
        { hair: '#1d1713', skin: '#c98f68', coat: '#2f3f4f', longHair: isWoman },
      ),
      text(430, 220, paper.put('first_name', given), { size: 36, face: 'sans-bold' }),
      text(430, 282, paper.put('last_name', surname), { size: 36, face: 'sans-bold' }),
      text(430, 356, 'Né(e) le', { size: 22, color: '#555' }),
      text(560, 356, paper.put('date_of_birth', born, dated(born, 'DD.MM.Y')), { size: 31, face: 'sans' }),
      text(430, 414, 'à', { size: 22, color: '#555' }),
      text(560, 414, paper.put('place_of_birth', paper.pick(['OUJDA', 'SETTAT', 'TAZA', 'KHÉNIFRA'])), {
        size: 31,
        face: 'sans',
      }),
      text(430, 510, "Valable jusqu'au", { size: 22, color: '#555' }),
      text(650, 510, paper.put('id_expiry', expiry, dated(expiry, 'DD.MM.Y')), { size: 31, face: 'sans' }),
      text(48, 660, 'N°', { size: 24, color: '#555' }),
      text(94, 662, paper.put('id_number', paper.code('@@######')), { size: 40, face: 'sans-bold' }),
      text(1150, 662, `CAN ${paper.code('######')}`, { size: 26, face: 'mono', align: 'right' }),
      ...signature(720, 570, 1, 1),
      text(1150, 724, 'SPECIMEN', { size: 24, face: 'sans-bold', color: '#9b8f80', align: 'right' }),
    ]
    return [cardSide({ tint: '#f5f1e8', wave: '#cbbf9f' }, marks)]
  },
}
