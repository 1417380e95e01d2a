import { addDays, monthEnd, parts } from '../../../../calendar.ts'
import { box, line, shape } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import type { Paper } from '../../../paper.ts'
import { amount, dated, easel, figures, ibanOf, page, plain } from '../kit.ts'
import { folk } from '../people.ts'

/** A French cooperative bank: movements in debit and credit columns, balances inside the table, the RIB in a strip. */
export const releveBanque: UnseenLayout = {
  name: 'releve-banque',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const next = folk(paper, 'FR')
    const [one, two] = [next(), next()]
    const [issuer, bic] = paper.pick([
      ['Caisse Mutuelle du Grand Ouest', 'CMGOFR2A'],
      ['Banque Coopérative des Alpes', 'BCALFRPP'],
      ['Crédit Solidaire du Nord', 'CSNOFR21'],
    ] as const)
    paper.put('issuer_name', issuer)
    const end = monthEnd(paper.today, paper.between(1, 3))
    const start = `${end.slice(0, 8)}01`
    const before = addDays(start, -1)
    const ink = paper.pick(['#00594f', '#7a1f3d', '#1f3f77'])
    const euros = (cents: number) => `${figures(cents, 'dot')}`
    const opening = paper.between(12_000, 480_000)
    const { moves, credits, debits } = movements(paper, start)
    const closing = opening + credits - debits
    const { say, rows, flow, add, marks } = easel({ size: 8.4 })

    add(shape('M40 66 L58 34 L76 66 Z', { fill: ink }), box(40, 69, 36, 4, { fill: ink }))
    say(86, 54, issuer, { size: 13, face: 'sans-bold', color: ink })
    say(86, 68, `Agence ${paper.pick(['République', 'des Halles', 'Saint-Pierre'])} - ${one.town}`, { size: 8 })
    say(559, 44, 'RELEVÉ DE COMPTE', { size: 12, face: 'sans-bold', align: 'right' })
    const title = (woman: boolean) => (woman ? 'MME' : 'M')
    say(559, 58, `arrêté au ${paper.put('period_end', end, dated(end, 'DD/MM/YYYY'))}`, { align: 'right' })
    say(559, 71, `relevé n° ${paper.between(1, 12)} - page 1 sur 1`, { align: 'right', size: 7.6 })

    const names = [one, two]
      .slice(0, paper.chance(0.5) ? 2 : 1)
      .map(({ given, surname }) => plain(`${surname} ${given}`))
    paper.put('document_holder_name', names.join('; '), names[0])
    const address = one.lines.map(plain)
    paper.put('address', address.join(', '), address[0])
    const women = [one.woman, two.woman]
    rows(320, 116, 12.4, [...names.map((name, index) => `${title(women[index] ?? false)} ${name}`), ...address], {
      face: 'mono',
      size: 9.2,
    })
    const joint = names.length === 2
    rows(
      40,
      108,
      11.6,
      [
        'Votre conseiller : ' + paper.pick(['S. Marchal', 'K. Oumar', 'B. Petitjean']),
        'Tél. 09 80 98 00 15 (coût d’un appel local)',
        'www.espace-societaires.example',
        '',
        joint ? 'Compte joint' : 'Compte individuel',
      ],
      { size: 7.8 },
    )

    const [bank, branch, account] = [paper.code('1####'), paper.code('0####'), paper.code('0##########')]
    const key = String(97 - ((89 * Number(bank) + 15 * Number(branch) + 3 * Number(account)) % 97)).padStart(2, '0')
    say(40, 204, 'C/C EUROCOMPTE SÉRÉNITÉ', { face: 'narrow-bold', size: 9.6 })
    say(40, 218, `N° ${paper.put('account_number', account)} en ${paper.put('currency', 'EUR', 'euros')}`, {
      face: 'narrow-bold',
      size: 9.6,
    })
    say(
      559,
      218,
      `Période du ${paper.put('period_start', start, dated(start, 'DD/MM/YYYY'))} au ${dated(end, 'DD/MM/YYYY')}`,
      { align: 'right' },
    )

    const edges = { date: 46, value: 106, text: 168, debit: 470, credit: 553 }
    let y = 230
    add(box(40, y, 519, 18, { fill: ink }))
    const white = { color: '#fff', face: 'narrow-bold', size: 8 } as const
    say(edges.date, y + 12, 'Date', white)
    say(edges.value, y + 12, 'Valeur', white)
    say(edges.text, y + 12, 'Opération', white)
    say(edges.debit, y + 12, 'Débit EUROS', { ...white, align: 'right' })
    say(edges.credit, y + 12, 'Crédit EUROS', { ...white, align: 'right' })
    y += 32
    say(edges.text, y, `SOLDE CRÉDITEUR AU ${dated(before, 'DD/MM/YYYY')}`, { face: 'narrow-bold' })
    say(edges.credit, y, paper.put('opening_balance', amount(opening), euros(opening)), {
      face: 'narrow-bold',
      align: 'right',
    })
    for (const move of moves) {
      y += 14
      say(edges.date, y, dated(move.day, 'DD/MM/YYYY'))
      say(edges.value, y, dated(addDays(move.day, move.cents > 0 ? 1 : 0), 'DD/MM/YYYY'))
      say(edges.text, y, move.label)
      say(move.cents < 0 ? edges.debit : edges.credit, y, euros(Math.abs(move.cents)), { align: 'right' })
      if (move.more !== '') {
        y += 10
        say(edges.text + 6, y, move.more, { size: 7.2, color: '#555' })
      }
    }
    y += 10
    add(line(40, y, 559, y, { stroke: ink }))
    y += 14
    say(edges.text, y, 'Total des mouvements')
    say(edges.debit, y, paper.put('total_debits', amount(debits), euros(debits)), { align: 'right' })
    say(edges.credit, y, paper.put('total_credits', amount(credits), euros(credits)), { align: 'right' })
    y += 17
    const side = closing < 0 ? 'DÉBITEUR' : 'CRÉDITEUR'
    say(edges.text, y, `SOLDE ${side} AU ${dated(end, 'DD/MM/YYYY')}`, { face: 'narrow-bold', size: 9.4 })
    paper.put('closing_balance', amount(closing), euros(Math.abs(closing)))
    say(closing < 0 ? edges.debit : edges.credit, y, euros(Math.abs(closing)), {
      face: 'narrow-bold',
      size: 9.4,
      align: 'right',
    })
    for (const x of [100, 162, 396, 478]) add(line(x, 248, x, y + 8, { stroke: '#bbb', strokeWidth: 0.4 }))
    add(box(40, 248, 519, y - 240, { stroke: ink }))

    y += 30
    say(
      40,
      y,
      `Information : total des frais bancaires prélevés depuis le 01/01/${parts(end).year} : ${figures(paper.between(400, 6000), 'none')} €`,
      { size: 7.6 },
    )
    say(40, y + 12, 'Plafond de découvert autorisé : 600,00 €', { size: 7.6 })
    add(box(40, 716, 519, 46, { stroke: '#888' }))
    say(48, 730, 'Relevé d’identité bancaire', { face: 'narrow-bold', size: 8 })
    say(48, 742, `Banque ${bank}   Guichet ${branch}   Clé ${key}   Domiciliation ${plain(one.town)}`, { size: 7.6 })
    say(48, 754, `IBAN : ${paper.put('iban', ibanOf('FR', `${bank}${branch}${account}${key}`))}   BIC : ${bic}`, {
      size: 8,
    })
    flow(
      { x: 40, y: 786, width: 519, leading: 8.4 },
      `Les sommes figurant sur ce relevé sont garanties par le FGDR dans la limite de 100.000,00 € par déposant. ${issuer}, société coopérative à capital variable, immatriculée à l’ORIAS sous le n° 07 0${paper.code('## ###')}. Document SPÉCIMEN.`,
      { size: 6.4, color: '#555' },
    )
    return [page(marks)]
  },
}

