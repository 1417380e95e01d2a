import { addDays } from '../../../../calendar.ts'
import { box, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

/** A gas bill with its payment stub on top, charges in a narrow column on the right and safety advice in a tinted one. */
export const gasBill: UnseenLayout = {
  name: 'gas-bill',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['narrow', 'sans', 'serif']), size: 7.8 })
    const tone = paper.pick(['#e07a00', '#1f6f8b', '#5b3f8c'])
    const { start, end } = slidingMonth(paper)
    const form = paper.pick(['Sep 30, 2026', 'SEP 30 2026', 'September 30, 2026', 'SEP 30/26'] as const)
    const billed = addDays(end, paper.between(1, 3))
    const due = addDays(billed, paper.between(16, 22))
    const used = paper.between(12, 460)
    const charges = [
      ['Customer charge', paper.between(2_150, 2_700)],
      [`Delivery ${used} m³`, Math.round(used * paper.between(9, 15))],
      ['Transportation to utility', Math.round(used * 5.1)],
      [paper.pick(['Federal carbon charge', 'Storage charge']), Math.round(used * 3.3)],
      ['Gas supply charge', Math.round(used * paper.between(9, 16))],
    ] as const
    const subtotal = charges.reduce((sum, [, cents]) => sum + cents, 0)
    const tax = Math.round(subtotal * 0.13)
    const previous = paper.between(3_000, 30_000)
    const owing = paper.chance(0.2) ? paper.between(100, previous) : 0
    const total = subtotal + tax + owing
    const company = paper.put('issuer_name', issuer(paper, 'gas'))
    page.draw(ellipse(54, 44, 18, 22, { fill: tone }), ellipse(54, 51, 9, 13, { fill: '#ffffff' }))
    page.text(82, 44, company, { bold: true, size: 12 })
    page.text(
      82,
      56,
      paper.pick([
        'Account inquiries 1-877-555-0160   Smell gas? 1-866-555-0199',
        'fundygas.example   Emergency 1-866-555-0199',
      ]),
      { size: 6.8 },
    )
    const amount = putMoney(paper, 'amount_due', total, '-$1.00')
    const cells: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Account number', 'Your account number', 'Account no.']),
        number(paper, 'account_number', paper.pick(['## ## ## ##### #', '910########', '###-####-###'])),
      ],
      [
        paper.pick(['Bill date', 'Date of bill', 'Billing date', 'Date issued']),
        putDate(paper, 'document_date', billed, form),
      ],
      [
        paper.pick(['Due date', 'Late payment effective date', 'Pay by', 'Payment due']),
        putDate(paper, 'due_date', due, form),
      ],
      [paper.pick(['Amount due', 'Total amount due', 'Please pay', 'Balance due']), amount],
    ]
    cells.forEach(([caption, value], index) =>
      page.cell([36 + index * 135, 76, 135, 30], caption, value, {
        size: 9.5,
        fill: index === 3 ? '#fff3dd' : '#ffffff',
      }),
    )
    const who = nameIn(somebody(paper, 'CA'), paper.pick(['capitals', 'initial', 'plain', 'surnameFirst']))
    const place = home(paper, 'CA', paper.chance(0.5))
    const address = putAddress(paper, place.lines)
    page.stack(60, 140, 11.5, [paper.put('document_holder_name', who), ...address], { size: 9 })
    page.stack(360, 140, 10, ['Mail cheques to:', 'PO Box 644', 'Scarborough ON  M1K 5H1'], { size: 7.4 })
    page.rule(20, 214, 592, '#888888')
    page.draw(box(36, 232, 190, 440, { fill: '#f3f0ea' }))
    page.text(46, 250, paper.pick(['Before you dig', 'Winter is coming', 'Stay safe']), {
      bold: true,
      size: 10,
      color: tone,
    })
    const note = page.prose(
      46,
      266,
      170,
      'Call or click before you dig: it is free and it is the law. Have your furnace inspected by a licensed technician every year and test your carbon monoxide alarm. Save up to $250.00 with a smart thermostat rebate.',
      { size: 7.4 },
    )
    page.text(46, note + 14, 'Your gas use', { bold: true })
    for (let bar = 0; bar < 7; bar += 1) {
      const tall = paper.between(8, 80)
      page.draw(box(50 + bar * 24, note + 120 - tall, 16, tall, { fill: bar === 6 ? tone : '#cfc8bb' }))
    }
    page.text(46, note + 136, `${used} m³ this period, ${paper.between(10, 400)} m³ last year`, { size: 6.8 })
    page.text(246, 246, 'Service address', { size: 6.8 })
    page.text(246, 257, plainCapitals(place.street), { size: 8 })
    page.text(
      246,
      272,
      `Meter ${paper.code('#######')}   ${dateIn(start, form)} - ${dateIn(end, form)}   ${paper.pick(['actual', 'estimated'])} reading`,
      { size: 7 },
    )
    const y = page.pairs({ x: 246, right: 576, y: 300, leading: 14 }, [
      [paper.pick(['Balance from last bill', 'Previous balance', 'Your last bill']), moneyIn(previous, '-$1.00')],
      [
        `Payment received ${dateIn(addDays(start, 12), form)}`,
        moneyIn(owing - previous, paper.pick(['-$1.00', '$1.00 CR'])),
      ],
      ['Balance forward', moneyIn(owing, '-$1.00'), true],
      ...charges.map(([what, cents]) => [what, moneyIn(cents, '-$1.00')] as const),
      ['Charges for natural gas', moneyIn(subtotal, '-$1.00'), true],
      [`HST (13%) ${paper.code('#########')} RT0001`, moneyIn(tax, '-$1.00')],
    ])
    page.rule(246, y - 4, 576)
    page.text(246, y + 12, paper.pick(['Total amount due', 'Total', 'Amount now due']), { bold: true, size: 10 })
    page.right(576, y + 12, amount, { bold: true, size: 10 })
    if (paper.chance(0.5))
      page.text(
        246,
        y + 30,
        `After ${dateIn(due, form)} pay ${moneyIn(Math.round(total * 1.015), '-$1.00')} (late payment charge 1.5%)`,
        { size: 7 },
      )
    page.prose(
      36,
      700,
      540,
      'Rates are approved by the energy regulator. Customers on the equal monthly payment plan: do not pay this bill, the instalment is withdrawn automatically.',
      { size: 6.4 },
    )
    return [page.sheet()]
  },
}
