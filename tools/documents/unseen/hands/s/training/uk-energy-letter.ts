import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, money, openPage, pounds, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const headings = [
  'Your energy statement',
  'Your electricity and gas bill',
  'Here’s your bill',
  'Energy account statement',
  'Your latest bill is ready',
] as const
const owing = ['What you owe', 'Total to pay', 'Please pay', 'Your balance is now', 'Amount to pay', 'Now due'] as const

/** A supplier's friendly dual-fuel letter: greeting, trade name large, who owes what in sentences, licence holder in the small print. */
export const ukEnergyLetter: UnseenLayout = {
  name: 'uk-energy-letter',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow', 'serif']))
    const { brand, legal, seat } = firmOf(paper, firms.gbPower, 'gb power')
    const ink = paper.pick(['#5a189a', '#d6336c', '#0a7d6c', '#ef6c00'])
    const issued = recent(paper, 3, 45)
    const due = addDays(issued, 14)
    const dated = paper.pick(['D MMMM YYYY', 'Do MMMM YYYY', 'DD/MM/YYYY', 'D MMM YYYY'])
    const right = paper.chance(0.5)
    page.say(right ? 550 : 45, 58, brand, { size: 24, bold: true, color: ink, align: right ? 'right' : 'left' })
    const { line, who } = putHolder(paper, 'GB', ['titled', 'plain', 'initial', 'joint initials', 'joint'])
    const rows = putAddress(paper, addressIn(paper, 'GB'))
    page.stack(60, 110, [line, ...rows], { size: 9 })
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['A-########', '85########', '60## #### ####', '@@-#######'])),
    )
    const electricity = paper.between(3500, 14000)
    const gas = paper.between(2500, 12000)
    const tax = Math.round((electricity + gas) * 0.05)
    const total = electricity + gas + tax
    const shown = putMoney(paper, 'amount_due', total, pounds)
    const side = paper.chance(0.5)
    page.pairs(
      340,
      555,
      116,
      [
        [paper.pick(['Your account number', 'Account no.', 'Customer number', 'Account ref']), account],
        [
          paper.pick(['Date of bill', 'Bill date', 'Issued on', 'Statement date']),
          putDay(paper, 'document_date', issued, dated),
        ],
        ['Bill reference', paper.code('###-####-##')],
        ...(side
          ? [
              [
                'Billing period',
                `${day(addDays(issued, -32), 'D MMM')} – ${day(addDays(issued, -2), 'D MMM YYYY')}`,
              ] as const,
            ]
          : []),
      ],
      { size: 8 },
    )
    page.say(45, 222, paper.pick(headings), { size: 17, bold: true, color: ink })
    page.say(45, 246, paper.pick([`Hi ${who.given},`, `Hello ${who.given}`, `Dear ${who.given}`]), { size: 10 })
    const by = putDay(paper, 'due_date', due, 'D MMMM YYYY')
    page.wrap(
      45,
      264,
      505,
      paper.pick([
        `We’ve used readings from your smart meter. You pay by cash or cheque, so please send us ${shown} by ${by}.`,
        `Thanks for being with us. For the last month you owe ${shown}, which we need by ${by}.`,
        `This is what you used and what it cost. The total is ${shown}. Unless you have told us otherwise we will collect it on ${by}.`,
      ]),
      { size: 9.5 },
    )
    page.fill(45, 310, 505, 30, '#f1eef6')
    page.say(55, 329, paper.pick(owing), { size: 12, bold: true })
    page.say(540, 329, shown, { size: 14, bold: true, color: ink, align: 'right' })
    const previous = paper.between(9000, 21000)
    const below = page.pairs(
      55,
      540,
      366,
      [
        ['Balance on your last statement', money(previous, pounds)],
        [`You paid us on ${day(addDays(issued, -20), 'D MMM')} – thank you`, money(-previous, pounds)],
        [
          `Electricity ${paper.between(150, 480)} kWh at ${paper.between(22, 31)}.${paper.between(10, 99)}p`,
          money(electricity, pounds),
        ],
        [`Gas ${paper.between(300, 1600)} kWh at 6.${paper.between(10, 99)}p`, money(gas, pounds)],
        ['VAT @ 5.00%', money(tax, pounds)],
        [paper.pick(['Balance carried forward', 'Total', 'New balance']), money(total, pounds)],
      ],
      { size: 9, leading: 17 },
    )
    page.rule(55, 540, below - 10, ink)
    page.cell(55, below + 8, 235, 58, 'Could you pay less?', 'Ask us about our Fixed 12 tariff', { color: ink })
    page.cell(
      305,
      below + 8,
      235,
      58,
      'Your tariff',
      paper.pick(['Standard Variable', 'Flex October', 'Simple Online v9']),
      { color: ink },
    )
    page.wrap(
      55,
      below + 90,
      485,
      `Supply numbers: electricity MPAN ${paper.code('S 0# ### ### ## #### #### ###')}, gas MPRN ${paper.code('74########')}. Your estimated annual cost is ${money(total * 11, pounds)}. Emergency: smell gas? Call 0800 555 0199.`,
      { size: 7.5 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      45,
      785,
      505,
      `${paper.pick([`${brand} is a trading name of`, `${brand} is a brand of`, 'Supplied and billed by', 'Licensed supplier:'])} ${legal}. Registered in ${paper.pick(['England and Wales', 'Scotland'])} No. ${paper.code('0#######')}. Registered office: ${seat}. VAT No. ${paper.code('GB ### #### ##')}.`,
      { size: 6.5, color: '#666666' },
    )
    clutter(paper, page, { x: 55, right: 540, top: below + 134, bottom: 772 }, 'gb')
    return [page.sheet()]
  },
}
