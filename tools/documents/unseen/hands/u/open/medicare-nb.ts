import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide, cardWidth } from '../../../../drawing/card.ts'
import { box, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { left, middle, right, specimen, stack, when } from '../kit.ts'
import { somebody } from '../people.ts'

/** The health card of New Brunswick in both languages: a large number, the name on two lines without a caption, a back in small print. */
export const medicareNb: UnseenLayout = {
  name: 'medicare-nb',
  docType: 'health_card',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const born = addDays('1948-03-04', paper.between(0, 26_000))
    const expires = addYears(addDays(paper.today, paper.between(30, 360)), paper.between(0, 4))
    const surname = paper.put('last_name', who.surname.toUpperCase())
    const given = paper.put('first_name', `${who.given} ${who.middle}`.toUpperCase())
    paper.put('id_province', 'NB', 'New Brunswick')
    const number = paper.put('id_number', paper.code('### ### ###'))
    const red = '#b5202e'
    const front: Mark[] = [
      box(0, 40, cardWidth, 132, { fill: red }),
      shape('M70 132 L110 68 L150 132 C132 120 90 120 70 132 Z', { fill: '#f2c230' }),
      box(106, 60, 5, 66, { fill: '#fff' }),
      left(190, 100, 'New Brunswick', 38, 'serif-bold', { color: '#fff' }),
      left(190, 146, 'Nouveau-Brunswick', 38, 'serif-bold', { color: '#fff' }),
      right(1140, 98, 'Medicare', 34, 'sans', { color: '#fff' }),
      right(1140, 144, 'Assurance-maladie', 34, 'sans', { color: '#fff' }),
      left(80, 300, number, 76, 'mono'),
      left(80, 408, surname, 44, 'mono'),
      left(80, 464, given, 44, 'mono'),
      left(80, 560, 'Born / Né(e)', 24, 'sans', { color: red }),
      left(80, 610, when(paper, 'date_of_birth', born, 'YYYY-MM-DD'), 40, 'mono'),
      left(470, 560, 'Sex / Sexe', 24, 'sans', { color: red }),
      left(470, 610, who.sex, 40, 'mono'),
      right(1120, 560, 'Valid to / Valide jusqu’au', 24, 'sans', { color: red }),
      right(1120, 610, when(paper, 'id_expiry', expires, 'YYYY-MM-DD'), 40, 'mono'),
      specimen(600, 700, 30),
    ]
    const back: Mark[] = [
      box(0, 70, cardWidth, 120, { fill: '#222' }),
      box(80, 230, 640, 80, { fill: '#fff', stroke: '#999', strokeWidth: 2 }),
      left(80, 338, 'Signature', 22, 'sans'),
      ...stack(
        [80, 400, 34],
        [
          'Show this card each time you need a doctor or a hospital. It is not transferable.',
          'Report a change of address or the loss of the card: 1-888-555-0162.',
        ],
        25,
      ),
      ...stack(
        [80, 500, 34],
        [
          'Présentez cette carte chaque fois que vous consultez un médecin ou un hôpital.',
          'Elle est incessible. Changement d’adresse ou perte : 1 888 555-0162.',
        ],
        25,
      ),
      middle(cardWidth / 2, 640, 'Department of Health / Ministère de la Santé', 26, 'sans', { color: red }),
      specimen(600, 700, 24),
    ]
    const look = { tint: '#fdf8ee', wave: '#e3c9a2' }
    return [cardSide(look, front), cardSide(look, back)]
  },
}
