import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, money, openPage, pounds, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

/** An energy company's quotation or boiler estimate that nobody owes: estimates a year, a reference, offer valid until. */
export const otherEnergyQuote: UnseenLayout = {
  name: 'other-energy-quote',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'serif']))
    const { brand, legal, seat } = firmOf(paper, firms.gbPower, 'gb power')
    const who = someone(paper, 'GB')
    const ink = paper.pick(['#5a189a', '#0a7d6c', '#ef6c00'])
    const issued = recent(paper, 2, 60)
    page.add(...emblem(paper, 45, 34, 40, ink, brand.charAt(0).toUpperCase()))
    page.say(96, 60, brand, { size: 17, bold: true, color: ink })
    page.stack(60, 116, [`${who.sex === 'F' ? 'Ms' : 'Mr'} ${who.given} ${who.surname}`, ...addressIn(paper, 'GB')], {
      size: 9.4,
    })
    page.stack(545, 116, [`Quote reference ${paper.code('QT-#######')}`, day(issued, 'D MMMM YYYY')], {
      size: 8.6,
      align: 'right',
    })
    const boiler = paper.chance(0.5)
    page.say(
      45,
      226,
      boiler
        ? 'Quotation: new combi boiler, supplied and fitted'
        : paper.pick(['Your personal energy quote', 'See what you could pay with us']),
      { size: 15, bold: true, color: ink },
    )
    page.wrap(
      45,
      248,
      500,
      boiler
        ? `Thank you for letting our surveyor visit on ${day(addDays(issued, -4), 'D MMMM')}. The price below is held for 30 days and includes VAT. No work starts until you accept.`
        : `You asked for a price for your home. These are estimates for a year based on what you told us. They are not a bill: there is nothing to pay until you switch.`,
      { size: 9.4, leading: 14 },
    )
    const prices = Array.from({ length: 4 }, () => paper.between(9000, 120000))
    const names = boiler
      ? ['Boiler, 30 kW, 10 year warranty', 'Flue and fittings', 'Smart thermostat', 'Installation and disposal']
      : ['Electricity – fixed 12 months', 'Gas – fixed 12 months', 'Standing charges', 'Exit fee if you leave early']
    const below = page.pairs(
      55,
      540,
      310,
      [
        ...names.map((name, index) => [name, money(prices[index] ?? 0, pounds)] as const),
        [
          boiler ? 'Total quoted' : 'Estimated cost a year',
          money(
            prices.reduce((sum, cents) => sum + cents, 0),
            pounds,
          ),
        ],
      ],
      { size: 9.5, leading: 18 },
    )
    page.rule(55, 540, below - 10, ink)
    page.say(
      55,
      below + 14,
      `${paper.pick(['Offer valid until', 'Prices held until', 'Accept by'])} ${day(addDays(issued, 30), 'D MMMM YYYY')}`,
      { size: 10, bold: true },
    )
    page.stack(
      55,
      below + 44,
      ['To accept, sign here and return:', '', 'Signed ____________________   Date ____________'],
      { size: 9 },
    )
    clutter(paper, page, { x: 55, right: 540, top: below + 110, bottom: 770 }, 'gb')
    page.wrap(45, 790, 505, `${legal}. ${seat}.`, { size: 6.8 })
    return [page.sheet()]
  },
}
