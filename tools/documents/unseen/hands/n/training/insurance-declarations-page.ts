import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, issuers, listed, named } from '../people.ts'
import { day, putAddress, putDay, recent, sum } from '../print.ts'

/** Declarations of a Canadian policy: boxes on top with the insured, the broker beside, coverages and premiums in a table. */
export const insuranceDeclarationsPage: UnseenLayout = {
  name: 'insurance-declarations-page',
  docType: 'insurance_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [person, broker] = crowd(paper, 'CA', 2)
    if (person === undefined || broker === undefined) throw new Error('Nobody is insured.')
    const page = openWriter('letter', { face: 'narrow', size: 8.8 })
    const issued = recent(paper, 5, 200)
    const start = addDays(issued, paper.between(5, 30))
    const insurer = paper.put('issuer_name', paper.pick(issuers.insurersCA))
    const form = paper.pick(['capsEn', 'abbrEn', 'iso', 'slashYmd'] as const)
    page.say(572, 46, insurer, { align: 'right', face: 'serif-bold', size: 12 })
    page.say(
      40,
      46,
      paper.pick([
        'HOMEOWNERS POLICY DECLARATIONS',
        'Certificate of Automobile Insurance',
        'Tenant’s Package – Coverage Summary',
        'RENEWAL DECLARATION',
      ]),
      { face: 'sans-bold', size: 11 },
    )
    page.cell(
      40,
      60,
      133,
      30,
      'POLICY NUMBER',
      paper.put('policy_number', paper.code(paper.pick(['HP#######', '##-####-##', 'A ######## 01']))),
    )
    page.cell(173, 60, 133, 30, 'POLICY PERIOD FROM', day(start, form))
    page.cell(306, 60, 133, 30, 'TO (12:01 A.M. STANDARD TIME)', day(addYears(start, 1), form))
    page.cell(
      439,
      60,
      133,
      30,
      paper.pick(['DATE ISSUED', 'ISSUE DATE', 'PREPARED ON']),
      putDay(paper, 'document_date', issued, form),
    )
    page.rect(40, 94, 266, 92, null, '#555')
    page.rect(306, 94, 266, 92, null, '#555')
    page.say(
      46,
      104,
      paper.pick(['NAMED INSURED AND MAILING ADDRESS', 'Insured’s name and postal address', 'INSURED']),
      { size: 6.4 },
    )
    page.say(
      52,
      122,
      paper.put('document_holder_name', paper.pick([listed(person), named(person), named(person).toUpperCase()])),
      { size: 9.5 },
    )
    page.column(52, 135, putAddress(paper, 'address', person.lines), { size: 9.5 })
    page.say(312, 104, 'BROKER / AGENT', { size: 6.4 })
    page.column(
      318,
      122,
      [
        `${named(broker)}, CIP`,
        'Seaway Insurance Brokers (2004) Inc.',
        '88 Wellington Street East',
        'Brockville ON  K6V 1B2',
        'Code 4471',
      ],
      { size: 8.5 },
    )
    const premiums = [
      paper.between(40000, 120000),
      paper.between(2000, 8000),
      paper.between(1500, 9500),
      paper.between(1000, 4000),
    ] as const
    const columns = [46, -350, -450, -560]
    page.rect(40, 196, 532, 16, '#d9dde2')
    let y = page.rows(207, columns, [['COVERAGE', 'LIMIT', 'DEDUCTIBLE', 'PREMIUM']], {
      face: 'narrow-bold',
      leading: 20,
    })
    const coverages = [
      'A  Dwelling building / unit',
      'B  Detached private structures',
      'C  Personal property',
      'E  Legal liability',
    ]
    y = page.rows(
      y,
      columns,
      coverages.map((name, index) => [
        name,
        sum(paper.between(40, 900) * 100000, 'whole'),
        index === 3 ? '' : '1,000',
        sum(premiums[index] ?? 0, 'plain'),
      ]),
      { leading: 17 },
    )
    const before = premiums.reduce((total, cents) => total + cents, 0)
    const tax = Math.round(before * 0.08)
    page.rule(300, y - 8, 572)
    y = page.rows(
      y + 4,
      [380, -560],
      [
        ['Total premium', sum(before, 'plain')],
        ['Retail sales tax 8%', sum(tax, 'plain')],
        ['TOTAL', sum(before + tax, 'dollars')],
      ],
      { leading: 15 },
    )
    if (paper.chance(0.6))
      y = page.say(46, y + 8, `Mortgagee (loss payable): Dominion Trustco, ref ${paper.code('#######-#')}`)
    if (paper.chance(0.6))
      y = page.say(46, y + 4, 'Discounts applied: claims-free 10 years, monitored alarm, multi-line.')
    page.wrap(
      40,
      700,
      532,
      'This declaration is part of your policy. Policy contains a clause which may limit the amount payable. In consideration of the premium stated, insurance is provided only for coverages for which a premium or “included” is shown.',
      { size: 7 },
    )
    return [page.sheet('SPECIMEN · Broker copy')]
  },
}
