import { addDays, monthEnd } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { moves, sums } from '../moves.ts'
import { emblem, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const banks = [
  'Laurentide & Pacific Bank',
  'Northgate Bank of Canada',
  'Prairie Sun Credit Union Limited',
  'The Dominion Harbour Bank',
  'Kestrel Trust Company of Canada',
  'Tidewater Savings and Credit Union',
  'First Maritime Bank',
  'Ironwood Bank of Ontario',
]

/** An English bank of Canada: what opened, came in, went out and closed as short sentences, details below or on a second page. */
export const chequingSummary: UnseenLayout = {
  name: 'chequing-summary',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const family = paper.pick(['sans', 'narrow', 'serif'] as const)
    const page = openPage('letter', family)
    const issuer = paper.pick(banks)
    const end = addDays(monthEnd(paper.today, paper.between(1, 6)), -paper.between(0, 18))
    const start = addDays(end, -paper.between(27, 30))
    const from = paper.pick(['From', 'Statement period', 'For the period', 'Activity from', 'Statement from'])
    emblem(paper, page, { x: 40, y: 26, size: 38, ink }, initialsOf(issuer))
    const isWordmark = paper.chance(0.4)
    if (isWordmark) page.t(86, 50, paper.put('issuer_name', issuer), { size: 15, bold: true, color: ink, within: 230 })
    page.t(
      572,
      44,
      paper.pick([
        'Your personal banking statement',
        'Account statement',
        'Chequing account statement',
        'STATEMENT OF ACCOUNT',
        'Everyday Banking',
      ]),
      { size: 13, align: 'right', color: ink },
    )
    page.t(
      572,
      58,
      `${from} ${ledger.date('period_start', start)} ${paper.pick(['to', '-', 'through'])} ${ledger.date('period_end', end)}`,
      { align: 'right' },
    )
    const isJoint = paper.chance(0.3)
    const form = paper.pick(['capitals', 'plain', 'initial', 'comma', 'commaCaps'] as const)
    const names = [
      nameOf(someone(paper, 'CA', 'F'), form),
      ...(isJoint ? [nameOf(someone(paper, 'CA', 'M'), form)] : []),
    ]
    const x = paper.pick([52, 300])
    page.t(x, 98, paper.code('RBO ###/#### 0000###'), { size: 6 })
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const below = page.col(x, 110, 12, names)
    page.col(x, below, 12, ledger.address('address', homeLines(paper, home(paper, 'CA'), 'CA')))
    const account = paper.code(paper.pick(['#####-#######', '#### #######', '####-####-###', '#######']))
    const side = x === 52 ? 380 : 52
    page.t(
      side,
      100,
      paper.pick(['Your account number:', 'Account number', 'Account #', 'Acct. No.', 'Transit-Account']),
      { bold: true },
    )
    page.t(side, 113, paper.put('account_number', account), { size: 11 })
    page.t(side, 132, 'How to reach us:', { bold: true, size: 7.5 })
    page.col(
      side,
      143,
      10,
      ['Please contact your advisor', `${nameOf(someone(paper, 'CA'), 'plain')}`, `1-800-${paper.code('555-01##')}`],
      { size: 7.5 },
    )
    const lines = moves(paper, 'CA', start, end, paper.between(6, 13))
    const { inward, outward } = sums(lines)
    const opening = paper.between(4_000, 1_400_000)
    const closing = opening + inward - outward
    const summary: [string, string][] = [
      [
        paper.pick([`Your opening balance on ${day(start)}`, 'Opening balance', `Balance forward`, 'Previous balance']),
        ledger.money('opening_balance', opening),
      ],
      [
        paper.pick(['Total deposits into your account', 'Deposits and credits', 'Plus total deposits', 'Money in']),
        `${paper.chance(0.5) ? '+ ' : ''}${ledger.money('total_credits', inward)}`,
      ],
      [
        paper.pick([
          'Total withdrawals from your account',
          'Withdrawals and debits',
          'Less total withdrawals',
          'Money out',
        ]),
        `${paper.chance(0.5) ? '- ' : ''}${ledger.money('total_debits', outward)}`,
      ],
      [
        paper.pick([
          `Your closing balance on ${day(end)}`,
          'Closing balance',
          'Ending balance',
          'New balance',
          'Balance at end of period',
        ]),
        ledger.money('closing_balance', closing),
      ],
    ]
    page.add(box(40, 186, 532, 96, { fill: '#f1f3f6' }))
    page.t(
      50,
      203,
      `${paper.pick(['Summary of your account for this period', 'Account summary', 'At a glance'])} (${paper.put('currency', 'CAD')})`,
      { bold: true, size: 10, color: ink },
    )
    summary.forEach(([label, value], index) =>
      page.pair(50, 562, 222 + index * 16, label, value, { bold: index === 3 }),
    )
    const isTwoPaged = paper.chance(0.35)
    const second = isTwoPaged ? openPage('letter', family) : page
    let balance = opening
    const rows = lines.map((move) => {
      balance += move.cents
      return [
        day(move.day),
        move.label,
        move.cents < 0 ? plain(-move.cents) : '',
        move.cents < 0 ? '' : plain(move.cents),
        plain(balance),
      ]
    })
    const top = isTwoPaged ? 70 : 310
    second.t(40, top - 8, paper.pick(['Details of your account activity', 'Transactions', 'Account activity']), {
      bold: true,
      size: 10,
      color: ink,
    })
    const bottom = second.grid({ x: 40, y: top, widths: [74, 226, 76, 76, 80], right: [2, 3, 4] }, [
      ['Date', 'Description', 'Withdrawals ($)', 'Deposits ($)', 'Balance ($)'],
      ...rows,
    ])
    second.para(
      40,
      bottom + 24,
      530,
      'Please check this statement without delay and tell us of any error or omission within 45 days of its date. Items posted after business hours appear on the next statement.',
      { size: 6.8 },
    )
    if (isTwoPaged)
      page.para(
        40,
        330,
        530,
        'Did you know? Paying bills by telephone will be discontinued next year. Ask us about our online tools and save up to $120 a year in fees.',
        { size: 9 },
      )
    if (!isWordmark)
      page.t(
        40,
        762,
        `${paper.pick(['®/TM Trademarks of', '(c)', 'Registered trade-mark of', 'Statement issued by'])} ${paper.put('issuer_name', issuer)}. ${paper.pick(['Member of Canada Deposit Insurance Corporation.', 'Head office: 40 Harbour St.', 'GST registered.'])}`,
        { size: 6.2 },
      )
    return isTwoPaged ? [page.sheet(), second.sheet()] : [page.sheet()]
  },
}
