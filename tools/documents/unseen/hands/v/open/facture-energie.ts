import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, roundedBox, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page } from '../kit.ts'
import { folk } from '../people.ts'

/** A French supplier of electricity: a logo without its name, references in a side column, the sum in a coloured panel. */
export const factureEnergie: UnseenLayout = {
  name: 'facture-energie',
  docType: 'utility_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'FR')()
    const issuer = paper.pick(['Lumeris Énergie', 'Voltéa Services', 'Hélianthe Électricité'])
    const ink = paper.pick(['#0a6b52', '#b5460f', '#244a9b'])
    const issued = addDays(paper.today, -paper.between(9, 70))
    const due = addDays(issued, 15)
    const [from, until] = [addDays(issued, -63), addDays(issued, -3)]
    const energy = paper.between(4200, 14_900)
    const standing = paper.between(2100, 3300)
    const taxes = paper.between(900, 2200)
    const vat = Math.round((energy + standing + taxes) * 0.2)
    const sum = energy + standing + taxes + vat
    const euros = (cents: number) => `${figures(cents, 'space')} €`
    const { say, rows, flow, add, marks } = easel()

    add(ellipse(68, 58, 24, 24, { fill: ink }), shape('M70 38 L56 62 L66 62 L62 80 L80 54 L69 54 Z', { fill: '#fff' }))
    say(306, 40, 'FACTURE D’ÉLECTRICITÉ', { size: 14, face: 'sans-bold', color: ink })
    say(
      306,
      56,
      `n° ${paper.code('2#########')} du ${paper.put('document_date', issued, dated(issued, 'D MONTH YYYY'))}`,
    )
    const name = `${holder.given} ${holder.surname}`
    paper.put('document_holder_name', name)
    rows(330, 118, 12.5, [`${holder.woman ? 'MME' : 'M.'} ${name}`, ...holder.lines], { size: 10 })
    paper.put('address', holder.lines.join(', '), holder.lines[0])

    add(box(36, 112, 190, 176, { fill: '#f1f4f3' }))
    const refs: readonly (readonly [string, string])[] = [
      ['Vos références', ''],
      ['N° client', paper.put('account_number', paper.code('6 ### ### ###'))],
      ['Point de livraison (PDL)', paper.code('##############')],
      ['Votre offre', paper.pick(['Tarif Fixe 2 ans', 'Énergie Verte Éco', 'Heures creuses Zen'])],
      ['Puissance souscrite', '6 kVA'],
      ['Titulaire du contrat', name],
    ]
    refs.forEach(([label, value], index) => {
      const y = 130 + index * 27
      say(46, y, label, value === '' ? { face: 'narrow-bold', size: 10, color: ink } : { size: 7.4, color: '#5a6461' })
      say(46, y + 11, value, { size: 9 })
    })

    add(roundedBox(250, 206, 309, 82, 8, { fill: ink }))
    say(266, 230, 'Montant à régler TTC', { size: 11, color: '#fff' })
    say(544, 234, paper.put('amount_due', amount(sum), euros(sum)), {
      size: 20,
      face: 'sans-bold',
      color: '#fff',
      align: 'right',
    })
    say(266, 256, `au plus tard le ${paper.put('due_date', due, dated(due, 'DD/MM/YYYY'))}`, {
      size: 9.4,
      color: '#fff',
    })
    say(266, 273, `Prochaine facture vers le ${dated(addDays(issued, 61), 'DD/MM/YYYY')}`, { size: 7.6, color: '#fff' })

    say(36, 322, 'Le détail de votre facture', { size: 11, face: 'sans-bold', color: ink })
    const head = ['', 'Relevé', 'Conso. kWh', 'c€ HT / kWh', 'Montant HT', 'TVA']
    const edges = [36, 250, 324, 404, 490, 559]
    head.forEach((cell, index) =>
      say(edges[index] ?? 0, 340, cell, { size: 7.6, color: '#5a6461', align: index === 0 ? 'left' : 'right' }),
    )
    add(line(36, 345, 559, 345, { stroke: ink }))
    const used = paper.between(210, 760)
    const table = [
      [
        'Consommation base',
        paper.pick(['estimé', 'réel']),
        String(used),
        figures((energy * 100) / used, 'none'),
        figures(energy, 'space'),
        '20 %',
      ],
      [
        `Abonnement du ${dated(from, 'DD/MM/YY')} au ${dated(until, 'DD/MM/YY')}`,
        '',
        '',
        '',
        figures(standing, 'space'),
        '20 %',
      ],
      ['Taxes et contributions (accise, CTA)', '', '', '', figures(taxes, 'space'), '20 %'],
    ]
    table.forEach((row, index) => {
      row.forEach((cell, column) =>
        say(edges[column] ?? 0, 360 + index * 16, cell, { size: 8.6, align: column === 0 ? 'left' : 'right' }),
      )
      add(line(36, 365 + index * 16, 559, 365 + index * 16, { stroke: '#d5dad8', strokeWidth: 0.4 }))
    })
    rows(404, 424, 14, ['Total hors TVA', 'TVA à 20,00 %'], { align: 'right', size: 8.6 })
    rows(490, 424, 14, [figures(energy + standing + taxes, 'space'), figures(vat, 'space')], {
      align: 'right',
      size: 8.6,
    })
    say(404, 456, 'Total TTC', { align: 'right', face: 'narrow-bold' })
    say(490, 456, euros(sum), { align: 'right', face: 'narrow-bold' })

    add(box(36, 482, 250, 130, { stroke: '#c9d2ce' }))
    say(46, 500, 'Votre consommation en kWh', { face: 'narrow-bold', color: ink })
    for (let month = 0; month < 6; month += 1) {
      const tall = paper.between(18, 70)
      add(box(56 + month * 37, 592 - tall, 20, tall, { fill: month === 5 ? ink : '#c9d2ce' }))
      say(66 + month * 37, 604, ['avr.', 'mai', 'juin', 'juil.', 'août', 'sept.'][month] ?? '', {
        size: 7,
        align: 'middle',
      })
    }
    say(306, 500, 'Bon à savoir', { face: 'narrow-bold', color: ink })
    flow(
      { x: 306, y: 516, width: 250, leading: 12 },
      'Parrainez un proche avant la fin du mois : 30,00 € offerts à chacun sur la prochaine facture. Relevez votre compteur depuis votre espace client, rubrique Ma conso. En cas de déménagement, prévenez-nous 15 jours avant.',
      { size: 8.6 },
    )
    say(36, 650, 'Nous contacter', { face: 'narrow-bold', color: ink })
    rows(
      36,
      664,
      12,
      [
        '09 69 00 55 10 (appel non surtaxé), du lundi au samedi de 8h à 20h',
        'Dépannage réseau 24h/24 : 09 72 00 00 17',
      ],
      { size: 8.4 },
    )
    flow(
      { x: 36, y: 780, width: 523, leading: 8.6 },
      `${paper.put('issuer_name', issuer)}, société anonyme au capital de 38 112 000 euros - Siège social : 14 place des Marronniers 92400 Courbevoie - RCS Nanterre 552 900 417 - TVA FR 03 552900417. Pas d’escompte en cas de paiement anticipé. Tout retard entraîne des pénalités au taux de trois fois l’intérêt légal.`,
      { size: 6.4, color: '#5a6461' },
    )
    say(559, 828, 'SPÉCIMEN - page 1/1', { size: 7, align: 'right' })
    return [page(marks)]
  },
}
