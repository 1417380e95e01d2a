import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** An extrait Kbis of a commercial court: italic-like serif headings, caption left and value right, officers one after another. */
export const kbisFr: UnseenLayout = {
  name: 'kbis-fr',
  docType: 'registry_extract',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const officers = Array.from({ length: paper.between(1, 3) }, next)
    const page = openPage('a4', '#fffffb')
    const town = paper.pick(['Brest', 'Montpellier', 'Chalon-sur-Saône'])
    const sent = addDays(paper.today, -paper.between(3, 85))
    const begun = addDays(sent, -paper.between(200, 7000))
    const isSas = paper.chance(0.5)
    const name = paper.put('legal_name', firm(paper, 'FR').toUpperCase())
    page.t(40, 50, `Greffe du Tribunal de Commerce de ${town}`, 11, 'serif-bold')
    paper.put('issuer_name', `Greffe du Tribunal de Commerce de ${town}`)
    page.rows(40, 63, 11, ['10 rue du Palais', `N° de gestion ${paper.code('20##B00###')}`], 8, 'serif')
    page.r(555, 50, `Code de vérification : ${paper.code('@##@@#####')}`, 7.6, 'serif')
    page.c(297, 112, 'Extrait Kbis', 17, 'serif-bold')
    page.c(297, 138, "EXTRAIT D'IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS", 9, 'serif-bold')
    page.c(297, 152, `à jour au ${paper.put('document_date', sent, day(sent, 'D MMMM YYYY'))}`, 9.4, 'serif')
    let y = 186
    const head = (title: string) => {
      page.box(40, y - 11, 515, 15, { fill: '#ececec' })
      page.t(46, y, title, 9, 'serif-bold')
      y += 20
    }
    const row = (label: string, value: string) => {
      page.t(46, y, label, 8.8, 'serif')
      page.t(236, y, value, 8.8, 'serif', { fit: 316 })
      y += 15
    }
    const seat = paper.pick([
      'ZA de Kergaradec 29850 Gouesnou',
      '41 rue de Siam 29200 Brest',
      '2 quai Gambetta 71100 Chalon-sur-Saône',
    ])
    head('IDENTIFICATION DE LA PERSONNE MORALE')
    row(
      'Immatriculation au RCS, numéro',
      `${paper.put('registration_number', paper.code('8## ### ###'))} R.C.S. ${town}`,
    )
    row("Date d'immatriculation", paper.put('incorporation_date', begun, day(begun, 'DD/MM/YYYY')))
    row('Dénomination ou raison sociale', name)
    row(
      'Forme juridique',
      paper.put('legal_form', isSas ? 'Société par actions simplifiée' : 'Société à responsabilité limitée'),
    )
    row('Capital social', `${paper.pick(['8 000,00', '20 000,00', '150 000,00'])} Euros`)
    row('Adresse du siège', paper.put('registered_address', seat))
    row(
      'Activités principales',
      paper.put(
        'activity',
        paper.pick([
          'Travaux de menuiserie bois et PVC',
          'Conseil en systèmes et logiciels informatiques',
          'Torréfaction et négoce de cafés',
        ]),
      ),
    )
    row('Durée de la personne morale', `Jusqu'au ${day(addDays(begun, 36159), 'DD/MM/YYYY')}`)
    row("Date de clôture de l'exercice social", '31 décembre')
    y += 10
    head('GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES')
    paper.put(
      'directors',
      officers.map((who) => `${who.surname.toUpperCase()} ${who.given}`).join('; '),
      `${officers[0]?.surname.toUpperCase()} ${officers[0]?.given}`,
    )
    officers.forEach((who, index) => {
      const role = isSas ? (index === 0 ? 'Président' : 'Directeur général') : 'Gérant'
      page.t(46, y, role, 8.8, 'serif-bold')
      y += 15
      row('Nom, prénoms', `${who.surname.toUpperCase()} ${who.given}`)
      row('Date et lieu de naissance', `Le ${day(who.born, 'DD/MM/YYYY')} à ${who.birthplace} (${paper.code('##')})`)
      row('Nationalité', 'Française')
      row('Domicile personnel', who.lines.join(' '))
      y += 5
    })
    y += 8
    head("RENSEIGNEMENTS RELATIFS À L'ACTIVITÉ ET À L'ÉTABLISSEMENT PRINCIPAL")
    row("Adresse de l'établissement", seat)
    row("Origine du fonds ou de l'activité", 'Création')
    row("Mode d'exploitation", 'Exploitation directe')
    page.r(555, 745, 'Le Greffier', 10, 'serif')
    page.c(297, 780, "FIN DE L'EXTRAIT", 8, 'serif')
    page.t(40, 812, `R.C.S. ${town} - ${day(sent, 'DD/MM/YYYY')} - page 1/1   SPECIMEN`, 7, 'serif')
    return [page.sheet()]
  },
}
