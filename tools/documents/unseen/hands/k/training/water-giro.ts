import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, cells, dated, day, grid, line, lines, logo, money, page, pounds, sum, text } from '../kit.ts'
import { home, people } from '../people.ts'

const issuers = ['Thameside Water Utilities Limited', 'Severnwick Water plc', 'Dales & Humber Water Services Ltd', 'South Wessex Water Limited']

/** A British water bill for a metered half year: a column of charges, joint customers, and a bank giro credit slip at the foot. */
export const waterGiro: UnseenLayout = {
  name: 'water-giro',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(5, 120))
    const [from, to] = [addDays(issued, -183), addDays(issued, -2)]
    const units = paper.between(22, 88)
    const water = Math.round(units * 183.4)
    const waste = Math.round(units * 121.9)
    const fixed = paper.between(1900, 4400)
    const drain = paper.between(900, 2600)
    const earlier = paper.chance(0.5) ? paper.between(500, 6000) : 0
    const due = water + waste + fixed + drain + earlier
    const payBy = addDays(issued, 14)
    const both = people(paper, 'GB', paper.pick([1, 2] as const))
    const names = both.map(({ initials, surname, sex }) => `${sex === 'F' ? 'MRS' : 'MR'} ${initials} ${surname.toUpperCase()}`)
    paper.put('document_holder_name', both.map(({ initials, surname }) => `${initials} ${surname.toUpperCase()}`).join('; '), names[0])
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const address = addressed(paper, home(paper, 'GB').map((row) => row.toUpperCase()))
    const form = paper.pick(['D M YYYY', 'DD/MM/YYYY', 'DD MMM YY'])
    const account = paper.put('account_number', paper.code('###-#######-##'))
    const rows = [
      [`Fresh water ${units} m³ @ 183.40p`, money(water)],
      [`Used water ${units} m³ @ 121.90p`, money(waste)],
      ['Fixed charges (water and wastewater)', money(fixed)],
      ['Surface water drainage (band C)', money(drain)],
      [paper.pick(['Total charges this bill', 'New charges']), money(due - earlier)],
      [earlier === 0 ? 'Brought forward from last bill' : 'Unpaid from previous bill', money(earlier)],
    ]
    const total = paper.pick(['Amount to pay', 'Please pay this amount', 'TOTAL NOW DUE', 'Balance to pay'])
    const when = paper.pick(['Payment due by', 'Please pay by', 'To be paid no later than'])
    const blue = paper.pick(['#0072bc', '#00857d', '#17375e'])
    const reading = paper.between(180, 2400)
    const dueDate = dated(paper, 'due_date', payBy, day(payBy, form))
    const amount = sum(paper, 'amount_due', due, pounds(due))
    return [
      page(paper, [
        logo(paper.pick(['wave', 'ring'] as const), { x: 420, y: 24, size: 44 }, blue, paper.chance(0.5) ? issuer.charAt(0) : 'w'),
        lines(48, 46, 9, ['Correspondence address', 'PO Box 2871, Lancing BN15 9QX', 'Billing enquiries 0800 555 9864', 'Emergencies and leaks 0800 555 0714'], { size: 7, color: blue }),
        lines(66, 136, 12, [...names, ...address], { size: 9, face: 'mono' }),
        cells({ x: 348, y: 112, height: 28, stroke: blue }, [[200, paper.pick(['Account number', 'Customer number', 'Your account number (quote if you contact us)']), account]]),
        cells({ x: 348, y: 140, height: 28, stroke: blue }, [[100, 'Bill date', dated(paper, 'document_date', issued, day(issued, form))], [100, when, dueDate]]),
        cells({ x: 348, y: 168, height: 34, stroke: blue, fill: '#e6f2fa' }, [[200, total, amount]], { value: { size: 14, face: 'narrow-bold' } }),
        text(48, 262, `${paper.pick(['Your metered bill', 'Water and wastewater services bill'])} for ${day(from, form)} to ${day(to, form)}`, { size: 12, face: 'narrow-bold', color: blue }),
        text(48, 284, `Property: ${address.slice(0, 2).join(', ')}`, { size: 8 }),
        grid({ y: 312, leading: 20, edges: [48, -330] }, rows, { size: 9 }).marks,
        line(48, 418, 330, 418),
        text(48, 436, total, { face: 'narrow-bold', size: 10 }),
        text(330, 436, `£${money(due)}`, { face: 'narrow-bold', size: 10, align: 'right' }),
        box(360, 296, 190, 150, { fill: '#f3f3f3' }),
        grid({ y: 314, leading: 16, edges: [368, -542] }, [['Meter serial no.', paper.code('##M######')], [`Reading ${day(from, 'DD/MM/YY')}`, String(reading)], [`Reading ${day(to, 'DD/MM/YY')} E`, String(reading + units)], ['Used (cubic metres)', String(units)], ['1 cubic metre = 1,000 litres', ''], ['A average, E estimate, C your reading', '']]).marks,
        lines(48, 486, 13, ['We have put customers on a water meter first. If you are on a low income, ask about our WaterHelp tariff (50% off).', 'Instalments: from £12.00 a week. Debts older than 28 days may be passed to a collector.', `${issuer}, registered in England no. ${paper.code('02######')}. Clearwater Court, Vastern Lane, Reading.`], { size: 7 }),
        line(0, 596, 595, 596, { stroke: '#888', strokeWidth: 0.5 }),
        text(297, 592, 'Please detach here', { size: 6, align: 'middle' }),
        text(48, 620, 'bank giro credit', { size: 15, face: 'sans-bold', color: blue }),
        text(548, 620, 'Transcash', { size: 9, align: 'right' }),
        cells({ x: 48, y: 636, height: 30 }, [[170, 'Reference (customer account no.)', account], [120, 'Credit account number', paper.code('### ####')], [110, 'Amount due', amount], [100, 'Stamp / Date', '']]),
        lines(48, 690, 12, ['Signature ______________________', 'Cashier’s stamp and initials', 'By transfer from Girobank account no.'], { size: 7.5 }),
        lines(330, 690, 12, [`Collection account ${issuer.toUpperCase()}`, `Sort code ${paper.code('57-##-##')}   Fee £1.65`, 'CASH £          CHEQUE £'], { size: 7.5 }),
        text(48, 800, `${paper.code('######')}> ${account.replaceAll('-', '')}  ${String(due).padStart(8, '0')} 74 X`, { face: 'mono', size: 10 }),
      ]),
    ]
  },
}
