import { addDays, shortMonth } from '../../../../calendar.ts'
import { box, ellipse, line, lines, shape, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { bars, letter, money, paragraph, perforation, slashed } from '../kit.ts'
import { home, issuers, mailLines, resident, withInitial } from '../people.ts'

const contact = [
  'Customer Service',
  'Mon-Fri 7 a.m.-9 p.m., Sat 8 a.m.-6 p.m.',
  'Phone: 1-855-555-0174',
  'Local Office:',
  '88 Cannery Row',
]
const notices = [
  'Rate relief: you may be eligible for a monthly discount of 20% or more on your bill. Qualifying is based on the number of people in your home. Enroll online; most applications take five minutes.',
  'A late fee may apply. Payments received after the due date are subject to a charge of 1.5% per month on amounts past due.',
]

/** Western gas and electric company: account strip at the top right, summary of the month at the left, stub at the bottom. */
export const energyStatement: UnseenLayout = {
  name: 'energy-statement',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.power))
    const name = paper.put('document_holder_name', withInitial(resident(paper), '').toUpperCase())
    const mail = mailLines(home(paper, 'CA')).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code(`${paper.between(1, 9)}#########-#`))
    const stated = addDays(paper.today, -paper.between(8, 40))
    const due = addDays(stated, 21)
    paper.put('document_date', stated, slashed(stated))
    paper.put('due_date', due, slashed(due))
    const before = paper.between(6000, 24000)
    const [electric, gas] = [paper.between(4100, 26000), paper.between(1400, 9000)]
    const total = paper.put('amount_due', canonicalMoney(electric + gas), `$${money(electric + gas)}`)
    const summary = [
      ['Amount Due on Previous Statement', `$${money(before)}`],
      ['Payment(s) Received Since Last Statement', `-${money(before)}`],
      ['Previous Unpaid Balance', '$0.00'],
      ['Current Electric Charges', `$${money(electric)}`],
      ['Current Gas Charges', `${money(gas)}`],
    ] as const
    const strip = [
      ['Account No:', account],
      ['Statement Date:', slashed(stated)],
      ['Due Date:', slashed(due)],
    ] as const
    return [
      letter(
        [
          ...logo(issuer),
          text(590, 46, 'ENERGY STATEMENT', { size: 15, face: 'sans-bold', align: 'right', color: '#0a4f86' }),
          text(590, 58, 'www.myenergy-example.test', { size: 7, align: 'right' }),
          ...strip.flatMap(([caption, value], index) => [
            text(500, 80 + index * 13, caption, { size: 9, face: 'sans', align: 'right' }),
            text(590, 80 + index * 13, value, { size: 9, face: 'sans-bold', align: 'right' }),
          ]),
          text(36, 112, 'Service For:', { size: 9, face: 'sans-bold' }),
          ...lines(36, 126, 11, [name, ...mail], { size: 9, face: 'sans' }),
          text(36, 190, 'Questions about your bill?', { size: 9, face: 'sans-bold' }),
          ...lines(36, 203, 10.5, contact, { size: 8 }),
          ...accountSummary(summary, due, total),
          ...notices.flatMap((notice, index) => [
            box(36, 440 + index * 62, 540, 52, { fill: '#eef3f8' }),
            ...paragraph({ x: 44, y: 455 + index * 62, width: 522, leading: 11 }, notice, { size: 8 }).marks,
          ]),
          ...history(paper),
          ...perforation(628),
          text(
            306,
            640,
            'Please return this portion with your payment. No staples or paper clips. Do not fold. Thank you.',
            { size: 6.5, align: 'middle' },
          ),
          text(60, 660, paper.code('9990############################'), { size: 8, face: 'mono' }),
          ...['Account Number:', 'Due Date:', 'Total Amount Due:', 'Amount Enclosed:'].map((caption, index) =>
            text(250 + index * 88, 682, caption, { size: 7, face: 'sans' }),
          ),
          ...[account, slashed(due), total, '$  ______.__'].map((value, index) =>
            text(250 + index * 88, 695, value, { size: 8.5, face: 'sans-bold' }),
          ),
          ...lines(70, 724, 10, [name, ...mail], { size: 8.5, face: 'mono' }),
          ...lines(400, 724, 10, [issuer.toUpperCase(), 'BOX 997300', 'SACRAMENTO, CA 95899-7300'], {
            size: 8.5,
            face: 'mono',
          }),
          bars(paper, { x: 400, y: 752, width: 150, height: 9 }),
        ],
        'Page 1 of 1   SPECIMEN - drawn for tests',
      ),
    ]
  },
}

function logo(issuer: string): Mark[] {
  return [
    shape('M36 30 L66 30 L60 62 L36 62 Z', { fill: '#0a4f86' }),
    ellipse(51, 46, 8, 10, { fill: '#f0b323' }),
    text(76, 44, issuer, { size: 11, face: 'sans-bold', color: '#0a4f86' }),
    text(76, 56, 'Energy for the valley since 1911', { size: 7 }),
  ]
}

function accountSummary(rows: readonly (readonly [string, string])[], due: string, total: string): Mark[] {
  return [
    text(250, 150, 'Your Account Summary', { size: 13, face: 'sans-bold', color: '#0a4f86' }),
    line(250, 156, 590, 156, { stroke: '#0a4f86', strokeWidth: 1.4 }),
    ...rows.flatMap(([caption, value], index) => [
      text(250, 174 + index * 16, caption, { size: 9.5, face: 'sans' }),
      text(590, 174 + index * 16, value, { size: 9.5, face: 'sans', align: 'right' }),
    ]),
    box(250, 256, 340, 26, { fill: '#0a4f86' }),
    text(258, 273, `Total Amount Due by ${slashed(due)}`, { size: 11, face: 'sans-bold', color: '#ffffff' }),
    text(584, 273, total, { size: 12, face: 'sans-bold', color: '#ffffff', align: 'right' }),
  ]
}

function history(paper: Paper): Mark[] {
  const months = Array.from({ length: 13 }, (_, index) =>
    shortMonth(`2026-${String(((index + 8) % 12) + 1).padStart(2, '0')}-01`, 'en'),
  )
  return [
    text(36, 312, 'Your Electric Usage History (kWh per day)', { size: 9, face: 'sans-bold' }),
    ...months.flatMap((month, index) => {
      const height = paper.between(18, 78)
      return [
        box(48 + index * 40, 416 - height, 22, height, { fill: index === 12 ? '#f0b323' : '#8fb2cf' }),
        text(59 + index * 40, 426, month, { size: 6.5, align: 'middle' }),
      ]
    }),
    line(40, 416, 576, 416),
  ]
}
