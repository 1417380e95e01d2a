import { addDays, addYears } from '../../../../calendar.ts'
import { signature } from '../../../../drawing/portrait.ts'
import { box, line, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, page, paragraph, right, rule, specimen, when } from '../kit.ts'
import { somebody, spouse, telephone } from '../people.ts'

const ink = '#1c2f7a'

/** A value written in blue over a rule, its caption in small print below the rule. */
function written(x: number, y: number, width: number, caption: string, value: string): Mark[] {
  return [
    left(x + 4, y, value, 9.6, 'serif', { color: ink }),
    rule(x, y + 3, width, 0.5),
    left(x, y + 10, caption, 5.6),
  ]
}

function square(x: number, y: number, ticked: boolean): Mark[] {
  const cross = { stroke: ink, strokeWidth: 1 }
  return [
    box(x, y - 7, 8, 8, { stroke: '#222', strokeWidth: 0.7 }),
    ...(ticked ? [line(x + 1, y - 6, x + 7, y, cross), line(x + 7, y - 6, x + 1, y, cross)] : []),
  ]
}

function banner(y: number, letter: string, title: string): Mark[] {
  return [
    box(36, y, 540, 16, { fill: '#d8d8d8' }),
    box(36, y, 20, 16, { fill: '#333' }),
    middle(46, y + 12, letter, 10, 'sans-bold', { color: '#fff' }),
    left(64, y + 11.5, title, 8.6, 'sans-bold'),
  ]
}

