import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, money, putAddress, putDate, putSum } from '../kit.ts'
import { home, somebody } from '../people.ts'

const suppliers = [
  ['Lumio', 'Lumio Energy Supply Limited', '#ff5a1f'],
  ['Peak Water', 'Peak Water Utilities plc', '#0077b6'],
  ['greenbank power', 'Greenbank Power (Retail) Ltd', '#2b9348'],
] as const

/** An online summary of an energy or water bill printed from the account page: tiles and a chart, the supplier’s legal name in the last line. */
export const gbBillOnline: UnseenLayout = {
  name: 'gb-bill-online',
  docType: 'utility_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [who, [brand, supplier, color]] = [somebody(paper, 'GB'), paper.pick(suppliers)]
    const billed = addDays(paper.today, -paper.between(2, 50))
    const look = paper.pick(['gb', 'gbShort', 'gbTh', 'dmy'] as const)
    const [before, used] = [paper.between(1_000, 9_000), paper.between(4_000, 31_000)]
    const name = paper.put('document_holder_name', who.full)
    const lines = home(paper, 'GB')
    const [x, wide] = paper.pick([
      [45, 505],
      [150, 400],
    ] as const)
    const body = column(x, 84, wide, { size: 10, leading: 1.5 })
    body
      .say(
        paper.pick([
          `Hi ${who.given}, here’s your latest bill`,
          'Your bill at a glance',
          'Bill summary',
          `Welcome back, ${who.given}`,
        ]),
        { size: 16, face: 'sans-bold' },
      )
      .gap(6)
    const at = paper.pick([130, 160])
    body
      .pair(paper.pick(['Account holder', 'Name', 'Bill for', 'Customer']), name, at)
      .pair(
        paper.pick(['Supply address', 'Address', 'Property', 'Home']),
        putAddress(paper, [lines.join(', ')])[0] ?? '',
        at,
      )
    body.pair(
      paper.pick(['Account number', 'Account', 'Customer number', 'Account ref']),
      paper.put('account_number', paper.code(paper.pick(['#########', 'A-########', '### ### ####']))),
      at,
    )
    body
      .pair(
        paper.pick(['Bill date', 'Date of bill', 'Issued', 'Statement date']),
        putDate(paper, 'document_date', billed, look),
        at,
      )
      .pair('Period', `${day(addDays(billed, -31), look)} - ${day(addDays(billed, -1), look)}`, at)
    const top = body.bottom() + 16
    const due = putDate(paper, 'due_date', addDays(billed, paper.between(10, 20)), look)
    const total = putSum(paper, 'amount_due', before + used, 'pound')
    const panel = [
      box(x, top, wide, 74, { fill: '#f4f6f8' }),
      text(x + 12, top + 20, paper.pick(['Total to pay', 'Amount due', 'You owe', 'Please pay', 'We’ll collect']), {
        size: 9,
      }),
      text(x + 12, top + 50, total, { size: 24, face: 'sans-bold', color }),
      text(x + wide - 12, top + 46, `${paper.pick(['Due', 'Pay by', 'Direct Debit on', 'Payment due'])} ${due}`, {
        size: 10,
        align: 'right',
      }),
    ]
    const under = column(x, top + 86, wide, { size: 9.5 })
      .pair(paper.pick(['Balance before this bill', 'Brought forward', 'Previous balance']), money(before, 'pound'), 0)
      .pair(paper.pick(['Charges this period', 'What you’ve used']), money(Math.round(used / 1.05), 'pound'), 0)
      .pair('VAT at 5%', money(used - Math.round(used / 1.05), 'pound'), 0)
    const base = under.bottom() + 110
    const bars = Array.from({ length: 12 }, (_, index) => {
      const height = paper.between(14, 72)
      return box(x + 10 + index * (wide / 12.5), base - height, wide / 18, height, {
        fill: index === 11 ? color : '#cfd6dd',
      })
    })
    const foot = [
      text(
        x,
        base + 20,
        paper.pick([
          'You could save £84 a year on Fixed Saver v9. Switch in two taps.',
          'Refer a friend and you’ll both get £50.',
        ]),
        { size: 9 },
      ),
      ...column(45, 786, 505, { size: 6.8, color: '#777' }).say(
        `© ${paper.put('issuer_name', supplier)}. Registered in England ${paper.code('0#######')}. ${brand} help: 0330 555 0170. Emergency: call 105.`,
      ).marks,
    ]
    return [
      a4([
        box(0, 0, 595, 58, { fill: color }),
        text(45, 37, brand, { size: 20, face: 'sans-bold', color: '#fff' }),
        text(550, 36, 'Home   Bills   Usage   Log out', { size: 9, color: '#fff', align: 'right' }),
        ...(x > 100
          ? column(40, 90, 90, { size: 9 }).list(['Overview', 'Bills', 'Payments', 'Readings', 'Moving home']).marks
          : []),
        ...body.marks,
        ...panel,
        ...under.marks,
        line(x, base, x + wide, base),
        ...bars,
        ...foot,
      ]),
    ]
  },
}
