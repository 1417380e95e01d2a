import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, day, letter, money, putAddress, putDate, rowsAt } from '../kit.ts'
import { home, somebody } from '../people.ts'
import { socialInsuranceNumber } from '../../../../samples/numbers.ts'

const bureaus = ['Credentia Canada Co.', 'TrueLedger Consumer Reporting Inc.', 'Northern Credit Bureau Ltd.'] as const
const lenders = [
  'FOOTHILLS MUTUAL',
  'MAPLE & MAIN CARD',
  'LAKEHEAD SAV.',
  'SKYTEL MOBILE',
  'RIVET AUTO FINANCE',
  'HEARTH MORTGAGE',
  'NOVA STORE CARD',
  'UNION STUDENT LOAN',
] as const

/** A consumer disclosure in English: a list of facts, former addresses below the present one, tradelines as a narrow table over two pages. */
export const caCreditFile: UnseenLayout = {
  name: 'ca-credit-file',
  docType: 'credit_report',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'CA')
    const bureau = paper.put('issuer_name', paper.pick(bureaus))
    const made = addDays(paper.today, -paper.between(1, 60))
    const look = paper.pick(['enShort', 'iso', 'ymd', 'en', 'enCaps'] as const)
    const born = addDays(addYears(made, -paper.between(22, 68)), paper.between(1, 350))
    const since = addDays(addYears(made, -paper.between(3, 21)), -paper.between(1, 350))
    const block = putAddress(paper, [home(paper, 'CA').join(', ')])
    const count = paper.between(3, 8)
    const isList = paper.chance(0.5)
    const at = paper.pick([120, 150, 170])
    const body = column(48, 96, 516, { size: 9, face: paper.pick(['narrow', 'sans', 'mono']), leading: 1.55 })
    const head = [
      ...(paper.chance(0.5) ? [box(0, 0, 612, 30, { fill: '#a3122f' })] : []),
      text(
        48,
        62,
        paper.pick(['Credit Report', 'CONSUMER DISCLOSURE', 'Personal Credit File', 'Consumer Credit Report']),
        { size: 18, face: 'sans-bold' },
      ),
      text(564, 62, `${paper.pick(['Report date', 'Date of report', 'Printed'])}: ${day(made, look)}`, {
        size: 8.5,
        align: 'right',
      }),
      line(48, 84, 564, 84),
    ]
    const file = paper.put('file_number', paper.code(paper.pick(['##########', '####-####-##', '########-###'])))
    const number = () =>
      body.pair(paper.pick(['File Number:', 'Unique Number:', 'Your file #', 'Reference no.']), file, at)
    if (isList) number()
    body.say(paper.pick(['PERSONAL INFORMATION', 'Identification', 'About you']), { face: 'sans-bold' })
    body.pair(
      paper.pick(['Name:', 'Consumer name:', 'Full name']),
      paper.put(
        'document_holder_name',
        paper.pick([who.full, who.full.toUpperCase(), `${who.surname.toUpperCase()}, ${who.given.toUpperCase()}`]),
      ),
      at,
    )
    body
      .pair('Also known as:', `${who.given.charAt(0)}. ${who.surname}`, at)
      .pair(
        paper.pick(['SIN:', 'Social Insurance Number:']),
        socialInsuranceNumber(paper, ' ').replace(/^\d{3} \d{3}/, 'XXX XXX'),
        at,
      )
    body.pair(
      paper.pick(['Date of birth:', 'DOB:', 'Birth date', 'Born']),
      putDate(paper, 'date_of_birth', born, look),
      at,
    )
    body
      .pair(paper.pick(['Current address:', 'Address:', 'Present address']), block[0] ?? '', at)
      .pair('Reported:', day(addDays(made, -paper.between(90, 900)), look), at)
    body.pair('Previous address:', home(paper, 'CA').join(', '), at)
    body.pair(
      paper.pick(['File opened:', 'On file since:', 'File created', 'In our files since']),
      putDate(paper, 'file_since', since, look),
      at,
    )
    if (!isList) number()
    body.pair('Employer:', paper.pick(['Northgate Cold Storage', 'Self', 'Town of Elmvale']), at).gap(6)
    body.say(`Credit score: ${paper.between(548, 862)} (range 300 to 900)`).gap(4)
    if (paper.chance(0.6))
      body.say(
        `${paper.pick(['Total number of trade lines:', 'Accounts on file:', 'Number of trades:'])} ${paper.put('trade_line_count', String(count))}`,
      )
    const rows = [...lenders]
      .slice(0, count)
      .map((lender) => [
        lender,
        day(addDays(made, -paper.between(300, 4000)), 'ymd').slice(0, 7),
        money(paper.between(5, 250) * 10_000, 'dollars0'),
        money(paper.between(0, 99) * 10_100, 'dollars0'),
        paper.pick(['R1', 'I1', 'R2', 'O1', 'M1']),
        day(addDays(made, -paper.between(3, 40)), 'ymd'),
      ])
    const table = rowsAt(
      [{ x: 48 }, { x: 200 }, { x: 320, align: 'right' }, { x: 400, align: 'right' }, { x: 430 }, { x: 470 }],
      [['Creditor', 'Opened', 'Limit', 'Balance', 'Rating', 'Last reported'], ...rows],
      { y: body.bottom() + 26, leading: 15, bold: true, rule: '#ccc' },
      { size: 8 },
    )
    const foot = column(48, 726, 516, { size: 7, color: '#555' }).say(
      `This disclosure was issued by ${bureau} under provincial consumer reporting law. To dispute an item, write to ${bureau}, Box 338, Hamilton ON  L8L 7W2, with two pieces of identification. Inquiries are kept three years.`,
    )
    return [letter([...head, ...body.marks, ...table.marks, ...foot.marks])]
  },
}
