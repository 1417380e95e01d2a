import { addDays } from '../../../../calendar.ts'
import { box, line, lines, text } from '../../../../drawing/sheet.ts'
import { company, states } from '../companies.ts'
import { cells, day, dated, grid, page, paragraph } from '../kit.ts'
import { addressLines, employers, plainName, resident } from '../people.ts'
import type { UnseenLayout } from '../../../layout.ts'

/** A corporation's annual report as a state's web portal prints it: numbered items, officers and directors in one table of titles. */
export const annualReport: UnseenLayout = {
  name: 'annual-report',
  docType: 'annual_return',
  country: 'US',
  form: 'page',
  draw(paper) {
    const state = paper.pick(states)
    const name = paper.put(
      'legal_name',
      paper.pick([company(paper, [', INC.', ' CORPORATION']).toUpperCase(), paper.pick(employers.slice(0, 3))]),
    )
    const year = paper.pick(['2025', '2026'])
    const date = dated(
      paper,
      'document_date',
      addDays(`${year}-01-05`, paper.between(0, 130)),
      paper.pick([day.month, day.slashes, day.long]),
    )
    const number = paper.put('registration_number', paper.code(paper.pick(['P1#000######', '#######', 'K######'])))
    const people = Array.from({ length: paper.between(2, 4) }, () => resident(paper))
    const names = people.map((one) => paper.pick([plainName(one).toUpperCase()]))
    const offset = paper.between(1, names.length)
    const chosen = names.slice(0, offset)
    paper.put('directors', chosen.join('; '), chosen[0])
    const agent = resident(paper)
    const titles = names.map((_, index) =>
      index < offset ? paper.pick(['DIRECTOR', 'DIRECTOR', 'D']) : paper.pick(['SECRETARY', 'TREASURER']),
    )
    const ink = paper.pick(['#1b365d', '#14532d', '#222'])
    return [
      page([
        text(
          40,
          46,
          `${year} ${paper.pick(['FOR PROFIT CORPORATION ANNUAL REPORT', 'CORPORATE ANNUAL REPORT', 'ANNUAL STATEMENT OF INFORMATION'])}`,
          { size: 12, face: 'sans-bold', color: ink },
        ),
        text(40, 60, `State of ${state} - Secretary of State, Corporations Section`, { size: 9, face: 'sans' }),
        box(410, 30, 164, 50, { stroke: ink }),
        ...lines(
          418,
          46,
          13,
          [paper.pick(['FILED', 'Filed on', 'Received and filed']), date, `Batch ${paper.code('CC##########')}`],
          { size: 8.5, face: 'sans-bold' },
        ),
        ...cells(
          { x: 40, y: 96, height: 32, ink },
          [346, 186],
          [
            [paper.pick(['1. Entity Name', 'Exact name of the corporation', 'Entity name on file']), name],
            [paper.pick(['2. Document #', 'Charter No.', 'Entity number']), number],
          ],
          { face: 'sans-bold', size: 10 },
        ),
        ...cells(
          { x: 40, y: 128, height: 32, ink },
          [346, 186],
          [
            ['3. Current Principal Place of Business', addressLines(resident(paper), 'written').join(', ')],
            ['4. FEI / EIN', paper.code('##-#######')],
          ],
          { face: 'sans' },
        ),
        ...cells(
          { x: 40, y: 160, height: 32, ink },
          [346, 186],
          [
            ['5. Name and Address of Current Registered Agent', `${plainName(agent)}, ${agent.city}, ${agent.state}`],
            ['Certificate of Status Desired', 'No'],
          ],
          { face: 'sans' },
        ),
        ...lines(
          40,
          214,
          12,
          [
            'The above named entity submits this statement for the purpose of changing its registered office or registered agent, or both.',
            `SIGNATURE:  not applicable`,
          ],
          { size: 8 },
        ),
        text(40, 256, paper.pick(['6. Officer/Director Detail', 'OFFICERS AND DIRECTORS', '6. Names and titles']), {
          size: 10,
          face: 'sans-bold',
          color: ink,
        }),
        line(40, 262, 572, 262),
        ...grid(
          [
            ['Title', 40, 'left'],
            ['Name', 130, 'left'],
            ['Address', 300, 'left'],
          ],
          names.map((one, index) => [
            titles[index] ?? '',
            one,
            addressLines(people[index] ?? agent, 'written').join(', '),
          ]),
          { y: 280, leading: 22, size: 8 },
        ).marks,
        ...paragraph(
          40,
          420,
          530,
          'I hereby certify that the information indicated on this report is true and accurate and that my electronic signature shall have the same legal effect as if made under oath.',
          { size: 8.5 },
        ).marks,
        ...lines(
          40,
          470,
          14,
          [
            `SIGNATURE: ${plainName(resident(paper)).toUpperCase()}      AUTHORIZED AGENT`,
            'Electronic Signature of Signing Officer',
            'Filing fee: $150.00 - Late fee after May 1: $400.00',
          ],
          { size: 8.5 },
        ),
      ]),
    ]
  },
}
