import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { addressed, cells, comma, dated, day, grid, iban, line, lines, logo, movements, page, sum, text } from '../kit.ts'
import { home, somebody } from '../people.ts'

const issuers = ['Caja Rural del Guadiana, S.C.C.', 'Banco Meridional de Castilla, S.A.', 'Banca Llobregat, S.A.', 'Kutxa Ibaizabal, S.A.']
const outs = ['COMPRA TARJ. 5402XXXXXX SUPERM', 'ADEUDO RECIBO ELECTRICIDAD', 'RECIBO COMUNIDAD PROPIETARIOS', 'REINTEGRO CAJERO AUTOMATICO', 'TRANSFERENCIA A FAVOR DE', 'CUOTA PRESTAMO 0182', 'BIZUM ENVIADO', 'COMISION MANTENIMIENTO']
const ins = ['NOMINA SEPTIEMBRE EMPRESA SL', 'ABONO TRANSFERENCIA', 'BIZUM RECIBIDO', 'PENSION SEG. SOCIAL']

/** A Spanish extract: cells with entity, branch, check and account, operation and value dates, amounts with a minus and running balance. */
export const bankExtracto: UnseenLayout = {
  name: 'bank-extracto',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = addDays(paper.today, -paper.between(5, 100))
    const start = addDays(end, -paper.between(28, 60))
    const opening = paper.between(10000, 900000)
    const moved = movements(paper, { start, end, opening, count: paper.between(8, 16) }, { ins, outs })
    const closing = moved.at(-1)?.balance ?? opening
    const who = somebody(paper, 'ES')
    const name = paper.put('document_holder_name', paper.pick([`${who.given} ${who.surname}`.toUpperCase(), `${who.surname}, ${who.given}`.toUpperCase(), who.name]))
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const [bank, branch, check, account] = [paper.code('3###'), paper.code('0###'), paper.code('##'), paper.code('##########')]
    const color = paper.pick(['#007a3d', '#b5121b', '#00539f'])
    const form = paper.pick(['DD/MM/YYYY', 'DD-MM-YYYY'])
    const edges = [42, 100, 160, -460, -548]
    const table = grid({ y: 350, leading: 18, edges }, [
      ['', '', paper.pick(['SALDO ANTERIOR', 'Saldo inicial', 'Saldo al inicio del periodo']), '', sum(paper, 'opening_balance', opening, comma(opening))],
      ...moved.map(({ date, what, cents, balance }) => [day(date, 'DD-MM-YY'), day(addDays(date, 1), 'DD-MM-YY'), what, comma(cents), comma(balance)]),
    ], { face: 'sans', size: 7.2 })
    const rightHand = paper.chance(0.6)
    const label = paper.pick(['SALDO ACTUAL', 'Saldo final', 'Saldo a su favor', 'SALDO A FECHA DE EXTRACTO'])
    paper.put('currency', 'EUR', paper.pick(['EUR', 'EUR']))
    return [
      page(paper, [
        logo(paper.pick(['wave', 'flag', 'tile'] as const), { x: 42, y: 32, size: 30 }, color, issuer.slice(0, 1)),
        text(548, 46, paper.pick(['EXTRACTO DE CUENTA CORRIENTE', 'Extracto mensual de movimientos', 'EXTRACTO DE CUENTA']), { size: 11, face: 'sans-bold', align: 'right' }),
        lines(42, 92, 11, [`Oficina ${branch} - ${paper.pick(['Urbana 12', 'Plaza Mayor', 'Ensanche'])}`, `Teléfono 9${paper.code('## ## ## ##')}`, 'Servicio de atención al cliente: apartado 211'], { size: 7, color: '#444' }),
        lines(rightHand ? 310 : 60, 150, 12.5, [paper.pick(['', who.sex === 'F' ? 'Dª' : 'D.']), name, ...addressed(paper, home(paper, 'ES'))].filter((row) => row !== ''), { face: 'sans', size: 9 }),
        cells({ x: 40, y: 232, height: 26, stroke: color }, [
          [60, 'Entidad', bank],
          [60, 'Oficina', branch],
          [40, 'D.C.', check],
          [120, paper.pick(['Número de cuenta', 'Nº de cuenta']), paper.put('account_number', account)],
          [70, 'Divisa', 'EUR'],
          [162, 'BIC / SWIFT', 'CRGUESMMXXX'],
        ]),
        cells({ x: 40, y: 258, height: 26, stroke: color }, [
          [220, 'IBAN', paper.put('iban', iban('ES', `${bank}${branch}${check}${account}`))],
          [150, paper.pick(['Periodo', 'Movimientos entre', 'Desde / hasta']), `${dated(paper, 'period_start', start, day(start, form))} - ${dated(paper, 'period_end', end, day(end, form))}`],
          [142, paper.pick(['Fecha de extracto', 'Fecha emisión']), dated(paper, 'document_date', addDays(end, 1), day(addDays(end, 1), form))],
        ]),
        text(42, 302, `Titular: ${name}`, { size: 8, face: 'sans' }),
        line(40, 314, 552, 314, { stroke: color }),
        grid({ y: 325, leading: 10, edges }, [['F. oper.', 'F. valor', 'Concepto', 'Importe', 'Saldo']], { face: 'sans-bold', size: 7 }).marks,
        line(40, 331, 552, 331, { stroke: color }),
        table.marks,
        line(40, table.y - 8, 552, table.y - 8, { stroke: color }),
        text(160, table.y + 8, label, { face: 'sans-bold', size: 9 }),
        text(548, table.y + 8, sum(paper, 'closing_balance', closing, comma(closing)), { face: 'sans-bold', size: 9, align: 'right' }),
        lines(42, 780, 8.5, [`${issuer}. Inscrita en el Registro Mercantil, tomo ${paper.code('####')}, folio ${paper.code('##')}, hoja ${paper.code('@-#####')}. N.I.F. ${paper.code('A########')}`, 'Rogamos comprueben los apuntes. Transcurridos 15 días sin reparos se entenderán conformes. T.A.E. saldo deudor 7,50 %.'], { size: 6, color: '#555' }),
      ]),
    ]
  },
}
