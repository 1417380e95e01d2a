import { box, line, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, openFlow } from '../flow.ts'
import { firms, home, plain, somebody } from '../people.ts'
import { ago, numeric } from '../say.ts'

const capitals = [
  'Un nombre illimité d’actions de catégories « A », « B » et « C »',
  'Nombre illimité d’actions ordinaires sans valeur nominale',
  'Actions de catégorie A votantes et participantes; actions de catégorie B non votantes',
  'Nombre illimité d’actions de catégorie A et 10 000 actions privilégiées',
] as const

/** A provincial form of articles with numbered sections, boxes filled by a typewriter face, ticks and the founder who is no director. */
export const qcArticlesForm: UnseenLayout = {
  name: 'qc-articles-form',
  docType: 'articles',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'letter',
      face: 'sans',
      size: 8,
      left: 45,
      right: 45,
      foot: `RE-200 (${paper.pick(['2021-02', '2023-06', '2025-01'])})   Réservé à l’administration`,
    })
    const signed = ago(paper, 20, 3500)
    const effective = paper.chance(0.5)
    const y0 = 50
    flow.put(
      text(45, y0, paper.pick(['Statuts de constitution', 'STATUTS DE CONSTITUTION']), { size: 16, face: 'sans-bold' }),
      text(45, y0 + 14, 'Loi sur les sociétés par actions (RLRQ, chapitre S-31.1)', { size: 8, face: 'sans' }),
      text(567, y0, 'RE-200', { size: 14, face: 'sans-bold', align: 'right' }),
      text(567, y0 + 14, 'Page 1 de 1', { size: 7, face: 'sans', align: 'right' }),
    )
    const face = paper.pick(['mono', 'narrow', 'serif'] as const)
    let y = 84
    const section = (
      number: number,
      caption: string,
      boxes: readonly (readonly [string, string, number])[],
      height = 34,
    ) => {
      flow.put(
        box(45, y, 18, 14, { fill: '#222' }),
        text(54, y + 10.5, String(number), { size: 9, face: 'sans-bold', color: '#fff', align: 'middle' }),
        text(69, y + 10.5, caption, { size: 9, face: 'sans-bold' }),
      )
      let x = 45
      for (const [small, value, share] of boxes) {
        flow.put(...cell([x, y + 17, 522 * share, height], small, value, { face, size: 9.5, fill: 'none' }))
        x += 522 * share
      }
      y += height + 27
    }
    const seat = home(paper, 'QC')
    section(1, 'Nom de la société', [
      ['Nom', paper.put('legal_name', paper.pick(firms.QC)), 0.7],
      ['Version dans une autre langue', '', 0.3],
    ])
    const neq = paper.chance(0.5)
    if (neq)
      section(2, paper.pick(['Numéro d’entreprise du Québec (NEQ)', 'Identification au registre']), [
        ['NEQ', paper.put('registration_number', paper.code('11########')), 0.35],
        ['N° de demande', paper.code('0201########'), 0.65],
      ])
    section(
      neq ? 3 : 2,
      paper.pick(['Capital-actions', 'Description du capital-actions autorisé']),
      [
        [
          'Le capital-actions autorisé de la société est le suivant',
          paper.put('share_classes', paper.pick(capitals)),
          1,
        ],
      ],
      44,
    )
    section(
      4,
      'Restrictions sur le transfert des titres',
      [['S’il y a lieu', 'Aucun transfert sans le consentement du conseil d’administration exprimé par résolution', 1]],
      44,
    )
    section(5, 'Nombre d’administrateurs', [
      ['Nombre fixe', '', 0.33],
      ['Minimal', String(paper.between(1, 2)), 0.33],
      ['Maximal', String(paper.between(5, 12)), 0.34],
    ])
    section(6, 'Limites imposées aux activités', [['', 'Aucune', 1]], 28)
    if (effective)
      section(
        7,
        'Date et heure d’entrée en vigueur, si ultérieures',
        [
          ['AAAA-MM-JJ', '', 0.5],
          ['Heure', '', 0.5],
        ],
        28,
      )
    const founder = somebody(paper, 'QC')
    section(
      8,
      'Fondateur',
      [
        ['Nom de famille et prénom (ou nom de la personne morale)', `${founder.last}, ${founder.first}`, 0.4],
        ['Adresse', seat.join(' ').replace(/\s+/g, ' '), 0.6],
      ],
      42,
    )
    flow.put(
      box(45, y, 522, 62, { stroke: '#444' }),
      text(49, y + 9, 'Signature du fondateur', { size: 6.2, face: 'sans' }),
      text(70, y + 40, plain(founder), { size: 13, face: 'serif', color: '#22336f' }),
      line(60, y + 46, 300, y + 46),
      text(380, y + 9, paper.pick(['Date', 'Date de signature (AAAA-MM-JJ)', 'Signé le']), { size: 6.2, face: 'sans' }),
      text(384, y + 34, paper.put('document_date', signed, numeric(signed, paper.pick(['Y-m-d', 'Y m d']))), {
        size: 11,
        face,
      }),
    )
    flow.put(
      text(
        45,
        y + 82,
        'N’oubliez pas de joindre la déclaration initiale (RE-LE-303), la liste des administrateurs et l’avis relatif à l’adresse du siège.',
        { size: 7.5, face: 'sans' },
      ),
    )
    return flow.sheets()
  },
}
