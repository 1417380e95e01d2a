import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, line, lines, logo, money, page, paragraph, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Liffey Electric Supply DAC', 'Energia Atlantica Limited', 'Bórd Cumhachta Éireann', 'Sliabh Power Ireland Ltd']

/** An Irish electricity account in two months: day and night units, PSO levy, credit or debit brought forward, bilingual captions. */
export const electricityMprn: UnseenLayout = {
  name: 'electricity-mprn',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(4, 110))
    const [from, to] = [addDays(issued, -64), addDays(issued, -4)]
    const [dayUnits, nightUnits] = [paper.between(310, 1100), paper.between(90, 520)]
    const [dayCost, nightCost] = [Math.round(dayUnits * 34.82), Math.round(nightUnits * 17.11)]
    const standing = paper.between(3400, 5200)
    const levy = 523
    const vat = Math.round((dayCost + nightCost + standing + levy) * 0.09)
    const now = dayCost + nightCost + standing + levy + vat
    const arrears = paper.chance(0.4) ? paper.between(1000, 9000) : 0
    const due = now + arrears
    const payBy = addDays(issued, paper.pick([14, 17, 21]))
    const who = somebody(paper, 'IE')
    const name = paper.put('document_holder_name', paper.pick([who.name, `${who.initials} ${who.surname}`.toUpperCase()]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const green = paper.pick(['#007a53', '#e2001a', '#1e4b9b', '#f08a00'])
    const form = paper.pick(['DD MMM YY', 'D M YYYY', 'DD/MM/YYYY'])
    const irish = paper.chance(0.5)
    const two = (english: string, gaelic: string) => (irish ? `${english} / ${gaelic}` : english)
    const top = [
      [two('Account number', 'Uimhir chuntais'), paper.put('account_number', paper.code('9########'))],
      [two(paper.pick(['Date of issue', 'Issue date', 'Bill date']), 'Dáta eisithe'), dated(paper, 'document_date', issued, day(issued, form))],
      [two('Bill no.', 'Uimh. bille'), paper.code('E######')],
      ['MPRN', paper.code('10 ### ### ### #')],
      ['Contract end date', day(addDays(issued, 200), form)],
    ]
    const charges = [
      [paper.pick(['Previous balance', 'Amount of last bill']), '', '', money(arrears + 10000)],
      ['Payment - thank you', '', '', `${money(10000)} CR`],
      ['Day energy', `${dayUnits} kWh`, '€0.3482', money(dayCost)],
      ['Night energy', `${nightUnits} kWh`, '€0.1711', money(nightCost)],
      ['Standing charge', '60 days', '', money(standing)],
      ['Public Service Obligation levy', '2 months', '€2.6150', money(levy)],
      ['VAT', '@ 9%', '', money(vat)],
    ]
    const label = paper.pick([two('Total due', 'Iomlán dlite'), 'Amount due', 'Total amount due', 'Please pay'])
    const dueLabel = paper.pick([two('Due date', 'Dáta dlite'), 'Payment due by', 'Pay by'])
    const swap = paper.chance(0.5)
    const table = grid({ y: 402, leading: 18, edges: [50, -300, -400, -540] }, charges, { size: 8.5 })
    const safety = paragraph({ x: 50, y: table.y + 70, width: 490, leading: 10.5 }, 'If you are having difficulty paying your bill, talk to us or to the Money Advice & Budgeting Service. Customers who depend on electrically powered equipment should register as a vulnerable customer. Read your meter on 1850 555 414; the next scheduled reading is in two months. Emergencies and loss of supply: ESB Networks Co, 1800 555 999 (24 hours).', { size: 7.5 })
    return [
      page(paper, [
        logo(paper.pick(['disc', 'flag', 'tile'] as const), { x: 50, y: 30, size: 38 }, green, issuer.charAt(0)),
        text(100, 56, irish ? 'Bille leictreachais · Electricity bill' : paper.pick(['Electricity bill', 'Your electricity account']), { size: 14, face: 'sans-bold', color: green }),
        lines(swap ? 330 : 60, 136, 12.5, [...(paper.chance(0.3) ? [who.sex === 'F' ? 'Ms' : 'Mr'] : []), name, ...addressed(paper, home(paper, 'IE'))], { size: 9 }),
        box(swap ? 48 : 318, 116, 230, 94, { stroke: green }),
        grid({ y: 132, leading: 17, edges: [swap ? 54 : 324, swap ? -272 : -542] }, top, { size: 8 }).marks,
        roundedBox(48, 262, 240, 58, 8, { fill: green }),
        roundedBox(302, 262, 246, 58, 8, { stroke: green, strokeWidth: 1.5 }),
        text(60, 280, label, { size: 9, color: '#fff' }),
        text(276, 308, `€${sum(paper, 'amount_due', due, money(due))}`, { size: 20, face: 'sans-bold', color: '#fff', align: 'right' }),
        text(314, 280, dueLabel, { size: 9, color: green }),
        text(536, 308, dated(paper, 'due_date', payBy, day(payBy, form)), { size: 14, face: 'sans-bold', align: 'right' }),
        text(50, 348, `Billing period ${day(from, form)} - ${day(to, form)}     Tariff: ${paper.pick(['Urban Nightsaver', 'Rural Domestic', 'SmartTV Weekender'])}     MCC 02  DG2`, { size: 8 }),
        line(48, 360, 548, 360, { stroke: green }),
        grid({ y: 376, leading: 10, edges: [50, -300, -400, -540] }, [['Charge', 'Usage', 'Rate', 'Amount €']], { face: 'narrow-bold' }).marks,
        table.marks,
        line(400, table.y - 8, 548, table.y - 8),
        text(400, table.y + 8, paper.pick(['Total', 'Balance']), { size: 9, face: 'narrow-bold' }),
        text(540, table.y + 8, money(due), { size: 9, face: 'narrow-bold', align: 'right' }),
        safety.marks,
        paper.chance(0.6) ? [box(50, 690, 490, 46, { fill: '#fdf3d8' }), text(60, 708, 'Win a year of free electricity!', { size: 10, face: 'sans-bold' }), text(60, 724, `Switch to online billing before ${day(addDays(issued, 40), 'D M')} to enter. Terms apply.`, { size: 8 })] : [],
        lines(50, 780, 9, [`${issuer}, Swift House, Santry, Dublin 9. Registered in Ireland ${paper.code('######')}. VAT No. IE ${paper.code('#######@')}`, `Bank: IBAN on request. Pay at any post office with barcode ${paper.code('98## #### #### ####')}`], { size: 6.5, color: '#555' }),
      ]),
    ]
  },
}
