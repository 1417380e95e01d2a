import { addDays } from '../../../../calendar.ts'
import { line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, paragraph, rowsOf } from '../kit.ts'
import { calledBy, dashedStreet, issuers, putAddress, resident, townLine } from '../people.ts'

const serif = { face: 'serif', size: 8.5 } as const

/** A small provider's internet invoice out of an accounting program: serifs, three numbers side by side, the balance at the very end. */
export const telecomInternet: UnseenLayout = {
  name: 'telecom-internet',
  docType: 'telecom_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper, paper.pick(['SK', 'MB', 'BC', 'NS']))
    const issuer = paper.put('issuer_name', paper.pick(issuers.cable))
    const issued = addDays(paper.today, -paper.between(1, 44))
    const [from, to] = [addDays(issued, 6), addDays(issued, 36)]
    const [internet, phone] = [paper.pick([6495, 7995, 9495, 11495]), paper.pick([0, 1495, 2495])]
    const [modem, credit] = [paper.pick([0, 500, 1000]), -paper.pick([0, 500, 1000])]
    const net = internet + phone + modem + credit
    const [gst, pst] = [Math.round(net * 0.05), Math.round(net * 0.07)]
    const sum = net + gst + pst
    const open = paper.chance(0.4) ? paper.between(1200, 7900) : 0
    const owing = sum + open
    const amount = (cents: number) => (cents < 0 ? `(${printedMoney(-cents, 'en')})` : printedMoney(cents, 'en'))
    const span = `${written(from, '2026/09/30')} - ${written(to, '2026/09/30')}`
    const table = rowsOf(
      [
        { x: 54, align: 'right' },
        { x: 70, align: 'left' },
        { x: 352, align: 'left' },
        { x: 566, align: 'right' },
      ],
      [
        ['1', `Fibre Home ${paper.pick([150, 300, 500, 940])} - unlimited`, span, amount(internet)],
        ...(phone > 0 ? [['1', 'Digital voice line with call display', span, amount(phone)]] : []),
        ...(modem > 0 ? [['1', 'Rental: Wi-Fi 6 gateway', span, amount(modem)]] : []),
        ...(credit < 0 ? [['1', 'Loyalty credit', '', amount(credit)]] : []),
      ],
      { y: 352, leading: 17 },
      serif,
    )
    const sums: readonly (readonly [string, string])[] = [
      ['Subtotal', amount(net)],
      ['GST 5%', amount(gst)],
      ['PST 7%', amount(pst)],
      ['Invoice total', amount(sum)],
      ['Previous balance outstanding', amount(open)],
      ['Payments since last invoice', '0.00'],
    ]
    const marks: Mark[] = [
      text(40, 52, issuer, { face: 'serif-bold', size: 14 }),
      ...lines(
        40,
        66,
        11,
        [
          `${paper.between(2, 99)} Railway Avenue, Bay ${paper.between(2, 9)}`,
          'Neepawa, Manitoba R0J 1H0',
          'billing@example.ca      204.555.0118',
          `GST # ${paper.code('86####### RT0001')}`,
        ],
        { ...serif, size: 7.5 },
      ),
      text(572, 58, 'Invoice', { face: 'serif', size: 26, align: 'right', color: '#777' }),
      ...rowsOf(
        [
          { x: 356, align: 'left' },
          { x: 572, align: 'right' },
        ],
        [
          ['Invoice no.', paper.code('INV-26-0####')],
          ['Customer no.', paper.put('account_number', paper.code('C-1###4'))],
          ['Work order', paper.code('W######')],
          ['Invoice date', paper.put('document_date', issued, written(issued, '2026/09/30'))],
          ['Terms', 'Net 15 - 2% after'],
        ],
        { y: 84, leading: 12 },
        serif,
      ).marks,
      text(40, 172, 'Bill to', { ...serif, color: '#777' }),
      ...lines(
        56,
        188,
        13,
        [
          paper.put('document_holder_name', calledBy(client)),
          ...putAddress(paper, [dashedStreet(client), townLine(client, ', ')]),
        ],
        { ...serif, size: 9.5 },
      ),
      text(356, 172, 'Service at', { ...serif, color: '#777' }),
      text(372, 188, 'Same as billing', serif),
      text(356, 206, 'Account rep', { ...serif, color: '#777' }),
      text(
        372,
        222,
        `${paper.pick(['Darlene', 'Curtis', 'Anneke'])} ${paper.pick(['Fehr', 'Boychuk', 'Dueck'])}`,
        serif,
      ),
      ...paragraph(
        { x: 40, y: 272, width: 532, leading: 12 },
        'Thank you for supporting local internet. Our office will be closed on Thanksgiving Monday; technical support answers around the clock.',
        { ...serif, color: '#444' },
      ).marks,
      line(40, 316, 572, 316, { strokeWidth: 1.2 }),
      ...['Qty', 'Item', 'Period', 'Amount'].map((title, index) =>
        text([54, 70, 352, 566][index] ?? 0, 329, title, {
          face: 'serif-bold',
          size: 8,
          align: index % 3 === 0 ? 'right' : 'left',
        }),
      ),
      line(40, 336, 572, 336),
      ...table.marks,
      line(40, table.bottom, 572, table.bottom),
      ...sums.flatMap(([caption, value], index) => [
        text(480, table.bottom + 20 + index * 14, caption, { ...serif, align: 'right' as const }),
        text(566, table.bottom + 20 + index * 14, value, { ...serif, align: 'right' as const }),
      ]),
      line(420, table.bottom + 98, 572, table.bottom + 98, { strokeWidth: 1.2 }),
      text(480, table.bottom + 114, 'Balance now due', { face: 'serif-bold', size: 10, align: 'right' }),
      text(566, table.bottom + 114, paper.put('amount_due', canonicalMoney(owing), amount(owing)), {
        face: 'serif-bold',
        size: 10,
        align: 'right',
      }),
      text(
        40,
        660,
        `E-transfer, cheque or pre-authorized debit. NSF fee $45. Pay by ${written(addDays(issued, 15), '2026/09/30')} to keep your 2%.`,
        { ...serif, size: 7.5 },
      ),
    ]
    return [letter(marks, 'SPECIMEN - printed by Ledger Desk 11')]
  },
}
