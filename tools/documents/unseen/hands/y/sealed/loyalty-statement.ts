import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf } from '../kit.ts'
import { people } from '../people.ts'

/** A statement of points of a shop's club: opening and closing balances, movements, a number of a member, and no money. */
export const loyaltyStatement: UnseenLayout = {
  name: 'loyalty-statement',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'US')()
    const end = monthEnd(paper.today, paper.between(1, 4))
    const opening = paper.between(1200, 9000)
    const moves = Array.from({ length: 7 }, () => paper.between(20, 640))
    const closing = opening + moves.reduce((sum, points) => sum + points, 0)
    const shops = ['Store 118 Dayton', 'Online order', 'Fuel bonus', 'Partner hotel night', 'Double points weekend']
    const name = paper.put('document_holder_name', one.full)
    return [
      pageOf('letter', [
        box(40, 36, 532, 64, { fill: '#5b2a86' }),
        text(60, 76, paper.put('issuer_name', 'Acorn Circle Rewards'), { size: 22, face: 'serif-bold', color: '#fff' }),
        text(552, 76, 'GOLD MEMBER', { size: 12, face: 'sans-bold', color: '#f4d35e', align: 'right' }),
        ...[name, ...one.lines].map((row, index) => text(60, 140 + index * 13, row, { size: 10, face: 'sans' })),
        text(552, 140, `Member no. ${paper.code('6### ### ###')}`, { size: 10, face: 'sans', align: 'right' }),
        text(552, 154, `Statement date ${paper.put('document_date', end, dated(end, 'MM-DD-y'))}`, {
          size: 10,
          face: 'sans',
          align: 'right',
        }),
        text(60, 220, 'Points at start of month', { size: 10.4, face: 'sans' }),
        text(552, 220, opening.toLocaleString('en-US'), { size: 10.4, face: 'sans', align: 'right' }),
        line(60, 228, 552, 228),
        ...moves.flatMap((points, index) => [
          text(60, 248 + index * 20, dated(addDays(end, -26 + index * 3), 'MM/DD'), { size: 9.6, face: 'sans' }),
          text(130, 248 + index * 20, paper.pick(shops), { size: 9.6, face: 'sans' }),
          text(552, 248 + index * 20, `+${points}`, { size: 9.6, face: 'sans', align: 'right' }),
        ]),
        line(60, 382, 552, 382),
        text(60, 402, 'Points balance', { size: 12, face: 'sans-bold' }),
        text(552, 402, closing.toLocaleString('en-US'), { size: 12, face: 'sans-bold', align: 'right' }),
        text(60, 440, 'Only 500 more points to your next free dinner for two!', {
          size: 10,
          face: 'sans',
          color: '#5b2a86',
        }),
        text(60, 760, 'Points have no cash value.  SPECIMEN', { size: 8, face: 'sans' }),
      ]),
    ]
  },
}
