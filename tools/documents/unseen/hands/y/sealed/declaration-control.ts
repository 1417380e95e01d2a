import { addDays } from '../../../../calendar.ts'
import { box, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, signingLine, putJoined } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A credit union's form about who owns a company: one box a person with a share, then a date beside a signature. */
export const declarationControl: UnseenLayout = {
  name: 'declaration-control',
  docType: 'ownership_declaration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'CA')
    const owners = [next(), next()]
    const signed = addDays(paper.today, -paper.between(1, 250))
    const name = paper.put('legal_name', `${firm(paper, 'CA')} Limited`)
    putJoined(
      paper,
      'beneficial_owners',
      owners.map((one) => one.full),
      '; ',
    )
    const intro = prose(
      44,
      130,
      [
        'Tell us about every individual who owns or controls, directly or indirectly, 25 per cent or more of the organization named here. Attach another sheet if you need more room.',
      ],
      { width: 524, size: 9.4, face: 'sans' },
    )
    const share = paper.between(26, 70)
    const marks: Mark[] = [
      text(44, 60, 'Beneficial Ownership Declaration', { size: 17, face: 'sans-bold' }),
      text(44, 78, 'Business members   Form BO-3 E (2025-04)', { size: 8, face: 'sans' }),
      text(44, 108, `Organization:  ${name}`, { size: 11, face: 'sans' }),
      ...intro.marks,
    ]
    owners.forEach((one, index) => {
      const y = 180 + index * 110
      const rows = [
        ['Full name', one.full],
        ['Home address', one.lines.join(' ')],
        ['Occupation', paper.pick(['Manager', 'Millwright', 'Investor'])],
        ['Interest', `${index === 0 ? share : 100 - share}%  [x] direct   [ ] indirect`],
      ]
      marks.push(
        box(44, y, 524, 98, { stroke: '#222' }),
        text(52, y + 16, `Individual ${index + 1}`, { size: 9, face: 'sans-bold' }),
      )
      rows.forEach(([caption = '', value = ''], place) => {
        marks.push(text(52, y + 36 + place * 17, caption, { size: 8.4, face: 'sans', color: '#555' }))
        marks.push(text(140, y + 36 + place * 17, value, { size: 10, face: 'mono' }))
      })
    })
    const end = prose(
      44,
      424,
      ['I certify that the above is complete and correct and that I may sign for the organization.'],
      {
        width: 524,
        size: 9.4,
        face: 'sans',
      },
    )
    marks.push(...end.marks, ...signingLine(44, 490, 240, 'Authorized officer', 'sans'))
    marks.push(text(352, 486, paper.put('document_date', signed, dated(signed, 'Y/MM/DD')), { size: 11, face: 'mono' }))
    marks.push(
      ...signingLine(340, 490, 150, 'Date (yyyy/mm/dd)', 'sans'),
      text(44, 762, 'SPECIMEN', { size: 8, face: 'sans' }),
    )
    return [pageOf('letter', marks)]
  },
}
