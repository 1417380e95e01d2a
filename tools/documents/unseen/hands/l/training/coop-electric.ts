import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, sum } from '../kit.ts'
import { plainName, addressLines, recordAddress, resident, surnames } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A rural cooperative: members instead of customers, landscape-like table on top, joint members, capital credits, a late amount beside the due one. */
export const coopElectric: UnseenLayout = {
  name: 'coop-electric',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const coop = paper.put(
      'issuer_name',
      `${paper.pick(surnames)} ${paper.pick(['Valley Electric Cooperative, Inc.', 'County Rural Electric Membership Corp.', 'Electric Co-op'])}`,
    )
    const spouse = resident(paper).first
    const isJoint = paper.chance(0.4) && spouse !== who.first
    const one = plainName(who).toUpperCase()
    const two = `${spouse} ${who.last}`.toUpperCase()
    if (isJoint) paper.put('document_holder_name', `${one}; ${two}`, `${one} ${two}`)
    else paper.put('document_holder_name', one)
    const address = addressLines(who, 'capitals')
    recordAddress(paper, address)
    const date = addDays(paper.today, -paper.between(4, 60))
    const print = paper.pick([day.dashes, day.short, day.slashes])
    const kwh = paper.between(400, 2400)
    const energy = Math.round(kwh * 10.9)
    const light = paper.chance(0.5) ? 1195 : 0
    const total = 2900 + energy + light
    const number = paper.put(
      'account_number',
      paper.pick([paper.code('######-001'), paper.code('#####'), paper.code('9##-####-0')]),
    )
    const owed = sum(paper, 'amount_due', total)
    const due = dated(paper, 'due_date', addDays(date, 18), print)
    const issued = dated(paper, 'document_date', date, print)
    const onTop = paper.chance(0.5)
    const y = onTop ? 96 : 330
    const block = onTop ? 470 : 120
    const shade = paper.pick(['#e7f0dc', '#fdf2d0', '#e2ecf6'])
    const table = grid(
      [
        ['METER', 40, 'left'],
        ['FROM', 110, 'left'],
        ['TO', 180, 'left'],
        ['PREV', 270, 'right'],
        ['PRESENT', 330, 'right'],
        ['MULT', 370, 'right'],
        ['KWH USED', 430, 'right'],
        ['RATE', 480, 'right'],
        ['CHARGES', 570, 'right'],
      ],
      [
        [
          paper.code('#######'),
          print(addDays(date, -35)),
          print(addDays(date, -4)),
          '40112',
          String(40112 + kwh),
          '1',
          String(kwh),
          'A-1',
          money.plain(energy),
        ],
        ['FACILITY CHARGE', '', '', '', '', '', '', '', '29.00'],
        ...(light > 0 ? [['YARD LIGHT 100W', '', '', '', '', '', '', '', money.plain(light)]] : []),
        ['PREVIOUS AMOUNT', '', '', '', '', '', '', '', money.plain(15233)],
        ['PAYMENT - THANK YOU', '', '', '', '', '', '', '', money.trailing(-15233)],
      ],
      { y: y + 24, leading: 14, size: 8 },
    )
    return [
      page([
        text(306, 44, coop, { size: 15, face: 'serif-bold', align: 'middle' }),
        text(306, 57, `Serving our members since 19${paper.between(36, 49)}  -  Outages 24 hrs: 1-888-555-0149`, {
          size: 8,
          face: 'serif',
          align: 'middle',
        }),
        box(36, y + 10, 540, 20, { fill: shade }),
        ...table.marks,
        line(36, table.bottom - 4, 576, table.bottom - 4),
        ...cells(
          { x: 36, y: table.bottom + 6, height: 32, fill: shade },
          [110, 100, 100, 115, 115],
          [
            [paper.pick(['MEMBER ACCOUNT', 'ACCOUNT NO.', 'ACCT #']), number],
            [paper.pick(['BILLING DATE', 'BILL DATE', 'DATE BILLED']), issued],
            [paper.pick(['DUE DATE', 'PAY BY', 'DUE ON OR BEFORE']), due],
            [paper.pick(['AMOUNT DUE', 'TOTAL DUE', 'NET DUE NOW']), owed],
            ['IF PAID AFTER DUE DATE', money.dollars(Math.round(total * 1.05))],
          ],
          { face: 'narrow-bold', size: 9.5 },
        ),
        text(
          40,
          table.bottom + 56,
          `DAILY AVERAGE ${Math.round(kwh / 31)} KWH     COST PER DAY ${money.dollars(Math.round(total / 31))}     DEGREE DAYS 212`,
          { size: 8 },
        ),
        ...lines(60, block, 13, [...(isJoint ? [one, two] : [one]), ...address], { size: 9.5, face: 'mono' }),
        ...lines(
          360,
          block,
          12,
          [
            'MAKE CHECK PAYABLE TO THE COOPERATIVE',
            `PO BOX ${paper.code('###')}`,
            `LOCATION ${paper.code('##-##-###-##')}`,
          ],
          { size: 8.5, face: 'mono' },
        ),
        box(360, block + 46, 210, 36, { stroke: '#333', strokeWidth: 0.5 }),
        ...lines(
          366,
          block + 60,
          12,
          ['[ ] Round up my bill for Operation Neighbor', '[ ] My address has changed (see back)'],
          { size: 8 },
        ),
        ...lines(
          40,
          640,
          12,
          [
            paper.pick([
              'ANNUAL MEETING OF MEMBERS: SATURDAY NOVEMBER 7, 2026, HIGH SCHOOL GYM, 10 AM',
              'CAPITAL CREDITS OF $1,200,000.00 WERE RETIRED TO MEMBERS IN 2026',
            ]),
            'This institution is an equal opportunity provider and employer.',
          ],
          { size: 8 },
        ),
      ]),
    ]
  },
}
