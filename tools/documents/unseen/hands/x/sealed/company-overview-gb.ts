import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, day, page, pen, rule, type Marks } from '../kit.ts'
import { another, firm, full, placeLines, someone } from '../people.ts'

const trades = [
  ['43210', 'Electrical installation'],
  ['10710', 'Manufacture of bread; manufacture of fresh pastry goods and cakes'],
  ['62012', 'Business and domestic software development'],
  ['68209', 'Other letting and operating of own or leased real estate'],
] as const

/** The British register's report on a company: captions above values, officers with a secretary among them, then who controls it. */
export const companyOverviewGb: UnseenLayout = {
  name: 'company-overview-gb',
  docType: 'registry_extract',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const s = pen('sans', 'sans-bold', '#505a5f')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const one = someone(paper, 'GB')
    const two = another(paper, 'GB', one)
    const clerk = another(paper, 'GB', two)
    const formed = addDays(paper.today, -paper.between(400, 8000))
    const printed = addDays(paper.today, -paper.between(1, 60))
    const name = paper.put(
      'legal_name',
      `${firm(paper, 'GB', ['Bakeries', 'Electrical', 'Lettings', 'Digital'])} Limited`.toUpperCase(),
    )
    const register = (who: typeof one) => `${who.surname.toUpperCase()}, ${who.given} ${who.middle}`
    const directors = [one, two].map(register)
    paper.put('directors', directors.join('; '), directors[0])
    const owners = paper.chance(0.5) ? [one] : [one, two]
    paper.put(
      'beneficial_owners',
      owners.map((who) => `${who.given} ${who.middle} ${who.surname}`).join('; '),
      `${one.given} ${one.middle} ${one.surname}`,
    )
    const seat = placeLines(paper, 'GB')
    const office = paper.put('registered_address', `${seat.join(', ')}`)
    const [code, trade] = paper.pick(trades)
    const field = (x: number, y: number, caption: string, value: string) => [
      s.l(x, y, caption, 8.6),
      f.L(x, y + 14, value, 10),
    ]
    const officer = (y: number, who: typeof one, role: string) => [
      f.L(40, y, register(who), 10.5),
      s.l(40, y + 15, 'Role', 7.6),
      f.l(40, y + 26, role, 9),
      s.l(160, y + 15, 'Date of birth', 7.6),
      f.l(160, y + 26, role === 'Secretary' ? '–' : day(who.born, 'MMMM YYYY'), 9),
      s.l(280, y + 15, 'Appointed on', 7.6),
      f.l(280, y + 26, day(addDays(formed, role === 'Secretary' ? 90 : 0), 'D MMMM YYYY'), 9),
      s.l(420, y + 15, 'Nationality', 7.6),
      f.l(420, y + 26, role === 'Secretary' ? '–' : 'British', 9),
      rule(40, y + 36, 555, '#b1b4b6'),
    ]
    const marks: Marks = [
      box(0, 0, 595, 34, { fill: '#0b0c0c' }),
      w.L(40, 22, 'Companies register', 13),
      w.r(555, 22, `Report created ${dated(paper, 'document_date', printed, 'D MMMM YYYY')}`, 8.6),
      f.L(40, 72, name, 18),
      f.l(40, 92, 'Company number', 10),
      f.L(142, 92, paper.put('registration_number', paper.code(paper.pick(['0#######', 'SC######', '1#######']))), 10),
      rule(40, 104, 555, '#1d70b8', 2),
      ...field(40, 126, 'Registered office address', office),
      ...field(40, 164, 'Company status', paper.put('registry_status', 'active', 'Active')),
      ...field(300, 164, 'Company type', paper.put('legal_form', 'Private limited Company')),
      ...field(40, 202, 'Incorporated on', dated(paper, 'incorporation_date', formed, 'D MMMM YYYY')),
      ...field(300, 202, 'Last accounts made up to', day(addDays(printed, -300), 'D MMMM YYYY')),
      s.l(40, 240, 'Nature of business (SIC)', 8.6),
      f.l(40, 255, paper.put('activity', `${code} - ${trade}`), 9.6),
      f.L(40, 300, `Officers`, 14),
      f.l(40, 316, '3 officers / 0 resignations', 9),
      ...officer(342, clerk, 'Secretary'),
      ...officer(396, one, 'Director'),
      ...officer(450, two, 'Director'),
      f.L(40, 524, 'Persons with significant control', 14),
      owners.flatMap((who, index) => [
        f.L(40, 552 + index * 62, `${who.sex === 'F' ? 'Ms' : 'Mr'} ${who.given} ${who.middle} ${who.surname}`, 10.5),
        f.l(
          40,
          567 + index * 62,
          `Notified on ${day(formed, 'D MMMM YYYY')}. Born ${day(who.born, 'MMMM YYYY')}.`,
          8.6,
        ),
        f.l(
          40,
          580 + index * 62,
          owners.length === 1
            ? 'Ownership of shares – 75% or more'
            : 'Ownership of shares – More than 25% but not more than 50%',
          8.6,
        ),
      ]),
      rule(40, 720, 555, '#b1b4b6'),
      s.l(40, 734, `Correspondence address of ${full(clerk)}: ${seat.join(', ')}`, 7.4),
      s.l(40, 748, 'The registrar does not verify the accuracy of the information filed.', 7.4),
    ]
    return [page('a4', marks)]
  },
}
