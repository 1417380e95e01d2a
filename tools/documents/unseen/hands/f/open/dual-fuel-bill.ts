import { addDays } from '../../../../calendar.ts'
import { total } from '../../../../money.ts'
import { line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { badge, column, dated, grid, located, page, paid, paragraph, say, sum } from '../kit.ts'
import { company, home, issuers, resident } from '../people.ts'

const violet = '#4b1d73'

/** A quarterly gas and electricity bill: initials for a logo, the supplier named in the small print, the sum in a bubble. */
export const dualFuelBill: UnseenLayout = {
  name: 'dual-fuel-bill',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const [brand, legal] = company(paper, issuers.energy)
    const issued = addDays(paper.today, -paper.between(2, 40))
    const [from, to] = [addDays(issued, -93), addDays(issued, -2)]
    const [units, therms] = [paper.between(420, 980), paper.between(900, 3100)]
    const power = [Math.round(units * 24.67), Math.round(92 * 53.8)]
    const gas = [Math.round(therms * 6.24), Math.round(92 * 31.43)]
    const before = total([...power, ...gas])
    const tax = Math.round(before * 0.05)
    const [previous, received] = [paper.between(9000, 31000), paper.between(4000, 8900)]
    const due = previous - received + before + tax
    const name = paper.put('document_holder_name', `${who.first} ${who.last}`)
    const address = located(paper, home(paper))
    const account = paper.put('account_number', paper.code('8## #### ####'))
    const owed = paid(paper, 'amount_due', due)
    const first = page([
      ...badge(500, 26, 60, brand.charAt(0), violet),
      ...column(56, 92, 12.5, [`${who.title} ${name}`, ...address], { size: 9.4, face: 'sans' }),
      ...column(356, 112, 13, ['Your account number', 'Bill reference', 'Bill date', 'For the period', ''], {
        size: 8.4,
        color: violet,
      }),
      ...column(
        448,
        112,
        13,
        [
          account,
          paper.code('B-##### ###'),
          dated(paper, 'document_date', issued, 'D MMM YYYY'),
          `${say(from, 'D MMM YY')} to ${say(to, 'D MMM YY')}`,
        ],
        { size: 8.8, face: 'narrow-bold' },
      ),
      text(56, 226, `Hello ${who.first}, here's your energy bill`, { size: 17, face: 'sans-bold', color: violet }),
      roundedBox(52, 246, 244, 96, 14, { fill: '#efe6f7' }),
      text(68, 270, 'What you owe us', { size: 11, color: violet }),
      text(68, 302, owed, { size: 27, face: 'sans-bold', color: violet }),
      text(68, 326, `Please pay by ${dated(paper, 'due_date', addDays(issued, 14), 'D MMMM YYYY')}`, { size: 10 }),
      ...paragraph(
        318,
        262,
        226,
        `You used ${units} kWh of electricity and ${therms} kWh of gas. Over the next 12 months we estimate you'll spend £${sum(before * 4)} on your current plan, Flexible Variable, with no end date.`,
        { size: 9 },
      ),
      ...paragraph(
        318,
        316,
        226,
        'Could you pay less? Remember - it might be worth thinking about switching your tariff or supplier. No exit fees apply.',
        { size: 8, face: 'narrow-bold' },
      ),
      text(56, 376, 'How we worked it out', { size: 13, face: 'sans-bold', color: violet }),
      ...grid(
        [60, -536],
        [
          ['Balance on your last bill', `£${sum(previous)}`],
          [`What you've paid (${say(addDays(from, 17), 'D MMM')}, thank you)`, `-£${sum(received)}`],
          ['', ''],
          [`Electricity used  ${units} kWh at 24.67p`, `£${sum(power[0] ?? 0)}`],
          ['Electricity standing charge  92 days at 53.80p a day', `£${sum(power[1] ?? 0)}`],
          [`Gas used  ${therms} kWh at 6.24p`, `£${sum(gas[0] ?? 0)}`],
          ['Gas standing charge  92 days at 31.43p a day', `£${sum(gas[1] ?? 0)}`],
          ['Subtotal of charges before VAT', `£${sum(before)}`],
          ['VAT at 5%', `£${sum(tax)}`],
          ['Total charges this quarter', `£${sum(before + tax)}`],
        ],
        { y: 398, size: 9, leading: 16, rule: '#d9cbe6' },
      ),
      text(60, 570, 'Your balance is now', { size: 11, face: 'sans-bold' }),
      text(536, 570, `${owed} debit`, { size: 11, face: 'sans-bold', align: 'right' }),
      line(56, 596, 540, 596, { stroke: violet }),
      ...column(
        56,
        614,
        12,
        ['Electricity supply number (MPAN)', `S  ${paper.code('03 801 902')}`, `    ${paper.code('20 #### #### ###')}`],
        { size: 8 },
      ),
      ...column(
        230,
        614,
        12,
        ['Gas meter point (MPRN)', paper.code('#### #### ##'), `Meter serial G4 ${paper.code('A#######')}`],
        { size: 8 },
      ),
      ...column(
        400,
        614,
        12,
        ['Readings', `Elec  ${paper.code('2####')} (smart)`, `Gas   ${paper.code('0####')} (smart)`],
        { size: 8 },
      ),
      ...paragraph(
        56,
        676,
        484,
        `Ways to pay: by Direct Debit, in our app, or by bank transfer to sort code ${paper.code('20-##-##')}, account ${paper.code('4#######')}, quoting your account number. Power cut? Call 105, free. Smell gas? Call 0800 000 0999 at any time. Moving home? Let us know 48 hours before you go.`,
        { size: 7.6 },
      ),
      ...paragraph(
        56,
        786,
        484,
        `${paper.put('issuer_name', legal)}. Registered in England and Wales No. ${paper.code('0#######')}. Registered office: 4 Turbine Way, Swindon SN5 0ZZ. VAT reg ${paper.code('GB ### #### ##')}.`,
        { size: 6.2, color: '#666666' },
      ),
    ])
    return [first]
  },
}
