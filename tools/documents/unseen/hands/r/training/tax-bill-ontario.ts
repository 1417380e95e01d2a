import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { emblem, families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const towns = [
  'Corporation of the Township of Elmsgrove',
  'The City of Port Sterling',
  'Municipality of Grey Lakes',
  'Town of Whistling Pines',
  'County of Marlow No. 14',
  'The Corporation of the District of Cedar Inlet',
  'City of Amberley',
  'Rural Municipality of Birch Plain No. 322',
]

/** A municipal bill of English Canada: a grid of small captions, levies by municipal, county and school, credits, two instalments. */
export const taxBillOntario: UnseenLayout = {
  name: 'tax-bill-ontario',
  docType: 'property_tax_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish))
    const { plain, day } = ledger
    const page = openPage('letter', paper.pick(families))
    const ink = paper.pick(inks)
    const town = paper.pick(towns)
    const year = paper.pick(['2026', '2026', '2025'])
    const sent = addDays(`${year}-${paper.pick(['02-02', '05-18', '06-30', '07-09'])}`, paper.between(0, 20))
    emblem(paper, page, { x: paper.pick([40, 284]), y: 22, size: 44, ink }, town.split(' ').at(-1)?.charAt(0) ?? '')
    const isHead = paper.chance(0.5)
    paper.put('issuer_name', town)
    if (isHead) page.t(306, 82, town, { bold: true, size: 12, align: 'middle' })
    page.t(
      306,
      97,
      `${paper.put('tax_year', year)} ${paper.pick(['FINAL TAX BILL', 'INTERIM TAX BILL', 'PROPERTY TAX NOTICE', 'TAX NOTICE - RESIDENTIAL', 'COMBINED PROPERTY TAX STATEMENT'])}`,
      { size: 11, align: 'middle', bold: true, color: ink },
    )
    const form = paper.pick(['commaCaps', 'surnameFirst', 'capitals', 'plain', 'middle'] as const)
    const people = paper.chance(0.5) ? [someone(paper, 'CA'), someone(paper, 'CA')] : [someone(paper, 'CA')]
    const names = people.map((one) => nameOf(one, form))
    const lines = homeLines(paper, home(paper, 'CA'), 'CA')
    const levies: [string, number][] = [
      [paper.pick(['Municipal', 'General Municipal', 'Town levy']), paper.between(90_000, 310_000)],
      [paper.pick(['County / Region', 'Upper tier', 'Police']), paper.between(40_000, 120_000)],
      [paper.pick(['Education - English Public', 'School', 'Provincial school']), paper.between(30_000, 90_000)],
      ['Storm water', paper.between(2_000, 9_000)],
    ]
    const all = levies.reduce((sum, [, cents]) => sum + cents, 0)
    const interim = paper.chance(0.5) ? Math.round(all * 0.45) : 0
    const amount = all - interim
    const roll = paper.put(
      'roll_number',
      paper.code(paper.pick(['12 34 010 00# ##### 0000', '##-##-###-###-#####-0000', '###-####-#####', '#########'])),
    )
    const value = paper.between(110, 1_400) * 100_000
    const facts: [string, string][] = [
      [paper.pick(['Roll No.', 'Roll number', 'Assessment roll number', 'Tax roll #', 'Folio']), roll],
      [
        paper.pick(['Billing date', 'Bill date', 'Date issued', 'Mailing date', 'Date of notice']),
        ledger.date('document_date', sent),
      ],
      ['Assessed value', plain(value)],
      [paper.pick(['Mortgage company', 'Mortgagee']), paper.pick(['GRANITE BANK', 'none', 'KESTREL TRUST'])],
    ]
    facts.forEach(([label, content], index) => page.cell([40 + index * 133, 108, 133, 30], label, content, { size: 8 }))
    page.t(44, 166, paper.pick(['Name and address', 'Registered owner(s)', '', 'Assessed owner', 'Mailing address']), {
      size: 6.6,
    })
    paper.put('document_holder_name', names.join('; '), names.join(' '))
    const below = page.col(56, 178, 12, names)
    page.col(56, below, 12, ledger.address('address', lines))
    const last = lines[0] ?? ''
    page.col(
      330,
      166,
      11,
      [
        'Property location / legal description',
        paper.pick([last, `${last}`]),
        paper.code('PLAN M### LOT ## PCL ####'),
        `Contact: ${nameOf(someone(paper, 'CA'), 'plain')}, Tax Collector`,
      ],
      { size: 7.6 },
    )
    const bottom = page.grid(
      {
        x: 40,
        y: 250,
        widths: [220, 110, 90, 112],
        right: [1, 2, 3],
        leading: 16,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Levy', 'Assessment', 'Tax rate', 'Amount'],
        ...levies.map(([label, cents]) => [
          label,
          plain(value),
          `${((cents / value) * 100).toFixed(6)}%`,
          plain(cents),
        ]),
        [paper.pick(['Total levies', 'Sub total', 'Gross taxes']), '', '', plain(all)],
        ['Less interim billing', '', '', plain(-interim)],
        [
          paper.pick([
            'TOTAL AMOUNT DUE',
            'Amount due',
            'Total taxes payable',
            'Balance due',
            'Please pay this amount',
            'Total due',
          ]),
          '',
          '',
          ledger.money('amount_due', amount),
        ],
      ],
    )
    const half = Math.floor(amount / 2)
    page.col(40, bottom + 26, 14, [
      `1st instalment   ${plain(amount - half)}   due ${day(addDays(sent, 35))}`,
      `2nd instalment   ${plain(half)}   due ${day(addDays(sent, 96))}`,
    ])
    page.para(
      40,
      bottom + 66,
      532,
      'A penalty of 1.25% is added on the first day of default and each month after. Failure to receive a bill does not excuse payment. Home owner grants must be claimed every year. Seniors may apply for deferral.',
      { size: 7.2 },
    )
    page.rule(40, 650, 572)
    page.col(
      50,
      672,
      12,
      [
        `Remit with payment   Roll ${roll}`,
        isHead
          ? 'Cheques to the Treasurer'
          : `${paper.pick(['Make cheque payable to:', 'Payable to', 'Remit to'])} ${town}`,
        names[0] ?? '',
      ],
      { size: 8 },
    )
    page.t(566, 672, `${day(addDays(sent, 35))}    ${plain(amount - half)}`, { align: 'right' })
    return [page.sheet()]
  },
}
