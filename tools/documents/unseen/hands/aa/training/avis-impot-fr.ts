import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An avis d'impôt sur les revenus: address window right, key figures boxed, declarants in two columns on the second page. */
export const avisImpotFr: UnseenLayout = {
  name: 'avis-impot-fr',
  docType: 'notice_of_assessment',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, two] = [next(), next()]
    const isJoint = paper.chance(0.5)
    const [page, back] = [openPage(), openPage()]
    const year = paper.pick([2024, 2025])
    const sent = addDays(`${year + 1}-07-10`, paper.between(0, 24))
    const wages = [paper.between(19000, 47000), isJoint ? paper.between(14000, 39000) : 0]
    const all = (wages[0] ?? 0) + (wages[1] ?? 0)
    const taxed = Math.round(all * 0.9)
    const due = paper.between(80, 2400)
    const names = (isJoint ? [one, two] : [one]).map((who) => `${who.surname} ${who.given}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    page.t(40, 46, 'Direction générale des Finances publiques', 10, 'sans-bold')
    paper.put('issuer_name', 'Direction générale des Finances publiques')
    page.rows(40, 60, 11, ['SIP BREST-ELORN', '8 rue Duquesne BP 91709', '29607 BREST CEDEX'], 8)
    page.t(320, 50, `AVIS D'IMPÔT ÉTABLI EN ${year + 1}`, 13, 'sans-bold', { fit: 235 })
    page.t(320, 64, `impôt sur les revenus de l'année ${paper.put('tax_year', String(year))}`, 8.8)
    page.rows(
      330,
      128,
      12.5,
      [
        ...names.map((name, index) => `${(index === 0 ? one : two).sex === 'F' ? 'MME' : 'M'} ${name}`),
        ...one.lines.map((row) => row.toUpperCase()),
      ],
      9.2,
      'mono',
    )
    paper.put('address', joined(one.lines.map((row) => row.toUpperCase())))
    page.box(40, 120, 250, 104)
    page.t(48, 134, 'Vos références', 8.6, 'sans-bold')
    page.grid(
      [48, -284],
      152,
      16,
      [
        ['Numéro fiscal', paper.code('3 0## ### ### ###')],
        ["Référence de l'avis", paper.code('## 29 A###### ##')],
        ["N° d'accès en ligne", paper.code('######')],
        ["Date d'établissement", paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))],
        ['Date de mise en recouvrement', day(`${year + 1}-07-31`, 'DD/MM/YYYY')],
      ],
      8,
    )
    page.box(40, 260, 515, 74, { fill: '#e9edf8' })
    page.t(52, 282, 'Montant restant à payer', 10, 'sans-bold')
    page.r(543, 284, `${paper.put('balance_owing', amount(due * 100), money(due * 100, 'fr'))} €`, 15, 'sans-bold')
    page.t(
      52,
      304,
      `Ce montant sera prélevé le ${day(`${year + 1}-09-25`, 'DD/MM/YYYY')} sur le compte bancaire communiqué`,
      8.2,
    )
    page.t(52, 318, `à l'administration (FR76 XXXX XXXX XXXX XXXX X${paper.code('### ###')}).`, 8.2)
    page.t(40, 366, 'Informations utiles', 9, 'sans-bold')
    page.grid(
      [48, -420],
      384,
      16,
      [
        ['Revenu fiscal de référence', `${money(taxed * 100, 'fr').slice(0, -3)} €`],
        ['Nombre de parts', isJoint ? '2,50' : '1,00'],
        ['Votre taux de prélèvement à la source', `${paper.between(1, 13)},${paper.between(0, 9)} %`],
      ],
      8.6,
    )
    page.para(
      40,
      460,
      515,
      "Cet avis d'impôt peut vous servir de justificatif : l'authenticité du document se vérifie sur www.impots.gouv.fr/verifavis avec votre numéro fiscal et la référence de l'avis.",
      8,
    )
    page.t(40, 815, 'SPECIMEN   n° 2041-A   1/2', 7)
    back.t(40, 50, `Impôt sur les revenus ${year}`, 11, 'sans-bold')
    back.box(40, 64, 515, 16, { fill: '#e9edf8' })
    back.grid(
      [48, -320, -430, -547],
      75,
      16,
      [['Détail des revenus', 'Déclar. 1', 'Déclar. 2', 'Total']],
      8,
      'sans-bold',
    )
    const euros = (value: number) => (value === 0 ? '' : String(value))
    back.grid(
      [48, -320, -430, -547],
      96,
      17,
      [
        ['Salaires', ...wages.map(euros), ''],
        ['Déduction 10 % ou frais réels', ...wages.map((each) => euros(Math.round(each / 10))), ''],
        ['Salaires, pensions, rentes nets', ...wages.map((each) => euros(Math.round(each * 0.9))), String(taxed)],
        ['', '', '', ''],
        ['Revenu brut global', '', '', paper.put('total_income', amount(taxed * 100), String(taxed))],
        ['Revenu imposable', '', '', paper.put('net_income', amount(taxed * 100), String(taxed))],
        ['Impôt sur les revenus soumis au barème', '', '', String(due * 3)],
        ['Prélèvement à la source - retenue', '', '', `- ${due * 2}`],
        ['Solde', '', '', String(due)],
      ],
      8.4,
    )
    back.t(40, 815, 'SPECIMEN   2/2', 7)
    return [page.sheet(), back.sheet()]
  },
}
