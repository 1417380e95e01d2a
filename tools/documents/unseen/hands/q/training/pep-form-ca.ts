import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, logo, signLine, square } from '../blocks.ts'
import { add, need, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { crowd, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

const questions = [
  [
    'pep_foreign',
    [
      'Are you, a family member or a close associate a politically exposed FOREIGN person?',
      'Foreign PEP: have you ever held, in or on behalf of a foreign state, one of the offices listed?',
      'A. Politically exposed foreign person (PEFP)',
    ],
  ],
  [
    'pep_domestic',
    [
      'Are you a politically exposed DOMESTIC person, or have you been one in the last five years?',
      'Domestic PEP: federal, provincial or municipal office held within the past 5 years?',
      'B. Politically exposed domestic person (PEDP)',
    ],
  ],
  [
    'pep_hio',
    [
      'Are you the head of an international organization (HIO), or related to one?',
      'HIO: do you lead an international organization established by states?',
      'C. Head of an international organization',
    ],
  ],
  [
    'third_party',
    [
      'Will any other person or entity give instructions on this account (third party)?',
      'Third party determination: is the account to be used by or on behalf of a third party?',
      'D. Acting for a third party',
    ],
  ],
] as const

/** A Canadian dealer's declaration with yes and no squares or words, an advisor's name beside the client's, sworn facts below. */
export const pepFormCa: UnseenLayout = {
  name: 'pep-form-ca',
  docType: 'pep_declaration',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [client, advisor] = crowd(paper, 'CA', 2)
    if (!client || !advisor) throw new Error('Nobody')
    const flow = openFlow(paper, {
      size: 'letter',
      faces: ['sans', 'narrow', 'serif'],
      letter: [8.5, 10],
      margin: [40, 66],
    })
    const firm = paper.pick([
      'Birchmount Securities Inc.',
      'Passage Wealth Partners',
      'Grand River Mutual',
      'Aurora Coast Life',
    ])
    const signed = addDays(paper.today, -paper.between(0, 400))
    const form = paper.pick(['enLong', 'iso', 'yearSlash', 'enDash', 'enShort'] as const)
    const name = paper.put(
      'document_holder_name',
      named(client, paper.pick(['plain', 'comma', 'upper', 'upperLast', 'commaPlain'])),
    )
    const color = paper.pick(['#274b7a', '#6a2c4d', '#2f5d3a', '#222'])
    add(flow, ...logo(flow.right - 28, flow.y, firm.charAt(0), { color, kind: paper.between(0, 2), size: 28 }))
    para(
      flow,
      paper.pick([
        'PEP / HIO and Third Party Declaration',
        'POLITICALLY EXPOSED PERSON DETERMINATION FORM',
        'Politically Exposed Persons and Third-Party Determination',
        'Declaration of political exposure',
      ]),
      { size: 14, bold: true, width: 400, color, after: 8 },
    )
    if (paper.chance(0.5)) {
      cells(
        flow,
        [
          [paper.pick(['Client name', 'Name of account holder', 'Applicant (last name, first name)']), name, 3],
          ['Account no.', paper.code('@##-####'), 1.2],
        ],
        { height: 32 },
      )
      cells(
        flow,
        [
          ['Advisor / representative', named(advisor), 2],
          ['Branch', paper.code('##'), 1],
          ['Date of birth', dated(addDays(signed, -paper.between(9000, 27000)), form), 1.4],
        ],
        { height: 32 },
      )
    } else {
      pair(flow, paper.pick(['Client:', 'I, the undersigned:', 'Name of individual:']), `*${name}*`)
      pair(flow, 'Address:', address(paper, 'CA').join(', '))
      pair(flow, 'Advisor:', `${named(advisor)}, ${firm}`)
    }
    flow.y += 10
    const mode = paper.pick(['squares', 'squares', 'words', 'single'] as const)
    const kept = questions.filter((_, index) => index < 3 || paper.chance(0.75))
    const wording = paper.between(0, 2)
    for (const [index, [field, texts]] of kept.entries()) {
      need(flow, 70)
      const isYes = paper.chance(0.22)
      const question = texts[wording] ?? ''
      const start = flow.y
      if (mode === 'single') {
        add(flow, ...square(flow.left, flow.y + 1, isYes, 9))
        para(flow, question.replace(/\?$/, ' – tick if this applies to you.'), { x: flow.left + 18, after: 10 })
        paper.put(field, String(isYes), '')
      } else if (mode === 'words') {
        para(flow, `${index + 1}. ${question}`, { after: 1 })
        paper.put(field, String(isYes), isYes ? 'Yes' : 'No')
        para(flow, `${paper.pick(['Answer:', 'Response:', '>'])} ${isYes ? 'Yes' : 'No'}`, {
          x: flow.left + 20,
          bold: true,
          after: 10,
        })
      } else {
        para(flow, `${index + 1}.  ${question}`, { width: flow.right - flow.left - 110, after: 10 })
        const x = flow.right - 92
        add(
          flow,
          ...square(x, start + 2, isYes, 9),
          text(x + 13, start + 10, 'Yes', { size: 8.5 }),
          ...square(x + 48, start + 2, !isYes, 9),
          text(x + 61, start + 10, 'No', { size: 8.5 }),
        )
        paper.put(field, String(isYes), '')
        if (paper.chance(0.5))
          para(flow, 'If yes: office held, country, period, relationship: ______________________________', {
            size: 7.5,
            x: flow.left + 16,
            after: 10,
          })
      }
      if (mode === 'squares' && paper.chance(0.3))
        add(
          flow,
          box(flow.left - 4, start - 4, flow.right - flow.left + 8, flow.y - start, {
            stroke: '#bbb',
            strokeWidth: 0.4,
          }),
        )
    }
    para(
      flow,
      'A family member means a spouse or common-law partner, child, parent, sibling, mother- or father-in-law. A close associate is connected for personal or business reasons.',
      { size: 7, color: '#555', after: 12 },
    )
    need(flow, 110)
    para(flow, 'I declare that the above is true and undertake to inform the firm of any change within 30 days.', {
      after: 2,
    })
    const when = putDate(paper, 'document_date', signed, form)
    const end = signLine(flow, [paper.pick(['Signature of client', 'Client signature', 'Declarant'])], {
      x: flow.left,
      width: 200,
      above: named(client),
    })
    signLine(flow, [`${paper.pick(['Date', 'Date signed', 'Dated'])}: ${when}`], { x: flow.left + 240, width: 140 })
    flow.y = end + 8
    if (paper.chance(0.5)) {
      signLine(flow, [`Reviewed by branch manager – ${paper.pick(['approved', 'no further action'])}`], {
        x: flow.left,
        width: 200,
      })
      flow.y += 40
    }
    return sheetsOf(
      flow,
      [`${firm} – ${paper.code('KYC-###')} (${paper.code('0#/2#')}) – SPECIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
