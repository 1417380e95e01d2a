import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day } from '../kit.ts'
import { home, somebody, titled } from '../people.ts'

/** A hospital’s letter about an appointment, with an address and numbers as an office would print them. */
export const gbHospitalAppointment: UnseenLayout = {
  name: 'gb-hospital-appointment',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'GB')
    const written = addDays(paper.today, -paper.between(1, 20))
    const body = column(60, 110, 475, { size: 10.5, leading: 1.5 })
      .list([`${titled(who, 'GB')} ${who.full}`, ...home(paper, 'GB')])
      .gap(12)
    body
      .pair('Hospital number', paper.code('M#######'), 130)
      .pair('Patient number', paper.code('### ### ####'), 130)
      .pair('Date typed', day(written, 'dmy'), 130)
      .gap(12)
      .say(`Dear ${titled(who, 'GB')} ${who.surname}`)
      .gap(6)
    body
      .say(
        `An outpatient appointment has been made for you in the ${paper.pick(['Eye Clinic', 'Dermatology Department', 'Fracture Clinic'])} with ${somebody(paper, 'GB').full} on ${day(addDays(written, paper.between(14, 70)), 'gb')} at ${paper.between(9, 15)}:${paper.pick(['00', '20', '45'])}.`,
      )
      .gap(6)
      .list([
        'Please bring this letter and a list of your medicines.',
        'If you cannot attend, tell us at least 48 hours before.',
      ])
      .gap(12)
      .say('Yours sincerely')
      .say('Outpatient Booking Team')
    return [
      a4([
        text(535, 56, paper.pick(['Swaledale Hospitals Trust', 'Royal Tamar Infirmary']), {
          size: 14,
          face: 'sans-bold',
          color: '#005eb8',
          align: 'right',
        }),
        text(535, 70, 'Appointments: 0300 555 0144', { size: 8.5, align: 'right' }),
        ...body.marks,
      ]),
    ]
  },
}
