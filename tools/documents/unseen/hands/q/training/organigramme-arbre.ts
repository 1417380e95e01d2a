import { addDays } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid } from '../blocks.ts'
import { add, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { amount, dated, nineDigits } from '../wording.ts'

/** A French legal structure printed as a tree by indents, as levels in a table, or as steps from left to right. */
export const organigrammeArbre: UnseenLayout = {
  name: 'organigramme-arbre',
  docType: 'org_chart',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'FR', paper.between(2, 4))
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'narrow', 'serif'], letter: [9, 10.5] })
    const legal = paper.put('legal_name', company(paper, 'FR'))
    const owners = listed(paper, 'beneficial_owners', people, paper.pick(['upperLast', 'plain', 'lastFirst']))
    const holding = company(paper, 'FR')
    const even = Math.floor(100 / people.length)
    const percents = people.map((_, index) => (index === 0 ? 100 - even * (people.length - 1) : even))
    const align = paper.pick(['left', 'middle'] as const)
    para(
      flow,
      paper.pick([
        'ORGANIGRAMME JURIDIQUE',
        'Organigramme du groupe',
        'STRUCTURE DE DÉTENTION',
        'Organigramme capitalistique',
      ]),
      { size: 15, bold: true, align, after: 3 },
    )
    para(flow, paper.pick([`Société : ${legal}`, legal, `${legal} et ses actionnaires`]), { size: 11, align, after: 3 })
    para(
      flow,
      `${paper.pick(['au', 'Mise à jour :', 'Situation au'])} ${dated(addDays(paper.today, -paper.between(2, 500)), paper.pick(['slash', 'frLong']))}`,
      { size: 8, align, after: 16 },
    )
    rule(flow)
    const mode = paper.pick(['tree', 'table', 'steps'] as const)
    if (mode === 'table') {
      grid(
        flow,
        [
          { title: 'Niveau', share: 1 },
          { title: paper.pick(['Détenteur', 'Personne', 'Actionnaire']), share: 3 },
          { title: 'Nature', share: 2 },
          { title: 'Détient', share: 3 },
          { title: '%', share: 1, align: 'right' },
        ],
        [
          ...owners.map((one, index) => ['N+1', one, 'personne physique', legal, String(percents[index] ?? 0)]),
          ['N', legal, 'société cliente', '–', ''],
          ['N-1', holding === legal ? `${legal} II` : holding, 'filiale', '–', '100'],
        ],
        { look: paper.pick(['boxes', 'rules', 'bands']), size: flow.letter },
      )
    } else if (mode === 'tree') {
      para(flow, paper.pick(['Bénéficiaires effectifs', 'Actionnaires personnes physiques']), { bold: true })
      for (const [index, one] of owners.entries()) {
        add(
          flow,
          line(flow.left + 10, flow.y + 4, flow.left + 28, flow.y + 4, { stroke: '#666' }),
          line(flow.left + 10, flow.y - 8, flow.left + 10, flow.y + 4, { stroke: '#666' }),
        )
        para(
          flow,
          `*${one}*  –  ${percents[index] ?? 0} %  –  ${paper.pick(['pleine propriété', 'usufruit', 'actions ordinaires'])}`,
          { x: flow.left + 34, after: 8 },
        )
      }
      for (const [depth, content] of [
        `${legal} (SIREN ${nineDigits(paper, ' ')}) – capital ${amount(paper.between(1, 90) * 100_000, 'FR', { whole: true })}`,
        `${holding === legal ? `${legal} Immobilier` : holding} – 100 %`,
      ].entries()) {
        const x = flow.left + 50 + depth * 44
        add(flow, box(x, flow.y, flow.right - x, 26, { stroke: '#333', ...(depth === 0 ? { fill: '#e8eef7' } : {}) }))
        flow.y += 7
        para(flow, content, { x: x + 8, after: 14, bold: depth === 0 })
      }
      if (people[0] !== undefined) para(flow, `Président : ${named(people[0])}`, { size: 8 })
    } else {
      const middle = flow.y + people.length * 29
      for (const [index, one] of owners.entries()) {
        const y = flow.y + index * 58
        add(
          flow,
          box(flow.left, y, 170, 40, { stroke: '#28527a', strokeWidth: 1.1 }),
          text(flow.left + 85, y + 17, one, { size: 8.5, face: flow.face, align: 'middle' }),
          text(flow.left + 85, y + 31, `${percents[index] ?? 0} %`, { size: 8, align: 'middle' }),
          line(flow.left + 170, y + 20, flow.left + 225, middle, { stroke: '#28527a' }),
        )
      }
      add(
        flow,
        box(flow.left + 225, middle - 26, 180, 52, { fill: '#28527a' }),
        text(flow.left + 315, middle + 3, legal, { size: 8.5, face: 'sans-bold', align: 'middle', color: '#fff' }),
      )
      flow.y += people.length * 58 + 30
      para(flow, 'Pourcentages exprimés en capital et en droits de vote.', { size: 7.5 })
    }
    return sheetsOf(
      flow,
      [`Document établi pour l’entrée en relation – SPÉCIMEN`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
