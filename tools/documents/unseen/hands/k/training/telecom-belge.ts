import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, comma, dated, day, grid, line, lines, logo, page, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Prisma Télécom SA de droit public', 'Wallnet SA', 'Orbis Belgium SA', 'Câblodis SCRL']

/** A Belgian bill of internet, television and mobiles in French: numbers per subscriber, structured communication, amounts without and with tax. */
export const telecomBelge: UnseenLayout = {
  name: 'telecom-belge',
  docType: 'telecom_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(2, 120))
    const payBy = addDays(issued, paper.pick([16, 18, 21]))
    const who = somebody(paper, 'BE')
    const name = paper.put('document_holder_name', paper.pick([who.name, `${who.given} ${who.surname.toUpperCase()}`, `${who.surname} ${who.given}`]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const packs = [[paper.pick(['Pack Flex Internet + TV', 'Internet Fiber Boost', 'Trio illimité']), paper.between(4200, 8100)], ['Location décodeur', 826], [`Mobile 04${paper.code('##/##.##.##')} M 25 Go`, paper.between(1200, 2800)], [`Mobile 04${paper.code('##/##.##.##')} S`, paper.between(0, 1400)], ['Communications hors abonnement', paper.between(0, 900)]] as const
    const net = packs.reduce((all, [, cents]) => all + cents, 0)
    const vat = Math.round(net * 0.21)
    const due = net + vat
    const amount = (cents: number) => (style === 'euro' ? `${comma(cents)} €` : `€ ${comma(cents)}`)
    const style = paper.pick(['euro', 'front'] as const)
    const form = paper.pick(['DD/MM/YYYY', 'D M YYYY', 'DD.MM.YY'])
    const at = (iso: string) => day(iso, form, 'fr')
    const color = paper.pick(['#5c2d91', '#ff7900', '#0090d0'])
    const right = paper.chance(0.5)
    const facts = [
      [paper.pick(['Numéro de client', 'Votre n° de client', 'N° client']), paper.put('account_number', paper.pick([paper.code('6########'), paper.code('### ### ###')]))],
      [paper.pick(['Date de facture', 'Date', 'Facture du']), dated(paper, 'document_date', issued, at(issued))],
      ['Numéro de facture', paper.code('71########')],
      ['Période', `${at(issued)} - ${at(addDays(issued, 29))}`],
    ]
    const label = paper.pick(['Montant à payer', 'Total à payer', 'À payer', 'Total de votre facture'])
    const until = paper.pick(['À payer avant le', 'Date limite de paiement :', 'Avant le'])
    const total = sum(paper, 'amount_due', due, amount(due))
    const table = grid({ y: 384, leading: 18, edges: [50, -430, -545] }, packs.map(([what, cents]) => [what, comma(cents), comma(Math.round(cents * 1.21))]), { size: 8.5 })
    return [
      page(paper, [
        logo(paper.pick(['ring', 'tile', 'flag'] as const), { x: right ? 50 : 500, y: 34, size: 40 }, color, issuer.charAt(0)),
        text(right ? 545 : 50, 58, paper.pick(['Facture', 'Votre facture', 'Facture mensuelle']), { size: 18, face: 'sans', color, align: right ? 'right' : 'left' }),
        lines(right ? 320 : 60, 126, 12.5, [...(paper.chance(0.4) ? [who.sex === 'F' ? 'Madame' : 'Monsieur'] : []), name, ...addressed(paper, home(paper, 'BE'))], { size: 9.5, face: 'sans' }),
        grid({ y: 126, leading: 14, edges: right ? [50, 150] : [340, 440] }, facts, { size: 8 }).marks,
        roundedBox(50, 226, 495, 66, 12, { stroke: color, strokeWidth: 2 }),
        text(66, 250, label, { size: 11 }),
        text(66, 278, total, { size: 20, face: 'sans-bold', color }),
        text(320, 250, until, { size: 9 }),
        text(320, 266, at(payBy), { size: 12, face: 'sans-bold' }),
        text(320, 282, paper.pick(['Communication', 'Avec la communication']) + ` ${paper.code('+++###/####/#####+++')}`, { size: 8 }),
        text(50, 330, `Détails pour ${name}`, { size: 11, face: 'sans-bold' }),
        grid({ y: 360, leading: 10, edges: [50, -430, -545] }, [['Produits et services', 'HTVA', 'TVAC 21 %']], { face: 'narrow-bold', size: 8 }).marks,
        line(50, 366, 547, 366, { stroke: color }),
        table.marks,
        line(50, table.y - 8, 547, table.y - 8, { stroke: color }),
        grid({ y: table.y + 8, leading: 14, edges: [300, -545] }, [['Total hors TVA', comma(net)], ['TVA 21 %', comma(vat)], ['Total TVA comprise', comma(due)]], { size: 8.5 }).marks,
        lines(50, 600, 12, ['Un rappel de paiement vous coûte 6,00 €. Payez facilement avec Zoomit ou par domiciliation.', paper.pick(['Nouveau : la 5G+ pour 3 € par mois de plus.', 'Votre facture en ligne ? Activez-la dans MyPrisma.', 'Indexation : nos prix changent le 1er janvier.']), 'Contact : 0800 55 800, tous les jours de 8 h à 20 h.'], { size: 8 }),
        lines(50, 790, 8.5, [`${issuer}, boulevard du Roi Albert II 27, B-1030 Bruxelles - TVA BE 0${paper.code('2##.###.###')} RPM Bruxelles`, `IBAN BE50 0001 7100 3118 - BIC BPOTBEB1`], { size: 6.3, color: '#555' }),
      ]),
    ]
  },
}
