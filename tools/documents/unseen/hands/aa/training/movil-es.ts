import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Spanish invoice for fibre and mobile: data of the client in a strip, base and IVA apart, the bank account masked. */
export const movilEs: UnseenLayout = {
  name: 'movil-es',
  docType: 'telecom_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'ES')()
    const page = openPage()
    const brand = paper.put(
      'issuer_name',
      paper.pick(['Ondasur Comunicaciones, S.A.U.', 'Telenorte Fibra, S.L.', 'Guaka Móvil, S.A.']),
    )
    const sent = addDays(paper.today, -paper.between(5, 130))
    const base = paper.between(2400, 7900)
    const vat = Math.round(base * 0.21)
    page.box(0, 0, 595, 76, { fill: '#d5006d' })
    page.t(40, 50, brand.split(/[ ,]/)[0]?.toLowerCase() ?? '', 30, 'sans-bold', { color: '#ffffff' })
    page.r(555, 36, 'Factura', 18, 'sans-bold', '#ffffff')
    page.r(555, 54, `Nº ${paper.code('FA26/########')}`, 9, 'sans', '#ffffff')
    page.grid(
      [40, 150],
      104,
      14,
      [
        ['Fecha de emisión', paper.put('document_date', sent, day(sent, 'DD-MM-YY'))],
        ['Periodo', `${day(addDays(sent, -31), 'DD-MM-YY')} a ${day(addDays(sent, -1), 'DD-MM-YY')}`],
        ['Nº de cliente', paper.put('account_number', paper.code('ES-######'))],
        ['NIF', paper.code('########@')],
      ],
      8.6,
    )
    page.t(320, 132, `${one.sex === 'F' ? 'Dña.' : 'D.'} ${paper.put('document_holder_name', one.full)}`, 9.6)
    page.rows(320, 145, 13, one.lines, 9.6)
    paper.put('address', joined(one.lines))
    page.c(297, 234, 'Importe total de esta factura', 11)
    page.c(
      297,
      270,
      `${paper.put('amount_due', amount(base + vat), money(base + vat, 'de'))} €`,
      32,
      'sans-bold',
      '#d5006d',
    )
    page.c(297, 288, `Se cargará en su cuenta ES${paper.code('##')} **** **** ** ******${paper.code('####')}`, 8.4)
    page.rule(40, 310, 555, '#d5006d')
    page.t(40, 330, 'Resumen por líneas', 10, 'sans-bold')
    const first = Math.round(base * 0.62)
    page.grid(
      [40, 260, -555],
      350,
      20,
      [
        [
          `Fibra ${paper.pick(['300 Mb', '600 Mb', '1 Gb'])} + fijo ${paper.code('9# ### ## ##')}`,
          'cuota mensual',
          `${money(first, 'de')} €`,
        ],
        [`Móvil ${paper.code('6## ### ###')}`, 'tarifa 40 GB', `${money(base - first, 'de')} €`],
        ['Descuento fidelidad', '', '0,00 €'],
      ],
      9,
    )
    page.rule(320, 408, 555)
    page.grid(
      [320, -555],
      424,
      16,
      [
        ['Base imponible', `${money(base, 'de')} €`],
        ['IVA 21%', `${money(vat, 'de')} €`],
        ['Total (IVA incluido)', `${money(base + vat, 'de')} €`],
      ],
      9,
    )
    page.box(40, 500, 515, 70, { fill: '#fde6f1' })
    page.t(56, 528, '¿Te vas de viaje?', 14, 'sans-bold', { color: '#d5006d' })
    page.t(56, 548, 'Bono roaming mundo: 5 GB por 12 € durante 15 días. Actívalo en la app.', 9)
    page.para(
      40,
      790,
      515,
      `${brand} - Inscrita en el Registro Mercantil de Madrid, tomo ${paper.code('##.###')}, folio ${paper.code('##')}, hoja M-${paper.code('######')}. CIF A${paper.code('########')}. Atención al cliente: 1500. SPECIMEN`,
      6.6,
    )
    return [page.sheet()]
  },
}
