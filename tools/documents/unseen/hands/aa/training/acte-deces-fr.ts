import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A French copy of an acte de décès: one block of text, number in the margin, the copy's own date below. */
export const acteDecesFr: UnseenLayout = {
  name: 'acte-deces-fr',
  docType: 'death_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const [one, clerk, teller] = [next(), next(), next()]
    const page = openPage()
    const died = addDays(paper.today, -paper.between(20, 1500))
    const told = addDays(died, 1)
    const town = paper.pick(['Morlaix', 'Sète', 'Tournus', 'Roubaix'])
    const isHer = one.sex === 'F'
    page.t(50, 60, `MAIRIE DE ${town.toUpperCase()}`, 13, 'serif-bold')
    page.rows(50, 76, 12, ['Service de l’état civil', 'COPIE INTÉGRALE - ACTE DE DÉCÈS'], 9.4, 'serif')
    page.box(50, 120, 120, 90)
    page.t(58, 136, `N° ${paper.put('registration_number', paper.code('###'))}`, 12, 'serif-bold')
    page.rows(58, 154, 13, ['DÉCÈS', one.surname.toUpperCase(), one.given], 9.4, 'serif')
    let y = page.para(
      190,
      132,
      355,
      `Le ${paper.put('date_of_death', died, day(died, 'D MMMM YYYY'))} à ${paper.between(0, 23)} heures ${paper.between(10, 55)} minutes est ${isHer ? 'décédée' : 'décédé'} en ${paper.pick(['cette commune', 'son domicile', 'cette ville'])}, à ${paper.put('place_of_death', town)}, ${paper.pick(['15 rue de Kersaint-Gilly', '4 avenue du Port'])} : ${paper.put('document_holder_name', `${one.given} ${one.surname.toUpperCase()}`)}, ${isHer ? 'née' : 'né'} à ${one.birthplace} le ${day(one.born, 'D MMMM YYYY')}, ${paper.pick(['sans profession', 'retraité de la marine marchande', 'artisan'])}, domicilié${isHer ? 'e' : ''} à ${one.lines[1].slice(6)}, ${one.lines[0]}.`,
      10.4,
      'serif',
    )
    y = page.para(
      190,
      y + 10,
      355,
      `Dressé le ${day(told, 'D MMMM YYYY')} à ${paper.between(9, 16)} heures, sur la déclaration de ${teller.full}, ${paper.between(28, 64)} ans, employé(e) des pompes funèbres, qui, lecture faite et invité(e) à lire l’acte, a signé avec Nous, ${clerk.full}, officier de l’état civil par délégation du maire.`,
      10.4,
      'serif',
    )
    y = page.para(190, y + 10, 355, 'Mentions marginales : Néant', 10.4, 'serif')
    page.t(50, y + 60, 'Pour copie conforme', 9.6, 'serif')
    page.t(50, y + 74, `${town}, le ${day(addDays(told, 6), 'D MMMM YYYY')}`, 9.6, 'serif')
    page.add(seal(460, y + 80, 42, '#7a1f2b'))
    page.t(50, 812, 'La copie ou l’extrait est délivré gratuitement. SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
