import { addDays } from '../../../../calendar.ts'
import { roundedBox } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French electricity bill: coloured summary on the left, window address on the right, the due amount in a bubble. */
export const electriciteFr: UnseenLayout = {
  name: 'electricite-fr',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, two] = [next(), next()]
    const page = openPage()
    const brand = paper.pick(['Voltalis Énergies', 'Kilowatt & Cie', 'Hexawatt'])
    const sent = addDays(paper.today, -paper.between(6, 160))
    const due = addDays(sent, paper.between(14, 21))
    const cents = paper.between(4100, 39900)
    const isJoint = paper.chance(0.4)
    const titled = [one, two].map((who) => `${who.sex === 'F' ? 'MME' : 'M.'} ${who.full.toUpperCase()}`)
    const holder = isJoint ? titled.join(' OU ') : one.full
    paper.put('document_holder_name', isJoint ? `${one.full}; ${two.full}`.toUpperCase() : one.full, holder)
    page.box(0, 0, 190, 842, { fill: '#eaf6ee' })
    page.t(26, 58, brand, 17, 'sans-bold', { color: '#0a7d43', fit: 150 })
    paper.put('issuer_name', brand)
    page.t(26, 72, "l'énergie, simplement", 7.5, 'serif', { color: '#0a7d43' })
    const side: [string, string][] = [
      ['Votre n° client', paper.code('6 ### ### ###')],
      ['Votre compte de facturation', paper.put('account_number', paper.code('3# ### ### ##'))],
      ['Point de livraison (PDL)', paper.code('19###########4')],
      ['Puissance souscrite', `${paper.pick(['6', '9', '12'])} kVA`],
      ['Option tarifaire', paper.pick(['Heures creuses', 'Base'])],
    ]
    side.forEach(([label, value], index) => {
      page.t(26, 120 + index * 34, label, 7.2, 'sans', { color: '#4b5b52' })
      page.t(26, 132 + index * 34, value, 9, 'sans-bold')
    })
    page.t(26, 320, 'Nous contacter', 8.5, 'sans-bold')
    page.rows(26, 334, 11, ['09 69 32 00 00 (appel non surtaxé)', 'lundi-samedi, 8 h - 20 h', 'TSA 50018'], 7)
    page.t(26, 400, 'Urgence dépannage 24h/24', 8, 'sans-bold', { color: '#b11' })
    page.t(26, 412, '09 72 67 50 ##'.replace('##', paper.code('##')), 9)
    page.rows(
      26,
      460,
      10,
      ['Le chèque énergie est', 'accepté : joignez-le à', 'votre règlement ou', 'utilisez-le en ligne.'],
      7.4,
    )
    page.t(330, 118, holder, 9.5, 'sans', { fit: 240 })
    paper.put('address', joined(one.lines))
    page.rows(330, 131, 13, one.lines, 9.5)
    page.t(
      214,
      212,
      `Facture d'électricité du ${paper.put('document_date', sent, day(sent, 'D MMMM YYYY'))}`,
      14,
      'sans-bold',
    )
    page.t(214, 227, `n° ${paper.code('10 ### ### ###')}`, 8)
    page.add([roundedBox(214, 246, 350, 74, 14, { fill: '#0a7d43' })])
    page.t(230, 270, 'Montant à payer (TTC)', 10, 'sans', { color: '#ffffff' })
    page.r(548, 296, `${paper.put('amount_due', amount(cents), money(cents, 'fr'))} €`, 22, 'sans-bold', '#ffffff')
    page.t(230, 306, `à régler avant le ${paper.put('due_date', due, day(due, 'DD/MM/YYYY'))}`, 9, 'sans', {
      color: '#ffffff',
    })
    const parts = [0.22, 0.53].map((share) => Math.round(cents * share))
    const rest = cents - parts.reduce((sum, one) => sum + one, 0)
    page.rule(214, 350, 564)
    page.grid([214, -480, -564], 364, 17, [
      ['', 'HT', 'TTC'],
      ['Abonnement', money(Math.round((parts[0] ?? 0) / 1.055), 'fr'), `${money(parts[0] ?? 0, 'fr')} €`],
      ['Consommation estimée', money(Math.round((parts[1] ?? 0) / 1.2), 'fr'), `${money(parts[1] ?? 0, 'fr')} €`],
      ['Taxes et contributions', '', `${money(rest, 'fr')} €`],
    ])
    page.rule(214, 424, 564)
    page.t(214, 450, 'Évolution de votre consommation (kWh)', 9, 'sans-bold')
    for (let bar = 0; bar < 12; bar += 1) {
      const high = paper.between(18, 82)
      page.box(222 + bar * 28, 550 - high, 16, high, { fill: bar < 11 ? '#9fd3b4' : '#0a7d43' })
      page.c(230 + bar * 28, 561, 'ASONDJFMAMJJ'.charAt(bar), 7)
    }
    page.para(
      214,
      600,
      350,
      `Prochaine facture vers le ${day(addDays(sent, 61), 'D MMMM')}. Relevé : si vous avez un compteur communicant, l'index est transmis chaque jour. Pénalités de retard : 1,5 fois le taux d'intérêt légal, sans être inférieures à 7,50 €.`,
      7.6,
    )
    page.t(26, 818, `${brand} SA au capital de 1 250 000 € - RCS Nanterre ${paper.code('8## ### ###')} - SPECIMEN`, 6.4)
    return [page.sheet()]
  },
}
