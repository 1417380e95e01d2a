import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, british, listed } from '../say.ts'

const businesses = [
  '16230 - Manufacture of other builders’ carpentry and joinery',
  '62020 - Information technology consultancy activities',
  '10890 - Manufacture of other food products n.e.c.',
  '41202 - Construction of domestic buildings',
  '23490 - Manufacture of other ceramic products n.e.c.',
] as const
const kinds = ['Private limited company', 'Private Limited Company', 'Private company limited by shares'] as const

/** A British company register's page saved as PDF: status and type beside the office, officers of whom one resigned, controllers, filing dates. */
export const gbRegistryReport: UnseenLayout = {
  name: 'gb-registry-report',
  docType: 'registry_extract',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 9.5,
      left: 50,
      right: 50,
      foot: `Find and update company information  https://company-register.example/company/0${paper.code('#######')}`,
    })
    const people = several(paper, 'GB', paper.between(3, 4))
    const names = people.map(({ first, last }) => `${last.toUpperCase()}, ${first}`)
    const [gone = '', ...active] = names
    const formed = ago(paper, 700, 9000)
    const issued = ago(paper, 0, 60)
    const letter = paper.pick(['0', '1', 'SC'])
    const tall = paper.chance(0.5)
    flow.put(
      box(0, 0, 595, 40, { fill: '#0b0c0c' }),
      text(50, 26, paper.pick(['Companies Register', 'Register of Companies']), {
        size: 13,
        face: 'sans-bold',
        color: '#fff',
      }),
    )
    flow.y(54)
    flow.p(paper.put('legal_name', paper.pick(firms.GB)), { size: 17, face: 'sans-bold', after: 2 })
    flow.p(
      `${paper.pick(['Company number', 'Registered number', 'Company No.'])} ${paper.put('registration_number', letter === 'SC' ? paper.code('SC######') : paper.code(`${letter}#######`))}`,
      { size: 11, face: 'sans-bold', after: 10 },
    )
    flow.rule('#1d70b8')
    const pair = (caption: string, value: string) => {
      if (tall) {
        flow.p(caption, { face: 'sans-bold', after: 1 })
        flow.p(value, { after: 7 })
      } else flow.pair(caption, value, 150, { after: 5 })
    }
    pair(
      paper.pick(['Registered office address', 'Registered office']),
      paper.put('registered_address', home(paper, 'GB').join(', ')),
    )
    pair('Company status', paper.put('registry_status', 'active', 'Active'))
    pair('Company type', paper.put('legal_form', paper.pick(kinds)))
    pair(
      paper.pick(['Incorporated on', 'Date of incorporation']),
      paper.put('incorporation_date', formed, british(formed)),
    )
    const made = `31 March ${Number(issued.slice(0, 4)) - 1}`
    pair('Accounts', `Last accounts made up to ${made}. Next accounts due by 31 December ${issued.slice(0, 4)}.`)
    pair(
      'Confirmation statement',
      `Next statement date ${british(`${Number(issued.slice(0, 4)) + 1}${formed.slice(4)}`)}`,
    )
    pair(paper.pick(['Nature of business (SIC)', 'Nature of business']), paper.put('activity', paper.pick(businesses)))
    if (paper.chance(0.3))
      pair(
        'Previous company names',
        `${paper.pick(['REDFERN 204 LIMITED', 'HOLLYBUSH NOMINEES LTD'])} (until ${british(ago(paper, 300, 600))})`,
      )
    flow.rule('#b1b4b6')
    flow.p(paper.pick(['Officers', 'Current and former officers']), { size: 13, face: 'sans-bold' })
    flow.p(`${active.length} officers / 1 resignation`, { size: 8.5, color: '#505a5f' })
    const block = (name: string, facts: readonly string[]) => {
      flow.p(name, { face: 'sans-bold', color: '#1d70b8', after: 1 })
      for (const fact of facts) flow.p(fact, { size: 8.5, after: 0, indent: 8 })
      flow.gap(7)
    }
    for (const name of listed(paper, 'directors', active))
      block(name, [
        'Role ACTIVE  Director',
        `Date of birth ${paper.pick(['May', 'June', 'November'])} 19${paper.between(55, 92)}    Appointed on ${british(ago(paper, 100, 690))}`,
        `Nationality British    Country of residence ${paper.pick(['England', 'Wales', 'Scotland'])}`,
      ])
    block(gone, [
      'Role RESIGNED  Director',
      `Appointed on ${british(formed)}    Resigned on ${british(ago(paper, 70, 99))}`,
    ])
    flow.p('Persons with significant control', { size: 13, face: 'sans-bold' })
    const owner = people[1]
    if (owner)
      block(
        listed(paper, 'beneficial_owners', [
          plain(owner),
        ])[0] ?? '',
        [
          `Notified on ${british(formed)}`,
          `Nature of control  Ownership of shares – ${paper.pick(['75% or more', 'More than 50% but less than 75%', 'More than 25% but not more than 50%'])}`,
        ],
      )
    flow.put(line(50, flow.y() + 4, 545, flow.y() + 4, { stroke: '#b1b4b6' }))
    flow.gap(8)
    flow.p(
      `${paper.pick(['Printed on', 'Report produced on', 'This information was correct on'])} ${paper.put('document_date', issued, british(issued))}`,
      { size: 8 },
    )
    return flow.sheets()
  },
}
