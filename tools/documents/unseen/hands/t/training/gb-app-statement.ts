import { addDays, daysBetween } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putAddress, putDate, putSum } from '../kit.ts'
import { home, somebody } from '../people.ts'

const banks = [
  ['zinnia', 'Zinnia Money Limited', '#e5446d'],
  ['Tarn', 'Tarn Bank plc', '#0b7285'],
  ['fold', 'Fold Financial Services (UK) Ltd', '#4c1d95'],
] as const
const shops = [
  'Corner & Co Leeds',
  'Northern Rail tickets',
  'From M OKAFOR',
  'To Joint pot',
  'Salary BRINDLE FOODS',
  'Bramble Mobile',
  'Card refund Haddow',
  'Council Tax DD',
  'Cafe Linden',
  'Water Co DD',
] as const

/** A statement exported from a telephone bank: movements under day headings without a table head, balance tiles, sort code beside the account number. */
export const gbAppStatement: UnseenLayout = {
  name: 'gb-app-statement',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [who, [brand, bank, color]] = [somebody(paper, 'GB'), paper.pick(banks)]
    const end = addDays(paper.today, -paper.between(1, 60))
    const start = addDays(end, -paper.between(27, 90))
    const look = paper.pick(['gb', 'gbShort', 'dmy'] as const)
    const opening = paper.between(10_000, 420_000)
    const moves = Array.from({ length: paper.between(6, 11) }, () => {
      const name = paper.pick(shops)
      return { name, cents: /From|Salary|refund/.test(name) ? paper.between(1_000, 260_000) : -paper.between(150, 900) }
    })
    const credits = moves.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
    const debits = moves.reduce((sum, { cents }) => sum - Math.min(0, cents), 0)
    const name = paper.put('document_holder_name', who.full)
    const block = putAddress(paper, home(paper, 'GB'))
    const account = paper.put('account_number', paper.code('########'))
    const isRight = paper.chance(0.5)
    const window = column(isRight ? 330 : 45, 96, 220, { size: 9.5 }).list([name, ...block])
    const facts = column(isRight ? 45 : 330, 96, 220, { size: 9 })
      .pair('Sort code', paper.code('##-##-##'), 90)
      .pair(paper.pick(['Account number', 'Account no.', 'Account']), account, 90)
      .pair('BIC', paper.code('@@@@GB2L'), 90)
    if (paper.chance(0.6))
      facts.pair(
        paper.pick(['Generated on', 'Exported', 'Statement date', 'Issued']),
        putDate(paper, 'document_date', addDays(end, 1), look),
        90,
      )
    const tiles = (
      [
        [
          paper.pick(['Balance at start', 'Starting balance', 'Brought forward']),
          putSum(paper, 'opening_balance', opening, 'pound'),
        ],
        [paper.pick(['Money in', 'Paid in', 'Total in']), `+${putSum(paper, 'total_credits', credits, 'pound')}`],
        [paper.pick(['Money out', 'Paid out', 'Total out']), `-${putSum(paper, 'total_debits', debits, 'pound')}`],
        [
          paper.pick(['Balance at end', 'Closing balance', 'Your balance']),
          putSum(paper, 'closing_balance', opening + credits - debits, 'pound'),
        ],
      ] as const
    ).flatMap(([caption, value], index) => [
      box(45 + index * 128, 196, 120, 36, { fill: '#f1eef6' }),
      text(52 + index * 128, 209, caption, { size: 7.5 }),
      text(52 + index * 128, 225, value, { size: 11, face: 'sans-bold' }),
    ])
    const between = [putDate(paper, 'period_start', start, look), putDate(paper, 'period_end', end, look)].join(
      paper.pick([' to ', ' - ', ' until ']),
    )
    const body = column(45, 244, 505, { size: 9.5, leading: 1.55 }).say(
      `${paper.pick(['Personal account', 'Your statement', 'Transactions'])}, ${between}`,
      { face: 'sans-bold' },
    )
    moves.forEach(({ name: what, cents }, index) => {
      body
        .gap(3)
        .say(day(addDays(start, Math.floor(((index + 1) * daysBetween(start, end)) / (moves.length + 1))), 'gb'), {
          size: 8,
          color: '#666',
        })
        .pair(what, cents > 0 ? `+${money(cents, 'bareEn')}` : money(-cents, 'bareEn'), 0)
    })
    const foot = column(45, 792, 505, { size: 6.8, color: '#666' }).say(
      `${brand} is the trading name of ${paper.put('issuer_name', bank)} (company number ${paper.code('1#######')}), 40 Finsbury Row, London EC2A 9ZZ. Eligible deposits are protected up to £85,000.`,
    )
    return [
      a4([
        ...emblem(45, 34, 36, brand.charAt(0), color, paper.pick(['disc', 'hexagon', 'ring'])),
        text(90, 62, brand, { size: 22, face: 'sans-bold', color }),
        ...window.marks,
        ...facts.marks,
        ...tiles,
        ...body.marks,
        ...foot.marks,
      ]),
    ]
  },
}
