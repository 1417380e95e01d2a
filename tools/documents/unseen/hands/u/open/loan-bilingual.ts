import { addDays, addYears, monthEnd } from '../../../../calendar.ts'
import { box, line, shape, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  day,
  left,
  lived,
  middle,
  money,
  owe,
  page,
  paragraph,
  right,
  rule,
  specimen,
  stack,
  when,
  type MoneyForm,
} from '../kit.ts'
import { firm, somebody, spouse } from '../people.ts'

const bare: MoneyForm = '1,234.56'

/** A vehicle loan at a bilingual credit union: captions in both languages, English over French, a ledger of payments below. */
export const loanBilingual: UnseenLayout = {
  name: 'loan-bilingual',
  docType: 'loan_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const other = spouse(paper, 'CA', who)
    const names = [who, other].map((one) => `${one.given} ${one.surname}`)
    paper.put('document_holder_name', names.join('; '), names[0])
    const place = lived(paper, [who.street, `${who.city} ${who.region}  ${who.postal}`])
    const issuer = paper.put('issuer_name', `${firm(paper, 'CA')} Credit Union Limited`)
    const at = monthEnd(paper.today, paper.between(1, 4))
    const number = paper.put('account_number', paper.code('2#####-L0#'))
    const rate = paper.between(489, 1099)
    const payment = paper.between(19_800, 64_000)
    const payments = 6
    const yearly = rate / 10_000
    let balance = paper.between(900_000, 3_900_000)
    const before = balance
    const rows: [string, number, number, number][] = []
    for (let index = 0; index < payments; index += 1) {
      const interest = Math.round((balance * yearly * 14) / 365)
      balance -= payment - interest
      rows.push([addDays(at, -14 * (payments - index) + 6), interest, payment - interest, balance])
    }
    const paidInterest = rows.reduce((sum, [, interest]) => sum + interest, 0)
    const maturity = addDays(addYears(at, paper.between(2, 5)), paper.between(10, 200))
    const ink = '#7a1f3d'
    const marks: Mark[] = [
      shape('M40 60 L58 32 L76 60 L58 52 Z', { fill: ink }),
      left(86, 48, issuer, 12, 'sans-bold', { color: ink }),
      left(86, 60, `Member Services / Service aux membres   1-800-555-0133`, 7),
      right(572, 44, 'LOAN STATEMENT', 12, 'sans-bold'),
      right(572, 58, 'RELEVÉ DE PRÊT', 10, 'sans'),
      specimen(320, 22),
      ...stack([66, 122, 12], [...names, ...place], 9.2, 'narrow'),
    ]
    const facts = [
      ['Loan number', 'Numéro du prêt', number],
      ['Statement date', 'Date du relevé', when(paper, 'document_date', at, 'DD-MON-YYYY')],
      ['Purpose', 'Objet', paper.pick(['VEHICLE / VÉHICULE', 'RENOVATION / RÉNOVATION', 'BOAT / BATEAU'])],
      ['Rate, fixed', 'Taux fixe', `${paper.put('interest_rate', (rate / 100).toFixed(2))} %`],
      ['Maturity', 'Échéance', when(paper, 'maturity_date', maturity, 'DD-MON-YYYY')],
      ['Payment, every 2 weeks', 'Versement aux 2 semaines', owe(paper, 'payment_amount', payment, bare)],
    ] as const
    facts.forEach(([english, french, value], index) => {
      const y = 100 + index * 22
      marks.push(
        left(340, y, english, 8, 'narrow-bold'),
        left(340, y + 8.6, french, 7, 'narrow', { color: '#666' }),
        right(572, y + 4, value, 9, 'mono'),
        rule(340, y + 12.5, 232, 0.3, '#bbb'),
      )
    })
    marks.push(
      box(40, 244, 532, 46, { stroke: ink, strokeWidth: 1.2 }),
      left(54, 264, 'Principal outstanding', 10, 'sans-bold'),
      left(54, 278, 'Capital impayé', 8.6, 'sans', { color: '#666' }),
      right(300, 274, `$ ${owe(paper, 'closing_balance', balance, bare)}`, 15, 'sans-bold'),
      line(316, 250, 316, 284, { stroke: ink, strokeWidth: 0.5 }),
      left(328, 264, 'Interest paid this period', 8),
      left(328, 275, 'Intérêts payés durant la période', 7, 'narrow', { color: '#666' }),
      right(558, 270, money(paidInterest, bare), 9),
    )
    const heads = [
      ['Date', 'Date', 46, 'left'],
      ['Description', 'Description', 130, 'left'],
      ['Interest', 'Intérêts', 370, 'right'],
      ['Principal', 'Capital', 464, 'right'],
      ['Balance', 'Solde', 566, 'right'],
    ] as const
    marks.push(box(40, 312, 532, 26, { fill: '#f3e6ea' }))
    for (const [english, french, x, align] of heads) {
      const put = align === 'left' ? left : right
      marks.push(
        put(x, 323, english, 8, 'narrow-bold'),
        put(x, 333, english === french ? '' : french, 7, 'narrow', { color: '#666' }),
      )
    }
    marks.push(
      left(130, 354, 'Balance forward / Solde reporté', 8.2),
      right(566, 354, money(before, bare), 8.4, 'mono'),
    )
    rows.forEach(([date, interest, principal, after], index) => {
      const y = 370 + index * 15
      marks.push(
        left(46, y, day(date, 'DD-MON-YYYY'), 8.4, 'mono'),
        left(130, y, 'Payment / Versement', 8.2),
        right(370, y, money(interest, bare), 8.4, 'mono'),
        right(464, y, money(principal, bare), 8.4, 'mono'),
        right(566, y, money(after, bare), 8.4, 'mono'),
      )
    })
    marks.push(
      rule(40, 462, 532, 0.8, ink),
      ...paragraph(
        [40, 484, 254],
        'You may prepay any part of this loan at any time without charge. Payments are applied first to interest. Your loan is insured for life and disability up to age 70; ask us for your certificate.',
        { size: 8, leading: 11 },
      ).marks,
      ...paragraph(
        [318, 484, 254],
        'Vous pouvez rembourser ce prêt par anticipation en tout temps et sans frais. Les versements sont d’abord affectés aux intérêts. Votre prêt est assuré en cas de décès ou d’invalidité jusqu’à 70 ans; demandez votre certificat.',
        { size: 8, leading: 11 },
      ).marks,
      middle(306, 760, 'Owned by the people we serve / La propriété de ceux que nous servons', 8, 'serif', {
        color: ink,
      }),
    )
    return [
      page(
        'letter',
        marks.filter((mark) => mark.kind === 'path' || mark.text !== ''),
      ),
    ]
  },
}
