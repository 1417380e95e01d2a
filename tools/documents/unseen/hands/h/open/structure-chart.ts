import { addDays, longDate } from '../../../../calendar.ts'
import { box, ellipse, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { company, crowd } from '../people.ts'

/** A law firm's structure chart on a landscape page: people in ellipses, holding companies and subsidiaries in boxes. */
export const structureChart: UnseenLayout = {
  name: 'structure-chart',
  docType: 'org_chart',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'CA')
    const owners = paper.chance(0.5) ? [next(), next(), next()] : [next(), next()]
    const lawyer = next()
    const bare = company(paper, 'CA')
    const name = paper.put('legal_name', `${bare} Inc.`)
    const drawn = addDays(paper.today, -paper.between(10, 300))
    const shares = owners.length === 3 ? [40, 35, 25] : [paper.pick([55, 60, 70]), 0]
    const width = 792 / owners.length
    const marks: Mark[] = [
      text(40, 46, 'Ownership Structure', { size: 17, face: 'sans-bold', color: '#24424d' }),
      text(40, 62, `Prepared by ${lawyer.surname} Pike LLP for KYC purposes – ${longDate(drawn, 'en')}`, {
        size: 8.4,
        face: 'sans',
      }),
      line(40, 70, 752, 70, { stroke: '#24424d', strokeWidth: 1.6 }),
    ]
    const centred = (x: number, y: number, rows: readonly string[], size = 9) =>
      rows.forEach((row, index) =>
        marks.push(
          text(x, y + index * (size + 2.6), row, { size, face: index === 0 ? 'sans-bold' : 'sans', align: 'middle' }),
        ),
      )
    owners.forEach(({ given, surname }, index) => {
      const x = width * (index + 0.5)
      const isHolding = index === 0
      const share = index === 1 && owners.length === 2 ? 100 - (shares[0] ?? 0) : shares[index]
      marks.push(ellipse(x, 128, 104, 30, { stroke: '#24424d', fill: '#e7f0ee', strokeWidth: 1.1 }))
      centred(x, 126, [`${given} ${surname}`, index === 2 ? '(Ontario)' : '(individual)'], 8.6)
      if (isHolding) {
        marks.push(line(x, 158, x, 206), text(x + 5, 186, '100%', { size: 8.4 }))
        marks.push(box(x - 88, 206, 176, 40, { stroke: '#24424d', fill: '#fff' }))
        centred(x, 223, [`${surname} Family Holdings Ltd.`, 'Alberta, OCN 20' + paper.code('########')], 8)
      }
      marks.push(
        line(x, isHolding ? 246 : 158, x, 286),
        line(x, 286, 396, 286),
        text(x + 5, 276, `${share}% Class A`, { size: 8.4 }),
      )
    })
    marks.push(line(396, 286, 396, 318))
    marks.push(box(262, 318, 268, 56, { stroke: '#24424d', fill: '#24424d' }))
    marks.push(text(396, 341, name, { size: 12, face: 'sans-bold', color: '#fff', align: 'middle' }))
    marks.push(
      text(396, 358, 'the “Applicant” – federal corporation (CBCA)', {
        size: 8.2,
        face: 'sans',
        color: '#fff',
        align: 'middle',
      }),
    )
    ;[190, 602].forEach((x, index) => {
      marks.push(
        line(396, 374, 396, 402),
        line(x, 402, 396, 402),
        line(x, 402, x, 430),
        text(x + 5, 420, index === 0 ? '100%' : '51%', { size: 8.4 }),
      )
      marks.push(box(x - 104, 430, 208, 42, { stroke: '#777', fill: '#f6f6f4' }))
      centred(
        x,
        448,
        index === 0
          ? [`${bare} (USA) LLC`, 'Delaware – sales office']
          : [`${paper.code('#######')} Canada Inc.`, 'leases the premises; 49% third-party landlord'],
        8.4,
      )
    })
    paper.put(
      'beneficial_owners',
      owners.map(({ given, surname }) => `${given} ${surname}`).join('; '),
      `${owners[0]?.given ?? ''} ${owners[0]?.surname ?? ''}`,
    )
    const notes = [
      'Notes',
      '1. Percentages are of issued voting shares. 2. No person acts in concert with another; no shareholder agreement shifts control.',
      '3. Each individual shown at the top holds directly or indirectly 25% or more and is a beneficial owner for the purposes of the PCMLTFR.',
    ]
    notes.forEach((row, index) =>
      marks.push(text(40, 516 + index * 12, row, { size: 7.8, face: index === 0 ? 'sans-bold' : 'sans' })),
    )
    marks.push(text(752, 590, `File ${paper.code('#####-###')}  |  Draft 3  |  SPECIMEN`, { size: 7, align: 'right' }))
    return [{ width: 792, height: 612, pixelsPerUnit: 200 / 72, background: '#ffffff', marks }]
  },
}
