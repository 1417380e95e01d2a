import { addDays } from '../../../../calendar.ts'
import { line, text } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, day, letter, money, putDate, putSum } from '../kit.ts'
import { another, home, somebody } from '../people.ts'
import { origins } from '../terms.ts'

/** A gift letter: a lender’s form with boxes for the recipient and the donor, or a private letter typed by a parent. */
export const caGiftLetter: UnseenLayout = {
  name: 'ca-gift-letter',
  docType: 'source_of_funds_proof',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const child = somebody(paper, 'CA')
    const donor = another(paper, 'CA', child)
    const written = addDays(paper.today, -paper.between(1, 75))
    const look = paper.pick(['en', 'enShort', 'iso', 'capsSlash', 'enBare'] as const)
    const name = paper.put('document_holder_name', paper.chance(0.2) ? `${child.surname}, ${child.given}` : child.full)
    const giver = paper.put('counterparty_name', donor.full)
    const sum = putSum(paper, 'amount', paper.between(15, 220) * 100_000, paper.pick(['dollars', 'dollars0'] as const))
    const dated = putDate(paper, 'document_date', written, look)
    const kin = paper.pick(['daughter', 'son', 'niece', 'grandson', 'sister'])
    const property = home(paper, 'CA').join(', ')
    if (paper.chance(0.5)) {
      const face = paper.pick(['serif', 'mono', 'sans'] as const)
      const body = column(paper.pick([70, 90]), 60, 440, { size: face === 'mono' ? 9.5 : 11, face, leading: 1.6 })
      body
        .list([donor.full, ...home(paper, 'CA')])
        .gap(14)
        .say(dated)
        .gap(14)
      body.say(paper.pick(['To whom it may concern,', 'Re: Gift Letter', 'Dear Sir/Madam:', 'GIFT LETTER'])).gap(10)
      const gift = paper.put('origin', origins.gift, 'gift')
      body
        .say(
          paper.pick([
            `I, ${giver}, am making a ${gift} of ${sum} to my ${kin} ${name} toward the purchase of ${property}.`,
            `Please be advised that on ${day(addDays(written, -4), look)} I gave ${name}, who is my ${kin}, ${sum}. It is a genuine ${gift} from me, ${giver}, and does not ever have to be repaid.`,
          ]),
        )
        .gap(10)
      body
        .say(
          `The money came from my savings at ${paper.pick(['Foothills Mutual', 'Lakehead Savings'])}, account ending ${paper.code('##')}, where the balance was ${money(paper.between(240, 600) * 100_000, 'dollars0')}. No part of it is being provided by any third party with an interest in the sale.`,
        )
        .gap(16)
      body.say('Yours truly,').gap(40).say(donor.full).say(paper.code('Tel. (###) 555-01##'))
      return [letter([...body.marks, ...signature(100, body.bottom() - 60, 0.6, paper.pick([0, 1]))])]
    }
    const heading = paper.pick(['GIFT LETTER', 'Gift Declaration - Down Payment', 'Confirmation of Gift'])
    const gift = paper.put('origin', origins.gift, heading)
    const rows = [
      [
        paper.pick(['Recipient (borrower)', 'Applicant receiving the funds', 'Name of recipient', 'Gift to']),
        name,
        paper.pick(['Relationship to donor', 'Relationship']),
        kin,
      ],
      [
        paper.pick(['Donor', 'Name of donor', 'Gift from', 'Person(s) giving the gift']),
        giver,
        'Donor telephone',
        paper.code('(###) 555-01##'),
      ],
      [
        'Donor address',
        home(paper, 'CA').join(', '),
        paper.pick(['Amount of gift', 'Gift amount', 'Amount given']),
        sum,
      ],
      ['Property to be purchased', property, 'Date funds received', day(addDays(written, -paper.between(3, 12)), look)],
    ] as const
    const marks = rows.flatMap(([one, first, two, second], index) => [
      ...cell({ x: 45, y: 104 + index * 42, width: 350, height: 42 }, one, first, { size: 9.5 }),
      ...cell({ x: 395, y: 104 + index * 42, width: 172, height: 42 }, two, second, { size: 9.5 }),
    ])
    const body = column(45, 284, 522, { size: 9.5, leading: 1.6 })
    body
      .say('The undersigned certify that:')
      .list([
        '1. These funds are a gift and no repayment is expected or implied.',
        '2. No part of the gift is provided by a party to the sale.',
        '3. The gift does not represent the proceeds of a loan.',
      ])
    const at = body.bottom() + 50
    const end = [
      line(45, at, 250, at),
      line(300, at, 430, at),
      line(450, at, 567, at),
      text(45, at + 9, 'Signature of donor', { size: 7 }),
      text(300, at + 9, 'Signature of recipient', { size: 7 }),
      text(450, at + 9, paper.pick(['Date', 'Date signed', 'Dated']), { size: 7 }),
      text(454, at - 4, dated, { size: 10, face: 'mono' }),
    ]
    return [
      letter([
        text(306, 66, gift, { size: 16, face: 'sans-bold', align: 'middle' }),
        text(306, 84, 'To be completed by the donor and the applicant', { size: 8, align: 'middle' }),
        ...marks,
        ...body.marks,
        ...end,
        ...signature(60, at - 30, 0.4, 1),
        text(45, 760, 'Form UW-31 (09/24)', { size: 7 }),
      ]),
    ]
  },
}
