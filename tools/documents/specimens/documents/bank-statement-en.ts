import { longDate, shortMonth } from '../../calendar.ts'
import { fictionNotice, overprint } from '../../drawing/overprint.ts'
import { box, letterPaper, line, lines, shape, text } from '../../drawing/sheet.ts'
import type { Mark, Sheet } from '../../drawing/sheet.ts'
import { table, totalLine } from '../../drawing/table.ts'
import { printedDollars, printedMoney } from '../../money.ts'
import { fullName } from '../../person.ts'
import { homeLines } from '../people.ts'
import type { StatementFigures, Transaction } from '../figures/statement.ts'

/** A chequing account statement of an English Canadian bank: summary above, withdrawals and deposits in two columns. */
export function englishStatementPage(figures: StatementFigures): Sheet {
  const opening = ['', 'Opening balance', '', '', printedMoney(figures.opening, 'en')]
  const closing = ['', 'Closing balance', '', '', printedMoney(figures.closing, 'en')]
  const activity = table(columns, [opening, ...figures.transactions.map(row), closing], {
    x: 42,
    y: 318,
    width: 528,
    leading: 16,
    size: 8.6,
    shade: '#e5e9ef',
    ink: '#14213d',
  })
  const marks = [
    overprint(306, 480, 96, 'SPECIMEN', -30),
    ...letterhead(),
    ...holder(figures),
    ...summary(figures),
    text(48, 306, 'Account activity', { size: 11, face: 'narrow-bold', color: '#14213d' }),
    ...activity.marks,
    ...lines(
      48,
      720,
      11,
      [
        'Please check this statement and report any error within 30 days of its date. Deposits held at Northern Birch Bank are',
        'eligible for deposit insurance up to the limits in force. Northern Birch Bank is a fictional institution.',
      ],
      { size: 7.4, color: '#555' },
    ),
    fictionNotice(770, 'SPECIMEN - fictional bank and customer'),
    text(570, 770, 'Page 1 of 1', { size: 7.6, align: 'right', color: '#555' }),
  ]
  return { ...letterPaper, background: '#fff', marks }
}

function letterhead(): Mark[] {
  return [
    shape('M58 34 L74 62 L64 62 L64 70 L52 70 L52 62 L42 62 Z', { fill: '#14213d' }),
    text(84, 58, 'Northern Birch Bank', { size: 18, face: 'narrow-bold', color: '#14213d' }),
    text(570, 48, 'ACCOUNT STATEMENT', { size: 12.4, face: 'narrow-bold', align: 'right', color: '#14213d' }),
    text(570, 62, 'Everyday Chequing', { size: 9, align: 'right', color: '#555' }),
    box(42, 82, 528, 2.4, { fill: '#fca311' }),
  ]
}

function holder({ person }: StatementFigures): Mark[] {
  return [
    ...lines(48, 122, 14, [fullName(person, 'whole'), ...homeLines(person)], { size: 10.4 }),
    ...lines(48, 196, 12, ['Your branch: 20417, 155 Rideau Quay, Ottawa ON', 'Questions? 1-800-555-0172'], {
      size: 8,
      color: '#555',
    }),
  ]
}

function summary(figures: StatementFigures): Mark[] {
  const row = (y: number, label: string, value: string, bold = false) =>
    totalLine(label, value, { x: 322, right: 560, y, size: 9, bold })
  return [
    box(310, 100, 260, 178, { stroke: '#14213d', strokeWidth: 0.7 }),
    text(322, 118, 'Statement period', { size: 9 }),
    text(560, 118, `${longDate(figures.periodStart, 'en')} to`, { size: 9, align: 'right' }),
    text(560, 130, longDate(figures.periodEnd, 'en'), { size: 9, align: 'right' }),
    ...row(146, 'Statement date', longDate(figures.statementDate, 'en')),
    ...row(161, 'Account number', figures.accountNumber),
    ...row(176, 'Transit / Institution', '20417 / 899'),
    ...row(191, 'Currency', 'CAD'),
    line(322, 199, 560, 199, { stroke: '#aab2c0' }),
    ...row(214, 'Opening balance', printedDollars(figures.opening, 'en')),
    ...row(229, 'Total deposits and credits', `+ ${printedDollars(figures.credits, 'en')}`),
    ...row(244, 'Total withdrawals and debits', `- ${printedDollars(figures.debits, 'en')}`),
    ...row(266, 'Closing balance', printedDollars(figures.closing, 'en'), true),
  ]
}

function row({ date, description, amount, balance }: Transaction): string[] {
  const printed = printedMoney(Math.abs(amount), 'en')
  const day = `${shortMonth(date, 'en')} ${date.slice(8)}`
  return [day, description, amount < 0 ? printed : '', amount < 0 ? '' : printed, printedMoney(balance, 'en')]
}

const columns = [
  { title: 'Date', x: 48, align: 'left' },
  { title: 'Description', x: 96, align: 'left' },
  { title: 'Withdrawals ($)', x: 390, align: 'right' },
  { title: 'Deposits ($)', x: 474, align: 'right' },
  { title: 'Balance ($)', x: 564, align: 'right' },
] as const
