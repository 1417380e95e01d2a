import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, money, openPage, type Page } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A P45 part 1A: numbered boxes, dates and amounts in single squares; Gatehouse has no type for it. */
export const p45Gb: UnseenLayout = {
  name: 'p45-gb',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'GB')()
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(10, 300))
    const left = addDays(sent, -paper.between(2, 12))
    page.t(40, 52, 'P45 Part 1A', 16, 'sans-bold')
    page.t(40, 68, 'Details of employee leaving work - Copy for employee', 9)
    page.r(555, 52, 'HM Revenue & Customs', 12, 'serif-bold')
    const numbered = (number: number, x: number, y: number, label: string) => {
      page.box(x, y - 9, 14, 12, { fill: '#222222' })
      page.c(x + 7, y, String(number), 7.4, 'sans-bold', '#ffffff')
      page.t(x + 19, y, label, 8)
    }
    numbered(1, 40, 104, 'Employer PAYE reference')
    squares(page, 60, 112, paper.code('###/A@####'))
    numbered(2, 40, 152, "Employee's National Insurance number")
    squares(page, 60, 160, paper.code('NX######B'))
    numbered(3, 40, 200, 'Title, surname and first names')
    page.box(60, 208, 215, 48)
    page.t(66, 222, `${one.sex === 'F' ? 'MISS' : 'MR'}   ${one.surname.toUpperCase()}`, 9, 'mono')
    page.t(66, 244, one.given.toUpperCase(), 9, 'mono')
    paper.put('document_holder_name', `${one.given} ${one.surname}`.toUpperCase())
    numbered(4, 40, 282, 'Leaving date  DD MM YYYY')
    squares(page, 60, 290, day(left, 'DD MM YYYY'))
    numbered(5, 310, 104, 'Student Loan deductions')
    page.box(480, 96, 14, 12)
    numbered(6, 310, 136, 'Tax code at leaving date')
    squares(page, 330, 144, '1257L')
    numbered(7, 310, 186, 'Total pay to date / Total tax to date')
    const pay = paper.between(400000, 2900000)
    squares(page, 330, 194, `£${money(pay, 'plain')}`)
    squares(page, 330, 218, `£${money(Math.round(pay * 0.12), 'plain')}`)
    numbered(8, 310, 262, 'This employment pay and tax (if different)')
    squares(page, 330, 270, '          ')
    numbered(9, 40, 336, 'Works number and department')
    page.box(60, 344, 215, 18)
    page.t(66, 357, paper.code('W#### STORES'), 9, 'mono')
    numbered(10, 310, 336, "Employee's private address")
    page.box(330, 344, 225, 44)
    page.rows(336, 358, 14, one.lines, 9, 'mono')
    numbered(11, 40, 420, 'I certify that the details entered in items 1 to 10 are correct. Employer name and address')
    page.box(60, 428, 300, 52)
    page.rows(
      66,
      443,
      14,
      [paper.put('issuer_name', `${firm(paper, 'GB').toUpperCase()} LTD`), '3 DYEHOUSE LANE', 'HALIFAX HX1 5QN'],
      9,
      'mono',
    )
    page.t(380, 440, 'Date  DD MM YYYY', 8)
    squares(page, 380, 448, paper.put('document_date', sent, day(sent, 'DD MM YYYY')))
    page.box(40, 510, 515, 120, { fill: '#efefef' })
    page.t(50, 528, 'To the employee', 10, 'sans-bold')
    page.para(
      50,
      546,
      490,
      'The P45 is in three parts. Please keep this part (Part 1A) safe. Copies are not available. You might need the information in Part 1A to fill in a tax return if you are sent one. Please read the notes in Part 2 that accompany Part 1A. The notes give some important information about what you should do next and what you should do with Parts 2 and 3 of this form.',
      8.2,
    )
    page.t(40, 812, 'P45(Online) Part 1A   HMRC 03/25   SPECIMEN', 7)
    return [page.sheet()]
  },
}

function squares(page: Page, x: number, y: number, content: string): void {
  ;[...content].forEach((character, index) => {
    if (character !== ' ' || content.trim() === '') page.box(x + index * 15.5, y, 14, 17)
    page.c(x + 7 + index * 15.5, y + 13, character.trim(), 10, 'mono')
  })
}
