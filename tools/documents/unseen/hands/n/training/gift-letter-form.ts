import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, named } from '../people.ts'
import { day, putDay, putSum, recent } from '../print.ts'

const lenders = ['FIRST PALMETTO MORTGAGE', 'Oxbow Home Lending', 'Granite Harbor Savings Bank'] as const

/** An American lender's gift letter: blanks filled in on rules, the donor's bank at the end, boxes to tick. */
export const giftLetterForm: UnseenLayout = {
  name: 'gift-letter-form',
  docType: 'source_of_funds_proof',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [holder, donor] = crowd(paper, 'US', 2)
    if (holder === undefined || donor === undefined) throw new Error('Nobody gives.')
    const page = openWriter('letter', { face: 'sans', size: 9.5 })
    const signed = recent(paper, 3, 90)
    const cents = paper.between(40, 1800) * 50000
    page.say(306, 60, paper.pick(['GIFT LETTER', 'Gift Letter', 'GIFT AFFIDAVIT FOR MORTGAGE PURPOSES']), {
      align: 'middle',
      size: 16,
      face: 'sans-bold',
    })
    page.say(306, 76, `Lender: ${paper.pick(lenders)}   Loan no. ${paper.code('0##########')}`, {
      align: 'middle',
      size: 8,
    })
    const [giver, receiver] = [
      paper.put('counterparty_name', named(donor)),
      paper.put('document_holder_name', named(holder)),
    ]
    const origin = paper.put('origin', 'gift', 'gift')
    const amount = putSum(paper, 'amount', cents, 'dollars')
    const relation = paper.pick(['mother', 'uncle', 'grandparent', 'aunt', 'father'])
    let y = 120
    if (paper.chance(0.5)) {
      y = page.wrap(
        60,
        y,
        492,
        `I/We, ${giver}, do hereby certify that I/we have made a ${origin} of ${amount} to ${receiver}, who is my/our ${paper.pick(['child', 'niece', 'nephew', 'grandchild'])}, to be applied toward the purchase of the property located at:`,
        { leading: 18 },
      )
    } else {
      for (const [caption, value] of [
        ['Name of donor(s)', giver],
        ['Name of recipient / borrower', receiver],
        ['Relationship of donor to borrower', relation],
        [`Dollar amount of ${origin}`, amount],
      ] as const) {
        page.say(60, y, caption, { size: 8.5 })
        page.say(250, y, value)
        page.rule(246, y + 3, 552)
        y += 22
      }
      y = page.say(60, y + 4, 'Address of the property being purchased:')
    }
    y = page.column(90, y + 6, [
      `${paper.between(100, 9900)} Sweetgum Ct`,
      paper.pick(['Greenville, SC 29605', 'Boise, ID 83702', 'Decatur, GA 30030']),
    ])
    y = page.wrap(
      60,
      y + 12,
      492,
      'No repayment of this gift is expected or implied, either in the form of cash or by future services. The funds given to the recipient were not made available to the donor from any person or entity with an interest in the sale of the property, including the seller, real estate agent, builder or loan officer.',
      { leading: 15 },
    )
    y = page.say(60, y + 12, 'The funds:')
    const isDone = paper.chance(0.5)
    page.tick(76, y + 2, 8, isDone)
    page.say(90, y + 1, `have been given to the borrower${isDone ? ` on ${day(addDays(signed, -2), 'slashMdy')}` : ''}`)
    page.tick(76, y + 18, 8, !isDone)
    y = page.say(90, y + 17, 'will be transferred at closing')
    y = page.say(
      60,
      y + 12,
      `Source: savings account at ${paper.pick(['Blue Heron Credit Union', 'Second Prairie Bank'])}, account ending ${paper.code('####')}`,
    )
    page.wrap(
      60,
      y + 12,
      492,
      'WARNING: our signatures indicate that we are aware that any false statement is a federal crime under 18 U.S.C. 1014.',
      { size: 7.5 },
    )
    y += 60
    page.rule(60, y, 300)
    page.rule(330, y, 552)
    page.say(60, y + 11, 'Signature of donor', { size: 7.5 })
    page.say(330, y - 4, putDay(paper, 'document_date', signed, paper.pick(['slashMdy', 'en', 'capsEn'])))
    page.say(330, y + 11, 'Date', { size: 7.5 })
    page.say(60, y + 40, `Donor’s address: ${donor.lines.join(', ')}   Phone ${paper.code('(555) 01#-####')}`, {
      size: 7.5,
    })
    return [page.sheet('SPECIMEN')]
  },
}
