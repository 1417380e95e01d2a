import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, several } from '../people.ts'
import { ago, british, listed, numeric } from '../say.ts'

/** A British annual return as printed from the electronic filing: form code, number and name in a box, capital, officers, shareholdings over pages. */
export const gbConfirmation: UnseenLayout = {
  name: 'gb-confirmation',
  docType: 'annual_return',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const code = paper.pick(['AR01', 'CS01'])
    const flow = openFlow({
      paper: 'a4',
      face: 'serif',
      size: 10,
      left: 70,
      right: 70,
      foot: `Electronically filed document for Company Number: see page 1`,
    })
    const made = ago(paper, 10, 340)
    const people = several(paper, 'GB', paper.between(2, 4))
    flow.put(
      text(70, 58, 'REGISTRAR OF COMPANIES', { size: 9, face: 'sans' }),
      text(525, 66, `${code} (ef)`, { size: 20, face: 'sans-bold', align: 'right' }),
    )
    flow.put(
      text(
        70,
        100,
        code === 'AR01'
          ? 'Annual Return'
          : paper.pick(['Confirmation Statement', 'Confirmation Statement with updates']),
        { size: 18, face: 'serif-bold' },
      ),
      line(70, 112, 525, 112, { strokeWidth: 1.4 }),
      text(525, 128, `X${paper.code('@@#@@###')}`, { size: 14, face: 'mono', align: 'right' }),
    )
    flow.y(140)
    flow.pair('Company Name:', paper.put('legal_name', paper.pick(firms.GB)), 150, { face: 'serif-bold', after: 5 })
    flow.pair(
      'Company Number:',
      paper.put('registration_number', paper.code(paper.pick(['0#######', '1#######', 'SC######']))),
      150,
      { face: 'serif-bold', after: 5 },
    )
    flow.pair(
      code === 'AR01' ? 'Date of this return:' : paper.pick(['Confirmation Statement date:', 'Statement date:']),
      paper.put('document_date', made, paper.chance(0.5) ? numeric(made, 'd/m/Y') : british(made)),
      150,
      { after: 5 },
    )
    flow.pair('SIC codes:', paper.code('4####'), 150, { after: 5 })
    flow.pair('Company Type:', 'Private company limited by shares', 150, { after: 16 })
    flow.put(box(70, flow.y(), 455, 22, { fill: '#eee' }))
    flow.p('Statement of Capital (Share Capital)', { face: 'serif-bold', indent: 6, after: 12 })
    const shares = paper.between(1, 20) * 100
    for (const [caption, value] of [
      ['Class of Shares', 'ORDINARY'],
      ['Currency', 'GBP'],
      ['Number allotted', String(shares)],
      ['Aggregate nominal value', `${shares}.00`],
      ['Amount paid per share', '1.00'],
    ] as const)
      flow.pair(caption, value, 180)
    flow.p(
      'Prescribed particulars: each share is entitled to one vote in any circumstances, and to participate pari passu in dividends and in a distribution.',
      { size: 8.5 },
    )
    flow.turn()
    flow.p(paper.pick(['Officers of the company', 'Details of Officers', 'Company Directors']), {
      size: 13,
      face: 'serif-bold',
    })
    const block = (index: number, name: readonly (readonly [string, string])[]) => {
      flow.p(`Company Director ${index + 1}`, { face: 'serif-bold', after: 2 })
      for (const [caption, value] of name) flow.pair(caption, value, 150)
      flow.gap(8)
    }
    const names = people.map(({ first, last }) => `${first.toUpperCase()} ${last.toUpperCase()}`)
    listed(paper, 'directors', names).forEach((name, index) =>
      block(index, [
        ['Name:', name],
        ['Service Address recorded as:', 'Company’s registered office'],
        ['Country/State Usually Resident:', paper.pick(['ENGLAND', 'WALES', 'SCOTLAND'])],
        ['Date of Birth:', `**/${paper.code('0#').replace('00', '01')}/19${paper.between(50, 95)}`],
        ['Nationality:', 'BRITISH'],
        ['Occupation:', paper.pick(['DIRECTOR', 'ENGINEER', 'CHEF', 'CONSULTANT'])],
      ]),
    )
    flow.p('Full details of Shareholders', { size: 13, face: 'serif-bold' })
    flow.p(
      'The details below relate to individuals/corporate bodies that were shareholders during the review period.',
      { size: 8.5 },
    )
    const part = Math.round(shares * 0.6)
    flow.pair('Shareholding 1:', `${part} ORDINARY shares held as at the date of this statement`, 110, { size: 9 })
    flow.pair('Name:', `${paper.pick(['HOLDFAST', 'LYCHGATE', 'MARLSTONE'])} HOLDINGS LTD`, 110, { size: 9 })
    flow.pair('Shareholding 2:', `${shares - part} ORDINARY shares held as at the date of this statement`, 110, {
      size: 9,
    })
    flow.pair('Name:', `${paper.pick(['GREENWAY', 'UPLAND', 'TIDEMILL'])} NOMINEES LTD`, 110, { size: 9 })
    flow.gap(16)
    flow.p(
      'Authorisation: Authenticated. This form was authorised by one of the following: Director, Secretary, Person Authorised, Charity Commission Receiver and Manager, CIC Manager, Judicial Factor.',
      { size: 8.5 },
    )
    return flow.sheets()
  },
}
