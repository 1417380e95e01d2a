import { addDays, longDate, parts, shortMonth } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bars, grid, letter, money, paragraph, perforation } from '../kit.ts'
import { exactHome, issuers, mailLines, resident, withInitial } from '../people.ts'

const plans = ['Unlimited Plus', 'Start Unlimited 2.0', 'Connected Watch', 'Tablet 5G Add-on'] as const
const legal =
  'Surcharges include a Regulatory Charge and an Administrative and Telco Recovery Charge, which are ours and not taxes, and may change. Bankruptcy inquiries: send correspondence to the address printed on the stub. Disputes must be sent within 180 days of the bill. By paying this bill you agree to arbitration.'

/** Mobile carrier: owner's block at the left, one big total, charges by line on a second page. */
export const wirelessBill: UnseenLayout = {
  name: 'wireless-bill',
  docType: 'telecom_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.wireless))
    const owner = resident(paper)
    const name = paper.put('document_holder_name', withInitial(owner, '').toUpperCase())
    const mail = mailLines(exactHome(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code(`${paper.between(2, 9)}########-00001`))
    const billed = addDays(paper.today, -paper.between(3, 33))
    const billedText = paper.put('document_date', billed, longDate(billed, 'en'))
    const due = addDays(billed, 23)
    const users = [owner, resident(paper), resident(paper)].map(({ given, surname }) => ({
      who: `${given} ${surname}`,
      phone: paper.code('6##-555-01##'),
      plan: paper.pick(plans),
      parts: [
        paper.between(2500, 8000),
        paper.between(0, 3400),
        paper.between(230, 420),
        paper.between(110, 390),
      ] as const,
    }))
    const sums = users.map((user) => total(user.parts))
    const sum = paper.put('amount_due', canonicalMoney(total(sums)), `$${money(total(sums))}`)
    const invoice = paper.code('98########')
    const head = (page: number): Mark[] => [
      ...[10, 18, 28].map((height, index) => box(40 + index * 12, 60 - height, 8, height, { fill: '#0b7285' })),
      ...grid(
        [340, 440],
        { y: 38, leading: 11 },
        [
          ['Bill date', billedText],
          ['Account number', account],
          ['Invoice number', invoice],
          ['', `Page ${page} of 2`],
        ],
        { size: 7.5, face: 'sans' },
      ),
    ]
    return [
      letter(
        [
          ...head(1),
          ...lines(40, 106, 11, [name, ...mail], { size: 8.5, face: 'sans' }),
          text(40, 186, 'Your bill is ready', { size: 22, face: 'sans-bold' }),
          text(40, 206, `Hi ${owner.given}, here's what you owe and why.`, { size: 10, face: 'sans' }),
          text(40, 254, sum, { size: 34, face: 'sans-bold' }),
          text(40, 274, `Total due by ${shortMonth(due, 'en')} ${parts(due).day}`, { size: 11, face: 'sans-bold' }),
          line(340, 176, 572, 176, { strokeWidth: 1.6 }),
          ...grid(
            [340, -572],
            { y: 192, leading: 16 },
            [
              ['Previous balance', `$${money(total(sums) - 312)}`],
              ['Payment received, thank you', `-$${money(total(sums) - 312)}`],
              ['Balance forward', '$0.00'],
              ...users.map(({ phone }, index) => [phone, `$${money(sums[index] ?? 0)}`]),
            ],
            { size: 9, face: 'sans' },
          ),
          box(40, 330, 532, 120, { fill: '#f5f5f5' }),
          text(54, 352, 'Save $10 a line every month', { size: 13, face: 'sans-bold' }),
          ...paragraph(
            { x: 54, y: 372, width: 500, leading: 13 },
            'Switch to Auto Pay with a bank account or debit card and paper-free billing and keep $10.00 per line in your pocket. Bring a friend before December 31, 2026 and both of you get a $100.00 gift card.',
            { size: 9, face: 'sans' },
          ).marks,
          ...paragraph({ x: 40, y: 480, width: 532, leading: 9 }, legal, { size: 6.5, face: 'sans', color: '#555555' })
            .marks,
          ...perforation(560),
          text(40, 584, `Bill date   ${billedText}`, { size: 8, face: 'sans' }),
          text(40, 596, `Account number   ${account}`, { size: 8, face: 'sans' }),
          text(572, 584, `Total amount due by ${shortMonth(due, 'en')} ${parts(due).day}   ${sum}`, {
            size: 9.5,
            face: 'sans-bold',
            align: 'right',
          }),
          text(572, 610, 'Make check payable to:', { size: 7.5, face: 'sans', align: 'right' }),
          text(572, 622, issuer, { size: 8, face: 'sans', align: 'right' }),
          ...lines(60, 660, 11, [name, ...mail], { size: 8.5, face: 'mono' }),
          ...lines(380, 660, 11, ['PAYMENT CENTER 4002', 'ACWORTH, GA 30101-0002'], { size: 8.5, face: 'mono' }),
          bars(paper, { x: 380, y: 690, width: 160, height: 9 }),
          text(60, 730, paper.code('################################ 00000##### ##########'), {
            size: 8,
            face: 'mono',
          }),
        ],
        `${issuer}  SPECIMEN`,
      ),
      letter(
        [
          ...head(2),
          text(40, 110, 'Charges by line details', { size: 16, face: 'sans-bold' }),
          ...users.flatMap(({ who, phone, plan, parts: amounts }, index) => {
            const y = 140 + index * 130
            const rows = [plan, 'Device payment 14 of 36', 'Surcharges', 'Taxes and gov fees'].map((caption, row) => [
              caption,
              `$${money(amounts[row] ?? 0)}`,
            ])
            return [
              line(40, y - 14, 572, y - 14, { strokeWidth: 1.2 }),
              text(40, y, who, { size: 10, face: 'sans-bold' }),
              text(40, y + 12, phone, { size: 9, face: 'sans' }),
              text(572, y, `$${money(sums[index] ?? 0)}`, { size: 10, face: 'sans-bold', align: 'right' }),
              ...grid([200, -500], { y: y + 14, leading: 15 }, rows, { size: 8.5, face: 'sans' }),
            ]
          }),
        ],
        `${issuer}  SPECIMEN`,
      ),
    ]
  },
}
