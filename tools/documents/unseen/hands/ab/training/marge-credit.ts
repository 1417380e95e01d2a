import { addDays, monthEnd } from '../../../../calendar.ts'
import { roundedBox, ellipse } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { address, cash, dated, day, holders, pen, sum } from '../kit.ts'
import { crowd } from '../people.ts'

/** A home equity line in French: no issuer in the head, details in a narrow left column, name of the lender in the footer. */
export const margeCredit: UnseenLayout = {
  name: 'marge-credit',
  docType: 'loan_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = crowd(paper, 'qc')()
    const p = pen('sans', '#1c2b36')
    const issued = monthEnd(paper.today, paper.between(1, 2))
    p.marks.push(roundedBox(40, 36, 44, 44, 22, { fill: '#00558c' }), ellipse(62, 58, 9, 18, { fill: '#fff' }))
    p.b(572, 56, 'Marge de crédit hypothécaire', 15, { align: 'right' })
    p.r(572, 72, 'Relevé mensuel', 10)
    p.col(
      300,
      124,
      13.5,
      [
        ...holders(paper, [who.name.toUpperCase()]),
        ...address(
          paper,
          who.lines.map((row) => row.toUpperCase()),
        ),
      ],
      10,
    )
    const limit = paper.between(30, 250) * 100000
    const balance = Math.round(limit * (paper.between(10, 92) / 100)) + paper.between(1, 99)
    const rate = paper.between(4, 7) + 0.45
    const interest = Math.round((balance * rate) / 1200)
    p.fill(40, 112, 210, 360, '#e9f1f7')
    const facts = [
      ['Numéro de compte', paper.put('account_number', paper.code('##### ### ####'))],
      ['Date du relevé', day(paper, 'document_date', issued, 'j mmm YYYY')],
      ['Solde à ce jour', sum(paper, 'closing_balance', balance, '# $', 'fr')],
      ['Limite autorisée', `${cash(limit, 'fr')} $`],
      ['Crédit disponible', `${cash(limit - balance, 'fr')} $`],
      ['Paiement exigé', sum(paper, 'payment_amount', interest, '# $', 'fr')],
      ["À payer d'ici le", dated(addDays(issued, 22), 'j mmm YYYY')],
      ["Taux d'intérêt annuel", paper.put('interest_rate', rate.toFixed(2), `${rate.toFixed(2).replace('.', ',')} %`)],
    ]
    facts.forEach(([label = '', value = ''], index) => {
      ;(p.t(52, 134 + index * 42, label, 8), p.b(52, 150 + index * 42, value, 11.5))
    })
    p.b(300, 226, 'Mouvements', 10.5)
    p.rule(300, 232, 572, '#00558c', 1)
    const before = balance - paper.between(10000, 90000)
    const rows = [
      [dated(addDays(issued, -29), 'DD QQQ'), 'Solde précédent', cash(before, 'fr')],
      [dated(addDays(issued, -20), 'DD QQQ'), 'Avance en ligne', cash(balance - before - interest + 30000, 'fr')],
      [dated(addDays(issued, -11), 'DD QQQ'), 'Paiement reçu, merci', `${cash(30000, 'fr')} -`],
      [dated(issued, 'DD QQQ'), 'Intérêts du mois', cash(interest, 'fr')],
    ]
    rows.forEach(([when = '', label = '', value = ''], index) => {
      ;(p.t(300, 250 + index * 18, when, 8.6),
        p.t(352, 250 + index * 18, label, 8.6),
        p.r(572, 250 + index * 18, value, 8.6))
    })
    p.para(
      300,
      350,
      272,
      'Le taux indiqué varie avec le taux préférentiel. Le paiement exigé couvre les intérêts seulement; vous pouvez rembourser le capital en tout temps, sans frais.',
      8.6,
    )
    p.para(
      40,
      520,
      532,
      'Vous rénovez ? Fixez une partie de votre solde à terme pendant 5 ans et dormez tranquille. Prenez rendez-vous avec votre conseiller.',
      10,
    )
    p.rule(40, 712, 572, '#00558c')
    p.para(
      40,
      726,
      532,
      `${paper.put('issuer_name', `${paper.pick(['Banque Frontenac', 'Fiducie Richelieu', 'Banque du Bas-Canada', 'Trust Sainte-Hélène'])}`)}, prêteur hypothécaire autorisé. Créances garanties par hypothèque immobilière de ${paper.pick(['premier', 'deuxième'])} rang. Formulaire ML-${paper.code('####')} (2025-11).`,
      7.2,
    )
    p.t(40, 768, 'SPÉCIMEN', 8)
    return [p.sheet()]
  },
}
