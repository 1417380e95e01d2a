import { addDays } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dated, easel, figures, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A French notice of income tax, whose state has no such type in the dictionary: references, sums, the reckoning on page two. */
export const avisImposition: UnseenLayout = {
  name: 'avis-imposition',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [one, two] = [next('F'), next('M')]
    const both = paper.chance(0.5)
    const made = `2026-07-${paper.pick(['17', '24', '30'])}`
    const wages = [paper.between(14_000, 61_000), both ? paper.between(12_000, 52_000) : 0] as const
    const taxed = wages.map((wage) => Math.round(wage * 0.9))
    const income = taxed.reduce((a, b) => a + b, 0)
    const shares = both ? paper.pick([2, 2.5, 3]) : 1
    const tax = Math.max(0, Math.round((income - 11_500 * shares) * 0.11))
    const withheld = Math.max(0, tax - paper.between(-900, 900))
    const whole = (euros: number) => figures(euros * 100, 'space').slice(0, -3)
    const first = easel({ face: 'sans', size: 8.4 })
    const { say, rows, flow, add } = first
    const ink = '#30348a'
    add(
      box(40, 34, 18, 12, { fill: '#1c2a5e' }),
      box(58, 34, 18, 12, { stroke: '#ddd', strokeWidth: 0.4 }),
      box(76, 34, 18, 12, { fill: '#c9191e' }),
    )
    rows(40, 58, 10, ['RÉPUBLIQUE', 'FRANÇAISE'], { face: 'sans-bold', size: 8 })
    say(555, 46, 'AVIS D’IMPÔT 2026', { face: 'sans-bold', size: 14, align: 'right', color: ink })
    say(555, 62, 'IMPÔT SUR LES REVENUS ET PRÉLÈVEMENTS SOCIAUX DE L’ANNÉE 2025', { size: 7.6, align: 'right' })
    say(555, 76, 'établi par la Direction générale des Finances publiques', { size: 7, align: 'right' })
    rows(
      318,
      150,
      13,
      [
        plain(`${one.surname} ${one.given}`),
        ...(both ? [plain(`OU ${two.surname} ${two.given}`)] : []),
        ...one.lines.map(plain),
      ],
      { face: 'mono', size: 9.6 },
    )
    say(40, 108, 'Vos références', { face: 'sans-bold', color: ink })
    const refs: readonly (readonly [string, string])[] = [
      ['Numéro fiscal (déclarant 1)', paper.code('## ## ### ### ### @')],
      ['Numéro fiscal (déclarant 2)', both ? paper.code('## ## ### ### ### @') : 'néant'],
      ['Référence de l’avis', paper.code('26 @# ####### ##')],
      ['Numéro FIP', paper.code('## # ## ###### ######')],
      ['Date d’établissement', dated(made, 'DD/MM/YYYY')],
      ['Date de mise en recouvrement', '31/07/2026'],
    ]
    refs.forEach(([label, value], index) => {
      say(40, 126 + index * 14, label, { size: 7.4 })
      say(282, 126 + index * 14, value, { face: 'mono', size: 8, align: 'right' })
    })
    add(line(40, 222, 555, 222, { stroke: ink, strokeWidth: 1.4 }))
    const balance = tax - withheld
    say(40, 248, balance > 0 ? 'Il vous reste à payer' : 'Vous bénéficiez d’un remboursement', {
      face: 'sans-bold',
      size: 12,
      color: ink,
    })
    say(555, 250, `${whole(Math.abs(balance))} €`, { face: 'sans-bold', size: 16, align: 'right' })
    flow(
      { x: 40, y: 272, width: 515, leading: 12 },
      balance > 0
        ? `Cette somme sera prélevée le ${dated('2026-09-25', 'D MONTH YYYY')} sur votre compte bancaire. Vous pouvez modifier vos coordonnées dans le service Gérer mon prélèvement à la source.`
        : `Cette somme vous sera versée à partir du ${dated('2026-07-24', 'D MONTH YYYY')} sur le compte bancaire connu de l’administration.`,
    )
    const sums: readonly (readonly [string, string])[] = [
      ['Revenu fiscal de référence', whole(income)],
      ['Nombre de parts', figures(shares * 100, 'none')],
      ['Impôt sur le revenu net avant prélèvement à la source', whole(tax)],
      ['Prélèvement à la source déjà versé', `- ${whole(withheld)}`],
      [
        'Taux de prélèvement à compter de septembre 2026',
        `${figures(Math.round((tax * 10_000) / Math.max(income, 1)), 'none')} %`,
      ],
    ]
    sums.forEach(([label, value], index) => {
      say(52, 334 + index * 22, label)
      say(543, 334 + index * 22, value, { align: 'right' })
      add(line(40, 341 + index * 22, 555, 341 + index * 22, { stroke: '#ccd', strokeWidth: 0.5 }))
    })
    add(box(40, 318, 515, 112, { stroke: ink }))
    flow(
      { x: 40, y: 470, width: 515, leading: 12 },
      'Ce document constitue le justificatif de votre situation fiscale. Les organismes qui vous le demandent peuvent en vérifier l’authenticité sur impots.gouv.fr/verifavis. Contact : 0 809 401 401, ou la messagerie sécurisée de votre espace.',
    )
    say(40, 818, 'N° 1534 M PT - SPÉCIMEN', { size: 7 })
    say(555, 818, '1/2', { size: 7, align: 'right' })

    const second = easel({ face: 'sans', size: 8.4 })
    second.say(40, 52, 'Détail des revenus', { face: 'sans-bold', size: 10, color: ink })
    second.say(400, 52, 'Déclarant 1', { align: 'right', size: 7.6 })
    if (both) second.say(476, 52, 'Déclarant 2', { align: 'right', size: 7.6 })
    second.say(555, 52, 'Total', { align: 'right', size: 7.6 })
    const grid = [
      ['Salaires', ...wages.map((wage) => (wage > 0 ? whole(wage) : '')), ''],
      [
        'Déduction 10 % ou frais réels',
        ...wages.map((wage, index) => (wage > 0 ? `- ${whole(wage - (taxed[index] ?? 0))}` : '')),
        '',
      ],
      ['Salaires, pensions, rentes nets', ...taxed.map((wage) => (wage > 0 ? whole(wage) : '')), whole(income)],
      ['Revenu brut global', '', '', whole(income)],
      ['Revenu imposable', '', '', whole(income)],
      ['Impôt sur les revenus soumis au barème', '', '', whole(tax)],
    ]
    grid.forEach((cells, index) => {
      const edges = [46, 400, 476, 555]
      cells.forEach((cell, column) =>
        second.say(edges[column] ?? 0, 76 + index * 18, cell, { align: column === 0 ? 'left' : 'right' }),
      )
    })
    second.flow(
      { x: 40, y: 210, width: 515, leading: 11 },
      `Délai de réclamation : jusqu’au 31/12/2028. Avis établi d’après votre déclaration n° 2042 reçue le ${dated(addDays(made, -58), 'DD/MM/YYYY')}.`,
    )
    second.say(555, 818, 'SPÉCIMEN  2/2', { size: 7, align: 'right' })
    return [page(first.marks), page(second.marks)]
  },
}
