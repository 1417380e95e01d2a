import { addDays } from '../../../../calendar.ts'
import { line } from '../../../../drawing/sheet.ts'
import { signature } from '../../../../drawing/portrait.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, page } from '../kit.ts'
import { folk } from '../people.ts'

/** British solicitors answer a demand for a private parking charge on behalf of a driver. */
export const parkingSolicitors: UnseenLayout = {
  name: 'parking-solicitors',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [driver, partner, third] = [next(), next(), next()]
    const firm = `${partner.surname} ${third.surname} LLP`
    const written = addDays(paper.today, -paper.between(3, 140))
    const parked = addDays(written, -paper.between(30, 90))
    const { say, rows, flow, add, marks } = easel({ face: 'serif', size: 10 })
    say(297, 62, firm.toUpperCase(), { face: 'serif-bold', size: 17, align: 'middle', color: '#1f2c3d' })
    say(297, 78, 'S O L I C I T O R S', { size: 8, align: 'middle', color: '#1f2c3d' })
    add(line(60, 90, 535, 90, { stroke: '#1f2c3d', strokeWidth: 0.8 }))
    rows(60, 126, 13, [
      `${paper.pick(['Kestrel Parking', 'Gateway Car Parks'])} Ltd`,
      'Appeals Department',
      'PO Box 1187',
      'NORTHAMPTON',
      'NN1 9ZX',
    ])
    rows(380, 126, 13, [
      `Our ref   ${partner.surname.charAt(0)}${third.surname.charAt(0)}/${paper.code('#####/1')}`,
      `Your ref  ${paper.code('PCN ########')}`,
      dated(written, 'D MONTH YYYY', 'en'),
    ])
    say(60, 224, 'By email and first class post', { face: 'serif-bold', size: 9 })
    say(60, 252, 'Dear Sirs')
    const plate = paper.code('@@## @@@')
    const name = `${driver.woman ? 'Ms' : 'Mr'} ${driver.given} ${driver.surname}`
    say(60, 278, `Parking charge of £100.00, vehicle ${plate}, ${dated(parked, 'D MONTH YYYY', 'en')}`, {
      face: 'serif-bold',
    })
    const paragraphs = [
      `We act for ${name} of ${driver.lines.join(', ')}, the keeper of the above vehicle. We refer to your letter before claim, in which you demand the sum of £170.00 including so-called debt recovery costs.`,
      `Our client disputes the charge in its entirety. The machine at the site was out of order between ${paper.between(9, 11)}.10 and ${paper.between(12, 15)}.45, as the enclosed photographs show, and the sign at the entrance was hidden by a hedge. No contract was formed.`,
      'Further, your notice to keeper was posted more than 14 days after the event and so does not comply with paragraph 9 of Schedule 4 to the Protection of Freedoms Act 2012. Our client is under no duty to name the driver.',
      `Please confirm by 4 pm on ${dated(addDays(written, 14), 'D MONTH YYYY', 'en')} that the charge is cancelled. Should you issue proceedings, we are instructed to accept service and to defend them, and will refer the court to this letter on the question of costs.`,
    ]
    let y = 304
    for (const content of paragraphs) y = flow({ x: 60, y, width: 475, leading: 15 }, content) + 10
    say(60, y + 8, 'Yours faithfully')
    add(...signature(60, y + 20, 0.7, paper.pick([0, 1])))
    rows(60, y + 82, 13, [firm, `Direct line ${paper.code('01632 960 ###')}`], { size: 9 })
    say(60, y + 122, 'Enc. 4 photographs', { size: 8.4 })
    flow(
      { x: 60, y: 784, width: 475, leading: 9 },
      `${firm} is a limited liability partnership registered in England and Wales (OC${paper.code('######')}), authorised and regulated by the Solicitors Regulation Authority. Registered office: 3 Assize Court, ${partner.town}. SPECIMEN.`,
      { size: 6.8, color: '#555' },
    )
    return [page(marks)]
  },
}
