import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, column, day, letter, money } from '../kit.ts'
import { another, home, somebody } from '../people.ts'

/** An application to rent that an applicant fills in: near a lease, yet no agreement. */
export const caRentalApplication: UnseenLayout = {
  name: 'ca-rental-application',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const entries = [
      ['I/We hereby make application to rent', home(paper, 'CA').join(', ')],
      ['from the day of', day(addDays(paper.today, paper.between(20, 60)), 'en')],
      ['at a monthly rental of', money(paper.between(120, 300) * 1_000, 'dollars')],
      ['1. Name', who.full],
      ['Date of birth', day(addDays(paper.today, -paper.between(8_000, 20_000)), 'ymd')],
      ['Driver’s licence no.', paper.code('@####-#####-#####')],
      ['Occupation / Employer', paper.pick(['Cook, Harbour Grill', 'Analyst, Corvane Software', 'Student'])],
      ['Last place of residence', home(paper, 'CA').join(', ')],
      ['Name of landlord', another(paper, 'CA', who).full],
      ['Personal reference', another(paper, 'CA', who).full],
    ] as const
    const boxes = entries.flatMap(([caption, value], index) =>
      cell({ x: 45, y: 90 + index * 34, width: 522, height: 30 }, caption, value, {
        size: 9.5,
        face: paper.pick(['sans', 'mono']),
      }),
    )
    const foot = column(45, 440, 522, { size: 8.5 }).say(
      'The applicant consents to the verification of the information above, including a credit check. This application is not an agreement to lease and may be refused. A deposit is returned without interest if it is not accepted.',
    )
    return [
      letter([
        text(306, 60, paper.pick(['Rental Application', 'APPLICATION TO RENT', 'Rental Application - Residential']), {
          size: 17,
          face: 'sans-bold',
          align: 'middle',
        }),
        ...boxes,
        ...foot.marks,
      ]),
    ]
  },
}
