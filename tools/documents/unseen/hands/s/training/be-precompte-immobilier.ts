import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { belgianEuros, belgianIban, day, emblem, money, openPage, putAddress, putDay, putMoney, split } from '../kit.ts'
import { addressIn, someone } from '../people.ts'

const offices = [
  'Administration fiscale du Hainaut-Meuse',
  'Service public régional Fiscalité Ardenne-Condroz',
  'Receveur régional du Brabant méridional',
  'Fiscalité immobilière de la Région centrale',
] as const

/** A Belgian property tax notice: a formal extract of the roll, article number, cadastral income, additional centimes, transfer details. */
export const bePrecompteImmobilier: UnseenLayout = {
  name: 'be-precompte-immobilier',
  docType: 'property_tax_bill',
  country: 'EU',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'serif', 'sans']))
    const office = paper.put('issuer_name', paper.pick(offices))
    const year = paper.pick([2025, 2026])
    const issued = addDays(`${year}-${paper.pick(['07', '08', '09'])}-02`, paper.between(0, 24))
    const pattern = paper.pick(['DD/MM/YYYY', 'D MMMM YYYY', 'DD.MM.YYYY'])
    page.add(...emblem(paper, 40, 30, 32, paper.pick(['#c1121f', '#1d3557', '#444444']), ''))
    const stamp = paper.chance(0.5)
    page.stack(
      82,
      42,
      stamp
        ? ['Direction de la perception', 'Avenue Gouverneur Bovesse 29', '5100 Jambes']
        : [office, 'Avenue Gouverneur Bovesse 29', '5100 Jambes'],
      { size: 8 },
    )
    page.say(
      297,
      96,
      paper.pick(['AVERTISSEMENT-EXTRAIT DE RÔLE', 'Avertissement-extrait de rôle', 'AVIS D’IMPOSITION']),
      { size: 14, bold: true, align: 'middle' },
    )
    page.say(
      297,
      112,
      `Précompte immobilier – ${paper.pick(['exercice d’imposition', 'Exercice', 'année'])} ${paper.put('tax_year', String(year))}`,
      { size: 10, align: 'middle' },
    )
    const { line } = putHolder(paper, 'BE', ['surname first', 'titled', 'joint', 'comma', 'plain'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'BE'))
    page.stack(320, 146, [line, ...rows], { size: 9.8 })
    const agent = someone(paper, 'BE')
    const dated = putDay(paper, 'document_date', issued, pattern, 'fr')
    page.stack(
      40,
      140,
      [
        `${paper.pick(['Date d’envoi :', 'Envoyé le', 'Date de l’avertissement :', 'Expédié le'])} ${dated}`,
        `${paper.pick(['Article du rôle :', 'Numéro d’article', 'Art. de rôle'])} ${paper.put('roll_number', paper.code(paper.pick(['7#######2', '6## ### ###', '8########'])))}`,
        `Rôle rendu exécutoire le ${day(addDays(issued, -paper.between(3, 9)), pattern, 'fr')}`,
        `N° national ${paper.code('6#.0#.1#-###.##')}`,
        `Agent traitant : ${agent.given} ${agent.surname}`,
      ],
      { size: 8.3, leading: 14 },
    )
    const total = paper.between(38000, 240000)
    const parts = split(paper, total, 3)
    const income = paper.between(400, 2400)
    page.fill(40, 230, 515, 16, '#e7e7e7')
    page.grid(241, [46, 190, -400, -545], [['Situation du bien', 'Division cadastrale', 'R.C. indexé', 'Impôt']], {
      size: 8,
      bold: true,
    })
    page.grid(
      262,
      [46, 190, -400, -545],
      [
        [
          rows.length > 2 ? (rows[0] ?? '') : 'voir adresse',
          `${paper.code('52###')} section ${paper.pick(['A', 'B', 'C'])} ${paper.code('###@')}`,
          `${income},00`,
          '',
        ],
      ],
      { size: 8.3 },
    )
    const below = page.pairs(
      46,
      545,
      290,
      [
        ['Part régionale', money(parts[0] ?? 0, belgianEuros)],
        [`Part provinciale (${paper.between(1200, 1700)} centimes additionnels)`, money(parts[1] ?? 0, belgianEuros)],
        [`Part communale (${paper.between(2200, 3200)} centimes additionnels)`, money(parts[2] ?? 0, belgianEuros)],
        ['Réduction pour enfants à charge', money(0, belgianEuros)],
      ],
      { size: 9, leading: 18 },
    )
    page.rule(40, 555, below - 8)
    page.pairs(
      46,
      545,
      below + 8,
      [
        [
          paper.pick(['MONTANT À PAYER', 'Total à payer', 'Solde à payer', 'Vous devez payer', 'Montant dû']),
          putMoney(paper, 'amount_due', total, belgianEuros),
        ],
      ],
      { size: 11.5, bold: true },
    )
    page.say(
      46,
      below + 30,
      `${paper.pick(['À payer au plus tard le', 'Date limite de paiement :', 'avant le'])} ${day(addDays(issued, 62), pattern, 'fr')}`,
      { size: 9.5 },
    )
    page.stack(
      46,
      below + 58,
      [
        `Compte : ${belgianIban(paper)}   BIC PCHQBEBB`,
        `Bénéficiaire : ${stamp ? office : 'Perception – recettes'}`,
        `Communication : +++${paper.code('###/####/#####')}+++`,
      ],
      { size: 9, leading: 15 },
    )
    page.wrap(
      40,
      below + 124,
      515,
      'Vous disposez d’un délai d’un an à partir du troisième jour ouvrable qui suit la date d’envoi pour introduire une réclamation motivée. La réclamation ne suspend pas l’obligation de payer. Propriétaires indivis : chacun est tenu au paiement. Si vous avez vendu le bien après le 1er janvier, l’impôt reste dû par vous.',
      { size: 8 },
    )
    page.say(40, 806, stamp ? `Éditeur responsable : ${office}` : 'PI-2 F', { size: 7 })
    clutter(paper, page, { x: 40, right: 555, top: below + 196, bottom: 790 }, 'fr')
    return [page.sheet()]
  },
}
