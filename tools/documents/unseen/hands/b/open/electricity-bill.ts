import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedDollars, printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { cutLine, dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { capitalLines, homeLines, plainCapitals, someone } from '../people.ts'

/** An electricity bill for two months: the sum to pay in a tinted bubble, figures in the middle, a coupon with its own address block. */
export const electricityBill: UnseenLayout = {
  name: 'electricity-bill',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.electricity)
    const person = someone(paper)
    const issued = addDays(paper.today, -paper.between(8, 55))
    const due = addDays(issued, 21)
    const [from, until] = [addDays(issued, -64), addDays(issued, -3)]
    const energy = paper.between(640, 3_100)
    const access = 62 * 46
    const use = Math.round(energy * 6.905)
    const gst = Math.round((access + use) * 0.05)
    const qst = Math.round((access + use) * 0.09975)
    const before = paper.between(9_000, 24_000)
    const late = paper.chance(0.4) ? paper.between(1_500, 6_000) : 0
    const owed = late + access + use + gst + qst
    const name = plainCapitals(`${person.given} ${person.surname}`)
    const post = capitalLines(person.home)
    const client = paper.code('1## ### ###')
    const account = paper.put('account_number', paper.code('299 ### ### ###'))
    const teal = '#0b5a78'
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const issuedText = paper.put('document_date', issued, dated(issued, 'J mmmm AAAA'))
    const total = putCents(paper, 'amount_due', owed)
    const dueText = paper.put('due_date', due, dated(due, 'J mmm AAAA'))
    const marks = [
      shape('M34 30 L58 30 L50 46 L62 46 L38 74 L44 54 L32 54 Z', { fill: teal }),
      text(72, 50, 'Votre facture d’électricité', { size: 17, face: 'sans', color: teal }),
      text(72, 66, 'Tarif D · Usage domestique', { size: 8.5, color: '#555' }),
      ...grid([-470, 476], { y: 40, leading: 11 }, [
        ['Numéro de client', client],
        ['Numéro de compte', account],
        ['Facture du', issuedText],
        ['No de facture', paper.code('6#######-##')],
        ['Page', '1 de 1'],
      ]),
      box(330, 104, 250, 84, { fill: '#e3f0f4' }),
      ellipse(352, 128, 9, 9, { fill: teal }),
      text(352, 132, '$', { size: 11, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(370, 126, 'À payer', { size: 10, face: 'sans-bold', color: teal }),
      text(370, 150, total, { size: 21, face: 'sans-bold' }),
      text(370, 168, `au plus tard le ${dueText}`, { size: 9.5 }),
      text(370, 180, 'Mode de versements égaux : non inscrit', { size: 7.4, color: '#555' }),
      ...grid([42], { y: 122, leading: 12 }, [[name], [post[0]], [post[1]]], { size: 9.5, face: 'mono' }),
      text(34, 222, 'Sommaire du compte', { size: 12, face: 'sans-bold', color: teal }),
      line(34, 228, 578, 228, { stroke: teal }),
      ...grid([34, -578], { y: 242, leading: 14 }, [
        [
          `Montant de la facture précédente (${dated(addDays(issued, -62), 'J mmm AAAA')})`,
          printedDollars(before, 'fr'),
        ],
        [
          `Paiement reçu le ${dated(addDays(issued, -38), 'J mmm AAAA')} – Merci!`,
          `${printedMoney(before - late, 'fr')} CR`,
        ],
        ['Solde reporté', printedDollars(late, 'fr')],
      ]),
      text(34, 300, `Lieu de consommation : ${homeLines(person.home)[0]}`, { face: 'narrow-bold' }),
      ...grid([34, 250, 340, -470, -578], { y: 318, leading: 14 }, [
        [
          `Accès au réseau, du ${dated(from, 'J mmm')} au ${dated(until, 'J mmm')}`,
          '62 jours',
          '46,0 ¢ / jour',
          '',
          printedDollars(access, 'fr'),
        ],
        ['Énergie, 1re tranche', `${energy} kWh`, '6,905 ¢ / kWh', '', printedDollars(use, 'fr')],
        [paper.code('TPS 8######## RT0001'), '', '5 %', '', printedDollars(gst, 'fr')],
        [paper.code('TVQ 12######## TQ0001'), '', '9,975 %', '', printedDollars(qst, 'fr')],
        ['Montant de la présente facture', '', '', '', printedDollars(owed - late, 'fr')],
      ]),
      line(34, 388, 578, 388),
      text(34, 402, 'Montant total à payer', { face: 'narrow-bold', size: 10 }),
      text(578, 402, total, { face: 'narrow-bold', size: 10, align: 'right' }),
      text(34, 432, 'Historique de consommation', { size: 10, face: 'sans-bold', color: teal }),
      ...[38, 52, 70, 61, 33, 24, 30].flatMap((height, index) => [
        box(48 + index * 34, 520 - height, 18, height, { fill: index === 6 ? teal : '#a9c8d3' }),
        text(57 + index * 34, 530, dated(addDays(until, (index - 6) * 61), 'mmm AA'), { size: 6, align: 'middle' }),
      ]),
      ...wrapped(
        { x: 320, y: 446, width: 258, leading: 10.5 },
        `Relevé : lecture réelle du compteur ${paper.code('J4######')} le ${dated(until, 'J mmmm AAAA')}. Après l’échéance, des frais d’administration de 1,2 % par mois (14,4 % par année) s’appliquent. Déménagement? Avisez-nous au moins 30 jours d’avance. Panne : 1 800 555-0143.`,
        { size: 8 },
      ).marks,
      ...cutLine(590),
      text(34, 608, `Coupon de paiement – Libellez votre chèque à l’ordre de ${issuer}`, {
        size: 8,
        face: 'narrow-bold',
      }),
      ...grid([34], { y: 640, leading: 11 }, [
        [issuer],
        ['C. P. 8040, succ. Bonaventure'],
        ['Montréal (Québec)  H5A 9K2'],
      ]),
      ...grid([-490, 498], { y: 632, leading: 14 }, [
        ['No de compte', account],
        ['Échéance', dueText],
        ['Somme due', total],
        ['Somme versée', '____________'],
      ]),
      text(306, 742, paper.code('299########### 0000#####00 ## 4'), { face: 'mono', size: 11, align: 'middle' }),
    ]
    return [letterPage(marks, 'SPÉCIMEN – document fictif, aucun service n’est fourni')]
  },
}
