import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { listed, somebody } from '../people.ts'
import { day, recent, sum } from '../print.ts'

/** Foreign: a municipal parking ticket of Canada, mailed to the vehicle's owner: infraction cells, set fine, options. */
export const foreignParkingNotice: UnseenLayout = {
  name: 'foreign-parking-notice',
  docType: 'other',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'CA')
    const page = openWriter('letter', { face: 'sans', size: 9 })
    const made = recent(paper, 3, 40)
    const fine = paper.pick([30_00, 55_00, 100_00])
    page.say(40, 50, paper.pick(['CITY OF PORT ARLEN', 'Town of Skene Lake']), { face: 'sans-bold', size: 13 })
    page.say(572, 50, paper.pick(['PENALTY NOTICE', 'Parking Infraction Notice', 'NOTICE OF FINE AND DUE DATE']), {
      align: 'right',
      face: 'sans-bold',
      size: 13,
      color: '#b00',
    })
    page.column(60, 100, [listed(person), ...person.lines])
    page.cell(40, 170, 177, 30, 'Infraction no.', paper.code('PN #######'))
    page.cell(217, 170, 177, 30, 'Plate / province', `${paper.code('@@@@ ###')} ON`)
    page.cell(394, 170, 178, 30, 'Date and time', `${day(made, 'iso')} ${paper.code('1#')}:${paper.between(10, 59)}`)
    page.cell(
      40,
      200,
      354,
      30,
      'Did unlawfully',
      paper.pick(['Park in a prohibited area', 'Stop within 3 m of a hydrant', 'Fail to display a receipt']),
    )
    page.cell(394, 200, 178, 30, 'Vehicle', paper.pick(['2019 HOND gry', '2022 FORD wht']))
    page.cell(40, 230, 177, 30, 'Set fine', sum(fine, 'dollars'))
    page.cell(217, 230, 177, 30, 'If paid after', day(addDays(made, 15), 'iso'))
    page.cell(394, 230, 178, 30, 'Amount then due', sum(fine + 20_00, 'dollars'))
    const y = page.column(
      40,
      290,
      [
        'Your options:',
        '1. Pay online, at the counter or by cheque. Do not send cash.',
        '2. Request a review by a screening officer within 15 days.',
        '3. If you do nothing, your licence plate renewal may be refused.',
      ],
      { leading: 17 },
    )
    page.say(40, y + 12, `Officer no. ${paper.code('4##')}`)
    return [page.sheet()]
  },
}
