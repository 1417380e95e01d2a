import { addDays } from '../../../../calendar.ts'
import { canonicalMoney } from '../../../../money.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, page, pair, rows } from '../kit.ts'

/** A mortgage statement; the borrowers share one line of the address block, the servicer is in the small print. */
export const mortgageUs: UnseenLayout = {
  name: 'mortgage-us',
  docType: 'loan_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const home = pair(paper, 'US')
    const names = [`${home.first} ${home.surname}`.toUpperCase(), `${home.second} ${home.surname}`.toUpperCase()]
    paper.put('document_holder_name', names.join('; '), names[0])
    const block = home.lines.map((row) => row.toUpperCase())
    paper.put('address', block.join(', '), block[0])
    const issued = addDays(paper.today, -paper.between(4, 60))
    const owed = paper.between(6000000, 48000000)
    const pay = paper.between(80000, 320000)
    const servicer = paper.put('issuer_name', paper.pick(['Copperfield Home Lending LLC', 'Sandhill Mortgage Corp.']))
    const facts = [
      ['Statement Date', paper.put('document_date', issued, day(issued, 'dashes'))],
      ['Loan No.', paper.put('account_number', paper.code('00########'))],
      ['Unpaid Principal', `$${paper.put('closing_balance', canonicalMoney(owed), amount(owed))}`],
      ['Regular Monthly Payment', `$${paper.put('payment_amount', canonicalMoney(pay), amount(pay))}`],
    ] as const
    return [
      page([
        box(40, 36, 34, 34, { fill: '#a52' }),
        text(572, 56, 'Mortgage Statement', { size: 16, face: 'serif', align: 'right' }),
        ...rows(60, 130, [names.join(' & '), ...block]),
        ...facts.flatMap(([label, value], index) => [
          box(330, 110 + index * 24, 242, 24, { stroke: '#888' }),
          text(336, 126 + index * 24, label, { size: 9, face: 'sans' }),
          text(566, 126 + index * 24, value, { size: 9, face: 'sans', align: 'right' }),
        ]),
        ...rows(40, 260, ['Explanation of amounts', 'Fixed-rate loan', 'Prepayment penalty: none'], 9, 15),
        ...rows(
          40,
          740,
          [`${servicer}, NMLS ${paper.code('######')}. If you are in bankruptcy this is not a demand.`],
          6.5,
        ),
      ]),
    ]
  },
}
