import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putAddress, putDay, putList } from '../kit.ts'
import { firm, folk } from '../people.ts'

const trades = [
  '62020 - Information technology consultancy activities',
  '43320 - Joinery installation',
  '56101 - Licensed restaurants',
  '70229 - Management consultancy activities other than financial management',
] as const

/** A company's page on the British register's web site, printed from a browser with its date at the head and its address at the foot. */
export const companyOverview: UnseenLayout = {
  name: 'company-overview',
  docType: 'registry_extract',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'GB')
    const [first, second, owner] = [next(), next(), next()]
    const asked = addDays(paper.today, -paper.between(0, 45))
    const founded = addDays(paper.today, -paper.between(400, 6000))
    const name = `${firm(paper, 'en').toUpperCase()} LIMITED`
    const number = paper.code(paper.pick(['0#######', '1#######', 'SC######']))
    const status = paper.pick([
      ['active', 'Active'],
      ['active', 'Active'],
      ['dissolved', 'Dissolved'],
    ] as const)
    const page = leaf('a4', { size: 9.4, color: '#0b0c0c' })
    page.t(
      28,
      22,
      `${putDay(paper, 'document_date', asked, 'DD/MM/YYYY')}, ${paper.between(9, 17)}:${paper.code('2#')}`,
      { size: 7 },
    )
    page.c(330, 22, `${name} overview - Find and update company information`, { size: 7 })
    page.box(28, 36, 539, 26, { fill: '#0b0c0c' })
    page.t(38, 54, 'GOV.UK', { size: 14, face: 'sans-bold', color: '#fff' })
    page.t(118, 54, 'Find and update company information', { size: 9.4, color: '#fff' })
    page.t(38, 80, 'Companies House does not verify the accuracy of the information filed', { size: 8 })
    page.t(38, 116, paper.put('legal_name', name), { size: 17, face: 'sans-bold' })
    page.t(38, 138, 'Company number', { size: 9.4 })
    page.t(126, 138, paper.put('registration_number', number), { size: 9.4, face: 'sans-bold' })
    ;['Overview', 'Filing history', 'People', 'More'].forEach((tab, index) => {
      if (index === 0) page.box(38, 154, 66, 20, { fill: '#1d70b8' })
      page.t(44 + index * 82, 168, tab, { size: 9, color: index === 0 ? '#fff' : '#1d70b8', face: 'sans-bold' })
    })
    page.rule(38, 174, 557, 174, { stroke: '#1d70b8', strokeWidth: 1 })
    page.t(38, 200, 'Registered office address', { face: 'sans-bold' })
    const home = putAddress(paper, 'registered_address', first.home)
    page.t(38, 214, home.join(', '))
    page.t(38, 242, 'Company status', { face: 'sans-bold' })
    page.t(38, 256, paper.put('registry_status', status[0], status[1]), { face: 'sans-bold', size: 11 })
    page.t(38, 284, 'Company type', { face: 'sans-bold' })
    page.t(
      38,
      298,
      paper.put('legal_form', number.startsWith('SC') ? 'Private limited Company' : 'Private limited company'),
    )
    page.t(310, 284, status[0] === 'active' ? 'Incorporated on' : 'Incorporated on', { face: 'sans-bold' })
    page.t(310, 298, putDay(paper, 'incorporation_date', founded, 'D MMMM YYYY'))
    if (status[0] === 'dissolved') {
      page.t(310, 242, 'Dissolved on', { face: 'sans-bold' })
      page.t(310, 256, day(addDays(asked, -paper.between(30, 300)), 'D MMMM YYYY'))
    }
    page.box(38, 316, 519, 62, { fill: '#f3f2f1' })
    page.t(48, 334, 'Accounts', { face: 'sans-bold', size: 11 })
    page.t(48, 350, `Next accounts made up to ${day(addDays(asked, 170), 'D MMMM YYYY')}`)
    page.t(48, 366, `due by ${day(addDays(asked, 440), 'D MMMM YYYY')}`)
    page.t(310, 334, 'Confirmation statement', { face: 'sans-bold', size: 11 })
    page.t(310, 350, `Last statement dated ${day(addDays(asked, -190), 'D MMMM YYYY')}`)
    page.t(38, 404, 'Nature of business (SIC)', { face: 'sans-bold' })
    page.t(52, 420, `•  ${paper.put('activity', paper.pick(trades))}`, { size: 8.8 })

    page.t(38, 456, 'Officers', { size: 13, face: 'sans-bold' })
    page.t(38, 472, 'Filter officers    2 officers / 0 resignations', { size: 8 })
    const officers = [first, second].map((one) => ({
      one,
      listed: `${one.surname.toUpperCase()}, ${one.given} ${one.middle}`,
    }))
    putList(
      paper,
      'directors',
      officers.map(({ listed }) => listed),
    )
    officers.forEach(({ one, listed }, index) => {
      const y = 494 + index * 84
      page.rule(38, y - 12, 557, y - 12, { stroke: '#b1b4b6', strokeWidth: 0.5 })
      page.t(38, y + 4, listed, { face: 'sans-bold', color: '#1d70b8' })
      page.t(38, y + 18, 'Correspondence address', { size: 7.6, color: '#505a5f' })
      page.t(38, y + 30, home.join(', '), { size: 8.4 })
      ;[
        ['Role', 'Director'],
        ['Date of birth', day(one.born, 'MMMM YYYY')],
        ['Appointed on', day(addDays(founded, index * 210), 'D MMMM YYYY')],
        ['Nationality', 'British'],
      ].forEach(([caption, value], place) => {
        page.t(38 + place * 126, y + 46, caption ?? '', { size: 7.6, color: '#505a5f' })
        page.t(38 + place * 126, y + 58, value ?? '', { size: 8.4, face: 'sans-bold' })
      })
    })
    page.rule(38, 652, 557, 652, { stroke: '#b1b4b6', strokeWidth: 0.5 })
    page.t(38, 674, 'Persons with significant control', { size: 13, face: 'sans-bold' })
    const title = owner.isWoman ? 'Ms' : 'Mr'
    putList(paper, 'beneficial_owners', [`${owner.given} ${owner.middle} ${owner.surname}`])
    page.t(38, 694, `${title} ${owner.given} ${owner.middle} ${owner.surname}`, { face: 'sans-bold', color: '#1d70b8' })
    page.t(38, 708, 'Nature of control', { size: 7.6, color: '#505a5f' })
    page.t(38, 720, 'Ownership of shares – 75% or more', { size: 8.4 })
    page.t(310, 708, 'Notified on', { size: 7.6, color: '#505a5f' })
    page.t(310, 720, day(addDays(founded, 1), 'D MMMM YYYY'), { size: 8.4 })
    page.t(38, 752, 'Tell us what you think of this service    Is there anything wrong with this page?', {
      size: 7.6,
      color: '#1d70b8',
    })
    page.t(28, 828, `https://find-company.example/company/${number}    SPECIMEN`, { size: 7 })
    page.r(567, 828, '1/1', { size: 7 })
    return [page.sheet()]
  },
}
