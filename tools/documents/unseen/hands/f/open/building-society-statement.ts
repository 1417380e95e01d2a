import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, ibanOf, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const navy = '#10284b'
const outgoings = [
  'Direct debit  TAMEBROOK WATER',
  'Contactless payment  GREGOR BAKERS',
  'Bank transfer  M & T GARDENS',
  'Standing order  PARISH HALL LOTTERY',
  'Cash machine  MARKET SQ',
  'Visa purchase  PLATFORM 9 CAFE',
  'Direct debit  TV LICENCE',
  'Visa purchase  OTTER GARDEN CTR',
  'Direct debit  COUNCIL TAX',
]

/** A building society's statement of a joint account: a numbered statement, £Out and £In, years once per block. */
export const buildingSocietyStatement: UnseenLayout = {
  name: 'building-society-statement',
  docType: 'bank_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = resident(paper)
    const two = resident(paper, one.last)
    const [brand, legal] = company(paper, issuers.society)
    const to = addDays(paper.today, -paper.between(3, 50))
    const from = addDays(to, -29)
    const start = paper.between(41000, 260000)
    const names = [one, two].map(({ first, middle, last }) => `${first} ${middle.charAt(0)} ${last}`.toUpperCase())
    const [sort, account] = [paper.code('07####'), paper.put('account_number', paper.code('########'))]
    const iban = paper.put('iban', ibanOf('GB', `${brand.slice(0, 4).toUpperCase()}${sort}${account}`))
    const number = paper.between(14, 210)
    let balance = start
    const entries = Array.from({ length: 14 }, (_, index) => {
      const cents =
        index === 6
          ? paper.between(90000, 240000)
          : index === 11
            ? paper.between(500, 9000)
            : -paper.between(350, 14400)
      const what =
        index === 6
          ? 'Bank credit  STATE PENSION / SALARY'
          : index === 11
            ? 'Cheque deposit  BRANCH 0417'
            : paper.pick(outgoings)
      balance += cents
      return { day: addDays(from, index * 2 + 1), what, cents, balance }
    })
    const put = (field: string, iso: string) => dated(paper, field, iso, 'D MMMM YYYY')
    paper.put('currency', 'GBP', '£')
    const joint = [one, two].map(({ title }, index) => `${title.toUpperCase()} ${names[index] ?? ''}`)
    paper.put('document_holder_name', names.join('; '), joint.join(' '))
    const lines = located(paper, home(paper))
    const [into, out] = [entries.filter(({ cents }) => cents > 0), entries.filter(({ cents }) => cents < 0)].map(
      (some) => Math.abs(some.reduce((all, { cents }) => all + cents, 0)),
    )
    return [
      page([
        text(44, 60, brand, { size: 21, face: 'serif-bold', color: navy }),
        text(44, 74, 'Building Society', { size: 10, face: 'serif', color: navy }),
        text(550, 54, 'FlexiCurrent joint', { size: 15, face: 'sans-bold', color: navy, align: 'right' }),
        text(550, 70, `Statement no: ${number}    Page 1 of 1`, { size: 8.5, align: 'right' }),
        ...column(64, 122, 12.4, [...joint, ...lines], { size: 9 }),
        ...column(
          352,
          110,
          13,
          ['Statement date:', 'Sort code:', 'Account no:', 'IBAN:', 'BIC:', '', 'Statement period'],
          { size: 8.6, color: navy },
        ),
        ...column(
          422,
          110,
          13,
          [
            put('document_date', to),
            sort.replace(/(..)(..)/, '$1-$2-'),
            account,
            iban,
            `${brand.slice(0, 4).toUpperCase()}GB21XXX`,
          ],
          { size: 8.6, face: 'narrow-bold' },
        ),
        ...column(352, 201, 12, [`${put('period_start', from)} to ${put('period_end', to)}`], { size: 8.6 }),
        box(44, 228, 506, 42, { fill: '#e9eef6' }),
        ...['Start balance', 'Total in', 'Total out', 'End balance'].map((caption, index) =>
          text(56 + index * 126, 243, caption, { size: 8, color: navy }),
        ),
        ...[
          paid(paper, 'opening_balance', start),
          paid(paper, 'total_credits', into ?? 0),
          paid(paper, 'total_debits', out ?? 0),
          paid(paper, 'closing_balance', balance),
        ].map((value, index) => text(56 + index * 126, 260, value, { size: 11, face: 'narrow-bold' })),
        ...['Date', 'Description'].map((caption, index) =>
          text(44 + index * 56, 296, caption, { size: 9, face: 'narrow-bold', color: navy }),
        ),
        ...['£Out', '£In', '£Balance'].map((caption, index) =>
          text([400, 470, 550][index] ?? 0, 296, caption, {
            size: 9,
            face: 'narrow-bold',
            color: navy,
            align: 'right',
          }),
        ),
        line(44, 301, 550, 301, { stroke: navy, strokeWidth: 1 }),
        text(44, 316, say(from, 'YYYY'), { size: 8.6 }),
        text(100, 316, `Balance from statement ${number - 1} dated ${say(addDays(from, -1), 'DD/MM/YYYY')}`, {
          size: 8.6,
        }),
        text(550, 316, sum(start), { size: 8.6, align: 'right' }),
        ...entries.flatMap(({ day, what, cents, balance: left }, index) => {
          const y = 333 + index * 16.5
          return [
            text(44, y, say(day, 'DD MMM'), { size: 8.6 }),
            text(100, y, what, { size: 8.6 }),
            text(cents < 0 ? 400 : 470, y, sum(Math.abs(cents)), { size: 8.6, align: 'right' }),
            text(550, y, sum(left), { size: 8.6, align: 'right' }),
          ]
        }),
        line(44, 572, 550, 572, { stroke: navy, strokeWidth: 1 }),
        ...paragraph(
          44,
          592,
          240,
          'Interest, rewards and fees. Average credit balance: £0.00 earns nothing below £1,500. Arranged overdraft limit: £250. Annual overdraft interest rate: 39.9% EAR variable.',
          { size: 8 },
        ),
        ...paragraph(
          310,
          592,
          240,
          'You voted! Members at this year’s AGM chose three charities. From November, we close on Saturdays at noon. Always check the name when you pay somebody new.',
          { size: 8 },
        ),
        ...paragraph(
          44,
          760,
          506,
          `${paper.put('issuer_name', legal)} is authorised by the PRA and regulated by the FCA and the PRA under registration number ${paper.code('1#####')}. Head office: Mill House, Calder Row, Halifax HX1 9ZZ. Lost card? 0800 055 0000.`,
          { size: 6.8, color: '#666666' },
        ),
      ]),
    ]
  },
}
