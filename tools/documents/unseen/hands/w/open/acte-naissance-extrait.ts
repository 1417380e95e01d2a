import { addDays } from '../../../../calendar.ts'
import { seal } from '../../../../drawing/security-print.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, leaf, putDay, putList } from '../kit.ts'
import { folk } from '../people.ts'

/** A French town hall's extract of a birth record with the parents, from its software: captions in small capitals, dotted frames, the mention in the margin. */
export const acteNaissanceExtrait: UnseenLayout = {
  name: 'acte-naissance-extrait',
  docType: 'birth_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [child, father, mother, officer] = [next(), next('M'), next('F'), next()]
    const issued = addDays(paper.today, -paper.between(1, 88))
    const town = child.home[1].slice(6)
    const department = child.home[1].slice(0, 2)
    const page = leaf('a4', { face: 'serif', size: 10.4 })
    const red = '#a8232d'
    page.box(46, 40, 10, 26, { fill: '#253a8e' })
    page.box(56, 40, 10, 26, { stroke: '#ccc', strokeWidth: 0.4 })
    page.box(66, 40, 10, 26, { fill: red })
    page.rows(84, 50, 12, ['RÉPUBLIQUE FRANÇAISE', 'Liberté – Égalité – Fraternité'], { size: 8 })
    page.rows(46, 100, 13, [`MAIRIE DE ${town}`, 'Service de l’état civil', `Département ${department}`], {
      size: 9,
      face: 'serif-bold',
    })
    page.c(350, 104, 'EXTRAIT D’ACTE DE NAISSANCE', { size: 15, face: 'serif-bold' })
    page.c(350, 122, 'AVEC INDICATION DE LA FILIATION', { size: 10 })
    page.c(
      350,
      142,
      `Année ${child.born.slice(0, 4)}      Acte n° ${paper.put('registration_number', paper.code(paper.pick(['###', '####'])))}`,
      { size: 10.4 },
    )
    page.rule(170, 172, 170, 640, { stroke: '#888', strokeWidth: 0.5 })
    page.t(46, 184, 'Mentions marginales', { size: 8, face: 'serif-bold' })
    page.p(
      46,
      200,
      112,
      paper.chance(0.5)
        ? 'Néant.'
        : `Mariage célébré à ${next().town} le ${day(addDays(child.born, 10_400), 'Do MMMM YYYY', 'fr')}.`,
      { size: 8 },
    )
    const row = (y: number, caption: string, value: string) => {
      page.t(186, y, caption, { size: 8, color: '#444' })
      page.t(300, y, value, { face: 'serif-bold' })
      page.rule(300, y + 4, 548, y + 4, { stroke: '#b5b5b5', strokeWidth: 0.4 })
    }
    page.t(186, 188, 'L’ENFANT', { size: 9, face: 'serif-bold', color: red })
    row(210, 'NOM', paper.put('last_name', child.surname.toUpperCase()))
    row(232, 'PRÉNOM(S)', paper.put('first_name', `${child.given}, ${child.middle}`))
    row(254, 'SEXE', child.isWoman ? 'féminin' : 'masculin')
    row(276, child.isWoman ? 'NÉE LE' : 'NÉ LE', `${putDay(paper, 'date_of_birth', child.born, 'Do MMMM YYYY', 'fr')}`)
    row(298, 'HEURE', `${paper.between(0, 23)} heures ${paper.between(2, 59)} minutes`)
    row(320, 'LIEU', paper.put('place_of_birth', `${town} (${department})`))
    page.t(186, 356, 'LE PÈRE', { size: 9, face: 'serif-bold', color: red })
    const people = putList(paper, 'parent_names', [
      `${father.given} ${child.surname.toUpperCase()}`,
      `${mother.given} ${mother.surname.toUpperCase()}`,
    ])
    row(378, 'PRÉNOM(S) ET NOM', people[0] ?? '')
    row(400, 'NÉ LE', `${day(addDays(child.born, -paper.between(7600, 12000)), 'Do MMMM YYYY', 'fr')}`)
    row(422, 'À', father.town)
    row(444, 'PROFESSION', paper.pick(['ajusteur', 'enseignant', 'marin-pêcheur', 'pharmacien']))
    page.t(186, 480, 'LA MÈRE', { size: 9, face: 'serif-bold', color: red })
    row(502, 'PRÉNOM(S) ET NOM', people[1] ?? '')
    row(524, 'NÉE LE', `${day(addDays(child.born, -paper.between(7400, 11000)), 'Do MMMM YYYY', 'fr')}`)
    row(546, 'À', mother.town)
    row(568, 'PROFESSION', paper.pick(['sans profession', 'infirmière', 'comptable', 'agricultrice']))
    page.rule(46, 640, 549, 640, { stroke: '#888', strokeWidth: 0.5 })
    page.p(
      186,
      664,
      360,
      `Extrait délivré selon procédé informatisé et certifié conforme par ${officer.name}, officier d’état civil par délégation.`,
      { size: 9 },
    )
    page.t(186, 706, `${town}, le ${day(issued, 'DD/MM/YYYY')}`, { size: 9 })
    page.add(...seal(480, 728, 34, '#253a8e'))
    page.p(
      46,
      790,
      503,
      'Articles 441-1 et suivants du code pénal : le faux commis dans un document délivré par une administration publique est puni d’emprisonnement et d’amende.   SPÉCIMEN',
      { size: 6.6 },
    )
    return [page.sheet()]
  },
}
