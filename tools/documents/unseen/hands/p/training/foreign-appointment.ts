import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addDays } from '../../../../calendar.ts'
import { caps, dayIn, months, page, paragraph, say } from '../kit.ts'
import { nationOf } from '../nations.ts'
import { somebody, townOf } from '../people.ts'

/** A letter that calls somebody to the counter for a residence permit: appointment, list of papers to bring, foreigner number. */
export const foreignAppointment: UnseenLayout = {
  name: 'foreign-appointment',
  docType: 'other',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const french = paper.chance(0.6)
    const land = french ? 'fr' : 'gb'
    const nation = nationOf(paper)
    const who = somebody(paper, land, { names: nation.names })
    const sent = dayIn(paper, '2026-07-01', '2026-10-10')
    const meeting = addDays(sent, paper.between(20, 70))
    const town = townOf(paper, land)
    const day = (iso: string) => say(iso, 'D MON YYYY', french ? months.french : months.english)
    const title = french ? (who.sex === 'F' ? 'Madame' : 'Monsieur') : who.sex === 'F' ? 'Ms' : 'Mr'
    const name = `${title} ${who.given[0] ?? ''} ${caps(who.last)}`
    const style = { size: 10.5, face: paper.pick(['serif', 'sans', 'narrow'] as const), leading: 16 } as const
    const right = paper.chance(0.5)
    const body = french
      ? `Vous avez sollicité ${paper.pick(['le renouvellement de votre titre de séjour', 'la délivrance d’une carte de résident', 'un changement de statut'])}. Vous êtes ${who.sex === 'F' ? 'convoquée' : 'convoqué'} le ${day(meeting)} à ${paper.between(9, 16)} h ${paper.pick(['00', '15', '40'])} au guichet ${paper.between(1, 24)} de la préfecture, bureau de l’immigration. Toute absence non justifiée entraînera le classement de votre demande.`
      : `You applied for ${paper.pick(['a biometric residence permit', 'leave to remain', 'settlement'])}. Your appointment to enrol your fingerprints is on ${day(meeting)} at ${paper.between(9, 16)}:${paper.pick(['00', '20', '45'])} at the service point in ${town}. If you do not attend, your application may be rejected as invalid.`
    const list = french
      ? [
          'la présente convocation',
          'votre passeport en cours de validité',
          '3 photographies d’identité récentes',
          'un justificatif de domicile de moins de 3 mois',
          'des timbres fiscaux pour 225 €',
          'l’extrait d’acte de naissance avec filiation',
        ]
      : [
          'this letter',
          'your current passport or travel document',
          'two photographs',
          'a utility bill or bank statement',
          'your birth certificate, with translation',
        ]
    const start = paragraph(60, 320, 470, body, style)
    return [
      page([
        text(
          60,
          60,
          french ? paper.pick(['PRÉFET DU VAL-CLAIR', 'PRÉFECTURE DE LA HAUTE-BRENNE']) : 'Visas and Settlement Office',
          { size: 13, face: 'sans-bold' },
        ),
        text(60, 76, french ? 'Direction des étrangers en France' : 'Specimen House, 2 Ferry Road', { size: 9 }),
        text(60, 90, french ? 'Accueil sur rendez-vous uniquement' : 'Open Monday to Friday', { size: 9 }),
        ...[name, ...who.address].map((row, index) => text(right ? 330 : 60, 140 + index * 14, row, { size: 10.5 })),
        text(330, 220, french ? `${town}, le ${day(sent)}` : day(sent), { size: 10 }),
        text(60, 240, french ? `N° étranger : ${paper.code('##########')}` : `Our ref: ${paper.code('@########')}`, {
          size: 10,
        }),
        text(
          60,
          254,
          `${french ? 'Nationalité' : 'Nationality'} : ${french ? nation.french : nation.english}    ${french ? 'Date de naissance' : 'Date of birth'} : ${say(who.birth, 'DD/MM/YYYY')}`,
          { size: 10 },
        ),
        text(
          60,
          282,
          french ? paper.pick(['Objet : convocation', 'Objet : rendez-vous en préfecture']) : 'Your appointment',
          { size: 11.5, face: 'sans-bold' },
        ),
        text(60, 304, french ? `${title},` : `Dear ${title} ${who.last},`, style),
        ...start.marks,
        text(60, start.bottom + 16, french ? 'Vous devrez présenter :' : 'Please bring:', {
          size: 10.5,
          face: 'sans-bold',
        }),
        ...list.map((item, index) => text(76, start.bottom + 38 + index * 17, `- ${item}`, style)),
        text(
          330,
          start.bottom + 190,
          french ? 'Pour le préfet, le chef de bureau' : 'Yours sincerely, Case Support Team',
          { size: 10 },
        ),
        text(
          298,
          800,
          french
            ? 'Ce document ne vaut pas autorisation de séjour.'
            : 'This letter does not give you permission to stay.',
          { size: 8, align: 'middle' },
        ),
      ]),
    ]
  },
}
