import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { pageOf, putJoined } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A chart of a group in Québec: persons above, a holding between, the company below, shares beside the lines. */
export const organigrammeQc: UnseenLayout = {
  name: 'organigramme-qc',
  docType: 'org_chart',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = people(paper, 'QC')
    const owners = [next(), next()]
    const share = paper.between(30, 70)
    const name = paper.put('legal_name', `${firm(paper, 'QC')} inc.`)
    putJoined(
      paper,
      'beneficial_owners',
      owners.map((one) => one.full),
      '; ',
    )
    const marks: Mark[] = [
      text(306, 60, 'Organigramme corporatif', { size: 16, face: 'sans-bold', align: 'middle' }),
      text(306, 78, 'Préparé par les conseillers juridiques – pour discussion seulement', {
        size: 9,
        face: 'sans',
        align: 'middle',
      }),
    ]
    owners.forEach((one, index) => {
      const x = 80 + index * 262
      marks.push(box(x, 130, 190, 46, { stroke: '#345', fill: '#f3f6fa' }))
      marks.push(text(x + 95, 157, one.full, { size: 11, face: 'sans', align: 'middle' }))
      marks.push(line(x + 95, 176, x + 95, 230), line(x + 95, 230, 306, 230))
      marks.push(text(x + 102, 206, `${index === 0 ? share : 100 - share} % votes`, { size: 9, face: 'sans' }))
    })
    const levels = [
      ['9412-0073 Québec inc.', 270, '100 % ordinaires'],
      [name, 390, ''],
    ] as const
    for (const [title, y, below] of levels) {
      marks.push(line(306, y - 40, 306, y), box(196, y, 220, 46, { stroke: '#345', fill: '#fff' }))
      marks.push(text(306, y + 27, title, { size: 10.4, face: 'sans-bold', align: 'middle' }))
      if (below !== '') marks.push(line(306, y + 46, 306, y + 80), text(314, y + 66, below, { size: 9, face: 'sans' }))
    }
    marks.push(text(40, 760, 'SPÉCIMEN / SPECIMEN', { size: 8, face: 'sans' }))
    return [pageOf('letter', marks)]
  },
}
