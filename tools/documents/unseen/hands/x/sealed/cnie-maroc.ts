import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide, cardWidth } from '../../../../drawing/card.ts'
import { printMrz } from '../../../../drawing/mrz-print.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pen } from '../kit.ts'
import { another, someone } from '../people.ts'
import { bare, cardLines } from '../travel-code.ts'

/** The Moroccan card of 2020: names without captions, the number under the portrait, parents and address on the back. */
export const cnieMaroc: UnseenLayout = {
  name: 'cnie-maroc',
  docType: 'national_id',
  country: 'MA',
  form: 'card',
  draw(paper) {
    const f = pen('sans', 'sans-bold', '#1c2b22')
    const c = pen('sans', 'sans-bold', '#6a6f45')
    const holder = { ...someone(paper, 'MA'), middle: '' }
    const father = another(paper, 'MA', holder, 'M')
    const mother = another(paper, 'MA', holder, 'F')
    const [forefather, foremother] = [another(paper, 'MA', father, 'M'), another(paper, 'MA', holder, 'M')]
    const issued = addDays(paper.today, -paper.between(90, 2100))
    const expiry = addYears(issued, 10)
    const number = paper.put('id_number', paper.code(paper.pick(['@@######', '@######', '@@#####'])))
    const until = () => dated(paper, 'id_expiry', expiry, 'DD.MM.YYYY')
    const son = holder.sex === 'M'
    const street = bare((holder.lines[0] ?? '').replace('N°', 'N'))
    const town = bare(holder.town)
    paper.put('address', `${street} ${town}`)
    const front = cardSide({ tint: '#eef1df', wave: '#b9c48a' }, [
      ...rosette(760, 420, 230, { color: '#a8b273', opacity: 0.3 }),
      f.L(330, 64, paper.put('id_country', 'MA', 'ROYAUME DU MAROC'), 32),
      f.l(330, 102, 'CARTE NATIONALE D’IDENTITE', 26),
      f.r(1150, 60, 'SPECIMEN', 20),
      shape('M1090 84 L1104 126 L1068 100 L1112 100 L1076 126 Z', { stroke: '#0f6b3a', strokeWidth: 5 }),
      ...portrait(
        { x: 46, y: 128, scale: 1.16 },
        { hair: '#1a1512', skin: '#c79872', coat: paper.pick(['#5b4636', '#30475e']), longHair: !son },
      ),
      f.L(440, 196, paper.put('first_name', bare(holder.given)), 38),
      f.L(440, 262, paper.put('last_name', bare(holder.surname)), 38),
      c.l(440, 330, son ? 'Né le' : 'Née le', 24),
      f.L(540, 330, dated(paper, 'date_of_birth', holder.born, 'DD.MM.YYYY'), 32),
      c.l(440, 388, 'à', 24),
      f.L(480, 388, paper.put('place_of_birth', bare(holder.birthplace)), 30),
      c.l(440, 470, 'Valable jusqu’au', 24),
      f.L(650, 470, until(), 32),
      ...portrait(
        { x: 960, y: 420, scale: 0.5 },
        { hair: '#6b6b62', skin: '#c9c7b6', coat: '#8b8b80', longHair: !son },
      ),
      c.l(62, 636, 'N°', 24),
      f.L(110, 640, number, 36),
      c.l(440, 640, 'CAN', 22),
      f.l(510, 640, paper.code('######'), 28),
      c.l(440, 706, 'Le Directeur Général de la Sûreté Nationale', 20),
      ...signature(900, 650, 0.8, 1),
    ])
    const back = cardSide({ tint: '#f1f2e6', wave: '#c3cb9c' }, [
      c.l(60, 76, 'N°', 22),
      f.L(104, 78, number, 30),
      c.l(430, 76, 'Valable jusqu’au', 22),
      f.L(620, 78, until(), 28),
      c.l(920, 76, 'Sexe', 22),
      f.L(984, 78, paper.put('sex', holder.sex), 28),
      c.l(60, 136, son ? 'Fils de' : 'Fille de', 22),
      f.l(170, 138, paper.put('father_name', `${bare(father.given)} ben ${bare(forefather.given)}`), 28),
      c.l(60, 186, 'et de', 22),
      f.l(170, 188, paper.put('mother_name', `${bare(mother.given)} bent ${bare(foremother.given)}`), 28),
      c.l(60, 246, 'Adresse', 22),
      f.l(170, 248, `${street} ${town}`, 27),
      c.l(60, 316, 'N° état civil', 22),
      f.l(220, 318, `${paper.code('###')}/${holder.born.slice(0, 4)}`, 27),
      roundedBox(980, 200, 150, 120, 16, { fill: '#d8c98a', stroke: '#9d8c46', strokeWidth: 2 }),
      f.l(60, 400, 'SPECIMEN', 20),
      box(0, 440, cardWidth, 280, { fill: '#fafaf2' }),
      ...printMrz(cardLines({ holder, code: 'I<', state: 'MAR', number, expiry, optional: number }), {
        x: 66,
        y: 492,
        millimetre: 14,
        leadingMm: 4.23,
      }),
    ])
    return [front, back]
  },
}
