import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, line, shape, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import { a4Sheet, amount, canonical, cell, dayFirst, fitted, putAddress, rowsAt } from '../kit.ts'
import { moroccan, moroccanHome, moroccanIssuers } from '../people.ts'

const kinds = [
  ['0022GU', 'RETRAIT GAB AGENCE', -1],
  ['0096OP', 'PAIEMENT CB MARCHE EL BAHJA', -1],
  ['0034PR', 'PRELEVEMENT ASSURANCE AUTO', -1],
  ['0017VI', 'VIREMENT EN VOTRE FAVEUR', 1],
  ['0096OP', 'PAIEMENT CB STATION SERVICE', -1],
  ['0041CH', 'REMISE CHEQUE N 0451182', 1],
  ['0022GU', 'RETRAIT GAB CONFRERE', -1],
  ['0077FR', 'FRAIS DE TENUE DE COMPTE TTC', -1],
] as const
const columns = [
  { x: 42, align: 'left' },
  { x: 92, align: 'left' },
  { x: 132, align: 'left' },
  { x: 345, align: 'left' },
  { x: 470, align: 'right' },
  { x: 552, align: 'right' },
] as const
const rule = { stroke: '#b59a77', strokeWidth: 0.5 }
const edges = [38, 88, 128, 340, 400, 476, 557]

