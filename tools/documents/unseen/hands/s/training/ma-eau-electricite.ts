import { addDays } from '../../../../calendar.ts'
import { commonIdentifier } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { firms } from '../firms.ts'
import { putHolder } from '../holder.ts'
import { firmOf } from '../invent.ts'
import {
  day,
  dirhams,
  emblem,
  initialsOf,
  money,
  openPage,
  plainFrench,
  putAddress,
  putDay,
  putMoney,
  recent,
} from '../kit.ts'
import { addressIn } from '../people.ts'

const netCaptions = [
  'NET A PAYER',
  'Montant à payer',
  'Total à payer TTC',
  'Total TTC à régler',
  'Montant dû (DH)',
  'Somme à payer',
] as const

/** A Moroccan water and power bill: boxed numbers across the top, slices of consumption, a stub with the net. */
export const maEauElectricite: UnseenLayout = {
  name: 'ma-eau-electricite',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'mono']))
    const { brand, legal, seat } = firmOf(paper, firms.maPower, 'ma power')
    const ink = paper.pick(['#00539b', '#007a5e', '#7b2d26'])
    const issued = recent(paper, 6, 60)
    const coin = paper.pick([dirhams, plainFrench, { ...plainFrench, after: ' MAD' }])
    page.add(...emblem(paper, 34, 24, 40, ink, initialsOf(brand)))
    page.say(
      84,
      42,
      paper.pick(['FACTURE EAU ET ÉLECTRICITÉ', 'Facture de consommation', 'Facture - Avis de paiement']),
      { size: 13, bold: true, color: ink },
    )
    page.say(
      84,
      56,
      paper.pick(['Agence Sidi Maârouf', 'Agence commerciale Centre-Ville', 'Agence 07 - Hay Mohammadi']),
      { size: 8 },
    )
    const pattern = paper.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'DD/MM/YY'])
    const contract = paper.put('account_number', paper.code(paper.pick(['10######', '#### ### ###', '2######-4'])))
    const boxes = [
      [paper.pick(['N° Contrat', 'N° Police', 'Référence client', 'N° de compte client', 'Contrat n°']), contract],
      ['Tournée', paper.code('0##/###')],
      ['N° Facture', paper.code('2026########')],
      [
        paper.pick(['Date de facture', 'Date facturation', 'Éditée le', 'Date d’émission']),
        putDay(paper, 'document_date', issued, pattern),
      ],
      [
        paper.pick(['Date limite de paiement', 'À payer avant le', 'Échéance', 'Date exigibilité']),
        putDay(paper, 'due_date', addDays(issued, 20), pattern),
      ],
    ] as const
    for (const [index, [caption, value]] of boxes.entries())
      page.cell(34 + index * 106, 76, 104, 30, caption, value, { size: 8.5, color: ink })
    const { line } = putHolder(paper, 'MA', ['capitals', 'titled', 'surname first', 'plain'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'MA'))
    const right = paper.chance(0.6)
    if (right && paper.chance(0.5)) page.say(320, 130, 'DESTINATAIRE', { size: 6.5, color: '#777777' })
    page.stack(right ? 320 : 48, 144, [line, ...rows], { size: 9.5 })
    page.stack(
      right ? 48 : 330,
      144,
      [
        `Période : ${day(addDays(issued, -34), pattern)} au ${day(addDays(issued, -4), pattern)}`,
        `Usage : ${paper.pick(['Domestique', 'Ménages - 2 fils', 'Social'])}`,
        `Compteur élec. ${paper.code('3#####')}   eau ${paper.code('D##@#####')}`,
      ],
      { size: 8 },
    )
    const table: (readonly string[])[] = [['Désignation', 'Qté', 'P.U. HT', 'Montant HT', 'TVA', 'Montant TTC']]
    const items = [
      'Électricité tranche 1',
      'Électricité tranche 2',
      'Redevance fixe',
      'Eau potable tranche 1',
      'Assainissement',
      'Timbre fiscal',
    ].filter(() => paper.chance(0.85))
    let total = 0
    for (const item of items) {
      const [quantity, price] = [paper.between(4, 120), paper.between(85, 310)]
      const net = quantity * price
      const tax = Math.round(net * 0.14)
      total += net + tax
      table.push([
        item,
        String(quantity),
        `${(price / 100).toFixed(4).replace('.', ',')}`,
        money(net, plainFrench),
        money(tax, plainFrench),
        money(net + tax, plainFrench),
      ])
    }
    page.fill(34, 222, 528, 15, '#dfe9ee')
    const bottom = page.grid(233, [38, -240, -320, -400, -470, -558], table, { size: 8.2, leading: 17 })
    page.rule(34, 562, bottom - 8, ink)
    const shown = putMoney(paper, 'amount_due', total, coin)
    const caption = paper.pick(netCaptions)
    page.say(300, bottom + 12, caption, { size: 11, bold: true })
    page.say(558, bottom + 12, shown, { size: 12, bold: true, align: 'right' })
    page.say(38, bottom + 32, 'Solde antérieur : 0,00    Frais de relance : 0,00', { size: 7.5 })
    page.wrap(
      38,
      bottom + 62,
      500,
      'Cher client, réglez votre facture sans vous déplacer : application mobile, agences bancaires, espaces de proximité. À défaut de paiement à la date limite, des frais de coupure seront facturés. Centre de relation clientèle : 05 22 00 00 00.',
      { size: 8 },
    )
    page.rule(34, 562, 690, '#999999')
    page.say(38, 704, 'TALON À JOINDRE AU RÈGLEMENT', { size: 7 })
    page.grid(722, [38, 200, 380], [[`Contrat : ${contract}`, line, `${caption} : ${shown}`]], { size: 8 })
    paper.put('issuer_name', legal)
    page.wrap(
      34,
      800,
      528,
      `${legal} - ${paper.pick(['Siège social : ', ''])}${seat} - ICE ${commonIdentifier(paper)} - R.C. ${paper.code('7####')} - I.F. ${paper.code('0#######')} - Patente ${paper.code('3#######')}`,
      { size: 6.5 },
    )
    clutter(paper, page, { x: 38, right: 558, top: bottom + 110, bottom: 680 }, 'fr')
    return [page.sheet()]
  },
}
