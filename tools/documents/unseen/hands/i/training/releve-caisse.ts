import type { UnseenLayout } from '../../../layout.ts'
import { dateIn, moneyIn, number, putAddress, putDate, putMoney } from '../forms.ts'
import { openPage } from '../kit.ts'
import { ledger, type Kind } from '../ledger.ts'
import { home, issuer, nameIn, somebody } from '../people.ts'
import { calendarMonth } from '../times.ts'

const incoming: readonly Kind[] = [
  ['Dépôt direct / PAIE', 780, 1900],
  ['Virement Interac reçu de /S DIALLO', 30, 400],
  ['Dépôt au guichet automatique', 50, 700],
  ['Intérêts sur épargne', 1, 12],
]
const outgoing: readonly Kind[] = [
  ['Achat / Épicerie Vaudrin Q####', 12, 190],
  ['Paiement facture - AccèsD / Hydro', 60, 240],
  ['Retrait au GA / 815#### Q0', 20, 200],
  ['Virement Interac à / Garderie', 60, 300],
  ['Frais d’utilisation', 2, 13],
  ['Prélèvement automatique / ASSURANCES', 30, 140],
]

/** A savings statement of a caisse in capitals on lined paper, with codes of movements and balances under sections. */
export const releveCaisse: UnseenLayout = {
  name: 'releve-caisse',
  docType: 'bank_statement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const page = openPage(paper, { face: paper.pick(['sans', 'narrow']), size: 8, french: true })
    const green = paper.pick(['#00874e', '#7a1f2b', '#1c5d99'])
    const bank = issuer(paper, 'union')
    const { start, end } = calendarMonth(paper)
    const form = paper.pick(['30 SEP 2026', '30 septembre 2026', '2026-09-30'] as const)
    const book = ledger(
      paper,
      { start, end },
      { opening: paper.between(3_000, 990_000), count: paper.between(6, 16), incoming, outgoing },
    )
    page.text(36, 46, paper.put('issuer_name', bank), { size: 11, bold: true, color: green })
    page.stack(
      36,
      58,
      9,
      [
        `${paper.between(10, 990)}, rue Principale`,
        'Siège social et centre de services',
        `Téléphone : ${paper.code('819 555-01##')}`,
      ],
      { size: 6.8 },
    )
    page.right(576, 46, paper.pick(['RELEVÉ DE COMPTE', 'Relevé d’opérations', 'RELEVÉ DE VOS COMPTES']), {
      size: 14,
      bold: true,
    })
    page.right(
      576,
      60,
      paper.pick([
        `Du ${putDate(paper, 'period_start', start, form)} au ${putDate(paper, 'period_end', end, form)}`,
        `Période : ${putDate(paper, 'period_start', start, form)} - ${putDate(paper, 'period_end', end, form)}`,
      ]),
      { size: 8.5 },
    )
    const boxes: readonly (readonly [string, string])[] = [
      [paper.pick(['Institution', 'N° d’institution']), '815'],
      ['Transit', paper.code('#####')],
      [
        paper.pick(['Folio', 'N° de folio', 'Compte']),
        number(paper, 'account_number', paper.pick(['######', '0######', '###-###-#'])),
      ],
      ['Page', '1 de 1'],
    ]
    boxes.forEach(([caption, value], index) =>
      page.cell([336 + index * 60, 72, 60, 26], caption, value, { size: 8.5, bold: false }),
    )
    const who = somebody(paper, 'QC')
    const title = paper.pick(['', who.sex === 'F' ? 'Mme ' : 'M. ', who.sex === 'F' ? 'MME ' : 'M '])
    const name = paper.put('document_holder_name', nameIn(who, paper.pick(['capitals', 'plain', 'loudSurname'])))
    page.stack(70, 138, 11, [`${title}${name}`, ...putAddress(paper, home(paper, 'QC', paper.chance(0.5)).lines)], {
      size: 9,
    })
    page.prose(
      350,
      138,
      220,
      paper.pick([
        'Saviez-vous que vous pouvez consulter vos relevés en ligne? Inscrivez-vous au relevé virtuel.',
        'Votre ristourne vous appartient : consultez le rapport annuel de votre caisse.',
      ]),
      { size: 7, color: green },
    )
    const account = paper.pick([
      'EOP  Épargne avec opérations',
      'ES1  Épargne stable',
      'ET2  Compte épargne à intérêt élevé',
      'Compte d’épargne boni',
    ])
    page.text(
      36,
      222,
      `${account}  -  ${paper.put('currency', 'CAD', paper.pick(['devise CAD', 'CAD', 'dollars canadiens (CAD)']))}`,
      { size: 9.5, bold: true },
    )
    const bottom = page.grid(
      [
        ['Date', 38],
        ['Code', 84],
        [paper.pick(['Description', 'Opération']), 116],
        ['Frais', 370, 'right'],
        [paper.pick(['Retrait', 'Débit']), 440, 'right'],
        [paper.pick(['Dépôt', 'Crédit']), 508, 'right'],
        ['Solde', 574, 'right'],
      ],
      [
        [
          '',
          '',
          paper.pick(['Solde reporté', 'Solde précédent', 'Solde d’ouverture']),
          '',
          '',
          '',
          putMoney(paper, 'opening_balance', book.opening, '-1,00'),
        ],
        ...book.entries.map(({ date, what, cents, balance }) => [
          dateIn(date, '30 SEP'),
          paper.pick(['AFP', 'DI', 'RGA', 'VWW']),
          what,
          '',
          cents < 0 ? moneyIn(-cents, '-1,00') : '',
          cents < 0 ? '' : moneyIn(cents, '-1,00'),
          moneyIn(balance, '-1,00'),
        ]),
      ],
      { x: 36, y: 228, width: 540, leading: 14.5, size: 7.8, ...(paper.chance(0.5) ? { shade: '#e6f2ec' } : {}) },
    )
    page.pairs({ x: 330, right: 574, y: bottom + 16, leading: 12 }, [
      [paper.pick(['Total des retraits', 'Total des débits']), putMoney(paper, 'total_debits', book.debits, '-1,00 $')],
      [
        paper.pick(['Total des dépôts', 'Total des crédits']),
        putMoney(paper, 'total_credits', book.credits, '-1,00 $'),
      ],
      [
        paper.pick([`Solde au ${dateIn(end, form)}`, 'Solde de fermeture', 'Nouveau solde']),
        putMoney(paper, 'closing_balance', book.closing, '-1,00 $'),
        true,
      ],
    ])
    page.text(36, bottom + 16, `Taux d’intérêt : 0,${paper.between(10, 95)} %`, { size: 7.5 })
    page.prose(
      36,
      bottom + 66,
      530,
      'Veuillez vérifier ce relevé et nous aviser de toute erreur dans les 60 jours. Les dépôts en dollars canadiens sont protégés dans les limites prévues par la loi. AFP : achat avec carte; RGA : retrait au guichet automatique; VWW : virement Web; DI : dépôt direct.',
      { size: 6.3 },
    )
    return [page.sheet()]
  },
}
