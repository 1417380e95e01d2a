import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

/** A quotation for home insurance that nobody has bought: quote number, price, a call to buy. */
export const gbInsuranceQuote: UnseenLayout = {
  name: 'gb-insurance-quote',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const brand = paper.pick(['Hearthside Direct', 'quotable', 'Pennine Cover Ltd'])
    const body = column(55, 96, 485, { size: 10, leading: 1.5 })
      .list([`${titled(who, 'GB')} ${who.full}`, ...home(paper, 'GB')])
      .gap(14)
    body
      .say(paper.pick(['Your home insurance quote', 'QUOTATION – NOT YET IN FORCE', 'Here’s your price']), {
        size: 15,
        face: 'sans-bold',
      })
      .gap(6)
    body
      .pair('Quote reference', paper.code('Q-########'), 150)
      .pair('Quote date', day(addDays(paper.today, -paper.between(1, 20)), 'gb'), 150)
      .pair('Valid until', day(addDays(paper.today, 25), 'gb'), 150)
      .pair('Annual price', money(paper.between(9_000, 48_000), 'pound'), 150)
      .gap(10)
    body
      .say(
        'This is an estimate based on what you told us. You are not insured until you accept and pay. Buy online or call us and quote the reference above.',
      )
      .gap(6)
      .list(['Buildings up to £1,000,000', 'Contents up to £75,000', 'Compulsory excess £100'])
    return [
      a4([
        ...emblem(55, 36, 40, brand.charAt(0), '#0f766e', paper.pick(['disc', 'square'])),
        text(106, 64, brand, { size: 18, face: 'sans-bold', color: '#0f766e' }),
        ...body.marks,
        box(55, body.bottom() + 20, 150, 30, { fill: '#f59e0b' }),
        text(130, body.bottom() + 39, 'Buy now', { size: 12, face: 'sans-bold', align: 'middle' }),
      ]),
    ]
  },
}
