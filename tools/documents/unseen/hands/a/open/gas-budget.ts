import { addDays } from '../../../../calendar.ts'
import { box, line, lines, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, pair, paragraph } from '../kit.ts'
import { calledBy, issuers, putAddress, resident, townLine } from '../people.ts'

const orange = '#c65a11'

/** A gas bill on an equal payment plan that the bank pays: the instalment beside what was really used, the address at the right. */
export const gasBudget: UnseenLayout = {
  name: 'gas-budget',
  docType: 'utility_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const issuer = paper.put('issuer_name', paper.pick(issuers.gas))
    const billed = addDays(paper.today, -paper.between(2, 30))
    const [from, debit] = [addDays(billed, -paper.between(28, 32)), addDays(billed, paper.between(14, 21))]
    const instalment = paper.between(58, 164) * 100
    const tenths = paper.between(8, 139)
    const [commodity, basic] = [Math.round(tenths * 44.2), paper.between(1250, 1890)]
    const [delivery, carbon] = [Math.round(tenths * 52.8), Math.round(tenths * 39.6)]
    const tax = Math.round((commodity + basic + delivery) * 0.05)
    const used = commodity + basic + delivery + carbon + tax
    const plan = paper.between(-14000, 16000)
    const account = paper.put('account_number', paper.code('3######'))
    const amount = paper.put('amount_due', canonicalMoney(instalment), printedDollars(instalment, 'en'))
    const row = (caption: string, cents: number, y: number) =>
      pair(caption, printedDollars(cents, 'en'), { x: 44, right: 366, y }, { face: 'sans', size: 7.5 })
    const unit = client.unit === '' ? [] : [`Suite ${client.unit}`]
    const sums: readonly (readonly [string, number])[] = [
      [`Basic charge, ${written(from, 'Sep 30')} to ${written(billed, 'Sep 30')}`, basic],
      [`Delivery charge ${(tenths / 10).toFixed(1)} GJ at $5.280`, delivery],
      [`Cost of gas ${(tenths / 10).toFixed(1)} GJ at $4.420`, commodity],
      ['Carbon charge at $3.960 per GJ', carbon],
      [`GST 5% (Reg. ${paper.code('10#######')})`, tax],
    ]
    const marks: Mark[] = [
      box(0, 0, 612, 10, { fill: orange }),
      ...logo('drop', { x: 40, y: 26, size: 34, color: orange }, issuer.charAt(0)),
      text(82, 50, 'warmth, delivered', { face: 'sans', size: 12, color: orange }),
      text(40, 84, 'Your natural gas bill', { face: 'sans', size: 20 }),
      ...lines(
        40,
        104,
        11,
        [
          `Bill date  ${paper.put('document_date', billed, written(billed, 'Sep 30 2026'))}`,
          `Next meter reading  ${written(addDays(billed, 31), 'Sep 30 2026')}`,
        ],
        {
          face: 'sans',
          size: 8,
        },
      ),
      ...lines(
        398,
        88,
        12.5,
        [
          paper.put('document_holder_name', calledBy(client)),
          ...putAddress(paper, [...unit, `${client.civic} ${client.street}`, townLine(client, ', ')]),
        ],
        { face: 'sans', size: 9 },
      ),
      roundedBox(40, 152, 340, 112, 10, { fill: '#fbeadd' }),
      text(56, 176, 'Your equal payment', { face: 'sans-bold', size: 10 }),
      text(56, 212, amount, { face: 'sans-bold', size: 28, color: orange }),
      ...paragraph(
        { x: 56, y: 232, width: 310, leading: 11 },
        `Please do not pay. This amount will be withdrawn from your bank account on ${paper.put('due_date', debit, written(debit, 'Sep 30, 2026'))}.`,
        { face: 'sans', size: 8 },
      ).marks,
      roundedBox(392, 152, 184, 112, 10, { stroke: orange }),
      text(404, 172, 'Account number', { face: 'sans', size: 7, color: '#666' }),
      text(404, 185, account, { face: 'sans-bold', size: 11 }),
      text(404, 203, 'Rate class', { face: 'sans', size: 7, color: '#666' }),
      text(404, 214, 'Rate 1 - Residential', { face: 'sans', size: 8 }),
      text(404, 232, 'Premises / Meter', { face: 'sans', size: 7, color: '#666' }),
      text(404, 243, paper.code('0######## / A####'), { face: 'sans', size: 8 }),
      text(40, 294, 'What you used this month', { face: 'sans-bold', size: 11 }),
      ...sums.flatMap(([caption, cents], index) => row(caption, cents, 312 + index * 14)),
      line(44, 376, 366, 376),
      ...row('Actual charges this month', used, 389),
      text(40, 426, 'Equal payment plan summary', { face: 'sans-bold', size: 11 }),
      ...row('Last instalment', instalment, 444),
      ...row(`Payment received ${written(addDays(from, 17), 'Sep 30')}. Thank you!`, -instalment, 458),
      ...row('Plan balance (actual charges less instalments)', plan, 472),
      ...row(`This month's instalment`, instalment, 486),
      text(398, 294, 'Safety first', { face: 'sans-bold', size: 9, color: orange }),
      ...paragraph(
        { x: 398, y: 308, width: 178, leading: 11 },
        `Smell rotten eggs? Go outside, then call our emergency line at 1 800 555-0163 or 911. We settle your plan every ${written(addDays(billed, 200), 'September')}. Thinking about a new furnace? Rebates of up to $1,250 are offered until December 31.`,
        { face: 'sans', size: 7.5 },
      ).marks,
      ...paragraph(
        { x: 40, y: 690, width: 536, leading: 9 },
        `Our rates are approved by the Utilities Commission. Carbon charge is collected for the government. ${issuer} is a privately owned distributor. Mail: ${paper.between(100, 999)} Energy Way, Surrey BC  V4N 0E8. Overdue amounts carry 1.5% a month.`,
        { face: 'sans', size: 6, color: '#666' },
      ).marks,
    ]
    return [letter(marks)]
  },
}
