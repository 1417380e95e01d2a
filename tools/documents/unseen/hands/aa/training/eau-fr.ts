import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A water bill of a French municipal board: a boxed form with a payment slip that is cut off at the foot. */
export const eauFr: UnseenLayout = {
  name: 'eau-fr',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'FR')
    const one = next()
    const page = openPage()
    const board = paper.put(
      'issuer_name',
      paper.pick([
        'RÉGIE DES EAUX DU PAYS DE RETZ',
        "SYNDICAT DES EAUX DE L'AUNE",
        'RÉGIE COMMUNALE EAU ET ASSAINISSEMENT',
      ]),
    )
    const sent = addDays(paper.today, -paper.between(6, 150))
    const due = addDays(sent, 30)
    const used = paper.between(28, 141)
    const lines = [4200, used * 187, used * 164, used * 33]
    const net = lines.reduce((sum, each) => sum + each, 0)
    const vat = Math.round(net * 0.055)
    const total = net + vat
    const account = paper.put('account_number', paper.code('A-####-#####'))
    const plain = `${one.surname} ${one.given}`.toUpperCase()
    const name = paper.put('document_holder_name', plain, `${one.sex === 'F' ? 'MME' : 'M.'} ${plain}`)
    paper.put('address', joined(one.lines))
    page.t(40, 48, board, 12, 'serif-bold')
    page.rows(
      40,
      62,
      10,
      ['Place de la Mairie', 'Accueil : mardi et jeudi 9 h - 12 h', 'Tél. 02 98 00 17 17'],
      7.6,
      'serif',
    )
    page.rows(318, 132, 13, [name, ...one.lines], 9.4, 'mono')
    page.t(40, 196, `FACTURE D'EAU  ${paper.pick(['1er', '2e'])} SEMESTRE`, 13, 'serif-bold')
    const cells: [string, string][] = [
      ['Référence abonné', account],
      ["Date d'émission", paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))],
      ['N° facture', paper.code('2026-######')],
      ['Date limite', paper.put('due_date', due, day(due, 'DD/MM/YYYY'))],
    ]
    cells.forEach(([label, value], index) => {
      page.box(40 + index * 129, 210, 129, 34)
      page.c(104 + index * 129, 222, label, 7, 'serif')
      page.c(104 + index * 129, 237, value, 9, 'serif-bold')
    })
    page.t(40, 266, `Lieu desservi : ${one.lines[0]}   Compteur n° ${paper.code('D##@@######')}`, 8, 'serif', {
      fit: 515,
    })
    const old = paper.between(300, 1800)
    page.box(40, 276, 515, 18, { fill: '#dddddd' })
    page.grid(
      [46, -250, -340, -440, -548],
      288,
      20,
      [
        ['Désignation', 'Quantité m³', 'P.U. HT', 'TVA', 'Montant HT'],
        ['Abonnement eau potable', '', '', '5,5 %', money(lines[0] ?? 0, 'fr')],
        [`Consommation (index ${old} à ${old + used})`, String(used), '1,8700', '5,5 %', money(lines[1] ?? 0, 'fr')],
        ['Assainissement collectif', String(used), '1,6400', '5,5 %', money(lines[2] ?? 0, 'fr')],
        ["Agence de l'eau - pollution", String(used), '0,3300', '5,5 %', money(lines[3] ?? 0, 'fr')],
      ],
      8.2,
      'serif',
    )
    page.rule(40, 384, 555)
    page.grid(
      [340, -548],
      402,
      16,
      [
        ['Total HT', money(net, 'fr')],
        ['TVA', money(vat, 'fr')],
      ],
      9,
      'serif',
    )
    page.box(330, 426, 225, 24, { stroke: '#000000', strokeWidth: 1.2 })
    page.t(340, 442, 'NET À PAYER EN EUROS', 9, 'serif-bold')
    page.r(548, 442, paper.put('amount_due', amount(total), money(total, 'fr')), 11, 'serif-bold')
    page.para(
      40,
      490,
      515,
      "Qualité de l'eau : eau conforme aux limites de qualité réglementaires pour l'ensemble des paramètres mesurés (ARS). En cas de difficulté de paiement, contactez le Trésor public avant la date limite.",
      8,
      'serif',
    )
    for (let dash = 0; dash < 64; dash += 1) page.rule(30 + dash * 8.4, 640, 34 + dash * 8.4)
    page.t(40, 660, 'TALON DE PAIEMENT - à joindre sans agrafer', 8, 'serif-bold')
    page.rows(40, 684, 12, [name, `Abonné ${account}`], 9, 'mono')
    page.r(548, 696, `${money(total, 'fr')} EUR`, 11, 'mono-bold')
    page.t(
      40,
      752,
      `${paper.code('0000########')} ${paper.code('######')}09 ${String(total).padStart(8, '0')}`,
      11,
      'mono',
    )
    page.t(40, 815, 'SPECIMEN', 7, 'serif')
    return [page.sheet()]
  },
}
