import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const funds = [
  'Caisse de Retraite Complémentaire du Bâtiment Ouest',
  'Agence Retraite du Val-Ligérien',
  'Institution de Prévoyance et Retraite Ségur',
  'Caisse Autonome des Médecins de Province',
  'Mutuelle Retraite des Arts et Métiers',
  'Caisse d’Assurance Retraite du Massif Central',
]

/** A French pension fund's attestation or title: the insured's number, months paid in a table or the pension in a sentence. */
export const retraiteFrance: UnseenLayout = {
  name: 'retraite-france',
  docType: 'pension_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const issuer = paper.put('issuer_name', paper.pick(funds))
    const dated = addDays(paper.today, -paper.between(2, 260))
    const isFoot = paper.chance(0.6)
    emblem(paper, page, { x: paper.pick([40, 500]), y: 24, size: 46, ink }, initialsOf(issuer))
    if (!isFoot) page.para(94, 44, 190, issuer, { size: 11, bold: true, color: ink })
    const holder = someone(paper, 'FR')
    const name = paper.put(
      'document_holder_name',
      nameOf(holder, paper.pick(['surnameFirst', 'surnameCaps', 'capitals', 'plain'])),
    )
    const polite = holder.sex === 'F' ? 'Madame' : 'Monsieur'
    page.t(320, 130, `${paper.pick(['', `${polite} `, holder.sex === 'F' ? 'MME ' : 'M '])}${name}`, {
      size: 9.5,
      within: 240,
    })
    page.col(320, 143, 13, homeLines(paper, home(paper, 'FR'), 'FR'), { size: 9.5 })
    page.col(
      40,
      116,
      13,
      [
        `${paper.pick(['N° de sécurité sociale', 'N° SS', 'Votre numéro :'])} ${holder.sex === 'F' ? 2 : 1} ${paper.code('4# 0# ## ### ###')}`,
        `${paper.pick(['Dossier', 'N° allocataire', 'Réf.'])} ${paper.code('#######@')}`,
        `${paper.pick(['Dossier suivi par', 'Votre interlocuteur :', 'Affaire suivie par'])} ${nameOf(someone(paper, 'FR'), 'plain')}`,
      ],
      { size: 8, within: 260 },
    )
    const date = ledger.date('document_date', dated)
    page.t(
      paper.pick([320, 40]),
      212,
      paper.pick([
        `Le ${date}`,
        `${paper.pick(['Nantes', 'Limoges', 'Angers'])}, le ${date}`,
        `Date d’édition : ${date}`,
        `Fait le ${date}`,
      ]),
    )
    page.t(
      40,
      240,
      paper.pick([
        'ATTESTATION DE PAIEMENT',
        'Attestation de versement de pension',
        'Notification de retraite',
        'Relevé de vos paiements',
        'Titre de pension',
      ]),
      { size: 14, bold: true, color: ink },
    )
    const monthly = paper.between(28_000, 290_000)
    const month = ledger.money('monthly_amount', monthly)
    const isYear = paper.chance(0.6)
    const year = isYear ? ledger.money('annual_income', monthly * 12) : ''
    const shape = paper.between(0, 2)
    if (shape === 0) {
      page.para(
        40,
        268,
        515,
        paper.pick([
          `Nous attestons que ${polite} ${name} perçoit une retraite d’un montant mensuel de ${month}.`,
          `${polite} ${name} bénéficie d’une pension de retraite personnelle. Montant mensuel versé : ${month}.`,
          `La somme mensuelle qui est payée à ${polite} ${name} est de ${month}.`,
        ]) + (isYear ? ` Soit un montant annuel de ${year}.` : ''),
        { size: 10 },
      )
      page.para(
        40,
        330,
        515,
        'Cette attestation est délivrée pour servir et valoir ce que de droit. Toute fausse déclaration est passible de sanctions (article L. 114-13 du code de la sécurité sociale).',
        { size: 9 },
      )
    } else if (shape === 1) {
      const facts: [string, string][] = [
        [paper.pick(['Montant mensuel', 'Pension mensuelle', 'Versement mensuel', 'Mensualité']), month],
        ...(isYear
          ? [[paper.pick(['Montant annuel', 'Total annuel', 'Pension annuelle']), year] satisfies [string, string]]
          : []),
        ['Trimestres retenus', String(paper.between(120, 178))],
        ['Point de départ', day(addDays(dated, -paper.between(100, 4_000)))],
      ]
      facts.forEach(([label, value], index) =>
        page.cell([40 + (index % 2) * 258, 258 + Math.floor(index / 2) * 36, 258, 36], label, value, { size: 11 }),
      )
    } else {
      const rows = [1, 2, 3, 4].map((back) => [
        day(addDays(dated, -30 * back)),
        plain(Math.round(monthly * 1.1)),
        plain(Math.round(monthly * 1.1) - monthly),
        plain(monthly),
      ])
      page.grid(
        {
          x: 40,
          y: 256,
          widths: [125, 130, 130, 130],
          right: [1, 2, 3],
          leading: 16,
          rules: paper.pick(['all', 'rows']),
        },
        [['Date de paiement', 'Avant prélèvements', 'Prélèvements', 'Versé'], ...rows],
      )
      page.t(
        40,
        364,
        `${paper.pick(['Montant mensuel en cours', 'Montant mensuel net versé', 'Votre retraite mensuelle'])} : ${month}`,
        { size: 10, bold: true },
      )
      if (isYear)
        page.t(40, 380, `${paper.pick(['Montant annuel', 'Soit par an', 'Total sur douze mois'])} : ${year}`, {
          size: 10,
        })
    }
    page.para(
      40,
      420,
      515,
      `Le paiement est effectué au compte FR76 **** **** ${paper.code('####')}. En cas de changement de coordonnées, connectez-vous à votre espace personnel.`,
      { size: 8 },
    )
    page.col(340, 480, 12, [
      paper.pick(['Le directeur', 'La directrice', 'Pour le directeur']),
      nameOf(someone(paper, 'FR'), 'surnameCaps'),
    ])
    page.t(
      297,
      812,
      isFoot
        ? `${issuer} - ${paper.pick(['institution régie par le code de la sécurité sociale', 'organisme de droit privé'])} - ${paper.code('CS #####')}, 49938 Angers Cedex 9`
        : 'Membre du GIE Retraites - www.retraite.example',
      { size: 6.6, align: 'middle', within: 520 },
    )
    return [page.sheet()]
  },
}
