import { addDays, parts, shortMonth } from '../../../../calendar.ts'
import { box, ellipse, line, lines, roundedBox, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, grid, letter, money, paragraph } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const orange = '#d9480f'
const terms = [
  [
    'Therm',
    'A unit of heat equal to 100,000 Btu. We convert the hundred cubic feet (Ccf) your meter measures to therms.',
  ],
  [
    'Gas supply charge',
    'What we pay for the gas you use, without markup. This price changes every month with the market.',
  ],
  ['Delivery charge', 'The cost of bringing gas through our pipes to your home, approved by the state commission.'],
  [
    'Budget plan',
    'Spreads your yearly cost over equal monthly payments. Your actual balance and your budget amount differ; only the budget amount is payable.',
  ],
] as const

/** Gas company with rounded boxes, a two-column first page, a budget plan beside the actual balance, and a page of terms. */
export const gasBudgetBill: UnseenLayout = {
  name: 'gas-budget-bill',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.gas))
    const { given, surname } = resident(paper)
    const name = paper.put('document_holder_name', `${given} ${surname}`)
    const mail = mailLines(home(paper))
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code(`${paper.between(1, 9)} #### #### ##`))
    const issued = addDays(paper.today, -paper.between(4, 45))
    const due = addDays(issued, 22)
    const dueText = paper.put('due_date', due, named(due))
    const issuedText = paper.put('document_date', issued, named(issued))
    const budget = paper.between(52, 139) * 100
    const [supply, delivery, rider] = [paper.between(1500, 9000), paper.between(2200, 5400), paper.between(110, 700)]
    const balance = supply + delivery + rider + paper.between(1000, 20000)
    paper.put('amount_due', canonicalMoney(budget), `$${money(budget)}`)
    const detail = [
      ['Gas supply charge', `${paper.between(11, 64)} therms`, money(supply)],
      ['Delivery charge', 'Residential heating', money(delivery)],
      ['Infrastructure rider 14', '', money(rider)],
      ['Total current charges', '', `$${money(supply + delivery + rider)}`],
    ]
    return [
      letter(
        [
          ...flame(),
          text(470, 40, 'Page 1 of 2', { size: 7.5 }),
          ...lines(64, 116, 12, [name, ...mail], { size: 10, face: 'sans' }),
          roundedBox(322, 56, 256, 150, 9, { stroke: orange, strokeWidth: 1.2 }),
          ...grid([336], { y: 76, leading: 46 }, [['Amount to pay'], ['Please pay by'], ['Account number']], {
            size: 8,
            face: 'sans',
            color: orange,
          }),
          text(336, 98, `$${money(budget)}`, { size: 18, face: 'sans-bold' }),
          text(336, 140, dueText, { size: 13, face: 'sans-bold' }),
          text(336, 186, account, { size: 13, face: 'sans-bold' }),
          text(470, 76, 'Bill issued', { size: 8, face: 'sans', color: orange }),
          text(470, 90, issuedText, { size: 10, face: 'sans' }),
          text(470, 122, 'Next meter reading', { size: 8, face: 'sans', color: orange }),
          text(470, 136, named(addDays(issued, 31)), { size: 10, face: 'sans' }),
          text(40, 250, 'How much gas you used', { size: 12, face: 'sans-bold', color: orange }),
          ...meter(paper.between(2000, 8000), paper.between(20, 90), issued),
          text(322, 250, 'What you used costs', { size: 12, face: 'sans-bold', color: orange }),
          ...grid([322, 430, -578], { y: 270, leading: 18 }, detail, { size: 8.5, face: 'sans' }),
          line(322, 312, 578, 312, { stroke: '#999999' }),
          text(322, 366, 'Your budget plan', { size: 12, face: 'sans-bold', color: orange }),
          ...grid(
            [322, -578],
            { y: 386, leading: 16 },
            [
              ['Last budget payment, thank you', `-$${money(budget)}`],
              ['Actual account balance (not due)', `$${money(balance)}`],
              ['Budget amount due this month', `$${money(budget)}`],
            ],
            { size: 8.5, face: 'sans' },
          ),
          roundedBox(40, 470, 538, 74, 9, { fill: '#fff1e6' }),
          text(54, 490, 'Smell gas? Leave first, then call.', { size: 12, face: 'sans-bold' }),
          ...paragraph(
            { x: 54, y: 506, width: 510, leading: 12 },
            'Rotten eggs? Go outside right away and call 911 and our emergency line, 1-800-555-0119, from a safe place, day or night. Never use a phone or a light switch inside.',
            { size: 8.5 },
          ).marks,
          bars(paper, { x: 64, y: 610, width: 190, height: 10 }),
          ...lines(64, 640, 12, [name, ...mail], { size: 9.5, face: 'sans' }),
          ...lines(
            360,
            612,
            13,
            [
              'Account ' + account,
              `Pay $${money(budget)} by ${dueText}`,
              `Payable to ${issuer}`,
              'Add $____ to the Neighbor Fuel Fund',
            ],
            { size: 9, face: 'sans' },
          ),
        ],
        `${issuer}, a regulated public utility. 2026 all rights reserved. SPECIMEN`,
      ),
      letter(
        [
          ...flame(),
          text(470, 40, 'Page 2 of 2', { size: 7.5 }),
          text(40, 120, 'Words on your bill', { size: 14, face: 'sans-bold', color: orange }),
          ...terms.flatMap(([word, meaning], index) => [
            text(40, 150 + index * 50, word, { size: 9.5, face: 'sans-bold' }),
            ...paragraph({ x: 170, y: 150 + index * 50, width: 400, leading: 12 }, meaning, { size: 9 }).marks,
          ]),
          text(
            40,
            390,
            'Moving? Give us three days notice. Service dates on this bill may be estimated when we cannot read the meter.',
            { size: 8.5 },
          ),
        ],
        `${issuer} SPECIMEN`,
      ),
    ]
  },
}

function named(date: string): string {
  const { year, day } = parts(date)
  return `${shortMonth(date, 'en')} ${day}, ${year}`
}

function flame(): Mark[] {
  return [
    ellipse(60, 56, 22, 22, { fill: orange }),
    shape('M60 38 C70 50 72 58 66 68 C62 74 56 74 52 68 C47 58 56 52 60 38 Z', { fill: '#ffd8a8' }),
    text(90, 62, 'gas bill', { size: 20, face: 'sans-bold', color: '#444444' }),
  ]
}

function meter(previous: number, used: number, issued: string): Mark[] {
  const rows = [
    ['Meter', 'G0' + String(previous * 7)],
    ['Reading ' + named(addDays(issued, -3)), `${previous + used} Actual`],
    ['Reading ' + named(addDays(issued, -33)), `${previous} Actual`],
    ['Ccf in 30 days', String(used)],
  ]
  const usage = [30, 44, 62, 70, 51, 33, 18, 9, 8, 8, 9, 12]
  return [
    ...grid([40, -280], { y: 270, leading: 14 }, rows, { size: 8.5, face: 'sans' }),
    ...usage.map((height, index) =>
      box(44 + index * 20, 430 - height, 12, height, { fill: index === 11 ? orange : '#ced4da' }),
    ),
    text(40, 446, 'Last 12 months, Ccf', { size: 7 }),
  ]
}
