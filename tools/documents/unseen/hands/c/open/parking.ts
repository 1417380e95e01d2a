import { addDays } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { home } from '../people.ts'
import { bars, cell, dmy, page, paragraph, stack } from '../print.ts'

/** A parking charge left under the wiper: a plate, a street, a reduced and a full amount, a term, no name. */
export const parking: UnseenLayout = {
  name: 'autre-forfait-post-stationnement',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [spot] = [home(paper)]
    const day = addDays(paper.today, -paper.between(3, 60))
    const full = paper.pick([25, 35, 50, 60])
    return [
      page(
        [
          text(297, 60, 'AVIS DE PAIEMENT', { size: 18, face: 'sans-bold', align: 'middle' }),
          text(297, 80, 'FORFAIT DE POST-STATIONNEMENT (FPS)', { size: 13, face: 'sans-bold', align: 'middle' }),
          text(297, 96, `Ville de ${spot.city} – collectivité bénéficiaire`, { size: 9, align: 'middle' }),
          ...cell({ x: 60, y: 120, width: 237, height: 34 }, 'Numéro de FPS', paper.code('2105# 00 26 ### ### ###'), {
            face: 'mono',
          }),
          ...cell(
            { x: 297, y: 120, width: 237, height: 34 },
            'Date et heure de constatation',
            `${dmy(day)} à ${paper.between(9, 18)}h${paper.between(10, 59)}`,
            { face: 'mono' },
          ),
          ...cell(
            { x: 60, y: 154, width: 237, height: 34 },
            "N° d'immatriculation",
            paper.code('@@-###-@@') + '  (F)',
            { face: 'mono' },
          ),
          ...cell(
            { x: 297, y: 154, width: 237, height: 34 },
            'Marque',
            paper.pick(['PEUGEOT', 'RENAULT', 'CITROEN', 'DACIA']),
            { face: 'mono' },
          ),
          ...cell(
            { x: 60, y: 188, width: 474, height: 34 },
            'Lieu du stationnement',
            `face au ${spot.street}, ${spot.postcode} ${spot.city}`,
            { face: 'mono' },
          ),
          ...cell({ x: 60, y: 222, width: 237, height: 34 }, 'Agent assermenté', paper.code('ASVP ####'), {
            face: 'mono',
          }),
          ...cell({ x: 297, y: 222, width: 237, height: 34 }, 'Motif', 'Absence de paiement immédiat', {
            face: 'mono',
          }),
          box(60, 280, 474, 92, { stroke: '#000000', strokeWidth: 1.5 }),
          text(76, 306, 'Montant du forfait dû', { size: 12 }),
          text(518, 306, `${full},00 €`, { size: 16, face: 'sans-bold', align: 'right' }),
          text(76, 332, `Montant minoré si paiement avant le ${dmy(addDays(day, 5))}`, { size: 11 }),
          text(518, 332, `${Math.round(full * 0.7)},00 €`, { size: 13, face: 'sans-bold', align: 'right' }),
          text(76, 358, `À régler au plus tard le ${dmy(addDays(day, 90))}`, { size: 11 }),
          ...paragraph(
            60,
            400,
            474,
            'À défaut de paiement dans le délai de trois mois, le FPS sera majoré de 50 € et un titre exécutoire sera adressé au titulaire du certificat d’immatriculation. Un recours administratif préalable obligatoire (RAPO) peut être formé dans le délai d’un mois.',
            { size: 9.5 },
          ).marks,
          ...bars(paper, 60, 480, 260, 46),
          ...stack(
            340,
            490,
            14,
            [
              'Payez en ligne, par téléphone ou',
              'dans un centre des Finances publiques.',
              `Clé de paiement : ${paper.code('##')}`,
            ],
            { size: 9.5 },
          ),
        ],
        '#fffdf2',
      ),
    ]
  },
}
