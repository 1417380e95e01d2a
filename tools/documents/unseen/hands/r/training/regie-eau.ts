import { addDays } from '../../../../calendar.ts'
import { line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { families, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const issuers = [
  'Régie des Eaux du Bocage',
  'Syndicat Intercommunal d’Adduction d’Eau de la Vère',
  'Société des Eaux de la Côte Vermeille',
  'Régie Municipale de l’Eau de Foix-Nord',
  'Eaux et Assainissement du Pays d’Auge SA',
  'SIVOM de la Haute-Mauldre',
  'Compagnie Fermière du Ponant',
]

/** A French public water bill, typewritten: the authority and the treasury both named, a payment slip (TIP or talon) under a cut line. */
export const regieEau: UnseenLayout = {
  name: 'regie-eau',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const page = openPage('a4', paper.pick([...families, 'mono', 'mono']))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const billed = addDays(paper.today, -paper.between(5, 200))
    const due = addDays(billed, paper.pick([21, 30, 31]))
    const holder = someone(paper, 'FR')
    const name = nameOf(holder, paper.pick(['surnameFirst', 'capitals', 'surnameCaps']))
    const place = home(paper, 'FR')
    const rows = homeLines(paper, place, 'FR', true)
    const account = paper.code(paper.pick(['####-######-##', '0######', '## ## ####', 'AB-######']))
    const isTop = paper.chance(0.5)
    page.col(
      36,
      40,
      11,
      isTop
        ? [
            issuer,
            `${paper.between(1, 40)} route de la Station`,
            rows.at(-1) ?? '',
            `Tél. ${paper.code('02 ## ## ## ##')}`,
          ]
        : ['DÉPARTEMENT DE LA VÈRE', 'SERVICE PUBLIC DE L’EAU', `Ouvert du lundi au vendredi 9h-12h`],
      { size: 8.2, within: 260 },
    )
    page.t(
      330,
      116,
      `${paper.pick(['M. ou Mme ', holder.sex === 'F' ? 'MME ' : 'M. ', ''])}${paper.put('document_holder_name', name)}`,
      { size: 9.5, within: 230 },
    )
    page.col(330, 129, 13, ledger.address('address', rows), { size: 9.5, within: 230 })
    page.t(
      36,
      196,
      paper.pick([
        'FACTURE D’EAU',
        'Avis des sommes à payer - Eau et assainissement',
        'Facture eau potable',
        'VOTRE FACTURE D’EAU',
      ]),
      { size: 12, bold: true },
    )
    const fixed = paper.between(1_500, 6_000)
    const water = paper.between(3_000, 30_000)
    const vat = Math.round((fixed + water) * 0.055)
    const amount = fixed + water + vat
    const money = ledger.money('amount_due', amount)
    const facts: [string, string][] = [
      [
        paper.pick(['Date de facture', 'Facture émise le', 'Établie le', 'Date d’émission', 'Édition du']),
        ledger.date('document_date', billed),
      ],
      [
        paper.pick(['N° abonné', 'Référence abonné', 'N° de compte', 'Compte abonné', 'Code abonné']),
        paper.put('account_number', account),
      ],
      [paper.pick(['Total à payer', 'NET A PAYER', 'Somme à payer TTC', 'Montant TTC dû', 'MONTANT À RÉGLER']), money],
      [
        paper.pick(['Date limite de paiement', 'A régler avant le', 'Échéance', 'Payable jusqu’au']),
        ledger.date('due_date', due),
      ],
      ['N° de rôle / facture', paper.code('2026-00#-######')],
      ['Trésorerie', paper.pick(['SGC DE VERNON', 'TRESORERIE DE FOIX', 'SGC LISIEUX'])],
    ]
    const isBoxed = paper.chance(0.5)
    facts.forEach(([label, value], index) => {
      if (isBoxed) page.cell([36 + (index % 3) * 174, 206 + Math.floor(index / 3) * 30, 174, 30], label, value)
      else page.pair(36, 320, 216 + index * 12, label, value, { size: 8.4 })
    })
    const index1 = paper.between(100, 2_000)
    const read = paper.between(20, 180)
    const bottom = page.grid(
      {
        x: 36,
        y: 300,
        widths: [240, 70, 60, 70, 83],
        right: [1, 2, 3, 4],
        leading: 15,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Désignation', 'Index', 'm3', 'P.U.', 'Montant'],
        [`Relevé du ${day(addDays(billed, -30))}`, String(index1 + read), String(read), '', ''],
        [`Relevé précédent ${day(addDays(billed, -212))}`, String(index1), '', '', ''],
        ['Abonnement / part fixe', '', '', '', plain(fixed)],
        ['Consommation et redevances', '', String(read), '2,114', plain(water)],
        ['TVA 5,5 %', '', '', '', plain(vat)],
      ],
    )
    page.para(
      36,
      bottom + 22,
      520,
      `Branchement : ${place.number} ${place.street}. Releveur : ${nameOf(someone(paper, 'FR'), 'surnameCaps')}. L’eau distribuée est conforme aux limites de qualité. Toute réclamation doit être adressée au service dans un délai de deux mois.`,
      { size: 7.4 },
    )
    page.add(line(20, 640, 575, 640, { stroke: '#777', strokeWidth: 0.5 }))
    page.t(297, 652, paper.pick(['TIP SEPA - à joindre à votre paiement', 'Talon à détacher', 'TALON DE PAIEMENT']), {
      size: 7,
      align: 'middle',
    })
    page.col(
      36,
      674,
      12,
      [
        `${paper.pick(['Créancier :', 'À l’ordre de', 'Émetteur :'])} ${issuer}`,
        `Réf. ${account}`,
        `Montant : ${money}`,
        paper.code('ICS FR##ZZZ######'),
      ],
      { within: 300 },
    )
    page.t(330, 700, name, { size: 8.6 })
    page.t(36, 790, paper.code('##########  ############## ######## #####'), { face: 'mono', size: 9 })
    return [page.sheet()]
  },
}
