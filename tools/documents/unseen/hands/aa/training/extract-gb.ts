import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, joined, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A report on a British company: overview in two columns, officers with resigned ones among them, significant controllers. */
export const extractGb: UnseenLayout = {
  name: 'extract-gb',
  docType: 'registry_extract',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'GB')
    const active = Array.from({ length: paper.between(1, 3) }, next)
    const gone = next()
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(1, 60))
    const begun = addDays(sent, -paper.between(300, 8000))
    const owners = active.slice(0, paper.between(1, 2))
    page.box(0, 0, 595, 54, { fill: '#0b0c0c' })
    page.t(40, 34, paper.put('issuer_name', 'Companies House'), 16, 'sans-bold', { color: '#ffffff' })
    page.r(
      555,
      34,
      `Company snapshot created ${paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))}`,
      8.6,
      'sans',
      '#ffffff',
    )
    page.t(40, 86, paper.put('legal_name', `${firm(paper, 'GB').toUpperCase()} LIMITED`), 17, 'sans-bold')
    page.t(40, 104, `Company number ${paper.put('registration_number', paper.code('0#######'))}`, 10)
    page.t(40, 134, 'Registered office address', 8, 'sans-bold')
    const seat = ['Unit 12 Albion Mill', 'Station Road', 'Hebden Bridge', 'West Yorkshire', 'HX7 6AA']
    page.t(40, 148, paper.put('registered_address', joined(seat)), 9.4)
    const pairs: [string, string][] = [
      ['Company status', paper.put('registry_status', paper.pick(['Active', 'Active', 'Dissolved']))],
      ['Company type', paper.put('legal_form', 'Private limited Company')],
      ['Incorporated on', paper.put('incorporation_date', begun, day(begun, 'D MMMM YYYY', 'en'))],
      [
        'Nature of business (SIC)',
        paper.put(
          'activity',
          paper.pick([
            '16230 - Manufacture of other builders’ carpentry',
            '62020 - Information technology consultancy',
            '10890 - Manufacture of other food products',
          ]),
        ),
      ],
    ]
    pairs.forEach(([label, value], index) => {
      const [x, y] = [40 + (index % 2) * 262, 178 + Math.floor(index / 2) * 36]
      page.t(x, y, label, 8, 'sans-bold')
      page.t(x, y + 14, value, 9.4, 'sans', { fit: 250 })
    })
    page.rule(40, 254, 555, '#b1b4b6', 1)
    page.t(40, 276, `Officers: ${active.length + 1} officers / 1 resignation`, 11, 'sans-bold')
    let y = 298
    paper.put(
      'directors',
      active.map((who) => `${who.surname.toUpperCase()}, ${who.given}`).join('; '),
      `${active[0]?.surname.toUpperCase()}, ${active[0]?.given}`,
    )
    for (const who of [active[0], gone, ...active.slice(1)]) {
      if (who === undefined) continue
      page.t(40, y, `${who.surname.toUpperCase()}, ${who.given}`, 10, 'sans-bold', { color: '#1d70b8' })
      page.t(40, y + 13, `Correspondence address  ${joined(who.lines)}`, 8.4)
      page.grid(
        [40, 140, 240, 360, 470],
        y + 27,
        11,
        [
          ['Role', 'Date of birth', 'Appointed on', 'Nationality', who === gone ? 'Resigned on' : ''],
          [
            'Director',
            day(who.born, 'MMMM YYYY', 'en'),
            day(addDays(begun, 20), 'D MMMM YYYY', 'en'),
            'British',
            who === gone ? day(addDays(begun, 240), 'D MMM YYYY', 'en') : '',
          ],
        ],
        8,
      )
      y += 58
    }
    page.rule(40, y, 555, '#b1b4b6', 1)
    page.t(40, y + 22, 'Persons with significant control', 11, 'sans-bold')
    paper.put('beneficial_owners', owners.map((who) => `${who.given} ${who.surname}`).join('; '), owners[0]?.full ?? '')
    y += 42
    for (const who of owners) {
      page.t(40, y, `${who.sex === 'F' ? 'Mrs' : 'Mr'} ${who.full}`, 10, 'sans-bold', { color: '#1d70b8' })
      page.t(
        40,
        y + 13,
        `Nature of control: Ownership of shares – ${owners.length === 1 ? '75% or more' : 'More than 25% but not more than 50%'}`,
        8.4,
      )
      page.t(
        40,
        y + 25,
        `Notified on ${day(addDays(begun, 1), 'D MMMM YYYY', 'en')}    Country of residence  United Kingdom`,
        8.4,
      )
      y += 46
    }
    page.t(40, 812, 'The information on this page was taken from the public register. SPECIMEN', 7)
    return [page.sheet()]
  },
}
