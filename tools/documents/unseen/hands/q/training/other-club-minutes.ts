import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow, pair, para, sheetsOf } from '../flow.ts'
import { crowd, named } from '../people.ts'
import { dated } from '../wording.ts'

/** Notes of an association's evening: people present, a chair, reports, and not one decision or power. */
export const otherClubMinutes: UnseenLayout = {
  name: 'other-club-minutes',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'narrow', 'mono'] })
    const people = crowd(paper, 'QC', 6).map((one) => named(one))
    const club = paper.pick([
      'Club de marche Les Semelles',
      'Chorale Voix du Fjord',
      'Société d’horticulture du Rang 4',
      'Ligue de quilles du mardi',
    ])
    para(flow, club, { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 2 })
    para(
      flow,
      paper.pick([
        'Compte rendu de la rencontre mensuelle',
        'Notes de la soirée des membres',
        'Compte rendu – réunion d’information',
      ]),
      { align: 'middle', after: 10 },
    )
    pair(flow, 'Date', dated(addDays(paper.today, -paper.between(3, 400)), paper.pick(['frLong', 'iso'])))
    pair(flow, 'Présents', people.slice(0, 4).join(', '))
    pair(flow, 'Excusés', people.slice(4).join(', '))
    pair(flow, 'Animation', people[0] ?? '', { after: 12 })
    const notes = [
      'Mot de bienvenue et tour de table; chacun raconte ses vacances.',
      'La trésorière présente l’état de la caisse (412,35 $). Aucune question.',
      'Échange sur la sortie d’automne : plusieurs idées, on en reparlera.',
      'Les bénévoles du souper sont remerciés chaleureusement.',
      'Aucune proposition n’est soumise au vote. Prochaine rencontre à déterminer.',
    ]
    for (const [index, note] of notes.entries())
      if (paper.chance(0.85)) para(flow, `${index + 1}. ${note}`, { after: 8 })
    para(flow, `Notes prises par ${people[2] ?? ''}`, { size: 8 })
    return sheetsOf(flow, ['SPÉCIMEN'])
  },
}
