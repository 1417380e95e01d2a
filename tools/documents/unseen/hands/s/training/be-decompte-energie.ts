import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import { belgianEuros, belgianIban, day, money, openPage, putAddress, putDay, putMoney, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const titles = [
  'Facture d’acompte',
  'Votre facture intermédiaire',
  'Décompte annuel',
  'FACTURE DE RÉGULARISATION',
  'Votre décompte d’électricité et de gaz naturel',
] as const

/** A Belgian energy bill: window address right, EAN codes, the structured communication, a transfer form below. */
export const beDecompteEnergie: UnseenLayout = {
  name: 'be-decompte-energie',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['sans', 'narrow']))
    const { brand, legal, seat } = firmOf(paper, firms.bePower, 'be power')
    const ink = paper.pick(['#0077b6', '#f3722c', '#2d6a4f', '#6a4c93'])
    const coin = paper.pick([
      belgianEuros,
      { group: '.', point: ',', before: '€ ' },
      { group: ' ', point: ',', after: ' EUR' },
    ])
    const issued = recent(paper, 3, 55)
    const pattern = paper.pick(['DD/MM/YYYY', 'D MMMM YYYY', 'DD.MM.YYYY'])
    page.say(40, 54, brand.toLowerCase(), { size: 24, bold: true, color: ink })
    const { line } = putHolder(paper, 'BE', ['titled', 'titled', 'surname first', 'plain', 'joint'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'BE'))
    page.say(330, 108, `Exp. : ${seat}`, { size: 5.5 })
    page.stack(330, 124, [line, ...rows], { size: 9.5 })
    const energy = paper.between(30000, 120000)
    const network = paper.between(10000, 40000)
    const levies = paper.between(4000, 16000)
    const tax = Math.round((energy + network + levies) * 0.06)
    const advances = paper.chance(0.5) ? 0 : paper.between(9000, 40000)
    const total = energy + network + levies + tax - advances
    const client = paper.put('account_number', paper.code(paper.pick(['22########', '1 ### ### ###', 'B-#######'])))
    const dueLine = putDay(paper, 'due_date', addDays(issued, paper.pick([15, 20, 30])), pattern, 'fr')
    const facts = [
      [paper.pick(['Numéro de client', 'N° client', 'Votre référence client', 'Client']), client],
      ['N° de facture', paper.code('7#########')],
      [
        paper.pick(['Date de la facture', 'Date de facture', 'Établie le', 'Date']),
        putDay(paper, 'document_date', issued, pattern, 'fr'),
      ],
      ['Code EAN électricité', paper.code('5414 4### #### #### ##')],
      ['Période', `${day(addDays(issued, -375), 'DD/MM/YYYY')} - ${day(addDays(issued, -10), 'DD/MM/YYYY')}`],
    ] as const
    page.pairs(40, 290, 112, paper.chance(0.5) ? facts : [facts[2], facts[0], facts[3], facts[4], facts[1]], {
      size: 8,
      leading: 14,
    })
    page.say(40, 226, paper.pick(titles), { size: 15, bold: true, color: ink })
    const shown = putMoney(paper, 'amount_due', total, coin)
    const below = page.pairs(
      40,
      555,
      258,
      [
        ['Coût de l’énergie', money(energy, coin)],
        ['Coûts de réseau (distribution et transport)', money(network, coin)],
        ['Surcharges et cotisations', money(levies, coin)],
        ['TVA 6 %', money(tax, coin)],
        ...(advances > 0 ? [['Acomptes déjà facturés', money(-advances, coin)] as const] : []),
      ],
      { size: 9, leading: 18 },
    )
    page.rule(40, 555, below - 12, ink, 1.2)
    page.say(
      40,
      below + 6,
      paper.pick([
        'Montant à payer',
        'À payer',
        'Solde à payer TVAC',
        'Solde en notre faveur',
        'Total à payer (TVA comprise)',
      ]),
      { size: 12, bold: true },
    )
    page.say(555, below + 6, shown, { size: 12, bold: true, align: 'right' })
    page.say(
      40,
      below + 26,
      `${paper.pick(['À payer au plus tard le', 'Échéance :', 'Merci de payer avant le', 'Date limite de paiement :'])} ${dueLine}`,
      { size: 9 },
    )
    page.wrap(
      40,
      below + 60,
      515,
      `Votre consommation : ${paper.between(1800, 5200)} kWh (index ${paper.code('1####')} à ${paper.code('2####')}). Vous déménagez ? Remplissez le document de reprise des énergies avec le nouvel occupant. Fuite de gaz : 0800 55 010 (gratuit). Médiateur de l’énergie : bd du Roi Albert II 8 bte 6, 1000 Bruxelles.`,
      { size: 8 },
    )
    paper.put('issuer_name', legal)
    page.fill(40, 590, 515, 130, '#fff3d6')
    page.say(50, 606, 'VIREMENT', { size: 10, bold: true })
    const reference = paper.code('1#########')
    const mark = String(Number(reference) % 97 || 97).padStart(2, '0')
    const whole = `${reference}${mark}`
    page.pairs(
      50,
      540,
      626,
      [
        ['Montant', shown],
        ['Compte du bénéficiaire (IBAN)', belgianIban(paper)],
        ['Nom et adresse du bénéficiaire', legal],
        ['Communication structurée', `+++${whole.slice(0, 3)}/${whole.slice(3, 7)}/${whole.slice(7)}+++`],
      ],
      { size: 9, leading: 20 },
    )
    page.wrap(40, 800, 515, `${legal}, ${seat}. TVA BE ${paper.code('0###.###.###')} RPM`, {
      size: 6.5,
      color: '#666666',
    })
    clutter(paper, page, { x: 40, right: 555, top: below + 106, bottom: 584 }, 'fr')
    return [page.sheet()]
  },
}
