import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { Mark } from '../../../../drawing/sheet.ts'
import { typeset } from '../../../../drawing/typeset.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { company } from '../firms.ts'
import { crowd, listed } from '../people.ts'
import { dated } from '../wording.ts'

/** A drawn structure on a landscape sheet: individuals above, holding companies between, the client shaded, subsidiaries below. */
export const orgChartBoxes: UnseenLayout = {
  name: 'org-chart-boxes',
  docType: 'org_chart',
  country: 'CA',
  form: 'page',
  draw(paper) {
    const size = { width: 792, height: 612, pixelsPerUnit: 200 / 72 }
    const people = crowd(paper, 'CA', paper.between(2, 4))
    const legal = company(paper, 'CA')
    const face = paper.pick(['sans', 'narrow', 'serif'] as const)
    const tint = paper.pick(['#dce8f5', '#fbe9d0', '#e2f0df', '#eee6f6'])
    const isOval = paper.chance(0.4)
    const marks: Mark[] = []
    const cell = (
      x: number,
      y: number,
      width: number,
      rows: readonly string[],
      fill: string | null,
      isPerson: boolean,
    ) => {
      const height = rows.length * 13 + 14
      const style = { fill: fill ?? '#fff', stroke: '#333', strokeWidth: 0.9 }
      const middle = x + width / 2
      marks.push(
        isPerson && isOval
          ? ellipse(middle, y + height / 2, width / 2, height / 2 + 5, style)
          : isPerson
            ? roundedBox(x, y, width, height, 8, style)
            : box(x, y, width, height, style),
      )
      for (const [row, content] of rows.entries()) {
        const fit = Math.min(9.5, (9.5 * (width - (isPerson && isOval ? 26 : 10))) / typeset(content, face, 9.5).width)
        marks.push(text(middle, y + 18 + row * 13, content, { size: fit, face, align: 'middle' }))
      }
      return y + height
    }
    const title = paper.pick([
      'Corporate Structure',
      'ORGANIZATION CHART',
      'Ownership Chart',
      'Group Structure Chart',
      'Corporate Organizational Chart',
    ])
    const middle = paper.chance(0.5)
    const x = middle ? 396 : 40
    const align = middle ? 'middle' : 'left'
    marks.push(
      text(x, 44, paper.chance(0.5) ? `${title} of ${paper.put('legal_name', legal)}` : title, {
        size: 16,
        face: 'sans-bold',
        align,
      }),
    )
    if (paper.expected.legal_name === undefined)
      marks.push(text(x, 62, paper.put('legal_name', legal), { size: 12, face: 'sans', align }))
    marks.push(
      text(
        x,
        78,
        `${paper.pick(['As of', 'Updated', 'Prepared for KYC purposes,'])} ${dated(addDays(paper.today, -paper.between(1, 400)), paper.pick(['enLong', 'iso', 'enShort']))}`,
        { size: 8, align },
      ),
    )
    const owners = listed(paper, 'beneficial_owners', people, paper.pick(['plain', 'upper', 'upperLast']))
    const wide = Math.min(165, 700 / people.length - 16)
    const top = 112
    const hasHoldings = paper.chance(0.6)
    const percents = people.map(() => Math.floor(100 / people.length))
    percents[0] = 100 - Math.floor(100 / people.length) * (people.length - 1)
    const clientTop = hasHoldings ? 320 : 260
    const below: number[] = []
    for (const [index, one] of owners.entries()) {
      const left = 396 - (people.length * (wide + 16)) / 2 + index * (wide + 16) + 8
      const center = left + wide / 2
      const bottom = cell(
        left,
        top,
        wide,
        [one, paper.pick(['(Individual, Canada)', 'Founder', 'Resident of Canada'])],
        paper.chance(0.5) ? '#f7f7f7' : null,
        true,
      )
      const share = `${percents[index] ?? 0}%`
      if (hasHoldings && index < 2) {
        marks.push(line(center, bottom + (isOval ? 5 : 0), center, 208), text(center + 4, 196, '100%', { size: 8 }))
        const end = cell(
          left,
          208,
          wide,
          [`${paper.code('#######')} ${paper.pick(['Canada', 'Ontario', 'B.C.'])} Ltd.`, 'Holding company'],
          null,
          false,
        )
        marks.push(line(center, end, center, 290), text(center + 4, end + 14, share, { size: 8 }))
      } else
        marks.push(
          line(center, bottom + (isOval ? 5 : 0), center, clientTop - 30),
          text(center + 4, bottom + 24, share, { size: 8 }),
        )
      below.push(center)
    }
    marks.push(
      line(Math.min(...below), clientTop - 30, Math.max(...below), clientTop - 30),
      line(396, clientTop - 30, 396, clientTop),
    )
    const end = cell(
      276,
      clientTop,
      240,
      [
        legal,
        paper.pick(['(the “Client”)', 'Applicant / account holder', 'Operating company']),
        `${paper.pick(['Inc. no.', 'Corp. No.'])} ${paper.code('#######')}`,
      ],
      tint,
      false,
    )
    if (paper.chance(0.7)) {
      marks.push(
        line(396, end, 396, end + 26),
        line(240, end + 26, 552, end + 26),
        line(240, end + 26, 240, end + 52),
        line(552, end + 26, 552, end + 52),
      )
      for (const at of [240, 552]) cell(at - 95, end + 52, 190, [company(paper, 'CA'), '100% subsidiary'], null, false)
    }
    marks.push(
      text(
        40,
        596,
        `Percentages are of voting shares. ${paper.pick(['Not to scale.', 'Confidential.', ''])} SPECIMEN`,
        { size: 6.5, color: '#666' },
      ),
    )
    return [{ ...size, background: '#fff', marks }]
  },
}
