import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** An Italian gas bill in the regulated form: captions in coloured tabs, values below, a payment bulletin at the foot. */
export const bollettaIt: UnseenLayout = {
  name: 'bolletta-it',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'IT')()
    const page = openPage()
    const brand = paper.put(
      'issuer_name',
      paper.pick(['Aurelia Gas e Luce S.p.A.', 'Padania Energia S.r.l.', 'Tirreno Servizi S.p.A.']),
    )
    const sent = addDays(paper.today, -paper.between(5, 150))
    const due = addDays(sent, 20)
    const total = paper.between(2600, 33000)
    page.t(40, 52, brand, 15, 'serif-bold', { color: '#9b1c31' })
    page.t(40, 66, `Servizio di tutela della vulnerabilità - Partita IVA ${paper.code('0##########')}`, 7)
    page.t(318, 118, 'Spett.le', 8)
    page.t(318, 132, paper.put('document_holder_name', `${one.surname} ${one.given}`.toUpperCase()), 9.6)
    page.rows(
      318,
      145,
      13,
      one.lines.map((row) => row.toUpperCase()),
      9.6,
    )
    paper.put('address', joined(one.lines.map((row) => row.toUpperCase())))
    const tabs: [string, string[]][] = [
      ['DATI FORNITURA', [one.lines[0], `PDR ${paper.code('0######## #####')}`, 'Uso domestico residente']],
      ['CODICE CLIENTE', [paper.put('account_number', paper.code('###.###.###'))]],
      [
        'BOLLETTA SINTETICA',
        [`n. ${paper.code('26#######')} del ${paper.put('document_date', sent, day(sent, 'DD/MM/YYYY'))}`],
      ],
    ]
    let y = 110
    for (const [title, values] of tabs) {
      page.box(40, y, 220, 15, { fill: '#9b1c31' })
      page.t(46, y + 11, title, 8, 'sans-bold', { color: '#ffffff' })
      y = page.rows(46, y + 29, 12, values, 8.6) + 6
    }
    page.box(40, 290, 515, 84, { stroke: '#9b1c31', strokeWidth: 1.4 })
    page.t(54, 316, 'Quanto devo pagare?', 10, 'serif-bold')
    page.t(54, 352, `€ ${paper.put('amount_due', amount(total), money(total, 'de'))}`, 22, 'sans-bold')
    page.t(300, 316, 'Entro quando?', 10, 'serif-bold')
    page.t(300, 352, paper.put('due_date', due, day(due, 'D MMMM YYYY', 'it')), 18, 'sans-bold', { fit: 240 })
    page.t(40, 404, 'I suoi consumi in sintesi', 10, 'serif-bold')
    const raw = Math.round(total * 0.47)
    const carry = Math.round(total * 0.24)
    page.grid(
      [46, -250, -555],
      422,
      17,
      [
        ['Spesa per la materia gas naturale', '47%', `€ ${money(raw, 'de')}`],
        ['Spesa per il trasporto e la gestione del contatore', '', `€ ${money(carry, 'de')}`],
        ['Imposte e IVA', '', `€ ${money(total - raw - carry, 'de')}`],
        ['Totale bolletta', '', `€ ${money(total, 'de')}`],
      ].map((row) => [row[0] ?? '', '', row[2] ?? '']),
      9,
    )
    page.para(
      40,
      512,
      515,
      'Le bollette precedenti risultano pagate. Grazie. In caso di ritardo saranno applicati interessi di mora pari al tasso di riferimento BCE maggiorato del 3,5%. Pronto intervento gas: 800 000 000, gratuito e attivo 24 ore su 24.',
      8.2,
    )
    page.box(0, 650, 595, 192, { fill: '#f6f0dc' })
    page.t(30, 668, 'CONTI CORRENTI POSTALI - Ricevuta di Accredito', 8, 'sans-bold')
    page.t(30, 690, `sul C/C n. ${paper.code('########')}   di Euro  ${money(total, 'comma')}`, 10, 'mono')
    page.t(30, 712, `INTESTATO A: ${brand.toUpperCase()}`, 9, 'mono')
    page.t(30, 734, `ESEGUITO DA: ${one.surname.toUpperCase()} ${one.given.toUpperCase()}`, 9, 'mono')
    page.t(30, 790, `<${paper.code('##################')}>   ${String(total).padStart(10, '0')}>   896>`, 10, 'mono')
    page.t(30, 828, 'SPECIMEN', 7)
    return [page.sheet()]
  },
}
