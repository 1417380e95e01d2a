import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** A final property tax bill of an English town: levies at mill rates in a ruled form, special charges, instalments and stubs. */
export const taxBillTown: UnseenLayout = {
  name: 'tax-bill-town',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow', 'mono']), size: 7.2 })
    const billed = daysAgo(paper, 20, 620)
    const year = billed.slice(0, 4)
    const form = paper.pick(['September 30, 2026', 'SEP 30 2026', 'Sep 30, 2026', '30-Sep-2026'] as const)
    const value = paper.between(95, 1_450) * 1_000
    const rates = [
      ['MUNICIPAL GENERAL', 0.00712],
      [paper.pick(['REGION / COUNTY', 'UPPER TIER']), 0.00331],
      ['EDUCATION - PUBLIC', 0.00153],
    ] as const
    const levies = rates.map(([what, rate]) => [what, rate, Math.round(value * rate * 100)] as const)
    const special = paper.chance(0.6)
      ? ([
          ['WASTE COLLECTION', 19_500],
          ['LOCAL IMPROVEMENT 2019-04', 22_418],
        ] as const)
      : ([['GARBAGE / RECYCLING', 16_000]] as const)
    const levied = [...levies.map(([, , cents]) => cents), ...special.map(([, cents]) => cents)].reduce(
      (sum, cents) => sum + cents,
      0,
    )
    const interim = paper.chance(0.6) ? Math.round(levied * 0.48) : 0
    const owed = levied - interim
    const half = Math.round(owed / 2)
    const town = paper.put('issuer_name', issuer(paper, 'town'))
    page.draw(...seal(62, 50, 26, '#456b55'))
    page.text(100, 42, town, { size: 13, bold: true, face: 'serif' })
    page.text(
      100,
      54,
      paper.pick([
        'Taxation Division, 1 Civic Centre Court',
        'Office of the Treasurer',
        'Property Tax Office - 250 Main St',
      ]),
    )
    const title = paper.pick([`${year} FINAL TAX BILL`, `PROPERTY TAX NOTICE`, `REAL PROPERTY TAX BILL`])
    page.right(576, 42, title, { size: 12, bold: true })
    const right: readonly (readonly [string, string])[] = [
      [paper.pick(['Tax year', 'Taxation year', 'For the year']), paper.put('tax_year', year)],
      [
        paper.pick(['Billing date', 'Date mailed', 'Notice date', 'Date of issue']),
        putDate(paper, 'document_date', billed, form),
      ],
      [
        paper.pick(['Roll number', 'Assessment roll no.', 'ROLL NO']),
        number(
          paper,
          'roll_number',
          paper.pick(['##-##-###-###-#####-0000', '#### ### ### #####', '######-###', '#########']),
        ),
      ],
      ['Mortgage company', paper.pick(['', 'N/A', paper.code('MTG ###')])],
      ['Customer no.', paper.code('######')],
    ]
    page.pairs({ x: 350, right: 576, y: 62, leading: 11.5 }, right)
    const place = home(paper, 'CA', true)
    const names = paper.pick(['one', 'one', 'two'] as const)
    const first = nameIn(somebody(paper, 'CA'), 'surnameFirst')
    const second = nameIn(somebody(paper, 'CA'), 'surnameFirst')
    if (names === 'one') page.text(60, 128, paper.put('document_holder_name', first), { size: 9 })
    else {
      paper.put('document_holder_name', `${first}; ${second}`, first)
      page.text(60, 117, first, { size: 9 })
      page.text(60, 128, second, { size: 9 })
    }
    page.stack(60, 139, 11, putAddress(paper, place.lines), { size: 9 })
    page.cell([330, 128, 246, 46], 'Name and legal description of property', plainCapitals(place.street), { size: 7.4 })
    page.text(336, 152, paper.code(`PLAN ${paper.between(10, 990)} LOT ## PCL @  0.## AC  ##.##FR`), { size: 6.5 })
    const bottom = page.grid(
      [
        ['Assessment / class', 40],
        ['Value', 190, 'right'],
        ['Levy', 210],
        ['Tax rate (%)', 460, 'right'],
        ['Amount', 572, 'right'],
      ],
      [
        ...levies.map(([what, rate, cents], index) => [
          index === 0 ? 'RTEP RESIDENTIAL' : '',
          index === 0 ? moneyIn(value * 100, '-$1.00') : '',
          what,
          (rate * 100).toFixed(6),
          moneyIn(cents, '-$1.00'),
        ]),
        [
          '',
          '',
          'SUB TOTAL',
          '',
          moneyIn(
            levies.reduce((sum, [, , cents]) => sum + cents, 0),
            '-$1.00',
          ),
        ],
        ...special.map(([what, cents]) => ['SPECIAL CHARGES', '', what, 'expires 2031', moneyIn(cents, '-$1.00')]),
      ],
      { x: 36, y: 196, width: 540, leading: 14.5, size: 7, shade: '#e2ebe4', rules: paper.pick(['rows', 'frame']) },
    )
    const y = page.pairs({ x: 330, right: 572, y: bottom + 18, leading: 13 }, [
      [`Total ${year} taxes levied`, moneyIn(levied, '-$1.00')],
      ['Less interim billing', moneyIn(-interim, paper.pick(['-$1.00', '(1.00)']))],
      ['Past due / credit', '$0.00'],
      [
        paper.pick(['TOTAL AMOUNT DUE', 'Amount due', 'Total due', 'BALANCE DUE']),
        putMoney(paper, 'amount_due', owed, '-$1.00'),
        true,
      ],
    ])
    page.prose(
      36,
      bottom + 18,
      270,
      'A penalty of 1.25% is added on the first day of default and of each month after. Failure to receive a bill does not relieve the owner of payment. Enquiries 555-0122, weekdays 8:30 to 4:30. School support: English public.',
      { size: 6.6 },
    )
    page.draw(box(36, y + 30, 540, 48, { stroke: '#666666', strokeWidth: 0.6 }))
    page.text(44, y + 44, 'Schedule of payments', { bold: true })
    page.text(44, y + 62, `1st instalment  ${dateIn(addDays(billed, 30), form)}   ${moneyIn(half, '-$1.00')}`, {
      size: 8,
    })
    page.text(310, y + 62, `2nd instalment  ${dateIn(addDays(billed, 92), form)}   ${moneyIn(owed - half, '-$1.00')}`, {
      size: 8,
    })
    for (const [index, stub] of [half, owed - half].entries()) {
      const top = 590 + index * 90
      page.rule(20, top, 592, '#999999')
      page.text(44, top + 18, `Instalment ${index + 1} stub - ${town}`, { size: 7 })
      page.right(572, top + 18, moneyIn(stub, '-$1.00'), { bold: true })
      page.text(44, top + 32, paper.code('0##############0#### ####'), { face: 'mono' })
    }
    return [page.sheet()]
  },
}
