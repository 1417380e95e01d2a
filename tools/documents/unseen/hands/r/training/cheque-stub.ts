import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, payOf } from '../companies.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A small employer's accounting program: a payroll cheque or a deposit notice above, its stub with two columns below, or the reverse. */
export const chequeStub: UnseenLayout = {
  name: 'cheque-stub',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish.slice(0, 2)))
    const { plain } = ledger
    const page = openPage('letter', paper.pick(families))
    const end = addDays(paper.today, -paper.between(6, 240))
    const start = addDays(end, -paper.pick([6, 13, 14]))
    const paid = addDays(end, paper.pick([0, 0, 1, 3]))
    const pay = payOf(paper, 'CA', paper.pick([32, 38.5, 40, 64]), paper.between(2, 24))
    const company = paper.put('employer_name', employer(paper, 'CA'))
    const worker = someone(paper, 'CA')
    const name = paper.put(
      'document_holder_name',
      nameOf(worker, paper.pick(['plain', 'initial', 'capitals', 'middle'])),
    )
    const isLast = paper.chance(0.5)
    const cheque = isLast ? 520 : 40
    const stub = isLast ? 50 : 290
    page.add(box(36, cheque - 10, 540, 200, { stroke: '#999', strokeWidth: 0.6, fill: '#f7f9f7' }))
    page.t(48, cheque + 10, company, { bold: true, size: 10 })
    page.col(48, cheque + 22, 10, homeLines(paper, home(paper, 'CA'), 'CA', false), { size: 7.4 })
    page.t(560, cheque + 12, paper.code('No. 00####'), { align: 'right' })
    page.t(560, cheque + 34, `${paper.pick(['DATE', 'Date:', 'Dated'])} ${ledger.date('document_date', paid)}`, {
      align: 'right',
    })
    page.t(48, cheque + 72, paper.pick(['PAY TO THE ORDER OF', 'Pay', 'Pay to']), { size: 6.6 })
    page.t(140, cheque + 72, name, { size: 10 })
    page.add(box(474, cheque + 58, 92, 20, { stroke: '#555' }))
    page.t(560, cheque + 72, `**${ledger.money('net_pay', pay.net)}`, { align: 'right', bold: true })
    page.t(
      48,
      cheque + 94,
      `${Math.floor(pay.net / 100)} and ${String(pay.net % 100).padStart(2, '0')}/100 ${'- '.repeat(24)}DOLLARS`,
      { size: 7.5 },
    )
    page.col(140, cheque + 112, 11, homeLines(paper, home(paper, 'CA'), 'CA', false))
    page.t(48, cheque + 152, `${paper.pick(['Memo', 'Re'])}: ${paper.pick(['payroll', 'wages', 'pay'])}`, { size: 7 })
    page.add(line(380, cheque + 152, 560, cheque + 152))
    page.t(400, cheque + 160, paper.pick(['Authorized signature', 'DIRECT DEPOSIT - NOT NEGOTIABLE', 'PER']), {
      size: 6,
    })
    page.t(150, cheque + 182, paper.code('"00####"  :#####"00#:  ###"###"#'), { face: 'mono', size: 10 })
    page.t(
      40,
      stub,
      `${paper.chance(0.5) ? `${company}     ` : ''}${paper.pick(['Employee', 'Employee Paystub', 'Paid to', 'Earnings of'])}: ${name}`,
      { bold: true, within: 530 },
    )
    page.t(
      40,
      stub + 13,
      `${paper.pick(['Pay Period', 'Pay period', 'Period worked', 'Pay Period:'])} ${ledger.date('pay_period_start', start)} ${paper.pick(['-', 'to'])} ${ledger.date('pay_period_end', end)}     SIN: *** *** ${paper.code('###')}     ${paper.pick(['Cheque date', 'Pay Date', 'Dated'])}: ${ledger.date('document_date', paid)}`,
      { size: 7.5 },
    )
    const rows = [
      [paper.pick(['Earnings and Hours', 'Income', 'Earnings']), 'Qty', 'Rate', 'Current', 'YTD Amount'],
      ...pay.earned.map((one) => [one.label, one.hours, plain(one.rate), plain(one.cents), plain(one.ytd)]),
      [
        paper.pick(['Gross', 'Total income', 'Gross pay', 'TOTAL GROSS']),
        '',
        '',
        ledger.money('gross_pay', pay.gross),
        ledger.money('gross_pay_ytd', pay.grossYtd),
      ],
      ...pay.withheld.map((one) => [one.label, '', '', plain(-one.cents), plain(-one.ytd)]),
      ...(paper.chance(0.5)
        ? [
            [
              paper.pick(['Total withheld', 'Total deductions']),
              '',
              '',
              ledger.money('deductions_total', pay.total),
              plain(pay.totalYtd),
            ],
          ]
        : []),
      [
        paper.pick(['Net Pay', 'NET CHEQUE', 'Net', 'Cheque amount']),
        '',
        '',
        ledger.money('net_pay', pay.net),
        ledger.money('net_pay_ytd', pay.netYtd),
      ],
    ]
    const bottom = page.grid(
      {
        x: 40,
        y: stub + 24,
        widths: [220, 60, 70, 90, 90],
        right: [1, 2, 3, 4],
        rules: paper.pick(['all', 'rows', 'none']),
        head: paper.pick(['', '#e4e8ee']),
      },
      rows,
    )
    page.t(
      40,
      bottom + 16,
      `Vacation available ${plain(paper.between(8_000, 160_000))}    Insurable hours ${pay.earned[0]?.hours ?? ''}    ${paper.pick(['Thank you!', 'Prepared by '])}${nameOf(someone(paper, 'CA'), 'plain')}`,
      { size: 7 },
    )
    return [page.sheet()]
  },
}
