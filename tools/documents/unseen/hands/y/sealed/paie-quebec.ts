import { addDays, parts } from '../../../../calendar.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, grouped, pageOf, plain } from '../kit.ts'
import { firm, people } from '../people.ts'

/** A Québec advice of deposit: gains and retenues with current and cumulative columns, the net on a mock cheque below. */
export const paieQuebec: UnseenLayout = {
  name: 'paie-quebec',
  docType: 'payslip',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const one = people(paper, 'QC')()
    const end = addDays(paper.today, -paper.between(8, 90))
    const start = addDays(end, -13)
    const paid = addDays(end, 5)
    const periods = Math.max(1, Math.floor(parts(end).month * 2.1))
    const rate = paper.between(1900, 4800)
    const gross = rate * 75
    const cuts = [0.11, 0.12, 0.058, 0.013, 0.005].map((share) => Math.round(gross * share))
    const total = cuts.reduce((sum, cents) => sum + cents, 0)
    const net = gross - total
    const money = (cents: number) => grouped(cents, ' ', ',')
    const employer = paper.put('employer_name', `${firm(paper, 'QC')} inc.`)
    const name = paper.put('document_holder_name', one.full)
    const marks: Mark[] = [
      text(40, 56, employer, { size: 13, face: 'narrow-bold' }),
      text(572, 56, 'BULLETIN DE PAIE', { size: 13, face: 'narrow-bold', align: 'right' }),
      text(40, 90, `Employé : ${paper.code('0####')}  ${name}`, { size: 10 }),
      text(40, 106, `Poste : ${paper.put('occupation', paper.pick(['Soudeuse', 'Commis comptable', 'Chauffeur']))}`, {
        size: 10,
      }),
      text(
        572,
        90,
        `Période du ${paper.put('pay_period_start', start, start)} au ${paper.put('pay_period_end', end, end)}`,
        { size: 10, align: 'right' },
      ),
      text(572, 106, `Fréquence : ${paper.put('pay_frequency', 'Aux deux semaines')}`, { size: 10, align: 'right' }),
      box(40, 122, 532, 18, { fill: '#e5e5e5' }),
    ]
    const heads = [
      [46, 'Gains', 'left'],
      [190, 'Heures', 'right'],
      [240, 'Courant', 'right'],
      [306, 'Cumulatif', 'right'],
      [322, 'Retenues', 'left'],
      [490, 'Courant', 'right'],
      [566, 'Cumulatif', 'right'],
    ] as const
    for (const [x, head, align] of heads) marks.push(text(x, 135, head, { size: 9, face: 'narrow-bold', align }))
    marks.push(text(46, 158, 'Régulier', { size: 9.4 }), text(190, 158, '75,00', { size: 9.4, align: 'right' }))
    marks.push(text(240, 158, money(gross), { size: 9.4, align: 'right' }))
    marks.push(text(306, 158, money(gross * periods), { size: 9.4, align: 'right' }))
    const labels = ['Impôt fédéral', 'Impôt Québec', 'RRQ', 'Assurance-emploi', 'RQAP']
    labels.forEach((label, index) => {
      const [y, cents] = [158 + index * 15, cuts[index] ?? 0]
      marks.push(text(322, y, label, { size: 9.4 }), text(490, y, money(cents), { size: 9.4, align: 'right' }))
      marks.push(text(566, y, money(cents * periods), { size: 9.4, align: 'right' }))
    })
    marks.push(line(40, 236, 572, 236), line(314, 122, 314, 252))
    const totals = [
      [240, paper.put('gross_pay', plain(gross), money(gross))],
      [306, paper.put('gross_pay_ytd', plain(gross * periods), money(gross * periods))],
      [490, paper.put('deductions_total', plain(total), money(total))],
      [566, money(total * periods)],
    ] as const
    for (const [x, value] of totals) marks.push(text(x, 248, value, { size: 9.6, face: 'narrow-bold', align: 'right' }))
    marks.push(text(46, 248, 'Total des gains', { size: 9.6, face: 'narrow-bold' }))
    marks.push(text(322, 248, 'Total des retenues', { size: 9.6, face: 'narrow-bold' }))
    marks.push(text(40, 290, `Vacances accumulées : ${paper.between(1, 9)},5 jours`, { size: 9 }))
    marks.push(box(40, 420, 532, 190, { stroke: '#555' }), text(56, 446, employer, { size: 11, face: 'narrow-bold' }))
    marks.push(
      text(556, 446, paper.put('document_date', paid, dated(paid, 'd N Y', 'fr')), { size: 10, align: 'right' }),
    )
    marks.push(text(56, 486, 'DÉPÔT DIRECT — NON NÉGOCIABLE', { size: 12, face: 'narrow-bold', color: '#777' }))
    marks.push(
      text(556, 486, `***${paper.put('net_pay', plain(net), money(net))} $`, {
        size: 13,
        face: 'mono-bold',
        align: 'right',
      }),
    )
    const block = [name, ...one.lines]
    block.forEach((row, index) => marks.push(text(90, 536 + index * 13, row, { size: 10 })))
    marks.push(text(40, 770, 'SPÉCIMEN / SPECIMEN', { size: 8 }))
    return [pageOf('letter', marks)]
  },
}
