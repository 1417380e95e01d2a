import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, dated, day, line, lines, page, text, type Mark } from '../kit.ts'
import { home, people } from '../people.ts'

const firms = ['THISTLEDOWN ANALYTICS LIMITED', 'BRACKEN & MOSS HOLDINGS LIMITED', 'KITTIWAKE CATERING LTD', 'OLD PRINTWORKS (HULL) LIMITED', 'SAMARA DENTAL CARE LTD', 'PENDLE ROOFING CONTRACTORS LTD']
const activities = [['62020', 'Information technology consultancy activities'], ['68209', 'Other letting and operating of own or leased real estate'], ['56210', 'Event catering activities'], ['86230', 'Dental practice activities'], ['43910', 'Roofing activities']] as const

/** A British company profile: plain headings with values below or behind, officers with their role, persons with significant control apart. */
export const registerHouse: UnseenLayout = {
  name: 'register-house',
  docType: 'registry_extract',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const asked = addDays(paper.today, -paper.between(0, 60))
    const begun = addDays(addYears(asked, -paper.between(1, 22)), -paper.between(3, 300))
    const firm = paper.put('legal_name', paper.pick(firms))
    const number = paper.put('registration_number', paper.pick([paper.code('0#######'), paper.code('1#######'), paper.code('SC######')]))
    const [secretary, ...board] = people(paper, 'GB', paper.between(3, 4))
    const shown = board.map(({ given, surname }) => `${surname.toUpperCase()}, ${given}`)
    paper.put('directors', shown.join('; '), shown[0])
    const owners = board.slice(0, paper.pick([1, 2])).map(({ given, surname, sex }) => ({ title: sex === 'F' ? 'Ms' : 'Mr', name: `${given} ${surname}` }))
    paper.put('beneficial_owners', owners.map(({ name }) => name).join('; '), owners[0]?.name)
    const [code, activity] = paper.pick(activities)
    const address = addressed(paper, home(paper, 'GB').map((row) => row.replace(/^c\/o .*/, 'Suite 4')), 'registered_address')
    const form = paper.pick(['D M YYYY', 'DD MMM YYYY', 'DD/MM/YYYY'])
    const stacked = paper.chance(0.5)
    const blue = paper.pick(['#1d70b8', '#003078', '#00703c'])
    const facts = [
      [paper.pick(['Company status', 'Status']), paper.put('registry_status', 'active', paper.pick(['Active', 'ACTIVE']))],
      ['Company type', paper.put('legal_form', paper.pick(['Private limited Company', 'Private company limited by shares']))],
      [paper.pick(['Incorporated on', 'Date of incorporation']), dated(paper, 'incorporation_date', begun, day(begun, form))],
      ['Next accounts made up to', `${day(addDays(asked, 170), form)} due by ${day(addDays(asked, 440), form)}`],
      ['Confirmation statement', `last ${day(addDays(asked, -120), form)}`],
    ] as const
    const marks: Mark[] = []
    let y = 128
    const put = (caption: string, value: string) => {
      if (stacked) {
        marks.push(text(48, y, caption, { size: 8, face: 'sans' }), text(48, y + 14, value, { size: 10, face: 'sans-bold' }))
        y += 34
      } else {
        marks.push(text(48, y, caption, { size: 9, face: 'sans-bold' }), text(230, y, value, { size: 9, face: 'sans' }))
        y += 19
      }
    }
    marks.push(text(48, y, paper.pick(['Registered office address', 'Registered Office']), { size: 8.5, face: stacked ? 'sans' : 'sans-bold' }))
    marks.push(...lines(stacked ? 48 : 230, stacked ? y + 13 : y, 12, address, { size: 9, face: stacked ? 'sans-bold' : 'sans' }))
    y += (stacked ? 13 : 0) + address.length * 12 + 12
    for (const [caption, value] of facts) put(caption, value)
    marks.push(text(48, y, 'Nature of business (SIC)', { size: 9, face: 'sans-bold' }), text(48, y + 14, code, { size: 9, face: 'sans' }), text(90, y + 14, paper.put('activity', activity), { size: 9, face: 'sans' }))
    y += 38
    marks.push(text(48, y, paper.pick(['Officers', 'Current appointments', 'People']), { size: 12, face: 'sans-bold', color: blue }), line(48, y + 6, 547, y + 6, { stroke: '#b1b4b6' }))
    y += 22
    const officers = [...shown.map((name) => [name, 'Director'] as const), ...(paper.chance(0.5) && secretary ? [[`${secretary.surname.toUpperCase()}, ${secretary.given}`, 'Secretary'] as const] : [])]
    for (const [name, role] of officers) {
      marks.push(text(48, y, name, { size: 9, face: 'sans-bold', color: blue }), text(300, y, `Role ${role}`, { size: 8, face: 'sans' }), text(390, y, `Appointed ${day(addDays(begun, role === 'Director' ? 0 : 40), form)}`, { size: 8, face: 'sans' }))
      marks.push(text(48, y + 12, role === 'Director' ? `Born ${paper.pick(['March 1971', 'July 1984', 'October 1966'])}  Nationality British  Country of residence England` : 'Correspondence address as registered office', { size: 7.2, face: 'sans' }))
      y += 31
    }
    y += 6
    marks.push(text(48, y, 'Persons with significant control', { size: 12, face: 'sans-bold', color: blue }), line(48, y + 6, 547, y + 6, { stroke: '#b1b4b6' }))
    y += 22
    for (const { title, name } of owners) {
      marks.push(text(48, y, `${title} ${name}`, { size: 9, face: 'sans-bold' }), text(300, y, owners.length === 1 ? 'Ownership of shares - 75% or more' : 'Ownership of shares - more than 25% but not more than 50%', { size: 7.5, face: 'sans' }))
      y += 20
    }
    const date = dated(paper, 'document_date', asked, day(asked, form))
    return [
      page(paper, [
        box(0, 0, 595, 44, { fill: paper.pick(['#0b0c0c', blue]) }),
        text(48, 28, paper.pick(['Register of Companies', 'Company House Direct', 'Companies Register - Cardiff']), { size: 14, face: 'sans-bold', color: '#fff' }),
        text(547, 28, paper.pick([`Produced on ${date}`, `Report date: ${date}`, `Information correct at ${date}`]), { size: 8, color: '#fff', align: 'right' }),
        text(48, 80, firm, { size: 15, face: 'sans-bold' }),
        text(48, 98, `${paper.pick(['Company number', 'Company No.', 'Registered number'])} ${number}`, { size: 10, face: 'sans' }),
        line(48, 108, 547, 108, { stroke: blue, strokeWidth: 2 }),
        marks,
        text(48, 806, 'The registrar does not verify the accuracy of information filed. Page 1 of 1', { size: 6.5, color: '#555' }),
      ]),
    ]
  },
}
