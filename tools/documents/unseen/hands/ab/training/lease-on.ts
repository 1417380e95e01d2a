import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A standard form tenancy agreement: tenants in a ruled list, last name column before first name. */
export const leaseOn: UnseenLayout = {
  name: 'lease-on',
  docType: 'lease',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'on')
    const people = [next('F'), next('M'), next()].slice(0, paper.between(2, 3))
    const home = next()
    const p = pen('sans')
    const signed = addDays(paper.today, -paper.between(20, 340))
    const start = `${addDays(signed, 32).slice(0, 8)}01`
    p.b(40, 52, 'Residential Tenancy Agreement (Standard Form of Lease)', 13)
    ;(p.fill(40, 66, 532, 18, '#dcdcdc'), p.b(46, 79, '1. Parties to the Agreement'))
    ;(p.t(46, 100, "Landlord's Legal Name", 7.4),
      p.frame(40, 104, 532, 20),
      p.t(
        48,
        118,
        paper.put(
          'landlord_name',
          `${paper.pick(['Briarwood', 'Kipling Towers', '1450 King', 'Sterling'])} ${paper.pick(['Property Management Inc.', 'Holdings Ltd.', 'Residential LP'])}`,
        ),
        10,
      ))
    ;(p.t(46, 140, 'Tenant(s)', 8), p.t(46, 152, 'Last Name', 7.4), p.t(310, 152, 'First Name', 7.4))
    holders(
      paper,
      people.map((one) => `${one.surname} ${one.given}`),
    )
    people.forEach((one, index) => {
      ;(p.frame(40, 156 + index * 20, 266, 20), p.frame(306, 156 + index * 20, 266, 20))
      ;(p.t(48, 170 + index * 20, one.surname, 10), p.t(314, 170 + index * 20, one.given, 10))
    })
    ;(p.fill(40, 232, 532, 18, '#dcdcdc'), p.b(46, 245, '2. Rental Unit'))
    p.t(46, 264, 'The landlord will rent to the tenant the rental unit at:', 8.4)
    p.col(60, 284, 14, address(paper, home.lines), 10)
    p.t(46, 320, `Number of vehicle parking spaces:  ${paper.between(0, 2)}`, 8.4)
    ;(p.fill(40, 336, 532, 18, '#dcdcdc'), p.b(46, 349, '4. Term of Tenancy Agreement'))
    ;(p.t(46, 372, 'This tenancy starts on:', 8.4), p.t(200, 372, day(paper, 'lease_start', start, 'YYYY/MM/DD'), 10))
    ;(p.t(46, 392, '[x] a fixed length of time ending on:', 8.4),
      p.t(230, 392, day(paper, 'lease_end', addDays(addYears(start, 1), -1), 'YYYY/MM/DD'), 10))
    ;(p.fill(40, 410, 532, 18, '#dcdcdc'), p.b(46, 423, '5. Rent'))
    p.t(46, 446, 'Rent is to be paid on the first day of each month.', 8.4)
    const rent = paper.between(120, 290) * 1000
    const parking = paper.pick([0, 7500, 10000])
    ;[
      ['Base rent for the rental unit', rent - parking],
      ['Parking (if applicable)', parking],
      ['Total Rent (Lawful Rent)', rent],
    ].forEach(([label, cents], index) => {
      p.t(60, 468 + index * 18, String(label))
      p.r(
        400,
        468 + index * 18,
        index === 2 ? sum(paper, 'monthly_rent', rent, '$ #') : `$ ${(Number(cents) / 100).toFixed(2)}`,
        9.4,
      )
      p.rule(300, 472 + index * 18, 404)
    })
    ;(p.b(46, 560, 'Signatures'),
      p.para(46, 576, 520, 'By signing this agreement, the landlord and the tenants agree to follow its terms.', 8.4))
    people.forEach((one, index) => {
      ;(p.t(46, 606 + index * 24, `${one.given.charAt(0)}. ${one.surname}`, 9), p.rule(150, 608 + index * 24, 380))
    })
    ;(p.t(400, 606, 'Date', 8), p.t(440, 606, day(paper, 'document_date', signed, 'YYYY/MM/DD'), 9.4))
    p.t(46, 764, 'SPECIMEN    Page 1 of 7    2229E (2020/12)', 8)
    return [p.sheet()]
  },
}
