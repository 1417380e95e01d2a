import { addDays } from '../../../../calendar.ts'
import { box, roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'
import { calendarMonth } from '../times.ts'

/** A mobile bill that greets by first name, its total large in the middle, a strip of steps from the last bill to this one. */
export const wirelessBill: UnseenLayout = {
  name: 'wireless-bill',
  docType: 'telecom_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const face = paper.pick(['sans', 'narrow'] as const)
    const page = openPage(paper, { face, size: 8, color: '#2a2a33' })
    const tone = paper.pick(['#5f259f', '#c4006a', '#006f51', '#0054a6'])
    const period = calendarMonth(paper)
    const billed = addDays(period.end, paper.between(1, 8))
    const form = paper.pick(['September 30, 2026', 'Sep. 30, 2026', 'Sep 30, 2026'] as const)
    const holder = somebody(paper, 'CA')
    const name = paper.put('document_holder_name', nameIn(holder, paper.pick(['plain', 'capitals', 'initial'])))
    const company = issuer(paper, 'mobile')
    const numbers = Array.from(
      { length: paper.between(1, 3) },
      () => [paper.code('### 555-01##'), paper.between(3_500, 9_900), paper.pick([0, 0, 2_083, 4_541])] as const,
    )
    const plans = numbers.reduce((sum, [, plan, device]) => sum + plan + device, 0)
    const tax = Math.round(plans * paper.pick([0.05, 0.13, 0.15]))
    const previous = paper.between(4_000, 21_000)
    const total = plans + tax
    page.draw(box(0, 0, 612, 5, { fill: tone }))
    logo(page, 36, 24, initialsOf(company), paper.pick(['disc', 'leaf', 'hex']), tone)
    const isLow = paper.chance(0.4)
    if (!isLow) page.text(86, 48, paper.put('issuer_name', company), { size: 12, bold: true })
    page.pairs({ x: 380, right: 576, y: 36, leading: 12.5 }, [
      [
        paper.pick(['Account number', 'Account #', 'Your account number']),
        number(paper, 'account_number', paper.pick(['#########', '5########', '8-####-####'])),
      ],
      [
        paper.pick(['Bill date', 'Billing date', 'Invoice date', 'Date of your bill']),
        putDate(paper, 'document_date', billed, form),
      ],
      ['Bill number', paper.code('##########')],
      [paper.pick(['Pre-authorized payment on', 'Required payment date', 'Pay by']), dateIn(addDays(billed, 19), form)],
    ])
    page.stack(58, 118, 11.5, [name, ...putAddress(paper, home(paper, 'CA', paper.chance(0.3)).lines)], { size: 9 })
    page.text(
      330,
      124,
      paper.pick([
        `Hi ${holder.given}, here is your bill.`,
        `${holder.given}, thanks for being with us!`,
        'Your bill at a glance',
      ]),
      { size: 11, color: tone },
    )
    page.draw(roundedBox(330, 136, 246, 56, 8, { fill: '#f4f1f8' }))
    page.text(
      342,
      154,
      paper.pick([
        'Total to pay',
        'Amount due',
        'Your total',
        'Total amount owing',
        `What you owe by ${dateIn(addDays(billed, 19), 'Sep 30')}`,
      ]),
      { size: 9 },
    )
    page.text(342, 180, putMoney(paper, 'amount_due', total, '-$1.00'), { size: 20, bold: true, color: tone })
    const steps = [
      ['Last bill', previous],
      ['Payments received', -previous],
      ['Balance forward', 0],
      ['Current charges', total],
    ] as const
    steps.forEach(([caption, cents], index) =>
      page.cell([36 + index * 135, 220, 130, 32], caption, moneyIn(cents, paper.pick(['-$1.00', '$1.00 CR'])), {
        size: 10,
        stroke: tone,
        align: 'middle',
      }),
    )
    page.grid(
      [
        ['Your numbers', 40],
        ['Monthly plan', 300, 'right'],
        ['Device financing', 400, 'right'],
        ['Usage', 470, 'right'],
        ['Total', 572, 'right'],
      ],
      [
        ...numbers.map(([phone, plan, device]) => [
          phone,
          moneyIn(plan, '-$1.00'),
          moneyIn(device, '-$1.00'),
          '$0.00',
          moneyIn(plan + device, '-$1.00'),
        ]),
        ['GST/HST', '', '', '', moneyIn(tax, '-$1.00')],
        ['Total of current charges', '', '', '', moneyIn(total, '-$1.00')],
      ],
      { x: 36, y: 276, width: 540, leading: 16, shade: '#ece8f3' },
    )
    page.text(36, 430, `Billing period: ${dateIn(period.start, form)} to ${dateIn(period.end, form)}`, { size: 7.5 })
    page.prose(
      36,
      446,
      540,
      `Upgrade and save: get $${paper.pick([100, 240, 400])} off a new phone with a 2-year term. Late payment charge 3% per month (42.58% per year). Prices may change on notice of 30 days. Contact us first with any complaint; if we cannot solve it, the commission for telecom complaints may help.`,
      { size: 7 },
    )
    page.rule(20, 620, 592, '#aaaaaa')
    page.pairs({ x: 36, right: 260, y: 640, leading: 14 }, [
      ['Total due', moneyIn(total, '-$1.00'), true],
      ['Amount enclosed', '$'],
    ])
    page.text(330, 640, 'Pay online, by bank or by mail with this slip.', { size: 7.4 })
    page.text(330, 654, paper.code('>8#############0####<'), { face: 'mono' })
    if (isLow)
      page.text(
        36,
        760,
        `© 2026 ${paper.put('issuer_name', company)}  All rights reserved. 900 Signal Rd, Ottawa ON  K1Z 0A1. GST ${paper.code('8######## RT0001')}`,
        { size: 6.2 },
      )
    const detail = openPage(paper, { face, size: 7.6 })
    detail.text(36, 44, `Usage of ${numbers[0]?.[0] ?? ''}`, { size: 11, bold: true })
    detail.grid(
      [
        ['Date', 38],
        ['Type', 140],
        ['Used', 300, 'right'],
        ['Included', 400, 'right'],
      ],
      Array.from({ length: paper.between(4, 9) }, (_, index) => [
        dateIn(addDays(period.start, index * 3), 'Sep 30'),
        paper.pick(['Data', 'Text messages', 'Talk']),
        `${paper.between(1, 900)}`,
        'Unlimited',
      ]),
      { x: 36, y: 58, width: 540, leading: 14 },
    )
    return paper.chance(0.5) ? [page.sheet(), detail.sheet()] : [page.sheet()]
  },
}
