import { addDays } from '../../../../calendar.ts'
import { box, ellipse, line, lines, text, type Mark } from '../../../../drawing/sheet.ts'
import { moroccanAccount } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { cell, openFlow } from '../flow.ts'
import { capital, home, somebody, title } from '../people.ts'
import { addressed, ago, canonical, money, numeric } from '../say.ts'

const banks = [
  'BANQUE DU DETROIT',
  'CREDIT AGRICOLE DES PLAINES',
  'BANQUE SAHEL POPULAIRE',
  'CREDIT IMMOBILIER DU SOUSS',
] as const
const debits = [
  'PAIEMENT CARTE 4421 MARJOUR HYPER',
  'RETRAIT GAB CONFRERE',
  'COM. TENUE DE COMPTE HT',
  'TVA/COM. TENUE DE COMPTE',
  'PRELEVEMENT ASSUR. WAFIA',
  'VIR EMIS FAV LOYER',
  'CHQ PAYE 0004417',
  'ECHEANCE CREDIT 11/60',
  'RECHARGE TELEPHONIE',
] as const
const credits = ['VIREMENT RECU SALAIRE', 'VERSEMENT ESPECES', 'REMISE CHEQUE SBF', 'VIR RECU CNSS/AF'] as const

/** A dot-matrix statement of a Moroccan bank: RIB in four boxes, value dates, debit and credit columns, totals of movements. */
export const maBankPassbook: UnseenLayout = {
  name: 'ma-bank-passbook',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const flow = openFlow({
      paper: 'a4',
      face: 'mono',
      size: 8,
      foot: 'Sauf erreur ou omission de notre part. Réclamations : service.client@exemple.ma',
    })
    const holder = somebody(paper, 'MA')
    const bank = paper.put('issuer_name', paper.pick(banks))
    const [code, town, account, key] = moroccanAccount(paper)
    const end = ago(paper, 16, 120)
    const last = numeric(end, 'Y-m-01')
    const start = paper.chance(0.6) ? last : addDays(last, -31).replace(/\d\d$/, '01')
    flow.put(
      ellipse(78, 60, 22, 22, { fill: '#7a1f2b' }),
      text(78, 65, bank.slice(0, 1), { size: 20, face: 'serif-bold', color: '#fff', align: 'middle' }),
    )
    flow.put(
      text(108, 58, bank, { size: 14, face: 'serif-bold' }),
      text(
        108,
        71,
        `Agence ${paper.pick(['Mers Sultan', 'Bab Doukkala', 'Hassan', 'Gueliz'])}  Tél. ${paper.code('05## ## ## ##')}`,
        { size: 7.5, face: 'sans' },
      ),
    )
    flow.put(
      text(540, 58, paper.pick(['RELEVE DE COMPTE', 'RELEVE DE COMPTE BANCAIRE', 'EXTRAIT DE COMPTE']), {
        size: 11,
        face: 'mono-bold',
        align: 'right',
      }),
    )
    flow.put(
      text(
        540,
        71,
        `DU ${paper.put('period_start', start, numeric(start, 'd/m/Y'))} AU ${paper.put('period_end', end, numeric(end, 'd/m/Y'))}`,
        { size: 8, face: 'mono', align: 'right' },
      ),
    )
    const name = paper.put(
      'document_holder_name',
      paper.chance(0.5) ? `${holder.last} ${holder.first}`.toUpperCase() : capital(holder),
    )
    flow.put(
      ...lines(
        330,
        112,
        12,
        [`${title(holder).toUpperCase()} ${name}`, ...addressed(paper, 'address', home(paper, 'MA'))],
        { size: 9, face: 'mono' },
      ),
    )
    const cells = [
      ['BANQUE', code, 46],
      ['VILLE', town, 46],
      ['N° DE COMPTE', paper.put('account_number', account), 120],
      ['CLE RIB', key, 46],
    ] as const
    let x = 56
    for (const [caption, value, width] of cells) {
      flow.put(...cell([x, 104, width, 30], caption, value, { face: 'mono' }))
      x += width
    }
    const currency = paper.pick(['MAD', 'DIRHAM'])
    flow.put(
      text(
        56,
        150,
        `DEVISE : ${currency === 'MAD' ? paper.put('currency', 'MAD') : paper.put('currency', 'MAD', 'DIRHAM')}    COMPTE ${paper.pick(['CHEQUE', 'COURANT', 'DE PARTICULIER'])}`,
        { size: 8, face: 'mono' },
      ),
    )
    const opening = paper.between(40_000, 2_400_000)
    const moves = Array.from({ length: paper.between(8, 16) }, () =>
      paper.chance(0.3) ? paper.between(20_000, 1_300_000) : -paper.between(1_100, 90_000),
    )
    const came = moves.filter((move) => move > 0).reduce((sum, move) => sum + move, 0)
    const went = moves.filter((move) => move < 0).reduce((sum, move) => sum - move, 0)
    const closing = opening + came - went
    const marks: Mark[] = [box(52, 178, 491, 18, { stroke: '#333', fill: '#eee' })]
    const heads = [
      ['DATE', 56],
      ['LIBELLE DE L’OPERATION', 100],
      ['VALEUR', 322],
      ['DEBIT', 440],
      ['CREDIT', 538],
    ] as const
    heads.forEach(([head, at], index) =>
      marks.push(text(at, 190, head, { size: 7.5, face: 'mono-bold', align: index > 2 ? 'right' : 'left' })),
    )
    let y = 210
    const row = (cells: readonly string[], bold = false) => {
      cells.forEach((content, index) =>
        marks.push(
          text(heads[index]?.[1] ?? 0, y, content, {
            size: 8,
            face: bold ? 'mono-bold' : 'mono',
            align: index > 2 ? 'right' : 'left',
          }),
        ),
      )
      y += 13
    }
    const side = (cents: number, print: string) => (cents < 0 ? [print, ''] : ['', print])
    row(
      [
        '',
        `${paper.pick(['SOLDE DEPART', 'ANCIEN SOLDE', 'SOLDE PRECEDENT'])} AU ${numeric(start, 'd/m/Y')}`,
        '',
        ...side(opening, paper.put('opening_balance', canonical(opening), money(opening, ' ', ','))),
      ],
      true,
    )
    let day = start
    for (const move of moves) {
      if (day < addDays(end, -3)) day = addDays(day, paper.between(0, 2))
      row([
        numeric(day, 'd/m'),
        paper.pick(move < 0 ? debits : credits),
        numeric(addDays(day, move < 0 ? 0 : 1), 'd/m/y'),
        ...side(move, money(Math.abs(move), ' ', ',')),
      ])
    }
    marks.push(line(52, y - 4, 543, y - 4))
    y += 8
    row([
      '',
      paper.pick(['TOTAL MOUVEMENTS', 'TOTAL DES MOUVEMENTS']),
      '',
      paper.put('total_debits', canonical(went), money(went, ' ', ',')),
      paper.put('total_credits', canonical(came), money(came, ' ', ',')),
    ])
    const label = `${paper.pick(['SOLDE FINAL', 'NOUVEAU SOLDE', 'SOLDE CREDITEUR'])} AU ${numeric(end, 'd/m/Y')}`
    row(
      [
        '',
        closing < 0 ? label.replace('CREDITEUR', 'DEBITEUR') : label,
        '',
        ...side(closing, paper.put('closing_balance', canonical(closing), money(Math.abs(closing), ' ', ','))),
      ],
      true,
    )
    flow.put(...marks)
    return flow.sheets()
  },
}
