import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, bare, cell, dayFirst } from '../kit.ts'
import { moroccan, moroccanHome } from '../people.ts'

/** A notice of a radar's traffic fine in boxes, with the reduced amount and its deadline. */
export const maFine: UnseenLayout = {
  name: 'ma-fine',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const driver = moroccan(paper)
    const seen = addDays('2026-07-01', paper.between(0, 70))
    const sent = addDays(seen, 22)
    const cells: readonly (readonly [number, number, number, string, string])[] = [
      [50, 230, 160, 'N° DE L’AVIS', paper.code('26 ### ### ###')],
      [
        210,
        230,
        170,
        'DATE ET HEURE DE L’INFRACTION',
        `${dayFirst(seen)} à ${paper.between(7, 22)}h${paper.code('1#')}`,
      ],
      [380, 230, 165, 'IMMATRICULATION', `${paper.code('#####')} - A - ${paper.between(1, 89)}`],
      [50, 262, 330, 'LIEU', `Route nationale N${paper.between(1, 16)}, P.K. ${paper.between(3, 210)}+400`],
      [380, 262, 165, 'APPAREIL N°', paper.code('RF-####')],
      [50, 294, 160, 'VITESSE LIMITE', '80 km/h'],
      [210, 294, 170, 'VITESSE RETENUE', `${paper.between(84, 99)} km/h`],
      [380, 294, 165, 'CLASSE', '3e classe'],
    ]
    const marks = [
      text(50, 56, 'ROYAUME DU MAROC', { size: 11, face: 'narrow-bold' }),
      text(50, 70, 'Centre national de traitement des infractions routières', { size: 8.5 }),
      text(545, 56, 'AVIS DE CONTRAVENTION', { size: 15, face: 'narrow-bold', align: 'right', color: '#9b1c1c' }),
      text(545, 70, 'Infraction constatée par radar fixe', { size: 8.5, align: 'right' }),
      ...[`${bare(driver.surname)} ${bare(driver.given)}`, ...moroccanHome(paper)].map((row, index) =>
        text(330, 130 + index * 14, row, { size: 10, face: 'mono' }),
      ),
      text(50, 130, `Envoyé le ${dayFirst(sent)}`, { size: 9 }),
      text(50, 214, 'Le véhicule dont vous êtes propriétaire a fait l’objet du constat suivant :', { size: 9.5 }),
      ...cells.flatMap(([x, y, width, caption, value]) =>
        cell({ x, y, width, height: 32 }, caption, value, { size: 10, face: 'mono' }),
      ),
      box(50, 350, 495, 74, { fill: '#f7e6e6' }),
      text(62, 372, 'Amende transactionnelle et forfaitaire', { size: 10, face: 'narrow-bold' }),
      text(62, 390, 'Payée dans les 24 heures : 150,00 DH', { size: 9.5 }),
      text(62, 406, 'Payée dans les 15 jours : 200,00 DH     Au-delà : 300,00 DH', { size: 9.5 }),
      text(
        50,
        452,
        'Vous pouvez payer en ligne, en agence de paiement de proximité ou à la perception, muni du présent avis.',
        { size: 8.5 },
      ),
      text(
        50,
        466,
        'Pour désigner un autre conducteur, remplissez le formulaire au verso et joignez une copie de sa carte nationale',
        { size: 8.5 },
      ),
      text(50, 480, 'et de son permis de conduire dans les quinze jours.', { size: 8.5 }),
      text(297, 806, 'SPECIMEN', { size: 7, align: 'middle' }),
    ]
    return [a4Sheet(marks, '#fffdfb')]
  },
}
