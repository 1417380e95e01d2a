import { addDays, monthEnd } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const houses: readonly [trade: string, legal: string][] = [
  ['Séquoia Vie', 'Compagnie d’Assurances Lavoisier Vie SA'],
  ['Patrimea', 'Patrimea Gestion Privée SAS'],
  ['Bourse Facile', 'Banque Saint-Aubin SA'],
  ['AVENIR ÉPARGNE', 'Mutuelle Épargne des Arts et Métiers'],
  ['Cèdre & Associés', 'Société de Bourse Duquesnoy SA'],
]

/** A French savings statement: life insurance, PEA or securities account; the value as a sentence, a box or a total line. */
export const epargneFrance: UnseenLayout = {
  name: 'epargne-france',
  docType: 'investment_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const [trade, legal] = paper.pick(houses)
    const dated = paper.chance(0.5)
      ? monthEnd(paper.today, paper.between(1, 9))
      : addDays(paper.today, -paper.between(3, 250))
    if (paper.chance(0.5)) emblem(paper, page, { x: 40, y: 24, size: 46, ink }, initialsOf(trade))
    else page.t(40, 56, trade, { size: 19, bold: true, color: ink })
    const holder = someone(paper, 'FR')
    const name = nameOf(holder, paper.pick(['surnameFirst', 'surnameCaps', 'capitals', 'plain']))
    const polite = holder.sex === 'F' ? 'Madame' : 'Monsieur'
    page.t(
      320,
      126,
      `${paper.pick(['', `${polite} `, holder.sex === 'F' ? 'Mme ' : 'M. '])}${paper.put('document_holder_name', name)}`,
      { size: 9.5, within: 240 },
    )
    page.col(320, 139, 13, ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR')), { size: 9.5 })
    const date = ledger.date('document_date', dated)
    page.t(
      40,
      216,
      paper.pick([
        `Situation au ${date}`,
        `Relevé de situation au ${date}`,
        `Votre relevé annuel - arrêté au ${date}`,
        `État de votre portefeuille au ${date}`,
        `Relevé établi le ${date}`,
      ]),
      { size: 13, bold: true, color: ink },
    )
    const account = paper.put(
      'account_number',
      paper.code(paper.pick(['########', 'SV ### ### ###', '#####.#####.##', '0########-##', 'AV-######'])),
    )
    const type = paper.put(
      'account_type',
      paper.pick([
        'Assurance-vie',
        'PEA',
        'Compte-titres ordinaire',
        'Plan d’épargne retraite',
        'PEA-PME',
        'Contrat de capitalisation',
      ]),
    )
    const facts = [
      `${paper.pick(['N° de contrat', 'Contrat n°', 'Numéro de compte', 'N° de compte titres', 'Référence contrat'])} : ${account}`,
      `${paper.pick(['Type de contrat', 'Nature du compte', 'Enveloppe', 'Produit'])} : ${type}`,
      `${paper.pick(['Date d’effet', 'Ouverture'])} : ${day(addDays(dated, -paper.between(400, 6_000)))}`,
      `${paper.pick(['Votre conseiller', 'Conseil', 'Intermédiaire'])} : ${nameOf(someone(paper, 'FR'), 'plain')}`,
    ]
    const where = paper.pick([104, 240])
    page.col(40, where, 13, facts, { size: 8.4, within: 260 })
    const funds = [
      'Fonds en euros Sérénité',
      'UC Actions Europe ISIN FR0010######',
      'UC Immobilier SCPI Cristal',
      'Obligations Monde Part C',
      'ETF World PEA',
    ]
      .slice(0, paper.between(2, 5))
      .map((label) => ({ label: paper.code(label.replaceAll('@', 'a')), cents: paper.between(30_000, 4_200_000) }))
    const value = funds.reduce((sum, { cents }) => sum + cents, 0)
    const market = ledger.money('market_value', value)
    const shape = paper.between(0, 2)
    const word = paper.pick([
      'Valeur de rachat',
      'Valorisation totale',
      'Épargne constituée',
      'Valeur du contrat',
      'Valeur totale du portefeuille',
      'Montant de votre épargne',
      'Évaluation globale',
    ])
    if (shape === 0)
      page.para(
        40,
        310,
        515,
        paper.pick([
          `${polite}, à cette date, la valeur de votre contrat s’élève à ${market}.`,
          `${polite} ${holder.surname}, votre épargne atteint ${market}, toutes plus-values comprises.`,
        ]),
        { size: 10.5 },
      )
    if (shape === 1) page.cell([40, 296, 250, 40], word, market, { size: 14, bold: true })
    const isTotal = shape === 2
    const bottom = page.grid(
      {
        x: 40,
        y: 350,
        widths: [255, 80, 90, 90],
        right: [1, 2, 3],
        leading: 17,
        size: 8,
        rules: paper.pick(['all', 'rows', 'none']),
      },
      [
        [
          paper.pick(['Supports', 'Valeurs', 'Désignation']),
          'Quantité',
          paper.pick(['Cours', 'Prix de revient']),
          paper.pick(['Montant', 'Valorisation', 'Évaluation']),
        ],
        ...funds.map(({ label, cents }) => [label, paper.code('#,####'), plain(Math.round(cents / 9)), plain(cents)]),
        [isTotal ? word : 'Total', '', '', isTotal ? market : plain(value)],
      ],
    )
    page.col(
      40,
      bottom + 24,
      13,
      [
        `Versements nets cumulés : ${plain(Math.round(value * 0.82))}`,
        `Plus-value latente : ${plain(value - Math.round(value * 0.82))}`,
      ],
      { size: 8.4 },
    )
    page.para(
      40,
      bottom + 66,
      515,
      `Les performances passées ne préjugent pas des performances futures. Clause bénéficiaire : mon conjoint, à défaut mes enfants. Prochain relevé en ${paper.pick(['janvier', 'avril'])} prochain.`,
      { size: 7.6 },
    )
    const owner = paper.put('issuer_name', legal)
    page.t(
      297,
      812,
      paper.pick([
        `${owner} - ${paper.code('RCS Paris ### ### ###')} - agréée par l’ACPR`,
        `${trade} est un produit de ${owner}, ${paper.between(1, 80)} rue Laffitte, 75009 Paris`,
        `${trade} est une marque de ${owner}`,
      ]),
      { size: 6.4, align: 'middle', within: 520 },
    )
    return [page.sheet()]
  },
}
