import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A federal letter about monthly retirement benefits, in prose with figures in the sentences. */
export const benefitLetterUs: UnseenLayout = {
  name: 'benefit-letter-us',
  docType: 'pension_statement',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = capitals(crowd(paper, 'us')())
    const p = pen('serif')
    const issued = addDays(paper.today, -paper.between(5, 200))
    p.marks.push(...seal(74, 66, 26, '#34507a'))
    ;(p.b(120, 64, paper.put('issuer_name', 'Social Security Administration'), 15),
      p.t(120, 82, 'Benefit Verification Letter', 11))
    ;(p.t(400, 120, `Date: ${day(paper, 'document_date', issued, 'MMMM D, YYYY')}`, 10),
      p.t(400, 134, `BNC#: ${paper.code('##@####@#####')}`, 10),
      p.t(400, 148, 'REF: A', 10))
    p.col(72, 170, 13, [...holders(paper, [who.name]), ...who.lines], 10)
    p.para(
      72,
      236,
      468,
      'You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may send them this letter.',
      10,
    )
    p.b(72, 290, 'Information About Current Social Security Benefits', 11)
    const full = paper.between(90000, 340000)
    const medicare = 18500
    let y = p.para(
      72,
      310,
      468,
      `Beginning December 2025, the full monthly Social Security benefit before any deductions is ${sum(paper, 'monthly_amount', full, '$#')}.`,
      10,
    )
    y = p.para(
      72,
      y + 6,
      468,
      `We deduct $${cash(medicare)} for medical insurance premiums each month. The regular monthly Social Security payment is $${cash(Math.floor((full - medicare) / 100) * 100)}. (We must round down to the whole dollar.)`,
      10,
    )
    y = p.para(
      72,
      y + 6,
      468,
      `Social Security benefits for a given month are paid the following month. Your payments are received on the ${paper.pick(['second', 'third', 'fourth'])} Wednesday of each month.`,
      10,
    )
    p.b(72, y + 16, 'If You Have Questions', 11)
    p.para(
      72,
      y + 36,
      468,
      'Visit our website or call us toll-free. When you call, please have this letter with you. It will help us answer your questions.',
      10,
    )
    p.t(72, 764, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
