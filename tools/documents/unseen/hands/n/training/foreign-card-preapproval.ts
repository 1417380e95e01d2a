import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { named, somebody } from '../people.ts'
import { day } from '../print.ts'

/** Foreign: a bank advertises a card by name: limit and rate in large print, and an invitation code. */
export const foreignCardPreapproval: UnseenLayout = {
  name: 'foreign-card-preapproval',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'sans', size: 10 })
    const ink = paper.pick(['#6a0d83', '#004c97', '#b5121b'])
    page.rect(0, 0, 612, 90, ink)
    page.say(40, 54, 'Bank of the Fundy', { size: 20, face: 'sans-bold', color: '#fff' })
    page.column(60, 130, [named(person).toUpperCase(), ...person.lines])
    page.say(
      306,
      250,
      paper.pick([
        'You’re pre-approved!',
        `${person.given}, your new card is waiting`,
        'A limit of up to $15,000 could be yours',
      ]),
      { align: 'middle', size: 20, face: 'sans-bold', color: ink },
    )
    const y = page.column(
      90,
      290,
      [
        `• Welcome bonus of ${paper.pick(['10,000', '25,000', '40,000'])} points`,
        `• ${paper.pick(['0.99', '1.99', '3.90'])}% introductory interest rate on balance transfers for 10 months`,
        `• Credit limit up to $${paper.pick(['5,000', '12,000', '15,000'])}`,
        '• No annual fee in the first year',
        `• Respond by ${day(addDays(paper.today, paper.between(10, 60)), 'en')}`,
      ],
      { leading: 22, size: 12 },
    )
    page.rect(90, y + 4, 432, 50, '#f3eef6', ink)
    page.say(306, y + 34, `Your invitation code: ${paper.code('@@##-####')}`, { align: 'middle', size: 14 })
    page.wrap(
      40,
      640,
      532,
      'Approval is not guaranteed. Interest of 20.99% on purchases and 22.99% on cash advances applies after the introductory period; the minimum payment is $10 plus interest. If you do not wish to receive offers, call 1-800-555-0166.',
      { size: 7 },
    )
    return [page.sheet()]
  },
}
