import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, dated, endOfMonth, grid, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const [blue, pale] = ['#0b6fa4', '#dff0f8']

/** A half-yearly metered water bill in serif with a bank giro slip at its foot; the customer's initials only. */
export const waterBill: UnseenLayout = {
  name: 'water-bill',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.water)
    const issued = addDays(endOfMonth(paper, paper.between(1, 5)), -paper.between(0, 20))
    const read = paper.between(310, 700)
    const used = paper.between(31, 88)
    const fresh = Math.round(used * 192.41)
    const waste = Math.round(used * 0.92 * 288.07)
    const [standing, drains] = [1834, 2790]
    const owed = fresh + waste + standing + drains
    const name = paper.put('document_holder_name', `${who.first.charAt(0)} ${who.middle.charAt(0)} ${who.last}`)
    const lines = located(paper, home(paper))
    const account = paper.put('account_number', paper.code('0#######-##'))
    const amount = paid(paper, 'amount_due', owed)
    const until = dated(paper, 'due_date', addDays(issued, 21), 'DD/MM/YYYY')
    return [
      page([
        box(0, 0, 595, 52, { fill: blue }),
        text(36, 34, brand.toLowerCase(), { size: 22, face: 'serif-bold', color: '#ffffff' }),
        text(560, 32, 'Your metered bill', { size: 13, face: 'serif', color: '#ffffff', align: 'right' }),
        ...column(
          330,
          84,
          10.5,
          [
            'Billing enquiries 0345 000 7788',
            'Mon - Fri 8am - 6pm, Sat 9am - 1pm',
            'Leaks 0800 000 3131 (24 hours)',
            'Customer Services, PO Box 918, Durham DH1 9ZZ',
          ],
          { size: 7.6, face: 'serif' },
        ),
        ...column(62, 134, 12.5, [`${who.title.toUpperCase()} ${name}`, ...lines], { size: 9.6, face: 'serif' }),
        box(330, 136, 230, 92, { fill: pale }),
        ...grid(
          [340, -550],
          [
            ['Account number', account],
            ['Date of this bill', dated(paper, 'document_date', issued, 'DD/MM/YYYY')],
            ['Charges from', say(addDays(issued, -188), 'DD/MM/YYYY')],
            ['to', say(addDays(issued, -6), 'DD/MM/YYYY')],
            ['Property reference', paper.code('UPRN 100######')],
          ],
          { y: 154, size: 8.6, face: 'serif', leading: 16 },
        ),
        line(36, 262, 560, 262, { stroke: blue, strokeWidth: 1.4 }),
        text(36, 282, 'Your charges explained', { size: 13, face: 'serif-bold', color: blue }),
        ...grid(
          [36, 236, 300, 372, -470, -560],
          [
            [paper.code('Meter ##A######'), 'Previous', 'Present', 'm3 used', '£ per m3', '£'],
            ['Read by us', String(read), String(read + used), String(used), '', ''],
            ['Water supplied', '', '', String(used), '1.9241', sum(fresh)],
            ['Used water taken away (92%)', '', '', '', '2.8807', sum(waste)],
            ['Fixed charge, water and used water', '', '', '', '', sum(standing)],
            ['Surface water drainage', '', '', '', 'semi-det.', sum(drains)],
            ['VAT on household water services', '', '', '', '0%', '0.00'],
          ],
          { y: 304, size: 8.8, face: 'serif', leading: 18, rule: '#a9cfe2' },
        ),
        text(372, 446, 'Total now due', { size: 12, face: 'serif-bold' }),
        text(560, 446, amount, { size: 12, face: 'serif-bold', align: 'right' }),
        text(36, 446, 'Balance brought forward: nil', { size: 8.8, face: 'serif' }),
        ...paragraph(
          36,
          476,
          250,
          `On average you used ${Math.round((used * 1000) / 182)} litres a day. A household like yours uses about 320 litres. A dripping toilet can waste 400 litres a day.`,
          { size: 8.6, face: 'serif' },
        ),
        ...paragraph(
          310,
          476,
          250,
          'Having trouble paying? Our WaterCare tariff could cut your bill by up to half. Ask for form WC4 or write to us in large print or Braille.',
          { size: 8.6, face: 'serif' },
        ),
        ...paragraph(
          36,
          548,
          524,
          `Payment is due on receipt and must reach us no later than ${until}. To pay by instalments, set up a Direct Debit online.`,
          { size: 9, face: 'serif-bold' },
        ),
        line(0, 592, 595, 592, { stroke: '#777777', strokeWidth: 0.4 }),
        text(297, 602, 'please detach and return with your cheque', { size: 6, align: 'middle' }),
        box(0, 610, 595, 178, { fill: pale }),
        text(36, 634, 'bank giro credit', { size: 15, face: 'sans-bold', color: blue }),
        ...cell([36, 648, 150, 30], 'Reference (customer account number)', account, { stroke: blue }),
        ...cell([196, 648, 120, 30], 'Credit account number', paper.code('### ####'), { stroke: blue }),
        ...cell([326, 648, 106, 30], 'Amount due (no fee payable at PO)', amount, { stroke: blue }),
        ...cell([442, 648, 118, 30], 'By', until, { stroke: blue }),
        ...cell([36, 688, 150, 40], "Cashier's stamp and initials", '', { stroke: blue }),
        ...column(326, 702, 12, [paper.put('issuer_name', legal), 'Midshires Bank, Head Office Collection Account'], {
          size: 8.4,
          face: 'serif',
        }),
        text(36, 766, `${account.replace('-', '')}0000${String(owed).padStart(7, '0')}${paper.code('#####')} X 74`, {
          size: 11,
          face: 'mono',
        }),
      ]),
    ]
  },
}
