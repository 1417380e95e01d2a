import { lines, shape, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, somebody } from '../people.ts'
import { ago, american } from '../say.ts'

/** A tax agency's letter confirming a business number: window address, bold subject, the number in the text, program accounts in a table. */
export const caTaxRegistration: UnseenLayout = {
  name: 'ca-tax-registration',
  docType: 'tax_registration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      left: 62,
      right: 62,
      size: 10,
      face: paper.pick(['sans', 'serif']),
      foot: `Summerside PE  C1N 6A2    Tel. 1-800-555-0199    BN-${paper.code('##')} E (25)`,
    })
    const firm = paper.put('legal_name', paper.chance(0.5) ? paper.pick(firms.CA).toUpperCase() : paper.pick(firms.CA))
    const issued = ago(paper, 3, 2000)
    const number = luhnNumber(paper, `${paper.pick(['7', '8'])}########`)
    const bn = paper.put('business_number', paper.chance(0.5) ? number : number.replace(/(\d{5})(?=\d)/, '$1 '))
    flow.put(
      shape('M62 40 L74 40 L74 58 L62 58 Z', { fill: '#d52b1e' }),
      shape('M92 40 L104 40 L104 58 L92 58 Z', { fill: '#d52b1e' }),
      ...lines(112, 48, 10, ['Federal Revenue', 'Agency'], { size: 8.5, face: 'sans' }),
      ...lines(210, 48, 10, ['Agence fédérale', 'du revenu'], { size: 8.5, face: 'sans' }),
    )
    flow.put(
      ...lines(
        62,
        108,
        12.5,
        [
          firm,
          ...(paper.chance(0.5) ? [`C/O ${plain(somebody(paper, 'CA')).toUpperCase()}`] : []),
          ...home(paper, 'CA').map((row) => row.toUpperCase()),
        ],
        { size: 9.5, face: 'mono' },
      ),
    )
    flow.put(
      ...lines(
        400,
        108,
        13,
        [
          paper.pick(['Date', 'Notice date']),
          american(issued),
          'Business number',
          bn,
          'Reference',
          paper.code('RC-#######'),
        ],
        { size: 9, face: 'sans' },
      ),
    )
    flow.y(220)
    flow.p(
      paper.pick([
        'Subject: Your business number registration',
        'Re: Confirmation of registration',
        'Business Number (BN) – Summary of accounts',
      ]),
      { face: 'sans-bold', size: 11.5, after: 12 },
    )
    flow.p(
      paper.pick([
        `We have registered ${firm} and assigned it the Business Number ${bn}. Please keep this letter for your records and use the number whenever you deal with us.`,
        `Thank you for your request. The business number for ${firm} is ${bn}. The accounts listed below have been opened under it.`,
      ]),
      { after: 14 },
    )
    const rows = [
      ['Corporation income tax', 'RC0001', american(issued)],
      ['GST/HST', 'RT0001', american(issued)],
      ['Payroll deductions', 'RP0001', american(issued)],
      ['Import/export', 'RM0001', american(issued)],
    ].filter((_, index) => index < 2 || paper.chance(0.5))
    const { marks, bottom } = table(
      [
        { title: paper.pick(['Program account', 'Account type']), x: 68, align: 'left' },
        { title: 'Identifier', x: 300, align: 'left' },
        { title: 'Effective', x: 544, align: 'right' },
      ],
      rows,
      { x: 62, y: flow.y(), width: 488, leading: 20, size: 9.5, shade: '#e6e6e6', ink: '#222' },
    )
    flow.put(...marks)
    flow.y(bottom + 14)
    flow.p(
      'GST/HST reporting period: quarterly. Fiscal year end: December 31. If you collect less than $30,000 in four consecutive quarters you are a small supplier and may ask us to cancel the GST/HST account.',
      { after: 10 },
    )
    flow.p(
      'To file online, register for My Business Account. You may be subject to a penalty if a return is late. See guide RC4070.',
      { after: 24 },
    )
    flow.p('Yours sincerely,', { after: 30 })
    flow.p(`${plain(somebody(paper, 'CA'))}`, { after: 0 })
    flow.p('Commissioner of Revenue', { after: 0 })
    if (paper.chance(0.4))
      flow.put(
        text(306, 730, 'Ce document est aussi disponible en français.', { size: 8, face: 'sans', align: 'middle' }),
      )
    return flow.sheets()
  },
}
