import { addDays } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, emblem, money, openPage, pounds, putAddress, putDay, putMoney, recent, split } from '../kit.ts'
import { addressIn } from '../people.ts'

const providers = [
  ['Magpie', 'Magpie Telecommunications Limited', '260 Bath Lane, Slough, Berkshire SL1 4DX'],
  ['hop!', 'Northern Fibre Networks plc', '37 Carr Street, Hull HU1 3RE'],
  ['Tern Broadband', 'Sandwick Digital Ltd', 'Quay 2, Lerwick ZE1 0LL'],
  ['BRITLINE', 'Britline Consumer Services Limited', '81 Newgate Walk, London EC1A 7AJ'],
] as const

/** A British broadband or mobile bill: rounded panels, Direct Debit date against bill date, VAT summary, an address that floats. */
export const ukMobileLetter: UnseenLayout = {
  name: 'uk-mobile-letter',
  docType: 'telecom_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans', 'serif']))
    const [brand, legal, seat] = tripleOf(paper, providers, 'gb telecom')
    const ink = paper.pick(['#4b0082', '#00897b', '#c2185b', '#1565c0'])
    const issued = recent(paper, 3, 48)
    const pattern = paper.pick(['D MMMM YYYY', 'DD MMM YY', 'DD/MM/YYYY', 'Do MMMM YYYY'])
    const total = paper.between(1800, 11800)
    const tax = Math.round(total / 6)
    const parts = split(paper, total - tax, 3)
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['GB########', '7##########', '0### ### ####/@', '@@ #### ####'])),
    )
    const right = paper.chance(0.5)
    page.add(...emblem(paper, right ? 500 : 40, 32, 44, ink, brand.charAt(0).toUpperCase()))
    if (paper.chance(0.6))
      page.say(right ? 490 : 94, 60, brand, { size: 16, bold: true, color: ink, align: right ? 'right' : 'left' })
    const { line, greeting } = putHolder(paper, 'GB', ['titled', 'initial', 'plain', 'capitals'])
    const rows = putAddress(paper, addressIn(paper, 'GB'))
    page.stack(56, 114, [line, ...rows], { size: 9.5 })
    const dated = putDay(paper, 'document_date', issued, pattern)
    page.pairs(
      350,
      555,
      116,
      [
        [paper.pick(['Your account number', 'Account no', 'Customer account', 'Account number']), account],
        [paper.pick(['Bill number', 'Invoice no']), paper.code('Q0## ##')],
        [paper.pick(['Bill date', 'Date of bill', 'Date', 'Tax point']), dated],
        ['Phone', `01632 96${paper.code('####')}`],
      ],
      { size: 8.2, leading: 14 },
    )
    page.say(40, 228, `${paper.pick(['Dear', 'Hello'])} ${greeting}`, { size: 10 })
    const shown = putMoney(paper, 'amount_due', total, pounds)
    const due = day(addDays(issued, paper.between(10, 14)), pattern)
    page.wrap(
      40,
      246,
      510,
      paper.pick([
        `Here’s your latest bill. It is for ${shown} and we’ll take it by Direct Debit on or just after ${due}.`,
        `Your bill this month comes to ${shown}. Please make sure that there’s enough in your bank account on ${due}.`,
        `Thank you for choosing us. Your new bill is ready to view online.`,
      ]),
      { size: 9 },
    )
    page.add(roundedBox(40, 282, 515, 54, 8, { fill: ink }))
    page.say(
      56,
      314,
      paper.pick([
        'Total to pay',
        'Your bill total',
        'Amount due',
        'This month’s total',
        'Total charges including VAT',
      ]),
      { size: 13, bold: true, color: '#ffffff' },
    )
    page.say(540, 316, shown, { size: 20, bold: true, color: '#ffffff', align: 'right' })
    page.say(56, 328, `Collected from your bank on ${due}`, { size: 7, color: '#ffffff' })
    const names = paper.pick([
      ['Unlimited 24 month plan', 'Device plan', 'Usage outside your allowance'],
      ['Fibre 65 Essential', 'Line rental', 'Calls to 0870 numbers'],
      ['SIM only 40GB', 'Roaming zone B', 'Insurance'],
    ] as const)
    const below = page.pairs(
      50,
      540,
      368,
      [
        ['Balance from last bill', '£0.00'],
        ...parts.map((cents, index) => [names[index] ?? '', money(cents, pounds)] as const),
        ['Total excluding VAT', money(total - tax, pounds)],
        ['VAT at 20%', money(tax, pounds)],
        ['Total for this bill', money(total, pounds)],
      ],
      { size: 9, leading: 17 },
    )
    page.rule(40, 555, below, ink)
    page.add(
      roundedBox(40, below + 14, 250, 70, 6, { stroke: ink }),
      roundedBox(305, below + 14, 250, 70, 6, { stroke: ink }),
    )
    page.wrap(
      50,
      below + 30,
      230,
      `Prices rise every April by £3 a month. Your minimum term ends on ${day(addDays(issued, paper.between(60, 500)), 'D MMM YYYY')}.`,
      { size: 8 },
    )
    page.wrap(
      315,
      below + 30,
      230,
      'Need help? Call 150 from your mobile. Unhappy? Ask for our complaints code or write to the Communications Ombudsman, Warrington WA4 9FE.',
      { size: 8 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      40,
      790,
      515,
      paper.pick([
        `${legal}. Registered in England no. ${paper.code('0#######')}. Registered office: ${seat}. VAT ${paper.code('GB### #### ##')}`,
        `${brand} is a trading name of ${legal}, ${seat}.`,
        `Services provided by ${legal} (company ${paper.code('0#######')}), ${seat}.`,
      ]),
      { size: 6.5, color: '#555555' },
    )
    clutter(paper, page, { x: 50, right: 545, top: below + 110, bottom: 774 }, 'gb')
    return [page.sheet()]
  },
}
