import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { signLines, stamp } from '../blocks.ts'
import { add, need, openFlow, para, rule, sheetsOf } from '../flow.ts'
import { company } from '../firms.ts'
import { crowd, listed, named } from '../people.ts'
import { address } from '../places.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import { amount, dated, putDate } from '../wording.ts'

/** Minutes of a Moroccan SARL that name the manager and the bank signature, legalised; attending partners beside the signatory. */
export const pvDecisions: UnseenLayout = {
  name: 'pv-decisions',
  docType: 'board_resolution',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'MA', 4)
    const signers = people.slice(0, paper.pick([1, 1, 2]))
    const [third, fourth] = people.slice(2)
    if (!third || !fourth) throw new Error('Nobody')
    const flow = openFlow(paper, { size: 'a4', faces: ['serif', 'sans', 'narrow'], letter: [9.5, 11] })
    const bare = company(paper, 'MA')
    const kind = paper.pick(['SARL', 'S.A.R.L. A.U', 'SA', 'SARL AU'])
    const legal = paper.put('legal_name', bare)
    const all = listed(paper, 'signatories', signers, paper.pick(['upperLast', 'upper', 'lastFirst', 'plain']))
    const held = addDays(paper.today, -paper.between(8, 1500))
    const form = paper.pick(['frLong', 'slash', 'frWords', 'frLong'] as const)
    const when = putDate(paper, 'document_date', held, form)
    const office = address(paper, 'MA')
    const polite = (index: number) => (signers[index]?.isWoman === true ? 'Mme' : 'M.')
    const titled = all.map((one, index) => `${polite(index)} *${one}*`).join(' et ')
    const lines = [
      `${kind} au capital de ${amount(paper.between(1, 90) * 1_000_000, 'MA')}`,
      `Siège social : ${office.join(', ')}`,
      `R.C. ${paper.code('######')} – I.F. ${paper.code('########')} – ICE ${commonIdentifier(paper)}`,
    ]
    const head = paper.pick(['left', 'middle'] as const)
    para(flow, legal, { size: 14, bold: true, align: head, after: 3 })
    for (const one of lines) para(flow, one, { align: head, size: 8.5, after: 1 })
    flow.y += 16
    para(
      flow,
      paper.pick([
        'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE EXTRAORDINAIRE',
        'PROCES VERBAL DES DECISIONS DE L’ASSOCIÉ UNIQUE',
        'PROCÈS-VERBAL DU CONSEIL D’ADMINISTRATION',
        'PROCÈS-VERBAL DE L’ASSEMBLÉE GÉNÉRALE ORDINAIRE',
      ]),
      { bold: true, align: 'middle', size: 12, after: 2 },
    )
    if (form !== 'frWords')
      para(flow, paper.pick([`DU ${when.toUpperCase() === when ? when : when}`, `Réunion du ${when}`]), {
        bold: true,
        align: 'middle',
        after: 12,
      })
    const hour = `${paper.between(9, 17)} heures`
    para(
      flow,
      form === 'frWords'
        ? `L’an deux mille ${when.split('deux mille ')[1] ?? ''} et le ${when}, à ${hour}, les associés de la société se sont réunis au siège social sur convocation de la gérance.`
        : `Le ${when}, à ${hour}, les associés se sont réunis au siège social, sur convocation verbale du gérant.`,
      { after: 8 },
    )
    para(
      flow,
      `${paper.pick(['Sont présents', 'Étaient présents ou représentés'])} : ${third.isWoman ? 'Mme' : 'M.'} ${named(third)}, propriétaire de ${paper.code('#00')} parts sociales, et ${fourth.isWoman ? 'Mme' : 'M.'} ${named(fourth)}, propriétaire de ${paper.code('#00')} parts, soit la totalité du capital.`,
      { after: 8 },
    )
    para(
      flow,
      paper.pick([
        'L’ordre du jour est le suivant : nomination du gérant – pouvoirs de signature – questions diverses.',
        'Ordre du jour : 1) pouvoirs bancaires ; 2) formalités.',
      ]),
      { after: 10 },
    )
    const plural = signers.length > 1
    const powers = [
      `L’assemblée donne pouvoir à ${titled}, à l’effet d’engager la société, ouvrir et faire fonctionner tous comptes bancaires, sous ${plural ? 'leur signature conjointe' : 'sa seule signature'}.`,
      `La société sera valablement engagée pour tous les actes la concernant par la signature ${plural ? 'conjointe' : 'unique'} de ${titled}.`,
      `${titled} ${plural ? 'sont nommés cogérants' : 'est nommé(e) gérant(e) unique'} pour une durée illimitée ; la signature sociale et bancaire ${plural ? 'leur' : 'lui'} est attribuée.`,
      `Le conseil confère la signature bancaire à : ${titled}${plural ? ', agissant ensemble ou séparément' : ''}.`,
    ]
    para(flow, paper.pick(['PREMIÈRE RÉSOLUTION', 'Première décision', 'RÉSOLUTION N° 1']), { bold: true, after: 3 })
    para(flow, paper.pick(powers), { after: 4 })
    para(flow, 'Cette résolution est adoptée à l’unanimité.', { after: 10 })
    if (paper.chance(0.7)) {
      para(flow, paper.pick(['DEUXIÈME RÉSOLUTION', 'Deuxième décision']), { bold: true, after: 3 })
      para(
        flow,
        'Tous pouvoirs sont donnés au porteur d’un original ou d’une copie des présentes pour effectuer les formalités de dépôt et de publicité prévues par la loi.',
        { after: 10 },
      )
    }
    para(
      flow,
      `L’ordre du jour étant épuisé, la séance est levée et de tout ce qui précède il a été dressé le présent procès-verbal, signé après lecture.`,
      { after: 6 },
    )
    need(flow, 150)
    signLines(flow, [
      [named(third), 'associé'],
      [named(fourth), 'associé'],
    ])
    rule(flow, { color: '#bbb' })
    if (paper.chance(0.7)) {
      add(
        flow,
        ...stamp(
          flow.left + 120,
          flow.y + 44,
          [
            'COMMUNE URBAINE',
            'VU POUR LÉGALISATION',
            `${paper.code('####')} – ${dated(addDays(held, paper.chance(0.5) ? 0 : 2), 'shortSlash')}`,
          ],
          '#2a4b9b',
        ),
      )
      add(flow, ...stamp(flow.right - 90, flow.y + 44, [bare.toUpperCase().slice(0, 26), 'LA GÉRANCE'], '#1c6b3f'))
    }
    return sheetsOf(flow, ['SPÉCIMEN'], paper.pick(['left', 'middle', 'right']))
  },
}
