import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { openWriter } from '../kit.ts'
import { crowd, listed, namedFr } from '../people.ts'
import { day, putDay, recent } from '../print.ts'

const towns = ['Rimouski', 'Saguenay', 'Longueuil', 'Gaspé', 'Sept-Îles'] as const

/** A Québec certificate of death: bilingual captions above values, dates year first, registrar's name and issue date at the foot. */
export const acteDecesCopie: UnseenLayout = {
  name: 'acte-deces-copie',
  docType: 'death_certificate',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [dead, father, mother, officer] = crowd(paper, 'QC', 4)
    if (!dead || !father || !mother || !officer) throw new Error('Personne n’est mort.')
    const page = openWriter('letter', { face: 'sans', size: 10 })
    const issued = recent(paper, 2, 150)
    const died = addDays(issued, -paper.between(10, 60))
    page.rect(30, 30, 552, 560, '#f4f7fb', '#44618f')
    page.say(306, 66, paper.pick(['CERTIFICAT DE DÉCÈS', 'COPIE D’ACTE DE DÉCÈS', 'ACTE DE DÉCÈS – Copie certifiée']), {
      align: 'middle',
      size: 16,
      face: 'sans-bold',
    })
    page.say(306, 82, 'Directeur de l’état civil · Registrar of Civil Status', { align: 'middle', size: 8 })
    const holder = paper.put(
      'document_holder_name',
      paper.pick([namedFr(dead), listed(dead), `${dead.given} ${dead.surname}`]),
    )
    const number = paper.put(
      'registration_number',
      paper.code(paper.pick(['326########', '5########-#', '2026-##-#####'])),
    )
    const form = paper.pick(['iso', 'slashYmd', 'fr'] as const)
    const at: readonly (readonly [string, string])[] = [
      [paper.pick(['Nom / Name', 'Nom et prénom du défunt', 'Nom de famille et prénoms']), holder],
      ['Sexe / Sex', dead.isWoman ? 'Féminin' : 'Masculin'],
      ['Date de naissance / Date of birth', day(dead.born, form)],
      [
        paper.pick(['Date du décès / Date of death', 'Décédé(e) le', 'Date de décès']),
        putDay(paper, 'date_of_death', died, form),
      ],
      [
        paper.pick(['Lieu du décès / Place of death', 'Lieu de décès', 'Décès survenu à']),
        paper.put('place_of_death', `${paper.pick(towns)} (Québec)`),
      ],
      ['Père ou mère / Parent', namedFr(father)],
      ['Mère ou père / Parent', namedFr(mother)],
      [paper.pick(['N° d’inscription / Registration no.', 'Numéro d’inscription', 'Inscription n°']), number],
    ]
    let y = 120
    for (const [caption, value] of at) {
      page.say(60, y, caption, { size: 7.5, color: '#44618f' })
      page.say(60, y + 15, value, { size: 11 })
      page.rule(60, y + 20, 552, '#b9c6d9')
      y += 46
    }
    page.say(
      60,
      y + 10,
      `${paper.pick(['Délivré le', 'Fait le', 'Émis le'])} ${day(issued, form)}   N° de contrôle ${paper.code('##-####-###')}`,
      { size: 8 },
    )
    page.column(380, y + 30, [`${officer.given} ${officer.surname}`, 'Directeur de l’état civil'], { size: 8.5 })
    return [page.sheet('SPÉCIMEN · Toute altération annule ce document')]
  },
}
