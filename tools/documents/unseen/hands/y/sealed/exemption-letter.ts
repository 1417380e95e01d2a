import { addDays } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose } from '../kit.ts'
import { people } from '../people.ts'

/** A determination letter: captions and values stacked in a column at the right, the address at the left. */
export const exemptionLetter: UnseenLayout = {
  name: 'exemption-letter',
  docType: 'charity_registration',
  country: 'US',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'US')()
    const sent = addDays(paper.today, -paper.between(40, 3000))
    const name = paper.put(
      'legal_name',
      paper.pick(['FRIENDS OF BEAR CREEK LIBRARY', 'SECOND HARVEST PANTRY OF LIMA', 'HOPE LANTERN FOUNDATION INC']),
    )
    const head = { size: 9.4, face: 'serif' } as const
    const marks: Mark[] = [
      text(54, 56, 'Department of the Treasury', { size: 10, face: 'serif-bold' }),
      text(54, 70, 'Internal Revenue Service', { size: 10, face: 'serif-bold' }),
      text(54, 84, 'P.O. Box 2508, Cincinnati, OH 45201', head),
      ...[name, `C/O ${one.full.toUpperCase()}`, ...one.lines.map((row) => row.toUpperCase())].map((row, index) =>
        text(54, 150 + index * 12, row, { size: 9, face: 'mono' }),
      ),
    ]
    const pairs = [
      ['Date:', paper.put('document_date', sent, dated(sent, 'MM/DD/Y'))],
      ['Employer ID number:', paper.put('charity_registration', paper.code('4#-#######'))],
      ['Person to contact:', `Name: ${people(paper, 'GB')().full}`],
      ['Accounting period ending:', paper.pick(['December 31', 'June 30'])],
      ['Public charity status:', '170(b)(1)(A)(vi)'],
      ['Form 990 / 990-EZ / 990-N required:', 'Yes'],
      ['Effective date of exemption:', dated(addDays(sent, -paper.between(60, 300)), 'N d, Y')],
      ['Addendum applies:', 'No'],
    ]
    pairs.forEach(([caption = '', value = ''], index) => {
      marks.push(text(370, 56 + index * 26, caption, { ...head, face: 'serif-bold' }))
      marks.push(text(378, 68 + index * 26, value, head))
    })
    const body = prose(
      54,
      300,
      [
        'Dear Applicant:',
        "We're pleased to tell you we determined you're exempt from federal income tax under Internal Revenue Code (IRC) Section 501(c)(3). Donors can deduct contributions they make to you under IRC Section 170. You're also qualified to receive tax deductible bequests, devises, transfers or gifts under Section 2055, 2106, or 2522.",
        'Organizations exempt under IRC Section 501(c)(3) are further classified as either public charities or private foundations. We determined you are a public charity under the IRC section listed at the top of this letter.',
        'If we indicated at the top of this letter that you are required to file an annual information return, our records show you must do so. If you do not file a required return for three consecutive years, your exempt status will be automatically revoked.',
        'Sincerely,',
      ],
      { width: 504, size: 10, gap: 10 },
    )
    marks.push(...body.marks, line(54, body.next + 34, 240, body.next + 34))
    marks.push(text(54, body.next + 46, 'Director, Exempt Organizations Rulings and Agreements', head))
    marks.push(
      text(54, 762, 'SPECIMEN', { size: 8, face: 'serif' }),
      text(558, 762, 'Letter 947 (Rev. 2-2020)', { ...head, align: 'right' }),
    )
    return [pageOf('letter', marks)]
  },
}
