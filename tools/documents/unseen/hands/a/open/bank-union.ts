import { addDays, longDate, monthEnd } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, paragraph } from '../kit.ts'
import { issuers, person, putAddress, resident, streetWithUnit, surname, townLine } from '../people.ts'

const teal = '#0f6674'

/** A credit union's joint-account statement in serifs: member number beside the account, amounts signed behind, totals in a strip. */
export const bankUnion: UnseenLayout = {
  name: 'bank-union',
  docType: 'bank_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const member = resident(paper, paper.pick(['BC', 'MB', 'SK', 'ON']))
    const [given] = person(paper)
    const family = paper.chance(0.5) ? member.surname : surname(paper)
    const holders = [`${member.surname}, ${member.given}`, `${family}, ${given}`]
    const union = paper.put('issuer_name', paper.pick(issuers.union))
    const to = monthEnd(paper.today, paper.between(1, 3))
    const from = `${to.slice(0, 7)}-01`
    const printedOn = addDays(to, paper.between(1, 3))
    const opening = paper.between(12000, 380000)
    const stops = [3, 5, 8, 9, 12, 14, 15, 19, 22, 24, 26]
    const names = [
      'POS Purchase  CO-OP GROCERY',
      'Bill Payment  Rural Water Utility',
      'Pre-Auth Debit  Family Auto Lease',
      'Cheque #',
      'Cash Withdrawal ATM Main St',
      'Member Transfer to 114',
      'POS Purchase  PRAIRIE LUMBER',
    ] as const
    const rows = stops.map((day, index) => {
      const isIn = index === 1 || index === 6 || index === 9
      const cents = isIn ? paper.between(24000, 188000) : -paper.between(1100, 46000)
      const name = isIn
        ? paper.pick(['Direct Deposit  School Division 12', 'Child Benefit  Canada', 'Deposit  Branch'])
        : paper.pick(names)
      return {
        date: `${to.slice(0, 8)}${String(day).padStart(2, '0')}`,
        name: name === 'Cheque #' ? paper.code('Cheque #0##') : name,
        cents,
      }
    })
    const [inflow, outflow] = [
      total(rows.map(({ cents }) => Math.max(0, cents))),
      total(rows.map(({ cents }) => Math.max(0, -cents))),
    ]
    const closing = opening + inflow - outflow
    const signed = (cents: number) => (cents < 0 ? `${printedMoney(-cents, 'en')}-` : printedMoney(cents, 'en'))
    const span = `${paper.put('period_start', from, written(from, 'Sep. 30, 2026'))} to ${paper.put('period_end', to, written(to, 'Sep. 30, 2026'))}`
    const serif = { face: 'serif', size: 8.5 } as const
    const strip: readonly (readonly [string, string])[] = [
      ['Balance brought forward', paper.put('opening_balance', canonicalMoney(opening), signed(opening))],
      ['Money in', paper.put('total_credits', canonicalMoney(inflow), signed(inflow))],
      ['Money out', paper.put('total_debits', canonicalMoney(outflow), printedMoney(outflow, 'en'))],
      ['Balance carried forward', paper.put('closing_balance', canonicalMoney(closing), signed(closing))],
    ]
    let running = opening
    const marks: Mark[] = [
      box(430, 0, 182, 96, { fill: teal }),
      text(521, 42, 'MEMBER STATEMENT', { face: 'serif-bold', size: 12, color: '#ffffff', align: 'middle' }),
      text(521, 58, span, { face: 'serif', size: 7.5, color: '#ffffff', align: 'middle' }),
      text(521, 74, `printed ${paper.put('document_date', printedOn, longDate(printedOn, 'en'))}`, {
        face: 'serif',
        size: 7,
        color: '#ffffff',
        align: 'middle',
      }),
      text(40, 52, union, { face: 'serif-bold', size: 15, color: teal }),
      ...lines(
        40,
        66,
        10,
        [`${paper.between(2, 99)} Elevator Road, Steinbach MB  R5G 1T5`, 'Local owners since 1947'],
        { face: 'serif', size: 7.5 },
      ),
      ...lines(
        70,
        132,
        13,
        [
          paper.put('document_holder_name', holders.join('; '), holders.join(' ')),
          ...putAddress(paper, [streetWithUnit(member, 'Suite'), townLine(member)]),
        ].flatMap((row, index) => (index === 0 ? holders : [row])),
        serif,
      ),
      text(430, 130, 'Member number', { face: 'serif', size: 7, color: teal }),
      text(430, 142, paper.code('####7'), serif),
      text(430, 160, 'Account', { face: 'serif', size: 7, color: teal }),
      text(430, 172, `${paper.put('account_number', paper.code('100#######-110'))}  Joint chequing`, serif),
      text(430, 190, 'Institution / transit', { face: 'serif', size: 7, color: teal }),
      text(430, 202, paper.code('879 / 4##17'), serif),
      line(40, 226, 572, 226, { stroke: teal, strokeWidth: 1.4 }),
      ...strip.flatMap(([caption, value], index) => [
        text(48 + index * 133, 242, caption, { face: 'serif', size: 7.5, color: teal }),
        text(48 + index * 133, 259, value, { face: 'serif-bold', size: 11 }),
      ]),
      line(40, 270, 572, 270, { stroke: teal, strokeWidth: 1.4 }),
      ...['Effective', 'Transaction', 'Amount', 'Balance'].map((title, index) =>
        text([48, 130, 470, 566][index] ?? 0, 296, title, {
          face: 'serif-bold',
          size: 8.5,
          align: index < 2 ? 'left' : 'right',
        }),
      ),
      ...rows.flatMap(({ date, name, cents }, index) => {
        running += cents
        const y = 316 + index * 17
        return [
          ...(index % 2 === 0 ? [box(40, y - 11.5, 532, 17, { fill: '#eef6f7' })] : []),
          text(48, y, written(date, 'Sep. 30, 2026').replace(/, \d+$/, ''), serif),
          text(130, y, name, serif),
          text(470, y, signed(cents), { ...serif, align: 'right' as const }),
          text(566, y, signed(running), { ...serif, align: 'right' as const }),
        ]
      }),
      ...paragraph(
        { x: 40, y: 540, width: 532, leading: 11.5 },
        `Joint account, either to sign. Overdraft limit $500.00; interest on overdrafts this period 0.00. Dividend of 3.25% on shares was paid on ${longDate(`${to.slice(0, 4)}-01-31`, 'en')}. Come to the annual general meeting: doors open at 6 p.m., pie will be served.`,
        serif,
      ).marks,
      text(
        40,
        600,
        `Your contact at the branch: ${paper.pick(['Verna Toews', 'Colin Assiniboine', 'Harpreet Sohal'])}, Member Services`,
        serif,
      ),
      ...paragraph(
        { x: 40, y: 720, width: 532, leading: 9 },
        'Deposits are guaranteed without limit by the deposit guarantee corporation of the province. Please report differences within 30 days, after which this statement is taken to be correct.',
        { face: 'serif', size: 6.5, color: '#555' },
      ).marks,
    ]
    return [letter(marks)]
  },
}
