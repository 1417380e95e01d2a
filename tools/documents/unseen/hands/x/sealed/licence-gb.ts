import { addDays, addYears } from '../../../../calendar.ts'
import { cardHeight, cardSide, cardWidth } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, pen } from '../kit.ts'
import { someone } from '../people.ts'

/** A British photocard: numbered fields without captions, a title before the given names, the categories at the foot. */
export const licenceGb: UnseenLayout = {
  name: 'licence-gb',
  docType: 'driver_licence',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const f = pen('sans', 'sans-bold', '#26203a')
    const p = pen('sans', 'sans-bold', '#9a4f86')
    const holder = someone(paper, 'GB')
    const issued = addDays(paper.today, -paper.between(60, 3200))
    const expiry = addDays(addYears(issued, 10), -1)
    const surname = paper.put('last_name', holder.surname.toUpperCase())
    const given = paper.put('first_name', `${holder.given} ${holder.middle}`.toUpperCase())
    const title = holder.sex === 'F' ? paper.pick(['MRS', 'MISS', 'MS']) : 'MR'
    const [year = '', month = '', date = ''] = holder.born.split('-')
    const coded = `${surname
      .replace(/[^A-Z]/g, '')
      .slice(0, 5)
      .padEnd(
        5,
        '9',
      )}${year.charAt(2)}${String(Number(month) + (holder.sex === 'F' ? 50 : 0)).padStart(2, '0')}${date}${year.charAt(3)}${holder.given.charAt(0)}${holder.middle.charAt(0)}9${paper.code('@@')}`
    const number = paper.put('id_number', coded.toUpperCase(), `${coded.toUpperCase()} ${paper.code('##')}`)
    const [street = '', town = '', postal = ''] = holder.lines.map((row) => row.toUpperCase())
    paper.put('address', `${street}, ${town}, ${postal}`, `${street},`)
    const row = (y: number, mark: string, content: string, size = 31) => [
      p.l(420, y, mark, 23),
      f.l(478, y, content, size),
    ]
    return [
      cardSide({ tint: '#f6e7ef', wave: '#d79ac0' }, [
        box(0, 44, cardWidth, 74, { fill: '#e7bfd8', opacity: 0.8 }),
        box(44, 54, 84, 54, { fill: '#27408b' }),
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          ellipse(86 + 31 * Math.cos(index), 81 + 21 * Math.sin(index), 2.6, 2.6, { fill: '#f4d35e' }),
        ),
        pen('sans', 'sans-bold', '#fff').M(86, 91, paper.put('id_country', 'GB', 'UK'), 24),
        f.L(160, 96, 'DRIVING LICENCE', 42),
        f.r(1150, 96, 'SPECIMEN', 22),
        ...rosette(980, 420, 210, { color: '#c98ab4', opacity: 0.25 }),
        ...portrait(
          { x: 44, y: 158, scale: 1.08 },
          {
            hair: paper.pick(['#3b2a20', '#8a8a8a', '#6d4523']),
            skin: '#dcb091',
            coat: '#4b5563',
            longHair: holder.sex === 'F',
          },
        ),
        ...row(176, '1.', surname),
        ...row(222, '2.', `${title} ${given}`),
        ...row(268, '3.', `${dated(paper, 'date_of_birth', holder.born, 'DD.MM.YYYY')} ${holder.birthplace}`),
        ...row(314, '4a.', dated(paper, 'id_issue_date', issued, 'DD.MM.YYYY')),
        p.l(710, 314, '4c.', 23),
        f.l(764, 314, 'DVLA', 31),
        ...row(360, '4b.', dated(paper, 'id_expiry', expiry, 'DD.MM.YYYY')),
        ...row(412, '5.', number, 34),
        p.l(420, 470, '7.', 23),
        ...signature(478, 440, 0.9, paper.pick([0, 1])),
        ...row(560, '8.', `${street},`, 28),
        f.l(478, 596, `${town}, ${postal}`, 28),
        ...row(
          668,
          '9.',
          paper.put('licence_class', paper.pick(['AM/B1/B/f/k/q', 'AM/A/B1/B/C1/D1/BE/f/k/l/n/p/q', 'B/BE/f/k/p/q'])),
          28,
        ),
        f.l(60, 660, day(issued, 'MM.YYYY'), 20),
        box(0, cardHeight - 44, cardWidth, 10, { fill: '#e7bfd8' }),
      ]),
    ]
  },
}
