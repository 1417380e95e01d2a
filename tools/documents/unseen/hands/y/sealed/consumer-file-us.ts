import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose, putJoined } from '../kit.ts'
import { people } from '../people.ts'

/** A disclosure of a credit file to the person it is about: an envelope's address, a box of identity, tradelines in capitals. */
export const consumerFileUs: UnseenLayout = {
  name: 'consumer-file-us',
  docType: 'credit_report',
  country: 'US',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'US')()
    const born = addYears(addDays(paper.today, -paper.between(0, 360)), -paper.between(24, 70))
    const since = addDays(addYears(born, 19), paper.between(0, 300))
    const lenders = ['FIRST PLAINS BK', 'MERCURY RETAIL CRD', 'DEPT OF ED/NVT', 'OAKMONT AUTO FIN', 'HARBOR MTG SVC']
    const count = paper.between(3, 5)
    const name = paper.put('document_holder_name', one.full.toUpperCase())
    const rows = one.lines.map((row) => row.toUpperCase())
    putJoined(paper, 'address', rows, ', ')
    const marks: Mark[] = [
      text(48, 52, paper.put('issuer_name', 'NorthMeridian Credit Bureau'), {
        size: 15,
        face: 'serif-bold',
        color: '#4b1d52',
      }),
      text(48, 66, 'P.O. Box 9177, Allentown, PA 18105', { size: 8.4, face: 'sans' }),
      ...[name, ...rows].map((row, index) => text(70, 128 + index * 13, row, { size: 10, face: 'mono' })),
      box(356, 40, 216, 92, { stroke: '#4b1d52', strokeWidth: 1.2 }),
    ]
    const issued = addDays(paper.today, -paper.between(3, 60))
    const head = [
      ['FILE NUMBER', paper.put('file_number', paper.code('###-######-##'))],
      ['DATE ISSUED', dated(issued, 'MM/DD/Y')],
      ['ACCOUNTS REPORTED', paper.put('trade_line_count', String(count))],
    ]
    head.forEach(([label = '', value = ''], index) => {
      marks.push(text(366, 60 + index * 26, label, { size: 7.6, face: 'sans-bold', color: '#4b1d52' }))
      marks.push(text(562, 60 + index * 26, value, { size: 10, face: 'mono', align: 'right' }))
    })
    marks.push(
      text(48, 206, 'Personal information', { size: 13, face: 'serif-bold', color: '#4b1d52' }),
      line(48, 212, 572, 212),
    )
    const facts = [
      ['Birth date', paper.put('date_of_birth', born, dated(born, 'MM/DD/Y'))],
      ['SSN', `XXX-XX-${paper.code('####')}`],
      ['Telephone', paper.code('(3##) 555-01##')],
    ]
    facts.forEach(([label = '', value = ''], index) => {
      marks.push(text(48 + index * 176, 230, label, { size: 8, face: 'sans', color: '#555' }))
      marks.push(text(48 + index * 176, 244, value, { size: 10.4, face: 'sans' }))
    })
    marks.push(text(48, 278, 'Satisfactory accounts', { size: 13, face: 'serif-bold', color: '#4b1d52' }))
    lenders.slice(0, count).forEach((lender, index) => {
      const y = 290 + index * 66
      const opened = addDays(since, 400 + paper.between(0, 900) + index * 200)
      marks.push(
        box(48, y, 524, 16, { fill: '#eee6f0' }),
        text(54, y + 11.6, `${lender} ${paper.code('####****')}`, { size: 9, face: 'sans-bold' }),
      )
      const cells = [
        `Date Opened: ${dated(opened, 'MM/DD/Y')}`,
        `Balance: $${paper.between(1, 28)},${paper.code('###')}`,
        'Pay Status: Current; Paid as Agreed',
        'Responsibility: Individual',
        `Terms: $${paper.between(40, 480)} per month`,
        `Date Updated: ${dated(addDays(issued, -paper.between(5, 30)), 'MM/DD/Y')}`,
      ]
      cells.forEach((cell, place) =>
        marks.push(
          text(54 + (place % 3) * 176, y + 30 + Math.floor(place / 3) * 13, cell, { size: 8.4, face: 'sans' }),
        ),
      )
    })
    const end = prose(
      48,
      650,
      [
        'You have the right to dispute anything in this disclosure that you believe is wrong. We will look into it at no charge, as a rule within 30 days. See the summary of rights that came with this letter.',
        'SPECIMEN',
      ],
      { width: 524, size: 8.4, face: 'sans' },
    )
    return [pageOf('letter', [...marks, ...end.marks])]
  },
}
