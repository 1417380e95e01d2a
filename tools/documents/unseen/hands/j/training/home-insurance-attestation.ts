import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressee, dateText, day, euros, initialsOf, letter, logo, page, pairs, rows } from '../draw.ts'
import { issuers, somebody } from '../people.ts'

/** A mutual insurer's attestation of home insurance: agency and contract in the margin, dated sentences, a list of the guarantees. */
export const homeInsuranceAttestation: UnseenLayout = {
  name: 'home-insurance-attestation',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const issuer = paper.put('issuer_name', paper.pick(issuers.insurer))
    const who = somebody(paper)
    const issued = addDays(paper.today, -paper.between(1, 200))
    const start = addDays(issued, -paper.between(0, 300))
    const policy = paper.put(
      'policy_number',
      paper.pick([paper.code('#######@'), paper.code('HAB-########'), paper.code('## ### ###/M/##')]),
    )
    const tone = paper.pick(['#006b54', '#b3132b', '#263f8f'])
    const isLeft = paper.chance(0.5)
    const tenure = paper.pick(['locataire', 'propriétaire occupant', 'colocataire'])
    const body = letter(
      [
        paper.pick(['Madame, Monsieur,', `${who.sex === 'F' ? 'Chère' : 'Cher'} sociétaire,`]),
        `${issuer} atteste que ${paper.pick(['le sociétaire désigné ci-dessus', 'l’assuré(e) nommé(e) en tête de la présente', 'le souscripteur ci-dessus'])} a souscrit un contrat ${paper.pick(['Multirisque Habitation', 'Habitation Formule Confort', 'Assurance Logement'])} n° ${policy} à effet du ${dateText(start, 'slash')}, garantissant en qualité de ${tenure} son logement de ${paper.between(1, 6)} pièces principales.`,
        `Cette attestation est valable ${paper.pick(['jusqu’au', 'pour la période allant jusqu’au'])} ${dateText(addDays(addYears(start, 1), -1), 'slash')}, sous réserve du paiement de la cotisation (${euros(paper.between(9_000, 42_000))} € TTC par an), et n’engage la société que dans les limites du contrat auquel elle se réfère.`,
        'Sont notamment garantis :',
      ],
      { x: 60, y: 300, width: 476, leading: 14.5 },
      { size: 10, face: 'sans' },
    )
    return [
      page(paper, [
        ...logo(60, 34, 44, initialsOf(issuer), tone, paper.pick(['disc', 'slab'])),
        ...addressee(paper, who, { x: 318, y: 136, leading: 13 }, { size: 10, face: 'sans' }),
        ...pairs(
          [
            [paper.pick(['Sociétaire n°', 'N° client', 'Référence']), paper.code('#######')],
            [paper.pick(['Contrat n°', 'N° de contrat', 'Police']), policy],
            ['Votre agence', paper.pick(['Rennes Colombier', 'Lille Wazemmes', 'Bordeaux Lac'])],
            ['Téléphone', paper.code('09 69 ## ## ##')],
          ],
          { x: 60, y: 136, leading: 13, gap: 84 },
          { size: 8.5, face: 'sans' },
        ),
        text(
          isLeft ? 60 : 318,
          226,
          `${paper.pick(['Niort', 'Le Mans', 'Fait à Chauray'])}, le ${day(paper, 'document_date', issued, 'long')}`,
          { size: 10, face: 'sans' },
        ),
        text(
          60,
          264,
          paper.pick([
            'ATTESTATION D’ASSURANCE HABITATION',
            'Attestation d’assurance',
            'Attestation d’assurance multirisque habitation',
          ]),
          { size: 14, face: 'sans-bold', color: tone },
        ),
        ...body.marks,
        ...rows(
          [80],
          [
            'Incendie, explosion, dégâts des eaux',
            'Responsabilité civile vie privée et risques locatifs',
            'Recours des voisins et des tiers',
            ...(paper.chance(0.5) ? ['Vol et vandalisme', 'Catastrophes naturelles et technologiques'] : []),
          ].map((one) => [`• ${one}`]),
          { y: body.bottom + 2, leading: 15 },
          { size: 9.5, face: 'sans' },
        ),
        text(
          340,
          body.bottom + 106,
          paper.pick(['Le Directeur général', 'Pour la société, la Directrice', 'P/o le Président']),
          { size: 9.5, face: 'sans' },
        ),
        text(350, body.bottom + 134, paper.pick(['P. Morvan', 'C. Duchesne', 'L. Tavernier']), {
          size: 16,
          face: 'serif',
          color: '#223399',
          turnDegrees: -6,
        }),
        box(60, 774, 476, 0.8, { fill: tone }),
        text(
          60,
          786,
          `${issuer} - Société d’assurance mutuelle à cotisations variables régie par le code des assurances - Siège : 200 avenue Salvador Allende, 79000 Niort`,
          { size: 6.4, color: '#555555' },
        ),
        text(60, 796, 'Autorité de contrôle : ACPR, 4 place de Budapest CS 92459, 75436 Paris Cedex 09', {
          size: 6.4,
          color: '#555555',
        }),
      ]),
    ]
  },
}
