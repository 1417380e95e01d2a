import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, ellipse, grid, line, lines, logo, page, pounds, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [['Zephyr', 'Zephyr Broadband Limited'], ['Tandem', 'Tandem Mobile Communications plc'], ['Linnet', 'Linnet Telecom UK Ltd'], ['Plover', 'Plover Media (Consumer) Limited']] as const

/** A British broadband and phone bill taken by direct debit: a big purple circle with the total, packages, out-of-bundle calls, legal name in the foot only. */
export const broadband: UnseenLayout = {
  name: 'broadband',
  docType: 'telecom_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(3, 110))
    const taken = addDays(issued, paper.between(9, 14))
    const [brand, legal] = paper.pick(issuers)
    const who = somebody(paper, 'GB')
    const name = paper.put('document_holder_name', paper.pick([who.name, `${who.initials} ${who.surname}`]))
    paper.put('issuer_name', legal)
    const title = paper.pick([who.sex === 'F' ? 'Mrs ' : 'Mr ', '', 'Dr '])
    const plans = [[paper.pick(['Full Fibre 150', 'Superfast 2', 'Ultra 500 Essentials']), paper.between(2499, 4999)], ['Line rental incl. Weekend Calls', paper.chance(0.5) ? 0 : 1899], [paper.pick(['SIM only 20GB', 'Anytime calls', 'Sport Pack']), paper.between(600, 2400)]] as const
    const extras = [['Calls to 0870 numbers', paper.between(20, 800)], ['Picture messages', paper.between(0, 300)], ['Discount: loyalty', -paper.between(100, 500)]] as const
    const due = [...plans, ...extras].reduce((all, [, cents]) => all + cents, 0)
    const form = paper.pick(['D M YYYY', 'DD MMM YY', 'DD/MM/YYYY'])
    const color = paper.pick(['#5514b4', '#e6007e', '#00a3ad', '#111'])
    const account = paper.put('account_number', paper.pick([paper.code('GB########'), paper.code('@@ #### ####'), paper.code('9########'), paper.code('########/0#')]))
    const total = sum(paper, 'amount_due', due, pounds(due))
    const words = paper.pick([['Your total bill', `We'll take this by Direct Debit on ${day(taken, form)}`], ['Total amount due', `Please pay by ${day(taken, form)}`], ['Amount to pay', `Due ${day(taken, form)}`], ['This month', `Direct Debit will be collected on or just after ${day(taken, form)}`]] as const)
    const captions = [paper.pick(['Account number', 'Your account number', 'Account no.']), paper.pick(['Bill date', 'Date of bill', 'Invoice date (tax point)']), 'Bill number', 'VAT reg. no.', 'Phone number']
    const values = [account, dated(paper, 'document_date', issued, day(issued, form)), paper.code('M0## @#'), 'GB 245 7193 48', paper.code('01### ######')]
    const round = paper.chance(0.5)
    const stacked = paper.chance(0.5)
    const summary = [
      ['Your plans', '', ''],
      ...plans.map(([what, cents]) => [what, `${day(issued, 'D MMM')} - ${day(addDays(issued, 30), 'D MMM')}`, pounds(cents)]),
      ['Outside your plans', '', ''],
      ...extras.map(([what, cents]) => [what, '', pounds(cents)]),
      [`Includes VAT at 20% of ${pounds(Math.round(due / 6))}`, '', ''],
    ]
    const table = grid({ y: 410, leading: 19, edges: [48, 270, -545] }, summary, { size: 9, face: 'sans' })
    return [
      page(paper, [
        logo(paper.pick(['disc', 'tile', 'wave', 'flag'] as const), { x: 48, y: 32, size: 42 }, color, brand.charAt(0)),
        text(545, 58, `${brand} - ${paper.pick(['your bill', 'here’s your latest bill', 'monthly statement', 'invoice'])}`, { size: 12, face: 'sans', align: 'right', color }),
        lines(60, 120, 12.5, [`${title}${name}`, ...addressed(paper, home(paper, 'GB'))], { size: 9 }),
        stacked
          ? [grid({ y: 116, leading: 22, edges: [390] }, captions.map((caption) => [caption]), { size: 6.5, color }).marks, grid({ y: 126, leading: 22, edges: [390] }, values.map((value) => [value]), { size: 8.5 }).marks].flat()
          : grid({ y: 120, leading: 15, edges: [340, -545] }, captions.map((caption, index) => [caption, values[index] ?? '']), { size: 8.5 }).marks,
        round ? ellipse(140, 298, 84, 66, { fill: color }) : roundedBox(48, 240, 270, 110, 6, { fill: color }),
        round
          ? [text(140, 278, words[0], { size: 9, color: '#fff', align: 'middle' }), text(140, 312, total, { size: 24, face: 'sans-bold', color: '#fff', align: 'middle' })]
          : [text(62, 270, words[0], { size: 12, color: '#fff' }), text(62, 318, total, { size: 28, face: 'sans-bold', color: '#fff' })],
        text(340, 262, words[1], { size: 8 }),
        lines(340, 284, 13, [`Your last bill   ${pounds(due + paper.between(-300, 700))}   paid, thank you`, 'Your minimum term ends next spring.', `Prices rise by £${paper.pick(['3.00', '1.80', '4.00'])} a month each April.`, 'Manage everything in the app.'], { size: 8 }),
        text(48, 386, paper.pick(['What’s in your bill', 'Summary of charges', 'Your bill in detail']), { size: 12, face: 'sans-bold', color }),
        line(48, 394, 547, 394, { stroke: color }),
        table.marks,
        line(48, table.y - 10, 547, table.y - 10, { stroke: color }),
        text(48, table.y + 8, paper.pick(['Total to pay', 'Total charges', 'Total']), { size: 11, face: 'sans-bold' }),
        text(545, table.y + 8, pounds(due), { size: 11, face: 'sans-bold', align: 'right' }),
        paper.chance(0.6) ? [box(48, 640, 498, 62, { fill: '#f0eaf8' }), text(60, 662, 'Refer a friend, get £50', { size: 13, face: 'sans-bold', color }), text(60, 684, `Offer ends ${day(addDays(issued, 50), 'D M')}. You both get a £50 gift card. T&Cs apply.`, { size: 8 })] : [],
        lines(48, 740, 10, ['Switching provider? Text INFO to 85075. Complaints code: Communications Ombudsman, PO Box 730, Warrington WA4 6WU.', 'Problems with your line? Call 0800 555 0151. Late payment fee £7.50.'], { size: 7 }),
        lines(48, 796, 8, [`${legal}. Registered office: 81 Newgate Lane, London EC1A 7XX. Registered in England no. ${paper.code('0#######')}`], { size: 6, color: '#666' }),
      ]),
    ]
  },
}
