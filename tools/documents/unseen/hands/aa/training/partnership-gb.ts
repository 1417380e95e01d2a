import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A British partnership agreement, a solicitor's print with clause numbers in the margin. */
export const partnershipGb: UnseenLayout = {
  name: 'partnership-gb',
  docType: 'partnership_agreement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const partners = Array.from({ length: paper.between(2, 4) }, next)
    const page = openPage()
    const made = addDays(paper.today, -paper.between(30, 4000))
    const name = paper.put(
      'legal_name',
      `${partners[0]?.surname ?? ''} & ${partners[1]?.surname ?? ''} ${paper.pick(['Architects', 'Surveyors', 'Veterinary Practice'])}`,
    )
    page.t(60, 60, `Dated ${paper.put('document_date', made, day(made, 'D MMMM YYYY', 'en'))}`, 10, 'serif')
    page.c(297, 96, 'PARTNERSHIP AGREEMENT', 16, 'serif-bold')
    page.c(297, 114, 'relating to', 9, 'serif')
    page.c(297, 132, name, 12, 'serif-bold')
    page.t(60, 170, 'PARTIES', 10, 'serif-bold')
    let y = 190
    partners.forEach((who, index) => {
      page.t(60, y, `(${index + 1})`, 10, 'serif')
      y = page.para(96, y, 440, `${who.full.toUpperCase()} of ${who.lines.join(', ')}`, 10, 'serif') + 5
    })
    paper.put('partners', partners.map((who) => who.full.toUpperCase()).join('; '), partners[0]?.full.toUpperCase())
    page.t(60, y + 12, 'AGREED TERMS', 10, 'serif-bold')
    y += 34
    const clauses = [
      `The parties shall carry on business in partnership under the name of “${name}” from Unit 3, The Maltings, Shrewsbury.`,
      'The Partnership shall commence on the date of this agreement and continue until determined.',
      `The initial capital shall be £${paper.pick(['20,000', '60,000', '84,000'])} contributed by the Partners in equal shares.`,
      'The profits and losses shall belong to or be borne by the Partners in equal shares.',
      'Each Partner shall be just and faithful to the others and devote his or her whole time and attention to the business.',
      'All cheques shall be drawn in the name of the Partnership and signed by any two Partners.',
      'No Partner shall without consent of the others engage in any other business or give any guarantee.',
    ]
    clauses.forEach((clause, index) => {
      page.t(60, y, `${index + 1}.`, 10, 'serif')
      y = page.para(96, y, 440, clause, 10, 'serif') + 6
    })
    page.t(60, y + 16, 'This agreement has been entered into on the date stated at the beginning of it.', 10, 'serif')
    partners.forEach((who, index) => {
      const [x, top] = [60 + (index % 2) * 250, y + 60 + Math.floor(index / 2) * 56]
      page.rule(x, top, x + 200)
      page.t(x, top + 12, who.full, 8.6, 'serif')
    })
    page.c(297, 815, 'Page 1   SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
