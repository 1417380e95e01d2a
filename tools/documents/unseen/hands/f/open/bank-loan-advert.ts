import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { badge, column, grid, page, paragraph, say } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

/** A bank's mailing for a personal loan: named and addressed, full of rates and examples, no account of anyone. */
export const bankLoanAdvert: UnseenLayout = {
  name: 'bank-loan-advert',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.bank)
    const apr = (paper.between(59, 79) / 10).toFixed(1)
    const until = addDays(paper.today, paper.between(10, 40))
    return [
      page([
        ...badge(500, 30, 56, brand.charAt(0), '#9d174d'),
        ...column(60, 110, 12.5, [`${who.title} ${who.first.charAt(0)} ${who.last}`, ...home(paper)], { size: 9.6 }),
        text(40, 240, 'New kitchen? New wheels?', { size: 26, face: 'serif-bold', color: '#9d174d' }),
        text(40, 272, 'Make it this autumn.', { size: 26, face: 'serif-bold', color: '#9d174d' }),
        ...paragraph(
          40,
          304,
          515,
          `Dear ${who.title} ${who.last}, as somebody who banks with care you could borrow from £1,000 to £25,000, and know the answer in minutes. Apply by ${say(until, 'D MMMM')} and pay nothing for the first two months (interest is charged).`,
          { size: 11 },
        ),
        box(40, 370, 515, 110, { fill: '#fce7f3' }),
        text(56, 398, `Representative ${apr}% APR`, { size: 18, face: 'sans-bold' }),
        ...paragraph(
          56,
          418,
          480,
          `Representative example: if you borrow £10,000 over 60 months at a fixed rate of ${apr}% a year, you would pay 60 monthly payments of £195.60. Total amount payable £11,736.00.`,
          { size: 10 },
        ),
        ...grid(
          [60, -260, -380, -520],
          [
            ['Borrow', '24 months', '36 months', '60 months'],
            ['£5,000', '£223', '£153', '£98'],
            ['£10,000', '£445', '£305', '£196'],
            ['£15,000', '£667', '£457', '£293'],
          ],
          { y: 520, size: 10, leading: 22, rule: '#f9a8d4' },
        ),
        ...paragraph(
          40,
          640,
          515,
          'Three ways to apply: in our app, in any branch, or on 0800 000 5151, 8am to 8pm. Not a customer yet? Switch your current account and we will give you £150.',
          { size: 11, face: 'narrow-bold' },
        ),
        ...paragraph(
          40,
          760,
          515,
          `Credit is available subject to status to UK residents aged 18 or over. ${legal}, Sheffield. To stop such letters, tell us: ref ${paper.code('MKT/26/####')}.`,
          { size: 7 },
        ),
      ]),
    ]
  },
}
