import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letterhead } from '../head.ts'
import { a4, column, day, money, putDate, putSum } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'
import { origins } from '../terms.ts'

const firms = [
  ['Tolworth Bray Solicitors LLP', 'TB', '#20344a'],
  ['Penhallow & Sons, Solicitors', 'P', '#5c1a1b'],
  ['Garrick Vane Law Limited', 'GV', '#314d2f'],
] as const

/** A solicitor’s letter to a beneficiary: interim and final distributions side by side in the text. */
export const gbInheritance: UnseenLayout = {
  name: 'gb-inheritance',
  docType: 'source_of_funds_proof',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const heir = somebody(paper, 'GB')
    const dead = another(paper, 'GB', heir)
    const [firm, initials, color] = paper.pick(firms)
    const written = addDays(paper.today, -paper.between(3, 110))
    const died = addDays(written, -paper.between(240, 700))
    const look = paper.pick(['gb', 'gbTh', 'gb'] as const)
    const share = paper.between(18_000, 340_000) * 100
    const head = letterhead(
      paper,
      {
        name: paper.put('issuer_name', firm),
        initials,
        color,
        lines: [...home(paper, 'GB'), 'DX 41207  www.example.co.uk'],
      },
      { width: 595, height: 842 },
    )
    const name = paper.put('document_holder_name', heir.full)
    const late = paper.put('counterparty_name', dead.full)
    const sum = putSum(paper, 'amount', share, paper.pick(['pound', 'pound0'] as const))
    const dated = putDate(paper, 'document_date', written, look)
    const origin = paper.put('origin', origins.inheritance, 'inheritance')
    const body = column(60, head.top, 475, { size: 10, face: paper.pick(['serif', 'sans', 'narrow']), leading: 1.5 })
    const refs = `Our ref: ${paper.code('@@/@@/####-#')}     Your ref: `
    if (paper.chance(0.5))
      body
        .list([`${titled(heir, 'GB')} ${name}`, ...home(paper, 'GB')])
        .gap(12)
        .say(`${dated}        ${refs}`)
    else body.list([refs, `Date: ${dated}`, '', name, ...home(paper, 'GB')])
    body
      .gap(14)
      .say(`Dear ${titled(heir, 'GB')} ${heir.surname}`)
      .gap(6)
    body
      .say(
        paper.pick([
          `Re: The Estate of ${late} (Deceased)`,
          `${late} deceased – Date of death: ${day(died, look)}`,
          `Estate of the late ${late}`,
        ]),
        { face: 'sans-bold' },
      )
      .gap(6)
    body
      .say(
        paper.pick([
          `We act for the executors of ${late}, who died on ${day(died, look)}. We confirm that ${sum} was sent to you by bank transfer on ${day(addDays(written, -2), look)} in respect of your ${origin}.`,
          `Further to the grant of probate dated ${day(addDays(died, 130), look)}, we write to confirm that ${name} is a residuary beneficiary and has received by way of ${origin} the sum of ${sum}.`,
          `This letter confirms, for your bank, that the source of the payment of ${sum} made to ${name} from our client account is an ${origin} from ${late}.`,
        ]),
      )
      .gap(8)
    body
      .say(
        `The estate was valued for probate at ${money(share * 3 + 1_240_000, 'pound0')} net, and the specific legacy of ${money(paper.between(1, 9) * 100_000, 'pound0')} to the hospice was paid first. ${paper.pick(['No inheritance tax was payable.', 'The tax was paid in full before distribution.'])}`,
      )
      .gap(8)
    body
      .say(
        'Please sign and return the enclosed receipt. You should take your own advice about any tax on income arising during the administration.',
      )
      .gap(16)
    body.list([
      paper.pick(['Yours sincerely', 'Yours faithfully']),
      '',
      '',
      somebody(paper, 'GB').full,
      paper.pick(['Partner, Private Client', 'Associate Solicitor', 'Trainee, Wills & Probate']),
    ])
    body
      .gap(20)
      .say(
        'Authorised and regulated by the regulator of solicitors. A list of members may be inspected at the registered office.',
        { size: 7, color: '#666' },
      )
    return [a4([...head.marks, ...body.marks])]
  },
}
