import { addDays, addYears } from '../../../../calendar.ts'
import { box, line } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { arabic } from '../arabic.ts'
import { amount, dated, easel, figures, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A Moroccan regional utility: a preprinted bilingual form with boxes, filled in by a line printer, a slip at the foot. */
export const factureEauMaroc: UnseenLayout = {
  name: 'facture-eau-maroc',
  docType: 'utility_bill',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = folk(paper, 'MA')()
    const region = paper.pick(['CHAOUIA-DOUKKALA', 'GHARB-ZAER', 'HAOUZ-TENSIFT'])
    const issuer = paper.put('issuer_name', `SOCIETE MULTISERVICES ${region}`)
    const issued = addDays(paper.today, -paper.between(8, 60))
    const due = addDays(issued, paper.pick([15, 20, 21]))
    const parts = [
      paper.between(3100, 21_000),
      paper.between(14_000, 62_000),
      paper.between(1500, 9000),
      paper.between(900, 5200),
    ]
    const vat = Math.round(parts.reduce((a, b) => a + b, 0) * 0.07)
    const stamp = paper.between(25, 250)
    const sum = parts.reduce((a, b) => a + b, 0) + vat + stamp
    const { say, rows, add, marks } = easel()
    const green = '#1d6a50'
    const typed = { face: 'mono', size: 9.4 } as const

    add(box(30, 28, 38, 38, { fill: green }), box(38, 36, 22, 22, { fill: '#fff' }))
    say(78, 42, issuer, { face: 'sans-bold', size: 11, color: green })
    say(78, 56, 'Eau potable - Electricité - Assainissement liquide', { size: 8 })
    say(78, 67, 'S.A. - Siège : 42, bd Mohamed V - ICE 002417760000081', { size: 6.6 })
    add(...arabic(566, 44, 13, 'فاتورة الماء والكهرباء والتطهير', green))
    say(566, 62, 'FACTURE EAU / ELECTRICITE', { align: 'right', face: 'narrow-bold', size: 10 })

    /** A box of the form: caption in both languages, its value typed inside. */
    const cell = (x: number, y: number, width: number, label: string, label2: string, value: string) => {
      add(box(x, y, width, 34, { stroke: green, strokeWidth: 0.7 }))
      say(x + 4, y + 9, label, { size: 6.8, color: green })
      add(...arabic(x + width - 4, y + 10, 7.6, label2, green))
      say(x + 6, y + 26, value, typed)
    }
    cell(30, 84, 130, 'N° Contrat', 'رقم العقد', paper.put('account_number', paper.code('########')))
    cell(164, 84, 118, 'Tournée', 'الجولة', paper.code('##/###'))
    cell(286, 84, 140, 'N° Facture', 'رقم الفاتورة', paper.code('########-##'))
    cell(430, 84, 136, 'Editée le', 'بتاريخ', paper.put('document_date', issued, dated(issued, 'DD/MM/YYYY')))
    cell(
      30,
      122,
      252,
      'Période de consommation',
      'فترة الاستهلاك',
      `${dated(addDays(issued, -34), 'DD/MM/YY')} AU ${dated(addDays(issued, -4), 'DD/MM/YY')}`,
    )
    cell(286, 122, 140, 'Usage', 'الاستعمال', 'DOMESTIQUE')
    cell(430, 122, 136, 'Agence', 'الوكالة', paper.pick(['CENTRE', 'AL QODS', 'SIDI MAAROUF']))

    add(box(30, 166, 252, 76, { stroke: green, strokeWidth: 0.7 }))
    say(34, 175, 'Lieu de consommation', { size: 6.8, color: green })
    add(...arabic(278, 176, 7.6, 'مكان الاستهلاك', green))
    const place = holder.lines.map(plain)
    rows(36, 192, 13, place, typed)
    say(36, 232, `COMPTEUR EAU ${paper.code('@@#######')}`, { face: 'mono', size: 7.4 })
    paper.put('address', place.join(', '), place[0])
    rows(318, 186, 14, [paper.put('document_holder_name', plain(`${holder.surname} ${holder.given}`)), ...place], {
      face: 'mono',
      size: 10,
    })

    const edges = [36, 252, 330, 400, 480, 560]
    add(box(30, 256, 536, 18, { fill: green }))
    const head = ['Désignation', 'Ancien index', 'Nouvel index', 'Quantité', 'P.U. HT', 'Montant HT']
    head.forEach((cellText, index) =>
      say(edges[index] ?? 0, 268, cellText, {
        size: 7.8,
        color: '#fff',
        face: 'narrow-bold',
        align: index === 0 ? 'left' : 'right',
      }),
    )
    const labels = ['EAU POTABLE TRANCHE 1', 'ELECTRICITE BT DOMESTIQUE', 'ASSAINISSEMENT', 'REDEVANCES FIXES']
    labels.forEach((label, index) => {
      const cents = parts[index] ?? 0
      const quantity = paper.between(5, 240)
      const old = paper.between(1200, 48_000)
      const metered = index < 2
      const cells = [
        label,
        metered ? String(old) : '',
        metered ? String(old + quantity) : '',
        index < 3 ? String(quantity) : '',
        index < 3 ? figures((cents * 100) / quantity / 100, 'none') : '',
        figures(cents, 'none'),
      ]
      cells.forEach((value, column) =>
        say(edges[column] ?? 0, 288 + index * 15, value, {
          face: 'mono',
          size: 8.4,
          align: column === 0 ? 'left' : 'right',
        }),
      )
    })
    say(36, 350, 'TVA 7%', { face: 'mono', size: 8.4 })
    say(560, 350, figures(vat, 'none'), { face: 'mono', size: 8.4, align: 'right' })
    say(36, 365, 'TIMBRE FISCAL', { face: 'mono', size: 8.4 })
    say(560, 365, figures(stamp, 'none'), { face: 'mono', size: 8.4, align: 'right' })
    add(box(30, 274, 536, 100, { stroke: green, strokeWidth: 0.7 }))

    add(box(286, 384, 280, 50, { stroke: green, strokeWidth: 1.4 }))
    say(292, 399, 'TOTAL A PAYER TTC (DH)', { face: 'narrow-bold', size: 9, color: green })
    add(...arabic(560, 400, 9.6, 'المبلغ الواجب أداؤه', green))
    const total = figures(sum, 'space')
    say(560, 424, paper.put('amount_due', amount(sum), total), { face: 'mono-bold', size: 15, align: 'right' })
    add(box(30, 384, 252, 50, { stroke: green, strokeWidth: 0.7 }))
    say(36, 399, 'Date limite de paiement', { size: 8, color: green })
    add(...arabic(276, 400, 8.6, 'آخر أجل للأداء', green))
    say(36, 424, paper.put('due_date', due, dated(due, 'DD/MM/YYYY')), { face: 'mono-bold', size: 12 })

    rows(
      30,
      456,
      11,
      [
        'Passé ce délai, la fourniture peut être suspendue sans autre avis et des frais de coupure de 47,00 DH HT seront facturés.',
        `Paiement : agences, espaces de services, guichets automatiques et www.multiservices-clients.example. Centre d’appel 0802 00 44 77.`,
        `Avis gratuit : l’abonné est prié de tenir le compteur accessible. Tarif applicable depuis le ${dated(addYears(issued, -2), '01/MM/YYYY')}.`,
      ],
      { size: 7.6 },
    )
    say(298, 540, 'SPECIMEN', { size: 30, face: 'sans-bold', color: '#c9c9c9', align: 'middle' })
    for (let x = 30; x < 566; x += 8) add(line(x, 640, x + 4, 640, { strokeWidth: 0.5 }))
    say(36, 654, 'TALON A REMETTRE LORS DU PAIEMENT', { size: 7, color: green })
    rows(
      36,
      674,
      13,
      [`CONTRAT ${paper.expected['account_number'] ?? ''}`, plain(`${holder.surname} ${holder.given}`)],
      { face: 'mono', size: 8.6 },
    )
    say(560, 674, `${total} DH`, { face: 'mono', size: 10, align: 'right' })
    say(560, 690, `AVANT LE ${dated(due, 'DD/MM/YYYY')}`, { face: 'mono', size: 8.6, align: 'right' })
    return [page(marks)]
  },
}