interface Move {
  readonly day: string
  readonly label: string
  readonly more: string
  readonly cents: number
}

function movements(paper: Paper, start: string): { moves: Move[]; credits: number; debits: number } {
  const kinds = [
    () => ({
      label: `PAIEMENT CB ${paper.pick(['SUPER U', 'BOULANGERIE PAUL', 'DECATHLON', 'FNAC'])}`,
      more: `CARTE 49##${paper.code('##')}`.replaceAll('#', 'X'),
      cents: -paper.between(420, 16_000),
    }),
    () => ({
      label: 'PRLV SEPA MUTUELLE ATLAS',
      more: `RUM ${paper.code('MD########')} ICS FR12ZZZ${paper.code('######')}`,
      cents: -paper.between(2900, 14_000),
    }),
    () => ({ label: 'RETRAIT DAB', more: '', cents: -paper.between(2, 20) * 1000 }),
    () => ({
      label: `VIR SEPA ${paper.pick(['SALAIRE', 'CPAM', 'CAF'])}`,
      more: 'VIREMENT RECU',
      cents: paper.between(18_000, 240_000),
    }),
    () => ({ label: `CHEQUE ${paper.code('#######')}`, more: '', cents: -paper.between(3000, 45_000) }),
    () => ({ label: 'VIR INST LOYER', more: paper.code('REF ####/##'), cents: -paper.between(42_000, 98_000) }),
  ]
  const moves: Move[] = []
  let day = 0
  for (let count = paper.between(8, 14); count > 0; count -= 1) {
    day += paper.between(0, 2)
    moves.push({ day: addDays(start, day), ...paper.pick(kinds)() })
  }
  moves.push({ day: addDays(start, day), label: 'REMISE DE CHEQUES', more: '', cents: paper.between(2000, 30_000) })
  const credits = moves.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
  return { moves, credits, debits: moves.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0) }
}
