import { addDays, parts } from '../../../../calendar.ts'
import { box, ellipse, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedDollars } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { homeLines, initialsOf, someone } from '../people.ts'

/** An Internet and mobile bill of two pages: a sidebar of keys, a greeting by the given name, the services on the second page. */
export const mobileBill: UnseenLayout = {
  name: 'mobile-bill',
  docType: 'telecom_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.telecom)
    const person = someone(paper)
    const { year, month } = parts(addDays(paper.today, -paper.between(20, 75)))
    const issued = `${year}-${String(month).padStart(2, '0')}-${paper.pick(['04', '11', '19'])}`
    const services: readonly (readonly [string, number])[] = [
      ['Internet Fibre 400', paper.pick([6_500, 7_000, 7_895])],
      ['Forfait mobile 60 Go Canada – États-Unis', paper.pick([4_500, 5_500])],
      ['Rabais multiservice', -1_000],
      ['Location du routeur WiFi 6', 500],
    ]
    const due = services.reduce((sum, [, cents]) => sum + cents, 0)
    const [gst, qst] = [Math.round(due * 0.05), Math.round(due * 0.09975)]
    const before = paper.between(9_000, 16_000)
    const name = `${person.given} ${person.surname}`
    const post = homeLines(person.home)
    const violet = '#5a2382'
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('########-##-#'))
    const issuedText = paper.put(
      'document_date',
      issued,
      dated(issued, issued.endsWith('04') ? 'le J mmmm AAAA' : 'J mmmm AAAA'),
    )
    const total = putCents(paper, 'amount_due', due + gst + qst)
    const head = (page: number) => [
      ellipse(52, 46, 22, 22, { fill: violet }),
      shape('M40 52 L52 34 L64 52 Z', { stroke: '#fff', strokeWidth: 2 }),
      text(82, 44, initialsOf(issuer), { size: 15, face: 'sans-bold', color: violet }),
      text(582, 40, `Compte ${account}   |   Page ${page} de 2`, { size: 7.6, align: 'right', color: '#666' }),
    ]
    const first = [
      ...head(1),
      ...grid([70], { y: 118, leading: 12 }, [[name], [post[0]], [post[1]]], { face: 'sans', size: 9 }),
      text(40, 208, `Bonjour ${person.given},`, { size: 18, face: 'sans-bold', color: violet }),
      ...wrapped(
        { x: 40, y: 228, width: 330, leading: 12 },
        `Voici votre facture pour la période du ${dated(addDays(issued, 1), 'J mmmm')} au ${dated(addDays(issued, 30), 'J mmmm AAAA')}. Rien à faire : la somme sera prélevée de votre carte ****${paper.code('####')} à partir du ${dated(addDays(issued, 17), 'J mmmm')}.`,
      ).marks,
      ...grid(
        [40, -370],
        { y: 296, leading: 19 },
        [
          ['Solde de votre dernière facture', printedDollars(before, 'fr')],
          ['Votre paiement – merci', printedDollars(-before, 'fr')],
          ['Services du mois', printedDollars(due, 'fr')],
          ['TPS (5 %)', printedDollars(gst, 'fr')],
          ['TVQ (9,975 %)', printedDollars(qst, 'fr')],
        ],
        { size: 9.5 },
      ),
      line(40, 384, 370, 384, { stroke: violet }),
      text(40, 404, 'Solde à ce jour', { size: 12, face: 'sans-bold' }),
      text(370, 404, total, { size: 14, face: 'sans-bold', align: 'right' }),
      box(400, 100, 182, 330, { fill: '#f2ecf7' }),
      ...grid(
        [414],
        { y: 124, leading: 15 },
        [
          ['Facturé'],
          [issuedText],
          [''],
          ['Numéro de compte'],
          [account],
          [''],
          ['Code client en ligne'],
          [paper.code('QC-####-@@##')],
          [''],
          ['Ligne mobile'],
          [paper.code('438 555-01##')],
          [''],
          ['Paiement préautorisé'],
          [`Vers le ${dated(addDays(issued, 17), 'J mmm AAAA')}`],
          [''],
          ['Une question?'],
          ['1 877 555-0126'],
        ],
        { size: 8.6 },
      ),
      box(40, 470, 542, 120, { stroke: violet, strokeWidth: 1.4 }),
      text(56, 496, 'Invitez une amie, recevez 75 $', { size: 15, face: 'sans-bold', color: violet }),
      ...wrapped(
        { x: 56, y: 516, width: 500, leading: 12 },
        `Partagez votre code AMI-${paper.code('@@@##')} avant le 31 décembre. Pour chaque nouvelle personne abonnée à un forfait de 45 $ ou plus, vous recevez tous deux un crédit de 75,00 $ sur une prochaine facture. Des conditions s’appliquent.`,
      ).marks,
      ...wrapped(
        { x: 40, y: 690, width: 542, leading: 9 },
        `${issuer}, 480, rue des Câbliers, bureau 900, Montréal (Québec)  H3C 4W8. ${paper.code('TPS 8######## RT0001, TVQ 12######## TQ0001')}. Intérêts de 2 % par mois (26,82 % par an) sur tout solde impayé 30 jours après la date de facturation. Plainte non réglée? Communiquez avec la Commission des plaintes relatives aux services de télécom-télévision (CPRST).`,
        { size: 6.8, color: '#555' },
      ).marks,
    ]
    const second = [
      ...head(2),
      text(40, 120, 'Le détail de vos services', { size: 15, face: 'sans-bold', color: violet }),
      ...grid(
        [40, -582],
        { y: 150, leading: 22 },
        services.map(([label, cents]) => [label, printedDollars(cents, 'fr')]),
      ),
      line(40, 230, 582, 230),
      text(40, 246, 'Sous-total avant taxes', { face: 'narrow-bold' }),
      text(582, 246, printedDollars(due, 'fr'), { face: 'narrow-bold', align: 'right' }),
      text(40, 286, 'Votre utilisation', { size: 12, face: 'sans-bold', color: violet }),
      ...grid([40, -300], { y: 306, leading: 15 }, [
        ['Données mobiles', `${paper.between(2, 58)},${paper.between(1, 9)} Go sur 60 Go`],
        ['Textos', 'Illimités'],
        ['Appels', `${paper.between(20, 900)} min`],
      ]),
    ]
    return [letterPage(first, 'SPÉCIMEN 1/2'), letterPage(second, 'SPÉCIMEN 2/2')]
  },
}
