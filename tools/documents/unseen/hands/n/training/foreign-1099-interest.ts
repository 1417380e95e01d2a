import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, somebody } from '../people.ts'
import { sum } from '../print.ts'

/** Foreign: a substitute 1099 of an American bank, payer at the left, interest boxes in a list, instructions below. */
export const foreign1099Interest: UnseenLayout = {
  name: 'foreign-1099-interest',
  docType: 'other',
  country: 'US',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'US')
    const page = openWriter('letter', { face: 'narrow', size: 9 })
    const year = paper.between(2021, 2025)
    page.say(40, 44, paper.pick(['SECOND PRAIRIE BANK NA', 'Blue Heron Credit Union', 'First Palmetto Savings']), {
      face: 'serif-bold',
      size: 12,
    })
    page.say(572, 44, `${year} FORM 1099-INT (substitute)`, { align: 'right', face: 'narrow-bold' })
    page.column(40, 66, ['PAYER’S TIN 58-0142210', 'PO BOX 1140, MACON GA 31202', '800-555-0177'], { size: 8 })
    page.column(70, 130, [listed(person), ...person.lines])
    page.say(380, 130, `Recipient’s TIN ${paper.code('***-**-####')}`)
    page.say(380, 144, `Account number ${paper.code('******####')}`)
    const interest = paper.between(3_00, 1900_00)
    const y = page.rows(
      220,
      [40, 70, -480],
      [
        ['1', 'Interest income', sum(interest, 'dollars')],
        ['2', 'Early withdrawal penalty', '$0.00'],
        ['3', 'Interest on U.S. Savings Bonds and Treasury obligations', '$0.00'],
        ['4', 'Federal income tax withheld', '$0.00'],
        ['8', 'Tax-exempt interest', paper.pick(['$0.00', '$12.10'])],
      ],
      { leading: 18 },
    )
    page.wrap(
      40,
      y + 16,
      532,
      'This is important tax information and is being furnished to the revenue service. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and it is determined that it has not been reported.',
      { size: 8 },
    )
    return [page.sheet()]
  },
}
