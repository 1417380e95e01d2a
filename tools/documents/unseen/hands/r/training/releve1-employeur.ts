import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { employer, payOf } from '../companies.ts'
import { dollarsFrench, iso, openLedger } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

/** An RL-1 as a payroll program lays it out: window address, two narrow columns of boxes, notes; sometimes in both languages. */
export const releve1Employeur: UnseenLayout = {
  name: 'releve1-employeur',
  docType: 'rl1',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, iso, paper.pick(dollarsFrench.slice(0, 4)))
    const { plain } = ledger
    const ink = paper.pick(inks)
    const page = openPage('letter', paper.pick(families))
    const pay = payOf(paper, 'QC', paper.between(200, 1_950), 1)
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023']))
    const isBoth = paper.chance(0.3)
    page.t(
      40,
      44,
      `${paper.pick(['Relevé 1', 'RELEVÉ 1 - REVENUS D’EMPLOI', 'RL-1'])}${isBoth ? ' / RL-1 slip' : ''}   ${paper.pick(['Année', 'pour l’année', 'Année d’imposition'])} ${year}`,
      { size: 13, bold: true, color: ink },
    )
    const worker = someone(paper, 'QC')
    const company = paper.put('employer_name', employer(paper, 'QC'))
    const isFirst = paper.chance(0.5)
    if (isFirst) page.col(40, 64, 10, [company, ...homeLines(paper, home(paper, 'QC'), 'QC', false)], { size: 7.4 })
    const x = paper.pick([60, 320])
    page.t(
      x,
      132,
      `${titleOf(paper, worker, 'QC')}${paper.put('document_holder_name', nameOf(worker, paper.pick(['plain', 'capitals', 'surnameCaps', 'middle', 'comma'])))}`,
    )
    page.col(x, 144, 12, homeLines(paper, home(paper, 'QC'), 'QC'))
    const side = x === 60 ? 340 : 50
    page.col(
      side,
      132,
      13,
      [
        `${paper.pick(['NAS', 'No d’assurance sociale', 'Numéro d’assurance sociale'])}${isBoth ? ' / SIN' : ''} : ${paper.put('sin', socialInsuranceNumber(paper, paper.pick([' ', '-', ''])))}`,
        `No séquentiel : ${paper.code('#########')}`,
        ...(isFirst ? [] : [`${paper.pick(['Employeur', 'Payeur', 'Émis par', 'Employeur ou payeur'])} : ${company}`]),
      ],
      { size: 8, within: 240 },
    )
    const words: [string, string, string][] = [
      [
        'A',
        isBoth
          ? 'Revenus d’emploi / Employment income'
          : paper.pick(['Revenus d’emploi', 'Revenus d’emploi avant retenues']),
        ledger.money('employment_income', pay.gross),
      ],
      ['B', 'Cotisation au RRQ', plain(pay.withheld[2]?.cents ?? 0)],
      ['C', 'Cotisation à l’assurance-emploi', plain(paper.between(9_000, 90_000))],
      [
        'E',
        isBoth
          ? 'Impôt du Québec retenu / Québec income tax withheld'
          : paper.pick(['Impôt du Québec retenu', 'Impôt du Québec retenu à la source']),
        ledger.money('income_tax_deducted', pay.withheld[1]?.cents ?? 0),
      ],
      ['F', 'Cotisation syndicale', plain(paper.between(5_000, 80_000))],
      ['G', 'Salaire admissible au RRQ', plain(pay.gross - paper.between(0, 1) * 900)],
      ['H', 'Cotisation au RQAP', plain(pay.withheld[3]?.cents ?? 0)],
      ['I', 'Salaire admissible au RQAP', plain(Math.min(pay.gross, 9_400_000))],
    ]
    const kept = words.filter(([letter]) => letter === 'A' || letter === 'E' || paper.chance(0.8))
    const prefix = paper.pick(['Case ', '', 'Case '])
    if (paper.chance(0.5))
      page.grid(
        {
          x: 50,
          y: 210,
          widths: [60, 340, 112],
          right: [2],
          leading: 19,
          size: 8.6,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [
          ['Case', 'Description', 'Montant'],
          ...kept.map(([letter, label, value]) => [`${prefix}${letter}`, label, value]),
        ],
      )
    else
      kept.forEach(([letter, label, value], index) =>
        page.pair(
          50 + (index % 2) * 268,
          296 + (index % 2) * 268,
          226 + Math.floor(index / 2) * 26,
          `${prefix}${letter}  ${label}`,
          value,
          { size: 8 },
        ),
      )
    page.para(
      50,
      420,
      512,
      `Ce relevé doit être conservé avec votre déclaration de revenus. Responsable de la paie : ${nameOf(someone(paper, 'QC'), 'plain')}, ${paper.code('418 555-01##')}. ${paper.pick(['Imprimé par Paiemaître 12.', paper.code('FS-25-01-###.'), 'Produit par Gestion RH Alto.'])}`,
      { size: 7.4 },
    )
    return [page.sheet()]
  },
}
