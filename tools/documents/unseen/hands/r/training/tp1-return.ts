import { socialInsuranceNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { bareFrench, openLedger, iso } from '../forms.ts'
import { families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

/** The Québec return TP-1: numbered cells of the identification, totals at lines 199 and 275; or an accountant's one-page summary. */
export const tp1Return: UnseenLayout = {
  name: 'tp1-return',
  docType: 'tax_return',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(
      paper,
      iso,
      paper.pick([
        bareFrench,
        (cents) => `${bareFrench(cents)} $`,
        (cents) => `${Math.floor(cents / 100)} ${String(cents % 100).padStart(2, '0')}`,
      ]),
    )
    const { plain } = ledger
    const page = openPage('letter', paper.pick(families))
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023']))
    const filer = someone(paper, 'QC')
    const name = nameOf(filer, paper.pick(['plain', 'capitals', 'comma', 'surnameFirst', 'commaCaps']))
    const ink = paper.pick(inks)
    const pay = paper.between(1_700_000, 8_800_000)
    const extra = paper.between(500, 700_000)
    const cut = paper.between(10_000, 900_000)
    const [income, net] = [pay + extra, pay + extra - cut]
    const lines: [string, string, string][] = [
      ['101', 'Revenus d’emploi (relevé 1, case A)', plain(pay)],
      ['130', 'Intérêts et autres revenus de placement', plain(extra)],
      [
        '199',
        paper.pick(['Revenu total', 'Total : REVENU TOTAL', 'Additionnez les lignes 101 à 164. Revenu total']),
        ledger.money('total_income', income),
      ],
      ['214', 'Déduction pour REER ou RVER', plain(cut)],
      [
        '275',
        paper.pick(['Revenu net', 'REVENU NET', 'Montant de la ligne 199 moins 254. Revenu net']),
        ledger.money('net_income', net),
      ],
      ['299', 'Revenu imposable', plain(net)],
      ['450', 'Impôt et cotisations', plain(Math.round(net * 0.14))],
      ['451', 'Impôt du Québec retenu à la source', plain(Math.round(net * 0.15))],
      ['478', 'Remboursement', plain(Math.round(net * 0.01))],
    ]
    const sin = socialInsuranceNumber(paper, ' ')
    if (paper.chance(0.5)) {
      page.t(
        40,
        46,
        paper.pick([
          'Déclaration de revenus',
          'DÉCLARATION DE REVENUS DES PARTICULIERS',
          'TP-1 - Déclaration de revenus',
        ]),
        { size: 14, bold: true, color: ink },
      )
      page.t(500, 46, year, { size: 18, bold: true })
      page.t(572, 60, paper.code('TP-1.D (20##-12)  1 de 4'), { size: 6.5, align: 'right' })
      const isSplit = paper.chance(0.5)
      if (isSplit) {
        page.cell([40, 72, 260, 28], '1  Nom de famille', filer.surname.toUpperCase())
        page.cell([300, 72, 272, 28], '2  Prénom', filer.given.toUpperCase())
        paper.put('document_holder_name', `${filer.given} ${filer.surname}`.toUpperCase(), filer.given.toUpperCase())
      } else page.cell([40, 72, 532, 28], '1  Nom et prénom', paper.put('document_holder_name', name))
      const address = homeLines(paper, home(paper, 'QC'), 'QC')
      address.forEach((row, index) => page.cell([40, 100 + index * 27, 260, 27], index === 0 ? '7  Adresse' : '', row))
      page.cell(
        [300, 100, 136, 27],
        '6  Date de naissance',
        `19${paper.code('##')}-1${paper.between(0, 2)}-0${paper.between(1, 9)}`,
      )
      page.cell([436, 100, 136, 27], '11  Numéro d’assurance sociale', sin)
      page.cell(
        [300, 127, 272, 27],
        '31-32  Conjoint au 31 décembre : nom, prénom',
        nameOf(someone(paper, 'QC'), 'comma'),
      )
      page.t(40, 222, 'Calcul de votre revenu', { bold: true, size: 10, color: ink })
      lines.forEach(([number, label, value], index) => {
        page.t(44, 242 + index * 24, label, { within: 330 })
        page.cell([430, 229 + index * 24, 142, 20], number, value, { align: 'left' })
      })
    } else {
      page.col(
        40,
        44,
        12,
        [
          paper.pick(['Cabinet Ouellet Haddad, CPA', 'Impôt-Plus Rive-Sud enr.', 'Services fiscaux Mercure']),
          `Préparé par : ${nameOf(someone(paper, 'QC'), 'plain')}`,
        ],
        { size: 8 },
      )
      page.t(
        572,
        46,
        `${paper.pick(['Sommaire de la déclaration TP-1', 'Résumé - Déclaration provinciale', 'Sommaire de déclaration'])} ${year}`,
        { size: 12, bold: true, align: 'right', color: ink },
      )
      page.col(paper.pick([40, 320]), 96, 12, [
        paper.put('document_holder_name', name),
        ...homeLines(paper, home(paper, 'QC'), 'QC'),
        `NAS ${sin}`,
      ])
      page.grid(
        {
          x: 40,
          y: 170,
          widths: [60, 340, 132],
          right: [2],
          leading: paper.pick([16, 20]),
          size: 8.6,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [
          ['Ligne', 'Description', paper.pick(['Montant', 'Contribuable', 'Québec'])],
          ...lines.map((line) => [...line]),
        ],
      )
      page.para(
        40,
        400,
        530,
        'Votre déclaration a été transmise par Internet. Conservez vos relevés et pièces justificatives pendant six ans. Nos honoraires : 95,00 $ plus taxes.',
        { size: 8 },
      )
    }
    return [page.sheet()]
  },
}
