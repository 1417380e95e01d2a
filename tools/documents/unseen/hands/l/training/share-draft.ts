import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, paragraph, sum } from '../kit.ts'
import { addressLines, entries, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A credit union printed by a mainframe: typewriter face, member number, one share draft with a running balance, dividends and fee boxes. */
export const shareDraft: UnseenLayout = {
  name: 'share-draft',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const union = paper.put(
      'issuer_name',
      issuer(paper, ['Federal Credit Union', 'Community Credit Union', 'Teachers Credit Union']).toUpperCase(),
    )
    const start = paper.pick(['2026-07-01', '2026-08-01', '2026-09-01'])
    const end = { '2026-07-01': '2026-07-31', '2026-08-01': '2026-08-31', '2026-09-01': '2026-09-30' }[start] ?? start
    const moves = entries(paper, paper.between(8, 14), 29)
    const credits = moves.reduce((all, { cents }) => all + Math.max(cents, 0), 0)
    const debits = moves.reduce((all, { cents }) => all + Math.max(-cents, 0), 0)
    const opening = paper.between(100, 5000) + debits
    const print = paper.pick([day.short, day.slashes, day.capitals])
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const name = paper.put('document_holder_name', plainName(who).toUpperCase())
    const amount = paper.pick([money.trailing, money.plain])
    let balance = opening
    const rows = moves.map(({ offset, what, cents }) => {
      balance += cents
      return [
        day.slashDay(addDays(start, offset)),
        day.slashDay(addDays(start, offset)),
        what,
        amount(cents),
        money.plain(balance),
      ]
    })
    const mono = { size: 8, face: 'mono' } as const
    const envelopeY = paper.pick([120, 140])
    const from = dated(paper, 'period_start', start, print)
    const to = dated(paper, 'period_end', end, print)
    const body = grid(
      [
        ['POST', 36, 'left'],
        ['EFF', 74, 'left'],
        ['TRANSACTION DESCRIPTION', 112, 'left'],
        ['AMOUNT', 460, 'right'],
        ['BALANCE', 570, 'right'],
      ],
      [
        [
          '',
          '',
          paper.pick(['BALANCE FORWARD', 'PREVIOUS BALANCE', 'BEGINNING BALANCE']),
          '',
          sum(paper, 'opening_balance', opening, money.plain),
        ],
        ...rows,
        [
          '',
          '',
          paper.pick(['NEW BALANCE', 'ENDING BALANCE', 'CLOSING BALANCE']),
          '',
          sum(paper, 'closing_balance', balance, money.plain),
        ],
      ],
      { y: 288, leading: 13, size: 8, head: { size: 8, face: 'mono-bold' } },
      mono,
    )
    const totals: Mark[] = paper.chance(0.75)
      ? lines(
          112,
          body.bottom + 6,
          12,
          [
            `TOTAL DEPOSITS & CREDITS     ${sum(paper, 'total_credits', credits, money.plain)}`,
            `TOTAL WITHDRAWALS & DRAFTS   ${sum(paper, 'total_debits', debits, money.plain)}`,
          ],
          mono,
        )
      : []
    const joint = paper.chance(0.4) ? [text(36, 244, 'BENEFICIARY ON FILE: YES', mono)] : []
    return [
      page([
        text(36, 44, union, { size: 14, face: 'serif-bold' }),
        ...lines(
          36,
          58,
          10,
          [
            `${paper.between(100, 9000)} Credit Union Plaza`,
            `Lobby hours M-F 9-5, Sat 9-12`,
            `(555) 555-${paper.code('####')}`,
          ],
          { size: 7.5, face: 'serif' },
        ),
        ...lines(60, envelopeY, 12, [name, ...address], { size: 9, face: 'mono' }),
        ...cells(
          { x: 350, y: 100, height: 24 },
          [110, 112],
          [
            [
              paper.pick(['MEMBER NUMBER', 'ACCOUNT NO.', 'MEMBER ACCOUNT']),
              paper.put(
                'account_number',
                paper.pick([paper.code('#######'), paper.code('####-#'), paper.code('00######')]),
              ),
            ],
            ['PAGE', '1 of 1'],
          ],
          mono,
        ),
        ...cells(
          { x: 350, y: 124, height: 24 },
          [110, 112],
          [
            ['FROM', from],
            [paper.pick(['TO', 'THRU']), to],
          ],
          mono,
        ),
        ...(paper.chance(0.5)
          ? cells({ x: 350, y: 148, height: 24 }, [222], [['SOCIAL SECURITY NUMBER', paper.code('***-**-####')]], mono)
          : []),
        box(36, 208, 540, 24, { stroke: '#000', strokeWidth: 0.6 }),
        ...paragraph(
          42,
          218,
          528,
          paper.pick([
            'HOLIDAY LOANS AS LOW AS 6.99% APR! ASK ANY MEMBER SERVICE REP. UP TO $3,000.00 FOR 12 MONTHS.',
            'YOUR SAVINGS FEDERALLY INSURED TO AT LEAST $250,000 BY NCUA. ANNUAL MEETING NOVEMBER 19, 2026 AT 6 PM.',
          ]),
          { size: 7, face: 'mono' },
        ).marks,
        ...joint,
        line(36, 256, 576, 256),
        text(36, 270, paper.pick(['SHARE DRAFT  ID 0070', 'S0009 CHECKING', 'SUFFIX 75 - DRAFT ACCOUNT']), {
          size: 9,
          face: 'mono-bold',
        }),
        ...body.marks,
        ...totals,
        ...cells(
          { x: 36, y: 640, height: 30 },
          [180, 180, 180],
          [
            ['', 'Total For This Period'],
            ['Total Overdraft Fees', '$0.00'],
            ['Total Returned Item Fees', '$0.00'],
          ],
          { size: 8 },
        ),
        ...paragraph(
          36,
          694,
          540,
          'IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS, telephone or write us as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error appeared. Tell us your name and account number and the dollar amount of the suspected error.',
          { size: 6.5, face: 'serif' },
        ).marks,
      ]),
    ]
  },
}