/** A dwelling's lease on a Québec form: lettered parts, captions below the rules, squares to tick, two pages. */
export const bailLogement: UnseenLayout = {
  name: 'bail-logement',
  docType: 'lease',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const other = spouse(paper, 'QC', who)
    const owner = somebody(paper, 'QC')
    const tenants = [who, other].map((one) => `${one.given} ${one.surname}`)
    paper.put('document_holder_name', tenants.join('; '), tenants[0])
    const landlord = paper.put(
      'landlord_name',
      paper.chance(0.5) ? `${owner.given} ${owner.surname}` : `Immeubles ${owner.surname} et Fils`,
    )
    const [street = '', town = ''] = lived(paper, [
      `${who.street.replace(/, app.*/, '')}, app. ${paper.between(1, 28)}`,
      `${who.city} (Québec)  ${who.postal}`,
    ])
    const start = paper.pick(['2025-07-01', '2026-07-01', '2026-05-01', '2026-09-01'])
    const end = addDays(addYears(start, 1), -1)
    const signed = addDays(start, -paper.between(30, 95))
    const rent = paper.between(780, 1980) * 100
    const first: Mark[] = [
      left(36, 44, 'BAIL DE LOGEMENT', 18, 'sans-bold'),
      right(576, 34, 'FORMULAIRE OBLIGATOIRE', 6.6, 'sans-bold'),
      right(576, 44, `No ${paper.code('B # ### ###')}`, 8, 'mono'),
      left(36, 56, 'En deux exemplaires : un pour le locateur, un pour le locataire.', 7),
      specimen(330, 40, 8, 'SPÉCIMEN'),
      ...banner(66, 'A', 'ENTRE'),
      left(36, 96, 'LE LOCATEUR (écrire lisiblement)', 7, 'narrow-bold'),
      left(312, 96, 'ET LE LOCATAIRE (écrire lisiblement)', 7, 'narrow-bold'),
      ...written(36, 116, 256, 'Nom', landlord),
      ...written(36, 142, 256, 'No, rue, app.', owner.street),
      ...written(36, 168, 256, 'Municipalité, code postal', `${owner.city}  ${owner.postal}`),
      ...written(36, 194, 122, 'No de téléphone', telephone(paper, owner.area)),
      ...written(170, 194, 122, 'Autre no', ''),
      ...written(312, 116, 264, 'Nom', tenants[0] ?? ''),
      ...written(312, 142, 264, 'Nom', tenants[1] ?? ''),
      ...written(312, 168, 126, 'No de téléphone', telephone(paper, who.area)),
      ...written(450, 168, 126, 'Autre no', telephone(paper, who.area)),
      left(312, 194, 'Chaque locataire est solidairement responsable :', 7.4),
      ...square(480, 194, true),
      left(492, 194, 'Oui', 7.4),
      ...square(520, 194, false),
      left(532, 194, 'Non', 7.4),
      line(302, 88, 302, 210, { strokeWidth: 0.4 }),
      ...banner(218, 'B', 'DESCRIPTION ET DESTINATION DU LOGEMENT LOUÉ, DES ACCESSOIRES ET DÉPENDANCES'),
      ...written(36, 254, 300, 'Adresse (no, rue, app.)', street),
      ...written(350, 254, 226, 'Municipalité, code postal', town),
      ...written(36, 282, 80, 'Nombre de pièces', `${paper.between(3, 5)} ½`),
      left(140, 282, 'Le logement est loué à des fins d’habitation seulement', 7.6),
      ...square(340, 282, true),
      left(352, 282, 'Oui', 7.6),
      ...square(380, 282, false),
      left(392, 282, 'Non', 7.6),
      left(36, 310, 'Stationnement extérieur', 7.6),
      ...square(130, 310, true),
      left(146, 310, 'Nombre de places  1', 7.6),
      left(240, 310, 'Garage', 7.6),
      ...square(274, 310, false),
      left(312, 310, 'Remise ou espace de rangement', 7.6),
      ...square(436, 310, paper.chance(0.5)),
      left(36, 328, 'Meubles et appareils :', 7.6),
      ...['cuisinière', 'réfrigérateur', 'laveuse', 'sécheuse'].flatMap((what, index) => [
        ...square(130 + index * 90, 328, index < 2),
        left(144 + index * 90, 328, what, 7.6),
      ]),
      ...banner(344, 'C', 'DURÉE DU BAIL'),
      left(36, 376, 'BAIL À DURÉE FIXE', 7, 'narrow-bold'),
      ...square(116, 376, true),
      left(140, 376, 'La durée du bail est de', 8),
      left(240, 376, '12 mois', 9.6, 'serif', { color: ink }),
      left(36, 402, 'Du', 8),
      ...written(56, 402, 150, 'jour, mois, année', when(paper, 'lease_start', start, 'jour mois YYYY')),
      left(224, 402, 'au', 8),
      ...written(244, 402, 150, 'jour, mois, année', when(paper, 'lease_end', end, 'D mois YYYY')),
      left(36, 432, 'BAIL À DURÉE INDÉTERMINÉE', 7, 'narrow-bold'),
      ...square(150, 432, false),
      left(174, 432, 'à compter du  ______________________', 8),
      ...banner(448, 'D', 'LOYER (1)'),
      left(36, 480, 'Le loyer est de', 8),
      ...written(102, 480, 96, '', owe(paper, 'monthly_rent', rent, '1 234,56 $')),
      left(206, 480, 'par mois', 8),
      ...square(246, 480, true),
      left(270, 480, 'par semaine', 8),
      ...square(322, 480, false),
      left(36, 502, 'Coût total des services', 8),
      ...written(130, 502, 70, '', '0,00 $'),
      left(230, 502, 'Le locataire bénéficie d’une allocation-logement', 8),
      ...square(430, 502, false),
      left(36, 524, 'DATE DE PAIEMENT : premier versement le', 8),
      left(204, 524, day(start, 'jour mois YYYY'), 9.6, 'serif', { color: ink }),
      left(310, 524, '; les autres, le 1er jour du mois.', 8),
      left(36, 546, 'MODE DE PAIEMENT', 7, 'narrow-bold'),
      ...['argent comptant', 'chèque', 'virement'].flatMap((what, index) => [
        ...square(130 + index * 110, 546, index === 2),
        left(144 + index * 110, 546, what, 8),
      ]),
      ...banner(566, 'E', 'SERVICES ET CONDITIONS'),
      ...paragraph(
        [36, 596, 540],
        'Un exemplaire du règlement de l’immeuble a été remis au locataire avant la conclusion du bail. Le déneigement du stationnement et l’entretien du gazon sont à la charge du locateur. Le chauffage, l’électricité et l’eau chaude sont à la charge du locataire. Les animaux : un chat seulement.',
        { size: 8, leading: 11.5 },
      ).marks,
      left(36, 766, 'Exemplaire du locataire', 6.4),
      right(576, 766, 'Page 1', 6.4),
    ]
    const second: Mark[] = [
      specimen(330, 30, 8, 'SPÉCIMEN'),
      ...banner(44, 'G', 'AVIS AU NOUVEAU LOCATAIRE'),
      left(36, 78, 'Le loyer le plus bas payé pour votre logement au cours des 12 mois précédents était de', 8),
      left(360, 78, money(rent - paper.between(10, 60) * 100, '1 234,56 $'), 9.6, 'serif', { color: ink }),
      ...banner(98, 'H', 'SIGNATURES'),
    ]
    const hands = [
      ['Signature du locateur (ou de son mandataire)', 36, 150],
      ['Signature du locataire', 36, 205],
      ['Signature du locataire', 36, 260],
    ] as const
    const signedText = when(paper, 'document_date', signed, 'YYYY/MM/DD')
    hands.forEach(([caption, x, y], index) =>
      second.push(
        ...signature(x + 20, y - 28, 0.5, index === 1 ? 1 : 0),
        ...written(x, y, 260, caption, ''),
        ...written(330, y, 130, 'Date (année/mois/jour)', signedText),
      ),
    )
    second.push(
      ...paragraph(
        [36, 300, 540],
        '(1) Le locateur ne peut exiger aucune autre somme d’argent du locataire, par exemple un dépôt pour les clés. Il ne peut exiger que le loyer soit payé d’avance, sauf pour la première période. Le locataire a droit au maintien dans les lieux. Le bail est reconduit de plein droit à son terme, aux mêmes conditions et pour la même durée.',
        { size: 7.4, leading: 10 },
      ).marks,
      right(576, 766, 'Page 2', 6.4),
    )
    return [page('letter', first), page('letter', second)]
  },
}
