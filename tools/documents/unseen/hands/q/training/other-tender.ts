import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid } from '../blocks.ts'
import { openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, nineDigits } from '../wording.ts'

/** A bid for public works: it names directors, numbers and partners like a paper of companies, and is none. */
export const otherTender: UnseenLayout = {
  name: 'other-tender',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'a4', faces: ['sans', 'serif', 'narrow'] })
    const people = crowd(paper, 'FR', 3).map((one) => named(one, 'upperLast'))
    const bidder = company(paper, 'FR')
    para(
      flow,
      paper.pick([
        'ACTE D’ENGAGEMENT',
        'OFFRE – MARCHÉ PUBLIC DE TRAVAUX',
        'DC1 – LETTRE DE CANDIDATURE',
        'AVIS D’APPEL PUBLIC À LA CONCURRENCE',
      ]),
      { size: 15, bold: true, after: 10 },
    )
    pair(flow, 'Acheteur', `Commune de ${paper.pick(['Saint-Aubin', 'Kermaria', 'Villefranche'])}`)
    pair(
      flow,
      'Objet du marché',
      paper.pick(['Réfection de la toiture de l’école', 'Voirie – programme annuel', 'Restauration scolaire']),
    )
    pair(flow, 'Candidat', `${bidder}, SIREN ${nineDigits(paper, ' ')}, ${address(paper, 'FR').join(', ')}`)
    pair(flow, 'Représenté par', people[0] ?? '')
    pair(flow, 'Remise des offres', `${dated(addDays(paper.today, paper.between(5, 40)), 'slash')} à 12 h 00`, {
      after: 12,
    })
    grid(
      flow,
      [
        { title: 'Lot', share: 1 },
        { title: 'Désignation', share: 5 },
        { title: 'Montant HT', share: 2, align: 'right' },
      ],
      ['Gros œuvre', 'Charpente', 'Couverture', 'Électricité']
        .slice(0, paper.between(2, 4))
        .map((lot, index) => [String(index + 1), lot, amount(paper.between(40, 900) * 10_000, 'FR')]),
      { look: paper.pick(['boxes', 'rules']), size: flow.letter },
    )
    para(
      flow,
      `Groupement solidaire : ${people.slice(1).join(', ')} (cotraitants). Délai d’exécution : ${paper.between(2, 14)} mois. Offre valable 120 jours.`,
    )
    return sheetsOf(flow, ['SPÉCIMEN – {page}'])
  },
}
