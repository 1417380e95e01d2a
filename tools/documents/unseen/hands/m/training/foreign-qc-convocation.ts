import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, french } from '../say.ts'

/** A notice of a general meeting with its proxy slip: like a resolution, but nothing is decided and nobody is empowered. */
export const foreignQcConvocation: UnseenLayout = {
  name: 'foreign-qc-convocation',
  docType: 'other',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const firm = paper.pick([
      ...firms.QC,
      'Syndicat de copropriété Les Jardins du Fleuve',
      'Club de curling de la Matapédia',
    ])
    const flow = openFlow({
      paper: 'letter',
      left: 76,
      right: 76,
      size: 11,
      face: paper.pick(['serif', 'sans']),
      foot: 'Avis transmis par courriel et affiché au babillard',
    })
    const [one, two] = several(paper, 'QC', 2)
    const sent = ago(paper, 3, 60)
    const held = ago(paper, -40, -10)
    flow.p(firm, { face: 'serif-bold', size: 13, after: 0 })
    for (const row of home(paper, 'QC')) flow.p(row, { after: 0, size: 9.5 })
    flow.gap(20)
    flow.c(
      paper.pick([
        'AVIS DE CONVOCATION',
        'CONVOCATION À L’ASSEMBLÉE GÉNÉRALE ANNUELLE',
        'ASSEMBLÉE GÉNÉRALE – AVIS AUX MEMBRES',
      ]),
      { face: 'serif-bold', size: 14, after: 20 },
    )
    flow.p(`Le ${french(sent)}`, { after: 12 })
    flow.p(
      `Vous êtes par la présente convoqué à l’assemblée générale annuelle qui se tiendra le ${french(held)} à ${paper.between(17, 19)} h 30, ${paper.pick(['à la salle communautaire', 'en mode virtuel', 'au 2e étage de l’hôtel de ville'])}.`,
      { after: 12 },
    )
    flow.p('Ordre du jour proposé', { face: 'serif-bold' })
    for (const [index, item] of [
      'Ouverture et vérification du quorum',
      'Adoption de l’ordre du jour',
      'Lecture du procès-verbal de la dernière assemblée',
      'Présentation des états financiers',
      'Nomination du vérificateur',
      'Élection des administrateurs',
      'Varia',
      'Levée de l’assemblée',
    ].entries())
      if (index < 5 || paper.chance(0.7)) flow.p(`${index + 1}. ${item}`, { indent: 20, after: 3 })
    flow.gap(12)
    flow.p(
      `Les candidatures doivent parvenir à ${one ? plain(one) : ''}, secrétaire, au moins cinq jours avant l’assemblée. Un léger goûter sera servi.`,
      { after: 20 },
    )
    flow.p(two ? plain(two) : '', { after: 0 })
    flow.p('Présidence', { after: 20 })
    flow.rule()
    flow.p('PROCURATION POUR L’ASSEMBLÉE (facultatif)', { face: 'serif-bold', size: 9.5 })
    flow.p(
      'Je, ______________________, autorise ______________________ à voter en mon nom. Signature ______________  Date ____________',
      { size: 9.5 },
    )
    return flow.sheets()
  },
}
