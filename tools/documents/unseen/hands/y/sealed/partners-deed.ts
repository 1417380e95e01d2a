import { addDays, parts } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, ordinal, pageOf, prose, signingLine, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A partnership deed of an English firm: "between" with numbered parties, clauses, a table of shares, execution as a deed. */
export const partnersDeed: UnseenLayout = {
  name: 'partners-deed',
  docType: 'partnership_agreement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'GB')
    const partners = [next(), next(), ...(paper.chance(0.5) ? [next()] : [])]
    const signed = addDays(paper.today, -paper.between(60, 4000))
    const name = paper.put('legal_name', `${partners[0]?.surname} ${partners[1]?.surname} & Partners`)
    const names = partners.map((one) => one.full.toUpperCase())
    putJoined(paper, 'partners', names, '; ')
    const day = paper.put('document_date', signed, `${ordinal(parts(signed).day)} ${dated(signed, 'N Y')}`)
    const opening = prose(
      70,
      130,
      [
        `THIS DEED is made the ${day}`,
        'BETWEEN',
        ...partners.map((one, index) => `(${index + 1})  ${names[index]} of ${one.lines.join(', ')};`),
        'NOW THIS DEED WITNESSES as follows:',
        `1.  The parties shall carry on the business of ${paper.pick(['surveyors', 'veterinary surgeons', 'architects'])} in partnership under the name ${name} ("the Firm").`,
        '2.  The partnership shall continue until determined under clause 14 and shall not be dissolved by the death or retirement of a partner.',
        '3.  The capital of the Firm shall be contributed, and profits and losses shared, in the proportions below:',
      ],
      { width: 455, size: 10.4, gap: 8 },
    )
    const marks: Mark[] = [
      text(297, 80, 'DEED OF PARTNERSHIP', { size: 15, face: 'serif-bold', align: 'middle' }),
      line(70, 96, 525, 96),
      ...opening.marks,
    ]
    partners.forEach((one, index) => {
      const y = opening.next + 10 + index * 17
      marks.push(text(110, y, one.full, { size: 10, face: 'serif' }))
      marks.push(
        text(400, y, `${index === 0 ? 40 : 60 / (partners.length - 1)} per cent`, {
          size: 10,
          face: 'serif',
          align: 'right',
        }),
      )
    })
    const closing = prose(
      70,
      opening.next + 76,
      [
        '4.  Proper books of account shall be kept and each partner may inspect them.',
        'IN WITNESS whereof the parties have executed this document as a deed the day and year first before written.',
      ],
      { width: 455, size: 10.4, gap: 8 },
    )
    marks.push(...closing.marks)
    partners.forEach((one, index) => {
      const y = closing.next + 34 + index * 44
      marks.push(
        text(70, y, `SIGNED as a deed by ${one.full}`, { size: 9, face: 'serif' }),
        ...signingLine(320, y, 200, 'in the presence of:'),
      )
    })
    marks.push(text(297, 815, 'SPECIMEN', { size: 8, face: 'serif', align: 'middle' }))
    return [pageOf('a4', marks)]
  },
}
