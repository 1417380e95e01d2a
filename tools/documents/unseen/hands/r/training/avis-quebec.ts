import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dollarsFrench, openLedger, quebecDates } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone, titleOf } from '../people.ts'

/** The provincial notice: declared and assessed amounts in two columns, line numbers of the TP-1, the letter's sentences. */
export const avisQuebec: UnseenLayout = {
  name: 'avis-quebec',
  docType: 'notice_of_assessment',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(quebecDates), paper.pick(dollarsFrench.slice(0, 4)))
    const { plain, day } = ledger
    const page = openPage('letter', paper.pick(families))
    const year = paper.put('tax_year', paper.pick(['2025', '2024', '2023']))
    const issued = addDays(`${String(Number(year) + 1)}-03-20`, paper.between(0, 170))
    const issuer = paper.put('issuer_name', 'Revenu Québec')
    const isLeft = paper.chance(0.5)
    page.t(isLeft ? 40 : 572, 44, issuer, { size: 15, bold: true, color: '#1d4e89', align: isLeft ? 'left' : 'right' })
    page.col(
      40,
      62,
      10,
      [
        'Direction principale des particuliers',
        paper.pick([
          '3800, rue de Marly, Québec (Québec)  G1X 4A5',
          'C. P. 2500, succursale Terminus, Québec (Québec)  G1K 0A2',
        ]),
      ],
      { size: 7 },
    )
    const holder = someone(paper, 'QC')
    const x = paper.pick([60, 330])
    page.t(
      x,
      116,
      `${titleOf(paper, holder, 'QC')}${paper.put('document_holder_name', nameOf(holder, paper.pick(['capitals', 'plain', 'surnameCaps', 'middle'])))}`,
    )
    page.col(x, 128, 12, ledger.address('address', homeLines(paper, home(paper, 'QC'), 'QC')))
    const side = x === 60 ? 350 : 44
    ;[
      [
        paper.pick(['Date de l’avis', 'Date', 'Avis établi le', 'Date d’émission']),
        ledger.date('document_date', issued),
      ],
      ['NAS', paper.code('*** *** ###')],
      [paper.pick(['Numéro de l’avis', 'No d’avis']), paper.code('@@#######')],
      [paper.pick(['Année d’imposition', 'Année visée', 'Période visée : année']), year],
    ].forEach(([label = '', value = ''], index) => page.pair(side, side + 220, 112 + index * 14, label, value))
    page.t(
      40,
      196,
      paper.pick([
        'Avis de cotisation',
        'AVIS DE COTISATION',
        'Avis de cotisation - Impôt sur le revenu des particuliers',
        'Nouvel avis de cotisation',
      ]),
      { size: 14, bold: true },
    )
    const income = paper.between(1_600_000, 12_500_000)
    const cut = paper.between(0, 600_000)
    const net = income - cut
    const tax = Math.round(net * 0.14)
    const paid = Math.round(tax * paper.pick([0.75, 0.88, 0.95]))
    const owing = ledger.money('balance_owing', tax - paid)
    const hello = paper.chance(0.5) ? `${holder.sex === 'F' ? 'Madame' : 'Monsieur'}, ` : ''
    page.para(
      40,
      214,
      532,
      `${hello}nous avons traité votre déclaration de revenus de ${year}. ${paper.pick([`Le solde à payer est de ${owing}.`, `Vous devez ${owing}, payable au plus tard le ${day(addDays(issued, 30))}.`, `Résultat : solde à payer de ${owing}.`, `Nous vous réclamons la somme de ${owing}.`])} Des intérêts, composés quotidiennement, s’ajoutent à toute somme impayée.`,
    )
    const isBoth = paper.chance(0.5)
    const row = (line: string, label: string, shown: string): string[] => [line, label, isBoth ? shown : '', shown]
    page.grid(
      {
        x: 40,
        y: 260,
        widths: [56, 276, 100, 100],
        right: [2, 3],
        leading: 16,
        size: 8.2,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Ligne', 'Élément', isBoth ? 'Montant déclaré' : '', isBoth ? 'Montant établi' : 'Montant'],
        row('101', 'Revenus d’emploi', plain(Math.round(income * 0.93))),
        row('199', 'Revenu total', ledger.money('total_income', income)),
        row('254', 'Total des déductions', plain(cut)),
        row('275', 'Revenu net', ledger.money('net_income', net)),
        row('299', 'Revenu imposable', plain(net)),
        row('430', 'Impôt sur le revenu', plain(tax)),
        row('451', 'Impôt du Québec retenu à la source', plain(paid)),
        row('475', 'Solde à payer', plain(tax - paid)),
      ],
    )
    page.para(
      40,
      440,
      532,
      `Si vous n’êtes pas d’accord, vous pouvez vous opposer dans les 90 jours. Préposée au dossier : ${nameOf(someone(paper, 'QC'), 'plain')}, poste ${paper.code('########')}. Conservez cet avis pour consultation ultérieure.`,
      { size: 7.8 },
    )
    page.t(40, 760, paper.code('CO-1000 (20##-12)   SPE-###'), { size: 6.5 })
    return [page.sheet()]
  },
}
