import { addDays, longDate, parts } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { britishDate, column, sheetOf, signOn } from '../kit.ts'
import { crowd } from '../people.ts'

const powers = [
  'Real property transactions',
  'Tangible personal property transactions',
  'Stock and bond transactions',
  'Banking and other financial institution transactions',
  'Business operating transactions',
  'Insurance and annuity transactions',
  'Claims and litigation',
  'Tax matters',
  'ALL OF THE POWERS LISTED ABOVE',
] as const

/** An American statutory form: a capital warning, blanks filled in typewriter letters, initialed powers, a notary's block. */
export const attorneyTexas: UnseenLayout = {
  name: 'attorney-texas',
  docType: 'power_of_attorney',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'US')
    const [principal, agent, notary] = [next(), next(), next()]
    const middle = paper.pick(['A.', 'J.', 'L.', 'R.'])
    const signed = addDays(paper.today, -paper.between(6, 800))
    const holder = paper.put('document_holder_name', `${principal.given} ${middle} ${principal.surname}`)
    const attorney = paper.put('signatories', `${agent.given} ${agent.surname}`)
    const { day, month, year } = parts(signed)
    const [, monthName = ''] = britishDate(signed, true).split(' ')
    const ordinal = britishDate(signed, true).split(' ')[0] ?? String(day)
    const body = column(64, 62, 484, { size: 9.4, face: 'serif', leading: 13 })
    body.say('STATUTORY DURABLE POWER OF ATTORNEY', { size: 13, face: 'serif-bold', align: 'middle' })
    body.skip(8)
    body.say(
      'NOTICE: THE POWERS GRANTED BY THIS DOCUMENT ARE BROAD AND SWEEPING. THEY ARE EXPLAINED IN THE DURABLE POWER OF ATTORNEY ACT, SUBTITLE P, TITLE 2, ESTATES CODE. IF YOU HAVE ANY QUESTIONS ABOUT THESE POWERS, OBTAIN COMPETENT LEGAL ADVICE. YOU MAY REVOKE THIS POWER OF ATTORNEY IF YOU LATER WISH TO DO SO.',
      { size: 8.4 },
    )
    body.skip(8)
    body.say(
      `I, ${holder}, of ${principal.lines.join(', ')}, appoint ${attorney}, of ${agent.lines.join(', ')}, as my agent to act for me in any lawful way with respect to all of the following powers that I have initialed below.`,
    )
    body.skip(6)
    body.say(
      'TO GRANT ALL OF THE FOLLOWING POWERS, INITIAL THE LINE IN FRONT OF THE LAST POWER AND IGNORE THE LINES IN FRONT OF THE OTHER POWERS LISTED.',
      { size: 8.4 },
    )
    const top = body.bottom() + 8
    const initials = `${principal.given.charAt(0)}${middle.charAt(0)}${principal.surname.charAt(0)}`
    const list = powers.flatMap((power, index) => {
      const y = top + index * 15
      const isChosen = index === powers.length - 1
      return [
        line(70, y + 2, 104, y + 2),
        text(112, y, power, { size: 9.2, face: isChosen ? 'serif-bold' : 'serif' }),
        ...(isChosen ? [text(76, y, initials, { size: 10, face: 'mono', color: '#22306e' })] : []),
      ]
    })
    const rest = column(64, top + powers.length * 15 + 8, 484, { size: 9.4, face: 'serif', leading: 13 })
    rest.say(
      'SPECIAL INSTRUCTIONS: None. This power of attorney is not affected by my subsequent disability or incapacity. I agree that any third party who receives a copy of this document may act under it.',
    )
    rest.skip(8)
    const written = `${ordinal} day of ${monthName}, ${year}`
    rest.say(`Signed this ${paper.put('document_date', signed, written)}.`)
    const y = rest.bottom() + 34
    const block = column(64, y + 40, 300, { size: 8.8, face: 'serif', leading: 12 })
    block.say('State of Texas')
    block.say(`County of ${paper.pick(['Bexar', 'Travis', 'Harris', 'Collin'])}`)
    block.say(`This document was acknowledged before me on ${longDate(signed, 'en')} by ${holder}.`)
    return [
      sheetOf('letter', [
        ...body.marks,
        ...list,
        ...rest.marks,
        ...signOn(330, y, 210, [holder, '(your signature)']),
        ...block.marks,
        box(384, y + 40, 164, 56, { stroke: '#3a3a7a', strokeWidth: 1.2 }),
        text(392, y + 55, `${notary.given} ${notary.surname}`.toUpperCase(), {
          size: 8,
          face: 'sans-bold',
          color: '#3a3a7a',
        }),
        text(392, y + 67, 'Notary Public, State of Texas', { size: 7.6, face: 'sans', color: '#3a3a7a' }),
        text(
          392,
          y + 78,
          `Comm. Expires ${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}-${year + 3}`,
          { size: 7.6, face: 'sans', color: '#3a3a7a' },
        ),
        text(392, y + 89, paper.code('Notary ID 13#######'), { size: 7.6, face: 'sans', color: '#3a3a7a' }),
        text(64, 774, 'SPECIMEN', { size: 7 }),
      ]),
    ]
  },
}
