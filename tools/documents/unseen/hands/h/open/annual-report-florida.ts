import { text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { sheetOf, two } from '../kit.ts'
import { company, crowd, somewhere } from '../people.ts'

const months = ['Jan', 'Feb', 'Mar', 'Apr'] as const

/** A southern state's annual report as its web site prints it: underlined headings, officers in two columns, a filing stamp. */
export const annualReportFlorida: UnseenLayout = {
  name: 'annual-report-florida',
  docType: 'annual_return',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'US')
    const officers = Array.from({ length: paper.between(2, 4) }, next)
    const agent = next()
    const [month, day] = [paper.between(1, 4), paper.between(3, 28)]
    const printed = `${months[month - 1] ?? ''} ${two(day)}, 2026`
    const filed = paper.put('document_date', `2026-${two(month)}-${two(day)}`, printed)
    const place = somewhere(paper, 'US').map((row) => row.toUpperCase())
    const marks: Mark[] = []
    const say = (x: number, y: number, content: string, bold = false) =>
      marks.push(text(x, y, content, { size: 9.2, face: bold ? 'sans-bold' : 'sans' }))
    say(40, 48, '2026 FLORIDA PROFIT CORPORATION ANNUAL REPORT', true)
    marks.push(text(572, 48, 'FILED', { size: 12, face: 'sans-bold', align: 'right' }))
    marks.push(text(572, 62, filed, { size: 10, face: 'sans-bold', align: 'right' }))
    marks.push(text(572, 75, 'Secretary of State', { size: 10, face: 'sans-bold', align: 'right' }))
    marks.push(text(572, 88, paper.code('##########CC'), { size: 10, face: 'sans-bold', align: 'right' }))
    say(40, 72, `DOCUMENT# ${paper.put('registration_number', paper.code('P1#0000#####'))}`, true)
    say(40, 92, 'Entity Name:', true)
    say(
      112,
      92,
      paper.put('legal_name', `${company(paper, 'US').toUpperCase()}, ${paper.pick(['INC.', 'CORP.', 'P.A.'])}`),
    )
    const block = (y: number, title: string, rows: readonly string[]) => {
      say(40, y, title, true)
      rows.forEach((row, index) => say(40, y + 13 * (index + 1), row))
    }
    block(120, 'Current Principal Place of Business:', place)
    block(176, 'Current Mailing Address:', [...place, 'US'])
    say(40, 244, 'FEI Number:', true)
    say(106, 244, paper.code('##-#######'))
    say(360, 244, 'Certificate of Status Desired:', true)
    say(528, 244, 'No')
    block(268, 'Name and Address of Current Registered Agent:', [
      `${agent.surname}, ${agent.given}`.toUpperCase(),
      ...agent.lines.map((row, at) => `${row}${at > 0 ? ' US' : ''}`.toUpperCase()),
    ])
    marks.push(
      text(
        40,
        330,
        'The above named entity submits this statement for the purpose of changing its registered office or registered agent, or both, in the State of Florida.',
        { size: 6.6, face: 'sans' },
      ),
    )
    say(40, 352, 'SIGNATURE:', true)
    marks.push(
      text(110, 364, 'Electronic Signature of Registered Agent', { size: 7 }),
      text(500, 364, 'Date', { size: 7 }),
    )
    say(40, 392, 'Officer/Director Detail :', true)
    officers.forEach(({ given, surname, lines }, index) => {
      const [street = '', town = ''] = lines
      const [x, y] = [index % 2 === 0 ? 40 : 320, 414 + Math.floor(index / 2) * 72]
      const cells = [
        [
          'Title',
          index === 0 ? 'PRESIDENT, DIRECTOR' : paper.pick(['DIRECTOR', 'VP, DIRECTOR', 'TREASURER, DIRECTOR']),
        ],
        ['Name', `${surname}, ${given}`.toUpperCase()],
        ['Address', street.toUpperCase()],
        ['City-State-Zip:', town.toUpperCase()],
      ] as const
      cells.forEach(([caption, value], at) => {
        say(x, y + at * 14, caption)
        say(x + 86, y + at * 14, value)
      })
    })
    const [first] = officers
    const name = (index: number) => {
      const { given = '', surname = '' } = officers[index] ?? {}
      return `${given} ${surname}`.toUpperCase()
    }
    paper.put(
      'directors',
      officers.map((_, index) => name(index)).join('; '),
      `${first?.surname ?? ''}, ${first?.given ?? ''}`.toUpperCase(),
    )
    const oath = [
      'I hereby certify that the information indicated on this report or supplemental report is true and accurate and that my electronic signature',
      'shall have the same legal effect as if made under oath; that I am an officer or director of the corporation or the receiver or trustee empowered',
      'to execute this report as required by Chapter 607, Florida Statutes; and that my name appears above, or on an attachment with all other like empowered.',
    ]
    oath.forEach((row, index) => marks.push(text(40, 590 + index * 9, row, { size: 6.4, face: 'sans' })))
    say(40, 640, `SIGNATURE: ${name(0)}`, true)
    say(320, 640, 'PRESIDENT')
    say(500, 640, `0${month}/${two(day)}/2026`)
    marks.push(
      text(110, 653, 'Electronic Signature of Signing Officer/Director Detail', { size: 7 }),
      text(500, 653, 'Date', { size: 7 }),
    )
    marks.push(text(306, 770, 'SPECIMEN', { size: 7, align: 'middle' }))
    return [sheetOf('letter', marks)]
  },
}
