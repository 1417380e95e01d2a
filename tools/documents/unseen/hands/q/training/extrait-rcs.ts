import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { stamp } from '../blocks.ts'
import { add, need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { amount, dated, nineDigits, putDate } from '../wording.ts'

/** A French register extract in the order of a greffe or of a national register: captions left, managers in blocks, auditor last. */
export const extraitRcs: UnseenLayout = {
  name: 'extrait-rcs',
  docType: 'registry_extract',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'FR', 4)
    const directors = people.slice(0, paper.between(1, 3))
    const flow = openFlow(paper, {
      size: 'a4',
      faces: ['sans', 'narrow', 'mono', 'serif'],
      letter: [8, 9.5],
      margin: [40, 70],
    })
    const town = paper.pick(['Angers', 'Lyon', 'Nantes', 'Rennes', 'Lille Métropole', 'Aix-en-Provence'])
    const issued = addDays(paper.today, -paper.between(1, 120))
    const created = addDays(issued, -paper.between(300, 9000))
    const longForm = paper.pick(['frLong', 'slash', 'frLong'] as const)
    const siren = paper.put('registration_number', nineDigits(paper, ' '))
    const captionWidth = paper.pick([170, 190, 200])
    const put = (caption: string, value: string) => pair(flow, caption, value, { captionWidth })
    const isNational = paper.chance(0.4)
    const isActive = isNational || paper.chance(0.35)
    para(
      flow,
      isNational
        ? 'Registre national des entreprises'
        : `Greffe du Tribunal ${paper.pick(['de commerce', 'des activités économiques'])} de ${town}`,
      { bold: true, after: 1 },
    )
    para(flow, isNational ? 'Service de diffusion' : address(paper, 'FR').join(', '), { size: 8, after: 2 })
    if (!isNational) para(flow, `N° de gestion ${paper.code('20##B0####')}`, { size: 8, after: 10 })
    para(
      flow,
      isNational
        ? 'ATTESTATION D’IMMATRICULATION AU REGISTRE NATIONAL DES ENTREPRISES'
        : paper.pick(['Extrait Kbis', 'EXTRAIT DU REGISTRE DU COMMERCE ET DES SOCIÉTÉS', 'Extrait K bis']),
      { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 2 },
    )
    para(
      flow,
      `${paper.pick(['à jour au', 'Délivré le', 'Extrait à jour à la date du'])} ${putDate(paper, 'document_date', issued, longForm)}`,
      { align: 'middle', after: 12 },
    )
    const heading = (content: string) => {
      need(flow, 40)
      para(flow, content, { bold: true, after: 1 })
      rule(flow, { width: 0.4, after: 4 })
    }
    heading(paper.pick(['IDENTIFICATION DE LA PERSONNE MORALE', 'Identité de l’entreprise']))
    put(
      paper.pick(['Immatriculation au RCS, numéro', 'SIREN', 'N° d’immatriculation']),
      `${siren}${isNational ? '' : ` R.C.S. ${town}`}`,
    )
    put(
      paper.pick(['Date d’immatriculation', 'Immatriculée le', 'Date d’immatriculation au registre']),
      putDate(paper, 'incorporation_date', created, longForm),
    )
    if (isActive)
      put(
        paper.pick(['Statut', 'État', 'Situation']),
        paper.put('registry_status', 'active', paper.pick(['Active', 'Immatriculée', 'En activité'])),
      )
    put(
      paper.pick(['Dénomination ou raison sociale', 'Dénomination sociale', 'Dénomination']),
      paper.put('legal_name', company(paper, 'FR')),
    )
    if (paper.chance(0.4)) put('Sigle', paper.code('@@@'))
    put(
      paper.pick(['Forme juridique', 'Forme']),
      paper.put(
        'legal_form',
        paper.pick([
          'Société par actions simplifiée',
          'Société à responsabilité limitée',
          'Société par actions simplifiée à associé unique',
          'Société civile immobilière',
        ]),
      ),
    )
    put(
      'Capital social',
      amount(paper.between(1, 900) * 100_000, 'FR').replace('€', paper.pick(['Euros', '€', 'EUROS'])),
    )
    const seat = address(paper, 'FR').join(', ')
    put(
      paper.pick(['Adresse du siège', 'Siège social', 'Adresse du siège social']),
      paper.put('registered_address', seat),
    )
    put(
      paper.pick(['Activités principales', 'Activité principale', 'Objet social']),
      paper.put(
        'activity',
        paper.pick([
          'Fabrication de charpentes et de menuiseries en bois',
          'Conseil pour les affaires et la gestion',
          'Commerce de gros de fruits et légumes',
          'Transport routier de marchandises',
          'Location de bateaux de plaisance',
        ]),
      ),
    )
    put('Durée de la personne morale', `Jusqu’au ${dated(addDays(created, 36159), 'slash')}`)
    put('Date de clôture de l’exercice', '31 décembre')
    flow.y += 8
    heading(
      paper.pick([
        'GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES',
        'Gestion et direction',
        'DIRIGEANTS',
      ]),
    )
    const names = listed(paper, 'directors', directors, paper.pick(['lastFirst', 'upperLast', 'lastFirst']))
    for (const [index, one] of names.entries()) {
      need(flow, 60)
      para(flow, index === 0 ? paper.pick(['Président', 'Gérant']) : paper.pick(['Directeur général', 'Cogérant']), {
        bold: true,
        after: 1,
        ...(paper.chance(0.5) ? { x: flow.left + 10 } : {}),
      })
      put('Nom, prénoms', one)
      put(
        'Date et lieu de naissance',
        `Le ${dated(addDays(issued, -paper.between(9000, 26000)), 'slash')} à ${paper.pick(['Brest (29)', 'Tours (37)', 'Dakar (SENEGAL)'])}`,
      )
      put('Nationalité', 'Française')
      put('Domicile personnel', address(paper, 'FR').join(', '))
      flow.y += 4
    }
    if (paper.chance(0.3)) {
      para(flow, 'Commissaire aux comptes titulaire', { bold: true, after: 1 })
      put('Dénomination', 'CABINET ORMEAU AUDIT')
    }
    if (paper.chance(0.6)) {
      heading('RENSEIGNEMENTS RELATIFS À L’ÉTABLISSEMENT PRINCIPAL')
      put('Adresse de l’établissement', paper.chance(0.5) ? seat : address(paper, 'FR').join(', '))
      put('Origine du fonds', 'Création')
      put('Mode d’exploitation', 'Exploitation directe')
    }
    need(flow, 70)
    para(
      flow,
      `Le Greffier${paper.chance(0.5) ? `, ${named(people[3] ?? { given: 'A', last: 'B', isWoman: false })}` : ''}`,
      { align: 'right', after: 4 },
    )
    add(flow, ...stamp(flow.left + 60, flow.y + 16, ['GREFFE', town.toUpperCase()], '#3a3a8c'))
    para(flow, 'FIN DE L’EXTRAIT', { align: 'middle', size: 7 })
    return sheetsOf(flow, [
      `R.C.S. ${town} – ${dated(issued, 'slash')}    SPÉCIMEN    page {page}/{pages}`,
      'Toute modification ou falsification du présent extrait expose à des poursuites pénales.',
    ])
  },
}
