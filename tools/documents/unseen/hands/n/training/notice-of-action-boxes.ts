import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, listed, named } from '../people.ts'
import { day, putAddress, putDay, recent } from '../print.ts'

/** A notice of an American agency: boxes with small captions on top (received, priority and notice date), the address under them. */
export const noticeOfActionBoxes: UnseenLayout = {
  name: 'notice-of-action-boxes',
  docType: 'government_letter',
  country: 'US',
  form: 'page',
  draw(paper) {
    const [person] = crowd(paper, 'US', 1)
    if (person === undefined) throw new Error('Nobody applies.')
    const page = openWriter('letter', { face: 'serif', size: 9.5 })
    const sent = recent(paper)
    const received = addDays(sent, -paper.between(6, 40))
    const issuer = paper.put(
      'issuer_name',
      paper.pick([
        'Bureau of Residency Services',
        'Tidewater County Tax Assessor',
        'Office of Benefits Administration',
        'State of Franklin Department of Motor Vehicles',
      ]),
    )
    page.say(
      40,
      44,
      paper.pick(['Department of Home Affairs', 'Administrative Division', 'Form N-797C, Notice of Action']),
      { face: 'serif-bold', size: 9 },
    )
    page.say(40, 56, issuer, { size: 9 })
    page.rule(40, 64, 572, '#000', 1.4)
    page.say(
      40,
      84,
      paper.pick(['THIS NOTICE DOES NOT GRANT ANY STATUS OR BENEFIT.', 'KEEP THIS NOTICE WITH YOUR RECORDS']),
      { face: 'serif-bold', size: 10 },
    )
    const form = paper.pick(['slashMdy', 'en'] as const)
    const holder = paper.put('document_holder_name', paper.chance(0.5) ? listed(person) : named(person).toUpperCase())
    page.cell(40, 100, 177, 28, 'Receipt Number', paper.put('reference_number', paper.code('@@@##########')))
    page.cell(217, 100, 177, 28, 'Received Date', day(received, form))
    page.cell(
      394,
      100,
      178,
      28,
      'Case Type',
      paper.pick(['I85 - Replacement card', 'TR-12 Change of address', 'Benefit redetermination']),
      { size: 8 },
    )
    page.cell(
      40,
      128,
      177,
      28,
      paper.pick(['Notice Date', 'Date of Notice']),
      putDay(paper, 'document_date', sent, form),
    )
    page.cell(217, 128, 177, 28, 'Page', '1 of 1')
    page.cell(394, 128, 178, 28, paper.pick(['Applicant', 'Beneficiary', 'Petitioner']), holder, { size: 8 })
    page.say(70, 196, holder)
    page.column(70, 209, putAddress(paper, 'address', person.lines))
    page.column(
      400,
      196,
      [
        'Notice Type: ' + paper.pick(['Receipt Notice', 'Approval Notice', 'Transfer Notice']),
        `Amount received: $${paper.pick(['85.00', '410.00', '0.00'])} U.S.`,
        `Section: ${paper.code('##')} CFR`,
      ],
      { size: 8.5 },
    )
    let y = page.wrap(
      40,
      290,
      532,
      'We have received the form and the supporting documents of the person named above. Please notify us immediately if any of the information above is incorrect. We will mail a notice if biometrics, a corrected name or new evidence is required.',
      { leading: 14 },
    )
    y = page.wrap(
      40,
      y + 10,
      532,
      `Processing time: on the date of this notice, similar cases take about ${paper.between(2, 14)} months. You may check your case status on our website using the number above, or call 1-800-555-0${paper.code('1##')}.`,
      { leading: 14 },
    )
    if (paper.chance(0.5))
      y = page.wrap(
        40,
        y + 10,
        532,
        'If you have a hearing or speech impairment, dial the TDD number. If you move, you must report your new address within ten (10) days of moving.',
        { leading: 14 },
      )
    page.column(
      40,
      690,
      ['Potomac Service Center', issuer, 'P.O. Box 660128', 'Dallas TX 75266', 'Customer Contact: 800-555-0134'],
      { size: 8 },
    )
    return [page.sheet('Please see the additional information on the back. SPECIMEN')]
  },
}
