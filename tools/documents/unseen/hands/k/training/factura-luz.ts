import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, box, comma, dated, day, grid, line, lines, logo, page, roundedBox, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = [
  'Luz del Cantábrico Comercializadora, S.A.',
  'Energías Turdetania, S.L.U.',
  'Eléctrica de Valdecorza, S.A.',
  'Gas y Electricidad Levante, S.A.',
]

/** A Spanish bill of electricity: summary of amounts left, data of the invoice right, data of the contract below, charge to a masked account. */
export const facturaLuz: UnseenLayout = {
  name: 'factura-luz',
  docType: 'utility_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const issued = addDays(paper.today, -paper.between(3, 130))
    const charged = addDays(issued, paper.between(6, 10))
    const [from, to] = [addDays(issued, -36), addDays(issued, -5)]
    const parts = [paper.between(900, 2400), paper.between(2100, 9800), paper.between(50, 400), 81]
    const net = parts.reduce((all, part) => all + part, 0)
    const vat = Math.round(net * 0.21)
    const due = net + vat
    const who = somebody(paper, 'ES')
    const name = paper.put('document_holder_name', paper.pick([`${who.given} ${who.surname}`.toUpperCase(), who.name]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const form = paper.pick(['DD/MM/YYYY', 'D de M de YYYY', 'DD.MM.YYYY'])
    const at = (iso: string) => day(iso, form, 'es')
    const color = paper.pick(['#4b9b3b', '#0050a0', '#e0600d'])
    const address = addressed(paper, home(paper, 'ES'))
    const total = `${sum(paper, 'amount_due', due, comma(due))} €`
    const label = paper.pick(['TOTAL IMPORTE FACTURA', 'Total a pagar', 'IMPORTE TOTAL', 'Total factura'])
    const when = paper.pick(['Fecha de cargo', 'Fecha límite de pago', 'Fecha prevista de cobro'])
    const facts = [
      [paper.pick(['Nº factura', 'Número de factura']), paper.code('@26########')],
      [
        paper.pick(['Fecha de emisión', 'Fecha emisión factura', 'Fecha de factura']),
        dated(paper, 'document_date', issued, at(issued)),
      ],
      [
        paper.pick(['Nº de contrato', 'Referencia del contrato', 'Contrato nº']),
        paper.put('account_number', paper.code('4########')),
      ],
      [when, dated(paper, 'due_date', charged, at(charged))],
      ['Periodo', `${day(from, 'DD/MM/YY')} - ${day(to, 'DD/MM/YY')}`],
    ]
    const swap = paper.chance(0.5)
    const [sumsAt, factsAt] = swap ? [316, 48] : [48, 316]
    return [
      page(paper, [
        box(0, 0, 595, 8, { fill: color }),
        logo(paper.pick(['disc', 'wave', 'flag'] as const), { x: 48, y: 32, size: 40 }, color, issuer.charAt(0)),
        text(547, 54, paper.pick(['Factura de electricidad', 'FACTURA DE LUZ', 'Su factura']), {
          size: 15,
          face: 'sans-bold',
          color,
          align: 'right',
        }),
        lines(320, 112, 12.5, [name, ...address], { size: 9.5, face: 'sans' }),
        lines(
          48,
          100,
          10,
          [
            issuer,
            `CIF ${paper.code('@########')}`,
            'Atención al cliente 900 555 010 (gratuito)',
            'Averías 900 555 840',
          ],
          { size: 7, color: '#555' },
        ),
        roundedBox(sumsAt, 196, 250, 150, 6, { fill: '#f5f5f5' }),
        text(sumsAt + 10, 214, 'RESUMEN DE LA FACTURA', { size: 8.5, face: 'sans-bold' }),
        grid(
          { y: 234, leading: 16, edges: [sumsAt + 10, -(sumsAt + 240)] },
          [
            ['Potencia facturada', `${comma(parts[0] ?? 0)} €`],
            ['Energía consumida', `${comma(parts[1] ?? 0)} €`],
            ['Impuesto electricidad', `${comma(parts[2] ?? 0)} €`],
            ['Alquiler equipos de medida', `${comma(parts[3] ?? 0)} €`],
            [`IVA 21 % s/ ${comma(net)}`, `${comma(vat)} €`],
          ],
          { size: 8.5 },
        ).marks,
        line(sumsAt + 8, 314, sumsAt + 242, 314, { stroke: color }),
        text(sumsAt + 10, 332, label, { size: 9.5, face: 'sans-bold' }),
        text(sumsAt + 240, 332, total, { size: 11, face: 'sans-bold', align: 'right' }),
        text(factsAt, 214, 'DATOS DE LA FACTURA', { size: 8.5, face: 'sans-bold' }),
        grid({ y: 234, leading: 16, edges: [factsAt, factsAt + 102] }, facts, { size: 8 }).marks,
        text(48, 384, 'DATOS DEL CONTRATO', { size: 8.5, face: 'sans-bold', color }),
        lines(
          48,
          402,
          14,
          [
            `Titular: ${name}   NIF: ${paper.code('########@')}`,
            `Dirección de suministro: ${address.join(', ')}`,
            `CUPS: ${paper.code('ES00210000########@@')}   Peaje 2.0TD   Potencia P1 4,600 kW  P2 4,600 kW`,
            `Forma de pago: domiciliación IBAN ES** **** **** **** **** ${paper.code('####')}`,
            `Fin de contrato: ${at(addDays(issued, 244))} (renovación anual automática)`,
          ],
          { size: 8.2 },
        ),
        text(48, 500, 'SU CONSUMO', { size: 8.5, face: 'sans-bold', color }),
        [0, 1, 2, 3, 4, 5].map((index) =>
          box(60 + index * 40, 600 - (20 + ((index * 37 + due) % 60)), 24, 20 + ((index * 37 + due) % 60), {
            fill: color,
          }),
        ),
        grid(
          { y: 526, leading: 14, edges: [330, -540] },
          [
            ['Punta', `${paper.between(20, 90)} kWh`],
            ['Llano', `${paper.between(20, 90)} kWh`],
            ['Valle', `${paper.between(40, 190)} kWh`],
          ],
          { size: 8.5 },
        ).marks,
        lines(
          48,
          660,
          12,
          [
            paper.pick(['Apúntese al Plan Noche y ahorre un 15 %.', '¡Descargue la app y gane un sorteo de 50 €!']),
            'Reclamaciones: puede dirigirse a la Junta Arbitral de Consumo de su comunidad.',
            'Si es consumidor vulnerable puede solicitar el bono social.',
          ],
          { size: 8 },
        ),
        text(
          48,
          800,
          `${issuer} Domicilio social: Gran Vía 80, 48011 Bilbao. R.M. de Bizkaia, tomo ${paper.code('####')}, hoja BI-${paper.code('#####')}.`,
          { size: 6.2, color: '#555' },
        ),
      ]),
    ]
  },
}
