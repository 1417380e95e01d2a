import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, putAddress, putCents } from '../kit.ts'
import { capitalLines, initialsOf, partnerOf, plainCapitals, someone } from '../people.ts'

const merchants = [
  ['PAIEMENT DPA/ASSURANCE', -1],
  ['ACHAT DEBIT/QUINCAILLERIE LEDOUX', -1],
  ['VIREMENT INTERAC RECU', 1],
  ['CHEQUE NO 0', -1],
  ['DEPOT PAIE/', 8],
  ['ACHAT DEBIT/STATION-SERVICE 24H', -1],
  ['RETRAIT GA/AEROGARE', -1],
  ['PAIEMENT FACTURE/TELEPHONIE', -1],
  ['ACHAT DEBIT/LIBRAIRIE DU PARC', -1],
] as const

/** Fixed pitch on two pages: joint members with OU, `du JJ/MM/AA`, transactions over the page, the four totals in a row at the end. */
export const thriftStatement: UnseenLayout = {
  name: 'thrift-statement',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const issuer = paper.pick(issuers.thrift)
    const member = someone(paper)
    const members = paper.chance(0.6) ? [member, partnerOf(paper, member)] : [member]
    const back = paper.between(1, 4)
    const [start, end] = [addDays(monthEnd(paper.today, back + 1), 1), monthEnd(paper.today, back)]
    const produced = addDays(end, 2)
    const opening = paper.between(-20_000, 410_000)
    const mono = { face: 'mono', size: 8 } as const
    const slash = (date: string) => dated(date, 'JJ/MM/AA')
    const signed = (cents: number) => `${printedMoney(Math.abs(cents), 'fr')}${cents < 0 ? '-' : ''}`
    const employer = paper.pick(issuers.employer)
    let balance = opening
    let [credits, debits] = [0, 0]
    const rows = Array.from({ length: 27 }, (_, index) => {
      const [label, weight] = paper.pick(merchants)
      const cents = paper.between(1_200, 16_500) * weight
      balance += cents
      if (cents > 0) credits += cents
      else debits -= cents
      const detail = label.endsWith('/')
        ? `${label}${plainCapitals(employer).slice(0, 24)}`
        : label.endsWith(' 0')
          ? `${label}${120 + index}`
          : label
      return [slash(addDays(start, index)), detail, signed(cents), signed(balance)]
    })
    const names = members.map(
      ({ given, surname, sex }) => `${sex === 'F' ? 'MME' : 'M.'} ${plainCapitals(`${given} ${surname}`)}`,
    )
    const post = capitalLines(member.home)
    const holders = members.map(({ given, surname }) => plainCapitals(`${given} ${surname}`))
    paper.put('document_holder_name', holders.join('; '), holders[0])
    putAddress(paper, post)
    paper.put('issuer_name', issuer)
    const account = paper.put('account_number', paper.code('#######-#'))
    const range = `DU ${paper.put('period_start', start, slash(start))} AU ${paper.put('period_end', end, slash(end))}`
    const producedText = paper.put('document_date', produced, slash(produced))
    const openingText = putCents(paper, 'opening_balance', opening, signed(opening))
    paper.put('currency', 'CAD', 'DOLLARS CANADIENS')
    const edges = [40, 110, -460, -572]
    const head = (page: number) => [
      shape('M40 30 L68 30 L68 58 L54 66 L40 58 Z', { fill: '#23408f' }),
      text(54, 50, initialsOf(issuer), { size: 9, face: 'sans-bold', color: '#fff', align: 'middle' }),
      text(572, 40, 'ÉTAT DE COMPTE', { face: 'mono-bold', size: 12, align: 'right' }),
      text(572, 54, `PAGE ${page}/2`, { ...mono, align: 'right' }),
    ]
    const headings = (y: number) => [
      box(36, y - 11, 540, 15, { fill: '#dfe5f3' }),
      ...grid(edges, { y, leading: 0 }, [['DATE', 'DESCRIPTION', 'MONTANT', 'SOLDE']], { ...mono, face: 'mono-bold' }),
    ]
    const first = [
      ...head(1),
      ...grid(
        [60],
        { y: 126, leading: 12 },
        [...names.map((name, index) => [index < names.length - 1 ? `${name} OU` : name]), [post[0]], [post[1]]],
        { face: 'mono', size: 9 },
      ),
      ...grid(
        [340],
        { y: 100, leading: 13 },
        [
          [`COMPTE   ${account}`],
          [`MEMBRE   ${paper.code('######')}`],
          [`PÉRIODE  ${range}`],
          [`PRODUIT  ${producedText}`],
          ['TYPE     EOP – DOLLARS CANADIENS'],
          [`CARTE    4506 44XX XXXX ${paper.code('####')}`],
        ],
        mono,
      ),
      text(40, 216, `SOLDE AU RELEVÉ PRÉCÉDENT (${slash(addDays(start, -1))})`, mono),
      text(572, 216, openingText, { ...mono, align: 'right' }),
      ...headings(236),
      ...grid(edges, { y: 256, leading: 22 }, rows.slice(0, 20), mono),
      text(572, 706, 'SUITE À LA PAGE SUIVANTE', { ...mono, align: 'right' }),
      text(
        40,
        728,
        'Pour toute question : 1 888 555-0155. Déposez vos objets de valeur en lieu sûr : coffrets à louer dès 48 $ par année.',
        { size: 7 },
      ),
    ]
    const second = [
      ...head(2),
      text(40, 90, `COMPTE ${account}   ${range}`, mono),
      ...headings(116),
      ...grid(edges, { y: 136, leading: 22 }, rows.slice(20), mono),
      line(36, 300, 576, 300),
      ...grid(
        [40, 176, 312, 448],
        { y: 318, leading: 0 },
        [['SOLDE PRÉCÉDENT', '+ TOTAL CRÉDITS', '- TOTAL DÉBITS', '= NOUVEAU SOLDE']],
        { ...mono, face: 'mono-bold' },
      ),
      ...grid(
        [40, 176, 312, 448],
        { y: 334, leading: 0 },
        [
          [
            openingText,
            putCents(paper, 'total_credits', credits, signed(credits)),
            putCents(paper, 'total_debits', debits, printedMoney(debits, 'fr')),
            putCents(paper, 'closing_balance', balance, signed(balance)),
          ],
        ],
        { ...mono, size: 9 },
      ),
      text(
        40,
        372,
        `DÉCOUVERT AUTORISÉ : 500,00   TAUX 19,00 %   INTÉRÊTS GAGNÉS DEPUIS LE 1ER JANVIER : 1,${paper.between(10, 99)}`,
        mono,
      ),
      text(40, 740, `${issuer}, 7755, boulevard des Ateliers, Montréal (Québec)  H1M 1S7`, { size: 7 }),
    ]
    return [letterPage(first, 'SPÉCIMEN'), letterPage(second, 'SPÉCIMEN')]
  },
}
