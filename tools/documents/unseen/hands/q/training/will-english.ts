import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signLine, signLines, stamp } from '../blocks.ts'
import { add, need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A typed will of a common law lawyer: everything in clauses, the date in the attestation, witnesses beside the testator. */
export const willEnglish: UnseenLayout = {
  name: 'will-english',
  docType: 'will',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const land = 'CA'
    const people = crowd(paper, land, 7)
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'serif', 'mono', 'sans'], letter: [9, 10.5] })
    const [testator] = people
    if (testator === undefined) throw new Error('Nobody')
    const name = paper.put('document_holder_name', named(testator, paper.pick(['upper', 'plain', 'upperLast'])))
    const [street, town] = address(paper, land)
    const chosen = people.slice(1, paper.chance(0.5) ? 2 : 3)
    const executors = listed(paper, 'executors', chosen, paper.pick(['upper', 'plain', 'plain']))
    const [heir, second, witness, other] = people.slice(3).map((one) => named(one))
    const signed = addDays(paper.today, -paper.between(60, 4200))
    const form = paper.pick(['enOrdinal', 'enLong', 'enBritish', 'enOrdinal'] as const)
    const when = putDate(paper, 'document_date', signed, form)
    const kin = paper.pick(['my spouse', 'my sister', 'my friend', 'my brother', 'my daughter'])
    const all = `*${enumerated(executors, 'and')}*`
    const opening = [
      `THIS IS THE LAST WILL AND TESTAMENT of me, *${name}*, of ${street}, ${town}, retired.`,
      `I, *${name}*, presently residing at ${street}, ${town}, being of sound mind, declare this to be my last Will.`,
      `This is the last Will of *${name}*, of ${street}, ${town}.`,
    ]
    const appointments = [
      `I NOMINATE, CONSTITUTE AND APPOINT ${kin}, ${all}, to be the Executor${chosen.length > 1 ? 's' : ''} and Trustee${chosen.length > 1 ? 's' : ''} of this my Will (hereinafter “my Trustees”).`,
      `I appoint ${all} as Estate Trustee${chosen.length > 1 ? 's' : ''} of my estate, and give all my property, wherever situate, to my Trustees upon the trusts below.`,
      `My personal representative${chosen.length > 1 ? 's' : ''} shall be ${all}, who shall not be required to post a bond in any jurisdiction.`,
      `I name ${all} of the same place, ${kin}, as sole executor${chosen.length > 1 ? 's, jointly' : ''} hereof.`,
    ]
    const clauses = [
      'I HEREBY REVOKE all Wills and Codicils and other testamentary dispositions of every nature and kind whatsoever made by me heretofore.',
      paper.pick(appointments),
      'My Trustees shall pay out of my general estate my just debts, funeral and testamentary expenses and all duties payable on my death.',
      `To deliver to my niece ${heir ?? ''} the piano and such articles of a personal, domestic or household nature as she may select.`,
      `To pay to ${second ?? ''} the sum of FIVE THOUSAND DOLLARS ($5,000.00), if living thirty days after my death.`,
      'To divide the residue of my estate among my issue alive at my death in equal shares per stirpes.',
      'My Trustees may sell, call in and convert into money all of my estate not consisting of money at such time as they in their uncontrolled discretion decide upon.',
    ].filter((_, index) => index < 3 || paper.chance(0.75))
    if (paper.chance(0.6)) {
      para(flow, paper.pick(['LAST WILL AND TESTAMENT', 'LAST WILL', 'W I L L']), {
        align: 'middle',
        size: 15,
        bold: true,
        after: 14,
      })
    }
    para(flow, paper.pick(opening), { after: 10 })
    for (const [index, clause] of clauses.entries()) {
      para(flow, `${paper.pick([`${index + 1}.`, `${index + 1}.`])}  ${clause}`, { x: flow.left + 18, after: 8 })
    }
    need(flow, 190)
    const attested = [
      `IN TESTIMONY WHEREOF I have to this my Will, written upon this and the preceding pages of paper, subscribed my name this ${when}.`,
      `DATED at ${town.split(/[ ,]/)[0] ?? ''} ${form === 'enOrdinal' ? 'this' : 'on'} ${when}.`,
      `I have signed this Will ${form === 'enOrdinal' ? 'on the' : 'on'} ${when} in the presence of both witnesses.`,
    ]
    para(flow, paper.pick(attested), { after: 4 })
    const half = (flow.right - flow.left) / 2 - 12
    const below = signLine(flow, [paper.pick(['Testator', name, 'Signature of testator'])], {
      x: flow.left + half + 24,
      width: half,
      above: named(testator),
    })
    para(
      flow,
      'SIGNED by the testator in our presence, both present at the same time, who at the testator’s request have subscribed our names as witnesses:',
      { width: half, size: flow.letter - 1 },
    )
    flow.y = Math.max(flow.y, below) + 10
    signLines(flow, [
      ['Witness', witness ?? '', paper.pick(['Legal assistant', 'Barrister & Solicitor', 'Neighbour'])],
      ['Witness', other ?? '', address(paper, land).join(', ')],
    ])
    if (paper.chance(0.5))
      add(
        flow,
        ...stamp(
          flow.right - 60,
          flow.size.height - 84,
          ['CERTIFIED COPY', dated(addDays(signed, 0), 'enDash')],
          '#8b1e2d',
        ),
      )
    rule(flow, { color: '#999', width: 0.4 })
    return sheetsOf(
      flow,
      [`${office(paper, land)} – Will file W-${paper.code('####')} – page {page} of {pages} – SPECIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
