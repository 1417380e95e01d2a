import { box, ellipse, line, text } from '../../../../drawing/sheet.ts'
import { luhnNumber } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openFlow } from '../flow.ts'
import { firms, home, several, somebody } from '../people.ts'
import { ago, french, listed, numeric } from '../say.ts'

const forms = [
  'Société par actions simplifiée',
  'Société à responsabilité limitée',
  'Société par actions simplifiée à associé unique',
] as const
const trades = [
  'Fabrication de menuiseries en bois',
  'Conseil en organisation et management',
  'Transports routiers de fret de proximité',
  'Vente au détail de produits d’épicerie fine',
  'Fabrication artisanale de glaces',
] as const
const roles = ['Directeur général', 'Directrice générale déléguée', 'Cogérant'] as const

/** An extract of the national company register: numbered cartouches, dotted captions, managers with birth data, an auditor who is none of them. */
export const frRegistryRne: UnseenLayout = {
  name: 'fr-registry-rne',
  docType: 'registry_extract',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'sans',
      size: 8.5,
      left: 48,
      right: 48,
      foot: 'Extrait délivré par voie électronique – code de vérification à saisir sur le site du registre',
    })
    const siren = luhnNumber(paper, `${paper.pick(['8', '4', '5', '9'])}########`).replace(/(\d{3})(?=\d)/g, '$1 ')
    const legalForm = paper.pick(forms)
    const issued = ago(paper, 0, 80)
    const formed = ago(paper, 500, 11000)
    const count = legalForm.includes('unique') ? 1 : paper.between(1, 3)
    const people = several(paper, 'FR', count)
    const names = people.map(({ first, last }) =>
      paper.put(
        'directors',
        people.map((one) => `${one.last.toUpperCase()} ${one.first}`).join('; '),
        `${last.toUpperCase()} ${first}`,
      ),
    )
    flow.put(
      ellipse(70, 56, 20, 20, { stroke: '#1b3f8b', strokeWidth: 2 }),
      text(70, 60, 'RNE', { size: 11, face: 'sans-bold', color: '#1b3f8b', align: 'middle' }),
    )
    flow.put(
      text(547, 52, `N° de gestion ${paper.code('20##B0####')}`, { size: 7.5, face: 'sans', align: 'right' }),
      text(547, 64, `Code de vérification : ${paper.code('@#@@#@##@@')}`, { size: 7.5, face: 'sans', align: 'right' }),
    )
    flow.y(84)
    flow.c(
      paper.pick([
        'Extrait d’immatriculation principale',
        'Attestation d’immatriculation au Registre national des entreprises',
        'EXTRAIT RNE – PERSONNE MORALE',
      ]),
      { size: 14, face: 'sans-bold' },
    )
    flow.c(
      `${paper.pick(['à jour au', 'Extrait du', 'Données au'])} ${paper.put('document_date', issued, paper.chance(0.5) ? french(issued) : numeric(issued, 'd/m/Y'))}`,
      { size: 10, after: 8 },
    )
    const head = (caption: string) => {
      flow.gap(9)
      flow.put(box(48, flow.y(), 499, 17, { stroke: '#1b3f8b', fill: '#f2f5fb' }))
      flow.p(caption, { face: 'sans-bold', size: 9, indent: 6, color: '#1b3f8b', after: 8 })
    }
    const pair = (caption: string, value: string) => flow.pair(caption, value, 200, { after: 3 })
    head('IDENTITÉ DE LA PERSONNE MORALE')
    pair(
      paper.pick(['Immatriculation au RCS, numéro', 'Numéro SIREN', 'SIREN (siège)']),
      `${paper.put('registration_number', siren)}${paper.chance(0.5) ? ` R.C.S. ${paper.pick(['Lille Métropole', 'Lyon', 'Quimper'])}` : ''}`,
    )
    pair(paper.pick(['Dénomination ou raison sociale', 'Dénomination']), paper.put('legal_name', paper.pick(firms.FR)))
    if (paper.chance(0.4)) pair('Sigle', paper.code('@@@'))
    pair('Forme juridique', paper.put('legal_form', legalForm))
    pair('Capital social', `${paper.between(1, 90)} 000,00 Euros`)
    pair(
      paper.pick(['Adresse du siège', 'Siège social']),
      paper.put('registered_address', home(paper, 'FR').join(', ')),
    )
    pair(
      paper.pick(['Date de constitution', 'Date de création']),
      paper.put('incorporation_date', formed, numeric(formed, 'd/m/Y')),
    )
    pair(
      'Durée de la personne morale',
      `Jusqu’au ${numeric(`${Number(formed.slice(0, 4)) + 99}${formed.slice(4)}`, 'd/m/Y')}`,
    )
    pair('Date de clôture de l’exercice social', '31 décembre')
    pair(
      paper.pick(['Situation', 'État administratif', 'Statut']),
      paper.put('registry_status', 'active', paper.pick(['Active', 'En activité'])),
    )
    head('GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS')
    names.forEach((name, index) => {
      flow.p(
        index === 0 ? (legalForm.includes('responsabilité') ? 'Gérant' : 'Président') : (roles[index] ?? roles[0]),
        { face: 'sans-bold', after: 2 },
      )
      pair('   Nom, prénoms', name)
      pair(
        '   Date et lieu de naissance',
        `Le ${numeric(ago(paper, 9500, 25000), 'd/m/Y')} à ${paper.pick(['Roubaix', 'Lorient', 'Dakar', 'Saint-Denis (974)'])}`,
      )
      pair('   Domicile personnel', home(paper, 'FR').join(' '))
    })
    if (paper.chance(0.6)) {
      flow.p('Commissaire aux comptes titulaire', { face: 'sans-bold', after: 2 })
      pair('   Dénomination', `AUDIT ${somebody(paper, 'FR').last.toUpperCase()} & ASSOCIÉS`)
    }
    head('RENSEIGNEMENTS RELATIFS À L’ACTIVITÉ ET À L’ÉTABLISSEMENT PRINCIPAL')
    pair('Activité(s) exercée(s)', paper.put('activity', paper.pick(trades)))
    pair('Code APE', paper.code('4###@'))
    pair('Origine du fonds', 'Création')
    pair('Mode d’exploitation', 'Exploitation directe')
    if (paper.chance(0.4)) {
      head('BÉNÉFICIAIRES EFFECTIFS')
      pair('   Nom, prénoms', listed(paper, 'beneficial_owners', [names[0] ?? ''])[0] ?? '')
      pair('   Modalités du contrôle', 'Détention directe de plus de 25 % du capital')
    }
    flow.gap(14)
    flow.put(line(380, flow.y(), 547, flow.y()))
    flow.r('Le greffier – FIN DE L’EXTRAIT', { size: 8 })
    return flow.sheets()
  },
}
