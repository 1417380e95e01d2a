import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, paragraph, sum } from '../kit.ts'
import { addressLines, entries, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A large national bank: mailing block left, a column of telephone numbers right, a shaded summary with instance counts, then the register. */
export const checkingSummary: UnseenLayout = {
  name: 'checking-summary',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const other = paper.chance(0.3) ? resident(paper) : null
    const bank = issuer(paper, ['Bank, N.A.', 'National Bank', 'Bank'])
    const ink = paper.pick(['#0b3d78', '#7a1420', '#0d5c46', '#333'])
    const close = addDays(paper.today, -paper.between(5, 60))
    const open = addDays(close, -paper.between(27, 31))
    const moves = entries(paper, paper.between(9, 16), 27)
    const ins = moves.filter(({ cents }) => cents > 0)
    const outs = moves.filter(({ cents }) => cents < 0)
    const credits = ins.reduce((all, { cents }) => all + cents, 0)
    const debits = -outs.reduce((all, { cents }) => all + cents, 0)
    const opening = debits + paper.between(10000, 900000)
    const closing = opening + credits - debits
    const names = [who, ...(other === null ? [] : [{ ...other, last: who.last }])].map((one) =>
      plainName(one).toUpperCase(),
    )
    const number = paper.pick([paper.code('00000#########'), paper.code('### ### ####'), paper.code('XXXXXX####')])
    paper.put('document_holder_name', names.join('; '), names.join(paper.chance(0.5) ? ' OR ' : ' '))
    const joined = paper.printed.get('document_holder_name')?.[0]?.includes(' OR ') === true
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const shown = joined ? names.map((name, index) => (index === 0 && names.length > 1 ? `${name} OR` : name)) : names
    const period = `${dated(paper, 'period_start', open, day.long)} ${paper.pick(['through', 'to', '-'])} ${dated(paper, 'period_end', close, day.long)}`
    const brand = text(76, 50, bank.replace(/,? (N\.A\.|National Bank|Bank.*)$/, ''), {
      size: 17,
      face: 'serif-bold',
      color: ink,
    })
    const rows = moves.reduce<{ balance: number; rows: string[][] }>(
      (state, { offset, what, cents }) => {
        const balance = state.balance + cents
        return {
          balance,
          rows: [...state.rows, [day.slashDay(addDays(open, offset)), what, money.plain(cents), money.plain(balance)]],
        }
      },
      { balance: opening, rows: [] },
    ).rows
    const label = paper.pick(['Beginning Balance', 'Opening balance', 'Balance last statement'])
    const top = paper.pick([250, 262])
    const summary = grid(
      [
        ['', 40, 'left'],
        ['INSTANCES', 300, 'right'],
        ['AMOUNT', 400, 'right'],
      ],
      [
        [label, '', sum(paper, 'opening_balance', opening)],
        [
          paper.pick(['Deposits and Additions', 'Deposits and other credits', 'Total additions']),
          String(ins.length),
          sum(paper, 'total_credits', credits, money.plain),
        ],
        [
          paper.pick(['Electronic Withdrawals, Checks and Fees', 'Withdrawals and other debits', 'Total subtractions']),
          String(outs.length),
          `-${sum(paper, 'total_debits', debits, money.plain)}`,
        ],
        [
          label === 'Beginning Balance' ? 'Ending Balance' : paper.pick(['Closing balance', 'Balance this statement']),
          String(moves.length),
          sum(paper, 'closing_balance', closing),
        ],
      ],
      { y: top + 22, leading: 14, size: 8.5, head: { size: 6.5 } },
    )
    const register = grid(
      [
        ['DATE', 40, 'left'],
        ['DESCRIPTION', 90, 'left'],
        ['AMOUNT', 470, 'right'],
        ['BALANCE', 572, 'right'],
      ],
      rows,
      { y: top + 142, leading: 13.5, size: 8 },
    )
    return [
      page([
        ...logo(paper, 36, 26, bank.slice(0, 1), ink),
        brand,
        ...lines(36, 76, 9, [`P O Box ${paper.code('######')}`, `Columbus, OH ${paper.code('43218-####')}`], {
          size: 7,
        }),
        ...lines(64, 136, 12, [paper.code('00#####  DRE 703 219 ##### NNNNNNNNNNN T')], { size: 5.5, face: 'mono' }),
        ...lines(64, 148, 11.5, [...shown, ...address], { size: 9, face: 'sans' }),
        text(572, 44, period, { size: 8.5, align: 'right' }),
        text(
          572,
          58,
          `${paper.pick(['Account Number:', 'Primary Account:', 'Account number'])} ${paper.put('account_number', number)}`,
          { size: 9, face: 'narrow-bold', align: 'right' },
        ),
        box(368, 84, 204, 74, { stroke: ink, strokeWidth: 0.6 }),
        text(374, 96, paper.pick(['CUSTOMER SERVICE INFORMATION', 'How to reach us', 'QUESTIONS?']), {
          size: 7.5,
          face: 'narrow-bold',
          color: ink,
        }),
        ...lines(
          374,
          110,
          11,
          [
            'Web site:  www.example.com',
            `Service Center:  1-800-555-${paper.code('####')}`,
            `Para Español:  1-877-555-${paper.code('####')}`,
            `International:  1-713-555-${paper.code('####')}`,
          ],
          { size: 7.5 },
        ),
        box(36, top - 6, 540, 20, { fill: ink }),
        text(42, top + 8, paper.pick(['CHECKING SUMMARY', 'Your account at a glance', 'ACCOUNT SUMMARY']), {
          size: 10,
          face: 'narrow-bold',
          color: '#fff',
        }),
        text(570, top + 8, paper.pick(['Total Checking', 'Everyday Checking', 'Premier Plus Checking']), {
          size: 9,
          color: '#fff',
          align: 'right',
        }),
        ...summary.marks,
        line(40, summary.bottom - 24, 400, summary.bottom - 24),
        text(40, top + 126, 'TRANSACTION DETAIL', { size: 9.5, face: 'narrow-bold', color: ink }),
        ...register.marks,
        ...paragraph(
          40,
          700,
          520,
          'A monthly service fee was not charged to your account because you had electronic deposits of $500.00 or more or kept an average daily balance of $1,500.00. In case of errors or questions about your electronic transfers call or write us within 60 days.',
          { size: 7 },
        ).marks,
        text(306, 770, `${paper.put('issuer_name', bank)}  Member FDIC  Equal Housing Lender`, {
          size: 6.5,
          align: 'middle',
        }),
      ]),
    ]
  },
}
