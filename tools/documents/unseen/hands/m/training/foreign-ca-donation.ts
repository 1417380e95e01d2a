import { box, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, plain, somebody } from '../people.ts'
import { ago, american, money, numeric } from '../say.ts'

/** Official donation receipts, two on a page: a charity's number is printed, but it is the donor's paper. */
export const foreignCaDonation: UnseenLayout = {
  name: 'foreign-ca-donation',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      face: 'sans',
      size: 9,
      foot: 'For information on all registered charities see the agency’s web site',
    })
    const donor = somebody(paper, 'CA')
    const charity = paper.pick([
      'Riverbend Hospice Society',
      'Harbour Street Food Bank',
      'Northern Lights Literacy Fund',
      'St. Brendan’s Parish',
    ])
    const number = `${luhnNumber(paper, '8########')} RR0001`
    const received = ago(paper, 30, 300)
    const address = home(paper, 'CA')
    const amount = paper.between(20, 4000) * 100
    const issued = ago(paper, 5, 29)
    const serial = paper.code('2026-#####')
    for (const [index, copy] of ['Donor’s copy', 'Charity’s copy'].entries()) {
      const top = 50 + index * 340
      flow.put(
        box(50, top, 512, 310, { stroke: '#566', strokeWidth: 1 }),
        text(66, top + 28, charity, { size: 14, face: 'serif-bold' }),
        text(66, top + 42, home(paper, 'CA').join(', '), { size: 8, face: 'sans' }),
        text(66, top + 56, `Registration no. ${number}`, { size: 8.5, face: 'sans' }),
      )
      flow.put(
        text(546, top + 28, paper.pick(['Official Receipt for Income Tax Purposes', 'OFFICIAL DONATION RECEIPT']), {
          size: 9,
          face: 'sans-bold',
          align: 'right',
        }),
        text(546, top + 42, `Receipt no. ${serial}`, { size: 9, face: 'mono', align: 'right' }),
        text(546, top + 56, copy, { size: 8, face: 'sans', align: 'right', color: '#a00' }),
      )
      const rows = [
        ['Received from', plain(donor)],
        ['Address', address.join(', ')],
        ['Date gift received', numeric(received, 'Y/m/d')],
        ['Total amount', `$${money(amount, ',', '.')}`],
        ['Value of advantage', '$0.00'],
        ['Eligible amount of gift for tax purposes', `$${money(amount, ',', '.')}`],
        ['Receipt issued', `${american(issued)} at Winnipeg`],
      ] as const
      rows.forEach(([caption, value], row) =>
        flow.put(
          text(66, top + 90 + row * 22, `${caption}:`, { size: 9, face: 'sans' }),
          text(270, top + 90 + row * 22, value, { size: 10, face: 'serif' }),
        ),
      )
      flow.put(
        text(546, top + 288, 'Authorized signature ____________________', { size: 8.5, face: 'sans', align: 'right' }),
      )
    }
    return flow.sheets()
  },
}
