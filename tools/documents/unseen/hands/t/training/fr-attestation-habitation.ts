import { addDays, addYears } from '../../../../calendar.ts'
import { box, text } from '../../../../drawing/sheet.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { a4, column, day, emblem, putAddress, putDate, sayAddress } from '../kit.ts'
import { another, home, somebody, titled } from '../people.ts'

const insurers = [
  ['Mutuelle d’assurance des Cévennes', 'MAC', '#005f73'],
  ['Assurances Corail S.A.', 'Corail', '#e85d04'],
  ['Prévalis Assurances Mutuelles', 'Prévalis', '#3a0ca3'],
] as const

/** A home insurance certificate: the agent’s block above, the insurer in a sentence and the foot, two insured persons, dates of cover beside that of issue. */
export const frAttestationHabitation: UnseenLayout = {
  name: 'fr-attestation-habitation',
  docType: 'insurance_statement',
  country: 'FR',
  form: 'page',
  draw(paper) {
    const [who, [insurer, short, color]] = [somebody(paper, 'FR'), paper.pick(insurers)]
    const [mate, agent] = [another(paper, 'FR', who), another(paper, 'FR', who)]
    const written = addDays(paper.today, -paper.between(1, 90))
    const look = paper.pick(['fr', 'dmy', 'dmy', 'dots'] as const)
    const start = addDays(written, -paper.between(0, 200))
    const cover = `${day(start, look)} au ${day(addDays(addYears(start, 1), -1), look)}`
    const isJoint = paper.chance(0.35)
    const one = `${titled(who, 'FR')} ${who.french}`
    const shown = isJoint ? `${one} et ${titled(mate, 'FR')} ${mate.french}` : one
    if (isJoint) paper.put('document_holder_name', `${who.french}; ${mate.french}`, shown)
    else paper.put('document_holder_name', who.french)
    const lines = home(paper, 'FR')
    const policy = paper.put(
      'policy_number',
      paper.code(paper.pick(['########', '@@ ######', '#### ### ### ##', 'MRH-#######'])),
    )
    const company = paper.put('issuer_name', insurer)
    const isWindow = paper.chance(0.6)
    const top = column(45, 96, 240, { size: 8.5 }).list([
      `Votre agent : ${agent.full}`,
      '27 cours des Halles',
      `ORIAS ${paper.code('## ### ###')}`,
      paper.pick([
        `Contrat n° ${policy}`,
        `N° de contrat : ${policy}`,
        `Votre contrat ${policy}`,
        `Sociétaire / police : ${policy}`,
      ]),
    ])
    const window = isWindow
      ? column(320, 140, 230, { size: 10 }).list([
          ...(isJoint ? [one, `${titled(mate, 'FR')} ${mate.french}`] : [one]),
          ...putAddress(paper, lines),
        ]).marks
      : []
    const body = column(45, 255, 505, { size: 10, leading: 1.6, face: paper.pick(['sans', 'narrow']) })
    body
      .say(
        paper.pick([
          'ATTESTATION D’ASSURANCE HABITATION',
          'Attestation d’assurance',
          'ATTESTATION MULTIRISQUE HABITATION',
        ]),
        { size: 14, face: 'sans-bold', color },
      )
      .gap(10)
    const risk = isWindow && paper.chance(0.5) ? 'à l’adresse ci-dessus' : `au ${sayAddress(paper, lines)}`
    body
      .say(
        paper.pick([
          `Nous soussignés, ${company}, attestons que ${shown} a souscrit un contrat multirisque habitation garantissant le logement situé ${risk}.`,
          `${company} certifie assurer ${shown} en qualité de ${paper.pick(['locataire', 'propriétaire occupant'])} du logement sis ${risk}, pour la période du ${cover}.`,
          `Par la présente, ${company} atteste que ${shown} est titulaire d’un contrat couvrant ses responsabilités d’occupant d’un appartement de ${paper.between(2, 6)} pièces ${risk}.`,
        ]),
      )
      .gap(8)
      .list([
        'Garanties : incendie, dégât des eaux, vol, bris de glace, responsabilité civile vie privée.',
        `Période de validité : du ${cover}.`,
        'Franchise : 150,00 €. Capital mobilier : 22 000 €.',
      ])
      .gap(8)
    body
      .say(
        'La présente attestation n’implique qu’une présomption de garantie et ne peut engager l’assureur au-delà des clauses du contrat.',
        { size: 8 },
      )
      .gap(14)
    body
      .say(
        `${paper.pick(['Fait à Niort, le', 'Le', 'Établie le', 'Fait pour valoir ce que de droit, le'])} ${putDate(paper, 'document_date', written, look)}`,
      )
      .say('Pour la société, le Directeur général')
    const foot = column(45, 795, 505, { size: 6.6, color: '#555' }).say(
      `${company}, entreprise régie par le code des assurances - ${paper.pick(['8 place de la Comédie 30000 Nîmes', '2 quai Nord 79000 Niort'])} - SIREN ${paper.code('### ### ###')} - Cotisation annuelle réglée par prélèvement.`,
    )
    return [
      a4(
        [
          ...emblem(45, 34, 46, short.slice(0, 3), color, paper.pick(['disc', 'peak', 'square', 'ring'])),
          text(550, 60, short, { size: 18, face: 'sans-bold', color, align: 'right' }),
          box(45, 245, 505, 2, { fill: color }),
          ...top.marks,
          ...window,
          ...body.marks,
          ...foot.marks,
        ],
        'SPÉCIMEN',
      ),
    ]
  },
}
