import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, emblem, letter, money, putAddress, putDate } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  'Federal Old-Age Benefits Administration',
  'Veterans Compensation Bureau',
  'State of Columbia Department of Human Assistance',
  'Office of Refugee Settlement',
] as const

/** An American benefit letter in typewriter-like lines: date and claim number on the right, headings between short sentences, no salutation. */
export const usBenefitVerification: UnseenLayout = {
  name: 'us-benefit-verification',
  docType: 'government_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'US')
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const written = addDays(paper.today, -paper.between(1, 90))
    const look = paper.pick(['en', 'en', 'mdy', 'enShort'] as const)
    const face = paper.pick(['mono', 'serif', 'sans'] as const)
    const block = putAddress(
      paper,
      home(paper, 'US').map((row) => row.toUpperCase()),
    )
    const name = paper.put('document_holder_name', who.full.toUpperCase())
    const number = paper.put(
      'reference_number',
      paper.code(paper.pick(['##@####@#####', '###-##-####@', '@########', 'CN ######-##'])),
    )
    const facts = column(370, 108, 200, { size: 9, face })
      .say(`${paper.pick(['Date: ', '', 'Notice Date: '])}${putDate(paper, 'document_date', written, look)}`)
      .say(`${paper.pick(['BNC#:', 'Claim Number:', 'Case No.', 'Refer to:', 'File Number:'])} ${number}`)
    const monthly = paper.between(61_000, 290_000)
    const part = paper.pick([17_480, 18_500, 20_290])
    const high = paper.chance(0.5)
    const window = column(72, high ? 150 : 176, 300, { size: 9.5, face: 'mono' }).list([name, ...block])
    const body = column(72, high ? 236 : 262, 470, { size: face === 'mono' ? 9 : 10, face, leading: 1.5 })
    body
      .say(
        paper.pick([
          'You asked us for information from your record. The information that you requested is shown below. If you want anyone else to have this information, you may send them this letter.',
          'This letter certifies the benefits on our records for the person named above.',
          'We are writing to give you proof of the payments you receive.',
        ]),
      )
      .gap(8)
    body
      .say(paper.pick(['Information About Current Benefits', 'Your Monthly Payment', 'SUMMARY OF AWARD']), {
        face: face === 'mono' ? 'mono-bold' : 'sans-bold',
      })
      .gap(4)
    body
      .say(
        `Beginning ${paper.pick(['December', 'January', 'March'])} ${paper.pick(['2024', '2025'])}, the full monthly benefit before any deductions is ${money(monthly, 'dollars')}.`,
      )
      .gap(6)
    body
      .say(
        `We deduct ${money(part, 'dollars')} for medical insurance premiums each month. The regular monthly payment is ${money(monthly - part, 'dollars0')}. (We must round down to the whole dollar.)`,
      )
      .gap(6)
    body
      .say(`Payments are made on or about the ${paper.pick(['second', 'third', 'fourth'])} Wednesday of each month.`)
      .gap(8)
    body
      .say(paper.pick(['If You Have Questions', 'Suspect Fraud?', 'Need more information?']), {
        face: face === 'mono' ? 'mono-bold' : 'sans-bold',
      })
      .say(
        `Visit www.example.gov or call toll-free 1-800-555-0139. Your local office is at ${home(paper, 'US').join(', ')}. Please have this letter with you if you visit.`,
      )
      .gap(26)
    body.say(issuer, { face: face === 'mono' ? 'mono' : 'serif-bold' })
    const isHead = paper.chance(0.6)
    const head = isHead
      ? [
          ...emblem(48, 38, 46, '', '#1d2f5f', 'ring'),
          ...column(110, 40, 350, { size: 15, face: 'serif-bold', color: '#1d2f5f' }).say(issuer).marks,
          text(110, 84, paper.pick(['Important Information', 'Benefit Verification Letter']), {
            size: 11,
            face: 'serif',
          }),
        ]
      : [
          text(564, 60, paper.pick(['Proof of Benefits', 'AWARD LETTER']), {
            size: 13,
            face: 'serif-bold',
            align: 'right',
          }),
        ]
    return [
      letter([
        ...head,
        ...facts.marks,
        ...window.marks,
        ...body.marks,
        text(540, 770, paper.pick(['See Next Page', '', 'Form 2458-B']), { size: 8, align: 'right' }),
      ]),
    ]
  },
}
