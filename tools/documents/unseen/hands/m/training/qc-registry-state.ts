import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, plain, several } from '../people.ts'
import { ago, listed, numeric } from '../say.ts'

const trades = [
  'Travaux de toiture',
  'Services de conseil en gestion',
  'Exploitation d’une érablière',
  'Location d’immeubles résidentiels',
  'Design graphique et animation',
] as const
const roles = ['Président', 'Secrétaire', 'Trésorier', 'Vice-président'] as const

/** A long state of information from a provincial register: shaded headings, caption over value in two columns, several dates, people in blocks over two pages. */
export const qcRegistryState: UnseenLayout = {
  name: 'qc-registry-state',
  docType: 'registry_extract',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      face: 'sans',
      size: 8,
      left: 50,
      right: 50,
      foot: 'Registre des entreprises – Rechercher une entreprise au registre',
    })
    const neq = paper.put('registration_number', paper.code('11########'))
    const name = paper.put('legal_name', paper.pick(firms.QC))
    const names = listed(paper, 'directors', several(paper, 'QC', paper.between(2, 4)).map(plain))
    const issued = ago(paper, 1, 80)
    const formed = ago(paper, 800, 9000)
    const registered = paper.chance(0.4) ? formed : numeric(formed, 'Y-m-28')
    const updated = ago(paper, 90, 400)
    const head = (caption: string) => {
      flow.gap(8)
      flow.put(box(50, flow.y(), 512, 15, { fill: '#d8e3ee' }))
      flow.p(caption, { face: 'sans-bold', size: 9, indent: 4, after: 6 })
    }
    const pair = (caption: string, value: string) => flow.pair(caption, value, 230, { after: 1.5 })
    flow.p(
      paper.pick([
        'État de renseignements d’une personne morale au registre des entreprises',
        'Rechercher une entreprise au registre – État de renseignements',
      ]),
      { size: 13, face: 'sans-bold', color: '#1a3f6b' },
    )
    flow.p(
      `Renseignements en date du ${paper.put('document_date', issued, numeric(issued, 'Y-m-d'))} ${paper.code('1#:##:##').replace(/:[6-9]/g, ':3')}`,
      { size: 8.5, after: 2 },
    )
    head('État des informations')
    head('Identification de l’entreprise')
    pair('Numéro d’entreprise du Québec (NEQ)', neq)
    pair('Nom', name)
    if (paper.chance(0.4)) pair('Version du nom dans une autre langue', 'Aucune')
    head('Adresse du domicile')
    pair('Adresse', paper.put('registered_address', home(paper, 'QC').join(', ').replace(/\s+/g, ' ')))
    if (paper.chance(0.5)) {
      head('Adresse du domicile élu')
      pair('Adresse', 'Aucune adresse')
    }
    head('Immatriculation')
    const facts = [
      ['Date d’immatriculation', registered],
      [
        paper.pick(['Statut', 'Statut de l’entreprise au registre']),
        paper.put('registry_status', 'active', paper.pick(['Immatriculée', 'Immatriculé'])),
      ],
      ['Date de mise à jour du statut', registered],
      ['Date de fin de l’existence', 'Aucune date de fin d’existence n’est déclarée au registre.'],
    ] as const
    for (const [caption, value] of facts) pair(caption, value)
    head('Forme juridique')
    pair(
      'Forme juridique',
      paper.put('legal_form', paper.pick(['Société par actions ou compagnie', 'Société par actions'])),
    )
    pair(
      'Date de la constitution',
      paper.put('incorporation_date', formed, `${formed} ${paper.pick(['Constitution', 'Constitution – statuts'])}`),
    )
    pair('Régime constitutif', 'QUÉBEC : Loi sur les sociétés par actions (RLRQ, C. S-31.1)')
    head('Dates des mises à jour')
    pair('Date de mise à jour de l’état de renseignements', updated)
    pair(`Date de la dernière déclaration de mise à jour annuelle`, `${updated} ${Number(updated.slice(0, 4)) - 1}`)
    head('Activités économiques et nombre de salariés')
    pair('1er secteur d’activité – Code (CAE)', paper.code('4###'))
    pair('Précisions (facultatives)', paper.put('activity', paper.pick(trades)))
    pair('Nombre de salariés déclarés au Québec', paper.pick(['Aucun', 'De 1 à 5', 'De 6 à 10', 'De 26 à 49']))
    head(paper.pick(['Liste des administrateurs', 'Administrateurs']))
    const caption = paper.pick(['Nom', 'Prénom et nom', 'Nom complet'])
    const person = (name: string, rest: readonly (readonly [string, string])[]) => {
      if (flow.y() > 690) flow.turn()
      pair(caption, name)
      for (const [caption, value] of rest) pair(caption, value)
      flow.gap(6)
    }
    names.forEach((one, index) =>
      person(one, [
        ['Date du début de la charge', index === 0 ? formed : registered],
        ['Fonctions actuelles', roles[index] ?? 'Administrateur'],
        [
          'Adresse du domicile',
          paper.chance(0.3) ? 'Adresse non publiable' : home(paper, 'QC').join(' ').replace(/\s+/g, ' '),
        ],
      ]),
    )
    head(paper.pick(['Bénéficiaires ultimes', 'Liste des bénéficiaires ultimes']))
    const owners = listed(paper, 'beneficial_owners', names.slice(0, paper.between(1, 2)))
    owners.forEach((one) =>
      person(one, [
        [
          'Situation applicable',
          paper.pick([
            'Détenteur de plus de 50 % des droits de vote',
            'Plus de 25 % mais 50 % ou moins de la juste valeur marchande',
          ]),
        ],
      ]),
    )
    head('Index des documents')
    pair(`Déclaration de mise à jour annuelle ${Number(updated.slice(0, 4)) - 1}`, updated)
    pair('Certificat de constitution', formed)
    return flow.sheets()
  },
}
