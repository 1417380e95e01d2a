import { addDays, addYears, parts } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import { joinedAddress } from '../../../../person.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, letterPage, putCents, wrapped } from '../kit.ts'
import { homeLines, officeOf, partnerOf, someone } from '../people.ts'

/** The compulsory form of lease in lettered sections, filled in blue on ruled lines with captions below; the second page is signed. */
export const dwellingLease: UnseenLayout = {
  name: 'dwelling-lease',
  docType: 'lease',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const tenant = someone(paper)
    const tenants = paper.chance(0.4) ? [tenant, partnerOf(paper, tenant)] : [tenant]
    const landlord = paper.pick(issuers.landlord)
    const office = officeOf(paper)
    const start = `${parts(paper.today).year - paper.pick([0, 0, 1])}-07-01`
    const end = addDays(addYears(start, 1), -1)
    const signed = addDays(start, -paper.between(40, 150))
    const rent = paper.between(840, 2_180) * 100
    const blue = { face: 'sans', size: 9, color: '#1c3f94' } as const
    const names = tenants.map(({ given, surname }) => `${given} ${surname}`)
    const dwelling = homeLines(tenant.home)
    const landlordHome = homeLines(office)
    paper.put('document_holder_name', names.join('; '), names[0])
    paper.put('address', joinedAddress(dwelling), dwelling[0])
    paper.put('landlord_name', landlord)
    const field = (x: number, y: number, width: number, content: string, caption: string) => [
      text(x + 4, y - 3, content, blue),
      line(x, y, x + width, y, { strokeWidth: 0.5 }),
      text(x, y + 7, caption, { size: 5.8 }),
    ]
    const section = (y: number, letter: string, title: string) => [
      box(30, y, 552, 15, { fill: '#222' }),
      text(36, y + 11, letter, { face: 'sans-bold', size: 9.5, color: '#fff' }),
      text(54, y + 11, title, { face: 'sans-bold', size: 8, color: '#fff' }),
    ]
    const tick = (x: number, y: number, isTicked: boolean, label: string) => [
      box(x, y - 7, 7, 7, { stroke: '#000', strokeWidth: 0.6 }),
      ...(isTicked ? [text(x + 1, y - 0.8, 'X', { ...blue, size: 8 })] : []),
      text(x + 11, y, label, { size: 7.6 }),
    ]
    const first = [
      text(30, 40, 'TRIBUNAL ADMINISTRATIF DU LOGEMENT', { face: 'sans-bold', size: 8 }),
      text(582, 44, 'Bail de logement', { face: 'serif-bold', size: 20, align: 'right' }),
      text(30, 52, 'Formulaire obligatoire  RDL-806-T (2024-03)', { size: 6.6 }),
      text(582, 58, paper.code('No 2026##-#######'), { face: 'mono', size: 8, align: 'right' }),
      ...section(66, 'A', 'BAIL ENTRE'),
      text(30, 94, 'LE LOCATEUR', { face: 'sans-bold', size: 7.4 }),
      ...field(30, 112, 262, landlord, 'Nom'),
      ...field(30, 138, 262, landlordHome[0], 'No, rue, app.'),
      ...field(30, 164, 262, landlordHome[1], 'Municipalité, code postal'),
      ...field(30, 190, 126, paper.code('514 555-01##'), 'No de téléphone'),
      ...field(166, 190, 126, 'location@exemple.quebec', 'Adresse courriel'),
      text(320, 94, 'LE LOCATAIRE', { face: 'sans-bold', size: 7.4 }),
      ...field(320, 112, 262, names[0] ?? '', 'Nom'),
      ...field(320, 138, 262, names[1] ?? '', 'Nom'),
      ...field(320, 164, 262, paper.code('438 555-01##'), 'No de téléphone'),
      text(320, 190, 'Les locataires s’engagent solidairement :', { size: 7 }),
      ...tick(486, 190, names.length > 1, 'Oui'),
      ...tick(530, 190, names.length === 1, 'Non'),
      ...section(210, 'B', 'DESCRIPTION ET DESTINATION DU LOGEMENT LOUÉ, DES ACCESSOIRES ET DÉPENDANCES'),
      ...field(30, 244, 300, dwelling[0], 'Adresse : no, rue, app.'),
      ...field(340, 244, 242, dwelling[1], 'Municipalité, code postal'),
      ...field(30, 272, 90, `${paper.between(3, 5)} ½`, 'Nombre de pièces'),
      text(140, 270, 'Le logement est loué à des fins d’habitation seulement.', { size: 7.6 }),
      ...tick(420, 270, true, 'Oui'),
      ...tick(460, 270, false, 'Non'),
      ...tick(30, 296, paper.chance(0.3), 'Stationnement extérieur'),
      ...tick(170, 296, paper.chance(0.5), 'Remise ou espace de rangement'),
      ...tick(330, 296, paper.chance(0.4), 'Meubles loués'),
      ...section(310, 'C', 'DURÉE DU BAIL'),
      text(30, 342, 'BAIL À DURÉE FIXE – La durée du bail est de', { size: 8 }),
      ...field(200, 344, 60, '12 mois', 'semaines, mois ou années'),
      text(280, 342, 'Du', { size: 8 }),
      ...field(296, 344, 100, paper.put('lease_start', start, dated(start, 'JJ / MM / AAAA')), 'jour / mois / année'),
      text(410, 342, 'au', { size: 8 }),
      ...field(426, 344, 100, paper.put('lease_end', end, dated(end, 'JJ / MM / AAAA')), 'jour / mois / année'),
      text(30, 368, 'BAIL À DURÉE INDÉTERMINÉE – Le bail commence le', { size: 8 }),
      ...field(250, 370, 100, '', 'jour / mois / année'),
      ...section(388, 'D', 'LOYER'),
      text(30, 420, 'Le loyer est de', { size: 8 }),
      ...field(92, 422, 90, `${putCents(paper, 'monthly_rent', rent, printedMoney(rent, 'fr'))} $`, ''),
      ...tick(196, 420, true, 'par mois'),
      ...tick(256, 420, false, 'par semaine'),
      text(330, 420, 'Le locataire bénéficie d’un programme de logement social', { size: 6.6 }),
      ...tick(556, 420, false, 'Oui'),
      text(30, 446, 'Le loyer est payable le premier jour de chaque mois. Premier versement le', { size: 8 }),
      ...field(330, 448, 90, dated(start, 'JJ / MM / AAAA'), ''),
      text(30, 470, 'Mode de paiement :', { size: 8 }),
      ...tick(112, 470, false, 'Argent comptant'),
      ...tick(206, 470, false, 'Chèque'),
      ...tick(268, 470, true, 'Virement bancaire électronique'),
      ...section(486, 'E', 'SERVICES ET CONDITIONS'),
      ...[
        'Chauffage du logement',
        'Électricité',
        'Gaz',
        'Eau chaude (frais d’utilisation)',
        'Déneigement du balcon',
      ].flatMap((service, index) => [
        text(30, 520 + index * 14, service, { size: 8 }),
        ...tick(220, 520 + index * 14, index > 2, 'Locateur'),
        ...tick(290, 520 + index * 14, index <= 2, 'Locataire'),
      ]),
      text(380, 520, 'Le locataire a le droit de garder un animal :', { size: 7 }),
      ...tick(380, 536, false, 'Oui'),
      ...tick(420, 536, true, 'Non'),
      text(30, 742, 'Exemplaire du locataire', { face: 'sans-bold', size: 8 }),
      text(582, 742, '1 sur 2', { size: 8, align: 'right' }),
    ]
    const second = [
      ...section(40, 'F', 'RESTRICTIONS AU DROIT À LA FIXATION DU LOYER ET À LA MODIFICATION DU BAIL'),
      ...tick(
        30,
        74,
        false,
        'L’immeuble est nouvellement bâti depuis cinq ans ou moins et prêt pour l’usage le ____________',
      ),
      ...section(90, 'G', 'AVIS AU NOUVEAU LOCATAIRE OU AU SOUS-LOCATAIRE'),
      text(
        30,
        122,
        'Le loyer le plus bas payé au cours des 12 mois précédant le début du bail, ou le loyer fixé par le Tribunal, était de',
        { size: 8 },
      ),
      ...field(456, 124, 100, `${printedMoney(rent - paper.between(10, 70) * 100, 'fr')} $`, 'par mois'),
      ...section(146, 'H', 'SIGNATURES'),
      ...wrapped(
        { x: 30, y: 176, width: 552, leading: 11 },
        'Les conjoints mariés ou unis civilement peuvent déclarer que le logement sert de résidence familiale. Le locateur doit remettre au locataire un exemplaire du bail dans les 10 jours de sa conclusion.',
        { size: 8 },
      ).marks,
      ...signature(60, 206, 0.5, 0),
      ...field(30, 240, 170, '', 'Signature du locateur (ou de son mandataire)'),
      ...field(
        210,
        240,
        82,
        paper.put('document_date', signed, dated(signed, 'JJ / MM / AAAA')),
        'jour / mois / année',
      ),
      ...names.flatMap((_, index) => [
        ...signature(350, 206 + index * 50, 0.5, 1),
        ...field(320, 240 + index * 50, 170, '', 'Signature du locataire'),
        ...field(500, 240 + index * 50, 82, dated(signed, 'JJ / MM / AAAA'), 'jour / mois / année'),
      ]),
      text(582, 742, '2 sur 2', { size: 8, align: 'right' }),
    ]
    return [letterPage(first, 'SPÉCIMEN'), letterPage(second, 'SPÉCIMEN')]
  },
}
