import { addDays, addYears } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { euros, frenchDates, openLedger } from '../forms.ts'
import { emblem, families, inks, initialsOf, openPage } from '../page.ts'
import { home, homeLines, nameOf, someone } from '../people.ts'

const insurers: readonly [trade: string, legal: string][] = [
  ['Assur’Toit', 'Mutuelle d’Assurance des Instituteurs de l’Est'],
  ['ARGOS', 'Argos Assurances Mutuelles'],
  ['lézard', 'Compagnie d’Assurances Lavoisier SA'],
  ['La Tutélaire', 'La Tutélaire IARD SA'],
  ['Mutuelle des Vignes', 'Caisse Régionale d’Assurances Mutuelles des Vignes'],
]

/** A French insurer's attestation: the insured in the window or in a sentence, an agent beside, the company in the small print. */
export const attestationHabitation: UnseenLayout = {
  name: 'attestation-habitation',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const ledger = openLedger(paper, paper.pick(frenchDates), paper.pick(euros))
    const { plain, day } = ledger
    const ink = paper.pick(inks)
    const page = openPage('a4', paper.pick(families))
    const [trade, legal] = paper.pick(insurers)
    const issuer = paper.put('issuer_name', legal)
    const dated = addDays(paper.today, -paper.between(1, 240))
    if (paper.chance(0.5)) emblem(paper, page, { x: 40, y: 24, size: 46, ink }, initialsOf(trade.toUpperCase()))
    else page.t(40, 56, trade, { size: 20, bold: true, color: ink })
    page.col(
      40,
      92,
      11,
      [
        paper.pick(['Votre agent général', 'Votre agence', 'Intermédiaire']),
        nameOf(someone(paper, 'FR'), 'surnameCaps'),
        ...homeLines(paper, home(paper, 'FR'), 'FR', true),
        paper.code('ORIAS 07 0## ###'),
      ],
      { size: 7.6, within: 240 },
    )
    const form = paper.pick(['surnameFirst', 'surnameCaps', 'plain', 'capitals'] as const)
    const people = paper.chance(0.3) ? [someone(paper, 'FR', 'F'), someone(paper, 'FR', 'M')] : [someone(paper, 'FR')]
    const names = people.map((one) => nameOf(one, form))
    const first = people[0] ?? someone(paper, 'FR')
    const polite = people.length > 1 ? '' : first.sex === 'F' ? 'Madame ' : 'Monsieur '
    const name = `${polite}${paper.put('document_holder_name', names.join('; '), names.join(' et '))}`
    const lines = ledger.address('address', homeLines(paper, home(paper, 'FR'), 'FR'))
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['########', 'HAB ### ### ###', '###.###.###', 'A######-##', '0########@'])),
    )
    const date = ledger.date('document_date', dated)
    const start = day(paper.chance(0.3) ? dated : addDays(dated, -paper.between(20, 300)))
    const end = day(addYears(dated, 1))
    const isWindow = paper.chance(0.6)
    if (isWindow) {
      page.t(320, 132, name, { size: 9.5, within: 240 })
      page.col(320, 145, 13, lines, { size: 9.5 })
    }
    page.t(
      297,
      222,
      paper.pick([
        'ATTESTATION D’ASSURANCE HABITATION',
        'Attestation d’assurance',
        'ATTESTATION MULTIRISQUE HABITATION',
        'Attestation de responsabilité civile vie privée',
        'Attestation Propriétaire / Locataire',
      ]),
      { size: 14, bold: true, align: 'middle', color: ink },
    )
    const word = paper.pick([
      'N° de contrat',
      'Contrat n°',
      'Police n°',
      'Numéro de contrat',
      'Réf. contrat',
      'N° sociétaire / contrat',
    ])
    if (isWindow) {
      page.para(
        40,
        250,
        515,
        paper.pick([
          `Nous soussignés, ${issuer}, certifions que le titulaire de la présente est garanti par le contrat ci-dessous pour la période du ${start} au ${end}.`,
          `${issuer} atteste que le logement désigné est assuré depuis le ${start}. Validité jusqu’au ${end}.`,
        ]),
        { size: 9.6 },
      )
      ;[
        [word, policy],
        [paper.pick(['Assuré', 'Souscripteur', 'Sociétaire']), names.join(' et ')],
        [
          'Situation du risque',
          paper.pick(['Appartement 3 pièces, 68 m²', 'Maison 5 pièces principales', 'Studio meublé']),
        ],
        ['Franchise', plain(15_000)],
      ].forEach(([label = '', value = ''], index) => page.t(52, 306 + index * 15, `${label} : ${value}`, { size: 9.2 }))
    } else {
      const said = [
        `Nous attestons que ${name}, demeurant ${lines.join(' ')}, est titulaire d’un contrat d’assurance habitation.`,
        `${issuer} certifie que ${name}, domicilié(e) ${lines.join(' ')}, a souscrit un contrat multirisque.`,
      ]
      page.para(40, 256, 515, paper.pick(said), { size: 10 })
      page.col(
        40,
        316,
        16,
        [`${word} ${policy}`, `Assureur : ${issuer}`, `Période de validité : du ${start} au ${end}`],
        { size: 9.6 },
      )
    }
    page.grid({ x: 40, y: 384, widths: [330, 185], leading: 15, rules: paper.pick(['all', 'rows']) }, [
      ['Garanties', 'Plafond'],
      ['Incendie - dégâts des eaux', plain(paper.between(20, 90) * 100_000)],
      ['Vol et vandalisme', plain(paper.between(5, 20) * 100_000)],
      ['Recours des voisins et des tiers', 'Acquise'],
    ])
    page.t(
      paper.pick([340, 40]),
      492,
      paper.pick([
        `Fait à ${paper.pick(['Niort', 'Metz', 'Rouen'])}, le ${date}`,
        `Le ${date}`,
        `Établie le ${date}`,
        `Date d’émission : ${date}`,
      ]),
    )
    page.para(
      40,
      530,
      515,
      'La présente attestation est valable sous réserve du paiement de la cotisation et n’implique qu’une présomption de garantie.',
      { size: 8 },
    )
    page.t(
      297,
      812,
      `${trade === legal.replace(' IARD SA', '') ? issuer : paper.pick([issuer, `${trade}, une marque de ${issuer}`])} - entreprise régie par le Code des assurances - ${paper.code('RCS Metz ### ### ###')}`,
      { size: 6.4, align: 'middle', within: 520 },
    )
    return [page.sheet()]
  },
}