/** A ruled statement whose account stands in the four boxes of a RIB; balances at both ends of the table with CREDITEUR behind. */
export const maBankGrid: UnseenLayout = {
  name: 'ma-bank-grid',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const holder = moroccan(paper)
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = `${end.slice(0, 7)}-01`
    const before = addDays(start, -1)
    const [bank, town, account, key] = moroccanAccount(paper)
    const opening = paper.between(310_000, 2_900_000)
    const moves = [...kinds, ...kinds.slice(0, 6)].map(([code, label, sign], index) => {
      const cents =
        sign * (index === 3 ? paper.between(480_000, 1_900_000) : index === 7 ? 3300 : paper.between(8000, 260_000))
      return { code, label, cents, day: addDays(start, 1 + index * 2) }
    })
    const credits = moves.reduce((sum, { cents }) => sum + Math.max(cents, 0), 0)
    const debits = moves.reduce((sum, { cents }) => sum - Math.min(cents, 0), 0)
    const closing = opening + credits - debits
    const side = (cents: number) => (cents < 0 ? 'DEBITEUR' : 'CREDITEUR')
    const money = (cents: number) => amount(cents, 'space')
    const spaced = (iso: string) => dayFirst(iso, ' ')
    const rows = moves.map(({ code, label, cents, day }) => [
      code,
      spaced(day).slice(0, 5),
      label,
      spaced(addDays(day, cents < 0 ? 0 : 1)),
      cents < 0 ? money(cents) : '',
      cents > 0 ? money(cents) : '',
    ])
    const bottom = 296 + rows.length * 17
    const issuer = paper.pick(moroccanIssuers.banks)
    const marks = [
      shape('M40 34 L70 34 L55 62 Z', { fill: '#c4731b' }),
      shape('M60 34 L90 34 L75 62 Z', { fill: '#e0a33f' }),
      fitted(98, 54, 250, paper.put('issuer_name', issuer), { size: 13, face: 'sans-bold', color: '#7a4308' }),
      text(555, 46, 'RELEVE DE COMPTE', { size: 13, face: 'sans-bold', align: 'right' }),
      text(
        555,
        60,
        `DU ${paper.put('period_start', start, spaced(start))} AU ${paper.put('period_end', end, spaced(end))}`,
        { align: 'right' },
      ),
      text(42, 92, `AGENCE ${paper.pick(['OASIS', 'HASSAN II', 'VAL FLEURI', 'BAB DOUKKALA'])}`, { size: 8.5 }),
      text(42, 103, `TEL 05 ${paper.code('## ## ## ##')}`, { size: 8.5 }),
      text(42, 114, 'COMPTE : CHEQUES PARTICULIERS', { size: 8.5 }),
      text(42, 125, `MONNAIE DU COMPTE : ${paper.put('currency', 'MAD', 'DIRHAM')}`, { size: 8.5 }),
      fitted(330, 96, 220, paper.put('document_holder_name', `${holder.surname} ${holder.given}`.toUpperCase()), {
        size: 10,
      }),
      ...putAddress(paper, moroccanHome(paper)).map((row, index) =>
        fitted(330, 110 + index * 13, 220, row, { size: 10 }),
      ),
      text(42, 166, 'RELEVE D’IDENTITE BANCAIRE', { size: 7, face: 'narrow-bold' }),
      ...cell({ x: 42, y: 172, width: 70, height: 28 }, 'CODE BANQUE', bank),
      ...cell({ x: 112, y: 172, width: 70, height: 28 }, 'CODE VILLE', town),
      ...cell({ x: 182, y: 172, width: 150, height: 28 }, 'N° DE COMPTE', paper.put('account_number', account)),
      ...cell({ x: 332, y: 172, width: 50, height: 28 }, 'CLE RIB', key),
      ...cell({ x: 400, y: 172, width: 156, height: 28 }, 'RELEVE N°', `${Number(end.slice(5, 7))} / FEUILLET 1`),
      box(38, 214, 519, 20, { fill: '#f4e6d3' }),
      ...rowsAt(
        columns,
        [['CODE', 'DATE', 'LIBELLE', 'VALEUR', 'DEBIT', 'CREDIT']],
        { y: 227, leading: 1 },
        { face: 'narrow-bold' },
      ),
      text(132, 254, `SOLDE DEPART AU ${spaced(before)}`, { size: 8.5, face: 'narrow-bold' }),
      text(552, 254, `${paper.put('opening_balance', canonical(opening), money(opening))} ${side(opening)}`, {
        size: 8.5,
        face: 'narrow-bold',
        align: 'right',
      }),
      ...rowsAt(columns, rows, { y: 280, leading: 17 }),
      line(38, bottom - 8, 557, bottom - 8),
      text(132, bottom + 6, 'TOTAL MOUVEMENTS', { size: 8.5, face: 'narrow-bold' }),
      text(470, bottom + 6, paper.put('total_debits', canonical(debits), money(debits)), {
        size: 8.5,
        face: 'narrow-bold',
        align: 'right',
      }),
      text(552, bottom + 6, paper.put('total_credits', canonical(credits), money(credits)), {
        size: 8.5,
        face: 'narrow-bold',
        align: 'right',
      }),
      line(38, bottom + 14, 557, bottom + 14),
      text(132, bottom + 28, `SOLDE FINAL AU ${spaced(end)}`, { size: 8.5, face: 'narrow-bold' }),
      text(552, bottom + 28, `${paper.put('closing_balance', canonical(closing), money(closing))} ${side(closing)}`, {
        size: 8.5,
        face: 'narrow-bold',
        align: 'right',
      }),
      ...edges.flatMap((x) => [line(x, 214, x, 234, rule), line(x, 264, x, bottom + 14, rule)]),
      line(38, 264, 557, 264, rule),
      line(38, 234, 38, 264, rule),
      line(557, 234, 557, 264, rule),
      line(38, 214, 557, 214, { stroke: '#b59a77' }),
      text(
        42,
        bottom + 60,
        'Sauf erreur ou omission. Vos observations sont à formuler dans les trente jours ; passé ce délai, le relevé est réputé approuvé.',
        { size: 7 },
      ),
      text(
        42,
        bottom + 71,
        'Ne communiquez jamais votre code confidentiel. Nos conseillers ne vous le demanderont pas par téléphone.',
        { size: 7 },
      ),
      text(
        297,
        800,
        `Capital 2 031 271 500 DH – Siège social : 140, boulevard des Caravanes, Casablanca – RC ${paper.code('2####')} – LBF ${paper.code('###')}`,
        { size: 6.5, align: 'middle' },
      ),
      text(297, 812, 'SPECIMEN', { size: 6, align: 'middle', color: '#a33' }),
    ]
    return [a4Sheet(marks)]
  },
}
