import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, dated, grid, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, irishHome, issuers, resident } from '../people.ts'

const teal = '#00796b'

/** An Irish broadband and mobile bill in euro: summary on page one, each connection on page two, VAT apart. */
export const irishBroadbandBill: UnseenLayout = {
  name: 'irish-broadband-bill',
  docType: 'telecom_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.irishTelecom)
    const issued = addDays(paper.today, -paper.between(1, 60))
    const [fibre, mobile, extra] = [4064, 2032, paper.between(80, 950)]
    const [previous, net] = [paper.between(6000, 9900), fibre + mobile + extra]
    const vat = Math.round(net * 0.23)
    const name = paper.put('document_holder_name', `${who.first.toUpperCase()} ${who.last.toUpperCase()}`)
    const lines = located(
      paper,
      irishHome(paper).map((row) => row.toUpperCase()),
    )
    const account = paper.put('account_number', paper.code('7########'))
    const amount = paid(paper, 'amount_due', net + vat, '€')
    const bill = paper.code('INV00########')
    const day = dated(paper, 'document_date', issued, 'DD-MMM-YYYY')
    const issuer = paper.put('issuer_name', legal)
    const head = (sheet: number) => [
      text(40, 54, brand, { size: 25, face: 'sans-bold', color: teal }),
      text(556, 42, `Page ${sheet} of 2`, { size: 7.5, align: 'right' }),
      text(556, 54, `Account ${account}`, { size: 7.5, align: 'right' }),
    ]
    const first = page([
      ...head(1),
      ...column(
        40,
        74,
        10,
        [issuer, 'Block C, Harbour Exchange, Dublin 1, D01 Y0Z0', `VAT No. ${paper.code('IE #######@H')}`],
        { size: 7 },
      ),
      ...column(62, 146, 12, [name, ...lines], { size: 9, face: 'sans' }),
      roundedBox(346, 120, 210, 108, 8, { stroke: teal, strokeWidth: 1.2 }),
      ...grid(
        [358, -546],
        [
          ['Bill date', day],
          ['Bill number', bill],
          ['Account number', account],
          ['Customer since', say(addDays(issued, -paper.between(700, 3000)), 'MMM YYYY')],
          ['Next bill', say(addDays(issued, 30), 'DD-MMM-YYYY')],
        ],
        { y: 142, size: 8.6, leading: 18 },
      ),
      box(40, 258, 516, 22, { fill: teal }),
      text(50, 273, 'BILL SUMMARY', { size: 10, face: 'sans-bold', color: '#ffffff' }),
      text(546, 273, 'EUR', { size: 10, face: 'sans-bold', color: '#ffffff', align: 'right' }),
      ...grid(
        [50, -546],
        [
          ['Balance of previous bill', sum(previous)],
          [`Payment received - SEPA direct debit ${say(addDays(issued, -14), 'DD-MMM')}`, `${sum(previous)}-`],
          ['Balance brought forward', '0.00'],
          ['Home services (exc. VAT)', sum(fibre)],
          ['Mobile services (exc. VAT)', sum(mobile + extra)],
          ['VAT @ 23%', sum(vat)],
        ],
        { y: 300, size: 9.4, leading: 20, rule: '#b9dcd7' },
      ),
      text(50, 438, 'Total due', { size: 14, face: 'sans-bold', color: teal }),
      text(546, 438, amount, { size: 14, face: 'sans-bold', color: teal, align: 'right' }),
      ...paragraph(
        50,
        464,
        490,
        `This amount will be taken from your bank account ending ${paper.code('####')} on or after ${say(addDays(issued, 14), 'DD-MMM-YYYY')}. Your Unique Mandate Reference is ${paper.code('FL-########')}. No action is needed.`,
        { size: 9 },
      ),
      ...paragraph(
        50,
        520,
        490,
        `Refer a friend and you both get €50.00 off. Offer ends ${say(addDays(issued, 45), 'D MMMM')}. From April each year the price of your plan rises by CPI plus 3%.`,
        { size: 9, face: 'narrow-bold', color: teal },
      ),
      ...paragraph(
        50,
        764,
        490,
        `Queries or complaints: freephone 1800 000 616 or 1 Rossa Quay, Limerick V94 X0Z0. If we cannot settle it within 10 working days you may go to the regulator. ${issuer}, registered in Ireland no. ${paper.code('5#####')}. Directors: S. Brennan, T. Okafor (UK).`,
        { size: 6.6, color: '#555555' },
      ),
    ])
    const month = `${say(issued, 'DD/MM')} - ${say(addDays(issued, 29), 'DD/MM')}`
    const phone = paper.code('08# ### ####')
    const second = page([
      ...head(2),
      text(40, 96, `Home - eircode of installation ${lines.at(-1) ?? ''}`, { size: 10, face: 'sans-bold' }),
      ...grid(
        [50, 330, -546],
        [
          ['Fibre 500 unlimited', month, sum(fibre + 813)],
          ['Loyalty discount', 'until further notice', '8.13-'],
        ],
        { y: 118, size: 9, rule: '#cccccc' },
      ),
      text(40, 176, `Mobile ${phone}`, { size: 10, face: 'sans-bold' }),
      ...grid(
        [50, 330, -546],
        [
          ['SIM only 5G', month, sum(mobile)],
          ['Calls and texts outside allowance', 'itemised online', sum(extra)],
        ],
        { y: 198, size: 9, rule: '#cccccc' },
      ),
      line(40, 250, 556, 250),
      ...grid(
        [50, 330, -546],
        [
          ['Charges excluding VAT', '', sum(net)],
          [`VAT 23% on €${sum(net)}`, '', sum(vat)],
          [`Total of bill ${bill}`, '', sum(net + vat)],
        ],
        { y: 268, size: 9, face: 'narrow-bold' },
      ),
    ])
    return [first, second]
  },
}
