import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A town's water and sewer bill on a postcard form: typewriter capitals dropped into pre-printed boxes. */
export const waterUs: UnseenLayout = {
  name: 'water-us',
  docType: 'utility_bill',
  country: 'US',
  form: 'page',
  draw(paper) {
    const { name, lines } = capitals(crowd(paper, 'us')())
    const p = pen('mono')
    const issued = addDays(paper.today, -paper.between(5, 30))
    const due = addDays(issued, 25)
    const town = paper.pick(['CITY OF MILLBROOK', 'VILLAGE OF EAST HARLAN', 'TOWN OF PINE GROVE', 'CITY OF SALT FORK'])
    ;(p.frame(36, 40, 350, 320), p.frame(386, 40, 190, 320))
    p.b(48, 60, paper.put('issuer_name', `${town} ${paper.pick(['WATER DEPT', 'UTILITIES', 'PUBLIC WORKS'])}`), 10)
    p.t(48, 73, `${paper.between(10, 400)} MUNICIPAL PLAZA   PHONE 555-01${paper.code('##')}`, 7.4)
    const charges = [
      paper.between(1400, 4800),
      paper.between(1800, 5200),
      paper.between(900, 2100),
      paper.between(200, 700),
    ]
    const total = charges.reduce((all, one) => all + one, 0)
    const cells = ['SERVICE', 'PRESENT', 'PREVIOUS', 'USAGE', 'CHARGE']
    cells.forEach((cell, index) => p.t([44, 130, 190, 256, 322][index] ?? 0, 92, cell, 7, { face: 'sans' }))
    p.rule(36, 96, 386)
    const present = paper.between(300, 990)
    const used = paper.between(3, 19)
    ;['WATER', 'SEWER', 'SANITATION', 'STORM WTR'].forEach((service, index) => {
      p.t(44, 112 + index * 15, service, 8.4)
      if (index === 0)
        (p.t(130, 112, String(present), 8.4),
          p.t(190, 112, String(present - used), 8.4),
          p.t(256, 112, String(used), 8.4))
      p.r(378, 112 + index * 15, cash(charges[index] ?? 0), 8.4)
    })
    p.rule(36, 178, 386)
    ;(p.t(44, 188, 'SERVICE FROM', 6.4, { face: 'sans' }), p.t(44, 200, dated(addDays(issued, -33), 'MM-DD-YY'), 9))
    ;(p.t(130, 188, 'TO', 6.4, { face: 'sans' }), p.t(130, 200, dated(addDays(issued, -3), 'MM-DD-YY'), 9))
    ;(p.t(216, 188, 'BILLED', 6.4, { face: 'sans' }), p.t(216, 200, day(paper, 'document_date', issued, 'MM-DD-YY'), 9))
    p.rule(36, 208, 386)
    ;(p.t(44, 218, 'ACCOUNT', 6.4, { face: 'sans' }),
      p.t(44, 231, paper.put('account_number', paper.code('0#-####-0#')), 10))
    ;(p.t(216, 218, 'DUE ON OR BEFORE', 6.4, { face: 'sans' }),
      p.t(216, 231, day(paper, 'due_date', due, 'MM-DD-YY'), 10))
    p.rule(36, 240, 386)
    ;(p.t(44, 252, 'PAY THIS AMOUNT', 6.4, { face: 'sans' }), p.b(44, 268, sum(paper, 'amount_due', total, '$#'), 13))
    ;(p.t(216, 252, 'AFTER DUE DATE PAY', 6.4, { face: 'sans' }),
      p.t(216, 268, `$${cash(Math.round(total * 1.1))}`, 11))
    p.rule(36, 278, 386)
    p.col(
      44,
      296,
      12,
      [
        'LEAF PICKUP STARTS THE FIRST MONDAY OF',
        'NOVEMBER. HYDRANT FLUSHING IN PROGRESS.',
        'NO PARTIAL PAYMENTS ACCEPTED.',
      ],
      8,
    )
    p.col(
      396,
      62,
      11,
      ['PRESORTED', 'FIRST-CLASS MAIL', 'U.S. POSTAGE PAID', `PERMIT NO. ${paper.between(10, 300)}`],
      7.4,
    )
    p.t(396, 130, 'RETURN THIS STUB', 7.4)
    p.t(396, 154, cash(total), 10)
    p.t(396, 166, 'RETURN SERVICE REQUESTED', 6.6)
    p.col(398, 260, 12, [...holders(paper, [name]), ...address(paper, lines)], 8.4)
    p.t(396, 346, 'SPECIMEN', 8)
    return [p.sheet()]
  },
}
