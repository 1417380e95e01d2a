import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, payOf } from '../companies.ts'
import { bareFrench, iso, openLedger } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const captions = [
  'A- Revenus d’emploi',
  'B.A- Cotisation au RRQ',
  'C- Cot. à l’assurance emploi',
  'D- Cotisation à un RPA',
  'E- Impôt du Québec retenu',
  'F- Cotisation syndicale',
  'G- Salaire admissible au RRQ',
  'H- Cotisation au RQAP',
  'I- Salaire admissible au RQAP',
  'J- Régime privé d’ass. maladie',
  'K- Voyages (région éloignée)',
  'L- Autres avantages',
  'M- Commissions',
  'N- Dons de bienfaisance',
  'O- Autres revenus',
  'P- Régime d’ass. interentreprises',
]

/** The official RL-1: a grid of lettered boxes, year and code on top, employee and employer side by side in frames below. */
export const releve1Cases: UnseenLayout = {
  name: 'releve1-cases',
  docType: 'rl1',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(
      paper,
      iso,
      paper.pick([
        bareFrench,
        (cents) => (cents / 100).toFixed(2),
        (cents) => `${Math.floor(cents / 100)} ${String(cents % 100).padStart(2, '0')}`,
      ]),
    )
    const { plain } = ledger
    const page = openPage('letter', paper.pick(families))
    const pay = payOf(paper, 'QC', paper.between(300, 2_000), 1)
    const year = paper.pick(['2025', '2025', '2024', '2023'])
    const worker = someone(paper, 'QC')
    const y = paper.pick([50, 60, 90])
    page.t(40, y, paper.pick(['RELEVÉ 1', 'RL-1']), { size: 15, bold: true })
    page.t(130, y, paper.pick(['Revenus d’emploi et revenus divers', 'Revenus d’emploi et revenus divers (RL-1)']), {
      size: 9,
      within: 190,
    })
    page.t(572, y - 16, 'Revenu Québec', { size: 8, align: 'right', bold: true })
    page.cell([330, y - 14, 70, 24], 'Année', paper.put('tax_year', year), { size: 11 })
    page.cell([404, y - 14, 70, 24], 'Code du relevé', paper.pick(['R', 'A', 'R']))
    page.cell([478, y - 6, 94, 24], 'No du dernier relevé transmis', paper.code('#########'))
    const amounts = captions.map((_, index) => {
      if (index === 0) return ledger.money('employment_income', pay.gross)
      if (index === 4) return ledger.money('income_tax_deducted', pay.withheld[1]?.cents ?? 0)
      if (index === 6 || index === 8) return plain(pay.gross - paper.between(0, 1) * 5_000)
      return index < 8 || paper.chance(0.2) ? plain(paper.between(900, 380_000)) : ''
    })
    const columns = paper.pick([4, 4, 3])
    const wide = 532 / columns
    captions.forEach((caption, index) =>
      page.cell(
        [40 + (index % columns) * wide, y + 22 + Math.floor(index / columns) * 28, wide, 28],
        caption,
        amounts[index] ?? '',
      ),
    )
    const top = y + 34 + Math.ceil(captions.length / columns) * 28
    const sin = paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', ' ', ''])))
    const company = paper.put('employer_name', employer(paper, 'QC'))
    const [left, right] = paper.chance(0.7) ? [40, 310] : [310, 40]
    page.cell(
      [left, top, 262, 104],
      paper.pick([
        'Nom de famille, prénom et adresse du particulier',
        'Particulier : nom, prénom et adresse',
        'Nom et adresse',
      ]),
      '',
    )
    page.col(
      left + 8,
      top + 26,
      13,
      [
        paper.put(
          'document_holder_name',
          nameOf(worker, paper.pick(['comma', 'commaCaps', 'surnameFirst', 'plain', 'capitals'])),
        ),
        ...homeLines(paper, home(paper, 'QC'), 'QC'),
      ],
      { within: 246 },
    )
    page.cell([left, top + 108, 140, 28], 'Numéro d’assurance sociale du particulier', sin)
    page.cell([left + 144, top + 108, 118, 28], 'Numéro de référence (facultatif)', paper.code('EMP-####'))
    page.cell(
      [right, top, 262, 104],
      paper.pick(['Nom et adresse de l’employeur ou du payeur', 'Employeur ou payeur']),
      '',
    )
    page.col(right + 8, top + 26, 13, [company, ...homeLines(paper, home(paper, 'QC'), 'QC')], { within: 246 })
    page.col(
      40,
      top + 156,
      10,
      [
        'Renseignements complémentaires   201 : -   L-8 : -   235 : ' + plain(paper.between(5_000, 200_000)),
        paper.pick(['2 - Copie du particulier', 'Copie 2 : à joindre à la déclaration', '3 - Copie de l’employeur']),
        `Formulaire prescrit - ${paper.code('RL-1 (20##-10)')}`,
      ],
      { size: 7 },
    )
    return [page.sheet()]
  },
}
