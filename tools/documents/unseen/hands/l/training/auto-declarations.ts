import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { day, dated, grid, logo, money, page, pairs, paragraph } from '../kit.ts'
import { addressLines, issuer, plainName, recordAddress, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** An insurer's declarations page: agent and insured side by side, policy period, coverages with premiums, dates of rivals. */
export const autoDeclarations: UnseenLayout = {
  name: 'auto-declarations',
  docType: 'insurance_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = resident(paper)
    const agent = resident(paper)
    const company = paper.put(
      'issuer_name',
      issuer(paper, [
        'Mutual Insurance Company',
        'Casualty Insurance Co.',
        'Farm Fire and Casualty Company',
        'Indemnity Company',
      ]),
    )
    const ink = paper.pick(['#b3141b', '#0a3b6d', '#215732', '#2a2a2a'])
    const date = addDays(paper.today, -paper.between(5, 150))
    const start = addDays(date, paper.between(5, 24))
    const print = paper.pick([day.month, day.slashes, day.long, day.capitals])
    const isAuto = paper.chance(0.6)
    const name = paper.put('document_holder_name', paper.pick([plainName(who).toUpperCase(), plainName(who)]))
    const address = addressLines(who, paper.pick(['capitals', 'stacked', 'written']))
    recordAddress(paper, address)
    const policy = paper.put(
      'policy_number',
      paper.pick([
        paper.code('### ####-@##-##'),
        paper.code('@@@ ####### ##'),
        paper.code('#########'),
        paper.code('PPA 00########'),
      ]),
    )
    const premiums = Array.from({ length: 5 }, () => paper.between(900, 31000))
    const total = premiums.reduce((all, cents) => all + cents, 0)
    const covers = isAuto
      ? [
          'Bodily Injury Liability  $100,000/$300,000',
          'Property Damage Liability  $100,000',
          'Uninsured Motorist  $50,000/$100,000',
          'Comprehensive  $500 deductible',
          'Collision  $500 deductible',
        ]
      : [
          'A. Dwelling  $312,000',
          'B. Other Structures  $31,200',
          'C. Personal Property  $187,200',
          'E. Personal Liability  $300,000',
          'F. Medical Payments  $5,000',
        ]
    const issued = dated(paper, 'document_date', date, print)
    const flip = paper.chance(0.5)
    const [left, right] = flip ? [330, 44] : [44, 330]
    const table = grid(
      [
        [paper.pick(['COVERAGES AND LIMITS', 'Coverage']), 44, 'left'],
        ['PREMIUM', 572, 'right'],
      ],
      [
        ...covers.map((what, index) => [what, money.dollars(premiums[index] ?? 0)]),
        [
          paper.pick(['Total premium for this policy', 'TOTAL POLICY PREMIUM', 'Six month premium']),
          money.dollars(total),
        ],
      ],
      { y: 400, leading: 17, size: 9 },
    )
    return [
      page([
        ...logo(paper, 40, 28, company.slice(0, 2).toUpperCase(), ink, 32),
        text(84, 44, company, { size: 13, face: 'serif-bold', color: ink }),
        text(84, 58, `A stock company   PO Box ${paper.code('####')}, Bloomington, IL 61702`, { size: 7.5 }),
        text(
          572,
          90,
          paper.pick([
            isAuto ? 'PERSONAL AUTO POLICY DECLARATIONS' : 'HOMEOWNERS POLICY DECLARATIONS',
            'DECLARATIONS PAGE',
            'Amended Declarations',
            'Evidence of Insurance',
          ]),
          { size: 13, face: 'sans-bold', align: 'right' },
        ),
        line(40, 98, 572, 98, { stroke: ink, strokeWidth: 1.5 }),
        text(left, 124, paper.pick(['Named Insured', 'NAMED INSURED AND MAILING ADDRESS', 'Policyholder', 'INSURED']), {
          size: 7,
          face: 'sans-bold',
          color: ink,
        }),
        ...lines(left, 138, 12.5, [name, ...address], { size: 9.5, face: 'sans' }),
        text(right, 124, paper.pick(['Your agent', 'AGENT', 'Producer']), { size: 7, face: 'sans-bold', color: ink }),
        ...lines(
          right,
          138,
          12.5,
          [
            `${plainName(agent)} Agency`,
            ...addressLines(agent, 'written'),
            `(555) 555-${paper.code('01##')}   Agent code ${paper.code('##-####')}`,
          ],
          { size: 8.5, face: 'sans' },
        ),
        box(40, 214, 532, 66, { stroke: '#666', strokeWidth: 0.5, fill: '#fafafa' }),
        ...pairs(
          { x: 48, y: 230, leading: 15, left: 190 },
          [
            [paper.pick(['POLICY NUMBER', 'Policy No.', 'Policy number:']), policy],
            [
              'POLICY PERIOD',
              `${print(start)} to ${print(addDays(start, isAuto ? 182 : 365))}, 12:01 A.M. Standard Time`,
            ],
            [paper.pick(['Date prepared', 'ISSUE DATE', 'Statement date', 'Date mailed']), issued],
            ['Customer since', String(paper.between(1994, 2023))],
          ],
          { size: 9 },
        ),
        ...(isAuto
          ? lines(
              44,
              306,
              13,
              [
                `VEHICLE 1  ${paper.between(2012, 2026)} ${paper.pick(['4-door sedan', 'pickup crew cab', 'SUV AWD'])}   VIN ${paper.code('1@@@@##@#@@######')}`,
                `Rated drivers: ${plainName(who)}      Lienholder: ${issuer(paper, ['Auto Finance'])}`,
              ],
              { size: 9 },
            )
          : lines(
              44,
              306,
              13,
              [
                'Residence premises: same as mailing address. Construction: frame, 1988.',
                `Mortgagee: ${issuer(paper, ['Home Loans ISAOA ATIMA'])}   Loan ${paper.code('00########')}`,
              ],
              { size: 9 },
            )),
        box(40, 388, 532, 18, { fill: '#e9eef2' }),
        ...table.marks,
        ...paragraph(
          44,
          550,
          524,
          'Discounts applied: multi-line, paid in full, safe home. Forms and endorsements: 6128A, 9812PA (04/21), IL 00 17. This is not a bill. Any amount due will be billed separately. Please keep this page with your policy; it replaces all earlier declarations.',
          { size: 8 },
        ).marks,
        text(44, 640, 'Countersigned  ______________________  Authorized Representative', { size: 8.5, face: 'serif' }),
      ]),
    ]
  },
}
