import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { named, somebody } from '../people.ts'
import { day, recent, sum } from '../print.ts'

/** Foreign: an e-mail of an American web shop, printed from the browser with its header lines and address bar. */
export const foreignOrderConfirmation: UnseenLayout = {
  name: 'foreign-order-confirmation',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'US')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const made = recent(paper, 1, 30)
    page.say(30, 26, `${day(made, 'slashMdy')}, 8:${paper.code('1#')} AM`, { size: 7 })
    page.say(582, 26, 'Mail - Your order has shipped', { size: 7, align: 'right' })
    page.rows(
      60,
      [40, 100],
      [
        ['From:', 'Juniper Outfitters <orders@juniper.example>'],
        ['To:', `${named(person)} <${person.surname.toLowerCase().replace(/[^a-z]/g, '')}@mail.example>`],
        ['Subject:', paper.pick(['Your order is confirmed', 'Thanks for your order!', 'It’s on the way'])],
      ],
      { leading: 14 },
    )
    page.rule(40, 108, 572)
    page.say(40, 140, `Hi ${person.given},`, { size: 13 })
    let y = page.wrap(
      40,
      162,
      520,
      `Good news: order #${paper.code('112-#######-####')} placed on ${day(addDays(made, -1), 'en')} is on the way. Estimated delivery: ${day(addDays(made, 4), 'abbrEn')}.`,
    )
    const [tent, stove] = [paper.between(90_00, 320_00), paper.between(19_00, 75_00)]
    const tax = Math.round((tent + stove) * 0.0725)
    y = page.rows(
      y + 16,
      [60, -480],
      [
        ['Ridgeline 2-person tent, sage', sum(tent, 'dollars')],
        ['Pocket stove', sum(stove, 'dollars')],
        ['Shipping', 'FREE'],
        ['Estimated tax', sum(tax, 'dollars')],
        ['Order total', sum(tent + stove + tax, 'dollars')],
        [`Visa ending in ${paper.code('####')}`, sum(-(tent + stove + tax), 'dollars')],
      ],
      { leading: 18 },
    )
    y = page.say(40, y + 10, 'Ship to', { face: 'sans-bold' })
    y = page.column(40, y, [named(person), ...person.lines])
    page.say(40, y + 20, 'Track your package · Return an item · Unsubscribe', { color: '#1a56b0' })
    page.say(30, 776, `https://mail.example/u/0/#inbox/${paper.code('FMfcg@@@####')}`, { size: 7 })
    return [page.sheet('1/1  SPECIMEN')]
  },
}
