import { addDays } from '../../../../calendar.ts'
import { box, line, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, amount, cash, dated, day, grid, page, paragraph, pen, rule, type Marks } from '../kit.ts'
import { firm, full, someone } from '../people.ts'

/** A Québec electricity bill: the amount in a large band, a graph of use, a payment slip with the scan line at the foot. */
export const electriciteQc: UnseenLayout = {
  name: 'electricite-qc',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const f = pen('sans', 'sans-bold')
    const w = pen('sans', 'sans-bold', '#ffffff')
    const b = pen('sans', 'sans-bold', '#0b5aa2')
    const m = pen('mono', 'mono-bold')
    const holder = someone(paper, 'QC')
    const billed = addDays(paper.today, -paper.between(6, 80))
    const due = addDays(billed, 21)
    const issuer = paper.put(
      'issuer_name',
      `${paper.pick(['Coopérative d’électricité', 'Régie d’énergie'])} ${firm(paper, 'QC', ['Est', 'Nord', 'Centre'])}`,
    )
    const name = paper.put('document_holder_name', full(holder).toUpperCase())
    const lines = addressed(
      paper,
      holder.lines.map((row) => row.toUpperCase()),
    )
    const account = paper.put('account_number', paper.code('299 0## ### ###'))
    const kwh = paper.between(900, 4200)
    const access = paper.between(2600, 2900)
    const use = Math.round(kwh * 6.905)
    const gst = Math.round((access + use) * 0.05)
    const qst = Math.round((access + use) * 0.09975)
    const earlier = paper.between(7000, 32_000)
    const total = access + use + gst + qst
    const d = (cents: number) => `${amount(cents, 'fr')} $`
    const from = addDays(billed, -62)
    const bars = Array.from({ length: 12 }, (_, index) => {
      const tall = 10 + Math.round(24 * (0.5 + 0.5 * Math.cos((index * Math.PI) / 6))) + paper.between(0, 6)
      return box(392 + index * 14, 360 - tall, 9, tall, { fill: index === 11 ? '#0b5aa2' : '#b8d1e8' })
    })
    const marks: Marks = [
      shape('M40 66 L56 34 L54 50 L66 50 L48 84 L52 66 Z', { fill: '#f2a900' }),
      b.L(74, 56, issuer, 13),
      f.l(74, 70, 'Service à la clientèle : 1 888 555-0142', 7.4),
      b.R(572, 56, 'Facture d’électricité', 13),
      f.r(572, 70, 'Tarif D – Résidentiel', 7.4),
      [name, ...lines].map((row, index) => f.l(72, 132 + index * 13, row, 10)),
      f.l(360, 112, 'Date de facturation', 8),
      f.r(572, 112, dated(paper, 'document_date', billed, 'YYYY-MM-DD'), 9),
      f.l(360, 128, 'Numéro de compte', 8),
      f.r(572, 128, account, 9),
      f.l(360, 144, 'Numéro de client', 8),
      f.r(572, 144, paper.code('100 ### ###'), 9),
      f.l(360, 160, 'Prochain relevé vers le', 8),
      f.r(572, 160, day(addDays(billed, 60), 'YYYY-MM-DD'), 9),
      box(40, 200, 532, 54, { fill: '#0b5aa2' }),
      w.l(56, 220, 'Montant à payer', 10),
      w.L(56, 244, cash(paper, 'amount_due', total, d(total)), 19),
      w.r(556, 220, 'au plus tard le', 10),
      w.R(556, 244, dated(paper, 'due_date', due, 'D MMMM YYYY', 'fr'), 15),
      f.l(40, 280, 'Lieu de consommation', 8),
      f.L(150, 280, lines[0] ?? '', 8.6),
      b.L(40, 308, 'Sommaire', 11),
      grid(
        326,
        14,
        [40, -340],
        [
          ['Montant de la dernière facture', d(earlier)],
          [`Paiement reçu le ${day(addDays(from, 20), 'YYYY-MM-DD')} – merci`, `-${d(earlier)}`],
          ['Solde reporté', d(0)],
        ],
        { size: 8.8, face: 'sans' },
      ),
      b.L(392, 308, 'Votre consommation (kWh/jour)', 8.6),
      bars,
      rule(388, 360.5, 566),
      f.l(388, 371, day(from, 'MMM YYYY', 'fr'), 6.6),
      f.r(566, 371, day(billed, 'MMM YYYY', 'fr'), 6.6),
      b.L(40, 404, 'Détail du montant facturé', 11),
      box(40, 412, 532, 16, { fill: '#e4eef7' }),
      f.L(46, 423, `Du ${day(from, 'D MMM', 'fr')} au ${day(addDays(billed, -2), 'D MMM YYYY', 'fr')} (60 jours)`, 8),
      f.L(400, 423, 'Quantité', 8),
      f.R(566, 423, 'Montant', 8),
      grid(
        444,
        15,
        [46, 400, -566],
        [
          ['Frais d’accès au réseau', '60 jours', d(access)],
          ['Énergie – 1re tranche à 6,905 ¢/kWh', `${kwh} kWh`, d(use)],
          ['TPS 10223 4455 RT0001', '5 %', d(gst)],
          ['TVQ 1000 224 411 TQ0002', '9,975 %', d(qst)],
        ],
        { size: 8.8, face: 'sans' },
      ),
      rule(40, 496, 572),
      f.L(46, 511, 'Total de la période', 9),
      f.R(566, 511, d(total), 9),
      paragraph(
        { x: 40, y: 546, width: 520, leading: 11 },
        'Après l’échéance, des frais d’administration de 1,2 % par mois s’appliquent. Le mode de versements égaux répartit vos paiements sur douze mois : renseignez-vous avant l’hiver.',
        { size: 8, face: 'sans', color: '#444' },
      ),
      line(30, 640, 582, 640, { stroke: '#888', strokeWidth: 0.6 }),
      f.m(306, 637, 'Détachez et joignez à votre paiement', 6.4),
      f.L(40, 664, issuer, 9),
      f.l(40, 677, 'C.P. 11500, succ. Centre-ville', 8),
      f.l(330, 664, 'Compte', 7),
      m.r(572, 664, account, 9),
      f.l(330, 680, 'À payer', 7),
      m.r(572, 680, d(total), 9),
      f.l(330, 696, 'Montant versé', 7),
      box(470, 687, 102, 15, { stroke: '#555', strokeWidth: 0.6 }),
      m.l(150, 746, `${account.replace(/ /g, '')} ${String(total).padStart(8, '0')} ${paper.code('##')}`, 11),
    ]
    return [page('letter', marks, 'SPÉCIMEN')]
  },
}
