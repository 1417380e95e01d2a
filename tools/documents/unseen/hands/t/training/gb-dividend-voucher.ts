import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, money, putDate, putSum, rowsAt } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'
import { origins } from '../terms.ts'

const registrars = [
  'Harrow Share Registrars Limited',
  'Mercia Registry Services Ltd',
  'Quayside Shareholder Solutions plc',
] as const
const companies = [
  'BRACKWELL GROUP PLC',
  'Orrin Water Holdings plc',
  'CALDER & TYNE TRUST PLC',
  'Ferrous Peaks Mining plc',
] as const

/** A dividend confirmation by a registrar on behalf of a listed company: the company large, the registrar in the foot and the sentence. */
export const gbDividendVoucher: UnseenLayout = {
  name: 'gb-dividend-voucher',
  docType: 'source_of_funds_proof',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const registrar = paper.put('issuer_name', paper.pick(registrars))
    const company = paper.put('counterparty_name', paper.pick(companies))
    const paid = addDays(paper.today, -paper.between(5, 130))
    const look = paper.pick(['gb', 'gbShort', 'dmy', 'gbDashes'] as const)
    const [shares, pence] = [paper.between(1_200, 64_000), paper.between(41, 640)]
    const cents = Math.round((shares * pence) / 10)
    const color = paper.pick(['#8d0801', '#003049', '#386641', '#5a4fcf'])
    const name = paper.put('document_holder_name', paper.pick([`${who.given} ${who.surname}`, who.full.toUpperCase()]))
    const total = putSum(paper, 'amount', cents, 'pound')
    const isRight = paper.chance(0.5)
    const window = column(isRight ? 340 : 55, 120, 220, { size: 10 }).list([
      `${titled(who, 'GB')} ${name}`,
      ...home(paper, 'GB'),
    ])
    const facts = column(isRight ? 55 : 340, 118, 210, { size: 8.5 })
    facts
      .pair(
        paper.pick(['Shareholder Reference Number', 'Investor code', 'Holder reference']),
        paper.code('########'),
        130,
      )
      .pair('Record date', day(addDays(paid, -34), look), 130)
    facts
      .pair(
        paper.pick(['Payment date', 'Date paid', 'Date of payment', 'Dividend payment date']),
        putDate(paper, 'document_date', paid, look),
        130,
      )
      .pair('Security', 'Ordinary 25p', 130)
    const kind = paper.put(
      'origin',
      origins.dividends,
      paper.pick([
        'Dividend Confirmation',
        'DIVIDEND TAX VOUCHER',
        'Interim Dividend',
        'Final Dividend - Annual Consolidated',
      ]),
    )
    const table = rowsAt(
      [{ x: 55 }, { x: 250, align: 'right' }, { x: 380, align: 'right' }, { x: 540, align: 'right' }],
      [
        [
          'Dividend',
          'Holding',
          'Rate per share',
          paper.pick(['Amount payable', 'Dividend paid', 'Net payment', 'Cash amount']),
        ],
        [
          paper.pick(['Interim 2026', 'Final 2025']),
          shares.toLocaleString('en-GB'),
          `${(pence / 10).toFixed(1)}p`,
          total,
        ],
      ],
      { y: 290, leading: 18, bold: true, rule: '#999' },
    )
    const body = column(55, 330, 485, { size: 9.5 })
    body
      .say(
        paper.pick([
          `${registrar}, as registrar of ${company}, has credited the amount shown to the bank account in our records (sort code **-**-${paper.code('##')}).`,
          `This payment is made by ${registrar} on behalf of ${company}. Paid by BACS to account ****${paper.code('####')}.`,
        ]),
      )
      .gap(8)
    body.say(
      `Keep this voucher for your tax return: a duplicate costs £15.00. The previous payment was ${money(Math.round(cents * 0.92), 'pound')} on ${day(addDays(paid, -182), look)}. Since 2016 no tax credit is attached to dividends.`,
    )
    const head = [
      ...emblem(55, 44, 40, company.charAt(0), color, paper.pick(['square', 'hexagon', 'disc'])),
      text(106, 72, company, { size: 16, face: 'sans-bold', color }),
      text(540, 66, kind, { size: 12, align: 'right' }),
      box(55, 262, 485, 3, { fill: color }),
    ]
    const foot = [
      line(55, 790, 540, 790),
      text(
        55,
        802,
        `${registrar}. Registered in England No. ${paper.code('0#######')}. Registered office: Aspect House, Lancing BN99 9ZZ`,
        { size: 6.8 },
      ),
    ]
    return [a4([...head, ...window.marks, ...facts.marks, ...table.marks, ...body.marks, ...foot])]
  },
}
