import { addDays } from '../../../../calendar.ts'
import { ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A fibre bill of a French internet provider: the name only in the small print, the figures beside advertising. */
export const fibreFr: UnseenLayout = {
  name: 'fibre-fr',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const one = next()
    const page = openPage()
    const brand = paper.pick(['Filéo', 'Zéphyr Télécom', 'Lumibox'])
    const sent = addDays(paper.today, -paper.between(4, 120))
    const plan = paper.pick([2999, 3499, 4299])
    const extra = paper.between(0, 1850)
    const total = plan + extra
    page.add([ellipse(70, 56, 26, 26, { fill: '#5b1fa8' }), ellipse(82, 48, 12, 12, { fill: '#ffb400' })])
    page.r(
      560,
      44,
      `Facture du ${paper.put('document_date', sent, day(sent, 'DD.MM.YYYY'))}`,
      9,
      'sans-bold',
      '#5b1fa8',
    )
    page.r(560, 57, `réf. ${paper.code('F26-#########')}`, 7.6)
    page.rows(44, 112, 12, [`Identifiant : ${paper.code('fbx######')}`], 8)
    page.t(44, 124, `Compte client ${paper.put('account_number', paper.code('1.#######'))}`, 8)
    page.t(44, 136, `Ligne 09 ${paper.code('8# ## ## ##')}`, 8)
    page.t(326, 128, paper.put('document_holder_name', `${one.given} ${one.surname.toUpperCase()}`), 9.6)
    paper.put('address', joined([...one.lines, 'FRANCE']))
    page.rows(326, 141, 12.5, [...one.lines, 'FRANCE'], 9.6)
    page.t(44, 232, `Bonjour ${one.given}, voici votre facture.`, 12, 'sans-bold')
    page.rule(44, 246, 360, '#5b1fa8', 1.6)
    const rows: [string, number][] = [
      [`Forfait Fibre ${paper.pick(['1 Gb/s', '2 Gb/s', '8 Gb/s'])}`, plan],
      ['Hors forfait et vidéo à la demande', extra],
    ]
    rows.forEach(([label, cents], index) => {
      page.t(44, 268 + index * 20, label, 9)
      page.r(360, 268 + index * 20, `${money(cents, 'fr')} €`, 9)
    })
    page.rule(44, 300, 360)
    page.t(44, 322, 'Total TTC', 11, 'sans-bold')
    page.r(360, 322, `${paper.put('amount_due', amount(total), money(total, 'fr'))} €`, 14, 'sans-bold')
    page.t(44, 337, `dont TVA 20 % : ${money(Math.round(total / 6), 'fr')} €`, 7.4)
    page.para(
      44,
      366,
      316,
      `Sera prélevé le ${day(addDays(sent, 9), 'D MMMM YYYY')} sur le compte FR76 **** **** **** **** ${paper.code('####')} ###. ICS FR${paper.code('##ZZZ######')}.`.replace(
        ' ###.',
        '.',
      ),
      8,
    )
    page.box(390, 232, 170, 300, { fill: '#fff2cc' })
    page.c(475, 268, 'Parrainez', 18, 'sans-bold', '#5b1fa8')
    page.c(475, 288, 'un proche', 14, 'sans-bold', '#5b1fa8')
    page.c(475, 334, '40 €', 34, 'sans-bold', '#d13b00')
    page.c(475, 352, 'offerts à chacun*', 9)
    page.para(
      402,
      396,
      146,
      "* Offre valable jusqu'au 31 décembre 2026, pour tout nouvel abonnement fibre. Montant déduit de la 3e facture.",
      7,
    )
    page.t(44, 440, 'Détail des consommations', 9.5, 'sans-bold')
    page.grid(
      [44, 130, -360],
      456,
      14,
      Array.from({ length: 7 }, (_, index) => [
        day(addDays(sent, -3 - index * 4), 'DD/MM'),
        paper.pick(['Appels vers mobiles', 'Location vidéo', 'Appels international', 'Option TV']),
        paper.pick(['inclus', '0,00', '3,99']),
      ]),
      7.6,
    )
    page.para(
      44,
      780,
      516,
      `${paper.put('issuer_name', brand)} SAS, capital 8 400 000 euros, 16 quai Lucien-Lefranc 93300 Aubervilliers, RCS Bobigny ${paper.code('4## ### ###')}. Médiateur des communications électroniques : www.mediateur-telecom.fr. SPECIMEN.`,
      6.4,
    )
    return [page.sheet()]
  },
}
