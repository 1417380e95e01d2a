import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer } from '../companies.ts'
import { dollarsEnglish, englishDates } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** A notice of a delivery, an order on the Web, a parking fine or a ticket, with addresses, numbers and a sum. */
export const parcelFine: UnseenLayout = {
  name: 'parcel-fine',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const [day, money] = [paper.pick(englishDates), paper.pick(dollarsEnglish.slice(0, 3))]
    const page = openPage('letter', paper.pick([...families, 'mono']))
    const person = nameOf(someone(paper, 'CA'), paper.pick(['plain', 'capitals', 'commaCaps']))
    const kind = paper.between(0, 3)
    const titles = [
      'SHIPPING LABEL - EXPEDITED',
      'PARKING INFRACTION NOTICE',
      'Order confirmation',
      'E-TICKET ITINERARY / RECEIPT',
    ]
    const facts = [
      ['Ship to', 'Tracking no.', 'Weight', 'From'],
      ['Plate no.', 'Officer no.', 'Offence date', 'Set fine'],
      ['Order no.', 'Placed on', 'Total paid', 'Card ending'],
      ['Passenger', 'Booking reference', 'Departs', 'Fare'],
    ]
    page.t(60, 60, titles[kind] ?? '', { size: 17, bold: true })
    page.add(box(50, 36, 512, 330, { stroke: '#222', strokeWidth: 1.4 }), line(50, 76, 562, 76))
    page.col(64, 104, 15, [person, ...homeLines(paper, home(paper, 'CA'), 'CA', true)], { size: 11 })
    const values = [
      paper.code('@@## ####'),
      paper.code('#### #### ####'),
      day(addDays(paper.today, -paper.between(1, 40))),
      money(paper.between(1_500, 60_000)),
    ]
    ;(facts[kind] ?? []).forEach((label, index) =>
      page.cell([60 + (index % 2) * 246, 190 + Math.floor(index / 2) * 44, 240, 40], label, values[index] ?? '', {
        size: 11,
      }),
    )
    for (let bar = 0; bar < 70; bar += 1)
      if (paper.chance(0.6)) page.add(box(70 + bar * 6, 300, paper.between(1, 5), 44, { fill: '#111' }))
    page.para(
      60,
      400,
      500,
      paper.pick([
        'Keep this part for your records. Unpaid fines may be added to your plate renewal.',
        'Thank you for shopping with us! Returns within 30 days.',
        'Please be at the gate 30 minutes before departure. No refunds.',
        `Sender: ${employer(paper, 'CA')}, Unit 4, Dock 12.`,
      ]),
      { size: 9 },
    )
    return [page.sheet()]
  },
}
