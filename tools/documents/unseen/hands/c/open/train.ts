import { addDays, longDate } from '../../../../calendar.ts'
import { box, line, roundedBox, text, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { resident } from '../people.ts'
import { amount, dmy, page, rows, stack } from '../print.ts'

/** A train ticket to print at home: a traveller's name and birth date, a square code, times and seats. */
export const train: UnseenLayout = {
  name: 'autre-billet-train',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const person = resident(paper)
    const day = addDays(paper.today, paper.between(2, 40))
    const [from, to] = paper.pick([
      ['LYON PART DIEU', 'PARIS GARE DE LYON'],
      ['RENNES', 'BORDEAUX ST JEAN'],
      ['LILLE EUROPE', 'MARSEILLE ST CHARLES'],
    ] as const)
    const price = paper.between(19, 128) * 100
    const hour = paper.between(6, 19)
    const dots = Array.from({ length: 22 * 22 }, (_, at): Mark[] =>
      at % 22 === 0 || at >= 22 * 21 || paper.chance(0.48)
        ? [box(430 + (at % 22) * 5, 90 + Math.floor(at / 22) * 5, 5, 5, { fill: '#000000' })]
        : [],
    ).flat()
    return [
      page([
        roundedBox(40, 40, 515, 34, 6, { fill: '#7d1f5a' }),
        text(54, 62, 'e-billet  RAPIDÉO', { size: 15, face: 'sans-bold', color: '#ffffff' }),
        text(541, 62, 'Billet à présenter sur papier ou sur écran', { size: 8.5, color: '#ffffff', align: 'right' }),
        ...dots,
        text(54, 110, `${person.surname} ${person.given}`, { size: 14, face: 'sans-bold' }),
        text(54, 126, `Né${person.sex === 'F' ? 'e' : ''} le ${dmy(person.born)} – Adulte 26-59 ans – Carte Loisirs`, {
          size: 9,
        }),
        ...rows(
          [54, 160],
          [
            ['Référence dossier', paper.code('@@@@@@')],
            ['N° e-billet', paper.code('#########')],
            ['N° client', paper.code('29090########')],
          ],
          { y: 150, leading: 14, size: 9 },
        ),
        line(40, 216, 555, 216, { stroke: '#7d1f5a' }),
        text(54, 240, `Aller – ${longDate(day, 'fr')}`, { size: 12, face: 'sans-bold' }),
        ...rows(
          [54, 130, 330, 430],
          [
            [`${hour}h04`, from, 'TRAIN N°', paper.code('6###')],
            [
              `${hour + 3}h${paper.between(10, 58)}`,
              to,
              'Voiture',
              `${paper.between(1, 18)} – place ${paper.between(11, 98)}`,
            ],
          ],
          { y: 268, leading: 24, size: 11, face: 'sans' },
        ),
        text(54, 340, '2e classe – salle basse – fenêtre', { size: 10 }),
        text(541, 340, `Prix TTC : ${amount(price)} EUR`, { size: 11, face: 'sans-bold', align: 'right' }),
        line(40, 360, 555, 360, { stroke: '#7d1f5a' }),
        ...stack(
          54,
          384,
          13,
          [
            'Échangeable et remboursable sans frais jusqu’à 7 jours avant le départ, puis retenue de 19 €.',
            'Ce billet est nominatif, personnel et incessible. Une pièce d’identité avec photo est exigée lors du contrôle.',
            'L’accès au train est garanti jusqu’à 2 minutes avant le départ. Étiquetez vos bagages.',
            `Acheté le ${dmy(addDays(paper.today, -paper.between(1, 30)))} – paiement CB **** ${paper.code('####')}`,
          ],
          { size: 8.8 },
        ),
      ]),
    ]
  },
}
