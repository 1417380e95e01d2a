import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { amount, day, joined, money, openPage } from '../kit.ts'
import { crowd } from '../people.ts'

/** A Moroccan extrait de compte in dirhams: key block in boxes, RIB in four groups, a running balance. */
export const releveMa: UnseenLayout = {
  name: 'releve-ma',
  docType: 'bank_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const one = crowd(paper, 'MA')()
    const page = openPage()
    const bank = paper.put(
      'issuer_name',
      paper.pick(['BANQUE DU BOUREGREG', 'Crédit Atlas Populaire', 'Banque Anfa du Commerce']),
    )
    const end = monthEnd(paper.today, paper.between(1, 4))
    const start = addDays(monthEnd(end, 1), 1)
    const before = paper.between(120000, 4800000)
    page.t(36, 50, bank, 15, 'serif-bold', { color: '#8a1538' })
    page.r(559, 44, 'EXTRAIT DE COMPTE', 13, 'sans-bold')
    page.r(559, 58, `Édité le ${paper.put('document_date', addDays(end, 2), day(addDays(end, 2), 'DD/MM/YYYY'))}`, 8)
    page.rows(
      320,
      104,
      12.5,
      [`${one.sex === 'F' ? 'MME' : 'MR'} ${one.full.toUpperCase()}`, ...one.lines.map((row) => row.toUpperCase())],
      9,
      'mono',
    )
    paper.put('document_holder_name', one.full.toUpperCase())
    paper.put('address', joined(one.lines.map((row) => row.toUpperCase())))
    const account = paper.code('211000#########6')
    const groups = ['013', '780', account, paper.code('##')]
    page.t(36, 96, 'Relevé d’Identité Bancaire', 7.4)
    page.box(36, 100, 240, 32)
    const heads = ['Banque', 'Ville', 'N° de compte', 'Clé']
    const edges = [40, 84, 126, 244]
    heads.forEach((head, index) => page.t(edges[index] ?? 0, 110, head, 6.4))
    groups.forEach((group, index) =>
      page.t(edges[index] ?? 0, 125, index === 2 ? paper.put('account_number', group) : group, 8.6, 'mono'),
    )
    page.t(
      36,
      148,
      `Devise : DIRHAM (${paper.put('currency', 'MAD')})    Agence : ${paper.pick(['Rabat Agdal', 'Casa Maârif', 'Fès Atlas'])}`,
      8,
    )
    page.t(
      36,
      180,
      `Période du ${paper.put('period_start', start, day(start, 'DD/MM/YYYY'))} au ${paper.put('period_end', end, day(end, 'DD/MM/YYYY'))}`,
      9,
      'sans-bold',
    )
    page.box(36, 192, 523, 20, { fill: '#f3dfe5' })
    page.grid(
      [42, 96, -340, -410, -480, -553],
      205,
      16,
      [['DATE OP.', 'LIBELLÉ', 'VALEUR', 'DÉBIT', 'CRÉDIT', 'SOLDE']],
      7.6,
      'sans-bold',
    )
    page.grid(
      [42, 96, -553],
      228,
      16,
      [['', 'SOLDE DÉPART', paper.put('opening_balance', amount(before), money(before, 'fr'))]],
      8.4,
      'mono',
    )
    let [balance, out, into, y] = [before, 0, 0, 246]
    for (let index = 0; index < paper.between(12, 18); index += 1) {
      const isCredit = index % 4 === 2
      const cents = paper.between(4000, 90000) * (isCredit ? 6 : 1)
      if (!isCredit && cents > balance) continue
      balance += isCredit ? cents : -cents
      if (isCredit) into += cents
      else out += cents
      const label = isCredit
        ? paper.pick(['VIREMENT RECU', 'VERSEMENT ESPECES', 'REMISE CHEQUE'])
        : paper.pick(['RETRAIT GAB', 'PAIEMENT CARTE TPE', 'CHEQUE PAYE', 'COMMISSION TENUE CPT', 'PRLV ASSURANCE'])
      const at = addDays(start, index + 1)
      page.grid(
        [42, 96, -340, -410, -480, -553],
        y,
        16,
        [
          [
            day(at, 'DD/MM'),
            label,
            day(addDays(at, isCredit ? 1 : -1), 'DD/MM/YY'),
            isCredit ? '' : money(cents, 'fr'),
            isCredit ? money(cents, 'fr') : '',
            money(balance, 'fr'),
          ],
        ],
        7.4,
        'mono',
      )
      y += 16
    }
    page.rule(36, y - 6, 559)
    page.t(96, y + 8, 'TOTAL MOUVEMENTS', 8, 'mono-bold')
    page.r(410, y + 8, paper.put('total_debits', amount(out), money(out, 'fr')), 7.4, 'mono-bold')
    page.r(480, y + 8, paper.put('total_credits', amount(into), money(into, 'fr')), 7.4, 'mono-bold')
    page.box(330, y + 18, 229, 24)
    page.t(336, y + 34, `SOLDE FINAL AU ${day(end, 'DD/MM/YYYY')}`, 8, 'sans-bold')
    page.r(553, y + 34, `${paper.put('closing_balance', amount(balance), money(balance, 'fr'))} DH`, 9, 'mono-bold')
    page.para(
      36,
      768,
      523,
      'Sauf réclamation dans un délai de 30 jours, le présent extrait est réputé approuvé. S.A. au capital de 1.000.000.000 DH - RC Rabat 00000. SPECIMEN',
      7,
    )
    return [page.sheet()]
  },
}
