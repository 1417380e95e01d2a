import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, pairs, paragraph, sum } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A wireless carrier: coupon first, bill period and invoice number beside the account, charges per line on page two. */
export const wirelessBill: UnseenLayout = {
  name: 'wireless-bill',
  docType: 'telecom_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const carrier = paper.put('issuer_name', issuer(paper, ['Wireless', 'Mobile USA', 'Cellular']))
    const ink = paper.pick(['#cd040b', '#d6006f', '#067ab4', '#111'])
    const date = addDays(paper.today, -paper.between(4, 60))
    const print = paper.pick([day.month, day.long, day.slashes])
    const phones = Array.from({ length: paper.between(1, 4) }, () => ({
      number: paper.code('(5##) 555-01##'),
      cents: paper.between(3500, 8900),
    }))
    const plan = phones.reduce((all, { cents }) => all + cents, 0)
    const fees = 399 * phones.length + Math.round(plan * 0.07)
    const total = plan + fees
    const name = paper.put('document_holder_name', paper.pick([plainName(who).toUpperCase(), plainName(who)]))
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const owed = sum(paper, 'amount_due', total)
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('#########-00001'), paper.code('#########'), paper.code('2870########')]),
    )
    const issued = dated(paper, 'document_date', date, print)
    const dueName = paper.pick(['Total Amount Due', 'Total due', 'Amount due', 'Your bill total'])
    const due = day.monthDay(addDays(date, 22))
    const facts: [string, string][] = [
      [paper.pick(['Account Number', 'Account']), number],
      ['Invoice Number', paper.code('##########')],
      [paper.pick(['Bill date', 'Date Issued', 'Bill issue date']), issued],
      ['Billing period', `${day.monthDay(addDays(date, -30))} - ${day.monthDay(addDays(date, -1))}`],
    ]
    const low = paper.chance(0.5)
    const y = low ? 560 : 110
    const detailY = low ? 140 : 300
    return [
      page([
        text(40, 54, carrier.toLowerCase(), { size: 20, face: 'sans-bold', color: ink }),
        ...pairs({ x: 360, y: 40, leading: 13, right: 572 }, facts, { size: 8.5, face: 'sans' }),
        line(36, 92, 576, 92, { stroke: ink, strokeWidth: 1.5 }),
        ...lines(64, y + 30, 12.5, [name, ...address], { size: 9.5, face: 'sans' }),
        box(340, y + 8, 236, 70, { fill: '#f4f4f4' }),
        text(350, y + 30, `${dueName}${paper.chance(0.5) ? ` by ${due}` : ''}`, { size: 10, face: 'sans-bold' }),
        text(350, y + 58, owed, { size: 22, face: 'sans-bold', color: ink }),
        text(
          64,
          y + 112,
          `Make check payable to ${carrier}. Include account ${number} on your check. PO Box ${paper.code('######')}, Dallas, TX 75266`,
          { size: 7.5 },
        ),
        text(40, detailY, paper.pick(['Account summary', 'Quick bill summary', 'Here’s your bill']), {
          size: 13,
          face: 'sans-bold',
        }),
        ...pairs(
          { x: 40, y: detailY + 22, leading: 17, right: 572 },
          [
            ['Previous balance', money.dollars(total - 212)],
            ['Payments received - thank you', `-${money.dollars(total - 212)}`],
            ['Balance forward', '$0.00'],
            [`Plans, devices and services (${phones.length} line${phones.length > 1 ? 's' : ''})`, money.dollars(plan)],
            ['Surcharges, taxes and gov fees', money.dollars(fees)],
            [`Total charges due by ${due}`, owed],
          ],
          { size: 9.5, face: 'sans' },
        ),
        ...paragraph(
          40,
          detailY + 140,
          530,
          'Enroll in Auto Pay and save $10.00 per line each month. Surcharges include a Federal Universal Service Charge, a Regulatory Charge and an Administrative Charge of $3.99 per line; these are our charges, not taxes. A late fee of $7.00 applies after the due date.',
          { size: 7.5 },
        ).marks,
        text(572, 764, 'Page 1 of 2', { size: 7, align: 'right' }),
      ]),
      page([
        text(40, 54, carrier.toLowerCase(), { size: 14, face: 'sans-bold', color: ink }),
        text(572, 54, `${number}   ${issued}   Page 2 of 2`, { size: 8, align: 'right' }),
        ...grid(
          [
            ['Line', 40, 'left'],
            ['User', 170, 'left'],
            ['Plan', 320, 'left'],
            ['Amount', 572, 'right'],
          ],
          phones.map((phone, index) => [
            phone.number,
            index === 0 ? plainName(who) : `LINE ${index + 1}`,
            paper.pick(['Unlimited Plus 5G', 'Start Unlimited', 'Connected watch']),
            money.dollars(phone.cents),
          ]),
          { y: 90, leading: 18, size: 9 },
        ).marks,
        ...lines(
          40,
          220,
          13,
          [
            'Data used: 41.2 GB      Talk: 512 min      Messages: 1,024',
            'Device payment 14 of 36 - remaining balance $488.40',
          ],
          { size: 8.5 },
        ),
      ]),
    ]
  },
}
