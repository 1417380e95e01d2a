import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, openPage } from '../kit.ts'
import { crowd, firm } from '../people.ts'

/** A Belgian firm's letter on its beneficial owners, everybody in one sentence. */
export const uboBe: UnseenLayout = {
  name: 'ubo-be',
  docType: 'ownership_declaration',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'BE')
    const owners = Array.from({ length: paper.between(1, 4) }, next)
    const signer = owners[0] ?? next()
    const page = openPage()
    const sent = addDays(paper.today, -paper.between(3, 200))
    const name = paper.put('legal_name', `${firm(paper, 'BE')} ${paper.pick(['SRL', 'SA'])}`)
    page.rows(
      60,
      70,
      13,
      [name, 'Quai de la Batte 12', '4000 Liège', `BCE ${paper.code('0###.###.###')}`],
      9.6,
      'serif',
    )
    page.t(330, 150, 'À l’attention du service conformité', 9.6, 'serif')
    page.t(330, 180, `Liège, le ${paper.put('document_date', sent, day(sent, 'DD-MM-YYYY'))}`, 9.6, 'serif')
    page.t(
      60,
      230,
      'Objet : déclaration relative aux bénéficiaires effectifs (loi du 18 septembre 2017)',
      9.8,
      'serif-bold',
    )
    page.t(60, 262, 'Madame, Monsieur,', 10, 'serif')
    const share = Math.floor(100 / owners.length)
    const told = owners.map(
      (who, index) =>
        `${who.sex === 'F' ? 'Madame' : 'Monsieur'} ${who.full}, ${who.sex === 'F' ? 'née' : 'né'} le ${day(who.born, 'D MMMM YYYY')} et domicilié${who.sex === 'F' ? 'e' : ''} ${who.lines.join(', ')}, qui détient ${index === 0 ? 100 - share * (owners.length - 1) : share} % des actions`,
    )
    paper.put('beneficial_owners', owners.map((who) => who.full).join('; '), signer.full)
    let y = page.para(
      60,
      286,
      475,
      `En ma qualité d’administrateur, je déclare que ${owners.length === 1 ? 'le seul bénéficiaire effectif' : 'les bénéficiaires effectifs'} de la société ${name} ${owners.length === 1 ? 'est' : 'sont'} ${told.join(' ; ')}.`,
      10,
      'serif',
    )
    y = page.para(
      60,
      y + 12,
      475,
      'Aucune autre personne physique ne contrôle la société par d’autres moyens. Ces informations correspondent à celles du registre UBO tenu par le SPF Finances. Je m’engage à vous informer sans délai de toute modification.',
      10,
      'serif',
    )
    page.t(60, y + 16, 'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.', 10, 'serif')
    page.t(330, y + 70, signer.full, 10, 'serif')
    page.t(330, y + 83, 'Administrateur', 9, 'serif')
    page.t(60, 812, 'SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
