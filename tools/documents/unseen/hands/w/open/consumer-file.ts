import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cash, day, leaf, putAddress, putDay } from '../kit.ts'
import { folk } from '../people.ts'

const lenders = [
  'RDWD CREDIT UNION',
  'MAPLECARD MC',
  'NORTHERN AUTO FIN',
  'TELUNA MOBILITY',
  'HOMEREACH MTG',
  'PRAIRIE FURNISH',
  'BLUE SPRUCE BANK',
  'CANOE TIRE VISA',
] as const

/** A Canadian bureau's consumer disclosure sent by post: letter of cover with the file number, then the file itself in line-printer columns. */
export const consumerFile: UnseenLayout = {
  name: 'consumer-file',
  docType: 'credit_report',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const person = folk(paper, 'CA')()
    const sent = addDays(paper.today, -paper.between(2, 60))
    const since = addDays(paper.today, -paper.between(900, 9500))
    const count = paper.between(3, 8)
    const bureau = paper.pick([
      'Meridia Credit Bureau of Canada',
      'Verafax Canada Consumer Services',
      'Northledger Information Co.',
    ])
    const name = `${person.given} ${person.middle} ${person.surname}`.toUpperCase()
    const page = leaf('letter', { size: 9.2 })
    page.t(54, 56, bureau.split(' ')[0]?.toLowerCase() ?? '', { size: 22, face: 'sans-bold', color: '#0c6a8c' })
    page.rows(
      54,
      84,
      11,
      [
        paper.put('issuer_name', bureau),
        'Consumer Relations, P.O. Box 190, Station Jean-Talon',
        'Montreal, Quebec  H1S 2Z2',
      ],
      { size: 7.6 },
    )
    page.r(558, 84, day(sent, 'MMM DD YYYY'), { size: 8.4 })
    page.rows(
      72,
      150,
      12.4,
      [
        paper.put('document_holder_name', name),
        ...putAddress(
          paper,
          'address',
          person.home.map((row) => row.toUpperCase()),
        ),
      ],
      { face: 'mono', size: 9 },
    )
    page.t(350, 150, `Our file:  ${paper.put('file_number', paper.code('E##-####-####'))}`, {
      face: 'sans-bold',
      size: 9.2,
    })
    page.p(
      54,
      216,
      504,
      'RE: YOUR REQUEST FOR DISCLOSURE. Enclosed is a copy of your personal credit file. Please review it carefully. If you see an error, complete the update form on the last page and mail it with copies of two pieces of identification.',
    )
    const head = (y: number, title: string) => {
      page.rule(54, y - 11, 558, y - 11, { stroke: '#0c6a8c', strokeWidth: 1 })
      page.t(54, y, title, { face: 'sans-bold', color: '#0c6a8c', size: 9.6 })
    }
    head(278, 'PERSONAL INFORMATION')
    const fact = (x: number, y: number, caption: string, value: string) => {
      page.t(x, y, caption, { size: 7.6, color: '#555' })
      page.t(x + 102, y, value, { face: 'mono', size: 8.6 })
    }
    fact(54, 296, 'On file since', putDay(paper, 'file_since', since, 'YYYY/MM/DD'))
    fact(320, 296, 'SIN', 'XXX XXX ' + paper.code('###'))
    fact(54, 312, 'Birth date', putDay(paper, 'date_of_birth', person.born, 'YYYY/MM/DD'))
    fact(320, 312, 'Telephone', paper.code('(###) 555-01##'))
    fact(54, 328, 'Also known as', `${person.surname} ${person.given.charAt(0)}`.toUpperCase())
    fact(320, 328, 'Employer', paper.pick(['CITY WORKS DEPT', 'SELF', 'LAKEHEAD MILLS']))
    head(360, 'SUMMARY')
    fact(54, 378, 'Trade lines', paper.put('trade_line_count', String(count)))
    fact(320, 378, 'Inquiries (36 mo.)', String(paper.between(0, 9)))
    fact(54, 394, 'Collections', '0')
    fact(320, 394, 'Public records', '0')
    head(426, 'CREDIT INFORMATION')
    const edges = [54, 188, 250, 312, 374, 432, 486]
    const heads = ['Creditor', 'Opened', 'Reported', 'High credit', 'Balance', 'Past due', 'Rating']
    heads.forEach((title, index) => page.t(edges[index] ?? 0, 442, title, { size: 7.4, face: 'sans-bold' }))
    lenders.slice(0, count).forEach((lender, index) => {
      const y = 458 + index * 22
      const high = paper.between(9, 390) * 10_000
      const row = [
        lender,
        day(addDays(since, index * 90), 'YY/MM'),
        day(addDays(sent, -paper.between(4, 40)), 'YY/MM'),
        cash(high, ',', ''),
        cash(Math.round(high * 0.37), ',', ''),
        '0',
        paper.pick(['R1', 'I1', 'M1', 'R2', 'O1']),
      ]
      row.forEach((value, column) => page.t(edges[column] ?? 0, y, value, { face: 'mono', size: 8 }))
      page.t(188, y + 9, `Acct ${paper.code('XXXX...###')}`, { size: 6.6, color: '#666' })
    })
    head(650, 'INQUIRIES')
    page.rows(
      54,
      666,
      12,
      [
        `${day(addDays(sent, -70), 'YYYY/MM/DD')}  MAPLECARD MC  (800) 555-0133`,
        `${day(sent, 'YYYY/MM/DD')}  CONSUMER DISCLOSURE – not shown to others`,
      ],
      { face: 'mono', size: 8 },
    )
    page.t(54, 768, 'Page 1 of 1     SPECIMEN     Form CD-22E', { size: 6.8 })
    return [page.sheet()]
  },
}
