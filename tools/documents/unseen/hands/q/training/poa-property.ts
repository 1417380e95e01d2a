import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, signLine, signLines } from '../blocks.ts'
import { need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { putDate } from '../wording.ts'

/** The ministry's fill-in power of attorney for property: numbered parts with instructions, a substitute, witnesses. */
export const poaProperty: UnseenLayout = {
  name: 'poa-property',
  docType: 'power_of_attorney',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [grantor, first, second, witness, other] = crowd(paper, 'CA', 5)
    if (!grantor || !first || !second || !witness || !other) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'letter', faces: ['sans', 'serif', 'narrow'], letter: [8.5, 10] })
    const name = paper.put('document_holder_name', named(grantor, paper.pick(['plain', 'upper', 'upperLast'])))
    const attorneys = listed(
      paper,
      'signatories',
      paper.chance(0.5) ? [first] : [first, second],
      paper.pick(['plain', 'upper', 'upperLast']),
    )
    const when = putDate(
      paper,
      'document_date',
      addDays(paper.today, -paper.between(10, 1500)),
      paper.pick(['enLong', 'yearSlash', 'enOrdinal', 'enDash', 'enShort'] as const),
    )
    const home = address(paper, 'CA')
    const hint = { size: 6.5, color: '#555', face: 'narrow' } as const
    para(
      flow,
      paper.pick([
        'Continuing Power of Attorney for Property',
        'ENDURING POWER OF ATTORNEY',
        'Power of Attorney for Property',
        'General Power of Attorney (Financial)',
      ]),
      { size: 16, bold: true, align: paper.pick(['left', 'middle']), after: 2 },
    )
    para(
      flow,
      paper.pick([
        '(Made in accordance with the Substitute Decisions Act)',
        'Powers of Attorney Act, s. 2 – Form 1',
        'Ministry of the Attorney General – Form PGT-77E',
      ]),
      { align: 'middle', size: 7.5, after: 12 },
    )
    if (paper.chance(0.4)) {
      cells(
        flow,
        [
          ['Name of grantor / donor', name, 3],
          ['Telephone', paper.code('(###) 555-01##'), 1],
        ],
        { height: 30 },
      )
      cells(flow, [['Address of grantor', home.join(', ').replace(/ {2}/, ' '), 1]], { height: 30 })
      for (const [index, attorney] of attorneys.entries()) {
        cells(
          flow,
          [
            [
              paper.pick([`Attorney ${index + 1} (print full name)`, 'Name of attorney', 'I appoint – name']),
              attorney,
              2,
            ],
            ['Relationship', paper.pick(['Daughter', 'Friend', 'Spouse', 'Nephew']), 1],
          ],
          { height: 30 },
        )
      }
      flow.y += 12
    } else {
      para(
        flow,
        `1.  I, *${name}*, of ${home.join(', ')}, revoke any previous continuing power of attorney for property made by me and APPOINT:`,
        { after: 0 },
      )
      para(flow, `(Print or type your full name here.)`, { ...hint, align: 'middle' })
      para(flow, `*${enumerated(attorneys, 'and')}*`, { x: flow.left + 30, size: flow.letter + 1, after: 0 })
      rule(flow, { after: 1, width: 0.4 })
      para(flow, '(Print or type the name of the person or persons you appoint here.)', { ...hint, align: 'middle' })
      para(flow, 'to be my attorney(s) for property.')
    }
    const several = [
      '2.  If you have named more than one attorney and you want them to have the authority to act separately, insert the words “jointly and severally” here:',
      attorneys.length > 1 ? '*jointly and severally*' : '– – –',
    ]
    for (const one of several) para(flow, one)
    const clauses = [
      '3.  I authorize my attorney(s) for property to do on my behalf anything in respect of property that I could do if capable of managing property, except make a will, subject to the law and to any conditions or restrictions contained in this document.',
      '4.  CONDITIONS AND RESTRICTIONS: Attach, sign, and date additional pages if required. (This part may be left blank.)',
      '5.  DATE OF EFFECTIVENESS: Unless otherwise stated in this document, this continuing power of attorney will come into effect on the date it is signed and witnessed.',
      '6.  COMPENSATION: I authorize my attorney(s) to take annual compensation from my property in accordance with the fee scale prescribed by regulation.',
      'In accordance with the Act I declare that, after due consideration, I am satisfied that the authority conferred may be exercised during any mental incapacity on my part.',
    ]
    for (const clause of clauses) if (paper.chance(0.8)) para(flow, clause, { after: 8 })
    need(flow, 190)
    para(flow, paper.pick(['7.  SIGNATURE:', 'Signature of grantor', 'SIGNED, SEALED AND DELIVERED']), {
      bold: true,
      after: 0,
    })
    const half = (flow.right - flow.left) / 2 - 14
    signLine(flow, ['Signature (sign your name in the presence of two witnesses)'], {
      x: flow.left,
      width: half,
      above: named(grantor),
    })
    flow.y =
      signLine(flow, [paper.pick(['DATE:', 'Date signed:', 'Dated:', 'Executed on']) + ' ' + when], {
        x: flow.left + half + 28,
        width: half,
      }) + 14
    para(
      flow,
      '8.  WITNESSES: We have signed in the presence of the person whose name appears above and of each other, on the date shown above. Neither of us is the attorney, the spouse or a child of either.',
      { after: 0 },
    )
    signLines(flow, [
      ['Signature of witness', `Print name: ${named(witness)}`],
      ['Signature of witness', `Print name: ${named(other)}`],
    ])
    return sheetsOf(flow, [
      `${paper.pick(['PGT', 'AG', 'POA'])}-${paper.code('###')}E (2${paper.code('0##')}/0${paper.between(1, 9)})    SPECIMEN    Page {page} / {pages}`,
    ])
  },
}
