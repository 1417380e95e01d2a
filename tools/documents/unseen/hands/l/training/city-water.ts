import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, sum } from '../kit.ts'
import { addressLines, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A town's water and sewer card-like bill: all in small boxes, amounts before and after the due date, service codes. */
export const cityWater: UnseenLayout = {
  name: 'city-water',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const city = paper.put(
      'issuer_name',
      paper.pick([
        `City of ${who.city} Water Department`,
        `${who.city} Utilities`,
        `Town of ${who.city} - Water & Sewer`,
        `${who.city} Municipal Utility District`,
      ]),
    )
    const date = addDays(paper.today, -paper.between(2, 50))
    const print = paper.pick([day.slashes, day.short, day.bare])
    const services: [string, string, number][] = [
      ['WA', 'WATER', paper.between(1800, 6400)],
      ['SW', 'SEWER', paper.between(2200, 5100)],
      ['SN', 'SANITATION', paper.between(1200, 2100)],
      ['ST', 'STORM WATER', 450],
    ]
    const total = services.reduce((all, [, , cents]) => all + cents, 0)
    const due = dated(paper, 'due_date', addDays(date, paper.pick([15, 20])), print)
    const owed = sum(paper, 'amount_due', total, paper.pick([money.dollars, money.plain]))
    const late = money.dollars(Math.round(total * 1.1))
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('##-####-##'), paper.code('#######'), paper.code('0##-#####-00')]),
    )
    const issued = dated(paper, 'document_date', date, print)
    const name = paper.put(
      'document_holder_name',
      paper.pick([`${who.last.toUpperCase()}, ${who.first.toUpperCase()}`, plainName(who).toUpperCase()]),
    )
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const ink = paper.pick(['#14508c', '#1b6e3c', '#222'])
    const y = paper.pick([60, 96])
    const table = grid(
      [
        ['CODE', 42, 'left'],
        ['SERVICE', 84, 'left'],
        ['PREV', 210, 'right'],
        ['PRES', 260, 'right'],
        ['USAGE', 310, 'right'],
        ['AMOUNT', 380, 'right'],
      ],
      services.map(([code, what, cents], index) => [
        code,
        what,
        index === 0 ? paper.code('1###') : '',
        index === 0 ? paper.code('2###') : '',
        index === 0 ? paper.code('##') : '',
        money.plain(cents),
      ]),
      { y: y + 88, leading: 14, size: 8.5, head: { color: ink } },
      { face: 'mono' },
    )
    const dueName = paper.pick(['AMOUNT DUE', 'PAY THIS AMOUNT', 'TOTAL DUE', 'NET AMOUNT DUE'])
    return [
      page([
        text(36, y - 18, city, { size: 14, face: 'serif-bold', color: ink }),
        text(36, y - 6, 'P.O. Drawer 20  -  Office hours 8:00 - 4:30 Mon thru Fri', { size: 7.5, face: 'serif' }),
        box(36, y, 360, 300, { stroke: ink }),
        ...cells(
          { x: 36, y, height: 30, ink },
          [120, 120, 120],
          [
            [paper.pick(['ACCOUNT NUMBER', 'ACCT NO', 'CUSTOMER NO.']), number],
            [paper.pick(['BILL DATE', 'BILLING DATE', 'DATE OF BILL']), issued],
            [paper.pick(['DUE DATE', 'DELINQUENT AFTER', 'PAY BY']), due],
          ],
          { face: 'mono' },
        ),
        ...cells(
          { x: 36, y: y + 30, height: 30, ink },
          [120, 120, 120],
          [
            ['SERVICE FROM', print(addDays(date, -36))],
            ['SERVICE TO', print(addDays(date, -6))],
            ['DAYS', '30'],
          ],
          { face: 'mono' },
        ),
        ...table.marks,
        line(300, table.bottom - 6, 384, table.bottom - 6),
        text(84, table.bottom + 8, 'CURRENT CHARGES', { size: 8.5, face: 'mono' }),
        text(380, table.bottom + 8, money.plain(total), { size: 8.5, face: 'mono', align: 'right' }),
        text(84, table.bottom + 22, 'PREVIOUS BALANCE', { size: 8.5, face: 'mono' }),
        text(380, table.bottom + 22, '0.00', { size: 8.5, face: 'mono', align: 'right' }),
        text(84, table.bottom + 38, dueName, { size: 9.5, face: 'mono-bold' }),
        text(380, table.bottom + 38, owed, { size: 9.5, face: 'mono-bold', align: 'right' }),
        text(84, table.bottom + 54, 'AFTER DUE DATE PAY', { size: 8.5, face: 'mono' }),
        text(380, table.bottom + 54, late, { size: 8.5, face: 'mono', align: 'right' }),
        ...lines(
          48,
          y + 258,
          11,
          [
            paper.pick([
              'LEAF PICK UP BEGINS NOV 2. BAGS ONLY PLEASE.',
              'HYDRANT FLUSHING WEEK OF OCT 19',
              'PAY ONLINE - NO FEE FOR E-CHECK',
            ]),
            'SERVICE DISCONTINUED IF NOT PAID 10 DAYS AFTER DUE DATE',
          ],
          { size: 7, face: 'mono' },
        ),
        line(408, y - 20, 408, y + 300, { stroke: '#888', strokeWidth: 0.5 }),
        text(494, y - 8, 'RETURN THIS STUB WITH PAYMENT', { size: 6.5, align: 'middle' }),
        ...cells(
          { x: 416, y, height: 28, ink },
          [80, 80],
          [
            ['ACCOUNT', number],
            ['DUE DATE', due],
          ],
          { face: 'mono', size: 7.5 },
        ),
        ...cells(
          { x: 416, y: y + 28, height: 28, ink },
          [80, 80],
          [
            [dueName, owed],
            ['AFTER DUE DATE', late],
          ],
          { face: 'mono', size: 7.5 },
        ),
        box(516, y + 70, 58, 40, { stroke: ink }),
        ...lines(545, y + 82, 8, ['PRSRT FIRST CLASS', 'US POSTAGE PAID', 'PERMIT NO. 12'], {
          size: 5,
          align: 'middle',
        }),
        ...lines(416, y + 160, 11.5, [name, ...address], { size: 7.5, face: 'mono' }),
        text(416, y + 280, 'RETURN SERVICE REQUESTED', { size: 6 }),
      ]),
    ]
  },
}
