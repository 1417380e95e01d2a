import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { day, emblem, irishEuros, money, openPage, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

/** An Irish two-page electricity bill: roundel with the amount, MPRN, estimated readings; the second page explains. */
export const ieElectricity: UnseenLayout = {
  name: 'ie-electricity',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const family = paper.pick(['narrow', 'sans'] as const)
    const [page, back] = [openPage('a4', family), openPage('a4', family)]
    const { brand, legal, seat } = firmOf(paper, firms.iePower, 'ie power')
    const ink = paper.pick(['#00695c', '#1a237e', '#b71c1c', '#4e342e'])
    const issued = recent(paper, 5, 50)
    const pattern = paper.pick(['DD MMM YY', 'D MMMM YYYY', 'DD/MM/YYYY', 'DD.MM.YY'])
    page.add(...emblem(paper, 500, 28, 46, ink, brand.charAt(0)))
    paper.put('issuer_name', legal)
    const { line, greeting } = putHolder(paper, 'IE', ['titled', 'capitals', 'plain', 'joint'])
    const rows = putAddress(paper, addressIn(paper, 'IE'))
    const low = paper.chance(0.5)
    page.stack(48, low ? 150 : 96, [line, ...rows], { size: 9.5 })
    const account = paper.put('account_number', paper.code(paper.pick(['9####### #', '4##-###-###', '80#######'])))
    const usage = paper.between(6000, 24000)
    const standing = paper.between(2500, 5200)
    const levy = paper.between(400, 900)
    const tax = Math.round((usage + standing + levy) * 0.09)
    const total = usage + standing + levy + tax
    const shown = putMoney(paper, 'amount_due', total, irishEuros)
    const due = putDay(paper, 'due_date', addDays(issued, 16), pattern)
    page.add(ellipse(480, 176, 66, 66, { fill: ink }))
    page.say(480, 156, paper.pick(['Amount due', 'Total due', 'Total amount due', 'To pay']), {
      size: 9,
      align: 'middle',
      color: '#ffffff',
    })
    page.say(480, 180, shown, { size: 16, bold: true, align: 'middle', color: '#ffffff' })
    page.say(480, 198, paper.pick(['by ', 'on ', 'due ']) + due, { size: 8, align: 'middle', color: '#ffffff' })
    page.stack(
      250,
      100,
      [
        paper.pick(['Account number', 'Your account no.', 'Acc. No.', 'Electricity account']),
        account,
        paper.pick(['MPRN', 'Meter Point Ref (MPRN)']),
        paper.code('10#########'),
        paper.pick(['Date of issue', 'Bill date', 'Date of this bill', 'Invoice date']),
        putDay(paper, 'document_date', issued, pattern),
        'Invoice no.',
        paper.code('7########'),
      ],
      { size: 8 },
    )
    if (paper.chance(0.4)) page.say(48, 256, `Dear ${greeting},`, { size: 9 })
    page.say(
      48,
      276,
      paper.pick(['Your electricity bill at a glance', 'Summary of this bill', 'Electricity – Urban Domestic 24hr']),
      { size: 13, bold: true, color: ink },
    )
    const previous = paper.between(8000, 23000)
    page.pairs(
      48,
      400,
      300,
      [
        ['Balance from previous bill', money(previous, irishEuros)],
        [`Payments received ${day(addDays(issued, -25), pattern)}`, money(-previous, irishEuros)],
        ['Electricity used', money(usage, irishEuros)],
        ['Standing charge', money(standing, irishEuros)],
        ['PSO levy', money(levy, irishEuros)],
        [`VAT at 9% on ${money(usage + standing + levy, irishEuros)}`, money(tax, irishEuros)],
        [paper.pick(['Total due', 'Total charges (incl. VAT)', 'Balance now due']), money(total, irishEuros)],
      ],
      { size: 9, leading: 18 },
    )
    const used = paper.between(380, 1400)
    page.fill(48, 450, 500, 16, '#e6ecef')
    page.grid(
      461,
      [54, 190, 300, -430, -540],
      [
        ['Meter', 'Previous reading', 'Present reading', 'Units', 'Period'],
        [
          paper.code('L00####'),
          `${paper.code('4####')} E`,
          `${paper.code('5####')} ${paper.pick(['A', 'C', 'E'])}`,
          String(used),
          `${paper.between(55, 62)} days`,
        ],
      ],
      { size: 8, leading: 18 },
    )
    page.say(48, 505, 'E = Estimate   A = Actual   C = Customer reading', { size: 6.5 })
    page.wrap(
      48,
      540,
      500,
      'Vulnerable customers: if you or somebody at home depends on electrically powered equipment, register with us for priority support. Complaints: write to our Customer Service Manager or the Commission for Regulation of Utilities.',
      { size: 8 },
    )
    page.wrap(
      48,
      790,
      500,
      `${legal}${paper.pick([', trading as ', ' t/a ', '. Brand: '])}${brand}. Registered in Ireland No. ${paper.code('4#####')}. Registered office: ${seat}. VAT IE ${paper.code('#######@')}`,
      { size: 6.5 },
    )
    back.say(48, 60, 'How to pay', { size: 13, bold: true, color: ink })
    back.wrap(
      48,
      84,
      480,
      `Direct debit: call 1800 555 010. At any post office: bring this page. Online: quote ${account}. By cheque: make it payable to ${legal} and write the account number on the back.`,
      { size: 9 },
    )
    back.stack(
      48,
      150,
      ['Bank Giro Credit Transfer', `Account: ${account}`, `Payment: ${shown}`, `Last date: ${due}`],
      { size: 9 },
    )
    clutter(paper, page, { x: 48, right: 548, top: 596, bottom: 774 }, 'gb')
    clutter(paper, back, { x: 48, right: 548, top: 260, bottom: 790 }, 'gb')
    return [page.sheet(), back.sheet()]
  },
}
