import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { capitals, crowd } from '../people.ts'

/** A cable cooperative's internet and television invoice, plain, bilingual captions, dates in capitals. */
export const factureInternet: UnseenLayout = {
  name: 'facture-internet',
  docType: 'telecom_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const { name, lines } = capitals(crowd(paper, 'qc')())
    const p = pen('narrow')
    const issued = addDays(paper.today, -paper.between(2, 27))
    const issuer = paper.put(
      'issuer_name',
      `${paper.pick(['Câblo-Coop', 'Télé-Fibre', 'Coopérative de câble'])} ${paper.pick(['des Basques', 'du Haut-Pays', 'de la Vallée', 'Lac-aux-Sables'])}`,
    )
    p.b(306, 52, issuer, 17, { align: 'middle' })
    p.t(306, 66, `${paper.between(1, 300)}, rue Principale    418 555-01${paper.code('##')}    1 800 555-0108`, 8, {
      align: 'middle',
    })
    p.rule(40, 76, 572, '#000', 1.4)
    p.col(70, 122, 12.5, [...holders(paper, [name]), ...address(paper, lines)], 10)
    const prices = [paper.between(5500, 9900), paper.between(2400, 6900), paper.between(500, 1500)]
    const net = prices.reduce((all, one) => all + one, 0)
    const [tps, tvq] = [Math.round(net * 0.05), Math.round(net * 0.09975)]
    const grid = [
      ['No client / Customer No.', paper.put('account_number', paper.code('C-#####'))],
      ['Date de facturation / Billing date', day(paper, 'document_date', issued, 'DD QQQ YYYY')],
      ['Échéance / Due date', dated(addDays(issued, 20), 'DD QQQ YYYY')],
      ['Facture / Invoice', paper.code('######')],
    ]
    grid.forEach(([label = '', value = ''], index) => {
      ;(p.frame(330, 96 + index * 20, 150, 20), p.frame(480, 96 + index * 20, 92, 20))
      ;(p.t(335, 110 + index * 20, label, 8), p.r(567, 110 + index * 20, value, 9))
    })
    p.fill(40, 210, 532, 18, '#ddd')
    ;(p.b(46, 222, 'Description', 9),
      p.b(340, 222, 'Période / Period', 9),
      p.r(566, 222, 'Montant / Amount', 9, { face: 'narrow-bold' }))
    const start = addDays(issued, 4)
    const services = [
      `Internet ${paper.pick(['120', '400', '940'])} Mbit/s illimité`,
      'Télévision, forfait de base + 10 chaînes',
      'Location de décodeur / Set-top box rental',
    ]
    services.forEach((service, index) => {
      p.t(46, 244 + index * 18, service)
      p.t(340, 244 + index * 18, `${dated(start, 'DD QQQ')} - ${dated(addDays(start, 29), 'DD QQQ')}`)
      p.r(566, 244 + index * 18, cash(prices[index] ?? 0, 'fr'))
    })
    const totals = [
      ['Sous-total / Subtotal', net],
      ['T.P.S. / G.S.T.  5 %', tps],
      ['T.V.Q. / Q.S.T.  9,975 %', tvq],
    ] as const
    totals.forEach(([label, value], index) => {
      ;(p.t(380, 330 + index * 16, label), p.r(566, 330 + index * 16, cash(value, 'fr')))
    })
    p.frame(370, 372, 202, 26)
    ;(p.b(380, 389, 'À PAYER / AMOUNT DUE', 9),
      p.b(566, 389, sum(paper, 'amount_due', net + tps + tvq, '# $', 'fr'), 11, { align: 'right' }))
    p.para(
      46,
      440,
      520,
      "Avis à nos membres : l'assemblée générale annuelle aura lieu à la salle communautaire. Un café sera servi. Les frais de retard sont de 2 % par mois.",
      9,
    )
    p.para(46, 480, 520, 'Notice to members: the annual general meeting will be held at the community hall.', 8)
    p.t(306, 764, 'SPÉCIMEN', 9, { align: 'middle' })
    return [p.sheet()]
  },
}
