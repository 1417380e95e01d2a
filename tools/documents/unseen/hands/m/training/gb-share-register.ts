import { text, line, box, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, british, listed, numeric } from '../say.ts'

/** A register of members on a sheet laid across: ruled columns with folio, dates, certificate numbers, shares and address; the balance per holder. */
export const gbShareRegister: UnseenLayout = {
  name: 'gb-share-register',
  docType: 'share_register',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [width, height] = [842, 595]
    const face = paper.pick(['serif', 'narrow', 'mono'] as const)
    const size = face === 'mono' ? 7.5 : 9
    const people = several(paper, 'GB', paper.between(3, 5))
    const when = ago(paper, 1, 300)
    const titles = paper.chance(0.5)
    const names = people.map((one) => (titles ? plain(one) : `${one.last}, ${one.first}`))
    listed(paper, 'beneficial_owners', names)
    const marks: Mark[] = [
      text(
        421,
        46,
        paper.pick(['REGISTER OF MEMBERS', 'Register of Members and Share Ledger', 'STATUTORY REGISTERS – MEMBERS']),
        { size: 15, face: 'serif-bold', align: 'middle' },
      ),
      text(
        40,
        76,
        `${paper.pick(['Company', 'Name of company', 'Company name'])}: ${paper.put('legal_name', paper.pick(firms.GB))}`,
        { size: 11, face: 'serif-bold' },
      ),
      text(
        40,
        92,
        `Class of share: ${paper.pick(['Ordinary of £1.00 each', 'Ordinary A', 'Ordinary shares of £0.01'])}`,
        { size: 9.5, face: 'serif' },
      ),
      text(
        802,
        76,
        `${paper.pick(['As at', 'Register made up to', 'Position at close of business on'])} ${paper.put('document_date', when, paper.chance(0.5) ? british(when) : numeric(when, 'd/m/Y'))}`,
        { size: 10, face: 'serif', align: 'right' },
      ),
    ]
    const heads = [
      ['Folio', 44],
      ['Name of member', 84],
      ['Address', 230],
      ['Date entered', 500],
      ['Cert. no.', 580],
      ['How acquired', 640],
      ['Shares held', 798],
    ] as const
    marks.push(box(40, 108, 762, 22, { stroke: '#222', fill: '#ece7d8' }))
    heads.forEach(([head, x], index) =>
      marks.push(text(x, 123, head, { size: 8.5, face: 'sans-bold', align: index === 6 ? 'right' : 'left' })),
    )
    let y = 130
    let all = 0
    names.forEach((name, index) => {
      const shares = paper.between(5, 90) * 10
      all += shares
      const row = [
        String(paper.between(1, 9) + index * 10),
        name,
        home(paper, 'GB').join(', '),
        numeric(ago(paper, 310, 6000), 'd/m/Y'),
        String(index + 1),
        paper.pick(['Allotment', 'Transfer', 'Subscriber', 'Transmission']),
        String(shares),
      ]
      row.forEach((content, column) =>
        marks.push(
          text(heads[column]?.[1] ?? 0, y + 22, content, {
            size: column === 2 ? 7 : size,
            face: column === 2 ? 'narrow' : face,
            align: column === 6 ? 'right' : 'left',
          }),
        ),
      )
      y += 34
      marks.push(line(40, y, 802, y, { stroke: '#999' }))
    })
    for (const x of [78, 224, 494, 574, 634, 728]) marks.push(line(x, 108, x, y, { stroke: '#999' }))
    marks.push(
      text(640, y + 20, 'Total in issue', { size: 9.5, face: 'serif-bold' }),
      text(798, y + 20, String(all), { size: 9.5, face: 'serif-bold', align: 'right' }),
    )
    if (paper.chance(0.6))
      marks.push(
        text(
          40,
          y + 44,
          'Shares held beneficially unless otherwise stated. No charge over shares has been notified to the company. Register kept at the registered office (s.114 CA 2006).',
          { size: 8, face: 'serif' },
        ),
      )
    marks.push(
      text(40, 572, `Secretary: ____________________   Sheet ${paper.between(1, 9)}   SPECIMEN`, {
        size: 7,
        face: 'sans',
        color: '#777',
      }),
    )
    return [{ width, height, pixelsPerUnit: 200 / 72, background: '#fff', marks }]
  },
}
