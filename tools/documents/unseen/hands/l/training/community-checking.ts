import { addDays, daysBetween } from '../../../../calendar.ts'
import { line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, pairs, sum } from '../kit.ts'
import { addressLines, entries, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A small-town bank on core-processor paper: counted credits and debits in the summary, separate deposit and check lists, a second page of daily balances. */
export const communityChecking: UnseenLayout = {
  name: 'community-checking',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const bank = paper.put(
      'issuer_name',
      issuer(paper, ['State Bank', 'Savings Bank', 'Bank & Trust', 'First National Bank']),
    )
    const end = addDays(paper.today, -paper.between(3, 70))
    const start = addDays(end, -paper.between(28, 32))
    const moves = entries(paper, paper.between(10, 15), 27)
    const ins = moves.filter(({ cents }) => cents > 0)
    const outs = moves.filter(({ cents }) => cents < 0)
    const credits = ins.reduce((all, { cents }) => all + cents, 0)
    const debits = -outs.reduce((all, { cents }) => all + cents, 0)
    const opening = debits + paper.between(2000, 400000)
    const closing = opening + credits - debits
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const name = paper.put('document_holder_name', plainName(who).toUpperCase())
    const face = paper.pick(['serif', 'sans', 'narrow'] as const)
    const style = { size: 8.5, face } as const
    const isRecorded = paper.chance(0.4)
    const date = addDays(end, 0)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('#######'), paper.code('XXXX####'), paper.code('#-###-###-#')]),
    )
    const heading = paper.pick(['CHECKING ACCOUNTS', 'DEPOSIT ACCOUNT ACTIVITY', 'FREE CHECKING'])
    const left: [string, string][] = [
      [paper.pick(['Account Number', 'Account No.', 'Acct #']), number],
      [
        paper.pick(['Previous Balance', 'Beginning Balance', 'Last Statement Balance']),
        sum(paper, 'opening_balance', opening, money.plain),
      ],
      [
        `${ins.length} ${paper.pick(['Deposits/Credits', 'Credits', 'Deposits'])}`,
        sum(paper, 'total_credits', credits, money.plain),
      ],
      [
        `${outs.length} ${paper.pick(['Checks/Debits', 'Debits', 'Withdrawals'])}`,
        sum(paper, 'total_debits', debits, money.plain),
      ],
      ['Service Charge', '.00'],
      ['Interest Paid', '.00'],
      [
        paper.pick(['Current Balance', 'Ending Balance', 'This Statement Balance']),
        sum(paper, 'closing_balance', closing, money.plain),
      ],
    ]
    const right: [string, string][] = [
      ['Number of Enclosures', String(outs.length)],
      [
        paper.pick(['Statement Dates', 'Statement Period']),
        `${dated(paper, 'period_start', start, day.short)} thru ${dated(paper, 'period_end', end, day.short)}`,
      ],
      ['Days in the statement period', String(daysBetween(start, end) + 1)],
      ['Average Ledger', money.plain(Math.round((opening + closing) / 2))],
      ['Average Collected', money.plain(Math.round((opening + closing) / 2) - 1200)],
    ]
    const list = (y: number, title: string, some: typeof moves) => {
      const body = grid(
        [
          ['Date', 40, 'left'],
          ['Description', 100, 'left'],
          ['Amount', 420, 'right'],
        ],
        some.map(({ offset, what, cents }) => [day.short(addDays(start, offset)), what, money.trailing(cents)]),
        { y: y + 16, leading: 12.5, size: 8.5, head: style },
        style,
      )
      return {
        marks: [
          text(306, y, title, { size: 9, face: 'sans-bold', align: 'middle' }),
          line(40, y + 4, 572, y + 4),
          ...body.marks,
        ],
        bottom: body.bottom,
      }
    }
    const first = list(336, paper.pick(['DEPOSITS AND ADDITIONS', 'Credits', 'DEPOSITS / CREDITS']), ins)
    const second = list(
      first.bottom + 14,
      paper.pick(['WITHDRAWALS AND DEDUCTIONS', 'Debits', 'CHECKS IN NUMERICAL ORDER / OTHER DEBITS']),
      outs,
    )
    let balance = opening
    const daily = moves.map(({ offset, cents }) => {
      balance += cents
      return [day.short(addDays(start, offset)), money.plain(balance)]
    })
    const head = [
      text(40, 44, bank, { size: 15, face: 'serif-bold' }),
      ...lines(
        40,
        58,
        10,
        ['Main Office: 1 Courthouse Square', 'Drive-up: 220 S. Railroad St.', 'Telephone Banking 555-0144'],
        { size: 7.5, face: 'serif' },
      ),
    ]
    return [
      page([
        ...head,
        ...pairs(
          { x: 440, y: 44, leading: 12, right: 572 },
          [
            ['Date', isRecorded ? dated(paper, 'document_date', date, day.short) : ''],
            ['Page', '1 of 2'],
            ['Branch', paper.code('0##')],
          ]
            .filter(([, value]) => value !== '')
            .map(([a = '', b = '']) => [a, b]),
          style,
        ),
        ...lines(72, 136, 12, [name, ...address], { size: 9.5, face: 'mono' }),
        text(306, 210, heading, { size: 10, face: 'sans-bold', align: 'middle' }),
        line(40, 216, 572, 216, { strokeWidth: 1.2 }),
        ...pairs({ x: 40, y: 232, leading: 12.5, right: 290 }, left, style),
        ...pairs({ x: 320, y: 232, leading: 12.5, right: 572 }, right, style),
        ...first.marks,
        ...second.marks,
        text(306, 764, 'MEMBER FDIC     NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION', {
          size: 6.5,
          align: 'middle',
        }),
      ]),
      page([
        ...head,
        text(572, 44, `Account ${number}     Page 2 of 2`, { ...style, align: 'right' }),
        text(306, 116, 'DAILY BALANCE INFORMATION', { size: 9, face: 'sans-bold', align: 'middle' }),
        ...grid(
          [
            ['Date', 200, 'left'],
            ['Balance', 380, 'right'],
          ],
          daily,
          { y: 134, leading: 12.5, size: 8.5, head: style },
          style,
        ).marks,
        ...lines(
          40,
          420,
          22,
          [
            'THIS FORM IS PROVIDED TO HELP YOU BALANCE YOUR STATEMENT',
            '1. Balance shown on this statement   $ ____________',
            '2. Add deposits not credited   $ ____________',
            '3. Subtract checks outstanding   $ ____________',
            '4. Should agree with your checkbook balance   $ ____________',
          ],
          style,
        ),
      ]),
    ]
  },
}
