import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, homeLines, resident } from '../people.ts'
import { page, paragraph, rows, stack, units } from '../print.ts'

/** An income tax notice: whole euros, one column per declarant, the balance to pay or to be refunded in a sentence and in a box. */
export const avisImpot: UnseenLayout = {
  name: 'avis-impot-revenus',
  docType: 'notice_of_assessment',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [one, place] = [resident(paper), home(paper)]
    const two = paper.chance(0.45) ? resident(paper, one.sex === 'F' ? 'M' : 'F') : null
    const people = two === null ? [one] : [one, two]
    const names = people.map(({ surname, given }) => `${surname} ${given.toUpperCase()}`)
    const lines = homeLines(place).map((row) => row.toUpperCase())
    const issued = addDays('2026-07-03', paper.between(0, 25))
    const wages = people.map(() => paper.between(17_400, 52_000))
    const cuts = wages.map((wage) => Math.round(wage * 0.1))
    const gross = wages.reduce((sum, wage, index) => sum + wage - (cuts[index] ?? 0), 0)
    const deductible = paper.between(12, 190)
    const net = gross - deductible
    const share = net / people.length
    const scale = Math.max(0, Math.min(share, 29_579) - 11_600) * 0.11 + Math.max(0, share - 29_579) * 0.3
    const tax = Math.round(scale * people.length)
    const held = Math.max(0, tax + paper.between(-900, 900))
    const balance = tax - held
    const isRefund = balance < 0
    const [money, plain] = [(value: number) => `${units(value)} €`, (value: number) => units(value)]
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', lines.join(', '), lines.join(' '))
    const owed = paper.put('balance_owing', `${balance}.00`, `${units(Math.abs(balance))},00 €`)
    const teal = '#0a5c7e'
    const said = isRefund
      ? `Vous avez versé plus que ce que vous deviez. Le montant de ${owed} vous sera remboursé par virement sur votre compte bancaire.`
      : `Il vous reste à payer la somme de ${owed}. Elle sera prélevée sur votre compte bancaire en quatre fois à partir du 25 septembre 2026.`
    const edges = [50, -330, -430, -540]
    const perPerson = (values: readonly number[]) => [
      plain(values[0] ?? 0),
      values[1] === undefined ? '' : plain(values[1]),
    ]
    const first = [
      text(50, 54, paper.put('issuer_name', 'Direction générale des Finances publiques'), {
        size: 10,
        face: 'serif-bold',
      }),
      text(50, 67, `Service des impôts des particuliers – ${place.city}`, { size: 8 }),
      roundedBox(330, 36, 225, 40, 5, { fill: teal }),
      text(442, 53, 'AVIS D’IMPÔT 2026', { size: 13, face: 'sans-bold', color: '#ffffff', align: 'middle' }),
      text(442, 68, `Impôt sur les revenus de l’année ${paper.put('tax_year', '2025')}`, {
        size: 8.5,
        color: '#ffffff',
        align: 'middle',
      }),
      ...stack(
        300,
        130,
        13,
        [...names.map((name, index) => `${people[index]?.title.replace('M.', 'M') ?? ''} ${name}`), ...lines],
        { size: 10, face: 'serif' },
      ),
      box(50, 108, 190, 108, { fill: '#eaf3f7' }),
      ...people.flatMap((_, index) => [
        text(58, 124 + index * 22, `Numéro fiscal déclarant ${index + 1}`, { size: 7.5 }),
        text(58, 134 + index * 22, paper.code(`${index === 0 ? 1 : 2}# ## ### ### ###`), {
          size: 8.5,
          face: 'narrow-bold',
        }),
      ]),
      ...stack(
        58,
        172,
        10.5,
        [
          `Référence de l’avis : ${paper.code('26 ## ####### ##')}`,
          `N° FIP : ${paper.code('### ## ## ### ######')}`,
          `Date d’établissement : ${paper.put('document_date', issued, longDate(issued, 'fr'))}`,
          'Date de mise en recouvrement : 31 juillet 2026',
        ],
        { size: 7.5 },
      ),
      ...paragraph(
        50,
        262,
        500,
        `${one.sex === 'F' ? 'Madame' : 'Monsieur'}, votre déclaration de revenus a été prise en compte. ${said}`,
        { size: 10.5, face: 'serif', leading: 16 },
      ).marks,
      roundedBox(50, 320, 505, 74, 8, { stroke: teal, strokeWidth: 1.5 }),
      text(64, 342, 'Revenu fiscal de référence', { size: 10 }),
      text(540, 342, money(net), { size: 10, align: 'right' }),
      text(64, 360, 'Nombre de parts', { size: 10 }),
      text(540, 360, `${people.length},00`, { size: 10, align: 'right' }),
      text(64, 381, isRefund ? 'Montant qui vous est remboursé' : 'Montant qu’il vous reste à payer', {
        size: 11,
        face: 'sans-bold',
        color: teal,
      }),
      text(540, 381, owed, { size: 13, face: 'sans-bold', color: teal, align: 'right' }),
      ...paragraph(
        50,
        430,
        505,
        'Attention : ce montant tient compte des prélèvements à la source et acomptes de l’année 2025. Votre nouveau taux de prélèvement sera appliqué à compter de septembre 2026. Pour vos démarches (logement, crèche, cantine), présentez cet avis : son authenticité se vérifie en ligne avec le numéro fiscal et la référence de l’avis.',
        { size: 8.5 },
      ).marks,
      text(50, 800, paper.code('N° 2041 – ####-## – #######'), { size: 7, face: 'mono' }),
    ]
    const second = [
      text(50, 50, 'Feuillet n° 1 / détail des revenus – montants en euros', { size: 9.5, face: 'serif-bold' }),
      text(540, 50, names[0] ?? '', { size: 8, align: 'right' }),
      line(50, 58, 545, 58, { stroke: teal }),
      ...rows(
        edges,
        [
          ['', 'Déclarant 1', two === null ? '' : 'Déclarant 2', 'Total'],
          ['Salaires', ...perPerson(wages), ''],
          ['Déduction 10 % ou frais réels', ...perPerson(cuts.map((cut) => -cut)), ''],
          [
            'Salaires, pensions, rentes nets',
            ...perPerson(wages.map((wage, index) => wage - (cuts[index] ?? 0))),
            plain(gross),
          ],
          ['Revenu brut global', '', '', paper.put('total_income', `${gross}.00`, plain(gross))],
          ['CSG déductible', '', '', `-${deductible}`],
          ['Revenu imposable', '', '', paper.put('net_income', `${net}.00`, plain(net))],
          [
            `Impôt sur les revenus soumis au barème (${people.length} part${people.length > 1 ? 's' : ''})`,
            '',
            '',
            plain(tax),
          ],
          ['Prélèvement à la source déjà payé – retenue', '', '', `-${plain(held)}`],
          [isRefund ? 'Trop-versé' : 'Solde de l’impôt', '', '', plain(balance)],
        ],
        { y: 82, leading: 20, rule: '#b8d0da', size: 9 },
      ),
      ...stack(
        50,
        310,
        12,
        [
          'Plafond épargne retraite : plafond non utilisé pour les revenus de 2024 : 4 399',
          `Taux d’imposition moyen : ${((tax / net) * 100).toFixed(1).replace('.', ',')} %      Taux marginal : ${share > 29_579 ? 30 : 11} %`,
        ],
        { size: 8.5 },
      ),
    ]
    return [page(first), page(second)]
  },
}
