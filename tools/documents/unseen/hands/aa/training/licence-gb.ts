import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { face, openCard } from '../card-kit.ts'
import { day, joined } from '../kit.ts'
import { crowd } from '../people.ts'

/** A British photocard licence: numbered lines, address in two lines, the driver number made of name and birth date. */
export const licenceGb: UnseenLayout = {
  name: 'licence-gb',
  docType: 'driver_licence',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const card = openCard({ tint: '#f3e1ea', wave: '#a573b0', ink: '#5b3a6b' })
    const issued = addDays(paper.today, -paper.between(30, 3400))
    const expiry = addDays(addYears(issued, 10), -1)
    const surname = one.surname.toUpperCase()
    const [year, month, date] = one.born.split('-')
    const number = `${surname.replace(/\W/g, '').slice(0, 5).padEnd(5, '9')}${year?.charAt(2) ?? ''}${String(Number(month) + (one.sex === 'F' ? 50 : 0)).padStart(2, '0')}${date ?? ''}${year?.charAt(3) ?? ''}${one.given.charAt(0)}${paper.code('9@@#@')}`
    card.t(60, 90, 'UK', 54, 'sans-bold', '#1d2f6f')
    paper.put('id_country', 'GB', 'UK')
    card.t(250, 86, 'DRIVING LICENCE', 44, 'sans-bold', '#5b3a6b')
    card.add(face(paper, one, { x: 56, y: 170, wide: 300 }))
    const title = one.sex === 'F' ? paper.pick(['MRS', 'MISS', 'MS']) : 'MR'
    const address = one.lines.map((row) => row.toUpperCase())
    const rows: [string, string][] = [
      ['1.', paper.put('last_name', surname)],
      ['2.', `${title} ${paper.put('first_name', one.given.toUpperCase())}`],
      [
        '3.',
        `${paper.put('date_of_birth', one.born, day(one.born, 'DD.MM.YYYY'))} ${paper.pick(['UNITED KINGDOM', 'ENGLAND', 'WALES'])}`,
      ],
      ['4a.', `${paper.put('id_issue_date', issued, day(issued, 'DD.MM.YYYY'))}   4c. DVLA`],
      ['4b.', paper.put('id_expiry', expiry, day(expiry, 'DD.MM.YYYY'))],
      ['5.', paper.put('id_number', number)],
    ]
    rows.forEach(([label, value], index) => {
      card.t(400, 170 + index * 58, label, 24, 'sans', '#5b3a6b')
      card.t(460, 170 + index * 58, value, 30, 'sans-bold')
    })
    card.t(400, 520, '7.', 24, 'sans', '#5b3a6b')
    card.add(signature(460, 488, 0.9, 1))
    card.t(400, 590, '8.', 24, 'sans', '#5b3a6b')
    card.t(460, 590, address[0] ?? '', 26, 'sans-bold')
    card.t(460, 624, address[1] ?? '', 26, 'sans-bold')
    paper.put('address', joined(address))
    card.t(400, 696, '9.', 24, 'sans', '#5b3a6b')
    card.t(
      460,
      696,
      paper.put('licence_class', paper.pick(['AM/B/BE/f/k/q', 'AM/A/B1/B/C1/k/q', 'B/BE/f/k/l/n/p'])),
      28,
      'sans-bold',
    )
    card.t(1010, 716, 'SPECIMEN', 20)
    return [card.sheet()]
  },
}
