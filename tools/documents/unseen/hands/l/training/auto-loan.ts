import { addDays } from '../../../../calendar.ts'
import { box, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A lender's letter about a car or student loan: values inside sentences and a short list, department names as rivals of the lender. */
export const autoLoan: UnseenLayout = {
  name: 'auto-loan',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const lender = paper.put(
      'issuer_name',
      issuer(paper, ['Auto Finance', 'Federal Credit Union', 'Student Loan Trust', 'Financial Services, Inc.']),
    )
    const date = addDays(paper.today, -paper.between(2, 70))
    const print = paper.pick([day.long, day.month, day.bare])
    const balance = paper.between(210000, 4300000)
    const payment = paper.between(14000, 79000)
    const rate = paper.pick(['3.9', '4.49', '5.24', '6.8', '8.99', '11.45'])
    const name = paper.put('document_holder_name', plainName(who))
    const address = addressLines(who, paper.pick(['stacked', 'written', 'capitals']))
    recordAddress(paper, address)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('####-######-L01'), paper.code('######7##'), paper.code('*****####')]),
    )
    const issued = dated(paper, 'document_date', date, print)
    const owed = sum(paper, 'closing_balance', balance)
    const monthly = sum(paper, 'payment_amount', payment)
    const shownRate = `${paper.put('interest_rate', rate, rate)}%`
    const maturity = paper.chance(0.7)
      ? dated(
          paper,
          'maturity_date',
          `20${paper.between(27, 33)}-${paper.pick(['03', '08', '11'])}-${paper.between(10, 28)}`,
          print,
        )
      : ''
    const style = { size: 10, face: paper.pick(['serif', 'sans'] as const), leading: 15 }
    const due = print(addDays(date, 20))
    const first = paragraph(
      60,
      262,
      490,
      paper.pick([
        `Thank you for your continued business. As of ${issued}, the principal balance of your loan ${number} is ${owed}. Interest accrues daily at an annual rate of ${shownRate}.`,
        `This statement shows the status of loan ${number}. You owe ${owed}, at ${shownRate} simple interest, after your last payment of ${monthly}.`,
      ]),
      style,
    )
    const second = paragraph(
      60,
      first.bottom + 12,
      490,
      `${paper.pick([`Your next installment of ${monthly} is due on ${due}.`, `Please pay ${monthly} on or before ${due}.`])}${maturity === '' ? '' : ` The final payment is scheduled for ${maturity} (maturity date).`} A payoff quote differs from the balance above; request it at least 10 days ahead.`,
      style,
    )
    const hasList = paper.chance(0.6)
    const list: [string, string][] = [
      [paper.pick(['Current balance', 'Principal balance', 'Remaining balance']), owed],
      [paper.pick(['Monthly payment', 'Payment amount', 'Regular payment']), monthly],
      ['Original amount financed', money.dollars(balance + 900000)],
      ['Interest rate', shownRate],
      ['Paid this year: interest', money.dollars(Math.round(balance * 0.04))],
      ['Last payment received', day.bare(addDays(date, -11))],
    ]
    return [
      page([
        text(60, 60, lender, { size: 18, face: 'serif-bold', color: paper.pick(['#15395b', '#6c1d45', '#2e5339']) }),
        text(60, 74, paper.pick(['Loan Operations Department', 'Consumer Lending', 'Account Services']), { size: 8.5 }),
        ...lines(430, 60, 11, [`PO Box ${paper.code('####')}`, 'Wilmington, DE 19886', '(555) 555-0113'], {
          size: 8.5,
        }),
        text(60, 116, issued, style),
        ...lines(60, 146, 14, [name, ...address], { size: 10, face: style.face }),
        text(
          60,
          222,
          `Re: ${paper.pick(['Retail installment contract', 'Your loan', 'Statement of account'])} ${number}, ${paper.pick([`${paper.between(2017, 2026)} crossover, VIN ending ${paper.code('######')}`, 'simple interest note', 'direct loan - repayment'])}`,
          { ...style, face: 'sans-bold', size: 9 },
        ),
        text(60, 244, `Dear ${who.first} ${who.last}:`, style),
        ...first.marks,
        ...second.marks,
        ...(hasList
          ? [
              box(60, second.bottom + 6, 300, 104, { stroke: '#888', strokeWidth: 0.6 }),
              ...pairs({ x: 68, y: second.bottom + 22, leading: 16, right: 352 }, list, { size: 9, face: style.face }),
            ]
          : []),
        ...paragraph(
          60,
          second.bottom + 140,
          490,
          'If your account is in bankruptcy this letter is for information only and is not an attempt to collect a debt. We may report information about your account to credit bureaus.',
          { ...style, size: 8, leading: 11 },
        ).marks,
        ...lines(
          60,
          second.bottom + 190,
          14,
          ['Sincerely,', '', plainName(resident(paper)), 'Manager, Loan Operations'],
          style,
        ),
      ]),
    ]
  },
}
