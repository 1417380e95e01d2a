import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, logo, signLines } from '../blocks.ts'
import { add, need, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Québec declaration of heredity or a judgment that verifies a will: heirs beside liquidators, deaths beside deeds. */
export const declarationHeredite: UnseenLayout = {
  name: 'declaration-heredite',
  docType: 'probate',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [dead, first, second, notary, heir, spouse] = crowd(paper, 'QC', 6)
    if (!dead || !first || !second || !notary || !heir || !spouse) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'letter', faces: ['serif', 'sans', 'narrow', 'mono'], letter: [9, 10.5] })
    const isCourt = paper.chance(0.4)
    const name = paper.put('document_holder_name', named(dead, paper.pick(['upperLast', 'upper', 'plain'])))
    const chosen = paper.chance(0.5) ? [first] : [first, second]
    const executors = listed(paper, 'executors', chosen, paper.pick(['upperLast', 'plain']))
    const signed = addDays(paper.today, -paper.between(15, 1400))
    const died = addDays(signed, -paper.between(30, 300))
    const willed = addDays(died, -paper.between(300, 6000))
    const town = address(paper, 'QC')[1].split(' (')[0] ?? ''
    const e = dead.isWoman ? 'e' : ''
    const many = chosen.length > 1
    if (isCourt) {
      para(flow, 'COUR SUPÉRIEURE', { size: 14, bold: true, align: 'middle', after: 2 })
      para(flow, '(Chambre civile – matières non contentieuses)', { align: 'middle', size: 8, after: 12 })
      for (const one of [
        'CANADA',
        'PROVINCE DE QUÉBEC',
        `DISTRICT DE ${town.toUpperCase()}`,
        `N° : ${paper.code('###-14-00####-2##')}`,
      ])
        para(flow, one, { after: 1 })
      flow.y += 10
      pair(flow, 'DATE :', putDate(paper, 'document_date', signed, paper.pick(['frLong', 'iso'] as const)), {
        captionWidth: 90,
      })
      pair(flow, 'PRÉSENT :', `Me ${named(notary)}, greffier spécial`, { captionWidth: 90, after: 16 })
      para(
        flow,
        paper.pick(['JUGEMENT EN VÉRIFICATION D’UN TESTAMENT', 'JUGEMENT SUR DEMANDE EN VÉRIFICATION DE TESTAMENT']),
        { bold: true, align: 'middle', after: 12 },
      )
      const grounds = [
        `[1]  VU la demande de ${executors.join(' et de ')} pour la vérification du testament olographe de feu${e} *${name}*, décédé${e} le ${dated(died, 'frLong')};`,
        `[2]  VU la déclaration sous serment de ${named(heir)} et les pièces produites;`,
        `[3]  CONSIDÉRANT que le testament est daté du ${dated(willed, 'frLong')} et entièrement écrit de la main ${dead.isWoman ? 'de la défunte' : 'du défunt'};`,
        'POUR CES MOTIFS, LE TRIBUNAL :',
        '[4]  ACCUEILLE la demande;  [5]  DÉCLARE vérifié le testament (pièce P-2);',
        `[6]  ${paper.pick(['CONSTATE que le testament nomme', 'RECONNAÎT à titre de', 'DONNE ACTE de la nomination comme'])} liquidateur${many ? 's' : ''} de la succession : *${enumerated(executors, 'et')}*;`,
        '[7]  LE TOUT sans frais de justice.',
      ]
      for (const one of grounds) para(flow, one, { after: 9 })
      signLines(flow, [[`Me ${named(notary)}`, 'Greffier spécial']])
      return sheetsOf(flow, ['JV 0028 – SPÉCIMEN – {page}'], 'right')
    }
    const firm = office(paper, 'QC')
    if (paper.chance(0.6))
      add(
        flow,
        ...logo(flow.left, flow.y, firm.charAt(0), {
          color: paper.pick(['#44525f', '#6f4e1e', '#1f5d4c']),
          kind: paper.between(0, 2),
          size: 28,
        }),
      )
    para(flow, firm, { align: 'right', size: 8, color: '#555', after: 24 })
    para(
      flow,
      paper.pick([
        'DÉCLARATION D’HÉRÉDITÉ',
        'DÉCLARATION DE TRANSMISSION PAR DÉCÈS',
        'ACTE DE DÉSIGNATION ET DÉCLARATION D’HÉRÉDITÉ',
      ]),
      { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 12 },
    )
    const when = putDate(paper, 'document_date', signed, paper.pick(['frWords', 'frLong'] as const))
    para(
      flow,
      `${paper.pick(['Le', 'Ce jour, le', 'L’an et jour suivants :'])} ${when}, devant Me ${named(notary)}, notaire à ${town}, ${many ? 'comparaissent' : 'comparaît'} :`,
      { after: 8 },
    )
    for (const executor of executors)
      para(
        flow,
        `*${executor}*, domicilié au ${address(paper, 'QC').join(', ')}${paper.chance(0.5) ? ', agissant à titre de liquidateur' : ''};`,
        { x: flow.left + 24, after: 5 },
      )
    para(flow, `${many ? 'Lesquels déclarent' : 'Qui déclare'} ce qui suit :`, { after: 8 })
    const points = [
      `1. DÉCÈS. *${name}* (ci-après « ${dead.isWoman ? 'la défunte' : 'le défunt'} »), en son vivant domicilié${e} au ${address(paper, 'QC').join(', ')}, est décédé${e} à ${town} le ${dated(died, 'frLong')}.`,
      `2. ÉTAT CIVIL. ${dead.isWoman ? 'La défunte' : 'Le défunt'} était marié${e} en premières noces à ${named(spouse)} sous le régime de la société d’acquêts.`,
      `3. TESTAMENT. Le dernier testament a été reçu devant notaire le ${dated(willed, 'frLong')} sous le numéro ${paper.code('# ###')} de ses minutes, ainsi qu’il appert des certificats de recherche testamentaire.`,
      `4. LIQUIDATION. ${paper.pick(['Aux termes de ce testament, la charge de liquidateur a été confiée à', 'Les héritiers ont désigné pour liquider la succession', 'Agissent comme liquidateur(s) :'])} *${enumerated(executors, 'et')}*, qui ${many ? 'ont accepté' : 'a accepté'} cette charge.`,
    ]
    for (const point of points) para(flow, point, { after: 8 })
    need(flow, 90)
    para(flow, '5. HÉRITIERS', { after: 4 })
    grid(
      flow,
      [
        { title: 'Héritier', share: 3 },
        { title: 'Lien', share: 2 },
        { title: 'Part', share: 1, align: 'right' },
      ],
      [
        [named(spouse), 'conjoint survivant', '1/2'],
        [named(heir), 'enfant', '1/2'],
      ],
      { look: paper.pick(['boxes', 'rules', 'open']) },
    )
    signLines(flow, [
      ...executors.map((one) => [one, paper.pick(['liquidateur', 'liquidateur de la succession'])]),
      [`Me ${named(notary)}`, 'notaire'],
    ])
    return sheetsOf(flow, [`${firm} – copie conforme – SPÉCIMEN – page {page} de {pages}`])
  },
}
