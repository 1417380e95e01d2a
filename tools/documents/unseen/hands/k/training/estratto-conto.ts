import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import {
  addressed,
  box,
  cells,
  comma,
  dated,
  day,
  grid,
  iban,
  line,
  lines,
  logo,
  movements,
  page,
  sum,
  text,
  turnover,
} from '../kit.ts'
import { home, people } from '../people.ts'

const issuers = [
  'Banca Popolare del Tirreno S.p.A.',
  'Credito Lagunare S.p.A.',
  'Cassa di Risparmio di Montefosco',
  'Banco Appennino S.C.p.A.',
]
const outs = [
  'PAGAMENTO POS',
  'PRELIEVO BANCOMAT',
  'ADDEBITO SDD UTENZE',
  'IMPOSTA DI BOLLO',
  'RATA MUTUO 114',
  'COMMISSIONI BONIFICO',
]
const ins = ['STIPENDIO O PENSIONE', 'BONIFICO A VOSTRO FAVORE', 'VERSAMENTO ASSEGNI']

/** An Italian quarter's statement of account: columns of debits and credits, totals of both, joint holders on one line. */
export const estrattoConto: UnseenLayout = {
  name: 'estratto-conto',
  docType: 'bank_statement',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const end = paper.pick([monthEnd(paper.today, 1), '2026-06-30', '2026-03-31'])
    const start = addDays(monthEnd(end, 3), 1)
    const opening = paper.between(20000, 1500000)
    const moved = movements(paper, { start, end, opening, count: paper.between(9, 17) }, { ins, outs })
    const { ins: credits, outs: debits } = turnover(moved)
    const closing = opening + credits - debits
    const holders = people(paper, 'IT', paper.pick([1, 1, 2] as const))
    const names = holders.map(({ given, surname }) => `${surname} ${given}`.toUpperCase())
    paper.put('document_holder_name', names.join('; '), names[0])
    const issuer = paper.put('issuer_name', paper.pick(issuers))
    const [abi, cab, account] = [paper.code('0####'), paper.code('1####'), paper.code('0000########')]
    const full = iban('IT', `${paper.code('@')}${abi}${cab}${account}`)
    const form = paper.pick(['DD/MM/YYYY', 'DD.MM.YYYY', 'DD/MM/YY'])
    const at = (iso: string) => day(iso, form)
    const color = paper.pick(['#1b4d3e', '#7a0019', '#1f3b73'])
    const opened = paper.pick(['SALDO INIZIALE', 'Saldo precedente', `Saldo al ${at(addDays(start, -1))}`])
    const closed = paper.pick(['SALDO FINALE', `Saldo al ${at(end)}`, 'Saldo finale a Vostro credito'])
    const wide = [46, 104, -340, -430, 446]
    const table = grid(
      { y: 336, leading: 17, edges: wide },
      moved.map(({ date, what, cents }) => [
        at(date),
        at(addDays(date, paper.between(0, 2))),
        cents < 0 ? comma(-cents) : '',
        cents > 0 ? comma(cents) : '',
        what.slice(0, 22),
      ]),
      { size: 7.6 },
    )
    const joint = paper.chance(0.5)
    return [
      page(paper, [
        logo(paper.pick(['ring', 'tile', 'flag'] as const), { x: 46, y: 34, size: 36 }, color, issuer.charAt(0)),
        text(96, 56, issuer, { size: 12, face: 'serif-bold', color }),
        text(
          549,
          52,
          `${paper.pick(['ESTRATTO CONTO', 'Estratto conto trimestrale', 'Estratto conto corrente'])} n. ${paper.between(1, 4)}/2026`,
          { size: 10, face: 'sans', align: 'right' },
        ),
        lines(joint ? 310 : 64, 120, 12.5, [...names, ...addressed(paper, home(paper, 'IT'))], {
          size: 9,
          face: 'sans',
        }),
        lines(
          joint ? 64 : 350,
          120,
          12,
          [
            `Filiale di ${paper.pick(['Livorno 2', 'Mestre', 'Sede Centrale'])}`,
            `tel. 05${paper.code('## ######')}`,
            'Gestore: dott. A. Mancuso',
          ],
          { size: 8 },
        ),
        cells({ x: 44, y: 204, height: 28, stroke: color }, [
          [
            120,
            paper.pick(['Conto corrente n.', 'Numero conto', 'C/C n.']),
            paper.put('account_number', account.slice(4)),
          ],
          [130, paper.pick(['Periodo dal', 'dal']), dated(paper, 'period_start', start, at(start))],
          [130, 'al', dated(paper, 'period_end', end, at(end))],
          [127, 'Divisa', paper.put('currency', 'EUR')],
        ]),
        cells({ x: 44, y: 232, height: 28, stroke: color }, [
          [250, 'Coordinate bancarie IBAN', paper.put('iban', full)],
          [130, 'BIC', 'BPTIITRRXXX'],
          [
            127,
            paper.pick(['Data documento', 'Data emissione']),
            dated(paper, 'document_date', addDays(end, 2), at(addDays(end, 2))),
          ],
        ]),
        text(46, 284, opened, { size: 9, face: 'narrow-bold' }),
        text(430, 284, sum(paper, 'opening_balance', opening, comma(opening)), {
          size: 9,
          face: 'narrow-bold',
          align: 'right',
        }),
        box(44, 298, 507, 16, { fill: '#eee' }),
        grid({ y: 309, leading: 10, edges: wide }, [['Data', 'Valuta', 'Addebiti', 'Accrediti', 'Descrizione']], {
          face: 'narrow-bold',
        }).marks,
        table.marks,
        line(44, table.y - 8, 551, table.y - 8, { stroke: color }),
        grid(
          { y: table.y + 6, leading: 17, edges: [46, -340, -430] },
          [
            [
              'Totale movimenti',
              sum(paper, 'total_debits', debits, comma(debits)),
              sum(paper, 'total_credits', credits, comma(credits)),
            ],
          ],
          { size: 8.5 },
        ).marks,
        text(46, table.y + 24, closed, { size: 9.5, face: 'narrow-bold' }),
        text(430, table.y + 24, sum(paper, 'closing_balance', closing, comma(closing)), {
          size: 9.5,
          face: 'narrow-bold',
          align: 'right',
        }),
        text(
          46,
          table.y + 42,
          `Fido accordato 0,00 - Saldo contabile disponibile ${comma(closing)} - Numeri creditori ${paper.code('####')}`,
          { size: 7 },
        ),
        lines(
          46,
          784,
          9,
          [
            'Trascorsi 60 giorni dal ricevimento senza opposizione scritta l’estratto si intende approvato. Imposta di bollo assolta in modo virtuale.',
            `${issuer} - iscritta all’Albo delle Banche n. ${paper.code('####')} - Codice ABI ${abi} - aderente al Fondo Interbancario di Tutela dei Depositi`,
          ],
          { size: 6.2, color: '#555' },
        ),
      ]),
    ]
  },
}
