import { addDays, longDate } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { seal } from '../../../../drawing/security-print.ts'
import { box, line, place as moved, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home, resident } from '../people.ts'
import { dmy, page, paragraph, stack } from '../print.ts'

const towns = ['Saint-Aubin-les-Prés', 'Kervellec', 'Montfleury-sur-Saône', 'Vauxbois', 'Lormont-le-Vieux']

/** A town hall's certificate: a typed text with the values inside sentences, a seal and the deputy's name. */
export const residence: UnseenLayout = {
  name: 'certificat-domicile-mairie',
  docType: 'residence_certificate',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [person, deputy, place] = [resident(paper), resident(paper), home(paper)]
    const town = paper.pick(towns)
    const code = paper.code('#4##0')
    const number = place.street
    const printed = [...place.extra, number, `${code} ${town}`]
    const issued = addDays(paper.today, -paper.between(2, 75))
    const name = `${person.given} ${person.surname}`
    const her = person.sex === 'F'
    const serif = { face: 'serif', size: 11, leading: 20 } as const
    const first = paragraph(
      90,
      318,
      420,
      `Le Maire de la commune de ${town} certifie, au vu des pièces produites, que ${her ? 'Madame' : 'Monsieur'} ${paper.put('document_holder_name', name)}, ${her ? 'née' : 'né'} le ${longDate(person.born, 'fr')} à ${person.birthplace}, de nationalité française, ${her ? 'domiciliée' : 'domicilié'} :`,
      serif,
    )
    const address = stack(130, first.bottom + 8, 19, printed, { face: 'serif-bold', size: 11.5 })
    paper.put('address', printed.join(', '), printed.join(' '))
    const next = first.bottom + 8 + printed.length * 19 + 10
    const second = paragraph(
      90,
      next,
      420,
      `réside effectivement dans la commune à l'adresse ci-dessus depuis le ${dmy(addDays(issued, -paper.between(400, 4000)))}.`,
      serif,
    )
    const third = paragraph(
      90,
      second.bottom + 8,
      420,
      'En foi de quoi le présent certificat est délivré, sur sa demande, pour servir et valoir ce que de droit.',
      serif,
    )
    const signed = third.bottom + 30
    return [
      page([
        ...[
          ['#20409a', 60],
          ['#ffffff', 84],
          ['#d22b2b', 108],
        ].map(([color, x]) => box(Number(x), 50, 24, 14, { fill: String(color) })),
        text(96, 78, 'RÉPUBLIQUE FRANÇAISE', { size: 7, align: 'middle' }),
        text(60, 112, 'Département de la Haute-Vienne', { size: 9, face: 'serif' }),
        text(60, 126, 'Arrondissement de Bellac', { size: 9, face: 'serif' }),
        text(60, 146, paper.put('issuer_name', `Mairie de ${town}`), { size: 13, face: 'serif-bold' }),
        ...stack(60, 160, 11, [`1 place de la Mairie – ${code} ${town}`, 'Tél. 05 55 00 00 00 – Fermée le samedi'], {
          size: 8,
          face: 'serif',
        }),
        text(535, 112, 'Service État civil – Population', { size: 8.5, align: 'right', face: 'serif' }),
        text(535, 125, `Affaire suivie par : ${resident(paper).given} ${resident(paper).surname}`, {
          size: 8,
          align: 'right',
          face: 'serif',
        }),
        line(60, 196, 535, 196, { stroke: '#20409a' }),
        text(297, 256, 'CERTIFICAT DE DOMICILE', { size: 20, face: 'serif-bold', align: 'middle' }),
        line(170, 264, 425, 264),
        ...first.marks,
        ...address,
        ...second.marks,
        ...third.marks,
        text(310, signed, `Fait à ${town},`, { size: 11, face: 'serif' }),
        text(310, signed + 15, `le ${paper.put('document_date', issued, longDate(issued, 'fr'))}`, {
          size: 11,
          face: 'serif',
        }),
        text(310, signed + 40, 'Pour le Maire et par délégation,', { size: 10, face: 'serif' }),
        text(310, signed + 54, `l'adjoint au maire`, { size: 10, face: 'serif' }),
        ...signature(330, signed + 64, 0.5, 1),
        text(310, signed + 116, `${deputy.given} ${deputy.surname}`, { size: 10, face: 'serif' }),
        ...moved(seal(0, 0, 140, '#3a4f9e'), { x: 220, y: signed + 70, scale: 0.3 }),
        text(220, signed + 73, 'MAIRIE', { size: 9, align: 'middle', color: '#3a4f9e' }),
        ...stack(
          60,
          768,
          9,
          [
            'Pièces produites : pièce d’identité, facture d’énergie de moins de trois mois.',
            'Toute fausse déclaration est passible des peines prévues à l’article 441-7 du Code pénal.',
          ],
          { size: 7, face: 'serif' },
        ),
      ]),
    ]
  },
}
