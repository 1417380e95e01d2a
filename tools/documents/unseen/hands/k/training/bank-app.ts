import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  addressed,
  dated,
  day,
  grid,
  iban,
  line,
  lines,
  logo,
  money,
  movements,
  page,
  roundedBox,
  sum,
  text,
  turnover,
} from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  ['pomelo', 'Pomelo Bank Limited'],
  ['tally', 'Tally Money Europe Ltd'],
  ['hive', 'Hive Payments UK Limited'],
  ['Sterna', 'Sterna Bank plc'],
] as const
const outs = [
  'Tessa Express',
  'TFL Travel Charge',
  'Transfer to Pot',
  'Deliverat',
  'Spottify',
  'Octagon Energy DD',
  'Peggy’s Café GBR',
  'Faster payment to Noel Duckworth',
]
const ins = ['FENNICK LTD (Faster Payments)', 'Transfer from Pot', 'Yasmin Iqbal']

/** A statement exported from a telephone bank, newest movement first on two pages, outgoings in brackets or with a minus. */
export const bankApp: UnseenLayout = {
  name: 'bank-app',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const end = addDays(paper.today, -paper.between(0, 70))
    const start = addDays(end, -paper.pick([30, 60, 91]))
    const opening = paper.between(300, 210000)
    const moved = movements(paper, { start, end, opening, count: paper.between(24, 34) }, { ins, outs })
    const { ins: total, outs: spent } = turnover(moved)
    const closing = opening + total - spent
    const [brand, legal] = paper.pick(issuers)
    const who = somebody(paper, 'GB')
    const name = paper.put('document_holder_name', who.name)
    paper.put('issuer_name', legal)
    paper.put('currency', 'GBP', '£')
    const color = paper.pick(['#ff4f6d', '#00c2a8', '#14233c', '#6935d3'])
    const form = paper.pick(['DD/MM/YYYY', 'D MMM YYYY', 'D M YYYY'])
    const at = (iso: string) => day(iso, form)
    const [sort, account] = [paper.code('04-##-##'), paper.code('########')]
    const brackets = paper.chance(0.5)
    const printed = (cents: number) => (cents >= 0 ? money(cents) : brackets ? `(${money(-cents)})` : money(cents))
    const span = `${dated(paper, 'period_start', start, at(start))} ${paper.pick(['-', 'to', 'until'])} ${dated(paper, 'period_end', end, at(end))}`
    const made = end
    const rows = [...moved]
      .reverse()
      .map(({ date, what, cents, balance }) => [at(date), what, printed(cents), money(balance)])
    const edges = [50, 140, -450, -545]
    const stats = [
      [
        paper.pick(['Balance at start', 'Opening balance', 'Previous balance']),
        sum(paper, 'opening_balance', opening, `£${money(opening)}`),
      ],
      [paper.pick(['Total deposits', 'Money in', 'Total in']), sum(paper, 'total_credits', total, `+£${money(total)}`)],
      [
        paper.pick(['Total outgoings', 'Money out', 'Total out']),
        sum(paper, 'total_debits', spent, `-£${money(spent)}`),
      ],
      [
        paper.pick(['Balance in GBP', 'Closing balance', 'Balance at end']),
        sum(paper, 'closing_balance', closing, `${closing < 0 ? '-' : ''}£${money(Math.abs(closing))}`),
      ],
    ]
    const across = paper.chance(0.5)
    const head = grid({ y: 10, leading: 10, edges }, [['Date', 'Description', '(GBP) Amount', '(GBP) Balance']], {
      face: 'sans-bold',
      size: 7,
    }).marks
    const foot = lines(
      50,
      796,
      9,
      [
        `${legal} (company number ${paper.code('########')}), Broadwalk House, London EC2A 2XX. Authorised by the Prudential Regulation Authority.`,
        'Eligible deposits are protected by the FSCS up to £120,000.',
      ],
      { size: 6.3, color: '#777' },
    )
    const headAt = (y: number) => head.map((mark) => (mark.kind === 'text' ? { ...mark, y } : mark))
    return [
      page(paper, [
        logo(paper.pick(['disc', 'tile', 'ring'] as const), { x: 50, y: 32, size: 30 }, color, brand.charAt(0)),
        text(88, 54, brand, { size: 17, face: 'sans-bold', color }),
        text(545, 46, paper.pick(['Personal Account statement', 'Account statement', 'Statement']), {
          size: 13,
          face: 'sans-bold',
          align: 'right',
        }),
        text(545, 60, span, { size: 9, face: 'sans', align: 'right' }),
        lines(50, 110, 12.5, [name, ...addressed(paper, home(paper, 'GB'))], { size: 9, face: 'sans' }),
        grid(
          { y: 110, leading: 14, edges: [350, 435] },
          [
            ['Sort code', sort],
            ['Account number', paper.put('account_number', account)],
            ['BIC', 'PMLOGB2L'],
            ['IBAN', paper.put('iban', iban('GB', `PMLO${sort.replaceAll('-', '')}${account}`))],
            [
              paper.pick(['Generated on', 'Issued on', 'Statement generated']),
              dated(paper, 'document_date', made, at(made)),
            ],
          ],
          { size: 7.6, face: 'sans' },
        ).marks,
        across
          ? stats
              .map(([caption = '', value = ''], index) => [
                roundedBox(50 + index * 125, 210, 118, 48, 8, { fill: '#f4f4f6' }),
                text(58 + index * 125, 226, caption, { size: 7, face: 'sans' }),
                text(58 + index * 125, 246, value, { size: 10.5, face: 'sans-bold' }),
              ])
              .flat()
          : grid({ y: 212, leading: 17, edges: [50, -300] }, stats, { size: 9.5, face: 'sans' }).marks,
        text(50, 292, 'Transactions', { size: 11, face: 'sans-bold', color }),
        headAt(308),
        line(50, 313, 547, 313, { stroke: color }),
        grid({ y: 328, leading: 22, edges }, rows.slice(0, 20), { size: 8, face: 'sans' }).marks,
        foot,
        text(545, 814, 'Page 1 of 2', { size: 6.3, align: 'right' }),
      ]),
      page(paper, [
        text(50, 54, brand, { size: 12, face: 'sans-bold', color }),
        text(545, 54, `${name} · ${sort} · ${account}`, { size: 8, face: 'sans', align: 'right' }),
        headAt(84),
        line(50, 89, 547, 89, { stroke: color }),
        grid({ y: 104, leading: 22, edges }, rows.slice(20), { size: 8, face: 'sans' }).marks,
        text(50, 480, 'Pots are not shown in this statement. Overdraft: none arranged.', { size: 7.5, face: 'sans' }),
        foot,
        text(545, 814, 'Page 2 of 2', { size: 6.3, align: 'right' }),
      ]),
    ]
  },
}
