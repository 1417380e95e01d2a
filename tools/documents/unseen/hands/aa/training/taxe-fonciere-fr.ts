import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An avis de taxes foncières: administration's block on the left, references in small boxes, two sides. */
export const taxeFonciereFr: UnseenLayout = {
  name: 'taxe-fonciere-fr',
  docType: 'property_tax_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'FR')()
    const page = openPage()
    const back = openPage()
    const year = paper.pick(['2025', '2026'])
    const sent = addDays(`${year}-08-20`, paper.between(0, 12))
    const cents = paper.between(480, 2900) * 100
    const name = paper.put('document_holder_name', `${one.surname} ${one.given}`.toUpperCase())
    page.rows(40, 44, 11, ['RÉPUBLIQUE FRANÇAISE', 'Liberté - Égalité - Fraternité'], 7.4, 'serif')
    page.t(40, 84, paper.put('issuer_name', 'DIRECTION GÉNÉRALE DES FINANCES PUBLIQUES'), 7.8, 'sans-bold')
    page.c(400, 56, `AVIS D'IMPÔT ${paper.put('tax_year', year)}`, 16, 'sans-bold')
    page.c(400, 74, 'TAXES FONCIÈRES', 14, 'sans-bold')
    page.c(430, 100, 'votées et perçues par la commune, le département et divers organismes', 7.4)
    page.rows(330, 140, 13, [name, ...one.lines.map((row) => row.toUpperCase())], 9.4, 'mono')
    paper.put('address', joined(one.lines.map((row) => row.toUpperCase())))
    page.box(40, 116, 240, 120)
    page.t(48, 130, 'Vos références', 9, 'sans-bold')
    page.grid(
      [48, -272],
      148,
      17,
      [
        ['Numéro fiscal (A)', paper.code('30 ## ### ### ###')],
        ["Référence de l'avis", paper.put('roll_number', paper.code('26 ## ####### ##'))],
        ['Numéro de propriétaire', paper.code('### @#####')],
        ['Numéro de rôle', paper.code('22###')],
        ["Date d'établissement", paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))],
      ],
      8,
    )
    page.box(300, 260, 255, 100, { fill: '#e4ecf7' })
    page.t(312, 282, 'Somme à payer', 10)
    page.r(543, 308, `${paper.put('amount_due', amount(cents), money(cents, 'fr'))} €`, 18, 'sans-bold')
    page.t(312, 334, `au plus tard le ${day(`${year}-10-15`, 'DD/MM/YYYY')}`, 9.5, 'sans-bold')
    page.t(312, 350, 'paiement en ligne : +5 jours', 7.6)
    page.para(
      40,
      276,
      240,
      'Au-delà de 300 €, le paiement doit être dématérialisé : impots.gouv.fr, application mobile ou prélèvement. À défaut, une majoration de 0,2 % est appliquée.',
      8,
    )
    page.t(40, 396, 'Pour toute question', 9, 'sans-bold')
    page.rows(
      40,
      412,
      12,
      ['SIP - Centre des finances publiques', '4 rue de la Trésorerie', '0 809 401 401 (service gratuit)'],
      8,
    )
    page.t(40, 812, 'SPECIMEN - Page 1 / 2', 7)
    back.t(40, 50, `TAXES FONCIÈRES ${year} - Détail du calcul`, 11, 'sans-bold')
    back.t(40, 66, `Département : 29   Commune : ${one.lines[1].slice(6)}`, 8.4)
    back.box(40, 80, 515, 190)
    back.grid(
      [48, -220, -310, -400, -460, -545],
      96,
      20,
      [
        ['Propriétés bâties', 'Commune', 'Intercommunalité', 'TEOM', 'GEMAPI', 'Total'],
        [`Taux ${Number(year) - 1}`, '37,12 %', '2,04 %', '9,80 %', '0,31 %', ''],
        [`Taux ${year}`, '37,86 %', '2,10 %', '9,95 %', '0,33 %', ''],
        ['Base', ...[1, 2, 3, 4].map(() => String(paper.between(1800, 5400))), ''],
        ['Cotisation', '', '', '', '', money(Math.round(cents * 0.94), 'fr')],
        ['Frais de gestion', '', '', '', '', money(cents - Math.round(cents * 0.94), 'fr')],
        ['Montant de votre impôt', '', '', '', '', money(cents, 'fr')],
      ],
      7.8,
    )
    back.t(40, 300, `Adresse du bien : ${one.lines[0]}`, 8.4)
    back.t(40, 812, 'SPECIMEN - Page 2 / 2', 7)
    return [page.sheet(), back.sheet()]
  },
}
