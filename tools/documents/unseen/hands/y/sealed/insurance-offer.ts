import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, prose } from '../kit.ts'
import { people } from '../people.ts'

/** An offer of home insurance to somebody who has no policy: prices and cover as on a policy, but nothing is in force. */
export const insuranceOffer: UnseenLayout = {
  name: 'insurance-offer',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'CA')()
    const sent = addDays(paper.today, -paper.between(4, 60))
    const name = paper.put('document_holder_name', one.full)
    const year = paper.between(70_000, 190_000)
    const letter = prose(
      50,
      260,
      [
        `Dear ${one.given},`,
        'You asked for a price for your home on our website. Here it is. This is an offer only: you have no cover until you accept it and we have sent you a policy.',
        `Quote Q-${paper.code('######')} is good until ${dated(addDays(sent, 30), 'N d, Y')}.`,
      ],
      { width: 500, size: 10.4, face: 'sans', gap: 12 },
    )
    const rows = [
      ['Dwelling', `$${paper.between(280, 690)},000`],
      ['Contents', `$${paper.between(60, 120)},000`],
      ['Liability', '$2,000,000'],
      ['Deductible', '$1,000'],
      ['Your price for a year', `$${grouped(year, ',', '.')}`],
      ['or a month', `$${grouped(Math.round(year / 12), ',', '.')}`],
    ]
    return [
      pageOf('letter', [
        box(0, 0, 612, 90, { fill: '#f2a900' }),
        text(50, 56, paper.put('issuer_name', 'Maple Roof Direct'), { size: 26, face: 'sans-bold' }),
        text(562, 56, 'YOUR QUOTE IS READY', { size: 13, face: 'sans-bold', align: 'right' }),
        text(50, 124, paper.put('document_date', sent, dated(sent, 'N d, Y')), { size: 10, face: 'sans' }),
        ...[name, ...one.lines].map((row, index) => text(50, 166 + index * 14, row, { size: 10.4, face: 'sans' })),
        ...letter.marks,
        ...rows.flatMap(([caption = '', value = ''], index) => [
          box(50, 390 + index * 28, 512, 28, { stroke: '#d59a10' }),
          text(62, 408 + index * 28, caption, { size: 10.4, face: 'sans' }),
          text(550, 408 + index * 28, value, { size: 10.4, face: 'sans-bold', align: 'right' }),
        ]),
        text(50, 760, 'Not an insurance document.  SPECIMEN', { size: 8, face: 'sans' }),
      ]),
    ]
  },
}
