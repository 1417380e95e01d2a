import { addDays } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishDate, sheetOf, whole, written } from '../kit.ts'
import { company, crowd } from '../people.ts'

/** A British statutory book: one ruled ledger for each member, with a ledger of somebody who sold everything. */
export const registerOfMembers: UnseenLayout = {
  name: 'register-of-members',
  docType: 'share_register',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const [left, ...members] = [next(), next(), next()]
    const founded = addDays(paper.today, -paper.between(900, 4000))
    const sold = addDays(founded, paper.between(100, 700))
    const stated = addDays(paper.today, -paper.between(3, 120))
    const counts = [paper.between(10, 60), paper.between(5, 50)]
    const bought = paper.between(5, 30)
    const marks: Mark[] = [
      text(297, 46, 'REGISTER OF MEMBERS', { size: 16, face: 'serif-bold', align: 'middle' }),
      text(297, 62, 'Companies Act 2006, section 113', { size: 8.5, face: 'serif', align: 'middle' }),
      text(40, 88, 'Company:', { size: 9, face: 'serif' }),
      text(96, 88, paper.put('legal_name', `${company(paper, 'GB')} ${paper.pick(['Limited', 'Ltd'])}`), {
        size: 11,
        face: 'serif-bold',
      }),
      text(555, 88, `Registered in England No. ${paper.code('0#######')}`, { size: 9, face: 'serif', align: 'right' }),
      text(40, 104, `Extract certified as at ${paper.put('document_date', stated, britishDate(stated, true))}`, {
        size: 9,
        face: 'serif',
      }),
    ]
    let y = 122
    const ledger = (folio: number, who: typeof left, rows: readonly (readonly string[])[], ceased: string) => {
      const { given, surname, sex, lines } = who
      marks.push(box(40, y, 515, 178, { stroke: '#000', strokeWidth: 0.9 }), box(40, y, 515, 15, { fill: '#e9e3d2' }))
      marks.push(
        text(46, y + 10.5, `Folio ${folio}`, { size: 8.5, face: 'serif-bold' }),
        text(549, y + 10.5, 'Ordinary shares of £1 each', { size: 8.5, face: 'serif', align: 'right' }),
      )
      marks.push(
        text(46, y + 28, 'Name', { size: 7 }),
        text(100, y + 28, `${sex === 'F' ? 'Mrs' : 'Mr'} ${given} ${surname}`, { size: 10, face: 'serif-bold' }),
      )
      marks.push(
        text(46, y + 42, 'Address', { size: 7 }),
        text(100, y + 42, lines.join(', '), { size: 8.4, face: 'serif' }),
      )
      marks.push(
        text(46, y + 58, 'Date of entry as a member', { size: 7 }),
        text(150, y + 58, rows[0]?.[0] ?? '', { size: 8.4, face: 'serif' }),
      )
      marks.push(
        text(310, y + 58, 'Date of ceasing to be a member', { size: 7 }),
        text(440, y + 58, ceased, { size: 8.4, face: 'serif' }),
      )
      const columns = [46, 120, 200, 320, 400, 480] as const
      const titles = ['Date', 'Allotment /', 'Certificate', 'Acquired', 'Disposed', 'Balance'] as const
      columns.forEach((x, index) => {
        marks.push(text(x, y + 76, titles[index] ?? '', { size: 7.4, face: 'serif-bold' }))
        if (index > 0) marks.push(line(x - 6, y + 66, x - 6, y + 178, { strokeWidth: 0.4 }))
      })
      marks.push(
        text(120, y + 85, 'transfer No.', { size: 7.4, face: 'serif-bold' }),
        text(200, y + 85, 'No.', { size: 7.4, face: 'serif-bold' }),
      )
      marks.push(
        line(40, y + 66, 555, y + 66, { strokeWidth: 0.6 }),
        line(40, y + 90, 555, y + 90, { strokeWidth: 0.6 }),
      )
      rows.forEach((row, index) => {
        row.forEach((value, at) =>
          marks.push(text(columns[at] ?? 0, y + 103 + index * 18, value, { size: 8.6, face: 'serif' })),
        )
        marks.push(line(40, y + 108 + index * 18, 555, y + 108 + index * 18, { strokeWidth: 0.3, stroke: '#888' }))
      })
      y += 192
    }
    const day = (date: string) => written(date, 'DD.MM.YYYY')
    const [first = left, second = left] = members
    const [most = 0, rest = 0] = counts
    ledger(
      1,
      first,
      [
        [day(founded), 'A1', '1', whole(most), '', whole(most)],
        [day(sold), 'T1', '4', whole(bought), '', whole(most + bought)],
      ],
      '',
    )
    ledger(
      2,
      left,
      [
        [day(founded), 'A2', '2', whole(bought), '', whole(bought)],
        [day(sold), 'T1', 'cancelled', '', whole(bought), 'Nil'],
      ],
      day(sold),
    )
    ledger(3, second, [[day(founded), 'A3', '3', whole(rest), '', whole(rest)]], '')
    paper.put(
      'beneficial_owners',
      members.map(({ given, surname }) => `${given} ${surname}`).join('; '),
      `${first.given} ${first.surname}`,
    )
    marks.push(
      text(
        40,
        724,
        `Shares in issue at the date of this extract: ${whole(most + rest + bought)}. No notice of any trust is entered on the register (s. 126).`,
        { size: 8.4, face: 'serif' },
      ),
    )
    marks.push(
      line(40, 782, 220, 782),
      text(40, 793, 'Company Secretary', { size: 8, face: 'serif' }),
      text(297, 822, 'SPECIMEN', { size: 7, align: 'middle' }),
    )
    return [sheetOf('a4', marks, '#fffdf6')]
  },
}
