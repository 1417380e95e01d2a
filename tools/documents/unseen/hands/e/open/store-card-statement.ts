import { addDays, shortMonth } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { canonicalMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, letter, money, paragraph, slashed } from '../kit.ts'
import { home, issuers, mailLines, resident } from '../people.ts'

const goods = ['PATIO & GARDEN', 'LUMBER 2X4 / FASTENERS', 'APPLIANCES - PROMO 0044', 'PAINT SUNDRIES'] as const

/** Store card run by a bank: shaded boxes of two columns, promotional balances, two pages, holder's name without a caption. */
export const storeCardStatement: UnseenLayout = {
  name: 'store-card-statement',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.cardBank).toUpperCase())
    const { given, middle, surname } = resident(paper)
    const name = paper.put('document_holder_name', `${given} ${middle} ${surname}`.toUpperCase())
    const mail = mailLines(home(paper)).map((row) => row.toUpperCase())
    paper.put('address', mail.join(', '), mail.join(' '))
    const account = paper.put('account_number', paper.code('6034 59## #### ####'))
    const stated = addDays(paper.today, -paper.between(3, 50))
    const statedText = paper.put('document_date', stated, slashed(stated))
    const due = slashed(addDays(stated, 23))
    const previous = paper.between(20_000, 120_000)
    const paid = paper.between(3000, 20_000)
    const buys = goods.map(() => paper.between(1900, 64_000))
    const interest = paper.between(400, 2900)
    const balance = previous - paid + total(buys) + interest
    const limit = Math.ceil(balance / 100_000) * 100_000 + paper.between(1, 9) * 50_000
    const least = Math.max(3000, Math.round(balance * 0.035))
    paper.put('closing_balance', canonicalMoney(balance), `$${money(balance)}`)
    paper.put('minimum_payment', canonicalMoney(least), `$${money(least)}`)
    const limitText = paper.put('credit_limit', canonicalMoney(limit), `$${money(limit)}`)
    const promo = buys[2] ?? 0
    const heading = (x: number, y: number, width: number, title: string) => [
      box(x, y, width, 16, { fill: '#d9d9d9' }),
      text(x + 6, y + 11.5, title, { size: 9, face: 'narrow-bold' }),
    ]
    const plain = { size: 8.5, face: 'narrow' } as const
    return [
      letter(
        [
          text(36, 54, 'TIMBER & NAIL', { size: 22, face: 'serif-bold', color: '#1f3d7a' }),
          text(36, 68, 'Home Project Card', { size: 9, face: 'serif', color: '#1f3d7a' }),
          text(576, 44, name, { ...plain, face: 'narrow-bold', align: 'right' }),
          text(576, 56, `Account Number: ${account}`, { ...plain, align: 'right' }),
          text(576, 68, 'Customer Service: 1-800-555-0153', { ...plain, align: 'right' }),
          ...heading(36, 84, 264, 'Summary of Account Activity'),
          ...grid(
            [42, -294],
            { y: 116, leading: 14 },
            [
              ['Previous Balance', `$${money(previous)}`],
              ['- Payments', `$${money(paid)}`],
              ['- Other Credits', '$0.00'],
              ['+ Purchases/Debits', `$${money(total(buys))}`],
              ['+ Fees Charged', '$0.00'],
              ['+ Interest Charges', `$${money(interest)}`],
              ['New Balance', `$${money(balance)}`],
              ['Credit Limit', limitText],
              ['Available Credit', `$${money(limit - balance)}`],
              ['Statement Date', statedText],
              ['Days in Billing Cycle', '31'],
            ],
            plain,
          ),
          ...heading(312, 84, 264, 'Payment Information'),
          ...grid(
            [318, -570],
            { y: 116, leading: 16 },
            [
              ['New Balance', `$${money(balance)}`],
              ['Total Minimum Payment Due', `$${money(least)}`],
              ['Payment Due Date', due],
            ],
            { ...plain, size: 9.5 },
          ),
          ...paragraph(
            { x: 318, y: 170, width: 250, leading: 11 },
            `PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE. We may convert your payment into an electronic debit. Late Payment Warning: if we do not receive your Total Minimum Payment Due by the date listed above, you may have to pay a late fee up to $41.00.`,
            { size: 8 },
          ).marks,
          ...heading(36, 282, 540, 'Promotional Purchase Summary'),
          ...grid(
            [42, 160, -330, -440, -570],
            { y: 312, leading: 14 },
            [
              ['Tran Date', 'Description', 'Promo Balance', 'Deferred Interest', 'Expires'],
              [
                slashed(addDays(stated, -12)),
                'NO INTEREST IF PAID IN FULL',
                `$${money(promo)}`,
                `$${money(Math.round(promo * 0.021))}`,
                slashed(addDays(stated, 170)),
              ],
            ],
            plain,
          ),
          ...heading(36, 346, 540, 'Transaction Summary'),
          ...grid(
            [42, 100, 190, -570],
            { y: 376, leading: 14 },
            [
              ['Date', 'Reference #', 'Description', 'Amount'],
              [
                slashed(addDays(stated, -22)).slice(0, 5),
                paper.code('P9145####'),
                'PAYMENT - THANK YOU',
                `($${money(paid)})`,
              ],
              ...goods.map((good, index) => [
                slashed(addDays(stated, index * 3 - 18)).slice(0, 5),
                paper.code('00#####'),
                `STORE 1147 ${good}`,
                `$${money(buys[index] ?? 0)}`,
              ]),
            ],
            plain,
          ),
          ...paragraph(
            { x: 36, y: 490, width: 540, leading: 12 },
            `PAYING LATE MAY END A PROMOTION. Card products are issued by ${issuer}. Shop the ${shortMonth(stated, 'en')}. clearance and take 10% off a purchase of $299 or more on your card through 11/30/2026.`,
            { size: 8.5 },
          ).marks,
          line(36, 560, 576, 560, { stroke: '#888888' }),
          text(
            306,
            574,
            'Detach and mail this portion with your check. Do not include any correspondence with your check.',
            { size: 7, align: 'middle' },
          ),
          ...grid(
            [60, 170, 280, 420],
            { y: 596, leading: 14 },
            [
              ['Payment Due', 'New Balance', 'Total Minimum Payment', 'Account Number'],
              [due, `$${money(balance)}`, `$${money(least)}`, account],
            ],
            plain,
          ),
          ...lines(80, 660, 12, [name, ...mail], { size: 9.5, face: 'mono' }),
          ...lines(350, 660, 12, ['Make Payment to:', issuer, 'BOX 530914', 'ATLANTA, GA 30353-0914'], {
            size: 8.5,
            face: 'sans',
          }),
        ],
        'PAGE 1 of 2    5404 0011 YGH  1 7 22  SPECIMEN',
      ),
      letter(
        [
          text(36, 54, 'Important information about your account', { size: 12, face: 'serif-bold' }),
          ...heading(36, 80, 540, 'Interest Charge Calculation'),
          ...grid(
            [42, -300, -440, -570],
            { y: 112, leading: 16 },
            [
              ['Type of Balance', 'Annual Percentage Rate', 'Balance Subject to Rate', 'Interest Charge'],
              ['Regular Purchases', '28.99% (v)', `$${money(previous - paid)}`, `$${money(interest)}`],
              ['Deferred Interest', '28.99% (v)', `$${money(promo)}`, '$0.00'],
            ],
            plain,
          ),
          ...heading(36, 180, 540, '2026 Totals Year-to-Date'),
          ...grid(
            [42, -200],
            { y: 212, leading: 15 },
            [
              ['Total Fees Charged in 2026', '$29.00'],
              ['Total Interest Charged in 2026', `$${money(interest * 6)}`],
            ],
            plain,
          ),
          ...paragraph(
            { x: 36, y: 270, width: 540, leading: 13 },
            'What To Do If You Think You Find A Mistake On Your Statement: write to us at the billing inquiries address with your name and account number, the dollar amount of the suspected error, and a description of the problem. You must contact us within 60 days after the error appeared on your statement.',
            { size: 9 },
          ).marks,
        ],
        `PAGE 2 of 2   SPECIMEN`,
      ),
    ]
  },
}
