import { addDays } from '../../../../calendar.ts'
import { line, lines, roundedBox, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, paragraph, sum } from '../kit.ts'
import { addressLines, entries, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An online-only bank: much white, rounded tiles, month as the title, the partner bank's legal name in the last line. */
export const appStatement: UnseenLayout = {
  name: 'app-statement',
  docType: 'bank_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const brand = paper.pick(['Pebble', 'Otterly', 'Nimbus', 'Fernpay', 'Moxie'])
    const partner = issuer(paper, ['Bank', 'Trust Bank', 'Bank & Trust Co.'])
    const ink = paper.pick(['#5b2be0', '#0a9c6b', '#e0522b', '#111', '#0877c9'])
    const start = paper.pick(['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01'])
    const end = addDays(start, ['06', '09'].includes(start.slice(5, 7)) ? 29 : 30)
    const moves = entries(paper, paper.between(7, 13), 29)
    const credits = moves.reduce((all, { cents }) => all + Math.max(cents, 0), 0)
    const debits = moves.reduce((all, { cents }) => all + Math.max(-cents, 0), 0)
    const opening = debits + paper.between(40, 90000)
    const print = paper.pick([day.month, day.bare, day.long])
    const address = addressLines(who, 'stacked')
    recordAddress(paper, address)
    const name = paper.put('document_holder_name', plainName(who))
    const tiles = [
      [
        paper.pick(['Starting balance', 'Opening balance', `Balance on ${day.monthDay(start)}`]),
        sum(paper, 'opening_balance', opening),
      ],
      [paper.pick(['Money in', 'Deposits', 'Total deposits']), `+${sum(paper, 'total_credits', credits)}`],
      [paper.pick(['Money out', 'Withdrawals', 'Total spent & sent']), `-${sum(paper, 'total_debits', debits)}`],
      [
        paper.pick(['Ending balance', 'Closing balance', `Balance on ${day.monthDay(end)}`]),
        sum(paper, 'closing_balance', opening + credits - debits),
      ],
    ]
    const grey = { size: 7.5, color: '#777', face: 'sans' } as const
    const facts = [
      [
        paper.pick(['Account number', 'Spending account', 'Account']),
        paper.put(
          'account_number',
          paper.pick([paper.code('••••####'), paper.code('##########'), paper.code('****####')]),
        ),
      ],
      ['Routing number', paper.code('0########')],
      ...(paper.chance(0.6)
        ? [
            [
              paper.pick(['Issued on', 'Statement issued', 'Generated']),
              dated(paper, 'document_date', addDays(end, paper.between(1, 4)), print),
            ],
          ]
        : []),
      ...(paper.chance(0.5) ? [['Currency', paper.put('currency', 'USD')]] : []),
    ]
    const factsLeft = paper.chance(0.5) ? 400 : 330
    const tileY = paper.pick([200, 214])
    const body = grid(
      [
        ['Date', 44, 'left'],
        ['Details', 130, 'left'],
        ['Type', 360, 'left'],
        ['Amount', 566, 'right'],
      ],
      moves.map(({ offset, what, cents }) => [
        day.month(addDays(start, offset)),
        what,
        paper.pick(['Card', 'ACH', 'Transfer']),
        `${cents > 0 ? '+' : ''}${money.dollars(cents)}`,
      ]),
      { y: tileY + 90, leading: 19, size: 8.5, head: { size: 7.5, color: '#777', face: 'sans' } },
      { face: 'sans' },
    )
    return [
      page([
        ...logo(paper, 40, 30, brand.slice(0, 1), ink, 26),
        text(74, 49, brand.toLowerCase(), { size: 18, face: 'sans-bold', color: ink }),
        text(572, 46, `${paper.pick(['Statement', 'Monthly statement', 'Account statement'])}`, {
          size: 16,
          face: 'sans',
          align: 'right',
        }),
        text(572, 62, `${dated(paper, 'period_start', start, print)} - ${dated(paper, 'period_end', end, print)}`, {
          size: 8.5,
          face: 'sans',
          align: 'right',
        }),
        text(44, 108, name, { size: 10, face: 'sans-bold' }),
        ...lines(44, 122, 12.5, address, { size: 9, face: 'sans' }),
        ...facts.flatMap(([caption = '', value = ''], index) => [
          text(factsLeft, 108 + index * 22, caption, grey),
          text(factsLeft, 118 + index * 22, value, { size: 8.5, face: 'sans' }),
        ]),
        ...tiles.flatMap(([caption = '', value = ''], index) => [
          roundedBox(40 + index * 134, tileY, 128, 48, 8, { fill: index === 3 ? ink : '#f2f2f5' }),
          text(50 + index * 134, tileY + 18, caption, { ...grey, color: index === 3 ? '#fff' : '#555' }),
          text(50 + index * 134, tileY + 37, value, {
            size: 12,
            face: 'sans-bold',
            color: index === 3 ? '#fff' : '#111',
          }),
        ]),
        line(40, tileY + 96, 572, tileY + 96, { stroke: '#ccc' }),
        ...body.marks,
        ...paragraph(
          44,
          690,
          520,
          `${brand} is a financial technology company, not a bank. Banking services provided by ${paper.put('issuer_name', partner)}; Member FDIC. Standard insurance amount $250,000 per depositor. Think there is a mistake? Chat with us in the app within 60 days, or write to ${brand} Support, Box 417, San Francisco, CA 94104.`,
          { size: 7, color: '#777' },
        ).marks,
      ]),
    ]
  },
}
