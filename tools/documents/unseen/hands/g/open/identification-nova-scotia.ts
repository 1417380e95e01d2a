import { addYears } from '../../../../calendar.ts'
import { cardSide } from '../../../../drawing/card.ts'
import { portrait, signature } from '../../../../drawing/portrait.ts'
import { box, line, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, capitalMonth, pieces, plainCapitals } from '../kit.ts'
import { daysBefore, face, givenNames, home, someone } from '../people.ts'

const ink = '#1b4d7a'

/** Every value stands above its small caption; the number begins with five letters of the surname. */
export const identificationNovaScotia: UnseenLayout = {
  name: 'identification-nova-scotia',
  docType: 'provincial_id',
  country: 'CA',
  form: 'card',
  draw(paper) {
    const person = someone(paper)
    const { street, city, code } = home(paper, 'NS')
    const issued = daysBefore(paper, paper.today, 25, 1700)
    const expiry = addYears(issued, 5)
    const { year, month, day } = pieces(person.born)
    const root = plainCapitals(person.last)
      .replace(/[^A-Z]/g, '')
      .slice(0, 5)
      .padEnd(5, 'X')
    const number = `${root} ${day}${month}${year.slice(2)} ${paper.code('00#')}`
    const date = (iso: string) => `${capitalMonth(iso)} ${pieces(iso).day} ${pieces(iso).year}`
    const above = (x: number, y: number, width: number, value: string, caption: string): Mark[] => [
      text(x, y, value, { size: 28, face: 'sans' }),
      line(x, y + 8, x + width, y + 8, { stroke: ink, strokeWidth: 1 }),
      text(x, y + 26, caption, { size: 16, color: ink }),
    ]
    const [first = '', second = ''] = address(paper, 'address', [street, `${city} NS  ${code}`])
    return [
      cardSide({ tint: '#f1f5ee', wave: '#9fc1b2' }, [
        shape('M0 30 L90 30 L30 726 L0 726 Z', { fill: '#c9102f', opacity: 0.75 }),
        box(90, 30, 10, 696, { fill: '#f5c400', opacity: 0.7 }),
        text(120, 86, paper.put('id_province', 'NS', 'Nova Scotia'), { size: 46, face: 'serif-bold', color: ink }),
        text(440, 62, 'CANADA', { size: 18, face: 'sans-bold', color: ink }),
        text(440, 90, 'Photo identification card - not a driver’s licence', {
          size: 19,
          face: 'narrow-bold',
          color: '#a31',
        }),
        ...portrait({ x: 900, y: 120, scale: 0.86 }, face(paper, person)),
        ...signature(900, 480, 0.95, paper.pick([0, 1] as const)),
        ...above(120, 158, 470, paper.put('id_number', number), 'MASTER NO.'),
        ...above(640, 158, 220, paper.put('id_expiry', expiry, date(expiry)), 'EXPIRES'),
        ...above(120, 242, 740, paper.put('last_name', person.last.toUpperCase()), 'SURNAME'),
        ...above(120, 322, 740, paper.put('first_name', givenNames(person).toUpperCase()), 'GIVEN NAMES'),
        text(120, 404, first, { size: 28, face: 'sans' }),
        ...above(120, 440, 740, second, 'RESIDENCE ADDRESS'),
        ...above(120, 530, 300, paper.put('date_of_birth', person.born, date(person.born)), 'BIRTH DATE'),
        ...above(460, 530, 100, person.sex, 'SEX'),
        ...above(600, 530, 260, `${paper.between(150, 196)} cm`, 'HEIGHT'),
        ...above(120, 620, 300, date(issued), 'DATE ISSUED'),
        ...above(460, 620, 400, paper.code('NS########'), 'DOCUMENT CONTROL'),
        text(120, 706, 'Property of the Province. If found, return to any Access Centre.', { size: 16, color: '#555' }),
        text(1150, 706, 'SPECIMEN', { size: 16, color: '#a33', align: 'right' }),
      ]),
    ]
  },
}
