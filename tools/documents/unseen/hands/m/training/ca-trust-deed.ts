import { line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { home, plain, several } from '../people.ts'
import { ago, listed, solemn } from '../say.ts'

/** A family trust settled with a coin: parties between BETWEEN and AND, definitions naming the beneficiaries, witnesses at the end. */
export const caTrustDeed: UnseenLayout = {
  name: 'ca-trust-deed',
  docType: 'trust_deed',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = several(paper, 'CA', 7)
    const [settlor, first, second, third, child, other, witness] = people
    const family = first?.last ?? ''
    const signed = ago(paper, 30, 6000)
    const trust = paper.put(
      'legal_name',
      paper.pick([
        `The ${family} Family Trust`,
        `THE ${family.toUpperCase()} CHILDREN’S TRUST (${signed.slice(0, 4)})`,
        `${family} Legacy Trust`,
      ]),
    )
    const flow = openFlow({
      paper: 'letter',
      left: 84,
      right: 84,
      size: 11,
      face: paper.pick(['serif', 'sans']),
      foot: `Trust indenture – file ${paper.code('##-####')}`,
    })
    const upper = paper.chance(0.5)
    const show = (one: (typeof people)[number] | undefined) =>
      one === undefined ? '' : upper ? plain(one).toUpperCase() : plain(one)
    const date = paper.put('document_date', signed, solemn(signed))
    flow.gap(24)
    flow.c(paper.pick(['DEED OF TRUST', 'TRUST INDENTURE', 'DECLARATION AND DEED OF SETTLEMENT']), {
      size: 18,
      face: 'serif-bold',
      after: 20,
    })
    flow.p(
      `THIS ${paper.pick(['DEED', 'INDENTURE', 'AGREEMENT'])} made ${paper.pick(['as of the', 'this', 'effective the'])} ${date}.`,
      { after: 14 },
    )
    flow.p('BETWEEN:', { face: 'serif-bold', after: 8 })
    const [giver = ''] = listed(paper, 'settlors', [show(settlor)])
    flow.p(`${giver}, of ${home(paper, 'CA').join(', ')}`, { indent: 50, after: 4 })
    flow.p('(the “Settlor”)', { indent: 230, after: 10 })
    flow.p('– and –', { indent: 180, after: 8 })
    const trustees = listed(paper, 'trustees', (paper.chance(0.5) ? [first, second] : [first, second, third]).map(show))
    flow.p(
      `${trustees.join(paper.chance(0.5) ? ' and ' : ', ')}, ${paper.pick(['all of the City of Winnipeg, in the Province of Manitoba', 'of the Regional Municipality of Niagara', 'each of the Province of Alberta'])}`,
      { indent: 50, after: 4 },
    )
    flow.p(paper.pick(['(collectively, the “Trustees”)', '(hereinafter called the “Original Trustees”)']), {
      indent: 230,
      after: 16,
    })
    flow.p(
      'WHEREAS the Settlor desires to establish a trust for the benefit of the Beneficiaries hereinafter described, and has delivered to the Trustees one 1967 silver dollar (the “Settlement Property”);',
      { after: 10 },
    )
    flow.p(
      'NOW THEREFORE THIS INDENTURE WITNESSETH that in consideration of the mutual covenants herein contained, the parties agree as follows:',
      { after: 14 },
    )
    const clause = (number: string, heading: string, content: string) => {
      flow.p(`${number}  ${heading}`, { face: 'serif-bold', after: 3 })
      flow.p(content, { indent: 20, after: 11 })
    }
    clause('1.1', 'Name', `The trust hereby created shall be known as ${trust}.`)
    const heirs = listed(paper, 'beneficiaries', [show(child), show(other)])
    clause(
      '1.2',
      'Beneficiaries',
      paper.pick([
        `“Beneficiaries” means ${heirs.join(' and ')}, and no other person.`,
        `In this Deed “Beneficiary” means each of the following individuals, while living: (a) ${heirs[0]}; and (b) ${heirs[1]}.`,
      ]),
    )
    clause(
      '2.1',
      'Discretion',
      'Until the Division Date the Trustees may pay so much of the income and capital to or for any one or more of the Beneficiaries as the Trustees in their absolute discretion determine.',
    )
    clause(
      '2.2',
      'Division Date',
      'The day immediately preceding the twenty-first anniversary of this Deed, or such earlier date as the Trustees appoint in writing.',
    )
    clause(
      '3.1',
      'Number of Trustees',
      'There shall at all times be no fewer than two Trustees. The Settlor shall not at any time act as a Trustee.',
    )
    clause(
      '4.1',
      'Protector',
      'No protector is appointed. The Trustees may retain investment counsel and solicitors at the expense of the Trust Fund.',
    )
    clause(
      '5.1',
      'Governing law',
      `This Deed is governed by the laws of ${paper.pick(['Manitoba', 'Ontario', 'Alberta'])}. It is irrevocable.`,
    )
    flow.p('IN WITNESS WHEREOF the parties have hereunto set their hands and seals.', { after: 30 })
    for (const one of [giver, ...trustees]) {
      if (flow.y() > 690) flow.turn()
      flow.put(line(84, flow.y() + 12, 250, flow.y() + 12), line(330, flow.y() + 12, 528, flow.y() + 12))
      flow.gap(14)
      flow.p(`Witness: ${witness ? plain(witness) : ''}`, { size: 8.5, after: 0 })
      flow.r(one, { size: 9, after: 18 })
    }
    return flow.sheets()
  },
}
