import { box, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { column, grid, page, paragraph } from '../kit.ts'
import { company, issuers } from '../people.ts'

/** The leaflet that comes with a council tax bill: a slogan, shares of spending and bands, addressed to nobody. */
export const councilTaxLeaflet: UnseenLayout = {
  name: 'council-tax-leaflet',
  docType: 'other',
  country: 'GB',
  form: 'page',
  draw(paper) {
    const [, council] = company(paper, issuers.council)
    const base = paper.between(1410, 1690)
    const shares = [
      ['Schools', 41],
      ['Social care for adults', 27],
      ['Children and families', 14],
      ['Waste and recycling', 7],
      ['Roads and street lights', 5],
      ['Libraries, parks, leisure', 4],
      ['Everything else', 2],
    ] as const
    let left = 60
    return [
      page([
        shape('M0 0 L595 0 L595 150 C400 210 200 100 0 170 Z', { fill: '#0f766e' }),
        text(50, 70, 'Where does my', { size: 26, face: 'sans-bold', color: '#ffffff' }),
        text(50, 104, 'council tax go?', { size: 26, face: 'sans-bold', color: '#ffffff' }),
        text(50, 220, `A guide for residents of ${council}, 2026 to 2027`, { size: 12, face: 'sans-bold' }),
        ...paragraph(
          50,
          246,
          495,
          `This year we will spend £${paper.between(180, 320)} million on services. About a quarter comes from council tax, the rest from grants and business rates. The increase is 4.9%, or £${(paper.between(120, 190) / 100).toFixed(2)} a week for a Band D home.`,
          { size: 10 },
        ),
        ...shares.flatMap(([name, share], index) => {
          const width = share * 4.7
          const start = left
          left += width
          const fill = ['#0f766e', '#14b8a6', '#f59e0b', '#ef4444', '#6366f1', '#a3a3a3', '#52525b'][index] ?? '#000'
          return [
            box(start, 312, width, 34, { fill }),
            box(60, 368 + index * 20, 10, 10, { fill }),
            text(78, 377 + index * 20, `${name}  ${share}p in every pound`, { size: 9.6 }),
          ]
        }),
        text(330, 377, 'Bands for the year', { size: 11, face: 'sans-bold' }),
        ...grid(
          [330, 390, -530],
          ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((band, index) => [
            `Band ${band}`,
            `${index + 6}/9`,
            `£${((base * (index + 6)) / 9).toFixed(2)}`,
          ]),
          { y: 396, size: 9.4, leading: 16, rule: '#cccccc' },
        ),
        text(50, 560, 'Could you pay less?', { size: 13, face: 'sans-bold', color: '#0f766e' }),
        ...column(
          60,
          582,
          16,
          [
            '• Living alone? 25% off.',
            '• Student, carer or apprentice? You may not count.',
            '• On a low income? Ask for a reduction.',
            '• Adapted home? Your band may go down.',
            '• Empty or second home? A premium may apply.',
          ],
          { size: 10 },
        ),
        ...paragraph(
          50,
          700,
          495,
          'This leaflet is not a bill. Your bill comes in a separate envelope, or by email if you signed up. Recycle me when read.',
          { size: 10, face: 'narrow-bold' },
        ),
      ]),
    ]
  },
}
