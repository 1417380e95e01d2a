import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, grid, line, lines, logo, page, paragraph, pounds, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Brightmoor Energy Limited', 'Halcyon Gas & Power Ltd', 'Pennine Energy Trading plc', 'Kestrel Energy Supply Limited']

/** A British energy bill in large friendly print: an answer to "how much do I owe", with meter readings and an older balance. */
export const energyDual: UnseenLayout = {
  name: 'energy-dual',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(2, 90))
    const [from, to] = [addDays(issued, -paper.between(32, 94)), addDays(issued, -3)]
    const [electric, gas] = [paper.between(4800, 16500), paper.between(3100, 19900)]
    const before = paper.between(0, 9000)
    const paid = paper.chance(0.5) ? before : Math.floor(before / 2)
    const vat = Math.round((electric + gas) * 0.05)
    const due = before - paid + electric + gas + vat
    const payBy = addDays(issued, paper.between(10, 18))
    const who = somebody(paper, 'GB')
    const name = paper.put('document_holder_name', paper.pick([`${who.initials} ${who.surname}`, who.name]))
    const title = paper.pick([who.sex === 'F' ? 'Mrs ' : 'Mr ', ''])
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const brand = issuer.split(' ')[0] ?? ''
    const ink = paper.pick(['#e4572e', '#0a7e8c', '#2b2d7c', '#d81e5b'])
    const address = addressed(paper, home(paper, 'GB'))
    const form = paper.pick(['D M YYYY', 'DDth M YYYY', 'DD MMM YYYY'])
    const account = paper.put('account_number', paper.pick([paper.code('85## #### ####'), paper.code('A-@@######'), paper.code('671##########')]))
    const amount = sum(paper, 'amount_due', due, pounds(due))
    const by = dated(paper, 'due_date', payBy, day(payBy, form))
    const asked = paper.pick([
      [paper.pick(['Total amount due', 'Please pay', 'Your total to pay', 'Amount due']), `${amount}`, `by ${by}`],
      ['How much do I owe?', amount, `Please pay this by ${by}`],
      ['You owe us', amount, `Due ${by}`],
    ] as const)
    const left = paper.chance(0.5)
    const details = [
      [paper.pick(['Your account number', 'Account number', 'Customer account no.']), account],
      [paper.pick(['Bill date', 'Date of bill', 'Statement date']), dated(paper, 'document_date', issued, day(issued, form))],
      [paper.pick(['Bill period', 'Your bill for']), `${day(from, form)} to ${day(to, form)}`],
      ['Bill reference', paper.code('7#######')],
    ]
    const costs = [
      ['Your last bill', pounds(before)],
      [`Payment received ${day(addDays(from, 9), 'D MMM')} - thank you`, `-${pounds(paid)}`],
      [paper.pick(['Electricity used', 'Electricity charges']), pounds(electric)],
      [paper.pick(['Gas used', 'Gas charges']), pounds(gas)],
      ['VAT at 5.00%', pounds(vat)],
      [paper.pick(['Total', 'Balance now', 'What you owe']), pounds(due)],
    ]
    const [near, far] = left ? [44, 330] : [326, 44]
    const first = paper.between(3120, 48000)
    const used = paper.between(180, 900)
    const words = paragraph({ x: 44, y: 640, width: 500, leading: 12 }, `You could save around £${paper.between(40, 190)}.00 a year on our ${paper.pick(['Fix & Fall', 'Simply Fixed', 'Green Tracker'])} tariff. Could you pay less? Remember - it might be worth thinking about switching your tariff or supplier. Your estimated annual cost is £${paper.between(1200, 2400)}.00.`, { size: 8.5 })
    return [
      page(paper, [
        box(0, 0, 595, 14, { fill: ink }),
        logo(paper.pick(['disc', 'wave', 'flag'] as const), { x: 44, y: 32, size: 36 }, ink, brand.charAt(0)),
        text(548, 58, paper.pick(['Your energy bill', 'Gas and electricity statement', 'Hello, here is your energy bill']), { size: 16, face: 'sans-bold', color: ink, align: 'right' }),
        lines(near === 44 ? 62 : 344, 118, 12, [`${title}${name}`, ...address], { size: 9, face: 'sans' }),
        grid({ y: 118, leading: 24, edges: [far] }, details.map(([caption = '']) => [caption]), { size: 7, color: '#666' }).marks,
        grid({ y: 129, leading: 24, edges: [far] }, details.map(([, value = '']) => [value]), { size: 9.5, face: 'sans' }).marks,
        roundedBox(40, 236, 515, 92, 10, { fill: ink }),
        text(58, 262, asked[0], { size: 12, color: '#fff', face: 'sans' }),
        text(58, 298, asked[1], { size: 27, color: '#fff', face: 'sans-bold' }),
        text(58, 316, asked[2], { size: 9, color: '#fff', face: 'sans' }),
        lines(330, 262, 12, ['Ways to pay', 'Online at my-account / by phone 0330 555 0117', 'Direct Debit saves you 5p a day', `Sort code ${paper.code('40-##-##')}`], { size: 7.5, color: '#fff' }),
        text(44, 362, paper.pick(['What makes up your bill', 'Your account since we last billed you', 'Summary']), { size: 12, face: 'sans-bold' }),
        grid({ y: 384, leading: 18, edges: [44, -300] }, costs, { size: 9 }).marks,
        line(44, 461, 300, 461),
        text(330, 362, 'Your meters', { size: 12, face: 'sans-bold' }),
        grid({ y: 384, leading: 14, edges: [330, -550] }, [
          ['Electricity meter', paper.code('S##@#####')],
          [`Last reading ${day(from, 'D MMM')} (actual)`, String(first)],
          [`This reading ${day(to, 'D MMM')} (estimated)`, String(first + used)],
          ['Units used kWh', String(used)],
          ['Gas meter', paper.code('G4A########')],
          ['MPAN (top line) 03 801 902', ''],
          ['Supply number (bottom line)', paper.code('20 #### #### ###')],
          ['MPRN', paper.code('##########')],
        ]).marks,
        paper.chance(0.5) ? [text(44, 540, `Supply address: ${address.slice(0, 3).join(', ')}`, { size: 7.5 })] : [],
        text(44, 620, 'About your tariff', { size: 11, face: 'sans-bold', color: ink }),
        words.marks,
        text(44, 740, 'If you have a complaint call 0330 555 0118 or write to Customer Relations, PO Box 411, Solihull B91 2XY. Ombudsman: 0330 555 1624.', { size: 6.8 }),
        lines(44, 792, 8, [`${issuer} trading as ${brand}. Registered in England and Wales No. ${paper.code('0#######')}. VAT no. ${paper.code('GB ### #### ##')}.`, 'Registered office: Trinity Park, Birmingham B37 7ES'], { size: 6, color: '#666' }),
      ]),
    ]
  },
}
