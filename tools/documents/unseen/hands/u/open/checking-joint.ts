import { addDays, monthEnd } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { box, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { firm, somebody, spouse, telephone } from '../people.ts'

/** A checking account of two people at an American savings bank: masked number, minus signs behind the amounts. */
export const checkingJoint: UnseenLayout = {
  name: 'checking-joint',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const other = spouse(paper, 'US', who)
    const names = [who, other].map((one) => `${one.given} ${one.middle.charAt(0)} ${one.surname}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const place = lived(paper, [
      who.street.toUpperCase(),
      `${who.city.toUpperCase()} ${who.region} ${who.postal}-${paper.code('####')}`,
    ])
    const bank = paper.put('issuer_name', `${firm(paper, 'US')} Savings Bank`)
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 8)}01`
    const opening = paper.between(196_000, 610_000)
    const account = paper.put('account_number', `XXXXXX${paper.code('####')}`)
    const navy = '#1d2f55'
    const ins = [
      [2, 'DIRECT DEP HARLAN MFG PAYROLL', paper.between(140_000, 240_000)],
      [9, 'MOBILE CHECK DEPOSIT', paper.between(5_000, 61_000)],
      [16, 'DIRECT DEP HARLAN MFG PAYROLL', paper.between(140_000, 240_000)],
      [27, 'INTEREST PAID', paper.between(3, 90)],
    ] as const
    const outs = [
      [1, 'ACH MORTGAGE PMT 00719', paper.between(98_000, 155_000)],
      [4, 'POS KROGER #0448', paper.between(4_000, 21_000)],
      [6, 'POS SHELL SERVICE STN', paper.between(2_800, 7_000)],
      [12, 'CHECK 1187', paper.between(6_000, 30_000)],
      [15, 'ACH ELECTRIC CO ONLINE PMT', paper.between(7_000, 19_000)],
      [19, 'ATM WITHDRAWAL MAIN ST', 20_000],
      [24, 'ZELLE TO L CORTEZ', paper.between(3_000, 12_000)],
    ] as const
    const [credits, debits] = [total(ins.map(([, , cents]) => cents)), total(outs.map(([, , cents]) => cents))]
    const closing = opening + credits - debits
    const marks: Mark[] = [
      shape('M48 62 L66 34 L84 62 Z', { fill: navy }),
      box(50, 64, 32, 6, { fill: '#b9893a' }),
      left(94, 54, bank, 15, 'serif-bold', { color: navy }),
      left(94, 67, 'Member FDIC  •  Equal Housing Lender', 6.6),
      right(566, 44, 'Statement of Account', 11, 'serif'),
      right(566, 60, 'Page 1 of 1', 7),
      specimen(300, 22),
      ...stack([70, 128, 12], [...names, ...place], 9, 'mono'),
      left(360, 110, 'Statement Period', 7.4, 'narrow', { color: '#555' }),
      right(
        566,
        110,
        `${when(paper, 'period_start', start, 'MM-DD-YY')} through ${when(paper, 'period_end', end, 'MM-DD-YY')}`,
        8.4,
      ),
      left(360, 125, 'Primary Account', 7.4, 'narrow', { color: '#555' }),
      right(566, 125, account, 8.4, 'mono'),
      left(360, 140, 'Enclosures', 7.4, 'narrow', { color: '#555' }),
      right(566, 140, '1', 8.4),
      ...paragraph(
        [360, 162, 206],
        `Questions? Call ${telephone(paper, who.area)} or write to us at PO Box ${paper.between(100, 999)}, ${who.city}, ${who.region} ${who.postal}.`,
        { size: 7.2 },
      ).marks,
      box(48, 212, 518, 16, { fill: navy }),
      left(56, 223, 'EVERYDAY PLUS CHECKING', 9, 'sans-bold', { color: '#fff' }),
      right(558, 223, account, 9, 'mono', { color: '#fff' }),
    ]
    const summary = [
      ['Balance last statement', owe(paper, 'opening_balance', opening, '1,234.56')],
      [`${ins.length} Deposits and other credits`, `${owe(paper, 'total_credits', credits, '1,234.56')}+`],
      [`${outs.length} Withdrawals and other debits`, `${owe(paper, 'total_debits', debits, '1,234.56')}-`],
      ['Service charge', '.00'],
      ['Balance this statement', owe(paper, 'closing_balance', closing, '1,234.56')],
    ] as const
    summary.forEach(([caption, value], index) => {
      const face = index === 4 ? 'narrow-bold' : 'narrow'
      marks.push(left(56, 246 + index * 13, caption, 8.6, face), right(300, 246 + index * 13, value, 8.6, face))
    })
    const average = Math.round((opening + closing) / 2)
    const yearly = [
      ['Average daily balance', money(average, '1,234.56')],
      ['Annual percentage yield earned', '0.05%'],
      ['Interest paid year to date', money(paper.between(90, 500), '1,234.56')],
    ] as const
    yearly.forEach(([caption, value], index) =>
      marks.push(left(340, 246 + index * 13, caption, 8.2), right(558, 246 + index * 13, value, 8.2)),
    )
    marks.push(
      left(56, 334, 'Date', 7.4, 'narrow-bold'),
      left(100, 334, 'Activity', 7.4, 'narrow-bold'),
      right(470, 334, 'Amount', 7.4, 'narrow-bold'),
      right(558, 334, 'Balance', 7.4, 'narrow-bold'),
      rule(48, 338, 518),
    )
    const moves = [...ins.map((row) => [...row, 1] as const), ...outs.map((row) => [...row, -1] as const)].toSorted(
      (a, b) => a[0] - b[0],
    )
    let balance = opening
    moves.forEach(([after, what, cents, sign], index) => {
      balance += cents * sign
      const y = 351 + index * 14
      marks.push(
        left(56, y, day(addDays(start, after), 'MM-DD'), 8, 'mono'),
        left(100, y, what, 8, 'mono'),
        right(470, y, `${money(cents, '1,234.56')}${sign < 0 ? '-' : ' '}`.trim(), 8, 'mono'),
        right(558, y, money(balance, '1,234.56'), 8, 'mono'),
      )
    })
    marks.push(
      box(48, 530, 518, 74, { stroke: '#b9893a', strokeWidth: 1 }),
      left(60, 548, 'Dreaming of a bigger kitchen?', 11, 'serif-bold', { color: navy }),
      ...paragraph(
        [60, 564, 490],
        'Our home equity line of credit has an introductory rate of 5.99% APR* for twelve months and no closing costs on lines up to $250,000. Stop by any office before December 31. *Subject to credit approval.',
        { size: 8.4 },
      ).marks,
      middle(306, 640, 'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS', 7.4, 'sans-bold'),
      ...paragraph(
        [48, 654, 518],
        'Telephone us or write to us as soon as you can if you think your statement or receipt is wrong or if you need more information about a transfer on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Tell us your name and account number, describe the error or the transfer you are unsure about, and tell us the dollar amount of the suspected error.',
        { size: 7 },
      ).marks,
    )
    return [page('letter', marks)]
  },
}
