import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, dollars, emblem, initialsOf, money, openPage, putAddress, putDay, recent } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const insurers = [
  ['Prairie Shield', 'Prairie Shield Mutual Insurance Company', '1 Mutual Plaza, Des Moines, IA 50309'],
  ['LIBERTAS', 'Libertas Property and Casualty Company', 'PO Box 30, Keene, NH 03431'],
  ['Acorn', 'Acorn Specialty Lines Insurance Co. of Texas', '9 Pecan Blvd, Austin, TX 78701'],
  ['The Harbor Exchange', 'Harbor Interinsurance Exchange', '50 Wharf Rd, Portland, ME 04101'],
] as const

/** Declarations of an American home, renters or car policy: insured, agent and mortgagee in three blocks, coverages and limits. */
export const usDeclarations: UnseenLayout = {
  name: 'us-declarations',
  docType: 'insurance_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const page = openPage('letter', paper.pick(['narrow', 'mono', 'serif', 'sans']))
    const [brand, legal, seat] = tripleOf(paper, insurers, 'us insurer')
    const ink = paper.pick(['#1b4965', '#6f1d1b', '#31572c'])
    const issued = recent(paper, 8, 200)
    const start = addDays(issued, paper.between(10, 40))
    const pattern = paper.pick(['MM/DD/YYYY', 'MMMM D, YYYY', 'MM-DD-YY', 'MMM D, YYYY'])
    page.add(...emblem(paper, 36, 30, 36, ink, initialsOf(brand)))
    page.say(80, 54, brand, { size: 15, bold: true, color: ink })
    const car = paper.chance(0.5)
    page.say(
      576,
      44,
      paper.pick(['DECLARATIONS PAGE', 'Policy Declarations', 'RENEWAL DECLARATIONS', 'Evidence of Insurance']),
      { size: 12, bold: true, align: 'right' },
    )
    page.say(
      576,
      58,
      car
        ? 'Personal Auto Policy'
        : paper.pick(['Homeowners Policy HO-3', 'Renters Policy HO-4', 'Condominium Policy HO-6']),
      { size: 9, align: 'right' },
    )
    const { line } = putHolder(paper, 'US', ['capitals', 'plain', 'joint', 'capitals', 'comma'])
    const rows = putAddress(paper, addressIn(paper, 'US'))
    const agent = someone(paper, 'US')
    const named = [
      paper.pick(['NAMED INSURED AND MAILING ADDRESS', 'Named Insured', 'Policyholder', 'Item 1. Insured']),
      line,
      ...rows,
    ]
    const agency = [
      paper.pick(['YOUR AGENT', 'Agent', 'Producer 0412']),
      `${agent.given} ${agent.surname}`,
      'Elm & Oak Agency',
      '77 Court St Ste 3',
      `Keene, NH 03431`,
      '(555) 010-7788',
    ]
    const swap = paper.chance(0.4)
    page.stack(40, 96, swap ? agency : named, { size: 8.8 })
    page.stack(330, 96, swap ? named : agency, { size: 8.8 })
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['HP ####### 0#', '93-@@-####-#', '@A-0#######', '6## ### ### 1'])),
    )
    page.fill(36, 178, 540, 16, ink)
    page.say(42, 190, 'POLICY INFORMATION', { size: 9, bold: true, color: '#ffffff' })
    page.pairs(
      40,
      330,
      210,
      [
        [paper.pick(['Policy Number', 'Policy No.', 'POLICY #', 'Your policy']), policy],
        [
          paper.pick(['Policy Period', 'Effective dates', 'Coverage period']),
          `${day(start, 'MM/DD/YYYY')} - ${day(addYears(start, 1), 'MM/DD/YYYY')}`,
        ],
        [
          paper.pick(['Date Issued', 'Issue Date', 'Date of Notice', 'Processed on', 'Declarations printed']),
          putDay(paper, 'document_date', issued, pattern),
        ],
        ['12:01 A.M. standard time', 'at the residence premises'],
      ],
      { size: 8.6, leading: 14 },
    )
    page.stack(
      350,
      210,
      paper.chance(0.5)
        ? [
            'MORTGAGEE / LOSS PAYEE',
            'Homestead Loan Servicing ISAOA',
            'PO Box 619063, Dallas, TX 75261',
            `Loan ${paper.code('00########')}`,
          ]
        : ['Discounts applied: Multi-policy,', 'Claim free, Paperless', 'Producer code 0412'],
      { size: 8.2 },
    )
    const coverages = car
      ? [
          'Bodily Injury Liability 100,000/300,000',
          'Property Damage 100,000',
          'Uninsured Motorist 100,000/300,000',
          'Collision – 500 deductible',
          'Comprehensive – 250 deductible',
          'Roadside',
        ]
      : [
          'A. Dwelling',
          'B. Other Structures',
          'C. Personal Property',
          'D. Loss of Use',
          'E. Personal Liability',
          'F. Medical Payments to Others',
        ]
    const premiums = coverages.map(() => paper.between(1200, 38000))
    page.rule(36, 576, 294)
    page.grid(290, [40, -430, -570], [['COVERAGE', 'LIMIT', 'PREMIUM']], { size: 8.3, bold: true })
    const below = page.grid(
      312,
      [40, -430, -570],
      coverages.map((name, index) => [
        name,
        car ? 'see left' : money(paper.between(1, 60) * 1000000, dollars),
        money(premiums[index] ?? 0, dollars),
      ]),
      { size: 8.6, leading: 16 },
    )
    page.rule(36, 576, below - 8)
    page.pairs(
      40,
      570,
      below + 8,
      [
        [
          'TOTAL ANNUAL PREMIUM',
          money(
            premiums.reduce((sum, cents) => sum + cents, 0),
            dollars,
          ),
        ],
      ],
      { size: 10, bold: true },
    )
    page.wrap(
      40,
      below + 36,
      530,
      `${car ? `Vehicle 1: 2019 ${paper.pick(['Subaru Outback', 'Ford F-150', 'Honda Fit'])} VIN ${paper.code('1FT########@#####')}. ` : 'The limit of liability for this structure (Coverage A) is based on an estimate of the cost to rebuild. '}This is not a bill. A billing statement follows under separate cover. Forms and endorsements: HO 00 03 05 11, IL 09 85, HO 04 90.`,
      { size: 8.2 },
    )
    paper.put('issuer_name', legal)
    page.say(40, 690, `${paper.pick(['Countersigned by', 'Authorized representative'])} ______________________`, {
      size: 8,
    })
    page.wrap(
      40,
      752,
      530,
      paper.pick([
        `Coverage is provided by ${legal}, ${seat}.`,
        `${legal} · a stock insurance company · ${seat}`,
        `Underwritten by: ${legal}. Home office: ${seat}`,
      ]),
      { size: 7 },
    )
    clutter(paper, page, { x: 40, right: 570, top: below + 76, bottom: 676 }, 'us')
    return [page.sheet()]
  },
}
