import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, putJoined } from '../kit.ts'
import { firm, people } from '../people.ts'

/** An annual return of a corporation filed online, printed as a receipt with shaded bars for each part. */
export const annualFilingCa: UnseenLayout = {
  name: 'annual-filing-ca',
  docType: 'annual_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'CA')
    const directors = [next(), next()]
    const office = next()
    const filed = addDays(paper.today, -paper.between(2, 340))
    const name = paper.put('legal_name', `${firm(paper, 'CA').toUpperCase()} INC.`)
    putJoined(
      paper,
      'directors',
      directors.map((one) => one.full.toUpperCase()),
      '; ',
    )
    const marks: Mark[] = [
      text(44, 56, 'Service Alberta', { size: 14, face: 'sans-bold', color: '#00607a' }),
      text(568, 56, 'Annual Return - Proof of Filing', { size: 12, face: 'sans', align: 'right' }),
      line(44, 66, 568, 66, { stroke: '#00607a', strokeWidth: 2 }),
    ]
    const parts: readonly (readonly [string, readonly (readonly [string, string])[]])[] = [
      [
        'Corporation',
        [
          ['Access number', paper.put('registration_number', paper.code('20########'))],
          ['Name', name],
          ['Return for year', filed.slice(0, 4)],
          ['Filed', paper.put('document_date', filed, dated(filed, 'Y/MM/DD'))],
        ],
      ],
      ['Registered office', [['Street', office.lines.join(' ').toUpperCase()]]],
      ['Directors', directors.map((one) => [one.full.toUpperCase(), one.lines.join(' ').toUpperCase()])],
    ]
    let y = 90
    for (const [title, rows] of parts) {
      marks.push(box(44, y, 524, 18, { fill: '#d5e8ee' }), text(50, y + 13, title, { size: 9.6, face: 'sans-bold' }))
      rows.forEach(([caption, value], index) => {
        marks.push(text(50, y + 36 + index * 18, caption, { size: 9, face: 'sans' }))
        marks.push(text(230, y + 36 + index * 18, value, { size: 9.4, face: 'sans' }))
      })
      y += 40 + rows.length * 18
    }
    marks.push(
      text(44, y + 30, 'This is to certify that the return above has been accepted. SPECIMEN', {
        size: 9,
        face: 'sans',
      }),
    )
    return [pageOf('letter', marks)]
  },
}
