import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** Foreign: a bank's letter that offers a card to somebody who has none; limit and rates are only promises. */
export const foreignCardOffer: UnseenLayout = {
  name: 'foreign-card-offer',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'serif']), size: 9 })
    const bank = issuer(paper, 'card')
    const who = somebody(paper, 'CA')
    const limit = paper.pick([200_000, 500_000, 1_000_000])
    page.text(50, 60, bank, { bold: true, size: 14, color: '#a11d33' })
    page.text(50, 110, dateIn(daysAgo(paper, 5, 150), 'September 30, 2026'))
    page.stack(50, 140, 13, [nameIn(who, 'plain'), ...home(paper, 'CA').lines])
    page.draw(roundedBox(50, 220, 512, 70, 8, { fill: '#fbe9ec' }))
    page.middle(
      306,
      248,
      paper.pick(['You are pre-approved!', `${who.given}, a card made for you`, 'Earn 4% on groceries']),
      { size: 18, bold: true, color: '#a11d33' },
    )
    page.middle(306, 274, `Credit limit up to ${moneyIn(limit, '-$1.00')}  -  no annual fee in the first year`)
    let y = 320
    for (const part of [
      `Dear ${who.given},`,
      `Because you are a valued client, we would like you to apply for the Crimson Rewards card. Your invitation code is ${paper.code('CR-####-####')}; it expires on ${dateIn('2026-12-31', 'September 30, 2026')}.`,
      'The annual interest rate is 19.99% on purchases and 21.99% on cash advances and balance transfers. The minimum payment each month is 3% of the balance or $10.00. Sample: on a balance of $1,000.00 you would pay interest of $16.66 in a month.',
      'This offer does not reduce any account that you hold. To stop receiving offers call 1-800-555-0128.',
    ])
      y = page.prose(50, y, 510, part) + 10
    page.text(50, y + 20, 'Apply by phone, in branch or scan the code in our app.')
    page.text(50, y + 60, nameIn(somebody(paper, 'CA'), 'plain'))
    page.text(50, y + 73, 'Vice-President, Cards')
    return [page.sheet()]
  },
}
