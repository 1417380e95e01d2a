import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, named, somebody } from '../people.ts'
import { day, putAddress, putDay, recent, sum } from '../print.ts'

const lenders = ['BANK OF THE FUNDY', 'MAPLECARD VISA', 'ROGATION WIRELESS', 'STUDENT LOANS NSLSC', 'PEMBINA AUTO FINANCE', 'HUDSON DEPT STORE'] as const

/** A consumer disclosure of a Canadian bureau: identification first, then each trade as a small block; earlier addresses listed. */
export const creditFileDisclosure: UnseenLayout = {
  name: 'credit-file-disclosure',
  docType: 'credit_report',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'mono', size: 8.4 })
    const made = recent(paper, 2, 40)
    const count = paper.between(2, 6)
    const form = paper.pick(['slashYmd', 'iso', 'abbrEn', 'capsEn'] as const)
    const bureau = paper.put('issuer_name', paper.pick(['Credara Canada Co.', 'TransBoreal Credit Information', 'Veritrace Consumer Reports Inc.']))
    page.say(40, 44, bureau, { face: 'sans-bold', size: 14 })
    page.say(572, 44, paper.pick(['CONSUMER DISCLOSURE', 'Your credit report', 'CONSUMER CREDIT FILE']), { align: 'right', face: 'sans' })
    page.rule(40, 52, 572, '#b00', 2)
    let y = page.rows(72, [40, 200], [
      [paper.pick(['Date of request:', 'Requested on:', 'Report date:']), day(made, form)],
      [paper.pick(['Reference number:', 'File number:', 'Unique number:']), paper.put('file_number', paper.code(paper.pick(['##########', '####-####-##', '@#######'])))],
      [paper.pick(['File since:', 'On file since:', 'File created:']), putDay(paper, 'file_since', addYears(addDays(made, -paper.between(1, 300)), -paper.between(3, 22)), form)],
    ])
    y = page.say(40, y + 8, 'PERSONAL INFORMATION', { face: 'mono-bold' })
    y = page.rows(y, [40, 200], [
      ['Name:', paper.put('document_holder_name', paper.pick([listed(person), named(person)]))],
      ['Date of birth:', putDay(paper, 'date_of_birth', person.born, form)],
      ['SIN:', paper.code('XXX XXX ###')],
      [paper.pick(['Current address:', 'Address:']), putAddress(paper, 'address', [person.lines.map((line) => line.replace(/\s+/g, ' ')).join(', ')]).join('')],
      ['Date reported:', day(addDays(made, -paper.between(20, 400)), form)],
      ['Previous address:', `${paper.between(2, 99)} Tern Street, Sudbury ON P3A 4R2`],
      ['Current employer:', paper.pick(['NORTHGATE POLYTECHNIC', 'FATHOM & WICKET', 'SELF'])],
    ])
    y = page.say(40, y + 8, `${paper.pick(['TRADE LINES', 'CREDIT ACCOUNTS', 'TRADES'])} (${paper.put('trade_line_count', String(count))})`, { face: 'mono-bold' })
    for (const lender of lenders.slice(0, count)) {
      page.rect(40, y - 8, 532, 44, paper.pick(['#f5f5f5', '#fafafa']), '#bbb')
      y = page.rows(y + 4, [46, 300], [
        [lender, `Account: ${paper.code('XXX...###')}`],
        [`Opened: ${day(addDays(made, -paper.between(300, 4000)), form)}`, `Reported: ${day(addDays(made, -paper.between(3, 30)), form)}`],
        [`Balance: ${sum(paper.between(0, 21000_00), 'dollars')}`, `Limit: ${sum(paper.between(5, 300) * 100_00, 'dollars')}  Rating: ${paper.pick(['R1', 'I1', 'R2', 'O1'])}`],
      ], { size: 7.6, leading: 12 }) + 13
    }
    y = page.say(40, y + 8, 'INQUIRIES', { face: 'mono-bold' })
    y = page.rows(y, [40, 200], [[day(addDays(made, -12), form), 'PEMBINA AUTO FINANCE (905) 555-0150'], [day(addDays(made, -210), form), 'ROGATION WIRELESS']])
    page.wrap(40, y + 10, 532, 'Inquiries you make yourself do not affect your score. You may add a statement of up to 100 words to your file. If an item is wrong, send us the enclosed form and two pieces of identification.', { size: 7, face: 'sans' })
    return [page.sheet('SPECIMEN')]
  },
}
