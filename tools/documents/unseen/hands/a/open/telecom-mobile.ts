import { addDays } from '../../../../calendar.ts'
import { box, line, lines, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import { canonicalMoney, printedDollars, total } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { written } from '../dates.ts'
import { letter, logo, pair, paragraph, stripes } from '../kit.ts'
import { calledBy, initialsOf, issuers, person, putAddress, resident, streetWithUnit, townLine } from '../people.ts'

const violet = '#4b2a85'

/** A wireless bill that greets by the first name: a large total, one block per telephone of the family, the address below the fold. */
export const telecomMobile: UnseenLayout = {
  name: 'telecom-mobile',
  docType: 'telecom_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const issuer = paper.put('issuer_name', paper.pick(issuers.mobile))
    const issued = addDays(paper.today, -paper.between(3, 31))
    const due = addDays(issued, 22)
    const [other] = person(paper)
    const phones = [client.given, other].map((user) => ({
      user,
      number: paper.code('5##-555-01##').replace(/^5../, paper.pick(['416', '604', '780', '902'])),
      plan: paper.pick([5500, 6000, 7500, 8500]),
      device: paper.pick([0, 2083, 3542]),
      extra: paper.pick([0, 0, 450, 1275]),
    }))
    const lineTotals = phones.map(({ plan, device, extra }) => plan + device + extra)
    const discount = -paper.pick([500, 1000, 1500])
    const tax = Math.round((total(lineTotals) + discount) * 0.13)
    const current = total(lineTotals) + discount + tax
    const previous = current + paper.between(-900, 1900)
    const unpaid = paper.chance(0.25) ? paper.between(1000, 4200) : 0
    const owing = current + unpaid
    const amount = paper.put('amount_due', canonicalMoney(owing), printedDollars(owing, 'en'))
    const account = paper.put('account_number', paper.code('8-####-####'))
    const grey = { face: 'sans', size: 7.5, color: '#5c5c66' } as const
    const block = ({ user, number, plan, device, extra }: (typeof phones)[number], index: number) => {
      const y = 318 + index * 104
      return [
        box(40, y, 532, 20, { fill: '#efeaf7' }),
        text(48, y + 13.5, `${number}   ${user}`, { face: 'sans-bold', size: 8.5, color: violet }),
        text(564, y + 13.5, printedDollars(plan + device + extra, 'en'), {
          face: 'sans-bold',
          size: 8.5,
          align: 'right' as const,
        }),
        ...pair(
          `Infinite ${plan / 100} plan, ${written(issued, 'Sep 30')} to ${written(addDays(issued, 29), 'Sep 30')}`,
          printedDollars(plan, 'en'),
          { x: 48, right: 564, y: y + 36 },
          grey,
        ),
        ...pair(
          `Device financing (instalment ${paper.between(2, 23)} of 24)`,
          printedDollars(device, 'en'),
          { x: 48, right: 564, y: y + 50 },
          grey,
        ),
        ...pair(
          'Long distance, roaming and text messages',
          printedDollars(extra, 'en'),
          { x: 48, right: 564, y: y + 64 },
          grey,
        ),
        line(40, y + 76, 572, y + 76, { stroke: '#d5cce6' }),
      ]
    }
    const marks: Mark[] = [
      ...logo('ring', { x: 524, y: 26, size: 46, color: violet }, initialsOf(issuer).slice(0, 2)),
      text(40, 58, `Hi ${client.given}, your bill is ready`, { face: 'sans-bold', size: 18, color: violet }),
      text(
        40,
        76,
        `Bill date: ${paper.put('document_date', issued, written(issued, 'Sep. 30, 2026'))}   |   Account number: ${account}   |   Page 1 of 3`,
        grey,
      ),
      roundedBox(40, 96, 250, 92, 6, { fill: violet }),
      text(56, 118, 'Total to pay', { face: 'sans', size: 10, color: '#ffffff' }),
      text(56, 154, amount, { face: 'sans-bold', size: 28, color: '#ffffff' }),
      text(56, 176, `Required payment date: ${written(due, 'Sep. 30, 2026')}`, {
        face: 'sans',
        size: 8,
        color: '#ffffff',
      }),
      ...pair('Balance from last bill', printedDollars(previous, 'en'), { x: 316, right: 572, y: 112 }, grey),
      ...pair(
        `Payment ${written(addDays(issued, -9), 'Sep. 30, 2026')}`,
        printedDollars(-(previous - unpaid), 'en'),
        { x: 316, right: 572, y: 126 },
        grey,
      ),
      ...pair('Carried forward', printedDollars(unpaid, 'en'), { x: 316, right: 572, y: 140 }, grey),
      ...pair('New charges', printedDollars(current, 'en'), { x: 316, right: 572, y: 154 }, grey),
      line(316, 160, 572, 160, { stroke: violet }),
      ...paragraph(
        { x: 316, y: 173, width: 256, leading: 9 },
        'A late payment charge of 3% per month (42.58% per year) applies to what is unpaid after the required payment date.',
        { ...grey, size: 6.5 },
      ).marks,
      text(40, 222, 'Heads up!', { face: 'sans-bold', size: 10, color: violet }),
      ...paragraph(
        { x: 40, y: 237, width: 532, leading: 11 },
        `From ${written(addDays(due, 30), 'Sep. 30, 2026')} the price of roaming in the U.S. goes up from $14 to $16 a day. Bring a friend and you both get $75 off. Trade in any phone and get at least $100 towards a new one.`,
        grey,
      ).marks,
      text(40, 300, 'Wireless', { face: 'sans-bold', size: 12, color: violet }),
      ...phones.flatMap(block),
      ...pair('Multi-line discount', printedDollars(discount, 'en'), { x: 48, right: 564, y: 536 }, grey),
      ...pair(
        `HST (13%) ${paper.code('81####### RT0003')}`,
        printedDollars(tax, 'en'),
        { x: 48, right: 564, y: 550 },
        grey,
      ),
      ...pair(
        'Total new charges',
        printedDollars(current, 'en'),
        { x: 48, right: 564, y: 566 },
        { face: 'sans-bold', size: 8.5 },
      ),
      line(0, 596, 612, 596, { stroke: '#bbb', strokeWidth: 0.4 }),
      ...lines(
        64,
        640,
        12,
        [
          paper.put('document_holder_name', calledBy(client).toUpperCase()),
          ...putAddress(paper, [streetWithUnit(client, 'APT').toUpperCase(), townLine(client).toUpperCase()]),
        ],
        { face: 'mono', size: 9 },
      ),
      ...stripes(64, 690, 150, 9, account),
      ...pair('Account', account, { x: 380, right: 572, y: 640 }, grey),
      ...pair('Amount', amount, { x: 380, right: 572, y: 654 }, grey),
      ...paragraph(
        { x: 40, y: 752, width: 532, leading: 8 },
        `Services are provided by ${issuer}, 330 Front Street West, Suite 1400, Toronto ON  M5V 3B7. Not happy? Ask for a manager, then write to our ombuds office.`,
        { ...grey, size: 6 },
      ).marks,
    ]
    return [letter(marks)]
  },
}
