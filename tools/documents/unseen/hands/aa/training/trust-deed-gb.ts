import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An English discretionary settlement: parties numbered in brackets, beneficiaries in the definitions. */
export const trustDeedGb: UnseenLayout = {
  name: 'trust-deed-gb',
  docType: 'trust_deed',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const settlor = next()
    const trustees = [next(), next()]
    const family = Array.from({ length: paper.between(1, 3) }, next)
    const page = openPage()
    const made = addDays(paper.today, -paper.between(40, 5000))
    const name = paper.put(
      'legal_name',
      `The ${settlor.surname} ${paper.pick(['Family Settlement', 'Grandchildren’s Trust', 'Discretionary Trust'])}`,
    )
    page.t(
      60,
      70,
      `THIS DEED OF SETTLEMENT is made the ${paper.put('document_date', made, day(made, 'D MMMM YYYY', 'en'))}`,
      11,
      'serif',
    )
    page.t(60, 100, 'BETWEEN:', 10, 'serif-bold')
    let y =
      page.para(
        84,
        120,
        450,
        `(1)  ${paper.put('settlors', settlor.full)} of ${settlor.lines.join(', ')} (“the Settlor”); and`,
        10,
        'serif',
      ) + 6
    paper.put('trustees', trustees.map((who) => who.full).join('; '), trustees[0]?.full)
    y =
      page.para(
        84,
        y,
        450,
        `(2)  ${trustees.map((who) => `${who.full} of ${who.lines.join(', ')}`).join(' and ')} (“the Original Trustees”).`,
        10,
        'serif',
      ) + 12
    page.t(60, y, 'WHEREAS:', 10, 'serif-bold')
    y =
      page.para(
        84,
        y + 18,
        450,
        'A.  The Settlor wishes to make this settlement and has transferred or is about to transfer to the Trustees the sum specified in the Schedule.',
        10,
        'serif',
      ) + 4
    y = page.para(84, y, 450, `B.  This settlement shall be known as ${name}.`, 10, 'serif') + 12
    page.t(60, y, 'NOW THIS DEED WITNESSES as follows:', 10, 'serif-bold')
    y =
      page.para(
        60,
        y + 20,
        475,
        '1.  In this deed, where the context admits, the following definitions shall apply:',
        10,
        'serif',
      ) + 4
    paper.put('beneficiaries', family.map((who) => who.full).join('; '), family[0]?.full)
    y = page.para(84, y, 450, '1.1  “the Beneficiaries” means:', 10, 'serif')
    family.forEach((who, index) => {
      page.t(
        120,
        y + 2,
        `(${'abc'.charAt(index)})  ${who.full} (born on ${day(who.born, 'D MMMM YYYY', 'en')})${index < family.length - 1 ? ';' : '.'}`,
        10,
        'serif',
        { fit: 415 },
      )
      y += 15
    })
    y =
      page.para(
        84,
        y + 6,
        450,
        '1.2  “the Trust Period” means the period of 125 years beginning with the date of this deed.',
        10,
        'serif',
      ) + 4
    y =
      page.para(
        60,
        y,
        475,
        '2.  The Trustees shall hold the capital and income of the Trust Fund upon trust for all or such one or more of the Beneficiaries, at such ages and in such shares, as the Trustees shall in their discretion appoint.',
        10,
        'serif',
      ) + 4
    y =
      page.para(
        60,
        y,
        475,
        '3.  The power of appointing trustees is exercisable by the Settlor during his or her lifetime.',
        10,
        'serif',
      ) + 12
    page.para(
      60,
      y,
      475,
      'IN WITNESS whereof the parties have executed this instrument as a deed the day and year first before written.',
      10,
      'serif',
    )
    page.c(297, 812, '1   SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
