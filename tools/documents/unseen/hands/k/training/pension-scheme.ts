import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, dated, day, grid, line, lines, logo, page, paragraph, pounds, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Mineral Rail Pensioners Scheme', 'Teign & Tamar Pension Fund', 'Castlegate Life Assurance Society', 'Universities Retirement Trust Limited', 'West Riding Local Government Pension Fund']

/** A letter of a British pension fund about the yearly increase: the old and the new pension a year, the new one a month, a table by element. */
export const pensionScheme: UnseenLayout = {
  name: 'pension-scheme',
  docType: 'pension_statement',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const issued = addDays('2026-03-20', paper.between(0, 30))
    const months = paper.between(31000, 214000)
    const yearly = months * 12
    const before = Math.round(yearly / 1.038)
    const after88 = Math.round(yearly * 0.31)
    const who = somebody(paper, 'GB')
    const title = who.sex === 'F' ? paper.pick(['Mrs', 'Miss']) : 'Mr'
    const name = paper.put('document_holder_name', paper.pick([`${who.initials} ${who.surname}`, who.name]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const color = paper.pick(['#183a37', '#7b2d26', '#27476e'])
    const form = paper.pick(['D M YYYY', 'DDth M YYYY', 'DD MMM YYYY'])
    const inTable = paper.chance(0.5)
    const year = sum(paper, 'annual_income', yearly, pounds(yearly))
    const month = sum(paper, 'monthly_amount', months, pounds(months))
    const right = paper.chance(0.5)
    const from = '2026-04-06'
    const open = paragraph({ x: 58, y: 306, width: 480, leading: 14 }, `${paper.pick(['I am writing to tell you', 'We are pleased to let you know'])} that pensions in payment increase by 3.8% with effect from ${day(from, form)}. ${inTable ? 'The table shows how your new pension is made up.' : `Your pension was ${pounds(before)} a year and is now ${year} a year before tax. You will be paid ${month} ${paper.pick(['each month', 'a month', 'per month'])}, on the last working day of the month, the first time on ${day(monthEnd('2026-05-10', 1), form)}.`}`, { size: 9.2, face: 'serif' })
    const table = inTable
      ? grid({ y: open.y + 16, leading: 18, edges: [58, -400, -530] }, [
          ['', 'Up to 5 April', paper.pick(['From 6 April', 'New rate'])],
          ['Pre 1988 element', pounds(Math.round(before * 0.69)), pounds(yearly - after88)],
          ['Post 1988 element', pounds(before - Math.round(before * 0.69)), pounds(after88)],
          [paper.pick(['Total pension a year', 'Annual pension', 'Yearly pension before tax']), pounds(before), year],
          [paper.pick(['Gross monthly pension', 'Monthly amount', 'Paid each month (before tax)']), pounds(Math.round(before / 12)), month],
        ], { size: 9 })
      : { marks: [], y: open.y }
    const close = paragraph({ x: 58, y: table.y + 22, width: 480, leading: 14 }, 'Income tax is taken under PAYE with the code that HM Revenue and Customs send to us. If you have moved or changed bank, tell us in writing at least 14 days before the next pay day. We only send payslips when the amount changes by more than £5.', { size: 9.2, face: 'serif' })
    return [
      page(paper, [
        logo(paper.pick(['ring', 'disc', 'tile'] as const), { x: right ? 58 : 490, y: 36, size: 44 }, color, issuer.charAt(0)),
        text(right ? 112 : 58, 62, issuer, { size: 14, face: 'serif-bold', color }),
        lines(right ? 545 : 58, right ? 88 : 82, 10, ['Pensions Administration, PO Box 340, Darlington DL1 9XX', 'Helpline 0345 555 6112, weekdays 8.30 to 17.00'], { size: 7, align: right ? 'right' : 'left', color: '#555' }),
        lines(58, 136, 13, [`${title} ${name}`, ...home(paper, 'GB')], { size: 9.5, face: 'serif' }),
        grid({ y: 136, leading: 15, edges: [370, -540] }, [[paper.pick(['Date', 'Our date']), dated(paper, 'document_date', issued, day(issued, form))], [paper.pick(['Our ref', 'Payroll number', 'Pensioner no.']), paper.code('PEN/#######')], ['NI number', paper.code('@@ ## ## ## C')]], { size: 8.5 }).marks,
        text(58, 262, `Dear ${title} ${who.surname}`, { size: 9.5, face: 'serif' }),
        text(58, 284, paper.pick(['Pensions increase April 2026', 'Your pension from April 2026', 'Annual pension review']), { size: 10.5, face: 'serif-bold' }),
        open.marks,
        inTable ? [line(58, open.y + 20, 530, open.y + 20)] : [],
        table.marks,
        close.marks,
        lines(58, close.y + 20, 15, ['Yours sincerely', '', paper.pick(['Margaret Ellerby', 'D. P. Sutcliffe', 'Anil Chaudhary']), 'Head of Member Services'], { size: 9.2, face: 'serif' }),
        box(58, 720, 480, 34, { fill: '#f1f1ee' }),
        text(66, 740, 'Are you being offered cash for your pension? It could be a scam. Check the register first.', { size: 8 }),
        text(58, 800, 'Registered pension scheme PSTR 00' + paper.code('######@@') + '. The scheme is administered under trust.', { size: 6.3, color: '#666' }),
      ]),
    ]
  },
}
