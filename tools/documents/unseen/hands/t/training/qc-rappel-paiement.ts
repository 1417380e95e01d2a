import { addDays } from '../../../../calendar.ts'
import { letterPaper } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { letterhead } from '../head.ts'
import { column, day, letter, money, putAddress, putDate, putSum } from '../kit.ts'
import { home, somebody } from '../people.ts'

const utilities = [
  ['Énergie Chaudière-Nord inc.', 'ÉCN', '#00695c'],
  ['Gaz Laurentien S.E.C.', 'GL', '#1565c0'],
  ['Coopérative d’électricité de la Batiscan', 'CEB', '#ef6c00'],
] as const

/** A reminder of an unpaid energy bill: the sum and the last day in a sentence, the first bill’s date and the late fee beside them. */
export const qcRappelPaiement: UnseenLayout = {
  name: 'qc-rappel-paiement',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const [who, [utility, initials, color]] = [somebody(paper, 'QC'), paper.pick(utilities)]
    const written = addDays(paper.today, -paper.between(1, 40))
    const look = paper.pick(['fr', 'iso', 'frShort'] as const)
    const owed = paper.between(4_500, 88_000)
    const head = letterhead(
      paper,
      {
        name: paper.put('issuer_name', utility),
        initials,
        color,
        lines: ['Recouvrement, case 1100', 'Trois-Rivières (Québec)  G9A 5K2', '1 888 555-0150'],
      },
      letterPaper,
    )
    const name = paper.put('document_holder_name', paper.pick([who.full, who.full.toUpperCase()]))
    const block = putAddress(paper, home(paper, 'QC'))
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['### ### ###', '299 ### ### ###', '####-#####'])),
    )
    const sum = putSum(paper, 'amount_due', owed, 'qc')
    const due = putDate(paper, 'due_date', addDays(written, paper.between(8, 15)), look)
    const civil = who.sex === 'F' ? 'Madame' : 'Monsieur'
    const dated = putDate(paper, 'document_date', written, look)
    const body = column(60, head.top, 490, { size: 10, face: paper.pick(['sans', 'narrow', 'serif']), leading: 1.5 })
    if (paper.chance(0.5))
      body
        .say(dated)
        .gap(8)
        .list([name, ...block])
    else
      body
        .list([name, ...block])
        .gap(8)
        .say(`${paper.pick(['Le ', 'Date : '])}${dated}`)
    body
      .gap(10)
      .say(`${paper.pick(['N° de compte :', 'Compte', 'Votre numéro de compte :', 'Numéro de client :'])} ${account}`)
    if (paper.chance(0.5)) body.say(`Lieu de service : ${block[0] ?? ''}   Facture ${paper.code('6########')}`)
    body
      .gap(8)
      .say(paper.pick(['RAPPEL – Paiement en retard', 'Deuxième avis', 'Objet : Solde impayé', 'Avis de retard']), {
        face: 'sans-bold',
        size: 12,
      })
      .gap(6)
      .say(`${civil},`)
      .gap(6)
    const fee = money(paper.between(300, 900), 'qc')
    const first = day(addDays(written, -paper.between(28, 45)), look)
    body
      .say(
        paper.pick([
          `Nous n’avons pas reçu le paiement de votre facture d’électricité du ${first}. Le montant à payer est maintenant de ${sum}, frais de retard de ${fee} inclus. Veuillez le régler au plus tard le ${due}.`,
          `À ce jour, votre compte de gaz naturel présente un solde en souffrance de ${sum} (facture émise le ${first}). Pour éviter l’interruption du service, payez avant le ${due}.`,
          `Malgré notre facture du ${first}, la somme de ${sum} reste due pour votre consommation d’énergie. Nous vous accordons jusqu’au ${due} ; par la suite, des frais de ${fee} s’ajouteront.`,
        ]),
      )
      .gap(8)
      .say(
        `Dernier paiement reçu : ${money(paper.between(40, 300) * 100, 'qc')} le ${day(addDays(written, -paper.between(60, 80)), look)}. Si vous avez déjà payé, ne tenez pas compte du présent avis.`,
      )
      .gap(8)
      .say('Difficulté à payer ? Une entente de paiement est possible en ligne, sans frais d’ouverture.')
      .gap(14)
    body.list([paper.pick(['Le service du recouvrement', 'Service à la clientèle']), somebody(paper, 'QC').full])
    return [letter([...head.marks, ...body.marks], 'SPÉCIMEN')]
  },
}
