import { addDays, monthEnd } from '../../../../calendar.ts'
import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { dots, euros, openLedger, shortSlashes, slashes, longFrench } from '../forms.ts'
import { moves, sums } from '../moves.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const banks = [
  'Banque Régionale de l’Armorique',
  'Crédit Coopératif du Rhône-Alpin',
  'Société Bancaire du Vexin',
  'Caisse Fédérale du Ponant',
  'Banque Lemercier & Fils',
  'Comptoir Bancaire d’Aquitaine',
  'Crédit Populaire de Touraine',
]

/** A French branch bank on A4: window address on the right, debit and credit columns, bank details in a grid, small print below. */
export const releveAgence: UnseenLayout = {
  name: 'releve-agence',
  docType: 'bank_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick([slashes, dots, shortSlashes, longFrench]), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const issuer = paper.pick(banks)
    const account = frenchAccount(paper)
    const end = addDays(monthEnd(paper.today, paper.between(1, 8)), paper.chance(0.6) ? 0 : -paper.between(4, 20))
    const start = addDays(end, -paper.between(28, 31))
    const isNamed = paper.chance(0.35)
    emblem(paper, page, { x: 36, y: 26, size: 40, ink }, initialsOf(issuer))
    if (isNamed) page.t(84, 50, paper.put('issuer_name', issuer), { size: 13, bold: true, color: ink })
    page.col(
      36,
      84,
      10,
      [
        `Agence ${paper.pick(['TOURS HALLES', 'LYON GUILLOTIERE', 'VANNES PORT', 'NIMES ARENES'])}`,
        `${paper.between(2, 90)} place de l’Hôtel de Ville`,
        `Tél. ${paper.code('0# ## ## ## ##')} (appel non surtaxé)`,
        `Votre conseiller : ${nameOf(someone(paper, 'FR'), 'plain')}`,
      ],
      { size: 7 },
    )
    const holder = someone(paper, 'FR')
    const form = paper.pick(['surnameFirst', 'capitals', 'surnameCaps', 'plain'] as const)
    const second = someone(paper, 'FR', 'F')
    const names = paper.chance(0.3) ? [nameOf(holder, form), nameOf(second, form)] : [nameOf(holder, form)]
    const title =
      names.length > 1 ? '' : paper.pick([holder.sex === 'F' ? 'MME ' : 'M ', holder.sex === 'F' ? 'Mme ' : 'M. ', ''])
    page.t(318, 128, `${title}${paper.put('document_holder_name', names.join('; '), names.join(' OU '))}`, {
      within: 240,
      size: 9.5,
    })
    page.col(318, 141, 13, ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR')), { size: 9.5 })
    page.t(
      36,
      204,
      paper.pick([
        'RELEVE DE COMPTE',
        'Relevé de votre compte de dépôt',
        'EXTRAIT DE COMPTE',
        'Relevé de compte chèques',
        'VOTRE COMPTE COURANT',
      ]),
      { size: 13, bold: true, color: ink },
    )
    page.t(
      36,
      218,
      `${paper.pick(['Période du', 'du', 'Opérations du', 'Relevé établi du'])} ${ledger.date('period_start', start)} au ${ledger.date('period_end', end)}    ${paper.pick(['Relevé n°', 'Folio', 'Feuillet'])} ${paper.between(1, 12)}/1`,
    )
    if (paper.chance(0.4))
      page.t(
        559,
        218,
        `${paper.pick(['Edité le', 'Date d’arrêté :', 'Arrêté au'])} ${ledger.date('document_date', end)}`,
        { align: 'right' },
      )
    const isGrid = paper.chance(0.5)
    const number = paper.put('account_number', account.account)
    const iban = paper.put('iban', account.iban, inFours(account.iban))
    if (isGrid)
      page.grid({ x: 36, y: 228, widths: [64, 64, 110, 40, 245], size: 7, rules: 'all' }, [
        ['Code banque', 'Code guichet', paper.pick(['N° de compte', 'Compte', 'Numéro de compte']), 'Clé', 'IBAN'],
        [account.bank, account.branch, number, account.key, iban],
      ])
    else
      page.col(36, 236, 12, [
        `${paper.pick(['Compte n°', 'N° de compte', 'Numéro de compte :'])} ${number}   ${paper.pick(['Clé RIB', 'clé'])} ${account.key}`,
        `IBAN ${iban}   BIC ${paper.pick(['BRARFRPP', 'CCRAFR2L', 'SBVXFRPPXXX'])}`,
      ])
    const lines = moves(paper, 'FR', start, end, paper.between(8, 18))
    const { inward, outward } = sums(lines)
    const opening = paper.between(1_000, 900_000) + Math.max(outward - inward, 0)
    const closing = opening + inward - outward
    const named = (word: string, on: string): string =>
      paper.pick([
        `${word} au ${day(on)}`,
        `${word.toUpperCase()} AU ${day(on).toUpperCase()}`,
        `${word} en ${paper.put('currency', 'EUR')}`,
      ])
    const isValued = paper.chance(0.6)
    const rows = lines.map(({ day: on, label, cents }) => [
      day(on),
      isValued ? day(addDays(on, 1)) : '',
      label,
      cents < 0 ? plain(-cents) : '',
      cents < 0 ? '' : plain(cents),
    ])
    const bottom = page.grid(
      {
        x: 36,
        y: 272,
        widths: [62, 62, 239, 80, 80],
        right: [3, 4],
        leading: 13,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          'Date',
          isValued ? 'Valeur' : '',
          paper.pick(['Nature des opérations', 'Libellé', 'Opération']),
          'Débit',
          'Crédit',
        ],
        [
          '',
          '',
          named(paper.pick(['Ancien solde', 'Solde précédent', 'Solde créditeur']), start),
          '',
          ledger.money('opening_balance', opening),
        ],
        ...rows,
        [
          '',
          '',
          paper.pick(['Total des mouvements', 'TOTAL DES OPERATIONS', 'Totaux']),
          ledger.money('total_debits', outward),
          ledger.money('total_credits', inward),
        ],
        [
          '',
          '',
          named(paper.pick(['Nouveau solde', 'Solde final', 'Solde']), end),
          '',
          ledger.money('closing_balance', closing),
        ],
      ],
    )
    page.para(
      36,
      bottom + 22,
      520,
      `Sauf erreur ou omission. Montants exprimés en euros (${paper.put('currency', 'EUR')}). Vous disposez d’un délai de deux mois pour contester. En cas de litige, médiateur auprès de la FBF, CS 151, 75422 Paris Cedex 09.`,
      { size: 6.6 },
    )
    const legal = `SA au capital de ${paper.between(12, 900)} ${paper.code('###')} ${paper.code('###')} € - Siège social : ${paper.between(1, 60)} boulevard de la Liberté - RCS ${paper.pick(['Tours', 'Lyon', 'Rennes', 'Nantes'])} ${paper.code('### ### ###')}`
    page.t(36, 812, isNamed ? legal : `${paper.put('issuer_name', issuer)} - ${legal}`, { size: 6, within: 523 })
    return [page.sheet()]
  },
}
