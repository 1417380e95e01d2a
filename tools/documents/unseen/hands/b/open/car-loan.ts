import { addDays, addYears } from '../../../../calendar.ts'
import { box, ellipse, roundedBox, shape, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, framed, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { capitalLines, plainCapitals, someone } from '../people.ts'

/** A car loan's account in three speech-like tiles and a paragraph; rate and end of the contract only in the sentences. */
export const carLoan: UnseenLayout = {
  name: 'car-loan',
  docType: 'loan_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.carLoan)
    const person = someone(paper)
    const issued = addDays(paper.today, -paper.between(5, 85))
    const months = paper.pick([60, 72, 84])
    const begun = addDays(issued, -paper.between(120, 900))
    const maturity = addYears(begun, months / 12)
    const before = paper.between(900_000, 3_800_000)
    const rate = `${paper.between(4, 9)}.${paper.between(1, 9)}${paper.pick([4, 5, 9])}`
    const interest = Math.round((before * Number(rate)) / 1_200)
    const payment = interest + Math.round(before / paper.between(28, 58))
    const after = before - (payment - interest)
    const name = plainCapitals(`${person.surname} ${person.given}`)
    const post = capitalLines(person.home)
    const car = paper.pick([
      'BOREA SORELLE EX 2023',
      'NORDIK CX4 GS 2022',
      'VENTURA ESCALE SE 2024',
      'ALTANA VOLT SV 2023',
    ])
    paper.put('document_holder_name', name)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('QA####-######'))
    const balance = putCents(paper, 'closing_balance', after, `$ ${printedMoney(after, 'fr')}`)
    const due = putCents(paper, 'payment_amount', payment, `$ ${printedMoney(payment, 'fr')}`)
    const orange = '#d4541a'
    const tile = (x: number, caption: string, content: string) => [
      roundedBox(x, 226, 172, 58, 10, { fill: '#fdeee5' }),
      text(x + 12, 246, caption, { size: 8, face: 'sans' }),
      text(x + 12, 268, content, { size: 14, face: 'sans-bold', color: orange }),
    ]
    const marks = [
      shape('M34 58 L44 40 L74 40 L86 58 Z', { fill: orange }),
      box(28, 58, 64, 10, { fill: orange }),
      ellipse(44, 69, 6, 6, { fill: '#333' }),
      ellipse(76, 69, 6, 6, { fill: '#333' }),
      text(578, 52, 'RELEVÉ DE VOTRE FINANCEMENT', { size: 13, face: 'sans-bold', color: orange, align: 'right' }),
      text(578, 66, `en date du ${paper.put('document_date', issued, dated(issued, 'JJ/MM/AAAA'))}`, {
        size: 9,
        face: 'sans',
        align: 'right',
      }),
      ...grid([60], { y: 128, leading: 12 }, [[name], [post[0]], [post[1]]], { face: 'mono', size: 9.6 }),
      ...framed({ x: 396, y: 104, width: 182, height: 26 }, 'CONTRAT', account, { ink: orange, face: 'mono' }),
      ...framed({ x: 396, y: 134, width: 182, height: 26 }, 'VÉHICULE', car, { ink: orange, face: 'mono' }),
      ...framed({ x: 396, y: 164, width: 182, height: 26 }, 'NIV / VIN', paper.code('2@#@@#@##@######'), {
        ink: orange,
        face: 'mono',
      }),
      ...tile(34, 'Il vous reste à payer', balance),
      ...tile(220, 'Votre mensualité', due),
      ...tile(406, 'Date du prochain retrait', dated(addDays(issued, 11), 'JJ/MM/AAAA')),
      ...wrapped(
        { x: 34, y: 316, width: 544, leading: 14 },
        `Votre contrat de vente à tempérament, signé le ${dated(begun, 'J mmmm AAAA')} chez Automobiles ${person.home.city}, porte intérêt au taux annuel de ${paper.put('interest_rate', rate, rate.replace('.', ','))} % et prendra fin le ${paper.put('maturity_date', maturity, dated(maturity, 'J mmmm AAAA'))}, après ${months} mensualités égales. Les retraits se font au compte dont le numéro se termine par ${paper.code('####')}.`,
        { size: 9.4, face: 'sans' },
      ).marks,
      text(34, 394, 'Opérations depuis le dernier relevé', { size: 10, face: 'sans-bold' }),
      ...grid(
        [34, 110, -380, -480, -578],
        { y: 412, leading: 16 },
        [
          ['Date', 'Opération', 'Intérêts', 'Capital', 'Solde'],
          [dated(addDays(issued, -48), 'JJ/MM/AAAA'), 'Solde reporté', '', '', printedMoney(before, 'fr')],
          [
            dated(addDays(issued, -19), 'JJ/MM/AAAA'),
            `Mensualité reçue ${printedMoney(payment, 'fr')}`,
            printedMoney(interest, 'fr'),
            printedMoney(payment - interest, 'fr'),
            printedMoney(after, 'fr'),
          ],
        ],
        { size: 8.4, face: 'sans' },
      ),
      ...wrapped(
        { x: 34, y: 500, width: 544, leading: 11 },
        'Besoin d’un sursis? Reportez une mensualité par année, sans frais. Pensez aussi à notre garantie prolongée à partir de 29,95 $ par mois. En cas de défaut, le prêteur peut exercer les recours prévus à la Loi sur la protection du consommateur, dont la reprise de possession après l’avis de 30 jours. Frais de chèque sans provision : 45,00 $.',
        { size: 8, color: '#555' },
      ).marks,
      text(
        306,
        742,
        `Prêteur et détenteur du contrat : ${issuer} – 150, rue du Pont, Saint-Lambert (Québec)  J4P 2X9 – 450 555-0190`,
        { size: 7.2, align: 'middle' },
      ),
    ]
    return [letterPage(marks, 'SPÉCIMEN')]
  },
}
