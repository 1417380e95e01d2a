import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signLine, stamp } from '../blocks.ts'
import { add, need, openFlow, pair, para, sheetsOf } from '../flow.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { dated, putDate } from '../wording.ts'

/** A Moroccan power of attorney typed by a public writer, legalised at the district office with a stamp of its own number. */
export const procurationLegalisee: UnseenLayout = {
  name: 'procuration-legalisee',
  docType: 'power_of_attorney',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const [grantor, agent, officer] = crowd(paper, 'MA', 3)
    if (!grantor || !agent || !officer) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'mono', 'sans'], letter: [9.5, 11.5] })
    const name = paper.put(
      'document_holder_name',
      named(grantor, paper.pick(['upper', 'upperLast', 'lastFirst', 'plain'])),
    )
    const [holder = ''] = listed(
      paper,
      'signatories',
      [agent],
      paper.pick(['upper', 'upperLast', 'lastFirst', 'plain']),
    )
    const signed = addDays(paper.today, -paper.between(5, 900))
    const when = putDate(paper, 'document_date', signed, paper.pick(['slash', 'frLong', 'dots', 'dash'] as const))
    const [home, away] = [address(paper, 'MA'), address(paper, 'MA')]
    const identity = () => `${paper.pick(['BK', 'A', 'EE', 'D', 'CD', 'JB'])}${paper.code('######')}`
    const town = home[1].split(' ').slice(1).join(' ')
    const born = (person: { isWoman: boolean }) =>
      `né${person.isWoman ? 'e' : ''} le ${dated(addDays(signed, -paper.between(9000, 24000)), 'slash')}`
    para(
      flow,
      paper.pick(['PROCURATION', 'PROCURATION SPÉCIALE', 'PROCURATION GÉNÉRALE', 'P R O C U R A T I O N', 'POUVOIR']),
      { size: 17, bold: true, align: 'middle', after: 20 },
    )
    const scopes = [
      'signer tous actes et statuts de société, ouvrir et faire fonctionner tous comptes bancaires, déposer et retirer toutes sommes, signer tous chèques et effets',
      'vendre, aux prix et conditions qu’il avisera, le bien immobilier objet du titre foncier ci-après, en percevoir le prix et en donner quittance',
      'me représenter auprès de toutes administrations, de la CNSS, de la conservation foncière et du tribunal de commerce, y déposer et retirer toutes pièces',
      'gérer et administrer tous mes biens, encaisser les loyers, conclure et résilier tous baux, payer toutes taxes',
    ]
    if (paper.chance(0.4)) {
      pair(flow, paper.pick(['LE MANDANT :', 'Mandant(e)', 'Je soussigné(e)']), `*${name}*`, { captionWidth: 130 })
      pair(flow, 'C.N.I.E. n°', identity(), { captionWidth: 130 })
      pair(flow, 'Demeurant à', home.join(', '), { captionWidth: 130, after: 14 })
      pair(flow, paper.pick(['LE MANDATAIRE :', 'Mandataire', 'Donne pouvoir à']), `*${holder}*`, { captionWidth: 130 })
      pair(flow, 'C.N.I.E. n°', identity(), { captionWidth: 130 })
      pair(flow, 'Demeurant à', away.join(', '), { captionWidth: 130, after: 14 })
      para(flow, `A l’effet de : ${paper.pick(scopes)}.`)
    } else {
      para(
        flow,
        `Je soussigné${grantor.isWoman ? 'e' : ''}, ${grantor.isWoman ? paper.pick(['Mme', 'Mlle']) : paper.pick(['M.', 'Mr'])} *${name}*, de nationalité marocaine, ${born(grantor)}, titulaire de la CNIE n° ${identity()}, demeurant à ${home.join(', ')},`,
        { after: 12 },
      )
      para(
        flow,
        `${paper.pick(['Donne par la présente tous pouvoirs à', 'Constitue pour mon mandataire spécial', 'Donne procuration pleine et entière à', 'Mandate par les présentes'])} ${agent.isWoman ? 'Mme' : 'M.'} *${holder}*, ${born(agent)}, CNIE n° ${identity()} valable jusqu’au ${dated(addDays(paper.today, paper.between(100, 3000)), 'slash')}, demeurant à ${away.join(', ')},`,
        { after: 12 },
      )
      para(
        flow,
        `Pour, en mon nom et pour mon compte, ${paper.pick(scopes)}, et généralement faire tout ce qui sera utile ou nécessaire.`,
      )
    }
    para(
      flow,
      paper.pick([
        'La présente procuration est valable jusqu’à révocation écrite.',
        'Bon pour pouvoir. Promettant l’avouer et le ratifier au besoin.',
        'La présente est délivrée pour servir et valoir ce que de droit.',
      ]),
      { after: 22 },
    )
    need(flow, 210)
    para(flow, `${paper.pick(['Fait à', 'A'])} ${town}, le ${when}`, {
      align: paper.pick(['left', 'right']),
      after: 14,
    })
    signLine(flow, ['Signature du mandant', '(légalisée)'], { x: flow.left, width: 170, above: named(grantor) })
    if (paper.chance(0.6))
      signLine(flow, ['Signature du mandataire', '« bon pour acceptation »'], { x: flow.right - 170, width: 170 })
    flow.y += 90
    add(
      flow,
      ...stamp(
        flow.left + 130,
        flow.y + 40,
        [
          'ROYAUME DU MAROC',
          'MINISTÈRE DE L’INTÉRIEUR',
          `${town.split(' ')[0] ?? ''} – ANNEXE ${paper.between(1, 20)}`,
          'SERVICE DE LÉGALISATION',
        ],
        '#27408b',
      ),
    )
    flow.y += 6
    const legal = [
      `Vu pour la légalisation de la signature de l’intéressé`,
      `N° d’ordre : ${paper.code('####')}/${signed.slice(0, 4)}`,
      `Droits de timbre : 20,00 DH`,
      `L’Officier délégué : ${named(officer)}`,
    ]
    for (const one of legal) para(flow, one, { x: flow.left + 270, size: 8, after: 1 })
    return sheetsOf(flow, ['SPÉCIMEN'], paper.pick(['left', 'middle', 'right']))
  },
}
