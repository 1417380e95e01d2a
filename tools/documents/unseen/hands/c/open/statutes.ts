import { addDays, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { companyNumbers, home, inThrees, issuers, resident } from '../people.ts'
import { page, paragraph, stack, units } from '../print.ts'

/** A private company's consolidated articles: a cover in large type, then numbered articles with the managers named among the partners. */
export const statutes: UnseenLayout = {
  name: 'statuts-sarl-mis-a-jour',
  docType: 'articles',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const name = paper.put('legal_name', paper.pick(issuers.company))
    const partners = [resident(paper), resident(paper), resident(paper)]
    const seat = home(paper)
    const { siren } = companyNumbers(paper)
    const updated = addDays(paper.today, -paper.between(10, 900))
    const shares = paper.pick([100, 500, 1000])
    const worth = paper.pick([10, 15, 20])
    const split = [shares * 0.5, shares * 0.3, shares * 0.2]
    const managers = partners.slice(0, paper.chance(0.5) ? 2 : 1)
    const people = partners.map(({ given, surname }) => `${given} ${surname}`)
    const directors = managers.map(({ given, surname }) => `${given} ${surname}`)
    paper.put('directors', directors.join('; '), directors[0])
    const number = paper.put('registration_number', inThrees(siren))
    const court = seat.city
    const civil = (sex: 'F' | 'M') => (sex === 'F' ? 'Madame' : 'Monsieur')
    const articles: readonly (readonly [string, string])[] = [
      [
        'Article 1 – FORME',
        'Il est formé entre les propriétaires des parts sociales ci-après créées une société à responsabilité limitée régie par les articles L. 223-1 et suivants du Code de commerce et par les présents statuts.',
      ],
      [
        'Article 2 – OBJET',
        `La société a pour objet, en France et à l’étranger : ${paper.pick(['la fabrication et la pose de menuiseries', 'le conseil aux entreprises et la formation', 'l’exploitation de tous fonds de restauration'])}, et plus généralement toutes opérations s’y rattachant directement ou indirectement.`,
      ],
      [
        'Article 3 – DÉNOMINATION SOCIALE',
        `La dénomination sociale est : ${name}. Elle doit être précédée ou suivie des mots « société à responsabilité limitée » ou des initiales « SARL ».`,
      ],
      [
        'Article 4 – SIÈGE SOCIAL',
        `Le siège social est fixé : ${seat.street}, ${seat.postcode} ${seat.city}. Il peut être transféré par décision de la gérance dans le même département.`,
      ],
      [
        'Article 5 – DURÉE',
        'La durée de la société est fixée à 99 années à compter de son immatriculation au registre du commerce et des sociétés.',
      ],
      [
        'Article 6 – APPORTS',
        `Il a été apporté en numéraire à la société : ${partners.map(({ sex }, index) => `par ${civil(sex)} ${people[index]}, la somme de ${units((split[index] ?? 0) * worth)} euros`).join(' ; ')}.`,
      ],
      [
        'Article 7 – CAPITAL SOCIAL',
        `Le capital est fixé à ${units(shares * worth)} euros, divisé en ${units(shares)} parts de ${worth} euros chacune, entièrement libérées et attribuées aux associés en proportion de leurs apports.`,
      ],
      [
        'Article 8 – GÉRANCE',
        `La société est gérée par une ou plusieurs personnes physiques. ${managers.length > 1 ? 'Sont nommés gérants' : managers[0]?.sex === 'F' ? 'Est nommée gérante' : 'Est nommé gérant'} sans limitation de durée : ${managers.map(({ sex }, index) => `${civil(sex)} ${directors[index]}`).join(' et ')}, qui déclare${managers.length > 1 ? 'nt' : ''} accepter ces fonctions.`,
      ],
      [
        'Article 9 – EXERCICE SOCIAL',
        'L’exercice social commence le 1er janvier et finit le 31 décembre de chaque année.',
      ],
    ]
    const body = articles.reduce<{ marks: Mark[]; y: number }>(
      ({ marks, y }, [heading, content]) => {
        const part = paragraph(75, y + 16, 450, content, { size: 9.6, face: 'serif', leading: 14 })
        return {
          marks: [...marks, text(75, y, heading, { size: 10, face: 'serif-bold' }), ...part.marks],
          y: part.bottom + 12,
        }
      },
      { marks: [], y: 70 },
    )
    return [
      page([
        box(60, 60, 475, 700, { stroke: '#555555', strokeWidth: 0.8 }),
        text(297, 190, name, { size: 30, face: 'serif-bold', align: 'middle' }),
        ...stack(
          297,
          222,
          18,
          [
            'Société à responsabilité limitée',
            `au capital de ${units(shares * worth)} euros`,
            'Siège social :',
            `${seat.street}, ${seat.postcode} ${seat.city.toUpperCase()}`,
            `${number} RCS ${court.toUpperCase()}`,
          ],
          { size: 12, face: 'serif', align: 'middle' },
        ),
        line(180, 380, 415, 380),
        text(297, 430, 'S T A T U T S', { size: 26, face: 'serif-bold', align: 'middle' }),
        text(297, 462, `Mis à jour au ${paper.put('document_date', updated, longDate(updated, 'fr'))}`, {
          size: 12,
          face: 'serif',
          align: 'middle',
        }),
        text(297, 480, '(décision collective extraordinaire des associés)', {
          size: 9.5,
          face: 'serif',
          align: 'middle',
        }),
        text(100, 690, 'Copie certifiée conforme', { size: 10, face: 'serif' }),
        text(100, 704, managers.length > 1 ? 'Un gérant' : 'La gérance', { size: 10, face: 'serif' }),
        ...signature(250, 676, 0.6, 0),
      ]),
      page([
        text(525, 44, `${name} – statuts`, { size: 7.5, face: 'serif', align: 'right' }),
        ...body.marks,
        text(297, 812, '2', { size: 8, face: 'serif', align: 'middle' }),
      ]),
    ]
  },
}
