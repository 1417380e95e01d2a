import { addDays } from '../../../../calendar.ts'
import { box } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { logo, openPage } from '../kit.ts'
import { home, initialsOf, issuer, nameIn, somebody } from '../people.ts'
import { slidingMonth } from '../times.ts'

/** An electricity bill of Québec: amount and date in a blue box, bars of use by month, calculation, and a second page of notes. */
export const factureElectricite: UnseenLayout = {
  name: 'facture-electricite',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const face = paper.pick(['sans', 'narrow'] as const)
    const page = openPage(paper, { face, size: 8, french: true })
    const tone = paper.pick(['#095797', '#d9480f', '#00706b'])
    const { start, end } = slidingMonth(paper, paper.pick([57, 60, 62]))
    const form = paper.pick(['30 sept. 2026', '30 septembre 2026', '2026-09-30'] as const)
    const money = '-1,00 $' as const
    const billed = addDays(end, paper.between(1, 4))
    const due = addDays(billed, 21)
    const use = paper.between(400, 4_900)
    const access = Math.round(60 * 45.4)
    const energy = Math.round(use * 7.065)
    const gst = Math.round((access + energy) * 0.05)
    const qst = Math.round((access + energy) * 0.09975)
    const previous = paper.between(8_000, 60_000)
    const arrears = paper.chance(0.25) ? paper.between(500, previous) : 0
    const owed = access + energy + gst + qst + arrears
    const company = issuer(paper, 'energy')
    const inFoot = paper.chance(0.4)
    logo(page, 36, 24, initialsOf(company), paper.pick(['leaf', 'bars', 'disc']), tone)
    if (!inFoot) page.text(86, 46, paper.put('issuer_name', company), { size: 11, bold: true, color: tone })
    page.text(
      86,
      59,
      paper.pick(['Votre facture d’électricité', 'Facture - tarif D résidentiel', 'Facture d’électricité']),
      { size: 8 },
    )
    const who = somebody(paper, 'QC')
    const title = paper.pick(['', who.sex === 'F' ? 'MME ' : 'M. '])
    const lines = [
      title + paper.put('document_holder_name', nameIn(who, paper.pick(['capitals', 'loudSurname']))),
      ...putAddress(paper, home(paper, 'QC', true).lines),
    ]
    page.stack(56, 120, 11.5, lines, { size: 9 })
    const facts: readonly (readonly [string, string])[] = [
      [
        paper.pick(['Numéro de compte', 'N° de compte', 'Compte client']),
        number(paper, 'account_number', paper.pick(['299 0## ### ###', '### ### ###', '### ### ### #'])),
      ],
      ['Numéro de client', paper.code('## ### ###')],
      [
        paper.pick(['Date de facturation', 'Date de la facture', 'Facturé le']),
        putDate(paper, 'document_date', billed, form),
      ],
      ['N° de facture', paper.code('6## ### ### ###')],
      ['Prochaine relève vers le', dateIn(addDays(end, 60), form)],
    ]
    page.pairs({ x: 350, right: 576, y: 44, leading: 12 }, paper.chance(0.5) ? facts : [...facts].reverse())
    page.draw(box(350, 112, 226, 74, { fill: tone }))
    page.text(362, 132, paper.pick(['Montant à payer', 'Montant dû', 'TOTAL À PAYER', 'À payer']), {
      color: '#ffffff',
      size: 10,
    })
    page.right(566, 132, putMoney(paper, 'amount_due', owed, money), { color: '#ffffff', size: 15, bold: true })
    page.text(362, 162, paper.pick(['Date d’échéance', 'Au plus tard le', 'À payer avant le']), {
      color: '#ffffff',
      size: 9,
    })
    page.right(566, 162, putDate(paper, 'due_date', due, form), { color: '#ffffff', size: 11, bold: true })
    page.text(36, 222, paper.pick(['Votre consommation', 'Consommation quotidienne moyenne (kWh)']), {
      bold: true,
      size: 9,
      color: tone,
    })
    for (let bar = 0; bar < 12; bar += 1) {
      const tall = paper.between(8, 62)
      page.draw(box(40 + bar * 19, 300 - tall, 13, tall, { fill: bar === 11 ? tone : '#c3d4e2' }))
      page.text(46 + bar * 19, 309, 'DJFMAMJJASON'.charAt(bar), { size: 6, align: 'middle' })
    }
    page.text(36, 356, `Lieu de consommation : ${lines.slice(1).join(', ').replace(/\s+/g, ' ')}`, { size: 6.8 })
    page.text(
      36,
      367,
      `Compteur ${paper.code('V#######')}   relevé ${paper.pick(['réel', 'estimé'])}   du ${dateIn(start, form)} au ${dateIn(end, form)} (${60} jours)`,
      { size: 6.8 },
    )
    page.text(310, 222, paper.pick(['Sommaire', 'Le calcul de votre facture', 'Détail du montant']), {
      bold: true,
      size: 9,
      color: tone,
    })
    page.pairs({ x: 310, right: 576, y: 238, leading: 13 }, [
      ['Montant de la facture précédente', moneyIn(previous, money)],
      [`Paiement reçu le ${dateIn(addDays(start, 25), form)} - merci`, moneyIn(arrears - previous, money)],
      ...(arrears > 0 ? [['Solde antérieur', moneyIn(arrears, money)] as const] : []),
      ['Frais d’accès au réseau', moneyIn(access, money)],
      [`Énergie : ${use} kWh x 7,065 ¢`, moneyIn(energy, money)],
      [`TPS 5 % (${paper.code('R1########')})`, moneyIn(gst, money)],
      ['TVQ 9,975 %', moneyIn(qst, money)],
      [paper.pick(['Total à payer', 'Solde du compte', 'Montant à payer']), moneyIn(owed, money), true],
    ])
    page.prose(
      36,
      386,
      540,
      'Mode de versements égaux : payez le même montant chaque mois. Vous déménagez? Avisez-nous au moins 10 jours à l’avance. Un supplément de 1,2 % par mois (14,4 % par an) s’applique aux montants payés après l’échéance.',
      { size: 7 },
    )
    page.rule(20, 650, 592, '#999999')
    page.text(36, 664, 'Coupon de paiement - à joindre à votre chèque', { size: 6.5 })
    page.pairs({ x: 350, right: 576, y: 684, leading: 14 }, [
      ['À payer', moneyIn(owed, money), true],
      ['Échéance', dateIn(due, form)],
    ])
    page.stack(56, 690, 11, lines, { size: 8 })
    if (inFoot)
      page.text(
        36,
        768,
        `${paper.put('issuer_name', company)}, C.P. 11022, succ. Centre-ville, Montréal (Québec) H3C 4V6`,
        { size: 6.3 },
      )
    const back = openPage(paper, { face, size: 8, french: true })
    back.text(36, 50, 'Renseignements utiles', { size: 12, bold: true, color: tone })
    back.prose(
      36,
      72,
      520,
      'Pannes : 1 800 555-0170, jour et nuit. Service à la clientèle du lundi au vendredi de 8 h à 20 h. Plaintes : vous pouvez demander l’examen de votre dossier. kWh : énergie consommée par un appareil de 1 000 watts pendant une heure. Tarif D en vigueur depuis le 1er avril 2026.',
    )
    return paper.chance(0.6) ? [page.sheet(), back.sheet()] : [page.sheet()]
  },
}
