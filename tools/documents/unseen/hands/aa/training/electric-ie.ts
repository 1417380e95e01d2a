import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An Irish power bill: no name of the supplier but in the web address and the foot, balance forward, credit with CR. */
export const electricIe: UnseenLayout = {
  name: 'electric-ie',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'IE')()
    const page = openPage()
    const brand = paper.pick(['Bruach Energy', 'Solas Power', 'Gaoth Electric'])
    const sent = addDays(paper.today, -paper.between(5, 150))
    const due = addDays(sent, 14)
    const before = paper.between(9000, 26000)
    const usage = paper.between(9000, 31000)
    const standing = paper.between(2400, 4200)
    const vat = Math.round((usage + standing) * 0.09)
    const total = usage + standing + vat
    page.box(44, 34, 60, 60, { fill: '#f07d00' })
    page.c(74, 78, brand.charAt(0), 40, 'serif-bold', '#ffffff')
    page.r(555, 48, `www.${brand.toLowerCase().replace(' ', '')}.ie`, 9, 'sans-bold', '#f07d00')
    page.r(555, 62, 'Emergency 1800 372 999', 8)
    page.t(44, 140, paper.put('document_holder_name', one.full), 10)
    page.rows(44, 153, 13, one.lines, 10)
    paper.put('address', joined(one.lines))
    page.grid(
      [340, -555],
      140,
      15,
      [
        ['Account No.', paper.put('account_number', paper.code('#########'))],
        ['MPRN', paper.code('10 ### ### ###')],
        ['Invoice No.', paper.code('INV########')],
        ['Bill date', paper.put('document_date', sent, day(sent, 'D MMMM YYYY', 'en'))],
        [
          'Billing period',
          `${day(addDays(sent, -62), 'DD MMM YY', 'en')} - ${day(addDays(sent, -2), 'DD MMM YY', 'en')}`,
        ],
      ],
      8.6,
    )
    page.t(44, 250, 'Your electricity bill at a glance', 14, 'serif-bold', { color: '#f07d00' })
    const rows: [string, string][] = [
      ['Balance at your last bill', money(before, 'en')],
      [`Payments received - ${day(addDays(sent, -40), 'DD/MM/YY', 'en')} Thank you`, `${money(before, 'en')} CR`],
      ['Balance brought forward', '0.00'],
      [`Electricity used (${paper.pick(['actual', 'estimated', 'customer'])} reading)`, money(usage, 'en')],
      ['Standing charge and PSO levy', money(standing, 'en')],
      ['VAT @ 9%', money(vat, 'en')],
    ]
    page.grid([52, -380], 276, 20, rows, 9)
    page.rule(44, 388, 390, '#f07d00', 1)
    page.t(52, 406, 'Total due', 12, 'sans-bold')
    page.r(380, 406, `€${paper.put('amount_due', amount(total), money(total, 'en'))}`, 14, 'sans-bold')
    page.box(410, 264, 145, 150, { fill: '#fff0e0' })
    page.c(482, 290, 'Please pay by', 10)
    page.c(482, 316, paper.put('due_date', due, day(due, 'D MMM YYYY', 'en')), 14, 'sans-bold')
    page.c(482, 350, 'Switch to Direct Debit', 8.6)
    page.c(482, 366, 'and save 5%', 12, 'sans-bold', '#f07d00')
    page.t(44, 460, 'Meter details', 10, 'sans-bold')
    const read = paper.between(10000, 60000)
    page.grid(
      [52, 180, -300, -380, -460, -550],
      478,
      16,
      [
        ['Meter', 'Tariff', 'Previous', 'Present', 'Units', 'Rate c'],
        [paper.code('D########'), 'General domestic', `${read} A`, `${read + 803} E`, '803', '32.61'],
      ],
      8.2,
    )
    page.para(
      44,
      540,
      511,
      'Fuel mix: renewables 61.4%, natural gas 33.0%, other 5.6%. To give your own meter reading, call us or go online within seven days of the date on this bill.',
      8,
    )
    page.rule(44, 700, 555)
    page.t(44, 716, 'Bank giro credit transfer', 9, 'sans-bold')
    page.t(44, 734, `${one.full}   € ${money(total, 'en')}   ${paper.code('99-##-##')}`, 10, 'mono')
    page.t(
      44,
      812,
      `${paper.put('issuer_name', brand)} DAC. Registered in Ireland No. ${paper.code('5#####')}. Licensed by the CRU. SPECIMEN`,
      6.8,
    )
    return [page.sheet()]
  },
}
