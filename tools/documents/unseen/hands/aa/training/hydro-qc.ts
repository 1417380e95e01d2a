import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A bill of a municipal power company of Québec, two languages side by side, a credit on the account possible. */
export const hydroQc: UnseenLayout = {
  name: 'hydro-qc',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const next = crowd(paper, 'CA')
    const [one, two] = [next(), next()]
    const page = openPage('letter')
    const brand = paper.put(
      'issuer_name',
      paper.pick(['Hydro-Coaticook-Nord', 'Énergie Val-Brillant', 'Coopérative électrique du Bic']),
    )
    const sent = addDays(paper.today, -paper.between(5, 150))
    const due = addDays(sent, 21)
    const used = paper.between(6000, 41000)
    const gst = Math.round(used * 0.05)
    const qst = Math.round(used * 0.09975)
    const total = used + gst + qst
    page.t(40, 50, brand, 17, 'sans-bold', { color: '#00695c' })
    page.r(572, 44, 'Facture / Invoice', 12, 'sans-bold')
    page.r(572, 58, day(sent, 'YYYY/MM/DD'), 9)
    paper.put('document_date', sent, day(sent, 'YYYY/MM/DD'))
    const isJoint = paper.chance(0.5)
    const names = isJoint ? [one.full, two.full] : [one.full]
    paper.put('document_holder_name', names.join('; ').toUpperCase(), names[0]?.toUpperCase())
    const block = [names.join(' ET ').toUpperCase(), ...one.lines.map((row) => row.toUpperCase())]
    page.rows(60, 132, 12, block, 9.4, 'mono')
    paper.put('address', joined(block.slice(1)))
    page.box(330, 96, 242, 90, { fill: '#e0f2f1' })
    page.grid(
      [340, -562],
      114,
      17,
      [
        ['N° de compte / Account no.', paper.put('account_number', paper.code('299 0## ### ###'))],
        ['N° de compteur / Meter', paper.code('@#######')],
        ['Échéance / Due', paper.put('due_date', due, day(due, 'YYYY/MM/DD'))],
        ['Tarif / Rate', 'D'],
      ],
      8.4,
    )
    page.t(40, 222, 'Relevé de votre compte', 10.5, 'sans-bold')
    page.t(320, 222, 'Your account statement', 10.5, 'sans-bold')
    page.rule(40, 230, 572, '#00695c', 1)
    const old = paper.between(8000, 29000)
    page.grid(
      [40, -440, -562],
      250,
      19,
      [
        ['Solde précédent / Previous balance', '', `${money(old, 'fr')} $`],
        ['Paiement reçu, merci / Payment, thank you', day(addDays(sent, -33), 'MM-DD'), `${money(old, 'fr')} $ CR`],
        ['Électricité / Electricity', `${paper.between(700, 4400)} kWh`, `${money(used, 'fr')} $`],
        [`TPS/GST 5 % (${paper.code('R#########')})`, '', `${money(gst, 'fr')} $`],
        ['TVQ/QST 9,975 %', '', `${money(qst, 'fr')} $`],
      ],
      9,
    )
    page.box(300, 350, 272, 30, { stroke: '#00695c', strokeWidth: 1.4 })
    page.t(310, 369, 'Montant dû / Amount due', 10, 'sans-bold')
    page.r(562, 370, `${paper.put('amount_due', amount(total), money(total, 'fr'))} $`, 13, 'sans-bold')
    page.para(
      40,
      420,
      250,
      "Un supplément de 1,2 % par mois s'applique à tout solde impayé après l'échéance. Pannes : 1 800 555-0133.",
      8,
    )
    page.para(
      320,
      420,
      250,
      'A charge of 1.2% per month applies to any balance unpaid after the due date. Outages: 1 800 555-0133.',
      8,
    )
    page.rule(20, 640, 592, '#888888')
    page.t(40, 664, `${brand} - coupon de paiement / remittance slip`, 8)
    page.t(40, 690, `${paper.code('299 0## ### ###').slice(0, 3)} ${block[0] ?? ''}`, 9, 'mono', { fit: 330 })
    page.r(562, 690, `${money(total, 'fr')} $`, 11, 'mono-bold')
    page.t(40, 764, 'SPECIMEN', 7)
    return [page.sheet()]
  },
}
