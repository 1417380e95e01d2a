import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, merchants, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A membership card: name with Closing Date and Account Ending in the head, figures large and blue, points balance, letter-like second page. */
export const chargeCard: UnseenLayout = {
  name: 'charge-card',
  docType: 'credit_card_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const company = paper.put(
      'issuer_name',
      issuer(paper, ['Express National Bank', 'Charge Company', 'Travel Card Corp.']),
    )
    const ink = paper.pick(['#006fcf', '#7a6a2f', '#3d3d3d'])
    const close = addDays(paper.today, -paper.between(3, 60))
    const bought = Array.from({ length: paper.between(4, 9) }, () => paper.between(900, 61000))
    const charges = bought.reduce((all, cents) => all + cents, 0)
    const previous = paper.between(20000, 500000)
    const credits = paper.chance(0.3) ? paper.between(1000, 9000) : 0
    const balance = charges - credits
    const holder = paper.put('document_holder_name', plainName(who).toUpperCase())
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('#-####0'), paper.code('3782-######-#####'), paper.code('XXXX-XXXXXX-#####')]),
    )
    const closing = dated(paper, 'document_date', close, paper.pick([day.short, day.month, day.slashes]))
    const address = addressLines(who, paper.pick(['capitals', 'stacked']))
    recordAddress(paper, address)
    const total = sum(paper, 'closing_balance', balance)
    const least = paper.chance(0.7) ? sum(paper, 'minimum_payment', Math.max(4000, Math.round(balance / 50))) : ''
    const limit = paper.chance(0.6) ? sum(paper, 'credit_limit', 100000 * paper.between(5, 30)) : ''
    const big = { size: 15, face: 'sans', color: ink } as const
    const due = addDays(close, 25)
    const head = [
      box(36, 30, 26, 26, { fill: ink }),
      text(70, 42, `${paper.pick(['Blue Horizon', 'Gold Meridian', 'Everyday Preferred'])} Card`, {
        size: 12,
        face: 'sans-bold',
      }),
      text(70, 56, holder, { size: 8.5, face: 'sans' }),
      text(70, 68, `${paper.pick(['Closing Date', 'Statement Closing Date', 'Statement date'])} ${closing}`, {
        size: 8.5,
        face: 'sans',
      }),
      text(572, 42, `${paper.pick(['Account Ending', 'Account Number:', 'Acct. ending'])} ${number}`, {
        size: 9,
        face: 'sans-bold',
        align: 'right',
      }),
    ]
    const activity = grid(
      [
        ['Detail', 40, 'left'],
        ['', 110, 'left'],
        ['Amount', 572, 'right'],
      ],
      bought.map((cents, index) => [
        day.short(addDays(close, index - 12)),
        paper.pick(merchants.slice(5)),
        money.dollars(cents),
      ]),
      { y: 150, leading: 22, size: 9, head: { color: ink, size: 9 } },
      { face: 'sans' },
    )
    return [
      page([
        ...head,
        text(572, 56, 'p. 1/2', { size: 8, align: 'right' }),
        line(36, 82, 576, 82, { stroke: ink }),
        text(40, 112, paper.pick(['New Balance', 'Total New Balance', 'Amount Due In Full']), big),
        text(330, 112, total, { ...big, align: 'right' }),
        ...(least === ''
          ? []
          : [text(40, 138, 'Minimum Payment Due', big), text(330, 138, least, { ...big, align: 'right' })]),
        text(40, 170, paper.pick(['Payment Due Date', 'Please Pay By']), { size: 10, face: 'sans' }),
        text(330, 170, day.short(due), { size: 10, face: 'sans-bold', align: 'right' }),
        ...paragraph(
          40,
          190,
          290,
          `Late Payment Warning: If we do not receive your payment by the Payment Due Date of ${day.short(due)}, you may have to pay a late fee of up to $40.00.`,
          { size: 8 },
        ).marks,
        box(352, 94, 224, 76, { fill: '#eef4fb' }),
        text(360, 108, 'Rewards Points', { size: 9, face: 'sans-bold', color: ink }),
        ...pairs(
          { x: 360, y: 124, leading: 14, right: 566 },
          [
            ['Available balance', paper.code('##,###')],
            ['Points earned', paper.code('#,###')],
          ],
          { size: 8.5 },
        ),
        text(352, 190, 'Account Summary', { size: 10, face: 'sans-bold', color: ink }),
        ...pairs(
          { x: 352, y: 206, leading: 14, right: 572 },
          [
            ['Previous Balance', money.dollars(previous)],
            ['Payments/Credits', `-${money.dollars(previous + credits)}`],
            ['New Charges', `+${money.dollars(charges)}`],
            ['Fees', '+$0.00'],
            ['Interest Charged', '+$0.00'],
            ...(limit === '' ? [] : [[paper.pick(['Credit Limit', 'Total credit limit']), limit]]),
          ].map(([a = '', b = '']) => [a, b]),
          { size: 8.5, face: 'sans' },
        ),
        ...paragraph(
          40,
          330,
          530,
          'See page 2 for important information about your account. Your annual membership fee of $95.00 will be billed on 03/2027. For information on Pay Over Time eligibility, see your online account. Travelling? No need to tell us first.',
          { size: 8.5 },
        ).marks,
        line(36, 560, 576, 560, { stroke: '#999', strokeWidth: 0.4 }),
        text(40, 574, 'Please fold on the perforation below, detach and return with your payment', { size: 6.5 }),
        ...lines(60, 620, 12, [holder, ...address], { size: 9, face: 'mono' }),
        ...lines(
          352,
          620,
          11,
          [`Mail Payment to:`, company, `P.O. BOX ${paper.code('6#####')}`, 'DALLAS TX 75266-0448'],
          { size: 8, face: 'mono' },
        ),
        text(60, 760, paper.code('0000349991######### 00####### 0######## 24 H'), { size: 8, face: 'mono' }),
      ]),
      page([
        ...head,
        text(572, 56, 'p. 2/2', { size: 8, align: 'right' }),
        line(36, 82, 576, 82, { stroke: ink }),
        text(40, 112, 'Payments and Credits', { size: 12, face: 'sans-bold', color: ink }),
        text(
          40,
          130,
          `${day.short(addDays(close, -18))}*   AUTOPAY PAYMENT - THANK YOU   -${money.dollars(previous)}`,
          { size: 9, face: 'sans' },
        ),
        ...activity.marks,
      ]),
    ]
  },
}
