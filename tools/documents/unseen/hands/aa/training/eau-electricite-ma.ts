import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Moroccan bill for water and power of a delegated operator: line-printer values in a preprinted grid. */
export const eauElectriciteMa: UnseenLayout = {
  name: 'eau-electricite-ma',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const page = openPage()
    const brand = paper.put('issuer_name', paper.pick(['RADEVO', 'AMALYS', 'SRM BOUREGREG']))
    const sent = addDays(paper.today, -paper.between(6, 140))
    const due = addDays(sent, 15)
    const power = paper.between(9000, 64000)
    const water = paper.between(3000, 21000)
    const total = power + water
    page.box(30, 30, 535, 56, { fill: '#00558c' })
    page.t(44, 64, brand, 22, 'sans-bold', { color: '#ffffff' })
    page.r(552, 54, 'FACTURE EAU ET ÉLECTRICITÉ', 11, 'sans-bold', '#ffffff')
    page.r(552, 72, 'Distribution - Assainissement', 8, 'sans', '#ffffff')
    const cells: [number, number, string, string][] = [
      [30, 100, 'N° CONTRAT', paper.put('account_number', paper.code('0######'))],
      [130, 100, 'TOURNÉE', paper.code('###/##')],
      [230, 110, 'FACTURE N°', paper.code('26#######')],
      [340, 110, 'ÉDITÉE LE', paper.put('document_date', sent, day(sent, 'DD-MM-YYYY'))],
      [450, 115, 'À PAYER AVANT LE', paper.put('due_date', due, day(due, 'DD-MM-YYYY'))],
    ]
    cells.forEach(([x, width, label, value]) => {
      page.box(x, 96, width, 36)
      page.t(x + 4, 106, label, 6.4, 'sans-bold', { color: '#00558c' })
      page.t(x + 8, 124, value, 10, 'mono')
    })
    page.box(30, 140, 250, 74)
    page.t(36, 151, 'LIEU DE CONSOMMATION', 6.4, 'sans-bold', { color: '#00558c' })
    page.rows(
      40,
      170,
      13,
      one.lines.map((row) => row.toUpperCase()),
      8.6,
      'mono',
    )
    page.box(290, 140, 275, 74)
    page.t(296, 151, 'DESTINATAIRE', 6.4, 'sans-bold', { color: '#00558c' })
    const address = one.lines.map((row) => row.toUpperCase())
    page.rows(300, 170, 13, [paper.put('document_holder_name', one.full.toUpperCase()), ...address], 8.6, 'mono')
    paper.put('address', joined(address))
    page.box(30, 226, 535, 260)
    page.box(30, 226, 535, 20, { fill: '#d9e8f2' })
    page.grid(
      [38, -250, -330, -400, -480, -556],
      239,
      20,
      [['RUBRIQUE', 'ANC. INDEX', 'NOUV. INDEX', 'CONSO', 'P.U.', 'MONTANT DH']],
      7,
      'sans-bold',
    )
    const [index, kwh, cubic] = [paper.between(2000, 30000), paper.between(60, 420), paper.between(4, 38)]
    page.grid(
      [38, -250, -330, -400, -480, -556],
      264,
      20,
      [
        ['ÉLECTRICITÉ (BT)', String(index), String(index + kwh), `${kwh} KWH`, '', ''],
        ['  TRANCHE 1', '', '', '100', '0,9010', '90,10'],
        ['  REDEVANCE FIXE', '', '', '', '', '17,12'],
        ['  SOUS TOTAL TTC', '', '', '', '', money(power, 'fr')],
        ['EAU POTABLE', String(index - 1500), String(index - 1500 + cubic), `${cubic} M3`, '', ''],
        ['  ASSAINISSEMENT', '', '', '', '0,5600', money(cubic * 56, 'fr')],
        ['  SOUS TOTAL TTC', '', '', '', '', money(water, 'fr')],
        ['TIMBRE (espèces)', '', '', '', '', '0,00'],
      ],
      8.4,
      'mono',
    )
    page.box(345, 492, 220, 30, { fill: '#ffe79a' })
    page.t(352, 511, 'NET À PAYER (DH)', 9, 'sans-bold')
    page.r(556, 512, paper.put('amount_due', amount(total), money(total, 'fr')), 13, 'mono-bold')
    page.t(30, 552, "Payez votre facture par Internet, à l'agence ou chez nos points partenaires.", 8)
    page.para(
      30,
      580,
      535,
      "Passé le délai, la fourniture pourra être suspendue et des frais de coupure seront facturés. Les réclamations n'interrompent pas le délai de paiement. Centre d'appels 0802 00 00 00.",
      7.4,
    )
    page.t(30, 816, 'SPECIMEN', 8)
    return [page.sheet()]
  },
}
