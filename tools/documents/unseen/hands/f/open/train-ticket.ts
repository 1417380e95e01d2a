import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, say } from '../kit.ts'

/** An orange railway ticket with its seat coupon. */
export const trainTicket: UnseenLayout = {
  name: 'train-ticket',
  docType: 'other',
  country: 'GB',
  form: 'card',
  draw(paper) {
    const day = addDays(paper.today, -paper.between(1, 40))
    const date = say(day, 'DD-MMM-YY').toUpperCase()
    const [from, to] = paper.pick([
      ['LEEDS', 'WHITBY'],
      ['EXETER ST DAVIDS', 'PENZANCE'],
      ['CREWE', 'LLANDUDNO'],
      ['PERTH', 'INVERNESS'],
    ] as const)
    const ticket = (kind: string, rows: readonly (readonly string[])[]) => ({
      width: 1198,
      height: 756,
      pixelsPerUnit: 1,
      background: '#f7d9b0',
      marks: [
        box(0, 0, 1198, 96, { fill: '#f08a24' }),
        box(0, 660, 1198, 96, { fill: '#f08a24' }),
        text(50, 66, kind, { size: 44, face: 'sans-bold' }),
        text(1140, 66, 'SPECIMEN', { size: 26, align: 'right' }),
        ...grid([50, 330, 640, 930], rows, { y: 160, size: 32, face: 'mono', leading: 62 }),
        text(50, 716, `${paper.code('#####')}  ${paper.code('##########')}  see over for conditions`, {
          size: 28,
          face: 'mono',
        }),
      ],
    })
    return [
      ticket('OFF-PEAK RETURN', [
        ['Class', 'Ticket type', 'Adult', 'Child'],
        ['STD', 'OUT', 'ONE', 'NIL'],
        ['Date', 'Number', 'Price', 'Valid'],
        [date, paper.code('#####'), `£${paper.between(18, 96)}.40`, date],
        ['From', from, '', ''],
        ['To', to, 'Route', 'ANY PERMITTED'],
      ]),
      ticket('SEAT RESERVATION', [
        ['Coach', 'Seat', 'Facing', 'Table'],
        [paper.pick(['B', 'C', 'F']), `${paper.between(2, 70)}A`, 'FORWARD', 'YES'],
        ['Depart', '', 'Date', ''],
        [`${paper.between(6, 21)}:42`, '', date, ''],
        [from, '', to, ''],
      ]),
    ]
  },
}
