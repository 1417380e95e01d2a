import { addDays } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A letter from a relative who gives money for a home, typed at home. */
export const giftLetterUs: UnseenLayout = {
  name: 'gift-letter-us',
  docType: 'source_of_funds_proof',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'us')
    const [giver, taker] = [next(), next()]
    const p = pen('serif')
    const issued = addDays(paper.today, -paper.between(3, 80))
    p.col(72, 80, 14, giver.lines, 10.5)
    p.t(72, 132, day(paper, 'document_date', issued, 'MMMM D, YYYY'), 10.5)
    p.b(72, 168, 'Gift Letter', 12)
    const amount = sum(paper, 'amount', paper.between(5, 150) * 100000, '$#')
    let y = p.para(
      72,
      196,
      468,
      `I, ${paper.put('counterparty_name', giver.name)}, am giving ${amount} to my ${taker.sex === 'F' ? 'niece' : 'nephew'} ${holders(paper, [taker.name]).join('')} to be used toward the purchase of a home.`,
      10.5,
    )
    y = p.para(
      72,
      y + 10,
      468,
      'I certify that this is a gift and that no repayment is expected or implied, either in money or in services. The money comes from my own savings and was not made available to me by anyone with an interest in the sale.',
      10.5,
    )
    p.marks.push(...signature(72, y + 20, 0.6, 0))
    ;(p.rule(72, y + 64, 280), p.t(72, y + 78, 'Signature of donor', 8.6))
    p.marks.push(...signature(330, y + 20, 0.6, 1))
    ;(p.rule(330, y + 64, 540), p.t(330, y + 78, 'Signature of recipient', 8.6))
    p.t(306, 764, 'SPECIMEN', 8, { align: 'middle' })
    return [p.sheet()]
  },
}
