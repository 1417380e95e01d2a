import { box, text } from '../../../../drawing/sheet.ts'
import { table } from '../../../../drawing/table.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, american, listed, numeric } from '../say.ts'

/** A province's annual return as filed on the web: sections with captions in bold, tables of directors and of shareholders, one signature date. */
export const caAnnualReturn: UnseenLayout = {
  name: 'ca-annual-return',
  docType: 'annual_return',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      face: 'sans',
      size: 9,
      left: 50,
      right: 50,
      foot: 'Corporate Access – Annual Return – Fee paid: $50.00 – This return does not change the directors on record',
    })
    const people = several(paper, 'CA', paper.between(2, 4))
    const filed = ago(paper, 2, 300)
    const tint = paper.pick(['#3a5f8a', '#7a4b2a', '#356b55'])
    const say = (date: string) =>
      sayLong
        ? american(date)
        : numeric(date, 'd-m-Y').replace(
            /-(\d\d)-/,
            (_, month) => `-${'JanFebMarAprMayJunJulAugSepOctNovDec'.slice(Number(month) * 3 - 3, Number(month) * 3)}-`,
          )
    const sayLong = paper.chance(0.5)
    flow.put(
      box(50, 36, 512, 38, { fill: tint }),
      text(
        60,
        60,
        `${paper.pick(['ANNUAL RETURN', 'Annual Return / Profile Renewal', 'ANNUAL REPORT OF A CORPORATION'])} ${filed.slice(0, 4)}`,
        { size: 14, face: 'sans-bold', color: '#fff' },
      ),
    )
    flow.y(84)
    const pair = (caption: string, value: string) => flow.pair(`${caption}:`, value, 190, { after: 3 })
    const head = (caption: string) => {
      flow.gap(8)
      flow.p(caption, { face: 'sans-bold', size: 11, color: tint, after: 4 })
    }
    head('Entity details')
    pair(
      paper.pick(['Entity name', 'Name of corporation', 'Legal Entity Name']),
      paper.put('legal_name', paper.pick(firms.CA)),
    )
    pair(
      paper.pick(['Entity number', 'Corporate Access Number', 'Corporation number']),
      paper.put('registration_number', paper.code(paper.pick(['2#########', '10########', '6#####']))),
    )
    pair('Business number', `${luhnNumber(paper, '7########')} RC0001`)
    pair('Entity type', 'Business corporation, non-distributing')
    pair('Fiscal year end', paper.pick(['December 31', 'June 30', 'March 31']))
    head('Registered office')
    pair('Physical address', home(paper, 'CA').join(', ').replace(/\s+/g, ' '))
    pair('Mailing address', 'Same as physical address')
    head(paper.pick(['Directors', 'Current directors', 'Directors as of the filing']))
    const names = listed(
      paper,
      'directors',
      people.map((one) => (sayLong ? plain(one) : `${one.last.toUpperCase()}, ${one.first}`)),
    )
    const rows = names.map((name) => [
      name,
      home(paper, 'CA').join(', ').replace(/\s+/g, ' ').slice(0, 44),
      paper.pick(['Yes', 'No']),
    ])
    const directors = table(
      [
        { title: 'Name', x: 56, align: 'left' },
        { title: 'Address for service', x: 230, align: 'left' },
        { title: 'Resident Canadian', x: 556, align: 'right' },
      ],
      rows,
      { x: 50, y: flow.y(), width: 512, leading: 18, size: 8.5, shade: '#e8e8e8', ink: '#222' },
    )
    flow.put(...directors.marks)
    flow.y(directors.bottom)
    if (paper.chance(0.6)) {
      head('Voting shareholders')
      const holders = table(
        [
          { title: 'Shareholder', x: 56, align: 'left' },
          { title: 'Class', x: 330, align: 'left' },
          { title: '% of votes', x: 556, align: 'right' },
        ],
        [
          [`${paper.code('2######')} Alberta Ltd.`, 'A', '60'],
          ['The Aspen Family Trust', 'A', '40'],
        ],
        { x: 50, y: flow.y(), width: 512, leading: 18, size: 8.5, shade: '#e8e8e8', ink: '#222' },
      )
      flow.put(...holders.marks)
      flow.y(holders.bottom)
    }
    head('Certification')
    flow.p(
      'I certify that the information in this annual return is correct and that I am authorized to file it on behalf of the corporation.',
    )
    pair(
      'Name',
      `${plain(several(paper, 'CA', 1)[0] ?? { first: '', last: '', sex: 'F' })}, ${paper.pick(['accountant', 'solicitor', 'agent'])}`,
    )
    pair(
      paper.pick(['Date filed', 'Date of return', 'Dated', 'Date submitted']),
      paper.put('document_date', filed, say(filed)),
    )
    return flow.sheets()
  },
}
