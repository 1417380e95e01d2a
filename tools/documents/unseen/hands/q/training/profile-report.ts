import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cells, grid } from '../blocks.ts'
import { need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A provincial or federal profile report: transaction numbers, captions with dates of many kinds, directors over two pages. */
export const profileReport: UnseenLayout = {
  name: 'profile-report',
  docType: 'registry_extract',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'CA', paper.between(2, 6))
    const flow = openFlow(paper, { size: 'letter', faces: ['sans', 'serif', 'narrow', 'mono'], letter: [8.5, 10] })
    const place = paper.pick(['Ontario', 'British Columbia', 'Alberta', 'Nova Scotia', 'Canada'])
    const issued = addDays(paper.today, -paper.between(0, 150))
    const created = addDays(issued, -paper.between(500, 11000))
    const form = paper.pick(['enLong', 'iso', 'yearSlash', 'enDash'] as const)
    const captionWidth = paper.pick([170, 190, 210])
    const put = (caption: string, value: string) => pair(flow, caption, value, { captionWidth, after: 4 })
    para(
      flow,
      paper.pick([
        `Ministry of Public and Business Service Delivery`,
        `Corporate Registry – ${place}`,
        `${place} Business Registry`,
      ]),
      { size: 8, after: 8 },
    )
    para(
      flow,
      paper.pick([
        'Profile Report',
        'CORPORATION PROFILE REPORT',
        'Company Summary',
        'Corporate Profile / Profil corporatif',
        'Corporate Registration System – Corporation/Non-Profit Search',
      ]),
      { size: 16, bold: true, after: 4 },
    )
    const name = paper.put('legal_name', company(paper, 'CA'))
    para(
      flow,
      `${name} ${paper.pick(['as of', '– current as of', 'as at'])} ${putDate(paper, 'document_date', issued, form)}`,
      { bold: true, after: 8 },
    )
    rule(flow)
    const lines = [
      () =>
        put(
          paper.pick(['Type', 'Act', 'Entity Type', 'Corporation Type']),
          paper.put(
            'legal_form',
            paper.pick([
              'Ontario Business Corporation',
              'BC Company',
              'Named Alberta Corporation',
              'Business Corporation – Share Capital',
              'Limited Company',
            ]),
          ),
        ),
      () => put(paper.pick(['Name', 'Legal Entity Name', 'Corporation Name']), name),
      () =>
        put(
          paper.pick([
            'Ontario Corporation Number (OCN)',
            'Corporate Access Number',
            'Registry ID',
            'Corporation Number',
            'Incorporation Number',
          ]),
          paper.put(
            'registration_number',
            paper.pick([
              paper.code('10000#####'),
              paper.code('20########'),
              paper.code('BC0######'),
              paper.code('######-#'),
            ]),
          ),
        ),
      () =>
        put(
          paper.pick(['Status', 'Legal Entity Status', 'Corporation Status', 'Current Status']),
          paper.put('registry_status', 'active', paper.pick(['Active', 'ACTIVE', 'Active - In Good Standing'])),
        ),
      () =>
        put(
          paper.pick([
            'Date of Incorporation',
            'Registration Date',
            'Recognition Date',
            'Incorporation/Amalgamation Date',
          ]),
          putDate(paper, 'incorporation_date', created, form),
        ),
      () =>
        put(
          paper.pick(['Registered or Head Office Address', 'Registered Office', 'Street Address']),
          paper.put('registered_address', address(paper, 'CA').join(', ').replace(/ {2}/, ' ')),
        ),
    ]
    if (paper.chance(0.4)) lines.reverse()
    for (const one of lines) one()
    if (paper.chance(0.5))
      put(
        'Principal Activity',
        paper.put(
          'activity',
          paper.pick([
            'Wholesale of farm products',
            'Software publishing',
            'Freight trucking, long distance',
            'Dental laboratories',
          ]),
        ),
      )
    if (paper.chance(0.6))
      put(
        paper.pick(['Last Annual Return Filed', 'Date Last Annual Return Filed']),
        dated(addDays(issued, -paper.between(20, 340)), form),
      )
    if (paper.chance(0.5)) put('Transaction Number', `APP-A${paper.code('############')}`)
    if (paper.chance(0.4)) put('Inactive Date', 'Not applicable')
    flow.y += 8
    para(
      flow,
      paper.pick(['Active Director(s)', 'DIRECTORS', 'Directors as of the above date', 'Administrators / Directors']),
      { bold: true, size: flow.letter + 1 },
    )
    para(
      flow,
      paper.pick([
        `Minimum Number of Directors   1      Maximum Number of Directors   10`,
        `Number of directors: ${people.length}`,
      ]),
      { size: 8 },
    )
    const names = listed(paper, 'directors', people, paper.pick(['upper', 'plain', 'comma', 'upperLast', 'commaPlain']))
    const since = () => dated(addDays(issued, -paper.between(60, 3000)), form)
    const mode = paper.pick(['blocks', 'table', 'cards'] as const)
    if (mode === 'table')
      grid(
        flow,
        [
          { title: 'Name', share: 3 },
          { title: 'Address for service', share: 4 },
          { title: 'Date began', share: 1.5 },
          { title: 'Resident Canadian', share: 1.2 },
        ],
        names.map((one) => [one, address(paper, 'CA').join(', '), since(), paper.pick(['Yes', 'No'])]),
        { look: paper.pick(['rules', 'boxes', 'bands']) },
      )
    else {
      for (const one of names) {
        need(flow, 70)
        if (mode === 'cards') {
          cells(
            flow,
            [
              [paper.pick(['Director', 'Last name, first name']), one, 3],
              ['Began', since(), 1.3],
            ],
            { height: 30 },
          )
          cells(flow, [['Mailing / delivery address', address(paper, 'CA').join(', ').replace(/ {2}/, ' '), 1]], {
            height: 28,
          })
          flow.y += 7
        } else {
          put('Name', one)
          put('Address for Service', address(paper, 'CA').join(', '))
          put('Date Began', since())
          flow.y += 10
        }
      }
    }
    para(
      flow,
      paper.pick([
        'Certified a true copy of the record of the Ministry. Director/Registrar',
        'This report sets out the information on record; it is not a certificate of status.',
      ]),
      { size: 7.5 },
    )
    return sheetsOf(
      flow,
      [`Report generated ${dated(issued, 'iso')} ${paper.code('1#:##')} ET   SPECIMEN   Page {page} of {pages}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
