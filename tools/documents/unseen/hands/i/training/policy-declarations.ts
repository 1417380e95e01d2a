import { addDays, addYears } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, plainCapitals, somebody } from '../people.ts'
import { daysAgo } from '../times.ts'

/** A declarations page of an English insurer: insured and broker in twin boxes, policy period, vehicles or rooms, premiums. */
export const policyDeclarations: UnseenLayout = {
  name: 'policy-declarations',
  docType: 'insurance_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['narrow', 'sans', 'mono']), size: 7.4 })
    const tone = paper.pick(['#14365c', '#7a1020', '#3b4a2f'])
    const isCar = paper.chance(0.5)
    const form = paper.pick(['September 30, 2026', 'Sep 30, 2026', '2026-09-30', '30-Sep-2026', 'SEP 30 2026'] as const)
    const issued = daysAgo(paper, 15, 330)
    const start = addDays(issued, paper.between(3, 40))
    const company = issuer(paper, 'insurer')
    logo(page, 36, 24, initialsOf(company), paper.pick(['tile', 'hex', 'disc']), tone)
    const isLow = paper.chance(0.3)
    if (!isLow) page.text(86, 42, paper.put('issuer_name', company), { size: 11.5, bold: true, color: tone })
    page.text(86, 56, isCar ? 'Automobile policy' : 'Homeowners comprehensive form', { size: 8 })
    page.right(
      576,
      42,
      paper.pick(['DECLARATIONS PAGE', 'Policy Declarations', 'CERTIFICATE OF INSURANCE', 'Renewal Declarations']),
      { size: 12, bold: true },
    )
    const policy = number(paper, 'policy_number', paper.pick(['@@ #######', '####-####-##', 'HP########', '##@######']))
    page.pairs({ x: 390, right: 576, y: 58, leading: 12 }, [
      [paper.pick(['Policy number', 'Policy no.', 'POLICY']), policy, true],
      [
        paper.pick(['Date issued', 'Issue date', 'Date prepared', 'Processed on']),
        putDate(paper, 'document_date', issued, form),
      ],
      ['Client ID', paper.code('C-######')],
      ['Replaces policy', paper.pick(['New', paper.code('@@ #######')])],
    ])
    const isJoint = paper.chance(0.3)
    const style = paper.pick(['capitals', 'plain'] as const)
    const first = nameIn(somebody(paper, 'CA'), style)
    const second = nameIn(somebody(paper, 'CA'), style)
    paper.put('document_holder_name', isJoint ? `${first}; ${second}` : first, first)
    const names = isJoint ? paper.pick([[first, second], [`${first} and ${second}`]]) : [first]
    const place = home(paper, 'CA', style === 'capitals')
    const broker = [
      `Tern & Tully Insurance Brokers`,
      nameIn(somebody(paper, 'CA'), 'plain'),
      ...home(paper, 'CA').lines.slice(-2),
    ]
    const swapped = paper.chance(0.35)
    const [left, right] = swapped ? [316, 36] : [36, 316]
    for (const [x, caption] of [
      [left, paper.pick(['Named insured and mailing address', 'Insured', 'Policyholder'])],
      [right, paper.pick(['Broker', 'Your broker', 'Agent'])],
    ] as const) {
      page.draw(box(x, 118, 260, 84, { stroke: tone, strokeWidth: 0.7 }))
      page.text(x + 6, 130, caption, { size: 6.8, bold: true, color: tone })
    }
    page.stack(left + 14, 144, 11, [...names, ...putAddress(paper, place.lines)], { size: 8.6 })
    page.stack(right + 14, 144, 11, broker, { size: 7.6 })
    page.text(
      36,
      222,
      `${paper.pick(['Policy period', 'Effective', 'Term'])}: ${dateIn(start, form)} to ${dateIn(addYears(start, 1), form)}, 12:01 a.m. standard time at the address of the insured`,
      { size: 7.6 },
    )
    const covers: readonly (readonly [string, string, number])[] = isCar
      ? [
          ['Third party liability', '$2,000,000', paper.between(21_000, 64_000)],
          ['Accident benefits', 'Standard', paper.between(12_000, 41_000)],
          ['Direct compensation - property damage', '$0 ded.', paper.between(9_000, 38_000)],
          ['Collision or upset', '$1,000 ded.', paper.between(15_000, 58_000)],
          ['Comprehensive', '$500 ded.', paper.between(5_000, 22_000)],
        ]
      : [
          [
            'Coverage A - Dwelling',
            moneyIn(paper.between(300, 980) * 100_000, '-$1.00'),
            paper.between(60_000, 160_000),
          ],
          [
            'Coverage C - Personal property',
            moneyIn(paper.between(100, 380) * 100_000, '-$1.00'),
            paper.between(9_000, 22_000),
          ],
          ['Sewer backup', '$25,000 / $2,500 ded.', paper.between(4_000, 16_000)],
          ['Coverage E - Legal liability', '$1,000,000', paper.between(1_500, 4_500)],
        ]
    const what = isCar
      ? paper.pick(['2019 hatchback, winter tires', '2022 pickup 4x4', '2016 sedan'])
      : 'Detached, brick, hydrant within 150 m'
    page.text(
      36,
      240,
      isCar
        ? `Vehicle 1: ${what}   VIN ${paper.code('2@#@@###@########')}`
        : `Insured location: ${plainCapitals(place.street)}   ${what}`,
      { size: 7.4 },
    )
    const total = covers.reduce((sum, [, , cents]) => sum + cents, 0)
    const bottom = page.grid(
      [
        ['Coverage', 40],
        ['Limit / deductible', 420, 'right'],
        ['Annual premium', 572, 'right'],
      ],
      [
        ...covers.map(([cover, limit, cents]) => [cover, limit, moneyIn(cents, '-$1.00')]),
        ['Total annual premium', '', moneyIn(total, '-$1.00')],
      ],
      { x: 36, y: 252, width: 540, leading: 15, shade: '#e6e9ee', rules: paper.pick(['rows', 'frame']) },
    )
    page.text(
      36,
      bottom + 20,
      `Paid by 12 monthly withdrawals of ${moneyIn(Math.round(total / 12), '-$1.00')}, first on ${dateIn(addDays(start, 5), form)}.`,
    )
    page.prose(
      36,
      bottom + 36,
      530,
      `Lienholder: ${paper.pick(['none', 'Mackenzie Delta Bank, PO Bag 900, Calgary AB'])}. This page, the policy wording and endorsements form the contract. Misrepresentation may void coverage. Report claims day or night: 1-800-555-0177.`,
      { size: 6.8 },
    )
    page.text(400, 700, 'Authorized representative', { size: 6.6 })
    page.rule(400, 692, 570)
    const seat = '77 Wellington Row, Saint John NB  E2L 3H4'
    page.text(36, 764, isLow ? `Underwritten by ${paper.put('issuer_name', company)}, ${seat}` : seat, { size: 6.4 })
    return [page.sheet()]
  },
}
