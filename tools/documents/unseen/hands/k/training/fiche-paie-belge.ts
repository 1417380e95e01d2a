import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { box, comma, dated, day, grid, line, lines, page, spaced, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const employers = [
  'Logistique Hainaut SA',
  'Résidence Les Glycines ASBL',
  'Boulangeries Delvaux SRL',
  'Imprimerie Grandgagnage SA',
  'Commune de Viroinmont',
]
const jobs = ['Employée administrative', 'Magasinier', 'Aide-soignant', 'Délégué commercial', 'Technicienne de surface']

/** A Belgian pay account of a social secretariat: codes before each line, gross, social security, taxable, withholding tax, meal vouchers, net in a black box. */
export const fichePaieBelge: UnseenLayout = {
  name: 'fiche-paie-belge',
  docType: 'payslip',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = monthEnd(paper.today, paper.between(1, 6))
    const start = `${end.slice(0, 8)}01`
    const made = addDays(end, paper.between(0, 5))
    const base = paper.between(218000, 460000)
    const bonus = paper.chance(0.4) ? paper.between(5000, 45000) : 0
    const gross = base + bonus
    const onss = Math.round(gross * 0.1307)
    const taxable = gross - onss
    const tax = Math.round((taxable - 90000) * 0.28)
    const special = paper.between(900, 4500)
    const meals = 21 * 109
    const net = taxable - tax - special - meals
    const who = somebody(paper, 'BE')
    const name = paper.put(
      'document_holder_name',
      paper.pick([
        `${who.surname.toUpperCase()} ${who.given}`,
        `${who.given} ${who.surname}`,
        `${who.surname} ${who.given}`.toUpperCase(),
      ]),
    )
    const employer = paper.put('employer_name', paper.pick(employers))
    const amount = paper.pick([comma, spaced])
    const form = paper.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY'])
    const at = (iso: string) => day(iso, form)
    const hired = `20${paper.pick(['07', '14', '18', '22'])}-0${paper.between(1, 9)}-${paper.pick(['01', '15', '16'])}`
    const back = (cents: number) => `${amount(cents)}-`
    const face = paper.pick(['mono', 'sans', 'narrow'] as const)
    const size = face === 'mono' ? 7.6 : 8.2
    const facts = [
      ['N° travailleur', paper.code('00###')],
      ['Registre national', paper.code('##.0#.1#-###.##')],
      [paper.pick(["Date d'entrée", 'En service', 'Entré(e) le']), dated(paper, 'hire_date', hired, at(hired))],
      [paper.pick(['Fonction', 'Qualification']), paper.put('occupation', paper.pick(jobs))],
      ['Barème / CP', paper.pick(['200.00', '330.01', '118.00'])],
      ['État civil / charges', paper.pick(['Marié(e) 2', 'Isolé(e) 0', 'Cohabitant légal 1'])],
    ]
    const printed = paper.pick(['Date', 'Date du décompte', 'Imprimé le'])
    const table = grid(
      { y: 352, leading: 18, edges: [50, 84, -330, -420, -545] },
      [
        ['1010', 'Traitement mensuel', '164,67 h', '', amount(base)],
        ...(bonus > 0
          ? [['1730', paper.pick(['Prime d’équipe', 'Commission', 'Heures supplémentaires']), '', '', amount(bonus)]]
          : []),
        [
          '',
          paper.pick(['SALAIRE BRUT', 'Total brut', 'Brut soumis']),
          '',
          '',
          sum(paper, 'gross_pay', gross, amount(gross)),
        ],
        ['4000', 'Cotisation ONSS', amount(gross), '13,07 %', back(onss)],
        ['', 'Imposable', '', '', amount(taxable)],
        ['4500', 'Précompte professionnel', amount(taxable), '', back(tax)],
        ['4610', 'Cotisation spéciale sécurité sociale', '', '', back(special)],
        ['6200', 'Intervention personnelle chèques-repas', '21,00', '1,09', back(meals)],
      ],
      { size, face },
    )
    const flip = paper.chance(0.5)
    return [
      page(paper, [
        text(50, 48, paper.pick(['FICHE DE PAIE', 'Compte individuel - fiche de paie', 'Décompte de paie']), {
          size: 13,
          face: 'sans-bold',
        }),
        text(545, 48, `${printed} : ${dated(paper, 'document_date', made, at(made))}`, { size: 8, align: 'right' }),
        text(
          50,
          66,
          `Période ${paper.pick(['du', ':'])} ${dated(paper, 'pay_period_start', start, at(start))} ${paper.pick(['au', '-'])} ${dated(paper, 'pay_period_end', end, at(end))}`,
          { size: 9, face: 'sans' },
        ),
        lines(
          flip ? 50 : 330,
          100,
          11,
          [
            employer,
            'Zoning de Mornimont 5',
            '5190 Jemeppe-sur-Sambre',
            `ONSS ${paper.code('###-#######-##')}`,
            `BCE ${paper.code('0###.###.###')}`,
          ],
          { size: 8 },
        ),
        lines(flip ? 320 : 60, 150, 12.5, [`${who.sex === 'F' ? 'Madame' : 'Monsieur'}`, name, ...home(paper, 'BE')], {
          size: 9,
          face: 'sans',
        }),
        box(48, 226, 500, 66, { stroke: '#333' }),
        grid({ y: 242, leading: 18, edges: [56, 150] }, facts.slice(0, 3), { size: 8, face: 'sans' }).marks,
        grid({ y: 242, leading: 18, edges: [300, 400] }, facts.slice(3), { size: 8, face: 'sans' }).marks,
        box(48, 316, 500, 16, { fill: '#333' }),
        grid(
          { y: 327, leading: 10, edges: [50, 84, -330, -420, -545] },
          [['Code', 'Libellé', 'Base', 'Taux', 'Montant']],
          { size: 7.5, face: 'narrow-bold', color: '#fff' },
        ).marks,
        table.marks,
        line(48, table.y - 6, 548, table.y - 6),
        box(330, table.y + 4, 218, 34, { fill: '#111' }),
        text(340, table.y + 25, paper.pick(['NET À PAYER', 'Net à payer', 'Solde net EUR']), {
          size: 10,
          face: 'sans-bold',
          color: '#fff',
        }),
        text(540, table.y + 25, sum(paper, 'net_pay', net, amount(net)), {
          size: 12,
          face: 'sans-bold',
          color: '#fff',
          align: 'right',
        }),
        text(50, table.y + 22, `Versé sur BE** **** **** ${paper.code('####')}`, { size: 8 }),
        grid(
          { y: 640, leading: 12, edges: [50, 150, 260, 380] },
          [
            ['Jours prestés', 'Vacances légales', 'Maladie', 'Jours fériés'],
            [String(paper.between(15, 22)), String(paper.between(0, 5)), '0', '1'],
            ['Solde congés', `${paper.between(2, 20)} j`, '', ''],
          ],
          { size: 7.8 },
        ).marks,
        lines(
          50,
          790,
          9,
          [
            `Établi par le secrétariat social ${paper.pick(['Securia ASBL', 'Partenaire Paie', 'Groupe H-Social'])}, agréé sous le n° ${paper.code('###')}.`,
            'Document à conserver. Explication des codes au verso.',
          ],
          { size: 6.5, color: '#555' },
        ),
      ]),
    ]
  },
}
