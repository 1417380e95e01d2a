import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, letter, logo, paragraph } from '../kit.ts'
import { calledBy, dashedStreet, initialsOf, issuers, resident, townLine } from '../people.ts'

const indigo = '#2b2f77'

/** A bank's pre-filled direct deposit form with a void cheque below: three numbers in boxes, and again in the line of magnetic ink. */
export const depositForm: UnseenLayout = {
  name: 'deposit-form',
  docType: 'void_cheque',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const client = resident(paper)
    const bank = paper.put('issuer_name', paper.pick([...issuers.bank, ...issuers.union]))
    const printedOn = addDays(paper.today, -paper.between(0, 90))
    const institution = paper.put('institution_number', paper.pick(['093', '187', '471', '955']))
    const transit = paper.put('transit_number', paper.code('0####'))
    const account = paper.put('account_number', paper.code('#######'))
    const holder = paper.put('document_holder_name', calledBy(client))
    const address = [dashedStreet(client), townLine(client)]
    const body = { face: 'sans', size: 8.5 } as const
    const numbered = { captionSize: 6.5, ink: indigo, face: 'mono', size: 14, align: 'middle' } as const
    const branch = [
      `${paper.between(100, 990)} ${paper.pick(['Jasper', 'Portage', 'Granville'])} Avenue`,
      paper.pick(['Yorkton SK  S3N 0C1', 'Orillia ON  L3V 6K5', 'Nanaimo BC  V9R 5B2']),
    ]
    const cheque = { x: 56, y: 452 }
    const dated = ['D', 'D', 'M', 'M', 'Y', 'Y', 'Y', 'Y']
    const marks: Mark[] = [
      ...logo('steps', { x: 48, y: 34, size: 30, color: indigo }, initialsOf(bank).slice(0, 2)),
      text(90, 52, bank, { face: 'sans-bold', size: 10.5, color: indigo }),
      text(564, 44, 'Direct Deposit / Pre-Authorized Debit Form', { face: 'sans-bold', size: 9, align: 'right' }),
      text(564, 56, `Generated online ${longDate(printedOn, 'en')}`, { ...body, size: 7, align: 'right' }),
      line(48, 74, 564, 74, { stroke: indigo, strokeWidth: 1.2 }),
      ...paragraph(
        { x: 48, y: 94, width: 516, leading: 12 },
        'Give this page to your employer, your pension payer or any company that pays you or that you pay. It replaces a void cheque. Do not send it to us.',
        body,
      ).marks,
      text(48, 140, 'Customer', { ...body, face: 'sans-bold', color: indigo }),
      ...lines(48, 156, 13, [holder, ...address], body),
      text(330, 140, 'Branch', { ...body, face: 'sans-bold', color: indigo }),
      ...lines(330, 156, 13, branch, body),
      text(48, 226, 'Account information', { ...body, face: 'sans-bold', color: indigo }),
      ...cell({ x: 48, y: 236, width: 160, height: 40 }, 'Institution no. (3 digits)', institution, numbered),
      ...cell({ x: 208, y: 236, width: 160, height: 40 }, 'Transit no. (5 digits)', transit, numbered),
      ...cell({ x: 368, y: 236, width: 196, height: 40 }, 'Account no.', account, numbered),
      text(
        48,
        294,
        `Type of account: Chequing     Currency: Canadian dollars     Electronic routing no.: 0${institution}${transit}`,
        { ...body, size: 7.5 },
      ),
      text(48, 328, 'To be filled in by the customer', { ...body, face: 'sans-bold', color: indigo }),
      ...['Company name', 'Employee or policy no.', 'Signature'].flatMap((caption, index) => [
        line(48 + index * 176, 362, 212 + index * 176, 362),
        text(48 + index * 176, 371, caption, { ...body, size: 6.5 }),
      ]),
      box(cheque.x, cheque.y, 500, 210, { fill: '#eef1fb', stroke: '#9aa2cf', strokeWidth: 0.8 }),
      ...lines(
        cheque.x + 16,
        cheque.y + 24,
        10.5,
        [calledBy(client).toUpperCase(), ...address.map((row) => row.toUpperCase())],
        { size: 8 },
      ),
      text(cheque.x + 484, cheque.y + 24, '001', { face: 'mono', size: 10, align: 'right' }),
      text(cheque.x + 336, cheque.y + 46, 'DATE', { size: 6.5 }),
      ...dated.flatMap((letterOf, index) => [
        line(cheque.x + 362 + index * 15, cheque.y + 48, cheque.x + 372 + index * 15, cheque.y + 48, {
          strokeWidth: 0.5,
        }),
        text(cheque.x + 367 + index * 15, cheque.y + 55, letterOf, { size: 5, align: 'middle' as const }),
      ]),
      ...lines(cheque.x + 16, cheque.y + 82, 8, ['PAY TO THE', 'ORDER OF'], { size: 6 }),
      line(cheque.x + 62, cheque.y + 90, cheque.x + 380, cheque.y + 90, { strokeWidth: 0.5 }),
      text(cheque.x + 388, cheque.y + 90, '$', { size: 12 }),
      box(cheque.x + 398, cheque.y + 76, 86, 18, { stroke: '#555', strokeWidth: 0.5 }),
      line(cheque.x + 16, cheque.y + 114, cheque.x + 404, cheque.y + 114, { strokeWidth: 0.5 }),
      text(cheque.x + 410, cheque.y + 114, '/100 DOLLARS', { size: 7 }),
      ...lines(cheque.x + 16, cheque.y + 134, 9, [bank.toUpperCase(), ...branch.map((row) => row.toUpperCase())], {
        size: 6.5,
      }),
      text(cheque.x + 16, cheque.y + 172, 'MEMO', { size: 6 }),
      line(cheque.x + 38, cheque.y + 172, cheque.x + 200, cheque.y + 172, { strokeWidth: 0.5 }),
      line(cheque.x + 290, cheque.y + 172, cheque.x + 484, cheque.y + 172, { strokeWidth: 0.5 }),
      text(cheque.x + 250, cheque.y + 128, 'VOID', {
        face: 'sans-bold',
        size: 64,
        align: 'middle',
        color: '#8a90b8',
        opacity: 0.1,
        turnDegrees: -8,
      }),
      text(cheque.x + 290, cheque.y + 160, 'VOID - NUL', { face: 'sans-bold', size: 9, color: indigo }),
      ...micr(cheque.x + 40, cheque.y + 198, [
        '"001"',
        `:${transit}-${institution}:`,
        `${account.slice(0, 3)}-${account.slice(3)}"`,
      ]),
      text(48, 700, 'Payers: enter the numbers exactly as they stand in the boxes, with the zeros in front.', {
        ...body,
        size: 7,
      }),
    ]
    return [letter(marks)]
  },
}

/** Digits with the marks of magnetic ink between them: a colon is the transit mark, a quotation mark is "on us". */
function micr(x: number, y: number, groups: readonly string[]): Mark[] {
  let pen = x
  return groups
    .join('  ')
    .split('')
    .flatMap((character): Mark[] => {
      const at = pen
      pen += 9.5
      if (character === ':')
        return [
          box(at, y - 8, 1.6, 8, { fill: '#111' }),
          box(at + 3, y - 8, 2.4, 3, { fill: '#111' }),
          box(at + 3, y - 3, 2.4, 3, { fill: '#111' }),
        ]
      if (character === '"')
        return [
          box(at, y - 5, 1.4, 5, { fill: '#111' }),
          box(at + 2.4, y - 6, 1.4, 5, { fill: '#111' }),
          box(at + 5, y - 8, 2.4, 8, { fill: '#111' }),
        ]
      if (character === ' ') return []
      return [text(at, y, character, { face: 'mono-bold', size: 12 })]
    })
}
