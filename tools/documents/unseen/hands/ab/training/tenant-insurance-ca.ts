import { addDays, addYears } from '../../../../calendar.ts'
import { shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen } from '../kit.ts'
import { crowd } from '../people.ts'

/** A tenant's policy declarations page: umbrella as a logo, insurer in the last line. */
export const tenantInsuranceCa: UnseenLayout = {
  name: 'tenant-insurance-ca',
  docType: 'insurance_statement',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const [who, broker] = [next(), next()]
    const p = pen('narrow')
    const issued = addDays(paper.today, -paper.between(5, 300))
    p.marks.push(
      shape('M40 66 C44 30 96 30 100 66 Z', { fill: '#d6336c' }),
      shape('M69 66 L71 66 L71 86 L62 86 L62 83 L69 83 Z', { fill: '#333' }),
    )
    ;(p.b(572, 52, 'TENANT PACKAGE - DECLARATIONS', 13, { align: 'right' }),
      p.r(572, 68, paper.pick(['New business', 'Renewal', 'Change of coverage']), 9))
    const start = addDays(issued, 10)
    ;(p.frame(40, 100, 266, 90), p.frame(306, 100, 266, 90))
    ;(p.t(46, 110, 'Named insured and mailing address', 6.8),
      p.col(54, 128, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10))
    ;(p.t(312, 110, 'Policy', 6.8), p.b(320, 128, paper.put('policy_number', paper.code('TN @## ####')), 11))
    ;(p.t(320, 146, `${dated(start, 'DD/MM/YYYY')} to ${dated(addYears(start, 1), 'DD/MM/YYYY')} 12:01 a.m.`),
      p.t(320, 162, `Issued ${day(paper, 'document_date', issued, 'DD/MM/YYYY')}`),
      p.t(320, 178, `Broker: ${broker.name}, 1 800 555-0155`))
    const rows = [
      ['C - Personal property (replacement cost)', paper.between(20, 80) * 100000],
      ['D - Additional living expenses', 1000000],
      ['E - Personal liability', 200000000],
      ['F - Voluntary medical payments', 500000],
      ['Sewer back-up', 1000000],
    ] as const
    ;(p.fill(40, 210, 532, 16, '#fbe3ec'),
      p.b(46, 221, 'Coverage'),
      p.b(430, 221, 'Limit', 9, { align: 'right' }),
      p.b(566, 221, 'Premium', 9, { align: 'right' }))
    const premiums = rows.map(() => paper.between(0, 12000))
    rows.forEach(([label, limit], index) => {
      ;(p.t(46, 242 + index * 17, label),
        p.r(430, 242 + index * 17, `$${cash(limit)}`),
        p.r(566, 242 + index * 17, cash(premiums[index] ?? 0)))
    })
    const sumOf = premiums.reduce((all, one) => all + one, 0)
    ;(p.b(330, 346, 'Annual premium'), p.b(566, 346, `$${cash(sumOf)}`, 9, { align: 'right' }))
    p.t(46, 346, 'Deductible $1,000 each claim, $2,500 water')
    p.para(
      46,
      390,
      520,
      'This page and the policy wording make up your contract. Read the exclusions. Tell us when you move, take in roomers, leave the home empty for more than 30 days or start a business at home. Bundle your car and save up to 15%.',
      9,
    )
    ;(p.t(
      46,
      740,
      `Underwritten by ${paper.put('issuer_name', `${paper.pick(['Granite Mutual', 'Sandbar General', 'Pine & Prairie'])} ${paper.pick(['Insurance Company', 'Assurance'])}`)}, Winnipeg, Manitoba.`,
      7.6,
    ),
      p.t(46, 766, 'SPECIMEN', 8))
    return [p.sheet()]
  },
}
