import { addDays, monthEnd } from '../../../../calendar.ts'
import { box, ellipse, line, shape, text } from '../../../../drawing/sheet.ts'
import { printedMoney } from '../../../../money.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { issuers } from '../issuers.ts'
import { dated, grid, letterPage, putAddress, putCents } from '../kit.ts'
import { homeLines, someone } from '../people.ts'

/** A caisse's monthly statement of a folio: operations with a running balance, then the member's other accounts and shares. */
export const folioStatement: UnseenLayout = {
  name: 'folio-statement',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const caisse = paper.pick(issuers.caisse)
    const person = someone(paper)
    const back = paper.between(1, 3)
    const end = monthEnd(paper.today, back)
    const start = addDays(monthEnd(paper.today, back + 1), 1)
    const employer = paper.pick(issuers.employer)
    const pay = paper.between(92_000, 168_000)
    const movements: readonly (readonly [number, string, string, number])[] = [
      [2, 'VIR', 'Virement Interac à / Loyer', -paper.between(84_000, 150_000)],
      [3, 'DIR', `Salaire / ${employer}`, pay],
      [5, 'RA', 'Achat / Épicerie du Marché', -paper.between(4_100, 23_000)],
      [9, 'PWW', `Paiement facture / ${paper.pick(issuers.electricity)}`, -paper.between(6_000, 16_000)],
      [12, 'RGA', 'Retrait au guichet', -paper.pick([6_000, 10_000, 20_000])],
      [17, 'DIR', `Salaire / ${employer}`, pay],
      [17, 'DI', 'Dépôt au guichet', paper.between(2_000, 30_000)],
      [20, 'RA', 'Achat / Pharmacie Beaudet', -paper.between(900, 8_000)],
      [24, 'PRE', 'Prêt personnel, versement', -paper.between(18_000, 31_000)],
      [28, 'FUT', 'Frais d’utilisation', -795],
    ]
    const opening = paper.between(190_000, 640_000)
    let balance = opening
    const rows = movements.map(([day, code, label, cents]) => {
      balance += cents
      const when = dated(addDays(start, day - 1), 'J MMM')
      const amount = printedMoney(Math.abs(cents), 'fr')
      return [when, code, label, cents < 0 ? amount : '', cents > 0 ? amount : '', printedMoney(balance, 'fr')]
    })
    const sum = (sign: number) => movements.reduce((total, [, , , cents]) => total + Math.max(0, sign * cents), 0)
    const name = `${person.sex === 'F' ? 'Mme' : 'M.'} ${person.given} ${person.surname}`
    const post = homeLines(person.home)
    const [transit, folio] = [paper.code('2####'), paper.code('0#####')]
    const saved = paper.between(20_000, 900_000)
    paper.put('document_holder_name', `${person.given} ${person.surname}`)
    putAddress(paper, post)
    paper.put('issuer_name', caisse)
    const account = paper.put('account_number', `815-${transit}-${folio}-${paper.between(0, 9)}`)
    const period = `Du ${paper.put('period_start', start, dated(start, 'J mmmm AAAA'))} au ${paper.put('period_end', end, dated(end, 'J mmmm AAAA'))}`
    paper.put('currency', 'CAD', 'Devise : CAD')
    const green = '#15633f'
    const edges = [36, 92, 128, -412, -492, -576]
    const small = { size: 8.2, face: 'sans' } as const
    const marks = [
      ellipse(50, 46, 16, 16, { fill: green }),
      shape('M42 46 L50 36 L58 46 L50 56 Z', { fill: '#fff' }),
      ...grid(
        [76],
        { y: 42, leading: 11 },
        [[caisse], ['455, rue Principale'], [`Institution 815   Transit ${transit}   Tél. 450 555-0129`]],
        { size: 8.6 },
      ),
      text(576, 42, 'Relevé de folio', { size: 16, face: 'sans-bold', color: green, align: 'right' }),
      text(576, 57, period, { size: 9, align: 'right' }),
      text(576, 70, `Folio ${folio}   –   Page 1 de 1`, { size: 8, align: 'right' }),
      ...grid([64], { y: 124, leading: 12 }, [[name], [post[0]], [post[1]]], { size: 9.4, face: 'sans' }),
      ...grid(
        [360],
        { y: 118, leading: 11 },
        [
          [`Votre conseillère : ${paper.pick(['Sylvie Marcoux', 'Nadia Roussel', 'Karine Aubut'])}`],
          ['Assemblée générale annuelle : 28 avril, 19 h, salle communautaire'],
          ['Signalez toute erreur dans les 30 jours.'],
        ],
        { size: 7, color: '#555' },
      ),
      box(36, 190, 540, 18, { fill: green }),
      text(42, 202, 'EOP   COMPTE AVEC OPÉRATIONS', { size: 9, face: 'sans-bold', color: '#fff' }),
      text(570, 202, `No de compte ${account}   Devise : CAD`, {
        size: 8,
        face: 'sans',
        color: '#fff',
        align: 'right',
      }),
      ...grid(edges, { y: 222, leading: 0 }, [['Date', 'Code', 'Description', 'Retrait', 'Dépôt', 'Solde']], {
        size: 8,
        face: 'sans-bold',
      }),
      line(36, 227, 576, 227, { stroke: green }),
      ...grid(
        edges,
        { y: 242, leading: 0 },
        [['', '', 'Solde reporté', '', '', putCents(paper, 'opening_balance', opening, printedMoney(opening, 'fr'))]],
        small,
      ),
      ...grid(edges, { y: 258, leading: 16 }, rows, small),
      line(36, 410, 576, 410, { stroke: green }),
      ...grid(
        edges,
        { y: 424, leading: 0 },
        [
          [
            '',
            '',
            'Total des opérations',
            putCents(paper, 'total_debits', sum(-1), printedMoney(sum(-1), 'fr')),
            putCents(paper, 'total_credits', sum(1), printedMoney(sum(1), 'fr')),
            '',
          ],
        ],
        { ...small, face: 'sans-bold' },
      ),
      text(128, 442, `Solde du compte EOP au ${dated(end, 'J MMM')}`, { ...small, face: 'sans-bold' }),
      text(576, 442, putCents(paper, 'closing_balance', balance, printedMoney(balance, 'fr')), {
        ...small,
        face: 'sans-bold',
        align: 'right',
      }),
      box(36, 470, 540, 16, { fill: '#e2efe7' }),
      text(42, 481, 'VOS AUTRES COMPTES ET PARTS', { size: 8, face: 'sans-bold' }),
      ...grid(
        [36, 92, -420, -576],
        { y: 502, leading: 15 },
        [
          ['ES 1', 'Épargne stable', '0,05 %', printedMoney(saved, 'fr')],
          ['PS 1', 'Part de qualification', '', '5,00'],
          [
            'PR 1',
            `Prêt personnel, échéance ${dated(addDays(end, 700), 'J MMM AAAA')}`,
            '9,45 %',
            `${printedMoney(412_000 + (saved % 9_000), 'fr')}-`,
          ],
        ],
        small,
      ),
      text(36, 580, 'Protégez votre NIP : ne le divulguez à personne, pas même à un employé de la caisse.', {
        size: 8,
        face: 'sans-bold',
        color: green,
      }),
      ...grid(
        [36],
        { y: 596, leading: 10 },
        [
          [
            'Codes : DI dépôt au guichet – DIR dépôt direct – FUT frais d’utilisation – PRE paiement de prêt – PWW paiement Internet – RA achat direct –',
          ],
          ['RGA retrait au guichet – VIR virement. Un solde suivi du signe - est débiteur.'],
        ],
        { size: 6.8, color: '#555' },
      ),
    ]
    return [letterPage(marks, 'SPÉCIMEN – ce folio n’existe pas')]
  },
}
