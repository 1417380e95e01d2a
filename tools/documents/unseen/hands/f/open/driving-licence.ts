import { addDays, addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, grid, located, say } from '../kit.ts'
import { plain } from '../mrz.ts'
import { home, resident } from '../people.ts'

const ink = { size: 27, face: 'sans', color: '#151515' } as const

/** A driving licence whose fields have numbers and no captions, with categories and their dates on the back. */
export const drivingLicence: UnseenLayout = {
  name: 'driving-licence',
  docType: 'driver_licence',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const who = resident(paper)
    const issued = addDays(paper.today, -paper.between(40, 3200))
    const expiry = addDays(addYears(issued, 10), -1)
    const [year = '', month = '', day = ''] = who.born.split('-')
    const initials = plain(`${who.first.charAt(0)}${who.middle.charAt(0)}`)
    const shifted = who.sex === 'F' ? String(Number(month) + 50) : month
    const start = plain(who.last)
      .replace(/[^A-Z]/g, '')
      .slice(0, 5)
      .padEnd(5, '9')
    const number = `${start}${year.charAt(2)}${shifted}${day}${year.charAt(3)}${initials}9${paper.code('@@')}`
    const classes = paper.pick(['AM/B1/B/f/k/q', 'AM/A/B1/B/f/k/q', 'AM/B1/B/C1/D1/BE/C1E/D1E/f/k/l/n/p/q'])
    const capitals = located(paper, [home(paper).join(', ').toUpperCase()])[0] ?? ''
    const cut = capitals.indexOf(', ', 22)
    const address = cut > 0 ? [capitals.slice(0, cut + 1), capitals.slice(cut + 2)] : [capitals]
    const birthplace = paper.pick(['UNITED KINGDOM', 'UNITED KINGDOM', 'NIGERIA', 'INDIA', 'IRELAND', 'HONG KONG'])
    paper.put('id_country', 'GB', 'UK')
    const numbered = (y: number, mark: string, values: readonly string[]) => [
      text(404, y, mark, { size: 20, color: '#444444' }),
      ...column(448, y, 33, values, ink),
    ]
    const front = cardSide({ tint: '#f3dfe4', wave: '#c58fa1' }, [
      roundedBox(40, 34, 92, 62, 8, { fill: '#27408b' }),
      text(86, 78, 'UK', { size: 34, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
      text(404, 76, 'DRIVING LICENCE', { size: 40, face: 'sans-bold', color: '#27408b' }),
      text(1130, 76, 'TRWYDDED YRRU', { size: 18, color: '#27408b', align: 'right' }),
      ...portrait(
        { x: 52, y: 140, scale: 1.08 },
        {
          hair: '#2b211c',
          skin: paper.pick(['#e0b48f', '#8d5a3b', '#c68d63']),
          coat: '#3c4a5c',
          longHair: who.sex === 'F',
        },
      ),
      ...numbered(136, '1.', [paper.put('last_name', who.last.toUpperCase())]),
      ...numbered(176, '2.', [paper.put('first_name', `${who.first} ${who.middle}`.toUpperCase())]),
      ...numbered(216, '3.', [`${dated(paper, 'date_of_birth', who.born, 'DD.MM.YYYY')}  ${birthplace}`]),
      ...numbered(256, '4a.', [dated(paper, 'id_issue_date', issued, 'DD.MM.YYYY')]),
      text(690, 256, '4c.', { size: 20, color: '#444444' }),
      text(734, 256, 'DVLA', ink),
      ...numbered(296, '4b.', [dated(paper, 'id_expiry', expiry, 'DD.MM.YYYY')]),
      ...numbered(336, '5.', [paper.put('id_number', number)]),
      text(404, 420, '7.', { size: 20, color: '#444444' }),
      ...signature(448, 376, 1.1, paper.chance(0.5) ? 0 : 1),
      ...column(448, 482, 30, address, { size: 23, face: 'sans' }),
      text(404, 482, '8.', { size: 20, color: '#444444' }),
      text(404, 626, '9.', { size: 20, color: '#444444' }),
      text(448, 626, paper.put('licence_class', classes), { size: 25, face: 'sans' }),
      ...rosette(1040, 620, 80, { color: '#a3476a', opacity: 0.4 }),
      text(52, 706, 'SPECIMEN', { size: 20, face: 'sans-bold', color: '#a3476a' }),
    ])
    const since = addDays(addYears(who.born, 18), paper.between(0, 2000))
    const rows = ['AM', 'A', 'B1', 'B', 'C1', 'D1', 'BE'].map((name) => {
      const has = classes.split('/').includes(name)
      return [
        name,
        has ? say(since, 'DD.MM.YY') : '',
        has ? say(expiry, 'DD.MM.YY') : '',
        has && name === 'B1' ? '01' : '',
      ]
    })
    const back = cardSide({ tint: '#f3dfe4', wave: '#c58fa1' }, [
      box(60, 60, 60, 60, { stroke: '#555555' }),
      ...grid([180, 420, 640, 860], [['9.', '10.', '11.', '12.'], ...rows], {
        y: 96,
        size: 26,
        leading: 62,
        rule: '#a98a94',
      }),
      text(180, 610, '12.   01', { size: 24 }),
      text(60, 690, `SPECIMEN   ${paper.code('DL ########')}`, { size: 20, color: '#555555' }),
      text(1130, 690, '1. Surname 2. Other names 3. Date and place of birth 4a. Issued 4b. Expires 8. Address', {
        size: 17,
        align: 'right',
      }),
    ])
    return [front, back]
  },
}
