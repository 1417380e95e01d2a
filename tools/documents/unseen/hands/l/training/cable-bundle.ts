import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, logo, money, page, pairs, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A cable company: narrow left column of contacts and a security code, itemised bundle with promotions, statement coupon below. */
export const cableBundle: UnseenLayout = {
  name: 'cable-bundle',
  docType: 'telecom_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const legal = issuer(paper, ['Communications, LLC', 'Cable Holdings, Inc.', 'Broadband Operating Co.'])
    const brand = paper.pick(['Vantix', 'Spanline', 'Cablora', 'Optiq'])
    const ink = paper.pick(['#003057', '#5b2d8e', '#0072ce', '#b9471b'])
    const date = addDays(paper.today, -paper.between(2, 55))
    const items: [string, number][] = [
      [paper.pick(['Internet Gig', 'High-Speed Internet 500']), paper.between(4999, 9499)],
      ['Modem lease', 1500],
      [paper.pick(['TV Choice', 'Basic Cable']), paper.between(3499, 8999)],
      ['Broadcast TV Surcharge', 2380],
      ['Promotional Discount', -paper.between(1000, 2500)],
      ['Taxes, Fees and Charges', paper.between(310, 980)],
    ]
    const total = items.reduce((all, [, cents]) => all + cents, 0)
    const print = paper.pick([day.long, day.bare, day.month, day.capitals])
    const name = paper.put('document_holder_name', plainName(who).toUpperCase())
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const owed = sum(paper, 'amount_due', total, paper.pick([money.dollars, money.spaced]))
    const number = paper.put(
      'account_number',
      paper.pick([
        paper.code('#### ## ### #######'),
        paper.code('####-######-##-#'),
        paper.code('#### ## #### ######'),
      ]),
    )
    const issued = dated(paper, 'document_date', date, print)
    const side = paper.chance(0.5) ? 36 : 440
    const main = side === 36 ? 190 : 40
    const dueName = paper.pick(['Total Due', 'YOUR AUTO PAY WILL BE PROCESSED', 'Amount due', 'Total amount due'])
    const due = print(addDays(date, 19))
    return [
      page([
        ...logo(paper, main, 28, brand.slice(0, 1), ink, 26),
        text(main + 36, 48, brand, { size: 20, face: 'sans-bold', color: ink }),
        box(side, 28, 136, 520, { fill: '#eef1f5' }),
        ...lines(
          side + 8,
          48,
          13,
          [
            paper.pick(['Statement Date', 'Bill date', 'Invoice date']),
            issued,
            '',
            paper.pick(['Account Number', 'Account #']),
            number,
            '',
            'Security Code',
            paper.code('####'),
            '',
            'Service At',
            who.street,
            '',
            'Auto Pay Notice',
            'Set up by the due date',
            '',
            'Contact us',
            '1-833-555-0178',
            'TTY dial 711',
          ],
          { size: 8.5, face: 'sans' },
        ),
        text(main, 90, 'Summary', { size: 13, face: 'sans-bold', color: ink }),
        text(main, 104, `Service from ${print(addDays(date, 4))} through ${print(addDays(date, 33))}`, { size: 8 }),
        ...pairs(
          { x: main, y: 126, leading: 16, right: main + 380 },
          [
            ['Previous Balance', money.plain(total)],
            ['Payments Received -Thank You!', money.plain(-total)],
            ['Remaining Balance', '$0.00'],
            ...items.map(([what, cents]): [string, string] => [what, money.plain(cents)]),
            ['Current Charges', money.dollars(total)],
          ],
          { size: 9 },
        ),
        line(main, 290, main + 380, 290),
        text(main, 308, dueName, { size: 11, face: 'sans-bold' }),
        text(main + 380, 308, owed, { size: 11, face: 'sans-bold', align: 'right' }),
        text(main, 324, `${paper.pick(['Due Date', 'Please pay by', 'Payment due by'])} ${due}`, { size: 9 }),
        ...lines(
          main,
          360,
          12,
          [
            'NEWS AND INFORMATION',
            'Get Mobile from $14.99/mo. when you bundle. Terms apply.',
            'Effective January 1, 2027, the Broadcast TV Surcharge changes to $25.20.',
            'Local franchise authority: City Clerk, 101 Main St. Community ID 0417.',
          ],
          { size: 8 },
        ),
        line(20, 570, 592, 570, { stroke: '#888', strokeWidth: 0.5 }),
        ...lines(64, 620, 12.5, [name, ...address], { size: 9.5, face: 'mono' }),
        ...pairs(
          { x: 350, y: 600, leading: 14, right: 572 },
          [
            ['Statement date', issued],
            ['Account', number],
            ['Total due', owed],
            ['Amount you are enclosing', '$ _________'],
          ],
          { size: 8.5 },
        ),
        ...lines(
          350,
          680,
          11,
          [
            'Please remit payment to:',
            paper.put('issuer_name', legal),
            `PO Box ${paper.code('#####')}`,
            'Pittsburgh, PA 15251',
          ],
          { size: 8.5 },
        ),
        text(64, 754, paper.code('8245 1120 ##### ####### ##### 000#####'), { size: 8.5, face: 'mono' }),
      ]),
    ]
  },
}
