import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { emblem, families, inks, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const issuers: readonly [trade: string, legal: string][] = [
  ['Volta & Moi', 'Compagnie Énergétique de Bourgogne SA'],
  ['énergie d’ici', 'Société Coopérative Énergie Partagée du Sud-Ouest'],
  ['Lumen', 'Lumen Fourniture SAS'],
  ['Gaz du Vercors', 'Gaz du Vercors SA'],
  ['ÉLECTRA', 'Électricité Rhodanienne SA'],
  ['Watt Direct', 'Delmas Énergies SAS'],
]

/** A French energy supplier: references in a left column, the customer in the window, the bill's sum as a sentence or a box. */
export const factureEnergieFrance: UnseenLayout = {
  name: 'facture-energie-france',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const [trade, legal] = paper.pick(issuers)
    const billed = addDays(paper.today, -paper.between(4, 150))
    const due = addDays(billed, paper.pick([14, 15, 18, 20]))
    if (paper.chance(0.5)) emblem(paper, page, { x: 36, y: 26, size: 46, ink }, trade.charAt(0).toUpperCase())
    page.t(92, 54, trade, { size: 18, bold: true, color: ink, within: 190 })
    const holder = someone(paper, 'FR')
    const form = paper.pick(['surnameFirst', 'capitals', 'surnameCaps', 'plain'] as const)
    const people = paper.chance(0.25) ? [holder, someone(paper, 'FR')] : [holder]
    const names = people.map((one) => nameOf(one, form))
    const title = people.length > 1 ? '' : paper.pick(holder.sex === 'F' ? ['MME ', 'Mme ', ''] : ['M ', 'M. ', ''])
    const where = paper.pick([150, 118])
    page.t(320, where, `${title}${paper.put('document_holder_name', names.join('; '), names.join(' et '))}`, {
      size: 9.5,
      within: 240,
    })
    page.col(320, where + 13, 13, ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR')), { size: 9.5 })
    const account = paper.code(paper.pick(['# ### ### ###', '##########', 'C-########', '6 0## ### ### ##']))
    const facts: [string, string][] = [
      [
        paper.pick(['N° client', 'Référence client', 'Vos références : n° de compte', 'Compte client', 'N° de compte']),
        paper.put('account_number', account),
      ],
      ['PDL / PCE', paper.code('##############')],
      ['N° de contrat', paper.code('CTR#######')],
      [paper.pick(['Titulaire', 'Contrat au nom de']), names[0] ?? ''],
      ['Votre espace', 'monespace.example'],
    ]
    facts.slice(0, paper.between(3, 5)).forEach(([label, value], index) => {
      page.t(36, 104 + index * 22, label, { size: 6.8, color: '#666' })
      page.t(36, 114 + index * 22, value, { size: 8.6, bold: index === 0 })
    })
    const heading = paper.pick([
      'Facture du',
      'Votre facture du',
      'Facture de gaz et d’électricité du',
      'Facture établie le',
      'Facture de régularisation du',
    ])
    page.t(36, 238, `${heading} ${ledger.date('document_date', billed)}`, { size: 14, bold: true, color: ink })
    page.t(
      36,
      252,
      `N° ${paper.code('10 ### ### ###')} - Période du ${day(addDays(billed, -62))} au ${day(addDays(billed, -2))}`,
      { size: 8 },
    )
    const base = paper.between(1_200, 4_000)
    const used = paper.between(3_000, 42_000)
    const taxes = Math.round((base + used) * 0.2)
    const paid = paper.chance(0.4) ? Math.round((base + used) * 0.4) : 0
    const amount = base + used + taxes - paid
    const isSentence = paper.chance(0.4)
    const money = ledger.money('amount_due', amount)
    const late = ledger.date('due_date', due)
    const sentences = [
      `Le montant de ${money} TTC sera prélevé le ${late} sur votre compte bancaire.`,
      `Merci de régler la somme de ${money} avant le ${late}.`,
      `Montant à régler : ${money} au plus tard le ${late}.`,
    ]
    if (isSentence) page.para(36, 278, 520, paper.pick(sentences), { size: 11 })
    else {
      page.add(box(36, 264, 523, 36, { fill: '#f0f2ec' }))
      page.t(
        46,
        286,
        `${paper.pick(['Montant TTC à payer', 'Net à payer TTC', 'À payer', 'Total à régler', 'Reste à payer'])}   ${money}`,
        { size: 12, bold: true },
      )
      page.t(
        549,
        286,
        `${paper.pick(['à régler avant le', 'Date limite de paiement :', 'prélèvement le', 'Échéance'])} ${late}`,
        { size: 9, align: 'right' },
      )
    }
    const bottom = page.grid(
      {
        x: 36,
        y: 320,
        widths: [263, 90, 80, 90],
        right: [1, 2, 3],
        leading: 16,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        ['Détail', 'Quantité', 'Prix HT', 'Montant HT'],
        ['Abonnement', '2 mois', plain(Math.round(base / 2)), plain(base)],
        [
          paper.pick(['Consommation heures pleines', 'Consommation relevée', 'Consommation estimée']),
          `${paper.between(90, 3_000)} kWh`,
          '0,2016',
          plain(used),
        ],
        ['Total HT', '', '', plain(base + used)],
        ['TVA 20 %', '', '', plain(taxes)],
        ['Déjà réglé (mensualités)', '', '', plain(-paid)],
      ],
    )
    page.para(
      36,
      bottom + 24,
      520,
      `${paper.pick(['Adresse du lieu de consommation', 'Lieu de livraison'])} : identique à l’adresse ci-dessus. Tout retard de paiement entraîne une pénalité de 1,5 fois le taux d’intérêt légal. Urgence dépannage : ${paper.code('09 72 67 50 ##')}. Médiateur national de l’énergie : Libre réponse n° 59252, 75443 PARIS Cedex 09. Service clients : ${nameOf(someone(paper, 'FR'), 'plain')}, ${paper.code('TSA #####')}, 41975 BLOIS Cedex 9.`,
      { size: 7.2 },
    )
    const owner = paper.put('issuer_name', legal)
    const capital = `au capital de ${paper.between(2, 90)} 000 000 €, RCS ${paper.pick(['Dijon', 'Toulouse', 'Grenoble', 'Nanterre'])} ${paper.code('### ### ###')}, TVA FR${paper.code('## #########')}`
    page.t(
      297,
      812,
      trade === legal
        ? `${owner} ${capital}`
        : paper.pick([
            `${owner} ${capital}`,
            `${trade} est une marque de ${owner} ${capital}`,
            `${owner}, 14 rue des Forges ${capital}`,
          ]),
      { size: 6.2, align: 'middle', within: 530 },
    )
    return [page.sheet()]
  },
}
