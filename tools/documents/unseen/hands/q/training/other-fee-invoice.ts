import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid } from '../blocks.ts'
import { openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company, office } from '../firms.ts'
import { named, someone } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated } from '../wording.ts'

/** A law firm's bill for incorporating a company: it speaks of resolutions, registers and articles, and is an invoice. */
export const otherFeeInvoice: UnseenLayout = {
  name: 'other-fee-invoice',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'narrow'] })
    para(flow, office(paper, 'CA'), { size: 14, bold: true, align: paper.pick(['left', 'middle', 'right']), after: 2 })
    para(flow, address(paper, 'CA').join(', '), { size: 8, after: 18 })
    para(flow, paper.pick(['STATEMENT OF ACCOUNT', 'INVOICE FOR PROFESSIONAL SERVICES', 'Our account']), {
      size: 13,
      bold: true,
      after: 8,
    })
    para(flow, company(paper, 'CA'), { after: 0 })
    for (const one of address(paper, 'CA')) para(flow, one, { after: 0 })
    flow.y += 10
    pair(flow, 'Invoice no.', paper.code('#####'))
    pair(flow, 'Date', dated(addDays(paper.today, -paper.between(1, 200)), paper.pick(['enLong', 'iso'])))
    pair(flow, 'Re', paper.pick(['Incorporation and minute book', 'Annual maintenance', 'Share reorganization']))
    pair(flow, 'Lawyer', named(someone(paper, 'CA')), { after: 12 })
    const fees = [
      'Preparing articles of incorporation',
      'Organizational resolutions of the directors',
      'Setting up share register',
      'Filing annual return',
      'Attending on signing',
    ]
      .filter(() => paper.chance(0.8))
      .map((work) => ({ work, cents: paper.between(8, 90) * 1000 }))
    const sum = fees.reduce((total, { cents }) => total + cents, 0)
    grid(
      flow,
      [
        { title: 'Services', share: 5 },
        { title: 'Hours', share: 1, align: 'right' },
        { title: 'Amount', share: 1.5, align: 'right' },
      ],
      fees.map(({ work, cents }) => [work, (cents / 40_000).toFixed(1), amount(cents, 'CA')]),
      { look: paper.pick(['rules', 'open', 'boxes']), size: flow.letter },
    )
    const tax = Math.round(sum * 0.13)
    for (const [caption, cents] of [
      ['Fees', sum],
      ['HST 13%', tax],
      ['Balance due', sum + tax],
    ] as const)
      para(flow, `${caption}:  ${amount(cents, 'CA')}`, { align: 'right', after: 2 })
    return sheetsOf(flow, ['Interest at 1% per month on overdue accounts. SPECIMEN'])
  },
}
