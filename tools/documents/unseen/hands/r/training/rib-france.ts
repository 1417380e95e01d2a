import { frenchAccount, inFours } from '../../../../samples/numbers.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const banks = [
  'Banque Régionale de l’Armorique',
  'Crédit Coopératif du Rhône-Alpin',
  'Société Bancaire du Vexin',
  'Caisse Fédérale du Ponant',
  'Comptoir Bancaire d’Aquitaine',
  'Banque Pelletier Numérique',
  'Crédit Populaire de Touraine',
]

/** A French RIB: one slip or three on the page, or a full page with holder, domiciliation and IBAN in differing orders. */
export const ribFrance: UnseenLayout = {
  name: 'rib-france',
  docType: 'void_cheque',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(families))
    const ink = paper.pick(inks)
    const bank = paper.put('issuer_name', paper.pick(banks))
    const numbers = frenchAccount(paper)
    const form = paper.pick(['surnameFirst', 'capitals', 'surnameCaps', 'plain'] as const)
    const people = paper.chance(0.35) ? [someone(paper, 'FR', 'M'), someone(paper, 'FR', 'F')] : [someone(paper, 'FR')]
    const names = people.map((one) => nameOf(one, form))
    const first = people[0] ?? someone(paper, 'FR')
    const title = people.length > 1 ? '' : paper.pick(first.sex === 'F' ? ['MME ', 'Mme ', ''] : ['M ', 'M. ', ''])
    const name = `${title}${paper.put('document_holder_name', names.join('; '), names.join(paper.pick([' OU ', ' ou ', ' et '])))}`
    const iban = paper.put('iban', numbers.iban, inFours(numbers.iban))
    const [code, branch, account] = [
      paper.put('institution_number', numbers.bank),
      paper.put('transit_number', numbers.branch),
      paper.put('account_number', numbers.account),
    ]
    const lines = homeLines(paper, home(paper, 'FR'), 'FR')
    const agency = paper.pick(['TOURS HALLES', 'AGENCE LYON 7', 'VANNES PORT', 'BORDEAUX CHARTRONS', 'NANTES ERDRE'])
    const bic = `${paper.code('@@@@')}FR${paper.pick(['PP', '2L', 'PPXXX'])}`
    const copies = paper.pick([1, 1, 3])
    const isBankFirst = paper.chance(0.5)
    const heading = paper.pick([
      'RELEVÉ D’IDENTITÉ BANCAIRE',
      'Relevé d’Identité Bancaire (RIB)',
      'RELEVE D’IDENTITE BANCAIRE / IBAN',
      'Vos coordonnées bancaires',
    ])
    const holderWord = paper.pick([
      'Titulaire du compte',
      'Intitulé du compte',
      'Titulaire',
      'Account owner / Titulaire',
      '',
    ])
    const homeWord = paper.pick(['Domiciliation', 'Domiciliation / Paying bank', 'Agence'])
    for (let copy = 0; copy < copies; copy += 1) {
      const y = 40 + copy * 256
      emblem(paper, page, { x: 40, y, size: 34, ink }, initialsOf(bank))
      page.t(84, y + 22, bank, { size: 11, bold: true, color: ink, within: 190 })
      page.t(555, y + 22, heading, { size: 11, bold: true, align: 'right', within: 270 })
      const [owner, numberRow] = isBankFirst ? [136, 50] : [56, 128]
      page.t(44, y + owner, holderWord, { size: 6.6 })
      page.col(44, y + owner + 12, 11.5, [name, ...lines], { within: 250 })
      page.t(330, y + owner, homeWord, { size: 6.6 })
      page.col(330, y + owner + 12, 11.5, [agency, paper.code('Tél. 02 ## ## ## ##')])
      page.grid(
        {
          x: 40,
          y: y + numberRow,
          widths: [100, 100, 160, 60],
          size: 9,
          leading: 16,
          rules: paper.pick(['all', 'rows', 'none']),
        },
        [
          [
            paper.pick(['Code banque', 'Banque', 'Code Établissement']),
            paper.pick(['Code guichet', 'Guichet']),
            paper.pick(['N° de compte', 'Numéro de compte', 'Compte']),
            paper.pick(['Clé', 'Clé RIB']),
          ],
          [code, branch, account, numbers.key],
        ],
      )
      page.t(44, y + numberRow + 50, `IBAN  ${iban}`, { size: 10, face: paper.pick(['mono', 'narrow']) })
      page.t(44, y + numberRow + 66, `BIC  ${bic}`, { size: 9 })
      if (copies > 1) page.rule(20, y + 232, 575, '#999', 0.5)
    }
    if (copies === 1)
      page.para(
        44,
        300,
        510,
        'Ce relevé est destiné à être remis, sur leur demande, à vos créanciers ou débiteurs appelés à faire inscrire des opérations à votre compte (virements, paiement de quittances, etc.). Son utilisation vous garantit le bon enregistrement des opérations et vous évite des réclamations.',
        { size: 8 },
      )
    return [page.sheet()]
  },
}
