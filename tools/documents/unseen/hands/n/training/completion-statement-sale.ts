import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { address, crowd, issuers, named } from '../people.ts'
import { day, putDay, putSum, recent, sum } from '../print.ts'

/** A solicitor's completion statement of an English sale: receipts and payments in two money columns, balance due to the client. */
export const completionStatementSale: UnseenLayout = {
  name: 'completion-statement-sale',
  docType: 'source_of_funds_proof',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [client, buyer] = crowd(paper, 'GB', 2)
    if (client === undefined || buyer === undefined) throw new Error('Nobody sells.')
    const page = openWriter('a4', { face: 'serif', size: 10 })
    const made = recent(paper, 4, 150)
    const price = paper.between(180, 940) * 100000
    const mortgage = Math.round(price * paper.pick([0, 0.21, 0.38]))
    const agent = Math.round(price * 0.012)
    const fees = paper.between(90000, 160000)
    const vat = Math.round((agent + fees) * 0.2)
    const firm = paper.put('issuer_name', paper.pick(issuers.solicitors))
    page.say(297, 58, firm, { align: 'middle', face: 'serif-bold', size: 16 })
    page.say(
      297,
      72,
      `${paper.pick(['3 Cathedral Yard, Exeter EX1 1HB', '17 Castle Street, Shrewsbury SY1 2BX'])} · DX 8340 · Authorised and regulated, no. ${paper.code('6#####')}`,
      { align: 'middle', size: 7.5 },
    )
    page.say(60, 112, paper.pick(['COMPLETION STATEMENT', 'FINANCIAL STATEMENT', 'Statement of account']), {
      face: 'serif-bold',
      size: 12,
    })
    const holder = paper.put('document_holder_name', named(client))
    const date = putDay(paper, 'document_date', made, paper.pick(['uk', 'ukOrdinal', 'slashDmy']))
    const origin = paper.put('origin', 'property_sale', 'Sale')
    let y = page.pair(60, 134, 150, 'Client:', holder)
    y = page.pair(60, y, 150, 'Our ref:', paper.code('@@/####/CON'))
    y = page.pair(60, y, 150, 'Matter:', `${origin} of ${address(paper, 'GB').join(', ')}`)
    y = page.pair(60, y, 150, paper.pick(['Purchaser:', 'Buyer:', 'To:']), paper.put('counterparty_name', named(buyer)))
    y = page.pair(60, y, 150, 'Completion:', day(addDays(made, -paper.between(0, 3)), 'uk'))
    y = page.pair(60, y, 150, paper.pick(['Date:', 'Prepared on:', 'Statement date:']), date)
    const out = mortgage + agent + fees + vat + 4200
    const rows: readonly (readonly string[])[] = [
      ['', 'Payments', 'Receipts'],
      ['Sale price', '', sum(price, 'pounds')],
      ...(mortgage > 0 ? [['Redemption of mortgage, Calder Building Society', sum(mortgage, 'plain'), '']] : []),
      ['Estate agents’ commission', sum(agent, 'plain'), ''],
      ['Our costs for acting in the sale', sum(fees, 'plain'), ''],
      ['VAT at 20%', sum(vat, 'plain'), ''],
      ['Bank transfer fee', sum(4200, 'plain'), ''],
      ['', sum(out, 'plain'), sum(price, 'plain')],
    ]
    y = page.rows(y + 24, [60, -440, -535], rows, { leading: 19 })
    page.rule(360, y - 34, 535)
    page.rule(60, y - 10, 535, '#000', 1.2)
    y = page.rows(
      y + 8,
      [60, -535],
      [
        [
          paper.pick(['BALANCE DUE TO YOU', 'Net proceeds payable to you', 'Balance to be sent to you on completion']),
          putSum(paper, 'amount', price - out, 'pounds'),
        ],
      ],
      { face: 'serif-bold' },
    )
    page.rule(440, y - 8, 535, '#000', 1.2)
    y = page.wrap(
      60,
      y + 20,
      475,
      `The balance will be sent by CHAPS to your account ending ${paper.code('####')}. We never change our bank details by e-mail: if you receive such a message, telephone us at once.`,
      { size: 8.5 },
    )
    page.say(60, y + 14, 'E. & O. E.', { size: 8.5 })
    return [page.sheet('SPECIMEN')]
  },
}
