import { addDays } from '../../../../calendar.ts'
import { box, ellipse, roundedBox, type Mark } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { day, left, lived, middle, money, owe, page, paragraph, right, rule, specimen, stack, when } from '../kit.ts'
import { firm, somebody, telephone } from '../people.ts'

/** A wireless bill of Québec: the sum in a coloured tile, captions over values, calls on a second page. */
export const factureMobile: UnseenLayout = {
  name: 'facture-mobile',
  docType: 'telecom_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const who = somebody(paper, 'QC')
    const name = paper.put('document_holder_name', `${who.given} ${who.surname}`)
    const place = lived(paper, [who.street, `${who.city} (Québec) ${who.postal}`])
    const word = firm(paper, 'QC')
    const issuer = paper.put('issuer_name', `${word} Mobilité inc.`)
    const billed = addDays(paper.today, -paper.between(3, 32))
    const account = paper.put('account_number', paper.code('5## ### ###'))
    const plan = paper.pick([4500, 5500, 6500])
    const device = paper.pick([0, 2708, 3354])
    const extra = paper.between(0, 4) * 175
    const net = plan + device + extra
    const [federal, provincial] = [Math.round(net * 0.05), Math.round(net * 0.09975)]
    const due = net + federal + provincial
    const plum = '#5b2a86'
    const phone = telephone(paper, who.area)
    const head = (number: number): Mark[] => [
      ellipse(56, 46, 14, 14, { fill: plum }),
      ellipse(63, 40, 6, 6, { fill: '#f5b63f' }),
      right(572, 40, `Page ${number} de 2`, 7),
      specimen(300, 24, 7, 'SPÉCIMEN'),
    ]
    const first: Mark[] = [
      ...head(1),
      left(78, 52, 'Votre facture', 18, 'sans', { color: plum }),
      ...stack([60, 128, 12.5], [name, ...place], 9.4, 'narrow'),
      roundedBox(330, 84, 242, 110, 10, { fill: plum }),
      left(346, 104, 'Total à payer', 9, 'sans', { color: '#fff' }),
      left(346, 134, owe(paper, 'amount_due', due, '1 234,56 $'), 22, 'sans-bold', { color: '#fff' }),
      left(346, 156, `d’ici le ${day(addDays(billed, 21), 'jour mois YYYY')}`, 9, 'sans', { color: '#fff' }),
      left(346, 180, 'Prélevé sur votre carte de crédit se terminant par •• ' + paper.code('##'), 7, 'narrow', {
        color: '#fff',
      }),
    ]
    const facts = [
      ['Date de facturation', when(paper, 'document_date', billed, 'D moc YYYY')],
      ['No de compte', account],
      ['Numéro mobile', phone],
      ['Période', `${day(billed, 'D moc')} au ${day(addDays(billed, 30), 'D moc')}`],
    ] as const
    facts.forEach(([caption, value], index) => {
      first.push(left(60 + index * 130, 232, caption, 7, 'narrow', { color: '#777' }))
      first.push(left(60 + index * 130, 246, value, 10, 'narrow-bold'))
    })
    first.push(rule(60, 258, 512, 0.8, plum), left(60, 286, 'En bref', 13, 'sans', { color: plum }))
    const brief = [
      ['Solde de la dernière facture', money(due + paper.between(-300, 0), '1 234,56 $')],
      ['Paiement reçu, merci', `${money(due, '1 234,56 $')} CR`],
      ['Forfait mensuel Tout-Québec 60 Go', money(plan, '1 234,56 $')],
      ['Versement de l’appareil (8 de 24)', money(device, '1 234,56 $')],
      ['Interurbains et extras', money(extra, '1 234,56 $')],
      ['TPS (84210 9934 RT0001)', money(federal, '1 234,56 $')],
      ['TVQ (1219 887 403 TQ0001)', money(provincial, '1 234,56 $')],
    ] as const
    const paid = brief[1][1].replace(' CR', '')
    brief.forEach(([caption, value], index) => {
      first.push(left(60, 306 + index * 16, caption, 9), right(400, 306 + index * 16, index === 0 ? paid : value, 9))
      first.push(rule(60, 311 + index * 16, 340, 0.3, '#ccc'))
    })
    first.push(
      left(60, 424, 'Total de cette facture', 9.4, 'narrow-bold'),
      right(400, 424, money(due, '1 234,56 $'), 9.4, 'narrow-bold'),
      roundedBox(420, 280, 152, 150, 8, { fill: '#fff4dd' }),
      ...paragraph([432, 302, 130], 'Une 2e ligne, moitié prix!', { size: 11, face: 'sans-bold', color: plum }).marks,
      ...paragraph(
        [432, 346, 130],
        'Ajoutez un proche à votre compte avant le 30 novembre et payez 22,50 $ par mois pendant un an. Certaines conditions s’appliquent.',
        { size: 7.6 },
      ).marks,
      left(60, 474, 'Bon à savoir', 13, 'sans', { color: plum }),
      ...paragraph(
        [60, 492, 510],
        'Dès le mois prochain, les frais de mise en service passent de 60 $ à 65 $. Un supplément de retard de 3 % par mois (42,58 % par an) s’applique à tout montant impayé 30 jours après la date de facturation. Une plainte non résolue? La Commission des plaintes relatives aux services de télécom-télévision peut vous aider sans frais.',
        { size: 8 },
      ).marks,
      box(0, 720, 612, 72, { fill: '#f1ecf6' }),
      ...paragraph(
        [60, 738, 500],
        `${issuer}, ${paper.between(100, 999)}, boul. Charest Est, Québec (Québec) G1K 3J3. Service à la clientèle : composez *611 de votre mobile ou 1 800 555-0148.`,
        { size: 6.8 },
      ).marks,
    )
    const second: Mark[] = [...head(2), left(78, 52, 'Détail de l’utilisation', 14, 'sans', { color: plum })]
    ;['Date', 'Heure', 'Numéro composé', 'Lieu', 'Durée', 'Frais'].forEach((caption, index) =>
      second.push(left(60 + index * 86, 92, caption, 7.6, 'narrow-bold', { color: plum })),
    )
    second.push(rule(60, 97, 512, 0.8, plum))
    for (let row = 0; row < 18; row += 1) {
      const called = addDays(billed, -28 + row)
      const cells = [
        day(called, 'D moc'),
        `${String(paper.between(7, 22)).padStart(2, '0')} h ${paper.code('0#')}`,
        telephone(paper, paper.pick(['418', '514', '819'])),
        paper.pick(['Québec QC', 'Lévis QC', 'Alma QC', 'Granby QC']),
        `${paper.between(1, 38)} min`,
        'Inclus',
      ]
      cells.forEach((value, index) => second.push(left(60 + index * 86, 112 + row * 14, value, 8)))
    }
    second.push(
      middle(306, 400, `Données utilisées : ${paper.between(4, 58)},${paper.code('#')} Go sur 60 Go`, 9, 'sans'),
    )
    return [page('letter', first), page('letter', second)]
  },
}
