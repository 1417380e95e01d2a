import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { inFours } from '../../../../samples/numbers.ts'
import { ibanOf } from '../accounts.ts'
import { a4Sheet, amount, canonical, dayFirst, fitted, putAddress, putDate, rowsAt } from '../kit.ts'
import { european, europeanHome, europeanIssuer } from '../people.ts'

const kinds = [
  ['Card payment', 'Kaashandel De Gouden Schaaf', -1],
  ['Direct debit', 'Zorgverzekering Noord U.A.', -1],
  ['Transfer', 'Salaris Vlasma Techniek B.V.', 1],
  ['Card payment', 'NS-fiets Utrecht CS', -1],
  ['iDEAL', 'Boekwinkel Het Vlot', -1],
  ['Direct debit', 'Woonstichting Eemhof huur', -1],
  ['Transfer', 'Belastingdienst teruggaaf', 1],
  ['Cash machine', 'Geldautomaat Leiden 0173', -1],
  ['Card payment', 'Apotheek de Linde', -1],
  ['Charges', 'Basic package quarterly fee', -1],
] as const
const navy = '#1d2c5b'
const columns = [
  { x: 60, align: 'left' },
  { x: 122, align: 'left' },
  { x: 205, align: 'left' },
  { x: 545, align: 'right' },
] as const

/** A Dutch bank's statement in English: the IBAN is the account, signed amounts with a comma, the four sums in a band, an account manager beside. */
export const nlBank: UnseenLayout = {
  name: 'nl-bank',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const holder = european(paper, 'NL')
    const end = monthEnd(paper.today, paper.between(1, 5))
    const start = `${end.slice(0, 7)}-01`
    const made = addDays(end, 2)
    const issuer = europeanIssuer(paper, 'NL')
    const iban = inFours(ibanOf('NL', `${paper.pick(['PLDR', 'ZAAN', 'MRWD'])}${paper.code('0#########')}`))
    const opening = paper.between(-40_000, 420_000)
    const moves = kinds.map(([kind, label, sign], index) => {
      const cents =
        sign *
        (index === 2
          ? paper.between(180_000, 390_000)
          : index === 5
            ? paper.between(60_000, 128_000)
            : paper.between(290, 24_000))
      return { kind, label, cents, day: addDays(start, 1 + index * 2) }
    })
    const credits = moves.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
    const debits = moves.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0)
    const closing = opening + credits - debits
    const money = (cents: number) => `${cents < 0 ? '-' : ''}${amount(cents, 'dot')}`
    const rows = moves.map(({ kind, label, cents, day }) => [
      dayFirst(day, '-'),
      kind,
      label,
      `${cents > 0 ? '+' : ''}${money(cents)}`,
    ])
    const initial = `${holder.sex === 'F' ? 'Ms' : 'Mr'} ${paper.put('document_holder_name', `${holder.given.charAt(0)}. ${holder.surname}`)}`
    const sums = [
      ['Opening balance', paper.put('opening_balance', canonical(opening), money(opening))],
      ['Total credit', paper.put('total_credits', canonical(credits), money(credits))],
      ['Total debit', paper.put('total_debits', canonical(debits), money(debits))],
      ['Closing balance', paper.put('closing_balance', canonical(closing), money(closing))],
    ]
    const facts = [
      ['Account number (IBAN)', paper.put('iban', paper.put('account_number', iban))],
      ['Account', 'Current account'],
      ['Statement number', String(Number(end.slice(5, 7)))],
      ['Statement date', putDate(paper, 'document_date', made, dayFirst(made, '-'))],
      [
        'Period',
        `${putDate(paper, 'period_start', start, dayFirst(start, '-'))} to ${putDate(paper, 'period_end', end, dayFirst(end, '-'))}`,
      ],
      ['Your adviser', `${european(paper, 'NL').given} ${european(paper, 'NL').surname}`],
    ]
    const bottom = 412 + rows.length * 20
    const marks = [
      box(0, 0, 595, 8, { fill: navy }),
      box(470, 34, 75, 30, { fill: navy }),
      text(507, 54, issuer.slice(0, 2).toUpperCase(), {
        size: 16,
        face: 'sans-bold',
        color: '#ffd24a',
        align: 'middle',
      }),
      text(60, 62, 'Statement of account', { size: 20, face: 'sans', color: navy }),
      text(60, 118, initial, { size: 10, face: 'sans' }),
      ...putAddress(paper, europeanHome(paper, 'NL')).map((row, index) =>
        text(60, 132 + index * 14, row, { size: 10, face: 'sans' }),
      ),
      ...facts.flatMap(([caption = '', value = ''], index) => [
        text(330, 118 + index * 15, caption, { size: 8, color: '#666' }),
        fitted(430, 118 + index * 15, 118, value, { size: 8, face: 'narrow-bold' }),
      ]),
      line(60, 232, 545, 232, { stroke: navy, strokeWidth: 1.5 }),
      text(
        60,
        252,
        'Moving house? Please tell us your new address in the app. We never send a courier to collect your debit card.',
        { size: 7.5, color: '#555' },
      ),
      box(60, 276, 485, 48, { fill: '#eef0f7' }),
      ...sums.flatMap(([caption = '', value = ''], index) => [
        text(72 + index * 122, 294, caption, { size: 8, color: '#555' }),
        text(72 + index * 122, 312, value, { size: 10.5, face: 'sans-bold', color: navy }),
      ]),
      text(545, 340, `All amounts in ${paper.put('currency', 'EUR', 'EUR')}`, { size: 7, align: 'right' }),
      ...rowsAt(
        columns,
        [['Date', 'Type', 'Name / description', 'Amount']],
        { y: 372, leading: 1 },
        { face: 'narrow-bold', size: 8.5 },
      ),
      line(60, 378, 545, 378, { stroke: navy }),
      ...rowsAt(columns, rows, { y: 396, leading: 20 }, { size: 8.5 }),
      ...rows.map((_row, index) =>
        line(60, 402 + index * 20, 545, 402 + index * 20, { stroke: '#ccd', strokeWidth: 0.4 }),
      ),
      text(
        60,
        bottom + 20,
        'Interest on a negative balance: 9,9% a year. Your deposits are covered up to € 100.000 by the Dutch deposit guarantee.',
        { size: 7.5 },
      ),
      text(60, 790, paper.put('issuer_name', issuer), { size: 7.5, face: 'narrow-bold' }),
      text(
        60,
        800,
        `Registered office: Herengracht 0, Amsterdam. Trade register ${paper.code('3#######')}. BIC ${paper.code('@@@@NL2A')}. VAT NL00${paper.code('#######')}B01`,
        { size: 6.5 },
      ),
      text(545, 800, 'Page 1 of 1      SPECIMEN', { size: 6.5, align: 'right' }),
    ]
    return [a4Sheet(marks)]
  },
}
