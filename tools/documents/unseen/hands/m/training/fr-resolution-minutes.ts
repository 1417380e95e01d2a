import { line } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { capital, firms, home, several, title } from '../people.ts'
import { ago, french, listed, numeric } from '../say.ts'

const aims = [
  'ouvrir un compte professionnel auprès de tout établissement de crédit',
  'signer le bail commercial des nouveaux locaux',
  'souscrire un emprunt d’un montant maximal de 150 000 euros',
  'effectuer toutes formalités de modification au registre',
] as const

/** Minutes of a French board: header block of the company, time and place, who sits, resolutions with votes, powers given to named people. */
export const frResolutionMinutes: UnseenLayout = {
  name: 'fr-resolution-minutes',
  docType: 'board_resolution',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const name = paper.put('legal_name', paper.pick(firms.FR))
    const flow = openFlow({
      paper: 'a4',
      left: 72,
      right: 72,
      size: 10.5,
      face: paper.pick(['serif', 'sans', 'narrow']),
      foot: 'Registre des délibérations, feuillet coté et paraphé',
    })
    const held = ago(paper, 2, 330)
    const members = several(paper, 'FR', paper.between(4, 5))
    const powers = members.slice(1, 1 + paper.between(1, 2))
    const siren = luhnNumber(paper, '5########').replace(/(\d{3})(?=\d)/g, '$1 ')
    for (const row of [
      name,
      `SAS au capital de ${paper.between(5, 80)} 000 €`,
      home(paper, 'FR').join(' – '),
      `${siren} RCS ${paper.pick(['Rennes', 'Toulouse', 'Lille Métropole'])}`,
    ])
      flow.p(row, { after: 0 })
    flow.gap(22)
    const date = paper.put('document_date', held, paper.chance(0.7) ? french(held) : numeric(held, 'd/m/Y'))
    const caption = paper.pick([
      'PROCÈS-VERBAL DES DÉLIBÉRATIONS DU CONSEIL D’ADMINISTRATION',
      'PROCÈS-VERBAL DE LA RÉUNION DU COMITÉ DE DIRECTION',
      'EXTRAIT DU PROCÈS-VERBAL DU CONSEIL',
    ])
    flow.c(caption, { face: 'serif-bold', size: 11.5 })
    const below = paper.chance(0.5)
    flow.c(below ? `DU ${date}` : `Séance n° ${paper.between(3, 60)}`, { face: 'serif-bold', size: 11.5, after: 16 })
    flow.p(
      `${below ? 'Le jour susdit' : `Le ${date}`}, à ${paper.between(9, 18)} heures, les administrateurs de la société se sont réunis ${paper.pick(['au siège social', 'par visioconférence'])}, sur convocation de ${paper.pick(['leur président', 'la présidence'])} adressée le ${french(ago(paper, 331, 350))}.`,
    )
    flow.p('Sont présents et ont émargé la feuille de présence :', { after: 3 })
    for (const one of members) flow.p(`– ${title(one)} ${capital(one)}`, { indent: 18, after: 1 })
    flow.gap(8)
    const [chair] = members
    flow.p(
      `${chair ? `${title(chair, 'long')} ${capital(chair)} préside la séance` : 'La séance est ouverte'}. Le quorum étant atteint, le conseil peut valablement délibérer sur l’ordre du jour suivant : approbation du précédent procès-verbal ; pouvoirs ; questions diverses.`,
    )
    flow.p('PREMIÈRE RÉSOLUTION', { face: 'serif-bold', after: 3 })
    flow.p('Le conseil approuve le procès-verbal de la réunion précédente. Adoptée à l’unanimité.')
    flow.p('DEUXIÈME RÉSOLUTION', { face: 'serif-bold', after: 3 })
    const names = listed(paper, 'signatories', powers.map(capital))
    const whom = names.map((one, index) => `${powers[index]?.sex === 'F' ? 'Mme' : 'M.'} ${one}`).join(' et ')
    flow.p(
      paper.pick([
        `Le conseil ${paper.pick(['donne tous pouvoirs', 'confère pouvoir'])} à ${whom} à l’effet de signer seul${names.length > 1 ? 's' : ''}, au nom et pour le compte de la société, tous actes nécessaires pour ${paper.pick(aims)}.`,
        `Sont désignés signataires autorisés : ${whom}, avec faculté d’agir séparément, afin de ${paper.pick(aims)}.`,
        `Le conseil autorise ${whom} à engager la société et à signer tous documents afin de ${paper.pick(aims)}.`,
      ]),
    )
    flow.p(`Cette résolution, mise aux voix, est adoptée par ${members.length} voix pour, 0 contre.`)
    if (paper.chance(0.6)) {
      flow.p('TROISIÈME RÉSOLUTION', { face: 'serif-bold', after: 3 })
      flow.p('Le conseil prend acte du rapport d’activité du premier semestre et remercie les équipes.')
    }
    flow.p(
      'Plus rien n’étant à l’ordre du jour, la séance est levée. De tout ce que dessus, il a été dressé le présent procès-verbal, signé par le président de séance et un administrateur.',
      { after: 40 },
    )
    flow.put(line(72, flow.y(), 230, flow.y()), line(365, flow.y(), 523, flow.y()))
    flow.p('Le président de séance                                                                Un administrateur', {
      size: 9,
    })
    return flow.sheets()
  },
}
