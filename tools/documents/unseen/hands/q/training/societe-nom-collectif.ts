import { addDays } from '../../../../calendar.ts'
import type { UnseenLayout } from '../../../layout.ts'
import { grid, signLines } from '../blocks.ts'
import { need, openFlow, pair, para, rule, sheetsOf } from '../flow.ts'
import { office } from '../firms.ts'
import { crowd, enumerated, listed } from '../people.ts'
import { address } from '../places.ts'
import { amount, putDate } from '../wording.ts'

const stems = [
  'Boulangerie du Coteau',
  'Studio Filigrane',
  'Ferme des Trois Ruisseaux',
  'Ébénisterie Nord-Sud',
  'Clinique vétérinaire du Lac',
  'Traiteur Safran & Sel',
  'Arpenteurs de la Vallée',
  'Auberge du Phare',
]

/** A Québec contract of partnership: associés before the firm's name, contributions in a table or in clauses. */
export const societeNomCollectif: UnseenLayout = {
  name: 'societe-nom-collectif',
  docType: 'partnership_agreement',
  country: 'QC',
  form: 'page',
  draw(paper) {
    const people = crowd(paper, 'QC', paper.between(2, 4))
    const flow = openFlow(paper, { size: 'letter', faces: ['sans', 'serif', 'narrow'], letter: [9, 10.5] })
    const partners = listed(paper, 'partners', people, paper.pick(['upperLast', 'plain', 'upper', 'lastFirst']))
    const when = putDate(
      paper,
      'document_date',
      addDays(paper.today, -paper.between(30, 3500)),
      paper.pick(['frLong', 'iso', 'frLong', 'frWords'] as const),
    )
    const firm = paper.put(
      'legal_name',
      `${paper.pick(stems)}${paper.pick([' S.E.N.C.', ', s.e.n.c.r.l.', ' enr. (S.E.N.C.)', ' & Associés S.E.N.C.'])}`,
    )
    const town = address(paper, 'QC')[1].split(' (')[0] ?? ''
    para(
      flow,
      paper.pick([
        'CONTRAT DE SOCIÉTÉ EN NOM COLLECTIF',
        'CONVENTION ENTRE ASSOCIÉS',
        'CONTRAT DE SOCIÉTÉ',
        'Convention de société en nom collectif',
      ]),
      { size: 14, bold: true, align: paper.pick(['left', 'middle']), after: 6 },
    )
    if (paper.chance(0.5)) para(flow, firm, { size: 12, align: 'middle', after: 8 })
    rule(flow)
    const mode = paper.pick(['entre', 'fiche', 'table'] as const)
    const units = paper.between(10, 60) * 10_000
    if (mode === 'entre') {
      para(flow, paper.pick([`INTERVENU à ${town}, le ${when}`, `Contrat conclu le ${when} à ${town}`]), { after: 8 })
      para(flow, 'ENTRE', { bold: true })
      for (const [index, one] of partners.entries()) {
        para(
          flow,
          `*${one}*, ${paper.pick(['ébéniste', 'boulanger', 'vétérinaire', 'gestionnaire'])}, domicilié au ${address(paper, 'QC').join(', ')}, ci-après « ${paper.pick(['l’associé', 'Associé'])} ${index + 1} »`,
          { x: flow.left + 26 },
        )
        if (index < partners.length - 1) para(flow, 'ET', { bold: true })
      }
    } else if (mode === 'fiche') {
      pair(flow, 'Nom de la société :', `*${firm}*`)
      pair(flow, 'Date du contrat :', when)
      pair(flow, paper.pick(['Associés :', 'Noms des associés :']), enumerated(partners, 'et'))
      pair(flow, 'Principal établissement :', address(paper, 'QC').join(', '), { after: 12 })
    } else {
      para(
        flow,
        `Le ${when}, les soussignés conviennent d’exercer en commun, sous le nom *${firm}*, l’activité décrite ci-après.`,
      )
      grid(
        flow,
        [
          { title: paper.pick(['Associé', 'Nom de l’associé']), share: 3 },
          { title: 'Apport', share: 3 },
          { title: 'Valeur', share: 2, align: 'right' },
        ],
        partners.map((one, index) => [
          one,
          paper.pick(['en argent', 'en biens (outillage)', 'en connaissances et activités']),
          amount(units * (index + 1), 'QC'),
        ]),
        { look: paper.pick(['boxes', 'rules', 'bands']), size: flow.letter },
      )
    }
    const clauses = [
      mode === 'entre'
        ? `NOM. La société exerce son activité sous le nom de *${firm}*.`
        : 'NOM. Le nom ne peut être modifié que du consentement unanime.',
      'OBJET. Les associés, dans un esprit de collaboration, conviennent d’exploiter une entreprise, d’y contribuer par la mise en commun de biens et de partager les bénéfices pécuniaires qui en résultent.',
      mode === 'table'
        ? 'APPORTS. Les apports sont ceux indiqués ci-dessus.'
        : `APPORTS. Chacun des associés apporte la somme de ${amount(units, 'QC')}.`,
      'PARTAGE. Les bénéfices et les pertes sont partagés en parts égales à la fin de chaque exercice, le 31 décembre.',
      'GESTION. Chaque associé peut lier la société dans le cours des activités; tout engagement de plus de 5 000 $ requiert deux signatures.',
      'CESSION. Un associé ne peut céder sa part à un tiers sans le consentement des autres, qui ont un droit de préemption.',
      'IMMATRICULATION. La déclaration d’immatriculation est produite au Registraire des entreprises dans les 60 jours.',
    ]
    for (const [index, clause] of clauses.entries())
      if (index < 3 || paper.chance(0.75)) para(flow, `${index + 1}. ${clause}`, { after: 8 })
    need(flow, 100)
    para(
      flow,
      paper.pick([
        'ET LES ASSOCIÉS ONT SIGNÉ :',
        'EN FOI DE QUOI, les parties ont signé en autant d’exemplaires que de parties.',
        'Signatures',
      ]),
      { bold: true, after: 2 },
    )
    signLines(
      flow,
      partners.map((one) => [one, 'associé']),
    )
    return sheetsOf(
      flow,
      [`${paper.chance(0.5) ? `Préparé par ${office(paper, 'QC')} – ` : ''}SPÉCIMEN – page {page}`],
      paper.pick(['left', 'middle', 'right']),
    )
  },
}
