import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { nameOf } from '../invent.ts'
import {
  day,
  emblem,
  initialsOf,
  money,
  openPage,
  plainEnglish,
  pounds,
  putAddress,
  putDay,
  putMoney,
  split,
} from '../kit.ts'
import { addressIn } from '../people.ts'

const councils = [
  'Calderbrook Metropolitan Borough Council',
  'Wexcombe District Council',
  'London Borough of Haverley',
  'Sir Powysland County Council',
  'Ribblemoor City Council',
  'Isle of Marram Council',
] as const

/** A council tax demand: property reference, band, precepts with the change in percent, reductions, a plan of instalments. */
export const ukCouncilTax: UnseenLayout = {
  name: 'uk-council-tax',
  docType: 'property_tax_bill',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans', 'serif']))
    const council = paper.put('issuer_name', nameOf(paper, councils, 'gb council'))
    const ink = paper.pick(['#004d40', '#1a237e', '#880e4f', '#222222'])
    const year = paper.pick([2025, 2026])
    const issued = addDays(`${year}-03-04`, paper.between(0, 18))
    page.add(...emblem(paper, 40, 28, 40, ink, initialsOf(council)))
    const small = paper.chance(0.4)
    page.stack(
      90,
      44,
      small
        ? [council, 'Revenues and Benefits']
        : [paper.pick(['Revenues Service', 'Council Tax Office', 'Local Taxation']), 'PO Box 44, Town Hall'],
      { size: 9 },
    )
    page.say(
      555,
      48,
      paper.pick(['COUNCIL TAX BILL', 'Council Tax Demand Notice', 'COUNCIL TAX DEMAND NOTICE AND BILL']),
      { size: 12, bold: true, align: 'right', color: ink },
    )
    page.say(
      555,
      64,
      `${paper.pick(['For the period', 'Financial year', 'Bill for'])} ${day(`${year}-04-01`, 'DD/MM/YYYY')} to ${day(`${year + 1}-03-31`, 'DD/MM/YYYY')}`,
      { size: 8.5, align: 'right' },
    )
    paper.put('tax_year', String(year), String(year))
    const { line } = putHolder(paper, 'GB', ['titled', 'initial', 'joint initials', 'joint', 'plain'])
    const rows = putAddress(paper, addressIn(paper, 'GB'))
    page.stack(60, 116, [line, ...rows], { size: 9.5 })
    const reference = paper.code(paper.pick(['5#######', '## ### ### #', '39######@']))
    const roll = paper.chance(0.7)
    page.pairs(
      330,
      555,
      100,
      [
        [paper.pick(['Account number', 'Account reference', 'Your council tax number']), reference],
        ...(roll
          ? [
              [
                paper.pick(['Property reference', 'Property Ref. No.', 'Property number']),
                paper.put('roll_number', paper.code(paper.pick(['0010######', 'PR/######/0', '2#######001']))),
              ] as const,
            ]
          : []),
        [
          paper.pick(['Date of issue', 'Issue date', 'Date of this notice', 'Bill date']),
          putDay(paper, 'document_date', issued, paper.pick(['D MMMM YYYY', 'DD/MM/YYYY', 'DD-MMM-YYYY'])),
        ],
        ['Valuation band', paper.pick(['A', 'B', 'C', 'D', 'E'])],
        ['Reason for bill', paper.pick(['Annual billing', 'New charge', 'Change of discount'])],
      ],
      { size: 8.3, leading: 14 },
    )
    if (paper.chance(0.5)) page.wrap(330, 182, 225, `Address of property charged: ${rows.join(', ')}`, { size: 7.5 })
    const full = paper.between(118000, 268000)
    const parts = split(paper, full, 4)
    const names = [
      council,
      'Police and Crime Commissioner',
      'Fire and Rescue Authority',
      paper.pick(['Town Council precept', 'Adult social care', 'Greater area authority']),
    ]
    const single = !/&| and /.test(line) && paper.chance(0.6)
    const off = single ? Math.round(full * 0.25) : 0
    const due = full - off
    page.fill(40, 216, 515, 15, ink)
    page.grid(227, [46, -430, -545], [['How your charge is made up', 'Change', 'Amount £']], {
      size: 8.3,
      bold: true,
      color: '#ffffff',
    })
    const below = page.grid(
      248,
      [46, -430, -545],
      [
        ...names.map((name, index) => [
          name,
          `+${paper.between(1, 4)}.${paper.between(0, 9)}%`,
          money(parts[index] ?? 0, plainEnglish),
        ]),
        ['Council tax for the year', '', money(full, plainEnglish)],
        ...(single ? [['Less: single person discount 25%', '', money(-off, plainEnglish)]] : []),
        ['Balance brought forward', '', '0.00'],
      ],
      { size: 8.8, leading: 16 },
    )
    page.rule(40, 555, below - 9, ink)
    page.pairs(
      46,
      545,
      below + 8,
      [
        [
          paper.pick(['AMOUNT DUE', 'Total amount payable', 'Amount payable', 'Total to pay', 'Charge now due']),
          putMoney(paper, 'amount_due', due, pounds),
        ],
      ],
      { size: 11.5, bold: true },
    )
    const last = Math.floor(due / 1000) * 100
    page.say(
      46,
      below + 42,
      paper.pick(['Your payments are due as follows', 'INSTALMENTS', 'Please pay as shown below']),
      { size: 9.5, bold: true },
    )
    page.wrap(
      46,
      below + 58,
      500,
      `First instalment of ${money(due - last * 9, pounds)} on ${paper.between(1, 5)} April ${year}, then nine instalments of ${money(last, pounds)} from ${paper.between(1, 5)} May ${year} to January ${year + 1}. Method of payment: ${paper.pick(['DIRECT DEBIT', 'CASH / BANK', 'Payment card'])}.`,
      { size: 8.8 },
    )
    page.wrap(
      46,
      below + 108,
      500,
      'If you do not pay an instalment on time you may lose the right to pay by instalments and a summons will add costs of £72.50. The Valuation Office Agency sets the band. You may appeal if you think you are not liable. See the notes overleaf about exemptions, disabled band reduction and second homes.',
      { size: 8 },
    )
    page.say(
      297,
      796,
      `${council} · ${paper.pick(['www.council.example', 'Telephone 0300 555 0110', 'Director of Finance: T. Brigg CPFA'])}`,
      { size: 7, align: 'middle' },
    )
    clutter(paper, page, { x: 46, right: 546, top: below + 160, bottom: 782 }, 'gb')
    return [page.sheet()]
  },
}
