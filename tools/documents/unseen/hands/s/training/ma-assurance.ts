import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { clutter } from '../clutter.ts'
import { putHolder } from '../holder.ts'
import { tripleOf } from '../invent.ts'
import { day, dirhams, emblem, initialsOf, money, openPage, putAddress, putDay, recent } from '../kit.ts'
import { addressIn } from '../people.ts'

const insurers = [
  ['Wataniya Atlas', 'Compagnie Wataniya Atlas d’Assurances S.A.', '181, Bd d’Anfa, Casablanca'],
  ['SAMIR Assurances', 'Société d’Assurances Mutuelles du Rif', '16, rue Abou Inane, Rabat'],
  ['AxiMaroc', 'Aximaroc Assistance et Assurances S.A.', '120, avenue Hassan II, Casablanca'],
] as const
const intermediaries = [
  'Cabinet Assurances Tafilalet',
  'Bureau direct Gauthier',
  'Agence ASSUR’ SOUSS - code 4410',
] as const

/** A Moroccan insurance certificate or premium notice: insurer, intermediary and insured, guarantees, a stamp line with place and date. */
export const maAssurance: UnseenLayout = {
  name: 'ma-assurance',
  docType: 'insurance_statement',
  country: 'MA',
  form: 'page',
  draw(paper) {
    const page = openPage('a4', paper.pick(['narrow', 'sans', 'serif']))
    const [brand, legal, seat] = tripleOf(paper, insurers, 'ma insurer')
    const ink = paper.pick(['#0b5394', '#990000', '#38761d'])
    const issued = recent(paper, 3, 220)
    const start = paper.chance(0.4) ? issued : addDays(issued, paper.between(1, 12))
    const end = addDays(addYears(start, 1), -1)
    const pattern = paper.pick(['DD/MM/YYYY', 'DD-MM-YYYY', 'D MMMM YYYY'])
    const car = paper.chance(0.5)
    page.add(...emblem(paper, 40, 28, 42, ink, initialsOf(legal)))
    page.say(92, 54, brand, { size: 14, bold: true, color: ink })
    page.say(
      297,
      98,
      car
        ? paper.pick(['ATTESTATION D’ASSURANCE AUTOMOBILE', 'Conditions particulières - Automobile'])
        : paper.pick([
            'ATTESTATION D’ASSURANCE MULTIRISQUE HABITATION',
            'AVIS D’ÉCHÉANCE',
            'Appel de prime - Multirisque Habitation',
          ]),
      { size: 13, bold: true, align: 'middle' },
    )
    const { line } = putHolder(paper, 'MA', ['capitals', 'titled', 'surname first', 'comma', 'joint'], 'fr')
    const rows = putAddress(paper, addressIn(paper, 'MA'))
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['2026.###.######', '40######', 'A ### ### / 26', '0##-#######-1'])),
    )
    const dated = putDay(paper, 'document_date', issued, pattern, 'fr')
    const boxed = paper.chance(0.5)
    const facts = [
      [paper.pick(['N° de police', 'Police n°', 'Contrat N°', 'Numéro de contrat']), policy],
      ['Intermédiaire', paper.pick(intermediaries)],
      ['Effet', day(start, 'DD/MM/YYYY')],
      ['Échéance', day(end, 'DD/MM/YYYY')],
    ] as const
    if (boxed) {
      facts.forEach(([caption, value], index) =>
        page.cell(40 + (index % 2) * 130, 124 + Math.floor(index / 2) * 32, 130, 30, caption, value, {
          size: 7.2,
          color: ink,
        }),
      )
      page.cell(
        310,
        124,
        245,
        18 + 14 * (rows.length + 1),
        paper.pick(['Souscripteur / Assuré', 'ASSURÉ', 'Nom et adresse du souscripteur']),
        '',
        { color: ink },
      )
      page.stack(316, 146, [line, ...rows], { size: 9.2 })
    } else {
      page.stack(320, 130, [line, ...rows], { size: 9.6 })
      page.pairs(40, 290, 130, facts, { size: 8.4, leading: 14 })
    }
    page.wrap(
      40,
      224,
      515,
      `La compagnie ${paper.pick(['soussignée certifie', 'certifie par la présente', 'atteste'])} que le souscripteur désigné ci-dessus est garanti pour la période du ${day(start, pattern, 'fr')} au ${day(end, pattern, 'fr')}, dans les limites des conditions générales et particulières.`,
      { size: 9.2, leading: 14 },
    )
    const rowsOf = car
      ? ['Responsabilité civile', 'Défense et recours', 'Vol et incendie', 'Bris de glaces', 'Assistance 0 km']
      : [
          'Incendie et explosions',
          'Dégâts des eaux',
          'Vol',
          'Responsabilité civile chef de famille',
          'Événements catastrophiques (loi 110-14)',
        ]
    const premiums = rowsOf.map(() => paper.between(9000, 140000))
    page.fill(40, 282, 515, 16, ink)
    page.grid(293, [46, -400, -545], [['Garanties', 'Franchise', 'Prime nette']], {
      size: 8.4,
      bold: true,
      color: '#ffffff',
    })
    const below = page.grid(
      316,
      [46, -400, -545],
      rowsOf.map((name, index) => [
        name,
        paper.pick(['Néant', '10 % min 500 DH', '-']),
        money(premiums[index] ?? 0, dirhams),
      ]),
      { size: 8.8, leading: 17 },
    )
    const net = premiums.reduce((sum, cents) => sum + cents, 0)
    const tax = Math.round(net * 0.14)
    page.rule(40, 555, below - 9, ink)
    page.pairs(
      300,
      545,
      below + 6,
      [
        ['Prime nette', money(net, dirhams)],
        ['Taxes et timbres', money(tax, dirhams)],
        ['Prime totale TTC', money(net + tax, dirhams)],
      ],
      { size: 9, bold: true },
    )
    page.say(
      46,
      below + 6,
      car
        ? `Véhicule : ${paper.pick(['Dacia Sandero', 'Peugeot 208', 'Renault Express'])}  ${paper.code('#####')}-A-${paper.between(1, 80)}`
        : 'Usage : habitation principale',
      { size: 8.8 },
    )
    page.wrap(
      40,
      below + 70,
      515,
      'Sinistre : à déclarer dans les cinq jours. Cette attestation n’implique qu’une présomption de garantie à la charge de l’assureur. Toute surcharge ou rature entraîne sa nullité. Art. 21 et 22 du Code des assurances : à défaut de paiement de la prime dans les dix jours, la garantie est suspendue vingt jours après la mise en demeure.',
      { size: 8 },
    )
    page.say(
      340,
      below + 140,
      paper.pick([
        `Fait à Casablanca, le ${dated}`,
        `Délivrée à Rabat le ${dated}`,
        `Date d’établissement : ${dated}`,
        `Émis le ${dated}`,
      ]),
      { size: 9 },
    )
    page.say(
      340,
      below + 154,
      paper.pick(['P/ la Compagnie, cachet et signature', 'Cachet de l’intermédiaire', 'Le Directeur Technique']),
      { size: 8 },
    )
    paper.put('issuer_name', legal)
    page.wrap(
      40,
      796,
      515,
      `${legal}, ${paper.pick(['entreprise régie par la loi n° 17-99, ', 'au capital de 600 000 000 DH, '])}${seat}, R.C. ${paper.code('1#####')}`,
      { size: 6.8 },
    )
    clutter(paper, page, { x: 40, right: 555, top: below + 190, bottom: 784 }, 'fr')
    return [page.sheet()]
  },
}
