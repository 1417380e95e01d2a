import { addDays, addYears } from '../../../../calendar.ts'
import { cardHeight, cardSide, cardWidth } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, place, roundedBox, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, left, lived, middle, right, specimen, when } from '../kit.ts'
import { somebody } from '../people.ts'

/** A licence of Minnesota on its front: red numbers of the American standard before bare values, the face on the right. */
export const licenceMinnesota: UnseenLayout = {
  name: 'licence-minnesota',
  docType: 'driver_licence',
  country: 'US',
  form: 'card',
  draw(paper) {
    const who = somebody(paper, 'US', { region: 'MN' })
    const born = addDays('1961-02-01', paper.between(0, 15_200))
    const birthday = `2026${born.slice(4)}`
    const last = birthday > paper.today ? addYears(birthday, -1) : birthday
    const issued = addYears(addDays(last, -paper.between(0, 30)), -paper.between(0, 2))
    const expires = addYears(born, Number(issued.slice(0, 4)) + 4 - Number(born.slice(0, 4)))
    const surname = paper.put('last_name', who.surname.toUpperCase())
    const given = paper.put('first_name', `${who.given} ${who.middle}`.toUpperCase())
    const number = paper.put('id_number', paper.code('@##########44'))
    const [street = '', town = ''] = lived(paper, [
      who.street.toUpperCase(),
      `${who.city.toUpperCase()}, ${who.region} ${who.postal}`,
    ])
    paper.put('id_province', 'MN', 'MINNESOTA')
    paper.put('id_country', 'US', 'USA')
    const red = { color: '#a81e2c' }
    const field = (x: number, y: number, mark: string, value: string, size = 34): Mark[] => [
      right(x - 8, y, mark, 20, 'sans', red),
      left(x, y, value, size, 'narrow-bold'),
    ]
    const look = {
      hair: paper.pick(['#3b2a1f', '#8a6a3e', '#5c5c5c']),
      skin: paper.pick(['#e6bd9c', '#c68e68', '#8d5b3f']),
      coat: paper.pick(['#4d5d7a', '#6b3f46', '#3e5f4c']),
      longHair: who.sex === 'F',
    }
    const marks: Mark[] = [
      ...rosette(420, 470, 260, { color: '#6fa3c4', opacity: 0.25 }),
      roundedBox(0, 0, cardWidth, 116, 40, { fill: '#1f4f86' }),
      left(44, 76, 'MINNESOTA', 48, 'serif-bold', { color: '#fff' }),
      left(476, 52, 'DRIVER’S', 26, 'sans', { color: '#dbe8f4' }),
      left(476, 86, 'LICENSE', 26, 'sans', { color: '#dbe8f4' }),
      right(1080, 76, 'USA', 34, 'sans-bold', { color: '#fff' }),
      shape('M1120 36 L1127 54 L1146 54 L1131 65 L1137 84 L1120 72 L1103 84 L1109 65 L1094 54 L1113 54 Z', {
        fill: '#e9c34a',
      }),
      ...field(84, 172, '4d', number, 40),
      ...field(84, 226, '1', surname),
      ...field(84, 268, '2', given),
      ...field(84, 322, '8', street, 30),
      left(84, 358, town, 30, 'narrow-bold'),
      ...field(84, 416, '3', when(paper, 'date_of_birth', born, 'MM/DD/YYYY'), 38),
      ...field(400, 416, '4b', when(paper, 'id_expiry', expires, 'MM/DD/YYYY'), 38),
      ...field(84, 470, '4a', when(paper, 'id_issue_date', issued, 'MM/DD/YYYY'), 30),
      ...field(400, 470, '9', paper.put('licence_class', paper.pick(['D', 'D', 'C'])), 30),
      left(440, 470, 'CLASS', 16, 'sans', red),
      ...field(600, 470, '9a', 'NONE', 30),
      ...field(84, 520, '15', paper.put('sex', who.sex), 30),
      ...field(190, 520, '16', `${paper.between(5, 6)}'-0${paper.between(1, 9)}"`, 30),
      ...field(340, 520, '17', `${paper.between(120, 240)} LB`, 30),
      ...field(520, 520, '18', paper.pick(['BRO', 'BLU', 'HAZ', 'GRN']), 30),
      ...field(660, 520, '12', 'B', 30),
      ...place(signature(0, 0, 1, who.sex === 'F' ? 1 : 0), { x: 70, y: 556, scale: 1.6 }),
      left(84, 716, `5  ${paper.code('00#######@##')}`, 20, 'sans', { color: '#444' }),
      ...portrait({ x: 776, y: 146, scale: 1.2 }, look),
      box(776, 146, 360, 468, { stroke: '#1f4f86', strokeWidth: 3 }),
      ...bars(paper, 470, 640, 270, 60),
      middle(956, 664, 'DONOR', 28, 'sans-bold', { color: '#1c7a4a' }),
      specimen(1040, 716, 24),
    ]
    return [
      cardSide(
        { tint: '#eaf2f7', wave: '#8db4cf' },
        marks.filter((mark) => mark.kind === 'path' || mark.y < cardHeight),
      ),
    ]
  },
}
