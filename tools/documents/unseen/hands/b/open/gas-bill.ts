import { addDays } from '../../../../calendar.ts'
import { box, line, roundedBox, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { bars, dated, framed, grid, letterPage, putAddress, putCents, wrapped } from '../kit.ts'
import { homeLines, initialsOf, partnerOf, someone } from '../people.ts'

/** A gas bill in boxes of small captions, joint holders, two languages in the captions, the company's name only at the foot. */
export const gasBill: UnseenLayout = {
  name: 'gas-bill',
  docType: 'utility_bill',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.gas)
    const first = someone(paper)
    const second = partnerOf(paper, first)
    const issued = addDays(paper.today, -paper.between(5, 60))
    const due = addDays(issued, 18)
    const [from, until] = [addDays(issued, -33), addDays(issued, -4)]
    const volume = paper.between(22, 240)
    const charges = [
      1_842,
      Math.round(volume * 18.42),
      Math.round(volume * 24.07),
      Math.round(volume * 3.961),
      Math.round(volume * 12.2),
    ]
    const subtotal = charges.reduce((sum, one) => sum + one, 0)
    const [gst, qst] = [Math.round(subtotal * 0.05), Math.round(subtotal * 0.09975)]
    const before = paper.between(4_000, 19_000)
    const names = [first, second].map(({ given, surname }) => `${given} ${surname}`)
    const post = homeLines(first.home)
    const ink = '#3c6e1f'
    paper.put('document_holder_name', names.join('; '), `${names[0]} et`)
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('3## #### ####-#'))
    const issuedText = paper.put('document_date', issued, dated(issued, 'AAAA/MM/JJ'))
    const dueText = paper.put('due_date', due, dated(due, 'AAAA/MM/JJ'))
    const total = putCents(paper, 'amount_due', subtotal + gst + qst)
    const frame = (x: number, y: number, width: number) => ({ x, y, width, height: 25 })
    const marks = [
      roundedBox(30, 26, 54, 40, 9, { fill: ink }),
      text(57, 53, initialsOf(issuer), { size: 19, face: 'serif-bold', color: '#fff', align: 'middle' }),
      text(96, 42, 'GAZ NATUREL', { size: 13, face: 'serif-bold', color: ink }),
      text(96, 58, 'Facture / Invoice', { size: 10, face: 'serif', color: '#555' }),
      ...framed(frame(318, 26, 130), 'No DE COMPTE / ACCOUNT NO.', account, { ink }),
      ...framed(frame(452, 26, 130), 'No DE FACTURE / INVOICE NO.', paper.code('21########'), { ink }),
      ...framed(frame(318, 54, 130), 'DATE DE FACTURATION / BILLING DATE', issuedText, { ink }),
      ...framed(frame(452, 54, 130), 'PROCHAINE LECTURE / NEXT READING', dated(addDays(until, 30), 'AAAA/MM/JJ'), {
        ink,
      }),
      ...framed(frame(318, 82, 130), 'DÛ LE / DUE DATE', dueText, { ink }),
      ...framed(frame(452, 82, 130), 'TOTAL DÛ / TOTAL DUE', total, { ink, face: 'sans-bold' }),
      bars(paper, { x: 60, y: 134, width: 130, height: 9 }),
      ...grid([60], { y: 156, leading: 12.5 }, [[`${names[0]} et`], [names[1] ?? ''], [post[0]], [post[1]]], {
        face: 'sans',
        size: 9,
      }),
      text(318, 134, 'Adresse de service / Service address', { size: 6.5, color: ink }),
      text(318, 146, `${post[0]}, ${first.home.city}`, { size: 8 }),
      text(318, 160, `Compteur / Meter : ${paper.code('@#######')}   Tarif / Rate : D1   Cycle : ${paper.code('1#')}`, {
        size: 8,
      }),
      text(318, 174, 'Lecture estimée / Estimated reading', { size: 8 }),
      box(30, 222, 552, 16, { fill: ink }),
      ...grid(
        [36, 300, -460, -574],
        { y: 233, leading: 0 },
        [['PÉRIODE DE FACTURATION / BILLING PERIOD', 'JOURS / DAYS', 'VOLUME (m³)', '$']],
        { color: '#fff', size: 7.4, face: 'sans-bold' },
      ),
      ...grid([36, 300, -460, -574], { y: 254, leading: 15 }, [
        [`Facture précédente / Previous bill`, '', '', printedMoney(before, 'fr')],
        [`Paiement ${dated(addDays(issued, -14), 'AAAA/MM/JJ')} / Payment`, '', '', `${printedMoney(before, 'fr')}-`],
        [`${dated(from, 'AAAA/MM/JJ')} – ${dated(until, 'AAAA/MM/JJ')}`, '30', String(volume), ''],
        ['Frais de base / Basic charge', '', '', printedMoney(charges[0] ?? 0, 'fr')],
        ['Distribution', '', '0,1842 $/m³', printedMoney(charges[1] ?? 0, 'fr')],
        ['Fourniture / Supply', '', '0,2407 $/m³', printedMoney(charges[2] ?? 0, 'fr')],
        ['Transport et équilibrage', '', '0,03961 $/m³', printedMoney(charges[3] ?? 0, 'fr')],
        ['Marché du carbone (SPEDE)', '', '0,1220 $/m³', printedMoney(charges[4] ?? 0, 'fr')],
        [paper.code('TPS / GST  8## ### ### RT'), '', '5 %', printedMoney(gst, 'fr')],
        [paper.code('TVQ / QST  12## ### ###'), '', '9,975 %', printedMoney(qst, 'fr')],
      ]),
      line(30, 398, 582, 398, { stroke: ink, strokeWidth: 1.2 }),
      text(36, 414, 'MONTANT TOTAL DÛ / TOTAL AMOUNT DUE', { face: 'sans-bold', size: 9 }),
      text(574, 414, total, { face: 'sans-bold', size: 10, align: 'right' }),
      roundedBox(30, 440, 552, 66, 6, { stroke: ink, strokeWidth: 0.8 }),
      text(42, 458, 'Odeur d’œufs pourris? Sortez, puis composez le 911.', {
        face: 'sans-bold',
        size: 9,
        color: '#a01818',
      }),
      ...wrapped(
        { x: 42, y: 474, width: 526, leading: 11 },
        `Passez à la facture sans papier et courez la chance de gagner un crédit de 250 $ sur votre compte. Le tirage aura lieu le ${dated(addDays(issued, 45), 'J mmmm AAAA')}. Un supplément de 1,25 % par mois est ajouté à tout solde impayé à l’échéance.`,
        { size: 8 },
      ).marks,
      ...grid(
        [30],
        { y: 700, leading: 10 },
        [
          [`${issuer} – 2390, rue des Gazomètres, Montréal (Québec)  H2K 2X3 – Service à la clientèle 514 555-0188`],
          ['Détacher et retourner avec votre paiement / Detach and return with your payment'],
        ],
        { size: 7.4, color: '#444' },
      ),
      line(30, 718, 582, 718, { stroke: '#999' }),
      text(582, 740, paper.code('<3############<  00000####0>  ##'), { face: 'mono', size: 10, align: 'right' }),
      text(30, 740, names.join(' / '), { size: 8 }),
    ]
    return [letterPage(marks, 'SPECIMEN')]
  },
}
