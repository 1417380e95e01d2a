import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsEnglish, englishDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

const issuers = [
  'Northline Cablesystems Ltd.',
  'Prairie Fibre Co-operative Ltd.',
  'Sasktone Communications',
  'Islander Broadband Inc.',
  'Harbourlink Telecom Corp.',
  'Wildrose Internet Services Inc.',
  'Keewatin Telephone Company',
]

/** An internet provider's invoice: a plain business form with bill-to box and a running statement, or a glossy page with a big sum. */
export const internetCanada: UnseenLayout = {
  name: 'internet-canada',
  docType: 'telecom_bill',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(englishDates), paper.pick(dollarsEnglish))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const issuer = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(1, 120))
    const people = paper.chance(0.3) ? [someone(paper, 'CA', 'F'), someone(paper, 'CA', 'M')] : [someone(paper, 'CA')]
    const form = paper.pick(['plain', 'capitals', 'comma', 'initial'] as const)
    const names = people.map((one) => nameOf(one, form))
    const first = people[0] ?? someone(paper, 'CA')
    const printed = `${names.length > 1 ? '' : titleOf(paper, first, 'CA')}${paper.put('document_holder_name', names.join('; '), names.join(form === 'comma' ? ' / ' : ' & '))}`
    const lines = ledger.address('address', homeLines(paper, home(paper, 'CA'), 'CA'))
    const fees: [string, number][] = [
      [
        paper.pick(['Fibre Internet 500', 'High Speed Unlimited 150/20', 'Home Internet 75']),
        paper.between(5_500, 11_000),
      ],
      [paper.pick(['Home phone with voicemail', 'Wi-Fi pod rental', 'Modem rental']), paper.between(500, 3_400)],
      ...(paper.chance(0.5) ? [['Long distance usage', paper.between(40, 2_000)] satisfies [string, number]] : []),
    ]
    const subtotal = fees.reduce((sum, [, cents]) => sum + cents, 0)
    const tax = Math.round(subtotal * 0.13)
    const previous = paper.chance(0.5) ? 0 : paper.between(2_000, 12_000)
    const amount = subtotal + tax + previous
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['######-##', '####-######', 'C0######', '8### ## ### #######'])),
    )
    const date = ledger.date('document_date', billed)
    const sum = ledger.money('amount_due', amount)
    const says = {
      account: paper.pick(['Account number', 'Account #', 'Acct', 'Customer no.', 'Your account']),
      date: paper.pick(['Invoice date', 'Bill date', 'Billing date', 'Statement date', 'Date']),
      due: paper.pick([
        'Amount due',
        'Total due',
        'Please pay',
        'Balance due',
        'Total amount owing',
        'Pay this amount',
      ]),
    }
    const later = day(addDays(billed, 21))
    const isForm = paper.chance(0.5)
    const isStamp = paper.chance(0.5)
    paper.put('issuer_name', issuer)
    emblem(paper, page, { x: isForm ? 40 : 526, y: 24, size: 42, ink }, initialsOf(issuer))
    if (!isStamp)
      page.t(isForm ? 92 : 516, 50, issuer, { bold: true, size: 13, color: ink, align: isForm ? 'left' : 'right' })
    if (isForm) {
      page.t(572, 46, paper.pick(['INVOICE', 'STATEMENT', 'TELEPHONE / INTERNET BILL']), {
        size: 16,
        bold: true,
        align: 'right',
      })
      ;[
        [says.date, date],
        [says.account, account],
        ['Invoice #', paper.code('######')],
        ['Terms', 'Net 21'],
      ].forEach(([label = '', value = ''], index) =>
        page.cell([372 + (index % 2) * 100, 62 + Math.floor(index / 2) * 28, 100, 28], label, value),
      )
      page.add(box(40, 132, 250, 78, { stroke: '#666' }))
      page.t(44, 142, paper.pick(['Bill to', 'Customer', 'Sold to', 'Subscriber']), { size: 6.5 })
      page.col(48, 156, 12, [printed, ...lines], { within: 236 })
    } else {
      page.col(60, 118, 12, [printed, ...lines])
      page.t(360, 118, says.due, { size: 10 })
      page.t(360, 142, sum, { size: 22, bold: true, color: ink })
      page.t(360, 158, `${paper.pick(['Due', 'Auto-pay on', 'Payment required by'])} ${later}`, { size: 8 })
      page.col(
        360,
        178,
        12,
        [
          `${says.account}: ${account}`,
          `${says.date}: ${date}`,
          `Billing period: ${day(billed)} to ${day(addDays(billed, 29))}`,
        ],
        { size: 8 },
      )
    }
    const bottom = page.grid(
      {
        x: 40,
        y: 236,
        widths: [90, 330, 112],
        right: [2],
        leading: 18,
        size: 8.4,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Date', 'Service', 'Amount'],
        [
          day(addDays(billed, -9)),
          previous === 0 ? 'Payment received, thank you' : 'Previous balance outstanding',
          plain(previous),
        ],
        ...fees.map(([label, cents]) => [date, label, plain(cents)]),
        ['', paper.pick(['HST', 'GST/PST', 'Taxes']), plain(tax)],
        ['', says.due, sum],
      ],
    )
    page.para(
      40,
      bottom + 26,
      532,
      `Interest of 2% per month (26.82% per year) on overdue accounts. Report outages to ${paper.code('1-866-555-01##')}. Account executive: ${nameOf(someone(paper, 'CA'), 'plain')}. Complaints not resolved by us may be taken to the telecom ombudsman, PO Box 56067, Ottawa ON.`,
      { size: 7.6 },
    )
    page.rule(40, 640, 572, '#999')
    page.col(
      60,
      668,
      11,
      isStamp
        ? [
            issuer,
            `${paper.between(10, 900)} Industrial Park Rd`,
            paper.pick(['Regina SK  S4P 3Y2', 'Kenora ON  P9N 3X8', 'Summerside PE  C1N 4K1']),
          ]
        : ['Accounts Receivable', 'Return this part with your payment'],
    )
    page.t(560, 690, `${account}     ${sum}     ${later}`, { align: 'right' })
    return [page.sheet()]
  },
}
