import { box, line, text } from '../../drawing/sheet.ts'
import { company, percent, shares } from '../companies.ts'
import type { Draft } from '../draft.ts'
import { fitted, gap, pages, piece, theme } from '../layout/flow.ts'
import type { Block } from '../layout/flow.ts'
import { heading, small, words } from '../layout/print.ts'
import { recently } from '../layout/stationery.ts'
import type { Template } from '../template.ts'

/** Boxes and lines: owners above, the company below, or a holding between them. */
export const orgChart: Template = {
  docType: 'org_chart',
  form: 'page',
  layouts: [
    { name: 'direct', draw: (draft) => chart(draft, false) },
    { name: 'holding', draw: (draft) => chart(draft, true) },
  ],
}

function chart(draft: Draft, hasHolding: boolean) {
  const { say } = draft
  const of = company(draft)
  const parts = shares(draft, of.people.length)
  const owners = draft
    .list('beneficial_owners', of.people)
    .map((name, index) => ({ name, share: percent(draft, parts[index] ?? 0) }))
  return pages(draft, theme(draft), [
    heading(
      say(
        draft.pick(['Corporate structure chart', 'Ownership structure']),
        draft.pick(['Organigramme de la société', 'Organigramme de détention']),
      ),
      'centred',
    ),
    words(`${say('As of', 'Au')} ${draft.printDate(recently(draft, 300), 'long')}`, { align: 'middle' }),
    gap(30),
    boxesAndLines(owners, [
      ...(hasHolding ? [say('Birchline Holdings Ltd.', 'Gestion Boisclair inc.')] : []),
      draft.put('legal_name', of.name),
    ]),
    gap(30),
    small(say('Percentages are of voting shares.', 'Pourcentages des actions avec droit de vote.')),
  ])
}

function boxesAndLines(
  owners: readonly { readonly name: string; readonly share: string }[],
  companies: readonly string[],
): Block {
  return ({ width, theme: { face, bold, accent, tint } }) => {
    const step = width / owners.length
    const middle = width / 2
    const wide = 210
    return piece(120 + companies.length * 100, [
      ...owners.flatMap(({ name, share }, index) => {
        const x = index * step + step / 2
        return [
          box(x - step * 0.42, 0, step * 0.84, 44, { fill: tint, stroke: accent, strokeWidth: 0.8 }),
          fitted(x, 26, name, step * 0.8, { size: 10, face: bold, align: 'middle' }),
          line(x, 44, x, 74, { stroke: '#444', strokeWidth: 0.8 }),
          text(x + 5, 62, share, { size: 9, face }),
        ]
      }),
      line(step / 2, 74, width - step / 2, 74, { stroke: '#444', strokeWidth: 0.8 }),
      ...companies.flatMap((name, index) => {
        const y = 104 + index * 92
        return [
          line(middle, y - 30, middle, y, { stroke: '#444', strokeWidth: 0.8 }),
          ...(index > 0
            ? [
                line(middle, y - 44, middle, y, { stroke: '#444', strokeWidth: 0.8 }),
                text(middle + 5, y - 14, '100%', { size: 9, face }),
              ]
            : []),
          box(middle - wide / 2, y, wide, 48, { stroke: accent, strokeWidth: 1.2 }),
          fitted(middle, y + 29, name, wide - 12, { size: 11, face: bold, align: 'middle' }),
        ]
      }),
    ])
  }
}
