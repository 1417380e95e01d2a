import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf } from '../kit.ts'
import { people } from '../people.ts'

/** A telephone's picture of one transfer in an app: an amount and two people, and no statement of an account. */
export const transferScreenshot: UnseenLayout = {
  name: 'transfer-screenshot',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const [from, to] = [next(), next()]
    const sent = addDays(paper.today, -paper.between(1, 60))
    const rows = [
      ['From', paper.put('document_holder_name', from.full)],
      ['To', to.full],
      ['When', `${paper.put('document_date', sent, dated(sent, 'N d, Y'))}, 7:3${paper.between(0, 9)} PM`],
      ['Note', paper.pick(['pizza + movie', 'rent half', 'thanks again!!'])],
      ['Status', 'Completed'],
      ['Transaction ID', paper.code('#@##@@##@#')],
    ]
    return [
      pageOf('letter', [
        box(0, 0, 612, 792, { fill: '#111318' }),
        text(60, 44, '7:41', { size: 16, face: 'sans-bold', color: '#fff' }),
        text(552, 44, 'LTE  82%', { size: 13, face: 'sans', color: '#fff', align: 'right' }),
        ellipse(306, 150, 44, 44, { fill: '#2f9e77' }),
        text(306, 162, to.given.charAt(0), { size: 34, face: 'sans-bold', color: '#fff', align: 'middle' }),
        text(306, 250, `$${paper.between(12, 640)}.${paper.code('##')}`, {
          size: 44,
          face: 'sans-bold',
          color: '#fff',
          align: 'middle',
        }),
        text(306, 280, `You paid ${to.given}`, { size: 16, face: 'sans', color: '#9fa6b2', align: 'middle' }),
        roundedBox(50, 320, 512, 270, 18, { fill: '#1d2128' }),
        ...rows.flatMap(([caption = '', value = ''], index) => [
          text(74, 358 + index * 42, caption, { size: 14, face: 'sans', color: '#9fa6b2' }),
          text(538, 358 + index * 42, value, { size: 14, face: 'sans', color: '#fff', align: 'right' }),
        ]),
        line(250, 770, 362, 770, { stroke: '#fff', strokeWidth: 4 }),
        text(306, 640, 'Get help with this payment', {
          size: 14,
          face: 'sans-bold',
          color: '#4cc79a',
          align: 'middle',
        }),
        text(306, 720, 'SPECIMEN', { size: 11, face: 'sans', color: '#5b626e', align: 'middle' }),
      ]),
    ]
  },
}
