import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { cells, day, dated, grid, money, page, pairs, sum } from '../kit.ts'
import { addressLines, recordAddress, resident, surnames } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A western county's secured tax bill: assessment cells, levies of agencies, two stubs for two instalments at the bottom. */
export const countyTax: UnseenLayout = {
  name: 'county-tax',
  docType: 'property_tax_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const county = `${paper.pick(surnames).toUpperCase()} COUNTY`
    const issuer = paper.put(
      'issuer_name',
      paper.pick([`${county} TAX COLLECTOR`, `${county} TREASURER-TAX COLLECTOR`, `${county} DEPT OF FINANCE`]),
    )
    const address = addressLines(who, 'capitals')
    const holder = paper.put(
      'document_holder_name',
      paper
        .pick([
          `${who.last} ${who.first} ${who.middle}`.trim(),
          `${who.first} ${who.last}`,
          `${who.last}, ${who.first}`,
        ])
        .toUpperCase(),
    )
    recordAddress(paper, address)
    const value = 100 * 1000 * paper.between(140, 900)
    const agencies: [string, number][] = [
      ['GENERAL TAX LEVY', 0.01],
      ['SCHOOL BOND 2014', 0.00061],
      ['COMMUNITY COLLEGE', 0.00024],
    ]
    const flat: [string, number][] = [
      ['MOSQUITO ABATEMENT', 1284],
      ['LIBRARY PARCEL TAX', 3600],
    ]
    const half = Math.round(
      (agencies.reduce((all, [, share]) => all + value * share, 0) + flat.reduce((all, [, cents]) => all + cents, 0)) /
        2,
    )
    const total = sum(paper, 'amount_due', 2 * half)
    const start = paper.pick([2025, 2026])
    const year = paper.put(
      'tax_year',
      String(start),
      paper.pick([`${start}-${start + 1}`, `FISCAL YEAR ${start}`, `TAX YEAR ${start}`]),
    )
    const date = dated(
      paper,
      'document_date',
      addDays(`${start}-09-25`, paper.between(0, 15)),
      paper.pick([day.slashes, day.long, day.dashes]),
    )
    const parcel = paper.put(
      'roll_number',
      paper.pick([paper.code('###-###-##-00'), paper.code('####-0##-0##'), paper.code('R#######')]),
    )
    const name = paper.pick(['ASSESSOR PARCEL NUMBER', 'PARCEL NO. (APN)', 'PROPERTY ID'])
    const ink = paper.pick(['#006341', '#7d1a2b', '#26417c'])
    const stub = (y: number, title: string, due: string) => [
      line(20, y, 592, y, { stroke: '#888', strokeWidth: 0.5 }),
      text(40, y + 16, title, { size: 8.5, face: 'sans-bold', color: ink }),
      ...cells(
        { x: 300, y: y + 8, height: 28, ink },
        [140, 136],
        [
          [name, parcel],
          ['PAY THIS AMOUNT (HALF)', money.dollars(half)],
        ],
      ),
      ...lines(40, y + 32, 11, [`DUE ${due}`, `MAKE CHECKS PAYABLE TO: ${issuer}`], { size: 8 }),
      text(300, y + 56, `10% PENALTY AFTER DELINQUENT DATE: ${money.dollars(Math.round(half * 1.1))}`, { size: 7.5 }),
    ]
    return [
      page([
        text(306, 40, issuer, { size: 14, face: 'serif-bold', align: 'middle', color: ink }),
        text(
          306,
          54,
          `${year} ${paper.pick(['SECURED PROPERTY TAX BILL', 'REAL PROPERTY TAX STATEMENT', 'PROPERTY TAX NOTICE'])}`,
          { size: 10.5, face: 'sans-bold', align: 'middle' },
        ),
        text(306, 66, `FOR FISCAL YEAR BEGINNING JULY 1, ${start} AND ENDING JUNE 30, ${start + 1}`, {
          size: 7,
          align: 'middle',
        }),
        ...cells(
          { x: 36, y: 78, height: 28, ink, fill: '#f7f7f2' },
          [130, 110, 100, 100, 100],
          [
            [name, parcel],
            ['BILL NUMBER', paper.code('1######')],
            ['TAX RATE AREA', paper.code('##-###')],
            [paper.pick(['DATE OF BILL', 'MAILED', 'PRINTED']), date],
            ['LIEN DATE', day.slashes(`${start}-01-01`)],
          ],
        ),
        text(40, 124, paper.pick(['OWNER OF RECORD', 'ASSESSED TO', '']), { size: 6 }),
        ...lines(60, 138, 12, [holder, ...address], { size: 9, face: 'mono' }),
        ...pairs(
          { x: 340, y: 126, leading: 13, right: 572 },
          [
            ['PROPERTY LOCATION', who.street.toUpperCase()],
            ['LAND', money.plain(Math.round(value * 0.4))],
            ['IMPROVEMENTS', money.plain(value - Math.round(value * 0.4) + 700000)],
            ["LESS HOMEOWNER'S EXEMPTION", money.trailing(-700000)],
            ['NET TAXABLE VALUE', money.plain(value)],
          ],
          { size: 8 },
        ),
        box(36, 200, 540, 15, { fill: '#e8ecdf' }),
        ...grid(
          [
            ['AGENCY', 40, 'left'],
            ['CONTACT', 260, 'left'],
            ['RATE', 440, 'right'],
            ['AMOUNT', 570, 'right'],
          ],
          [
            ...agencies.map(([what, share]) => [
              what,
              paper.code('555-01##'),
              (share * 100).toFixed(6),
              money.plain(Math.round(value * share)),
            ]),
            ...flat.map(([what, cents]) => [what, '888-555-0110', 'FIXED', money.plain(cents)]),
          ],
          { y: 210, leading: 15, size: 8.5 },
        ).marks,
        ...cells(
          { x: 36, y: 330, height: 32, ink },
          [180, 180, 180],
          [
            ['1ST INSTALLMENT', money.dollars(half)],
            ['2ND INSTALLMENT', money.dollars(half)],
            [paper.pick(['TOTAL TAXES DUE', 'TOTAL AMOUNT DUE', 'FULL YEAR TAX']), total],
          ],
          { face: 'narrow-bold', size: 10 },
        ),
        ...lines(
          40,
          384,
          12,
          [
            'SEE REVERSE FOR PAYMENT OPTIONS. A CONVENIENCE FEE OF 2.35% APPLIES TO CARDS.',
            'If this property has been sold please forward the bill to the new owner.',
          ],
          { size: 8 },
        ),
        ...stub(560, '2ND INSTALLMENT - SEND WITH 2ND PAYMENT', `FEBRUARY 1, ${start + 1}`),
        ...stub(660, '1ST INSTALLMENT - SEND WITH 1ST PAYMENT', `NOVEMBER 1, ${start}`),
      ]),
    ]
  },
}
