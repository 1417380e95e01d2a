import { addDays } from '../../../../calendar.ts'
import { roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French gas and power bill: the issuer is a logo and a web address, its name stands in the small print. */
export const factureEnergie: UnseenLayout = {
  name: 'facture-energie',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const p = pen('sans', '#222')
    const issued = addDays(paper.today, -paper.between(6, 20))
    const short = paper.pick(['Borélis', 'Énergia Laurentides', 'Voltérra', 'Rive-Nord Énergie'])
    p.marks.push(
      roundedBox(40, 34, 52, 52, 14, { fill: '#006b3f' }),
      shape('M52 74 C54 50 66 46 80 44 C80 62 72 74 52 74 Z', { fill: '#b5d334' }),
    )
    p.r(572, 46, 'FACTURE', 20, { face: 'sans-bold' })
    p.r(572, 62, `Émise le ${day(paper, 'document_date', issued, 'j mmmm YYYY')}`, 9)
    p.col(330, 116, 13, [...holders(paper, [who.name]), ...address(paper, who.lines)], 10)
    ;(p.t(40, 112, 'Numéro de compte', 7.5), p.b(40, 126, paper.put('account_number', paper.code('299 ### ###')), 11))
    ;(p.t(40, 144, 'Numéro de facture', 7.5), p.t(40, 157, paper.code('6########'), 10))
    ;(p.t(40, 175, 'Lieu de consommation', 7.5), p.t(40, 188, who.street, 9))
    const base = paper.between(2400, 3200)
    const used = paper.between(4000, 23000)
    const taxes = [Math.round((base + used) * 0.05), Math.round((base + used) * 0.09975)] as const
    const total = base + used + taxes[0] + taxes[1]
    p.marks.push(roundedBox(40, 214, 532, 50, 8, { fill: '#eef5e3' }))
    ;(p.t(56, 234, 'Montant à payer', 9), p.b(56, 254, sum(paper, 'amount_due', total, '# $', 'fr'), 15))
    ;(p.t(330, 234, 'Au plus tard le', 9),
      p.b(330, 254, day(paper, 'due_date', addDays(issued, 21), 'j mmmm YYYY'), 13))
    const before = paper.between(5000, 20000)
    const rows = [
      ['Solde de la facture précédente', cash(before, 'fr')],
      ['Votre paiement, merci !', `${cash(before, 'fr')} CR`],
      [`Frais d'accès au réseau (${paper.between(29, 62)} jours)`, cash(base, 'fr')],
      [`Énergie, ${paper.between(400, 2600)} kWh`, cash(used, 'fr')],
      ['TPS (R119204817)', cash(taxes[0], 'fr')],
      ['TVQ (1006204817)', cash(taxes[1], 'fr')],
    ]
    rows.forEach(([label = '', value = ''], index) => {
      p.t(56, 300 + index * 17, label, 9.5)
      p.r(556, 300 + index * 17, value, 9.5)
      p.rule(56, 305 + index * 17, 556, '#ccd', 0.4)
    })
    ;(p.b(56, 424, 'Total', 10.5), p.r(556, 424, `${cash(total, 'fr')} $`, 10.5, { face: 'sans-bold' }))
    p.b(56, 462, 'Relevé du compteur', 9.5)
    p.t(
      56,
      478,
      `${paper.code('C########')}   du ${dated(addDays(issued, -62), 'YYYY-MM-DD')} au ${dated(addDays(issued, -2), 'YYYY-MM-DD')}   lecture à distance`,
      8.5,
    )
    p.fill(56, 500, 500, 60, '#006b3f')
    p.b(72, 524, 'Passez au mode de versements égaux', 12, { color: '#fff' })
    p.t(72, 544, 'Douze paiements pareils : inscrivez-vous à monespace.borelectrique.example', 9, { color: '#fff' })
    p.para(
      56,
      600,
      500,
      `Tout retard entraîne des frais d'administration de 1,2 % par mois (14,4 % par année). Une question sur votre facture ? 1 888 555-0119, du lundi au vendredi. ${paper.put('issuer_name', `${short} s.e.c.`)}, C. P. 6${paper.code('###')}, succ. Centre-ville, Montréal (Québec) H3C 4L6.`,
      7.6,
    )
    p.rule(40, 668, 572, '#888')
    p.t(40, 682, "Coupon à retourner. Ne pas joindre d'argent comptant.", 7.5)
    ;(p.r(572, 706, `${cash(total, 'fr')} $`, 11), p.t(400, 706, 'Montant', 9))
    p.t(40, 764, 'SPÉCIMEN', 9, { color: '#a33' })
    return [p.sheet()]
  },
}
