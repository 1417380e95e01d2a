import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Dutch licence: the portrait on the right, numbers before the values, the categories in a row. */
export const rijbewijsNl: UnseenLayout = {
  name: 'rijbewijs-nl',
  docType: 'driver_licence',
  country: 'EU',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'NL')()
    const card = openCard({ tint: '#f7e0d6', wave: '#cf8c6c', ink: '#8a3d1c' })
    const issued = addDays(paper.today, -paper.between(60, 3300))
    const expiry = addYears(issued, 10)
    card.t(60, 84, paper.put('id_country', 'NL'), 50, 'sans-bold', '#14328c')
    card.t(200, 66, 'RIJBEWIJS', 40, 'sans-bold', '#8a3d1c')
    card.t(200, 98, 'KONINKRIJK DER NEDERLANDEN', 22, 'sans', '#8a3d1c')
    card.add(face(paper, one, { x: 830, y: 130, wide: 310 }))
    const rows: [string, string][] = [
      ['1', paper.put('last_name', one.surname)],
      ['2', paper.put('first_name', one.given)],
      [
        '3',
        `${paper.put('date_of_birth', one.born, day(one.born, 'DD.MM.YYYY'))}  ${paper.pick(['Zwolle', 'Heerlen', 'Goes'])}`,
      ],
      ['4a', paper.put('id_issue_date', issued, day(issued, 'DD.MM.YYYY'))],
      ['4b', paper.put('id_expiry', expiry, day(expiry, 'DD.MM.YYYY'))],
      ['4c', `Gemeente ${paper.pick(['Groningen', 'Dordrecht', 'Maastricht'])}`],
      ['5', paper.put('id_number', paper.code('5#########'))],
    ]
    rows.forEach(([number, value], index) => {
      card.t(60, 180 + index * 62, number, 22, 'sans', '#8a3d1c')
      card.t(120, 180 + index * 62, value, 31, 'sans-bold', '#1b1b1b', 680)
    })
    card.t(60, 650, '9', 22, 'sans', '#8a3d1c')
    card.t(120, 650, paper.put('licence_class', paper.pick(['AM B', 'A B BE', 'AM B T'])), 31, 'sans-bold')
    card.add(signature(830, 570, 1.1, 0))
    card.t(60, 720, 'SPECIMEN', 20)
    return [card.sheet()]
  },
}
