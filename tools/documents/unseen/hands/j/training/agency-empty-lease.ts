import { addDays, addYears } from '../../../../calendar.ts'
import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, dateText, day, euros, initialsOf, letter, logo, money, page, rows } from '../draw.ts'
import { addressLines, issuers, named, somebody } from '../people.ts'

/** An agency's form for an unfurnished let: boxes filled in, the agency as agent of a landlord, signatures on the second page. */
export const agencyEmptyLease: UnseenLayout = {
  name: 'agency-empty-lease',
  docType: 'lease',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const agency = paper.pick(issuers.agency)
    const [tenant, guarantor, owner] = [somebody(paper), somebody(paper), somebody(paper)]
    const flat = addressLines(paper)
    const landlord = paper.chance(0.5) ? `SCI ${owner.surname}` : named(paper, owner)
    const signed = addDays(paper.today, -paper.between(20, 1_400))
    const start = addDays(signed, paper.between(1, 25))
    const isCompany = landlord.startsWith('SCI')
    const [rent, charges, parking] = [
      paper.between(420, 1_480) * 100 + paper.pick([0, 50, 35]),
      paper.between(35, 160) * 100,
      paper.pick([0, 4_500]),
    ]
    const filled = { face: 'mono', size: 9 } as const
    const head = (y: number, title: string) => [
      box(40, y, 515, 15, { fill: '#2b3a42' }),
      text(46, y + 11, title, { size: 9, face: 'sans-bold', color: '#ffffff' }),
    ]
    const wide = (y: number, caption: string, value: string) =>
      cell({ x: 40, y, width: 515, height: 27 }, caption, value, filled)
    const third = (y: number, index: number, caption: string, value: string) =>
      cell({ x: 40 + index * 171.6, y, width: 171.6, height: 27 }, caption, value, filled)
    const clauses = letter(
      [
        'Clause résolutoire : à défaut de paiement du loyer ou des charges aux termes convenus, le bail sera résilié de plein droit six semaines après un commandement demeuré infructueux.',
        'Le locataire s’engage à s’assurer contre les risques locatifs et à en justifier chaque année.',
        `Honoraires à la charge du locataire : visite, dossier et bail ${euros(paper.between(180, 700) * 100)} € TTC ; état des lieux ${euros(paper.between(90, 220) * 100)} € TTC.`,
        `Caution solidaire : ${guarantor.title} ${named(paper, guarantor)}, ${guarantor.lines.join(', ')}.`,
      ],
      { x: 46, y: 76, width: 500, leading: 13 },
      { size: 9, face: 'sans' },
    )
    return [
      page(paper, [
        ...logo(40, 28, 30, initialsOf(agency), '#b5651d', 'slab'),
        text(94, 42, agency, { size: 11, face: 'sans-bold' }),
        text(
          94,
          54,
          `Carte professionnelle CPI ${paper.code('#### 2021 000 0## ###')} - garantie GALIAN - 6 rue de la Halle, 45000 ORLÉANS`,
          { size: 7 },
        ),
        text(
          297,
          86,
          paper.pick([
            'BAIL D’HABITATION - LOCAUX VIDES',
            'CONTRAT DE LOCATION (logement nu)',
            'CONTRAT DE BAIL - LOCATION NON MEUBLÉE',
          ]),
          { size: 13, face: 'sans-bold', align: 'middle' },
        ),
        text(297, 99, `Mandat de gestion n° ${paper.code('####')} - Lot n° ${paper.between(1, 80)}`, {
          size: 8,
          align: 'middle',
        }),
        ...head(112, 'LE BAILLEUR'),
        ...wide(
          127,
          paper.pick(['Nom ou dénomination', 'Propriétaire bailleur', 'Identité du bailleur']),
          paper.put('landlord_name', landlord),
        ),
        ...wide(154, 'Représenté par son mandataire', `${agency}${isCompany ? ' - gérance' : ''}`),
        ...head(190, paper.pick(['LE LOCATAIRE', 'LE(S) PRENEUR(S)'])),
        ...wide(
          205,
          paper.pick(['Nom et prénom', 'Nom(s), prénom(s)', 'Identité du locataire']),
          paper.put('document_holder_name', named(paper, tenant)),
        ),
        ...third(
          232,
          0,
          'Né(e) le',
          dateText(`${paper.between(1960, 2004)}-0${paper.between(1, 9)}-1${paper.between(0, 9)}`, 'slash'),
        ),
        ...third(232, 1, 'Profession', paper.pick(['Salarié', 'Étudiante', 'Fonctionnaire', 'Artisan'])),
        ...third(232, 2, 'Téléphone', paper.code('06 ## ## ## ##')),
        ...head(268, paper.pick(['LE LOGEMENT', 'LES LOCAUX LOUÉS'])),
        ...wide(
          283,
          paper.pick(['Adresse du logement', 'Situation des locaux', 'Adresse']),
          paper.put('address', flat.join(', ')),
        ),
        ...third(
          310,
          0,
          'Type / surface Loi Boutin',
          `T${paper.between(1, 5)} - ${paper.between(22, 98)},${paper.between(10, 99)} m²`,
        ),
        ...third(310, 1, 'Étage', paper.pick(['RDC', '1', '4'])),
        ...third(310, 2, 'Annexes', parking > 0 ? 'Parking n° 12' : 'Cave'),
        ...head(346, paper.pick(['DURÉE', 'DURÉE DU BAIL'])),
        ...third(
          361,
          0,
          paper.pick(['Prise d’effet', 'Date d’entrée en vigueur', 'À compter du']),
          day(paper, 'lease_start', start, 'slash'),
        ),
        ...third(361, 1, 'Durée', isCompany ? '3 ans (SCI familiale)' : '3 ans'),
        ...third(
          361,
          2,
          paper.pick(['Échéance', 'Date d’expiration', 'Pour se terminer le']),
          day(paper, 'lease_end', addDays(addYears(start, 3), -1), 'slash'),
        ),
        ...head(397, 'CONDITIONS FINANCIÈRES'),
        ...third(
          412,
          0,
          paper.pick(['Loyer mensuel hors charges', 'Loyer principal', 'Loyer mensuel']),
          `${money(paper, 'monthly_rent', rent)} €`,
        ),
        ...third(412, 1, 'Provision pour charges', `${euros(charges)} €`),
        ...third(412, 2, 'Parking', parking > 0 ? `${euros(parking)} €` : 'néant'),
        ...third(439, 0, 'Total mensuel', `${euros(rent + charges + parking)} €`),
        ...third(439, 1, 'Dépôt de garantie', `${euros(rent)} €`),
        ...third(439, 2, 'Paiement', 'Terme à échoir, le 1er'),
        ...rows(
          [46],
          [
            [
              'Zone tendue : loyer de référence majoré non applicable. Indice de référence des loyers (INSEE) 1er trimestre.',
            ],
            [
              'Annexes remises : DDT (DPE, ERP, amiante, plomb), notice d’information, règlement de copropriété, état des lieux d’entrée.',
            ],
          ],
          { y: 486, leading: 13 },
          { size: 8 },
        ),
        text(555, 812, 'Paraphes :            1/2', { size: 8, align: 'right' }),
      ]),
      page(paper, [
        text(46, 54, 'AUTRES CONDITIONS', { size: 10, face: 'sans-bold' }),
        ...clauses.marks,
        line(46, clauses.bottom + 8, 550, clauses.bottom + 8),
        text(
          46,
          clauses.bottom + 28,
          `${paper.pick(['Fait et signé à', 'Signé électroniquement à', 'Fait à'])} Orléans, le ${day(paper, 'document_date', signed, 'slash')}`,
          { size: 9.5, face: 'sans' },
        ),
        ...cell({ x: 46, y: clauses.bottom + 44, width: 240, height: 70 }, 'Pour le bailleur, le mandataire', ''),
        ...cell(
          { x: 300, y: clauses.bottom + 44, width: 250, height: 70 },
          'Le locataire, précédé de « Lu et approuvé »',
          '',
        ),
        text(555, 812, '2/2', { size: 8, align: 'right' }),
      ]),
    ]
  },
}
