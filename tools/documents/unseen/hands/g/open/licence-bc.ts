import { addYears, parts } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { rosette } from '../../../../drawing/security-print.ts'
import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, capitalMonth, pieces } from '../kit.ts'
import { daysBefore, face, givenNames, home, someone } from '../people.ts'

const ink = '#1d3f72'

/** Captions left of the values ("DL:", "Iss:", "Exp:"), the surname and the given names bare above the address. */
export const licenceBc: UnseenLayout = {
  name: 'licence-bc',
  docType: 'driver_licence',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const { street, city, code } = home(paper, 'BC')
    const issued = daysBefore(paper, paper.today, 40, 1700)
    const { year } = parts(issued)
    const [, birthMonth = '01', birthDay = '01'] = person.born.split('-')
    const birthday = `${year + 5}-${birthMonth}-${birthDay === '29' ? '28' : birthDay}`
    const expiry = birthday > addYears(issued, 5) ? addYears(birthday, -1) : birthday
    const date = (iso: string) => `${pieces(iso).year}-${capitalMonth(iso)}-${pieces(iso).day}`
    const pair = (x: number, y: number, caption: string, value: string, gap: number, size = 28) => [
      text(x, y, caption, { size: 20, face: 'sans-bold', color: ink }),
      text(x + gap, y, value, { size, face: 'sans' }),
    ]
    const lines = address(paper, 'address', [street, `${city}, BC`, code])
    const klass = paper.pick(['5', '7', '1', '5 6'])
    return [
      cardSide({ tint: '#e8eff6', wave: '#8fb0d2' }, [
        shape('M0 40 L1198 40 L1198 96 C800 150 400 60 0 130 Z', { fill: '#2a5ea8', opacity: 0.85 }),
        text(48, 90, paper.put('id_province', 'BC', 'BRITISH COLUMBIA'), {
          size: 44,
          face: 'serif-bold',
          color: '#fff',
        }),
        text(1150, 84, paper.put('id_country', 'CA', 'CANADA'), {
          size: 24,
          face: 'sans-bold',
          color: '#fff',
          align: 'right',
        }),
        text(48, 172, 'DRIVER’S LICENCE', { size: 30, face: 'sans-bold', color: ink }),
        ...rosette(860, 460, 190, { color: '#b8c7a0', opacity: 0.5 }),
        ...portrait({ x: 48, y: 210, scale: 1.08 }, face(paper, person)),
        ...signature(60, 650, 1, paper.pick([0, 1] as const)),
        ...pair(410, 172, 'DL:', paper.put('id_number', paper.code('#######')), 60, 34),
        text(640, 172, '*', { size: 30, face: 'sans-bold', color: '#a22' }),
        ...pair(700, 172, 'Class:', paper.put('licence_class', klass), 80, 34),
        ...pair(410, 226, 'Iss:', paper.put('id_issue_date', issued, date(issued)), 60),
        ...pair(700, 226, 'Exp:', paper.put('id_expiry', expiry, date(expiry)), 80),
        text(410, 300, `${paper.put('last_name', person.last.toUpperCase())},`, { size: 34, face: 'sans-bold' }),
        text(410, 344, paper.put('first_name', givenNames(person).toUpperCase()), { size: 31, face: 'sans' }),
        ...lines.map((each, index) => text(410, 398 + index * 36, each, { size: 27, face: 'sans' })),
        ...pair(410, 540, 'DOB:', paper.put('date_of_birth', person.born, date(person.born)), 72, 32),
        ...pair(780, 540, 'Sex:', paper.put('sex', person.sex), 60, 30),
        ...pair(410, 590, 'Hair:', paper.pick(['BRO', 'BLK', 'BLN', 'GRY']), 72, 26),
        ...pair(600, 590, 'Eyes:', paper.pick(['BRO', 'BLU', 'GRN', 'HAZ']), 66, 26),
        ...pair(780, 590, 'Ht:', `${paper.between(152, 194)} cm`, 42, 26),
        ...pair(970, 590, 'Wt:', `${paper.between(51, 104)} kg`, 42, 26),
        ...pair(410, 638, 'Restr:', paper.pick(['NONE', '21', '21 51']), 76, 26),
        ...pair(700, 638, 'End:', paper.pick(['', '18', '07']), 60, 26),
        box(960, 330, 190, 130, { fill: '#fff', opacity: 0.6 }),
        text(1055, 384, date(person.born), { size: 19, face: 'sans', color: '#8898aa', align: 'middle' }),
        text(1055, 414, capitalMonth(person.born), { size: 24, face: 'sans-bold', color: '#8898aa', align: 'middle' }),
        text(410, 700, 'NDDL', { size: 18, face: 'sans-bold', color: ink }),
        text(480, 700, paper.code('PR2#####@#'), { size: 18, face: 'mono' }),
        text(1150, 724, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
      ]),
    ]
  },
}
