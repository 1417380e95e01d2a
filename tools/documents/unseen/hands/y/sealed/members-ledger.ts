import { addDays } from '../../../../calendar.ts'
import { table } from '../../../../drawing/table.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, pageOf, putJoined } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A stock ledger of an American company: certificate numbers and holders in a table, with the day it was drawn up below. */
export const membersLedger: UnseenLayout = {
  name: 'members-ledger',
  docType: 'share_register',
  country: 'US',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'US')
    const holders = [next(), next(), next()]
    const name = paper.put('legal_name', `${firm(paper, 'US')} Corp.`)
    putJoined(
      paper,
      'beneficial_owners',
      holders.map((one) => one.full),
      '; ',
    )
    const made = addDays(paper.today, -paper.between(3, 300))
    const rows = holders.map((one, index) => [
      `CS-${index + 1}`,
      one.full,
      one.lines[1],
      dated(addDays(made, -paper.between(100, 2500)), 'MM/DD/Y'),
      `${paper.between(1, 40)},000`,
    ])
    const list = table(
      [
        { title: 'Cert. No.', x: 50, align: 'left' },
        { title: 'Stockholder of Record', x: 110, align: 'left' },
        { title: 'City', x: 260, align: 'left' },
        { title: 'Issued', x: 430, align: 'left' },
        { title: 'Shares', x: 562, align: 'right' },
      ],
      rows,
      { x: 44, y: 140, width: 524, leading: 26, size: 9.4, shade: '#e8e2d0', ink: '#333' },
    )
    return [
      pageOf('letter', [
        text(306, 70, 'STOCK LEDGER', { size: 16, face: 'serif-bold', align: 'middle' }),
        text(306, 90, name, { size: 12, face: 'serif', align: 'middle' }),
        text(306, 106, 'Common Stock, $0.001 par value', { size: 9, face: 'serif', align: 'middle' }),
        ...list.marks,
        text(
          44,
          list.bottom + 40,
          `Certified a true copy of the ledger, ${paper.put('document_date', made, dated(made, 'd N Y'))}`,
          {
            size: 10,
            face: 'serif',
          },
        ),
        text(44, 760, 'SPECIMEN', { size: 8, face: 'serif' }),
      ]),
    ]
  },
}
