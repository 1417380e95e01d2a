import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, ibanOf, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A British bank: the window address in capitals, a summary beside it, money out and in with a running balance. */
export const currentAccountUk: UnseenLayout = {
  name: 'current-account-uk',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [one, two] = [next(), next()]
    const brand = paper.pick(['Penhallow Bank', 'Marches Building Society', 'Thistle & Rowan'])
    const ink = paper.pick(['#12303f', '#6b1020', '#15543a'])
    const end = addDays(paper.today, -paper.between(5, 60))
    const start = addDays(end, -paper.pick([29, 30]))
    const opening = paper.between(20_000, 410_000)
    const kinds = [
      [')))', () => paper.pick(['TESCO STORES 2217', 'GREGGS', 'TFL TRAVEL CH', 'BOOTS']), -1, 240, 9900],
      ['DD', () => paper.pick(['SPIRE COUNCIL', 'TV LICENCE MBP', 'AQUA WATER']), -1, 1300, 18_000],
      ['CR', () => paper.pick(['BACS CREDIT WAGES', 'HMRC CHILD BENEFIT', 'REFUND ASOS']), 1, 2000, 260_000],
      ['ATM', () => 'CASH MACHINE HIGH ST', -1, 1000, 20_000],
      ['SO', () => 'STANDING ORDER RENT', -1, 45_000, 90_000],
    ] as const
    let balance = opening
    let day = start
    const moves = Array.from({ length: paper.between(11, 17) }, () => {
      day = addDays(day, paper.pick([0, 1, 1, 2]))
      const [code, label, sign, low, high] = paper.pick(kinds)
      const cents = sign * paper.between(low, high)
      balance += cents
      return { day: day > end ? end : day, code, label: label(), cents, balance }
    })
    const paidIn = moves.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
    const paidOut = moves.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0)
    const pounds = (cents: number) => `${cents < 0 ? '-' : ''}£${figures(Math.abs(cents), 'comma')}`
    const { say, rows, flow, add, marks } = easel({ size: 8.8 })

    add(
      shape('M40 40 L64 32 L88 40 L88 44 L40 44 Z', { fill: ink }),
      ...[46, 58, 70, 80].map((x) => box(x, 47, 4, 18, { fill: ink })),
      box(40, 67, 48, 4, { fill: ink }),
    )
    say(98, 60, paper.put('issuer_name', brand), { size: 17, face: 'serif-bold', color: ink })
    say(555, 48, 'Current account statement', { size: 10.4, face: 'sans-bold', align: 'right', color: ink })
    say(
      555,
      64,
      `${paper.put('period_start', start, dated(start, 'D MONTH YYYY', 'en'))} to ${paper.put('period_end', end, dated(end, 'D MONTH YYYY', 'en'))}`,
      { align: 'right' },
    )
    const initials = ({ given, surname, woman }: typeof one) =>
      `${woman ? 'MRS' : 'MR'} ${plain(`${given} ${surname}`)}`
    const joint = paper.chance(0.6)
    const people = joint ? [one, two] : [one]
    paper.put(
      'document_holder_name',
      people.map(({ given, surname }) => plain(`${given} ${surname}`)).join('; '),
      plain(`${one.given} ${one.surname}`),
    )
    const address = one.lines.map(plain)
    paper.put('address', address.join(', '), address[0])
    rows(
      60,
      122,
      12,
      [...people.map((person, index) => initials(person) + (joint && index === 0 ? ' &' : '')), ...address],
      { size: 9.4 },
    )

    const account = paper.put('account_number', paper.code('########'))
    const sort = paper.code('##-##-##')
    add(roundedBox(330, 92, 225, 128, 6, { fill: '#f2f1ec' }))
    const facts: readonly (readonly [string, string, boolean])[] = [
      ['Sort code', sort, false],
      ['Account no.', account, false],
      [
        `Balance on ${dated(start, 'D MON', 'en')}`,
        paper.put('opening_balance', amount(opening), pounds(opening)),
        false,
      ],
      ['Total paid in', paper.put('total_credits', amount(paidIn), pounds(paidIn)), false],
      ['Total paid out', paper.put('total_debits', amount(paidOut), pounds(paidOut)), false],
      [`Balance on ${dated(end, 'D MON', 'en')}`, paper.put('closing_balance', amount(balance), pounds(balance)), true],
    ]
    facts.forEach(([label, value, bold], index) => {
      const face = bold ? 'narrow-bold' : 'narrow'
      say(342, 112 + index * 18.5, label, { face, size: 9.4 })
      say(543, 112 + index * 18.5, value, { face, size: 9.4, align: 'right' })
    })
    const iban = paper.put(
      'iban',
      ibanOf(
        'GB',
        `${plain(brand)
          .replace(/[^A-Z]/g, '')
          .slice(0, 4)}${sort.replaceAll('-', '')}${account}`,
      ),
    )
    say(40, 246, `IBAN ${iban}     BIC ${iban.slice(5, 9)}GB2L     Arranged overdraft limit £500`, { size: 7.8 })

    let y = 270
    const edges = { date: 40, code: 84, text: 116, out: 392, in: 470, balance: 555 }
    const bold = { face: 'narrow-bold', color: ink } as const
    say(edges.date, y, 'Date', bold)
    say(edges.text, y, 'Details', bold)
    paper.put('currency', 'GBP', '£')
    say(edges.out, y, 'Paid out £', { ...bold, align: 'right' })
    say(edges.in, y, 'Paid in £', { ...bold, align: 'right' })
    say(edges.balance, y, 'Balance £', { ...bold, align: 'right' })
    add(line(40, y + 5, 555, y + 5, { stroke: ink, strokeWidth: 1 }))
    y += 20
    say(edges.text, y, 'BALANCE BROUGHT FORWARD', { face: 'narrow-bold' })
    say(edges.balance, y, figures(opening, 'comma'), { align: 'right' })
    let last = ''
    for (const move of moves) {
      y += 17
      if (move.day !== last) say(edges.date, y, dated(move.day, 'D MON', 'en'))
      last = move.day
      say(edges.code, y, move.code, { size: 7.6 })
      say(edges.text, y, move.label)
      say(move.cents < 0 ? edges.out : edges.in, y, figures(Math.abs(move.cents), 'comma'), { align: 'right' })
      say(edges.balance, y, `${figures(Math.abs(move.balance), 'comma')}${move.balance < 0 ? ' D' : ''}`, {
        align: 'right',
      })
      add(line(40, y + 5, 555, y + 5, { stroke: '#ddd', strokeWidth: 0.4 }))
    }
    y += 18
    say(edges.text, y, 'BALANCE CARRIED FORWARD', { face: 'narrow-bold' })
    say(edges.balance, y, `${figures(Math.abs(balance), 'comma')}${balance < 0 ? ' D' : ''}`, {
      face: 'narrow-bold',
      align: 'right',
    })
    flow(
      { x: 40, y: 716, width: 515, leading: 11 },
      'Spotted something that isn’t right? Call 0345 600 0191 (+44 1604 000 191 from abroad). AER 1.05% variable on balances up to £5,000. Lost or stolen cards: 0800 100 0007, 24 hours.',
      { size: 8.4 },
    )
    flow(
      { x: 40, y: 780, width: 515, leading: 8.6 },
      `${brand} is authorised by the Prudential Regulation Authority and regulated by the Financial Conduct Authority. Eligible deposits are protected up to £85,000 by the Financial Services Compensation Scheme. SPECIMEN, not a statement of any real account.`,
      { size: 6.8, color: '#666' },
    )
    return [page(marks)]
  },
}
