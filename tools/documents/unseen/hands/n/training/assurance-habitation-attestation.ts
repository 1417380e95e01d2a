import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { civility, issuers, namedFr, somebody } from '../people.ts'
import { day, putAddress, putDay, recent } from '../print.ts'

/** A French attestation of home insurance: agent's stamp at the left, addressee at the right, guarantees as a list. */
export const assuranceHabitationAttestation: UnseenLayout = {
  name: 'assurance-habitation-attestation',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = somebody(paper, 'FR')
    const page = openWriter('a4', { face: 'sans', size: 9 })
    const made = recent(paper)
    const insurer = paper.put('issuer_name', paper.pick(issuers.insurersFR))
    const ink = paper.pick(['#c8102e', '#004b87', '#3f7d20'])
    page.logo(44, 36, 36, insurer.slice(0, 1), ink, paper.chance(0.5))
    page.say(
      90,
      60,
      paper.pick(['VOTRE ASSURANCE HABITATION', 'Multirisque Habitation', 'HABITATION – Formule Confort']),
      { face: 'sans-bold', color: ink, size: 12 },
    )
    page.column(
      44,
      100,
      [
        'Votre agent général',
        'Cabinet Roland TESSIER',
        '4 place du Marché',
        '56100 LORIENT',
        `ORIAS ${paper.code('07 0## ###')}`,
      ],
      { size: 7.8 },
    )
    const name = paper.put('document_holder_name', namedFr(person))
    page.say(325, 130, `${civility(person, 'abbr')} ${name}`)
    page.column(325, 143, putAddress(paper, 'address', person.lines))
    const policy = paper.put('policy_number', paper.code(paper.pick(['AB ### ### ###', '########@', 'MRH-######-##'])))
    page.column(
      44,
      178,
      [
        `${paper.pick(['N° de contrat', 'Contrat n°', 'Votre référence :'])} ${policy}`,
        `N° client ${paper.code('#######')}`,
      ],
      { size: 8.2 },
    )
    page.say(
      325,
      214,
      `${paper.pick(['Lorient, le', 'Le', 'Édité le'])} ${putDay(paper, 'document_date', made, paper.pick(['fr', 'slashDmy', 'dots']))}`,
    )
    page.say(
      44,
      256,
      paper.pick([
        'ATTESTATION D’ASSURANCE',
        'Attestation responsabilité civile vie privée et habitation',
        'ATTESTATION D’ASSURANCE « RISQUES LOCATIFS »',
      ]),
      { face: 'sans-bold', size: 12 },
    )
    const since = addDays(made, -paper.between(30, 330))
    const body = [
      `Nous soussignés, ${insurer}, attestons que ${civility(person, 'fr')} ${name} est titulaire du contrat référencé ci-dessus, en cours de validité du ${day(since, 'slashDmy')} au ${day(addDays(addYears(since, 1), -1), 'slashDmy')}, garantissant le logement occupé en qualité de ${paper.pick(['locataire', 'propriétaire'])} à l’adresse ci-dessus.`,
    ]
    let y = page.wrap(44, 280, 505, body.join(' '), { leading: 14 })
    y = page.say(44, y + 8, 'Garanties souscrites :')
    for (const guarantee of [
      'Incendie, explosion et risques annexes',
      'Dégâts des eaux et gel',
      'Vol et vandalisme',
      'Responsabilité civile vie privée',
      'Catastrophes naturelles et technologiques',
    ].slice(0, paper.between(3, 5))) {
      y = page.say(60, y, `– ${guarantee}`)
    }
    y = page.wrap(
      44,
      y + 10,
      505,
      'La présente attestation ne peut engager l’assureur en dehors des limites prévues par les clauses et conditions du contrat auquel elle se réfère. Prochaine échéance principale : 1er janvier 2027.',
      { leading: 14 },
    )
    page.column(360, y + 24, ['Pour la société,', 'le Directeur général', '', 'M. Vauquelin'])
    page.wrap(
      44,
      790,
      505,
      `${insurer} – Société d’assurance mutuelle à cotisations variables, 12 cours de la Bôve, 56100 Lorient – Entreprise régie par le Code des assurances.`,
      { size: 6.5 },
    )
    return [page.sheet('SPÉCIMEN')]
  },
}
