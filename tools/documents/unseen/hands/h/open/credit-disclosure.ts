import { addDays } from '../../../../calendar.ts'
import { box, line, shape, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, sheetOf, whole, written } from '../kit.ts'
import { crowd } from '../people.ts'

const american = 'MM/DD/YYYY'
const lenders = [
  ['LAKESHORE FCU', 'Installment Account'],
  ['BLUESTEM BANK NA', 'Revolving Account'],
  ['PIONEER AUTO FINANCE', 'Installment Account'],
  ['ORCHARD HOME EQUITY', 'Line of Credit Account'],
  ['VELA CARD SERVICES', 'Revolving Account'],
  ['MERCANTILE STORE CARD', 'Revolving Account'],
  ['UNION STUDENT LOAN', 'Installment Account'],
] as const

/** An American consumer disclosure: file facts at the right, names and addresses as reported, accounts as ruled blocks. */
export const creditDisclosure: UnseenLayout = {
  name: 'credit-disclosure',
  docType: 'credit_report',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'US')
    const [holder, earlier] = [next(), next()]
    const made = addDays(paper.today, -paper.between(1, 80))
    const since = addDays(holder.born, paper.between(6700, 9000))
    const name = `${holder.given} ${holder.surname}`.toUpperCase()
    const home = holder.lines.map((row) => row.toUpperCase())
    const count = paper.between(3, 7)
    const chosen = lenders.slice(0, count)
    const pages: [Mark[], Mark[]] = [[], []]
    const [first, second] = pages
    const bar = (page: Mark[], y: number, title: string) =>
      page.push(
        box(36, y, 540, 16, { fill: '#1b6d5a' }),
        text(42, y + 11.5, title, { size: 9.4, face: 'sans-bold', color: '#fff' }),
      )
    first.push(
      shape('M36 34 L58 34 L47 56 Z', { fill: '#1b6d5a' }),
      text(64, 50, 'tricorne', { size: 20, face: 'sans-bold', color: '#1b6d5a' }),
      text(576, 40, 'Personal Credit Report', { size: 13, face: 'sans-bold', align: 'right' }),
      text(576, 53, 'Consumer disclosure', { size: 8, align: 'right' }),
    )
    ;[name, ...home].forEach((row, index) => first.push(text(60, 104 + index * 12, row, { size: 9.4, face: 'mono' })))
    const facts = [
      ['File Number:', paper.put('file_number', paper.code('3########'))],
      ['Date Issued:', written(made, american)],
      ['Page:', '1 of 2'],
    ] as const
    facts.forEach(([caption, value], index) =>
      first.push(
        text(420, 92 + index * 13, caption, { size: 8.8, face: 'sans' }),
        text(500, 92 + index * 13, value, { size: 8.8, face: 'sans-bold' }),
      ),
    )
    paper.put('document_holder_name', name)
    bar(first, 168, 'Personal Information')
    const note = column(42, 200, 525, { size: 8.4, face: 'sans', leading: 12 })
    note.say('You have been on our files since:', { face: 'sans-bold' })
    note.say(paper.put('file_since', since, written(since, american)))
    note.skip(4)
    note.say('Social Security Number:', { face: 'sans-bold' })
    note.say(`${paper.code('XXX-XX-####')}  (Your SSN has been masked for your protection.)`)
    note.skip(4)
    note.say('Date of Birth:', { face: 'sans-bold' })
    note.say(paper.put('date_of_birth', holder.born, written(holder.born, american)))
    first.push(...note.marks)
    const y = note.bottom() + 8
    const addressRows = [
      ['CURRENT ADDRESS REPORTED', 'Date Reported'],
      [paper.put('address', home.join(', ')), written(addDays(made, -900), american)],
      ['PREVIOUS ADDRESS REPORTED', 'Date Reported'],
      [earlier.lines.join(', ').toUpperCase(), written(addDays(made, -3100), american)],
      ['EMPLOYMENT DATA REPORTED', 'Date Verified'],
      [
        paper.pick(['COUNTY SCHOOL DISTRICT – TEACHER', 'RIVERBEND CLINIC – NURSE', 'SELF EMPLOYED']),
        written(addDays(made, -1400), american),
      ],
    ] as const
    addressRows.forEach(([left, right], index) => {
      const face = index % 2 === 0 ? 'sans-bold' : 'sans'
      const at = y + index * 14
      first.push(
        text(42, at, left, { size: 8.2, face }),
        text(440, at, right, { size: 8.2, face }),
        line(36, at + 4, 576, at + 4, { strokeWidth: 0.3, stroke: '#aaa' }),
      )
    })
    const below = y + 100
    bar(first, below, 'Summary')
    const open = count - (count > 4 ? 1 : 0)
    const summary = [
      ['Number of accounts', paper.put('trade_line_count', String(count))],
      ['Open accounts', String(open)],
      ['Accounts with adverse information', '0'],
      ['Public records', '0'],
      ['Inquiries in the last two years', String(paper.between(8, 15))],
    ] as const
    summary.forEach(([caption, value], index) =>
      first.push(
        text(42, below + 32 + index * 14, caption, { size: 8.6, face: 'sans' }),
        text(300, below + 32 + index * 14, value, { size: 8.6, face: 'sans-bold', align: 'right' }),
      ),
    )
    const legal = column(42, below + 130, 525, { size: 7.6, face: 'sans', leading: 10.4 })
    legal.say(
      'Para informacion en espanol, visite www.consumerfinance.example o escriba. You have a right to dispute information in this file that is incomplete or inaccurate. Adverse information generally remains on file for up to seven years from the date of the first delinquency; some bankruptcies remain up to ten years.',
    )
    first.push(...legal.marks)
    bar(second, 36, 'Satisfactory Accounts')
    chosen.forEach(([lender, kind], index) => {
      const at = 70 + index * 88
      const opened = addDays(made, -paper.between(400, 5000))
      const limit = paper.between(10, 300) * 100
      const cells = [
        ['Balance:', `$${whole(Math.round(limit * 0.4) + index)}`],
        ['Date Opened:', written(opened, american)],
        ['Responsibility:', paper.pick(['Individual Account', 'Joint Account'])],
        ['Date Updated:', written(addDays(made, -paper.between(5, 28)), american)],
        ['High Balance:', `$${whole(limit)}`],
        ['Pay Status:', 'Current; Paid or Paying as Agreed'],
      ] as const
      second.push(
        text(42, at, `${lender}  #${paper.code('######')}****`, { size: 9, face: 'sans-bold' }),
        text(570, at, kind, { size: 8, align: 'right' }),
      )
      cells.forEach(([caption, value], place) =>
        second.push(
          text(42 + (place % 2) * 270, at + 15 + Math.floor(place / 2) * 13, caption, { size: 8, face: 'sans-bold' }),
          text(122 + (place % 2) * 270, at + 15 + Math.floor(place / 2) * 13, value, { size: 8, face: 'sans' }),
        ),
      )
      second.push(line(36, at + 58, 576, at + 58, { strokeWidth: 0.5 }))
    })
    const foot = [
      `Disputes: ${paper.put('issuer_name', 'Tricorne Consumer Data LLC')}, PO Box 2000, Chester, PA 19016`,
      `Disputes: Tricorne Consumer Data LLC, PO Box 2000, Chester, PA 19016 – 1-800-555-0188`,
    ]
    return pages.map((page, index) =>
      sheetOf('letter', [
        ...page,
        text(36, 774, foot[index] ?? '', { size: 7 }),
        text(576, 774, 'SPECIMEN', { size: 7, align: 'right' }),
      ]),
    )
  },
}
