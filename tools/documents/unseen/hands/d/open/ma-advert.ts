import { ellipse, roundedBox, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4Sheet, amount, paragraph } from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

/** A bank's advertising letter: addressed and dated like a statement, with example amounts of a loan, but no account. */
export const maAdvert: UnseenLayout = {
  name: 'ma-advert',
  docType: 'other',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const reader = moroccan(paper)
    const bank = paper.pick(moroccanIssuers.banks)
    const sum = paper.between(5, 30) * 1_000_000
    const pay = Math.round(sum * 0.0217)
    const look = { size: 10, face: 'sans' } as const
    const story = paragraph(
      { x: 60, y: 320, width: 475, leading: 15 },
      `Et si votre nouvelle voiture vous attendait déjà ? Jusqu’au 31 décembre 2026, profitez du crédit auto Tariki à partir de 4,90 % HT l’an, sans frais de dossier. Exemple : pour ${amount(sum, 'space')} DH sur 60 mois, vous payez ${amount(pay, 'space')} DH par mois, assurance comprise. Réponse de principe en 24 heures, en agence ou sur l’application.`,
      look,
    )
    const marks = [
      roundedBox(40, 170, 515, 110, 14, { fill: '#0f7b6c' }),
      ellipse(480, 226, 60, 40, { fill: '#f4c542' }),
      text(64, 216, 'Roulez maintenant,', { size: 24, face: 'sans-bold', color: '#fff' }),
      text(64, 246, 'payez tranquillement.', { size: 24, face: 'sans-bold', color: '#fff' }),
      text(480, 234, '4,90 %*', { size: 22, face: 'sans-bold', align: 'middle' }),
      text(60, 60, bank, { size: 14, face: 'serif-bold', color: '#0f7b6c' }),
      ...[`${reader.sex === 'F' ? 'Mme' : 'M.'} ${reader.given} ${reader.surname}`, ...moroccanHome(paper)].map(
        (row, index) => text(330, 90 + index * 14, row, look),
      ),
      text(60, 140, 'Rabat, octobre 2026', look),
      text(60, 302, reader.sex === 'F' ? 'Chère Madame,' : 'Cher Monsieur,', look),
      ...story.marks,
      ...[
        'Pas encore client ? Ouvrez votre compte à vue en dix minutes, 0 DH de frais de tenue de compte la',
        'première année et une carte bancaire offerte.',
      ].map((row, index) => text(60, story.bottom + 14 + index * 15, row, look)),
      text(60, story.bottom + 70, 'À très bientôt dans l’une de nos 214 agences,', look),
      text(60, story.bottom + 90, 'Votre conseillère, Hind Ouarzazi', look),
      text(
        60,
        770,
        '* Sous réserve d’acceptation du dossier. Taux hors taxes, hors assurance décès-invalidité. Offre non cumulable.',
        { size: 7 },
      ),
      text(
        60,
        781,
        `${bank}, société anonyme – 3, place du Souk, 10000 Rabat. Vous ne souhaitez plus recevoir nos offres ? Envoyez STOP au 5050.`,
        { size: 7 },
      ),
      text(60, 800, 'SPECIMEN', { size: 6.5 }),
    ]
    return [a4Sheet(marks)]
  },
}
