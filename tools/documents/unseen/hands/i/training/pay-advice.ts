import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { fortnight } from '../wages.ts'

/** An earnings statement over a non-negotiable advice of deposit: earnings and deductions side by side, this period and to date. */
export const payAdvice: UnseenLayout = {
  name: 'pay-advice',
  docType: 'payslip',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow']), size: 7.8 })
    const wages = fortnight(paper, 14)
    const form = paper.pick(['09/30/2026', 'Sep 30, 2026', '2026-09-30', '30-Sep-2026'] as const)
    const money = paper.pick(['-1.00', '-$1.00'] as const)
    const employer = paper.put('employer_name', issuer(paper, 'employer'))
    const address = home(paper, 'CA').lines
    page.text(40, 44, employer, { size: 11, bold: true })
    page.stack(40, 56, 9.5, address, { size: 7.5 })
    page.right(572, 44, paper.pick(['Earnings Statement', 'STATEMENT OF EARNINGS', 'Pay Statement']), {
      size: 14,
      bold: true,
      face: 'serif',
    })
    const paid = putDate(paper, 'document_date', wages.payDay, form)
    const head = [
      [
        paper.pick(['Period beginning', 'Pay period start', 'From']),
        putDate(paper, 'pay_period_start', wages.start, form),
      ],
      [paper.pick(['Period ending', 'Pay period end', 'To']), putDate(paper, 'pay_period_end', wages.end, form)],
      [paper.pick(['Pay date', 'Payment date', 'Date paid']), paid],
      ['Advice no.', paper.code('00######')],
      ['File / Dept', paper.code('0#####  ####')],
    ] as const
    page.pairs({ x: 400, right: 572, y: 60, leading: 11 }, head)
    const who = somebody(paper, 'CA')
    const name = paper.put('document_holder_name', nameIn(who, paper.pick(['capitals', 'plain', 'surnameFirst'])))
    page.stack(60, 128, 11, [name, ...home(paper, 'CA').lines], { size: 9 })
    if (paper.chance(0.5)) {
      page.text(400, 128, paper.pick(['Job title', 'Position', 'Occupation']))
      page.right(
        572,
        128,
        paper.put(
          'occupation',
          paper.pick([
            'Millwright',
            'Payroll Clerk II',
            'Registered Nurse',
            'Forklift Operator',
            'Early Childhood Educator',
            'Site Supervisor',
          ]),
        ),
      )
    }
    page.text(400, 140, 'Exemptions: Federal TD1 $16,452  Provincial $12,747', { size: 6 })
    const width = 268
    page.grid(
      [
        ['Earnings', 42],
        ['Rate', 150, 'right'],
        ['Hours', 186, 'right'],
        [paper.pick(['This period', 'Current']), 240, 'right'],
        [paper.pick(['Year to date', 'YTD']), 304, 'right'],
      ],
      [
        ...wages.earnings.map(({ what, rate, hours, cents, toDate }) => [
          what,
          rate,
          hours,
          moneyIn(cents, money),
          moneyIn(toDate, money),
        ]),
        [
          paper.pick(['Gross Pay', 'Total gross', 'Total earnings']),
          '',
          '',
          putMoney(paper, 'gross_pay', wages.gross, money),
          putMoney(paper, 'gross_pay_ytd', wages.grossToDate, money),
        ],
      ],
      { x: 40, y: 190, width, leading: 15, size: 7.2, shade: '#e3e3e3' },
    )
    page.grid(
      [
        [paper.pick(['Deductions', 'Statutory & other deductions']), 322],
        [paper.pick(['This period', 'Current']), 500, 'right'],
        ['Year to date', 570, 'right'],
      ],
      [
        ...wages.deductions.map(({ what, cents, toDate }) => [what, moneyIn(-cents, money), moneyIn(toDate, money)]),
        [
          'Total deductions',
          putMoney(paper, 'deductions_total', wages.deducted, money),
          moneyIn(wages.deductedToDate, money),
        ],
      ],
      { x: 318, y: 190, width: 254, leading: 15, size: 7.2, shade: '#e3e3e3' },
    )
    page.draw(box(318, 330, 254, 24, { stroke: '#222222', strokeWidth: 1 }))
    page.text(324, 345, paper.pick(['Net Pay', 'NET PAY', 'Net amount deposited']), { bold: true, size: 9 })
    page.right(500, 345, putMoney(paper, 'net_pay', wages.net, '-$1.00'), { bold: true, size: 9 })
    const netToDate = paper.chance(0.5) ? putMoney(paper, 'net_pay_ytd', wages.netToDate, '-1.00') : ''
    page.right(570, 345, netToDate, { size: 7 })
    page.text(40, 330, 'Other benefits and information', { bold: true })
    page.pairs({ x: 40, right: 304, y: 343, leading: 11 }, [
      ['Employer RRSP match', moneyIn(Math.round(wages.gross * 0.02), money)],
      ['Vacation hours available', String(paper.between(3, 90))],
      ['Insurable hours', wages.hours],
    ])
    page.draw(
      line(40, 470, 572, 470, { stroke: '#777777' }),
      box(40, 480, 532, 180, { stroke: '#8d99a8', fill: '#f6f8fb' }),
    )
    page.stack(56, 504, 11, [employer, ...address], { size: 8.5 })
    page.right(556, 504, `Advice date: ${paid}`)
    page.text(56, 570, 'Deposited to the account of', { size: 7 })
    page.text(56, 584, name, { size: 10, bold: true })
    page.text(300, 570, 'account number          transit          amount', { size: 7 })
    page.text(300, 584, `xxxxx${paper.code('####')}      xxxx${paper.code('#')}      ${moneyIn(wages.net, '-$1.00')}`, {
      size: 9,
    })
    page.text(306, 640, 'THIS IS NOT A CHEQUE  -  NON-NEGOTIABLE', {
      align: 'middle',
      bold: true,
      size: 12,
      color: '#7d8794',
    })
    if (paper.chance(0.4)) page.text(40, 690, `Next pay date: ${dateIn(addDays(wages.payDay, 14), form)}`, { size: 7 })
    return [page.sheet()]
  },
}
