import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, prose } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A certificate of registration for value added tax: two columns of captions and values in a thin frame, address block above. */
export const vatCertificate: UnseenLayout = {
  name: 'vat-certificate',
  docType: 'tax_registration',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'GB')()
    const since = addDays(paper.today, -paper.between(60, 3000))
    const name = paper.put('legal_name', `${firm(paper, 'GB').toUpperCase()} LIMITED`)
    const marks: Mark[] = [
      box(46, 40, 5, 44, { fill: '#00786c' }),
      text(60, 58, 'HM Revenue', { size: 16, face: 'sans' }),
      text(60, 78, '& Customs', { size: 16, face: 'sans' }),
      ...['VAT Registration Service', 'Crown House', 'Grimsby', 'DN31 9DB'].map((row, index) =>
        text(400, 52 + index * 12, row, { size: 8.6, face: 'sans' }),
      ),
      ...[name, ...one.lines].map((row, index) => text(60, 140 + index * 13, row, { size: 10, face: 'sans' })),
      text(60, 222, 'Certificate of Registration for VAT', { size: 16, face: 'sans-bold' }),
    ]
    const rows = [
      ['Registration number', paper.put('business_number', paper.code('### #### ##'))],
      ['Effective date of registration', dated(since, 'd N Y')],
      ['Name of registered person or body', name],
      ['Trading name', paper.chance(0.5) ? 'As above' : `The ${one.surname} Works`],
      ['Principal place of business', one.lines.join(', ')],
      ['Trade classification', `${paper.code('#####')}`],
      ['Status', 'Corporate body'],
      ['Return periods ending', paper.pick(['31 Mar, 30 Jun, 30 Sep, 31 Dec', '31 Jan, 30 Apr, 31 Jul, 31 Oct'])],
    ]
    rows.forEach(([caption = '', value = ''], index) => {
      const y = 246 + index * 30
      marks.push(
        box(60, y, 475, 30, { stroke: '#8aa5a1', strokeWidth: 0.6 }),
        line(230, y, 230, y + 30, { stroke: '#8aa5a1' }),
      )
      marks.push(
        text(68, y + 19, caption, { size: 8.8, face: 'sans' }),
        text(240, y + 19, value, { size: 9.6, face: 'sans-bold' }),
      )
    })
    const notes = prose(
      60,
      520,
      [
        'Please keep this certificate in a safe place. Show the registration number on every tax invoice that you issue. Tell us within 30 days if any of these details change.',
        `Issued ${dated(addDays(since, paper.between(5, 40)), 'd N Y')}     VAT4 (W)     SPECIMEN`,
      ],
      { width: 470, size: 9, face: 'sans', gap: 14 },
    )
    return [pageOf('a4', [...marks, ...notes.marks])]
  },
}
