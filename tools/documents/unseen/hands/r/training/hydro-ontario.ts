import { addDays } from '../../../../calendar.ts'
import { ellipse, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const issuers: readonly [trade: string, legal: string][] = [
  ['Brightwater Energy', 'Brightwater Utilities Corporation'],
  ['Cascadia Gas', 'Cascadia Natural Gas Distribution Inc.'],
  ['Elmsgrove Hydro', 'Elmsgrove Hydro Electric Commission'],
  ['Tamarack Power', 'Tamarack Power & Light Company Limited'],
  ['Bow River Water', 'Bow River Regional Water Services Inc.'],
  ['NL Energy', 'Newfoundland Shores Energy Ltd.'],
]

/** An English utility: left or right rail with account facts, charges in sections, the customer in the middle or by "Dear". */
export const hydroOntario: UnseenLayout = {
  name: 'hydro-ontario',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const [trade, legal] = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(2, 100))
    const due = addDays(billed, paper.pick([16, 18, 20, 22]))
    const isRight = paper.chance(0.5)
    const [rail, main] = isRight ? [416, 40] : [36, 222]
    page.add(roundedBox(rail - 6, 24, 172, 330, 8, { fill: '#eef2f5' }))
    emblem(paper, page, { x: main, y: 26, size: 36, ink }, initialsOf(legal))
    page.t(main + 44, 44, trade, { size: 15, bold: true, color: ink })
    page.t(
      main + 44,
      57,
      paper.pick([
        'Your electricity bill',
        'Statement of charges',
        'Utility bill',
        'Your monthly statement',
        'Customer bill',
      ]),
      { size: 8.5 },
    )
    const holder = someone(paper, 'CA')
    const name = nameOf(holder, paper.pick(['capitals', 'plain', 'initial', 'commaCaps', 'comma']))
    const other = paper.chance(0.3) ? nameOf(someone(paper, 'CA'), 'plain') : ''
    const below = page.col(main + 10, 104, 12, [
      `${titleOf(paper, holder, 'CA')}${paper.put('document_holder_name', name)}`,
      ...(other === '' ? [] : [`c/o ${other}`]),
    ])
    const service = home(paper, 'CA')
    page.col(main + 10, below, 12, ledger.address('address', homeLines(paper, service, 'CA')))
    const supply = paper.between(2_400, 21_000)
    const delivery = paper.between(1_800, 9_000)
    const rebate = -Math.round(supply * 0.1)
    const tax = Math.round((supply + delivery) * 0.13)
    const previous = paper.chance(0.4) ? paper.between(3_000, 26_000) : 0
    const current = supply + delivery + rebate + tax
    const account = paper.code(paper.pick(['###-####-##', '2001######', '#### #### ###', '##-#####-##']))
    const facts: [string, string][] = [
      [
        paper.pick(['Account number', 'Your account number', 'Account no.', 'Customer account #']),
        paper.put('account_number', account),
      ],
      [
        paper.pick(['Billing date', 'Bill date', 'Statement date', 'Invoice date', 'Date of bill', 'Issue date']),
        ledger.date('document_date', billed),
      ],
      [
        paper.pick(['Due date', 'Payment due', 'Please pay by', 'Amount due on or before', 'Required payment date']),
        ledger.date('due_date', due),
      ],
      [
        paper.pick(['Amount due', 'Total amount due', 'Please pay', 'Total due', 'Balance due', 'What do I owe?']),
        ledger.money('amount_due', current + previous),
      ],
      ['Invoice number', paper.code('INV-########')],
      ['Service address', `${service.number} ${service.street}`],
      ['Read period', `${day(addDays(billed, -34))} - ${day(addDays(billed, -4))}`],
    ]
    const shift = paper.between(0, 3)
    const order = [...facts.slice(0, 4).slice(shift), ...facts.slice(0, 4).slice(0, shift), ...facts.slice(4)]
    order.forEach(([label, value], index) => {
      page.t(rail, 46 + index * 42, label, { size: 7.2, color: '#555' })
      page.t(rail, 60 + index * 42, value, { size: 11, bold: index < 4, within: 158 })
    })
    page.para(
      main,
      196,
      350,
      `${paper.chance(0.4) ? `Dear ${holder.sex === 'F' ? 'Ms.' : 'Mr.'} ${holder.surname}, ` : ''}${paper.pick(['your usage went up 8% over last year.', 'You used less energy than your neighbours this month.', 'Thank you for paying by pre-authorized debit.'])} Moving? Tell us ten days ahead at 1-877-${paper.code('555-01##')}.`,
      { size: 8 },
    )
    for (let month = 0; month < 12; month += 1)
      page.add(ellipse(main + 20 + month * 27, 320 - paper.between(0, 60), 4, 4, { fill: ink }))
    page.rule(main, 326, main + 340, '#777')
    const rows = [
      ['Your charges', ''],
      [paper.pick(['Balance forward', 'Amount of your last bill', 'Previous balance']), plain(previous)],
      [paper.pick(['Electricity', 'Commodity charge', 'Supply']), plain(supply)],
      [paper.pick(['Delivery', 'Distribution and transmission', 'Fixed customer charge']), plain(delivery)],
      ['Regulatory rebate', plain(rebate)],
      [`HST 13% (${paper.code('#########')} RT0001)`, plain(tax)],
      [paper.pick(['Current charges', 'Total new charges', 'Total of your charges']), plain(current)],
    ]
    page.grid(
      {
        x: 40,
        y: 372,
        widths: [420, 112],
        right: [1],
        leading: 17,
        size: 8.4,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      rows,
    )
    page.para(
      40,
      530,
      530,
      'Late payment charge of 1.5% per month (19.56% per year) applies to amounts not received by the date above. Budget billing, paperless billing and low-income assistance are available. Smell gas? Leave at once and call 911.',
      { size: 7 },
    )
    const where = [
      `${legal} | ${paper.code('PO Box ####')} | Thunder Bay ON P7B 5E1`,
      `${trade} is a business name of ${legal}.`,
      `Make cheque payable to ${legal}`,
      `© 2026 ${legal}. All rights reserved.`,
    ]
    paper.put('issuer_name', legal)
    page.col(40, 690, 12, [`Payment stub   Account ${account}`, `Amount paid $ ________`])
    page.t(40, 766, paper.pick(where), { size: 6.8 })
    return [page.sheet()]
  },
}
