import { lines, line, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, money, page, paragraph, sum } from '../kit.ts'
import { addressLines, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A northeastern town: typewriter bill of the collector, map-block-lot, exemptions, discount dates below one another. */
export const townTax: UnseenLayout = {
  name: 'town-tax',
  docType: 'property_tax_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const issuer = paper.put(
      'issuer_name',
      paper.pick([
        `Town of ${who.city}`,
        `${who.city} Township Tax Collector`,
        `${who.city} Central School District`,
        `Borough of ${who.city}`,
      ]),
    )
    const year = paper.put('tax_year', paper.pick(['2025', '2026']))
    const date = `${year}-0${paper.between(1, 9)}-01`
    const print = paper.pick([day.slashes, day.long, day.military])
    const value = 100 * paper.between(61000, 512000)
    const rates: [string, number][] = [
      ['COUNTY', 4.218],
      ['TOWN / MUNICIPAL', 3.905],
      ['SCHOOL', 14.622],
      ['FIRE PROTECTION', 0.811],
    ]
    const taxes = rates.map(([what, rate]): [string, string, string] => [
      what,
      rate.toFixed(3),
      money.plain(Math.round((value * rate) / 1000)),
    ])
    const total = rates.reduce((all, [, rate]) => all + Math.round((value * rate) / 1000), 0)
    const owed = sum(paper, 'amount_due', total)
    const isJoint = paper.chance(0.4)
    const other = resident(paper).first
    const one = `${who.last} ${who.first}`.toUpperCase()
    const two = `${who.last} ${other}`.toUpperCase()
    if (isJoint && other !== who.first) paper.put('document_holder_name', `${one}; ${two}`, `${one} & ${two}`)
    else paper.put('document_holder_name', one)
    const owner = isJoint && other !== who.first ? `${one} & ${two}` : one
    const address = addressLines(who, paper.pick(['capitals', 'stacked']))
    recordAddress(paper, address)
    const parcel = paper.put(
      'roll_number',
      paper.pick([paper.code('##.##-#-##'), paper.code('0##-0##-000#'), paper.code('##-##-###-###.##')]),
    )
    const bill = paper.code('00####')
    const left = paper.chance(0.5)
    const x = left ? 40 : 330
    const y = 330
    const table = grid(
      [
        ['LEVYING BODY', 40, 'left'],
        ['RATE PER $1,000', 300, 'right'],
        ['TAX AMOUNT', 420, 'right'],
      ],
      [...taxes, ['', '', ''], [paper.pick(['TOTAL TAX DUE', 'TOTAL TAXES', 'AMOUNT DUE']), '', owed]],
      { y, leading: 15, size: 9, head: { face: 'mono-bold', size: 8.5 } },
      { face: 'mono' },
    )
    const mono = { size: 9, face: 'mono' } as const
    return [
      page([
        text(40, 50, issuer, { size: 17, face: 'serif-bold' }),
        text(40, 66, `${year} ${paper.pick(['REAL ESTATE TAX BILL', 'PROPERTY TAX BILL', 'TOWN AND COUNTY TAXES'])}`, {
          size: 11,
          face: 'serif-bold',
        }),
        ...lines(
          430,
          48,
          12,
          [
            `Bill No. ${bill}`,
            `${paper.pick(['Bill Date', 'Date Issued', 'Warrant date'])} ${dated(paper, 'document_date', date, print)}`,
            'Hours: Tue & Thu 9-1',
          ],
          { size: 9, face: 'serif' },
        ),
        line(40, 84, 572, 84, { strokeWidth: 1.5 }),
        ...lines(x, 116, 12.5, [owner, ...address], mono),
        ...lines(
          left ? 330 : 40,
          110,
          13,
          [
            `${paper.pick(['TAX MAP #', 'PARCEL ID', 'S/B/L', 'Map-Block-Lot'])} ${parcel}`,
            `LOCATION  ${who.street.toUpperCase()}`,
            `DIMENSION ${paper.between(1, 9)}.${paper.code('##')} ACRES`,
            `CLASS 210 - 1 FAMILY RES`,
            `ROLL SECT. 1   BANK ${paper.code('@##')}`,
            `DEED BK ${paper.code('####')} PG ${paper.code('###')}`,
          ],
          mono,
        ),
        ...paragraph(
          40,
          220,
          530,
          `FULL MARKET VALUE ${money.dollars(Math.round(value / 0.83))}   ASSESSED VALUE ${money.dollars(value)}   UNIFORM PERCENT 83.00   EXEMPTION: NONE`,
          mono,
        ).marks,
        ...paragraph(
          40,
          262,
          530,
          'If you feel your assessment is too high, you have the right to seek a reduction. For information ask your assessor for the booklet "How to File for a Review of Your Assessment".',
          { size: 8, face: 'serif' },
        ).marks,
        ...table.marks,
        ...lines(
          40,
          470,
          16,
          [
            `IF PAID BY ${print(`${year}-10-31`)}   2% DISCOUNT    ${money.plain(Math.round(total * 0.98))}`,
            `IF PAID AFTER ${print(`${year}-12-31`)}  10% PENALTY   ${money.plain(Math.round(total * 1.1))}`,
          ],
          mono,
        ),
        line(20, 590, 592, 590, { stroke: '#777', strokeWidth: 0.5 }),
        ...lines(
          40,
          612,
          14,
          [
            `COLLECTOR'S STUB - RETURN WITH PAYMENT      BILL ${bill}`,
            `${parcel}      ${owner}`,
            `FACE AMOUNT ${owed}        [ ] CASH  [ ] CHECK        RECEIPT REQUESTED [ ]`,
          ],
          mono,
        ),
        text(40, 700, `Pay at Town Hall, 14 Green St, or mail to: Collector, PO Box ${paper.code('###')}`, {
          size: 8.5,
          face: 'serif',
        }),
      ]),
    ]
  },
}
