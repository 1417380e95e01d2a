import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Moroccan extrait d'acte de naissance: captions in French in a frame, parents in two lines, year and number of the act. */
export const naissanceMa: UnseenLayout = {
  name: 'naissance-ma',
  docType: 'birth_certificate',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const page = openPage('a4', '#fbfbf4')
    const sent = addDays(paper.today, -paper.between(5, 200))
    const town = paper.pick(['Rabat-Agdal', 'Fès-Médina', 'Casablanca-Anfa', 'Marrakech-Guéliz'])
    const place = town.split('-')[0] ?? town
    page.rows(
      50,
      56,
      13,
      ['ROYAUME DU MAROC', 'Ministère de l’Intérieur', `Commune de ${place}`, `Bureau d’état civil : ${town}`],
      9,
      'serif',
    )
    page.r(545, 56, `Acte n° ${paper.put('registration_number', paper.code('###'))}`, 10, 'serif-bold')
    page.r(545, 70, `Année ${one.born.slice(0, 4)}`, 10, 'serif')
    page.c(297, 150, 'EXTRAIT D’ACTE DE NAISSANCE', 16, 'serif-bold')
    page.box(50, 172, 495, 276, { stroke: '#1d6b3a', strokeWidth: 1.4 })
    const father = `${paper.pick(['Ahmed', 'Lahcen', 'Driss', 'Abdelkader'])} ${one.surname}`
    const mother = `${paper.pick(['Fatima', 'Zohra', 'Mina'])} ${paper.pick(['Berrada', 'Ouazzani', 'El Fassi'])}`
    paper.put('parent_names', `${father}; ${mother}`, father)
    const rows: [string, string][] = [
      ['Prénom', paper.put('first_name', one.given)],
      ['Nom de famille', paper.put('last_name', one.surname)],
      ['Date de naissance (grégorienne)', paper.put('date_of_birth', one.born, day(one.born, 'D MMMM YYYY'))],
      ['Lieu de naissance', paper.put('place_of_birth', place)],
      ['Sexe', one.sex === 'F' ? 'Féminin' : 'Masculin'],
      ['Nationalité', 'Marocaine'],
      ['Prénom et nom du père', father],
      ['Prénom et nom de la mère', mother],
      ['Mention marginale de décès', 'Néant'],
    ]
    rows.forEach(([label, value], index) => {
      page.t(64, 200 + index * 28, `${label} :`, 9.6, 'serif')
      page.t(250, 200 + index * 28, value, 10, 'serif-bold')
    })
    page.para(
      50,
      480,
      495,
      'Nous, officier de l’état civil, attestons la conformité du présent extrait aux mentions portées sur les registres de l’état civil.',
      9.6,
      'serif',
    )
    page.t(330, 530, `${place}, le ${day(sent, 'DD/MM/YYYY')}`, 9.6, 'serif')
    page.t(330, 545, 'L’officier de l’état civil', 9.6, 'serif')
    page.t(50, 812, 'Loi 37-99 relative à l’état civil - validité 3 mois - SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
