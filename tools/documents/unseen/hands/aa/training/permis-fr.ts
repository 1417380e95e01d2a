import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French licence of the European model: numbers in place of captions. */
export const permisFr: UnseenLayout = {
  name: 'permis-fr',
  docType: 'driver_licence',
  country: 'FR',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'FR')()
    const card = openCard({ tint: '#f6dfe4', wave: '#c77b8f', ink: '#5a2a3a' })
    const issued = addDays(paper.today, -paper.between(30, 4000))
    const expiry = addYears(issued, 15)
    card.t(250, 80, 'PERMIS DE CONDUIRE', 42, 'sans-bold', '#7a1f3d')
    card.t(800, 80, 'RÉPUBLIQUE FRANÇAISE', 26, 'sans', '#7a1f3d')
    card.t(60, 92, paper.put('id_country', 'FR', 'F'), 50, 'sans-bold', '#14328c')
    card.add(face(paper, one, { x: 56, y: 190, wide: 280 }))
    const rows: [string, string][] = [
      ['1.', paper.put('last_name', one.surname.toUpperCase())],
      ['2.', paper.put('first_name', one.given)],
      ['3.', `${paper.put('date_of_birth', one.born, day(one.born, 'DD.MM.YYYY'))}  ${one.birthplace}`],
      [
        '4a.',
        `${paper.put('id_issue_date', issued, day(issued, 'DD.MM.YYYY'))}    4c.  ${paper.pick(['PREF. 29', 'ANTS', 'PREF. 59'])}`,
      ],
      ['4b.', paper.put('id_expiry', expiry, day(expiry, 'DD.MM.YYYY'))],
      ['5.', paper.put('id_number', paper.code('##@@#####'))],
    ]
    rows.forEach(([number, value], index) => {
      card.t(390, 190 + index * 66, number, 24, 'sans', '#7a1f3d')
      card.t(450, 190 + index * 66, value, 32, 'sans-bold')
    })
    card.t(390, 600, '7.', 24, 'sans', '#7a1f3d')
    card.add(signature(450, 560, 1.1, 0))
    card.t(390, 700, '9.', 24, 'sans', '#7a1f3d')
    card.t(450, 700, paper.put('licence_class', paper.pick(['AM/B1/B', 'AM/A1/A2/B1/B', 'B1/B/BE'])), 34, 'sans-bold')
    card.t(980, 715, 'SPECIMEN', 22)
    return [card.sheet()]
  },
}
