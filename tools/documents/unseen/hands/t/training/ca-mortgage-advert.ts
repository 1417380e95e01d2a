import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money } from '../kit.ts'
import { home, somebody } from '../people.ts'

/** A bank’s addressed advert of a card or a pre-approved loan, with sums, rates and a day until which it holds. */
export const caMortgageAdvert: UnseenLayout = {
  name: 'ca-mortgage-advert',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const brand = paper.pick(['Foothills Mutual Bank', 'Lakehead Savings', 'Kestrel Card Services'])
    const body = column(60, 130, 490, { size: 10.5, leading: 1.5 })
      .list([who.full, ...home(paper, 'CA')])
      .gap(18)
    body
      .say(
        `${who.given}, ${paper.pick(['you’re pre-approved!', 'we have an offer just for you', 'imagine what you could do'])}`,
        { size: 17, face: 'sans-bold' },
      )
      .gap(8)
    body
      .say(
        `You could borrow up to ${money(paper.between(5, 60) * 100_000, 'dollars0')} from ${paper.between(4, 9)}.99% a year. Apply by ${day(addDays(paper.today, 45), 'en')} with offer code ${paper.code('@@##@@')}.`,
      )
      .gap(8)
      .list(['• No annual fee in year one', '• Earn 25,000 points on first purchase', '• Answer in 60 seconds'])
      .gap(14)
    body.say(
      'Conditions apply. This is not a commitment to lend. You receive this mailing because you are a client; to stop, call 1-800-555-0170.',
      { size: 7.5 },
    )
    return [
      letter([
        box(0, 0, 612, 90, { fill: paper.pick(['#c1121f', '#14532d', '#1e3a8a']) }),
        text(60, 56, brand, { size: 22, face: 'sans-bold', color: '#fff' }),
        ...body.marks,
      ]),
    ]
  },
}
