import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, dated, easel, figures, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A French operator of mobile lines and internet: figures in three tiles, several lines in one account. */
export const factureMobile: UnseenLayout = {
  name: 'facture-mobile',
  docType: 'telecom_bill',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'FR')()
    const brand = paper.pick(['kalio', 'zébulle', 'ondéo mobile'])
    const ink = paper.pick(['#d1004b', '#1a1a1a', '#005f9e'])
    const issued = addDays(paper.today, -paper.between(4, 58))
    const lines = Array.from({ length: paper.between(1, 3) }, () => ({
      number: paper.code('06 ## ## ## ##'),
      cents: paper.pick([999, 1299, 1699, 2499]),
    }))
    const box4 = paper.pick([2999, 3499, 3999])
    const extra = paper.between(0, 899)
    const sum = lines.reduce((total, { cents }) => total + cents, 0) + box4 + extra
    const { say, rows, flow, add, marks } = easel({ face: 'sans', size: 8.4 })

    add(ellipse(60, 50, 20, 20, { fill: ink }))
    say(60, 55, brand.charAt(0), { size: 18, face: 'sans-bold', color: '#fff', align: 'middle' })
    say(90, 57, paper.put('issuer_name', brand), { size: 19, face: 'sans-bold', color: ink })
    say(559, 46, 'Facture', { size: 15, face: 'sans-bold', align: 'right' })
    say(559, 61, `${paper.code('F#######-##')} - ${dated(issued, 'MONTH YYYY')}`, { align: 'right' })
    const block = [plain(`${holder.given} ${holder.surname}`), ...holder.lines.map(plain)]
    paper.put('document_holder_name', block[0] ?? '')
    paper.put('address', block.slice(1).join(', '), block[1])
    rows(326, 118, 13, block, { size: 9.4 })
    rows(
      40,
      106,
      12,
      ['Service client', '3 9 7 4 (gratuit)', '', 'Adresse postale', `${brand} - TSA 30114`, '59881 LILLE CEDEX 9'],
      { size: 7.6, color: '#555' },
    )

    const tiles: readonly (readonly [string, string])[] = [
      ['compte client', paper.put('account_number', paper.code('1.########'))],
      ['date d’émission', paper.put('document_date', issued, dated(issued, 'DD.MM.YYYY'))],
      ['total TTC', paper.put('amount_due', amount(sum), `${figures(sum, 'space')} €`)],
    ]
    tiles.forEach(([label, value], index) => {
      const x = 40 + index * 175
      add(box(x, 210, 165, 54, { fill: index === 2 ? ink : '#f2f2f2' }))
      const color = index === 2 ? '#fff' : '#1b1b1b'
      say(x + 82, 250, label, { size: 7.4, align: 'middle', color })
      say(x + 82, 234, value, { size: 13, face: 'sans-bold', align: 'middle', color })
    })
    const taken = addDays(issued, 9)
    flow(
      { x: 40, y: 288, width: 515, leading: 12 },
      `Vous avez choisi le prélèvement automatique : cette somme sera débitée de votre compte bancaire se terminant par ${paper.code('###')} à partir du ${dated(taken, 'DD.MM.YYYY')}. Vous n’avez rien à faire.`,
    )

    let y = 336
    const section = (title: string, entries: readonly (readonly [string, string, number])[]) => {
      say(40, y, title, { face: 'sans-bold', size: 9.6, color: ink })
      add(line(40, y + 5, 559, y + 5, { stroke: ink }))
      for (const [label, when, cents] of entries) {
        y += 17
        say(48, y, label)
        say(370, y, when, { size: 7.4, color: '#555' })
        say(559, y, `${figures(cents, 'space')}`, { align: 'right' })
      }
      y += 30
    }
    say(559, 322, 'euros TTC', { size: 7, align: 'right', color: '#555' })
    const when = `du ${dated(issued, 'DD/MM')} au ${dated(addDays(issued, 30), 'DD/MM')}`
    section('Votre box', [
      [`Offre Fibre ${paper.pick(['Start', 'Ultra', 'Max'])}`, when, box4 - 500],
      ['Location du décodeur', when, 500],
    ])
    for (const { number, cents } of lines)
      section(`Ligne ${number}`, [[`Forfait ${paper.pick(['5 Go', '80 Go', '200 Go 5G'])}`, when, cents]])
    section('Hors forfait', [['Appels vers l’international et numéros spéciaux', '', extra]])
    say(400, y, 'Total TTC', { face: 'sans-bold', align: 'right' })
    say(559, y, figures(sum, 'space'), { face: 'sans-bold', align: 'right' })
    say(400, y + 14, 'dont TVA 20 %', { align: 'right', size: 7.6 })
    say(559, y + 14, figures(sum - sum / 1.2, 'space'), { align: 'right', size: 7.6 })

    add(box(40, 700, 519, 56, { stroke: '#ccc' }))
    say(52, 720, 'La fibre arrive aussi au travail !', { face: 'sans-bold', color: ink })
    say(
      52,
      738,
      `Jusqu’à 100,00 € remboursés pour toute souscription avant le ${dated(addDays(issued, 40), 'D MON YYYY')}`,
      { size: 8 },
    )
    flow(
      { x: 40, y: 782, width: 519, leading: 8.4 },
      `${brand} est une marque de Réseaux & Services Numériques SAS, capital 12 040 000 €, RCS Bobigny 804 517 229, 8 rue de la Justice, 93210 Saint-Denis. Une réclamation ? Le médiateur des communications électroniques peut être saisi après deux mois.`,
      { size: 6, color: '#666' },
    )
    say(40, 826, 'SPÉCIMEN', { size: 7 })
    return [page(marks)]
  },
}
