import { addDays } from '../../../../calendar.ts'
import { line, text, type Mark } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf, two, written } from '../kit.ts'
import { company, crowd } from '../people.ts'

const slashes = 'YYYY/MM/DD'

/** A prairie registry's search report: captions and values in two columns over two plain pages, people as small lists. */
export const profileAlberta: UnseenLayout = {
  name: 'profile-alberta',
  docType: 'registry_extract',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'CA')
    const directors = [next(), next()]
    const [agent, holders] = [next(), paper.chance(0.5) ? directors : [...directors.slice(0, 1), next()]]
    const registered = addDays(paper.today, -paper.between(500, 6000))
    const searched = addDays(paper.today, -paper.between(1, 60))
    const returned = addDays(searched, -paper.between(70, 300))
    const seat = [paper.code('Suite ###, 240 – 4 Avenue SW'), 'Calgary AB  T2P 4H4']
    const share = paper.between(51, 80)
    const pages: Mark[][] = [[], []]
    let [page, y] = [0, 40]
    const row = (caption: string, value: string, bold = false) => {
      pages[page]?.push(
        text(52, y, caption, { size: 9, face: 'serif-bold' }),
        text(222, y, value, { size: 9, face: bold ? 'serif-bold' : 'serif' }),
      )
      y += 12.4
    }
    const heading = (title: string) => {
      y += 9
      pages[page]?.push(text(44, y, title, { size: 10.5, face: 'serif-bold' }))
      y += 14
    }
    const address = (lines: readonly string[]) => {
      const [street = '', town = ''] = lines
      const [, city = '', province = '', code = ''] = /^(.*) ([A-Z]{2})  (.*)$/.exec(town) ?? []
      row('Street:', street)
      row('City:', city)
      row('Province:', province)
      row('Postal Code:', code.replace(' ', ''))
      return `${street}, ${city}, ${province}, ${code.replace(' ', '')}`
    }
    pages[0]?.push(text(306, y, 'Provincial Corporate Registry', { size: 13, face: 'serif-bold', align: 'middle' }))
    pages[0]?.push(
      text(306, y + 16, 'Corporation/Non-Profit Search', { size: 12, face: 'serif-bold', align: 'middle' }),
    )
    pages[0]?.push(
      text(306, y + 30, 'Corporation/Non-Profit Search Details', { size: 10, face: 'serif', align: 'middle' }),
    )
    y += 52
    row('Date of Search:', paper.put('document_date', searched, written(searched, slashes)))
    row('Time of Search:', `${two(paper.between(8, 11))}:${two(paper.between(10, 59))} AM`)
    row('Search provided by:', 'MERIDIAN REGISTRY SERVICES LTD.')
    row('Service Request Number:', paper.code('4#######'))
    row('Customer Reference Number:', paper.code('@@-#####'))
    y += 8
    row('Corporate Access Number:', paper.put('registration_number', paper.code('20########')))
    row('Business Number:', luhnNumber(paper, '7########'))
    row('Legal Entity Name:', paper.put('legal_name', `${company(paper, 'CA').toUpperCase()} LTD.`), true)
    row('Legal Entity Status:', paper.put('registry_status', 'active', 'Active'))
    row('Corporation Type:', paper.put('legal_form', 'Named Alberta Corporation'))
    row('Registration Date:', `${paper.put('incorporation_date', registered, written(registered, slashes))} YYYY/MM/DD`)
    row('Date of Last Status Change:', `${written(addDays(registered, 430), slashes)} YYYY/MM/DD`)
    heading('Registered Office:')
    paper.put('registered_address', address(seat), seat[0] ?? '')
    heading('Records Address:')
    address(agent.lines)
    row('Email Address:', `${agent.given.toLowerCase().replace(/\W/g, '')}@meridian-minutebooks.example`)
    heading('Directors:')
    directors.forEach(({ surname, given, lines }) => {
      row('Last Name:', surname.toUpperCase())
      row('First Name:', given.toUpperCase())
      address(lines)
      y += 8
    })
    ;[page, y] = [1, 60]
    heading('Voting Shareholders:')
    holders.forEach(({ surname, given, lines }, index) => {
      row('Last Name:', surname.toUpperCase())
      row('First Name:', given.toUpperCase())
      address(lines)
      row('Percent Of Voting Shares:', String(index === 0 ? share : 100 - share))
      y += 8
    })
    const capital = (people: typeof directors) =>
      people.map(({ given, surname }) => `${given} ${surname}`.toUpperCase()).join('; ')
    paper.put('directors', capital(directors), directors[0]?.surname.toUpperCase())
    paper.put('beneficial_owners', capital(holders), holders[0]?.surname.toUpperCase())
    heading('Details From Current Articles:')
    row('Share Structure:', 'SEE ATTACHED SCHEDULE "A"')
    row('Share Transfers Restrictions:', 'NO SHARES SHALL BE TRANSFERRED WITHOUT CONSENT')
    row('Min Number Of Directors:', '1')
    row('Max Number Of Directors:', '7')
    row('Business Restricted To:', 'NONE')
    heading('Other Information:')
    row('Last Annual Return Filed:', '')
    row('File Year', `Date Filed (${slashes})`, true)
    row(returned.slice(0, 4), written(returned, slashes))
    heading('Filing History:')
    row('List Date (YYYY/MM/DD)', 'Type of Filing', true)
    row(written(registered, slashes), 'Incorporate Alberta Corporation')
    row(written(addDays(registered, 430), slashes), 'Change Director / Shareholder')
    row(written(returned, slashes), 'Enter Annual Returns for Alberta and Extra-Provincial Corp.')
    y += 20
    pages[1]?.push(
      text(
        44,
        y,
        'The Registrar of Corporations certifies that, as of the date of this search, the above information is an accurate',
        { size: 8.4, face: 'serif' },
      ),
    )
    pages[1]?.push(
      text(44, y + 11, 'reproduction of data contained in the official public records.', { size: 8.4, face: 'serif' }),
    )
    return pages.map((marks, index) =>
      sheetOf('letter', [
        ...marks,
        line(44, 762, 568, 762),
        text(44, 774, 'SPECIMEN', { size: 7 }),
        text(568, 774, `Page ${index + 1} of 2`, { size: 7, align: 'right' }),
      ]),
    )
  },
}
