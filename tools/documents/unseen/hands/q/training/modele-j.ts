import { addDays } from '../../../../calendar.ts'
import { text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, stamp } from '../blocks.ts'
import { add, need, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed } from '../people.ts'
import { address } from '../places.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import { amount, dated, putDate } from '../wording.ts'

/** A Moroccan court's "modèle J": numbered columns or numbered lines, the trade register number at the head, managers with their card. */
export const modeleJ: UnseenLayout = {
  name: 'modele-j-q',
  docType: 'registry_extract',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'MA', paper.between(1, 3))
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'mono'], letter: [8.5, 10], margin: [40, 66] })
    const town = paper.pick(['CASABLANCA', 'RABAT', 'FÈS', 'TANGER', 'AGADIR', 'MARRAKECH'])
    const issued = addDays(paper.today, -paper.between(1, 200))
    const created = addDays(issued, -paper.between(400, 8000))
    const form = paper.pick(['slash', 'frLong', 'dash'] as const)
    const number = paper.put('registration_number', String(paper.between(1200, 680_000)))
    const when = putDate(paper, 'document_date', issued, form)
    add(
      flow,
      text(flow.left, flow.y + 8, 'ROYAUME DU MAROC', { size: 8.5, face: 'sans-bold' }),
      text(flow.left, flow.y + 19, 'MINISTÈRE DE LA JUSTICE', { size: 8 }),
      text(flow.left, flow.y + 30, `TRIBUNAL DE COMMERCE DE ${town}`, { size: 8 }),
      text(flow.right, flow.y + 8, paper.pick(['MODÈLE J', 'Modèle « J »', 'Mod. J']), {
        size: 10,
        face: 'sans-bold',
        align: 'right',
      }),
      text(flow.right, flow.y + 20, `N° de la demande : ${paper.code('#####')}/${issued.slice(0, 4)}`, {
        size: 7.5,
        align: 'right',
      }),
    )
    flow.y += 54
    para(
      flow,
      paper.pick([
        'EXTRAIT DU REGISTRE DU COMMERCE',
        'CERTIFICAT D’IMMATRICULATION AU REGISTRE DU COMMERCE',
        'REGISTRE DU COMMERCE – EXTRAIT',
      ]),
      { size: 14, bold: true, align: 'middle', after: 4 },
    )
    para(flow, `${paper.pick(['N° du registre analytique', 'Registre du commerce n°', 'N° RC :'])} ${number}`, {
      align: 'middle',
      after: 14,
      bold: true,
    })
    const names = listed(paper, 'directors', people, paper.pick(['lastFirst', 'upperLast', 'upper']))
    const isCount = paper.chance(0.75)
    const rows: (readonly [string, string])[] = [
      [
        paper.pick(['Dénomination ou raison sociale', 'Dénomination sociale']),
        paper.put('legal_name', company(paper, 'MA')),
      ],
      ['Sigle / enseigne', paper.pick(['NEANT', '–', paper.code('@@@')])],
      [
        'Forme juridique',
        paper.put(
          'legal_form',
          paper.pick([
            'SARL',
            'SARL AU',
            'Société à responsabilité limitée',
            'Société anonyme',
            'SARL d’associé unique',
          ]),
        ),
      ],
      ['Siège social', paper.put('registered_address', address(paper, 'MA').join(', '))],
      [
        paper.pick(['Activité principale', 'Activité exercée', 'Objet']),
        paper.put(
          'activity',
          paper.pick([
            'Travaux divers ou construction',
            'Import-export de denrées alimentaires',
            'Marchand de tapis et articles artisanaux',
            'Installation de panneaux solaires',
            'Transport national et international',
          ]),
        ),
      ],
      ['Capital social', amount(paper.between(1, 90) * 1_000_000, 'MA')],
      [
        paper.pick(['Date d’immatriculation', 'Immatriculée le', 'Date du dépôt']),
        putDate(paper, 'incorporation_date', created, form),
      ],
      ...(isCount
        ? [
            [
              paper.pick(['Situation', 'État de la société', 'Statut']),
              paper.put('registry_status', 'active', paper.pick(['Active', 'En activité', 'IMMATRICULÉE'])),
            ] as const,
          ]
        : []),
      ['Durée', '99 ans'],
      ['ICE', commonIdentifier(paper)],
    ]
    const kept = rows.filter(
      ([caption]) => !['Sigle / enseigne', 'Durée', 'ICE', 'Capital social'].includes(caption) || paper.chance(0.7),
    )
    const mode = paper.pick(['table', 'lines', 'numbered'] as const)
    if (mode === 'table')
      grid(
        flow,
        [
          { title: '', share: 2 },
          { title: '', share: 4 },
        ],
        kept,
        { look: 'boxes', size: flow.letter, pad: 4, boldFirst: true },
      )
    else
      for (const [index, [caption, value]] of kept.entries())
        pair(flow, mode === 'numbered' ? `${index + 1}/ ${caption}` : `${caption} :`, value, {
          captionWidth: 190,
          after: 6,
        })
    para(
      flow,
      paper.pick(['DIRECTION, ADMINISTRATION', 'Gérance', 'PERSONNES AYANT LE POUVOIR D’ENGAGER LA SOCIÉTÉ']),
      { bold: true },
    )
    if (paper.chance(0.5))
      grid(
        flow,
        [
          { title: 'Nom et prénom', share: 3 },
          { title: 'CIN', share: 1.4 },
          { title: 'Qualité', share: 1.4 },
          { title: 'Né(e) le', share: 1.4 },
        ],
        names.map((one) => [
          one,
          paper.code('BE######'),
          paper.pick(['Gérant', 'Cogérant', 'Administrateur']),
          dated(addDays(issued, -paper.between(9000, 25000)), 'slash'),
        ]),
        { look: paper.pick(['boxes', 'rules']), size: flow.letter },
      )
    else
      for (const one of names)
        para(flow, `–  *${one}*, gérant, CNI ${paper.code('K######')}, demeurant ${address(paper, 'MA').join(', ')}`, {
          after: 5,
        })
    need(flow, 120)
    para(
      flow,
      paper.pick([
        'Nantissement sur fonds de commerce : NEANT',
        'Inscriptions modificatives : néant – Procédures collectives : néant',
      ]),
      { size: 8, after: 10 },
    )
    para(flow, `${paper.pick(['Délivré à', 'Fait à', 'Extrait certifié conforme,'])} ${town}, le ${when}`, {
      align: 'right',
      after: 4,
    })
    para(flow, 'Le Secrétaire-Greffier', { align: 'right' })
    add(flow, ...stamp(flow.left + 90, flow.y + 8, ['TRIBUNAL DE COMMERCE', town, 'REGISTRE DU COMMERCE'], '#2a4b9b'))
    return sheetsOf(flow, ['Quittance : 20 DH – SPÉCIMEN'])
  },
}
